import { expect, type Page, test } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { baseUrl, personOf } from './support/people.ts';
import { dialog, notice } from './support/screen.ts';
import { enterAs } from './support/session.ts';

/** What the server answers where a third party is connected; what it decides itself is tried over HTTP beside its code. */
const answer = (result: unknown, more: object = {}) => ({
  json: { success: true, code: 200, message: '', result, timestamp: 0, ...more },
});

/** A third party whose window hands over a ticket at once. */
async function connect(page: Page): Promise<void> {
  await page.context().route('**/thirdLogin/render/github', (route) =>
    route.fulfill({
      contentType: 'text/html',
      // This server knows no third party, so that its own pages let no other window in.
      headers: { 'cross-origin-opener-policy': 'same-origin' },
      body: '<!doctype html><title>x</title><script>opener.postMessage("a-ticket", location.origin); close();</script>',
    }),
  );
  await page.route('**/sys/login/ways*', (route) => route.fulfill(answer({ cas: null, thirdParties: ['github'] })));
}

test('SESS-01 GEN-01 a third party’s person whom nobody here is signs in to the own account, which is bound by that', async ({ page }) => {
  const person = personOf('captain');
  await connect(page);
  await page.route('**/thirdLogin/getLoginUser/a-ticket*', (route) =>
    route.fulfill(
      answer({ need: ['account'], party: 'github', name: '小周' }, { success: false, code: 406, message: '该第三方账号尚未绑定用户' }),
    ),
  );
  const bodies: unknown[] = [];
  await page.route('**/thirdLogin/user/bind', async (route) => {
    const { token, ...login } = route.request().postDataJSON() as Record<string, string>;
    bodies.push(token);
    // The password is tried by the real login.
    const reply = await page.request.post(`${baseUrl()}/jeecg-boot/sys/loginByUsername`, { data: login });
    await route.fulfill({ response: reply });
  });
  await page.goto(`${baseUrl()}/user/login`);
  await page.getByRole('region', { name: '其他登录方式' }).getByRole('button', { name: 'GitHub' }).click();
  await expect(page.getByRole('heading', { name: '绑定账号' })).toBeVisible();
  await expect(page.getByText('GitHub账号“小周”尚未绑定本平台的用户')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const bind = page.getByRole('button', { name: '登录并绑定' });
  await bind.click();
  await expect(page.getByRole('alert')).toHaveText('请输入用户名');
  await page.getByLabel('用户名').fill(person.username);
  await page.getByLabel('密码', { exact: true }).fill('wrong');
  await bind.click();
  await expect(page.getByRole('alert')).toHaveText('用户名或密码错误');
  await page.getByLabel('密码', { exact: true }).fill(person.password);
  await bind.click();
  await expect(page).toHaveURL(`${baseUrl()}/dashboard/analysis`);
  expect(bodies).toEqual(['a-ticket', 'a-ticket']);
});

test('GEN-01 accounts elsewhere are bound and released in the settings', async ({ page }) => {
  let realname: string | null = null;
  await connect(page);
  await page.route('**/thirdLogin/bindings*', async (route) => {
    const method = route.request().method();
    if (method === 'POST') realname = '小周';
    if (method === 'DELETE') realname = null;
    await route.fulfill(answer(method === 'GET' ? [{ thirdType: 'github', realname, createTime: null }] : null));
  });
  await enterAs(page, 'tax', '/account/settings/binding');
  await page.getByRole('button', { name: '绑定 GitHub' }).click();
  await expect(notice(page, '绑定成功').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'GitHub' })).toContainText('小周');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '解除绑定 GitHub' }).click();
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('button', { name: '绑定 GitHub', exact: true })).toBeVisible();
});
