import { expect, test } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { masked, openCodes, readCode } from './support/codes.ts';
import { baseUrl } from './support/people.ts';
import { dialog, line, notice } from './support/screen.ts';
import { enterAs, keepLogin } from './support/session.ts';

test('ACCT-05 SMS-01 SMS-02 SMS-03 FRT-24 a person proves the phone of the login, and binds another', async ({ page, browser }, {
  retry,
}) => {
  // Another try needs a phone that waits for no code.
  const [username, name, phone] = retry === 0 ? ['tax', '税务小何', '19800001008'] : ['cs', '客服小罗', '19800001009'];
  const newPhone = `1980002123${retry}`;
  const admin = await openCodes(browser);
  expect(await violations(admin)).toEqual([]);

  await enterAs(page, username);
  const openIt = async () => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: '绑定手机' }).click();
  };
  await openIt();
  const proof = dialog(page, '安全验证');
  await expect(proof).toContainText(`请先验证当前手机号 ${masked(phone)}`);
  await proof.getByRole('button', { name: '确定' }).click();
  await expect(proof.getByRole('alert')).toHaveText('不能为空!');
  await proof.getByRole('button', { name: '获取验证码' }).click();
  const wait = proof.getByRole('button', { name: /^1(20|1\d) 秒后重新获取$/ });
  await expect(wait).toBeDisabled();
  const code = await readCode(admin, phone);
  const wrong = code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
  await proof.getByRole('textbox', { name: /短信验证码/ }).fill(wrong);
  await proof.getByRole('button', { name: '确定' }).click();
  await expect(proof.getByRole('alert')).toHaveText('验证码错误');
  await expect(notice(page, '验证码错误')).toBeVisible();
  await proof.getByRole('textbox', { name: /短信验证码/ }).fill(code);
  await proof.getByRole('button', { name: '确定' }).click();

  const form = dialog(page, '绑定手机');
  await expect(form).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: '取消' }).click();
  // The code that was right a moment ago is checked silently: nobody is asked again.
  await openIt();
  await expect(form).toBeVisible();
  await expect(proof).toHaveCount(0);
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form.getByText('手机号格式不正确')).toBeVisible();
  await expect(form.getByText('不能为空!')).toBeVisible();

  // A number that the local adapter calls out of service: the wait is over at once.
  await form.getByRole('textbox', { name: /新手机号/ }).fill('19800020000');
  await form.getByRole('button', { name: '获取验证码' }).click();
  const prompt = dialog(page, '系统提示');
  await expect(prompt).toContainText('短信发送失败：号码无法接收短信');
  await prompt.getByRole('button', { name: '确定' }).click();
  await expect(form.getByRole('button', { name: '获取验证码' })).toBeEnabled();

  await form.getByRole('textbox', { name: /新手机号/ }).fill(newPhone);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByRole('button', { name: /秒后重新获取$/ })).toBeDisabled();
  await form.getByRole('textbox', { name: /短信验证码/ }).fill(await readCode(admin, newPhone));
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '手机号绑定成功！')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(line(admin, '验证码记录', '198****0000').first()).toContainText('发送失败');

  await page.getByRole('button', { name }).click();
  await page.evaluate(() => {
    document.cookie = 'captcha_user=; Max-Age=0; Path=/';
  });
  await page.getByRole('menuitem', { name: '绑定手机' }).click();
  await expect(proof).toContainText(masked(newPhone));
  await admin.context().close();
});

test('FRT-24 PERM-08 the records of codes are the administrator’s alone', async ({ page }) => {
  await keepLogin(page.context(), 'ops');
  await page.goto(`${baseUrl()}/wlhy/hysms/HyVerifyCodeList`);
  await expect(page).toHaveURL(`${baseUrl()}/wlhy/hysms/HyVerifyCodeList`);
  await expect(page.getByRole('heading', { name: '您没有此页面的访问权限' })).toBeVisible();
});
