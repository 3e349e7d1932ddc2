import { expect, test, type Browser, type Page } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { keepAdmin, postAsAdmin } from './support/admin.ts';
import { baseUrl } from './support/people.ts';
import { dialog, line, tool } from './support/screen.ts';

const password = 'Pebble-Truck-73';

/** The code that went to a phone, as the administrator reads it in a window of their own. */
async function codeOf(browser: Browser, phone: string): Promise<string> {
  const office = await browser.newContext();
  await keepAdmin(office);
  const page = await office.newPage();
  await page.goto(`${baseUrl()}/wlhy/hysms/HyVerifyCodeList`);
  const row = line(page, '验证码记录', phone.replace(/^(\d{3})\d{4}/, '$1****')).first();
  await expect(async () => {
    await tool(page, '验证码记录', '刷新').click();
    await expect(row).toContainText('已发送', { timeout: 2000 });
  }).toPass();
  await row.getByRole('button', { name: '查看短信' }).click();
  const message = dialog(page, '查看短信');
  await expect(message).toContainText(/验证码\d{6}/);
  const code = /验证码(\d{6})/.exec(await message.innerText())?.[1] ?? '';
  await office.close();
  return code;
}

const problem = (page: Page) => page.getByRole('alert');

test('SESS-01 a person signs in by the code that went to the phone', async ({ page, browser }, { retry }) => {
  // Another try needs a phone that waits for no code.
  const [username, phone] = retry === 0 ? ['dispatcher', '19800001003'] : ['cashier', '19800001006'];
  await page.goto(`${baseUrl()}/user/login`);
  await page.getByRole('button', { name: '手机验证码登录' }).click();
  const submit = page.getByRole('button', { name: '登录', exact: true });
  await submit.click();
  await expect(problem(page)).toHaveText('手机号格式不正确');
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await submit.click();
  await expect(problem(page)).toHaveText('请输入短信验证码');
  await page.getByRole('button', { name: '获取验证码' }).click();
  const code = await codeOf(browser, phone);
  await page.getByLabel('短信验证码').fill(code.replace(/^./, (digit) => String((Number(digit) + 1) % 10)));
  await submit.click();
  await expect(problem(page)).toHaveText('手机验证码错误');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('短信验证码').fill(code);
  await submit.click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(username === 'dispatcher' ? '调度' : '出纳');
});

test('SESS-09 a shipper registers, sees that the review is still to come, and logs in', async ({ page, browser }, { retry }) => {
  const phone = `1980003000${retry + 1}`;
  const username = `newcomer${retry}`;
  await page.goto(`${baseUrl()}/user/register-result`);
  await expect(page).toHaveURL(`${baseUrl()}/user/register`);
  await expect(page.getByRole('heading', { name: '注册货主或代理账号' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: '代理公司' }).click();
  await page.getByLabel('企业名称').fill(`新远代理${retry}`);
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill('weak');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(problem(page)).toContainText('密码不能少于8位');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('确认密码').fill(password);
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabel('短信验证码').fill(await codeOf(browser, phone));
  await page.getByRole('button', { name: '注册', exact: true }).click();

  await expect(page).toHaveURL(`${baseUrl()}/user/register-result`);
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible();
  await expect(page.getByText(`账号 ${username} 已开通`)).toBeVisible();
  await page.getByRole('link', { name: '立即登录' }).click();
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(`新远代理${retry}`);
});

test('ROUTE-17 SESS-09 a forgotten password is reset in four steps', async ({ page, browser }, { retry }) => {
  const username = `forgetful${retry}`;
  const phone = `1980003100${retry + 1}`;
  const before = 'Gravel-Tyre-64';
  await postAsAdmin('/sys/user/add', {
    username,
    realname: '健忘者',
    workNo: `F0${retry}`,
    phone,
    password: before,
    confirmpassword: before,
  });
  await page.goto(`${baseUrl()}/user/login`);
  await page.getByRole('link', { name: '忘记密码' }).click();
  const next = page.getByRole('button', { name: '下一步' });
  const steps = page.getByRole('list', { name: '步骤' }).getByRole('listitem');
  await next.click();
  await expect(problem(page)).toHaveText('请输入用户名或手机号');
  await page.getByLabel('用户名或手机号').fill(username);
  await next.click();
  await expect(problem(page)).toHaveText('请输入验证码');
  await page.getByLabel('验证码', { exact: true }).fill('-----');
  const picture = page.getByRole('img', { name: '验证码图片' });
  await expect(picture).toBeVisible();
  await next.click();
  await expect(problem(page)).toHaveText('验证码错误');
  expect(await violations(page)).toEqual([]);
  // Pictures are for eyes: the flow answers the first step as the server does when the code is right.
  await page.route('**/sys/user/querySysUser**', (route) =>
    route.fulfill({ json: { success: true, code: 200, message: '', result: { username, phone: null } } }),
  );
  await page.getByLabel('验证码', { exact: true }).fill('right');
  await next.click();

  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: '上一步' }).click();
  await page.getByLabel('验证码', { exact: true }).fill('right');
  await next.click();
  await page.getByLabel('账号绑定的手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabel('短信验证码').fill(await codeOf(browser, phone));
  await next.click();

  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step');
  await page.getByLabel('新密码', { exact: true }).fill(before);
  await page.getByLabel('确认新密码').fill(before);
  await next.click();
  await expect(problem(page)).toHaveText('新密码不能与旧密码相同!');
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByLabel('确认新密码').fill(password);
  await next.click();
  await expect(page.getByRole('status').filter({ hasText: '密码重置完成！' })).toBeVisible();
  await page.getByRole('button', { name: '立即登录' }).click();
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  const answered = page.waitForResponse((response) => response.url().includes('/sys/loginByUsername'));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  expect(await (await answered).json()).toMatchObject({ success: true, code: 200, result: { userInfo: { username } } });
});

test('ROUTE-18 the login shows a code of 78 pixels for the download page, which anybody opens; phones see none', async ({ page }) => {
  await page.goto(`${baseUrl()}/user/login`);
  const code = page.getByRole('img', { name: `扫码下载手机端: ${baseUrl()}/xiazai` });
  await expect(code).toBeVisible();
  expect(await code.boundingBox()).toMatchObject({ width: 78, height: 78 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(code).toBeHidden();
  expect(await violations(page)).toEqual([]);

  await page.goto(`${baseUrl()}/xiazai`);
  await expect(page.getByRole('heading', { name: /手机端下载$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '在浏览器中使用' }).click();
  await expect(page).toHaveURL(`${baseUrl()}/user/login`);
});
