import { expect, test, type Page } from '@playwright/test';
import { callAsAdmin } from './support/admin.ts';
import { baseUrl, logIn, personOf, tryPassword } from './support/people.ts';
import { visit } from './support/screen.ts';
import { api, enterAs, keepLogin, withBareLogin } from './support/session.ts';

const platform = '塔马克网络货运平台';
const loginButton = (page: Page) => page.getByRole('button', { name: '登录', exact: true });

test('ROUTE-03 ROUTE-09 a stranger is sent to the login, and after it to the page that was asked for', async ({ page }) => {
  await page.goto(`${baseUrl()}/user`);
  await expect(page).toHaveURL(`${baseUrl()}/user/login`);
  await expect(loginButton(page)).toBeVisible();

  await page.goto(`${baseUrl()}/wlhy/hydriver/HyDriverList?state=1`);
  await expect(page).toHaveURL(`${baseUrl()}/user/login?redirect=${encodeURIComponent('/wlhy/hydriver/HyDriverList?state=1')}`);

  const { username, password } = personOf('ops');
  await tryPassword(page, username, password);
  await expect(page).toHaveURL(`${baseUrl()}/wlhy/hydriver/HyDriverList?state=1`);
  await expect(page.getByRole('table', { name: '司机' })).toBeVisible();
  // The button that was pressed is gone: a person at the keyboard goes on from the content.
  await expect(page.getByRole('main')).toBeFocused();
});

test('LATE-02 what the first page after a login runs asks to be compiled while it arrives', async ({ request }) => {
  const page = await (await request.get(`${baseUrl()}/user/login`)).text();
  const frame = /data-frame="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(await (await request.get(baseUrl() + frame)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('ROUTE-09 a redirect to another site is not followed', async ({ page }) => {
  await page.goto(`${baseUrl()}/user/login?redirect=${encodeURIComponent('//example.com/x')}`);
  const { username, password } = personOf('ops');
  await tryPassword(page, username, password);
  await expect(page).toHaveURL(`${baseUrl()}/dashboard/analysis`);
});

test('ROUTE-01 ROUTE-10 ROUTE-13 the root and the login lead a known person home; titles name page and platform', async ({ page }) => {
  await logIn(page, 'ops');
  await expect(page).toHaveURL(`${baseUrl()}/dashboard/analysis`);
  await expect(page).toHaveTitle(platform);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('运营小周');

  await page.goto(`${baseUrl()}/user/login`);
  await expect(page).toHaveURL(`${baseUrl()}/dashboard/analysis`);

  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '运力管理' }).click();
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '司机管理' }).click();
  await expect(page).toHaveTitle(`司机管理 · ${platform}`);
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveTitle(platform);
});

test('ROUTE-01 ROUTE-02 from within, too, the root leads home and an unknown path to the failure page; open pages stay open', async ({
  page,
}) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  await visit(page, '/');
  await expect(page).toHaveURL(`${baseUrl()}/dashboard/analysis`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('运营小周');
  await expect(page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '司机管理' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${baseUrl()}/wlhy/hydriver/HyDriverList`);

  await visit(page, '/no/such/page');
  await expect(page).toHaveURL(`${baseUrl()}/404`);
  await expect(page.getByRole('heading', { name: '抱歉，您访问的页面不存在' })).toBeVisible();
});

test('ROUTE-02 an unknown path shows the failure page in the frame: what was asked for, the way back and the way home', async ({
  page,
}) => {
  await keepLogin(page.context(), 'ops');
  await page.goto(`${baseUrl()}/wlhy/hydriver/HyDriverList`);
  await visit(page, '/no/such/page?a=1');
  await expect(page).toHaveURL(`${baseUrl()}/404`);
  await expect(page.getByRole('heading', { name: '抱歉，您访问的页面不存在' })).toBeVisible();
  await expect(page.getByText('/no/such/page?a=1')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.getByRole('button', { name: '返回上一页' }).click();
  await expect(page).toHaveURL(`${baseUrl()}/wlhy/hydriver/HyDriverList`);
  await page.goForward();
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(page).toHaveURL(`${baseUrl()}/dashboard/analysis`);
});

test('AUTH-01 a wrong password is told in words; after three the login asks for the code of a picture', async ({ page }) => {
  await page.goto(`${baseUrl()}/user/login`);
  await loginButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('请输入用户名');

  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const answered = page.waitForResponse((response) => response.url().includes('/sys/loginByUsername'));
    await tryPassword(page, 'nobody-of-that-name', `Wrong-${attempt}`);
    await answered;
    await expect(page.getByRole('alert')).toHaveText('用户名或密码错误');
  }
  await expect(page.getByLabel('验证码', { exact: true })).toBeHidden();
  await loginButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('请输入验证码');
  const picture = page.getByRole('img', { name: '验证码图片' });
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute('src');

  await page.getByRole('button', { name: '换一张' }).click();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await page.getByLabel('验证码', { exact: true }).fill('-----');
  await loginButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('验证码错误');
});

test('SESS-04 AUTH-04 logging out asks first, and then reaches every window', async ({ page, context }) => {
  await logIn(page, 'cs');
  const other = await context.newPage();
  await other.goto(`${baseUrl()}/shipping/list`);
  await expect(other.getByRole('table', { name: '运单' })).toBeVisible();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('Access-Token') ?? '{}').value as string);

  await page.bringToFront();
  await page.getByRole('button', { name: '客服小罗' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  const question = page.getByRole('dialog', { name: '请确认' });
  await expect(question).toContainText('真的要注销登录吗 ?');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(`${baseUrl()}/dashboard/analysis`);

  await page.getByRole('button', { name: '客服小罗' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('dialog', { name: '请确认' }).getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(`${baseUrl()}/user/login`);
  // The other window says why it cannot go on, and keeps what was on it until the person has read it.
  const interrupted = other.getByRole('dialog', { name: '登录状态已改变' });
  await expect(interrupted).toContainText('您已在其他窗口退出登录');
  await expect(other.getByRole('table', { name: '运单', includeHidden: true })).toBeVisible();
  await interrupted.getByRole('button', { name: '重新登录' }).click();
  await expect(other).toHaveURL(`${baseUrl()}/user/login?redirect=${encodeURIComponent('/shipping/list')}`);
  const after = await context.request.get(api('/sys/permission/getUserPermissionByToken'), { headers: { 'X-Access-Token': token } });
  expect(after.status()).toBe(401);
  expect(
    await page.evaluate(() =>
      ['Access-Token', 'Login_Userinfo', 'UI_CACHE_DB_DICT_DATA'].filter((key) => localStorage.getItem(key) !== null),
    ),
  ).toEqual([]);
});

test('AUTH-04 another person in another window is told here by name, and nothing is asked under a wrong one', async ({ page, context }) => {
  await logIn(page, 'dispatcher', '/shipping/list');
  await expect(page.getByRole('table', { name: '运单' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${baseUrl()}/dashboard/analysis`);
  await other.getByRole('banner').getByRole('button', { name: '调度' }).click();
  await other.getByRole('menuitem', { name: '退出登录' }).click();
  await other.getByRole('dialog', { name: '请确认' }).getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('dialog', { name: '登录状态已改变' })).toContainText('您已在其他窗口退出登录');
  await expect(other).toHaveURL(/\/user\/login/);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await logIn(other, 'cs');
  const interrupted = page.getByRole('dialog', { name: '登录状态已改变' });
  await expect(interrupted).toContainText('其他窗口已登录为 客服小罗');
  expect(asked.filter((url) => url.includes('/jeecg-boot/'))).toEqual([]);
  await interrupted.getByRole('button', { name: '以 客服小罗 的身份继续' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: '客服小罗' })).toBeVisible();
  await expect(page.getByRole('table', { name: '运单' })).toBeVisible();
});

test('SESS-07 MOD-02 a person of several departments chooses one after the login, and may switch later', async ({ page }) => {
  // The demonstration has no such person: the login says that there are several, everything else is the server's.
  await page.route('**/sys/loginByUsername', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: object };
    await route.fulfill({ response, json: { ...answer, result: { ...answer.result, multi_depart: 2 } } });
  });
  const ops = personOf('ops');
  await page.goto(`${baseUrl()}/shipping/list`);
  await tryPassword(page, ops.username, ops.password);
  const choice = page.getByRole('dialog', { name: '部门选择' });
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice.getByRole('button', { name: '关闭' })).toHaveCount(0);
  await page.reload();
  await expect(choice).toBeVisible();

  const sent = page.waitForRequest((request) => request.url().includes('/sys/selectDepart'));
  await choice.getByRole('button', { name: '确定' }).click();
  expect((await sent).postDataJSON()).toEqual({ orgCode: 'A01', username: 'ops' });
  await expect(page.getByRole('table', { name: '运单' })).toBeVisible();
  await expect(choice).toBeHidden();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('Login_Department') ?? '{}') as { value: unknown; until: number });
  expect(kept.value).toEqual({ departmentCode: 'A01', username: 'ops' });
  expect(kept.until - Date.now()).toBeGreaterThan(604_800_000 - 120_000);

  await page.getByRole('banner').getByRole('button', { name: '运营小周' }).click();
  await page.getByRole('menuitem', { name: '切换部门' }).click();
  const change = page.getByRole('dialog', { name: /^部门切换（当前部门：.+）$/ });
  await expect(change).toBeVisible();
  await change.getByRole('button', { name: '取消' }).click();
  await expect(change).toBeHidden();
});

test('REQ-05 a session that ended on the server is told, and leads to the login', async ({ page, context }) => {
  await logIn(page, 'tax', '/shipping/list');
  await expect(page.getByRole('table', { name: '运单' })).toBeVisible();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('Access-Token') ?? '{}').value as string);
  await context.request.post(api('/sys/logout'), { headers: { 'X-Access-Token': token }, data: {} });

  // The words stand for a moment only, until the page begins again: who looks after the click may be late.
  await Promise.all([page.getByText('未授权，请重新登录').waitFor(), page.getByRole('button', { name: '刷新' }).first().click()]);
  await expect(page).toHaveURL(`${baseUrl()}/user/login?redirect=${encodeURIComponent('/shipping/list')}`);
  await expect(loginButton(page)).toBeVisible();
});

for (const [name, answer] of [
  ['a server that fails', { status: 500, body: { success: false, message: '数据库忙', code: 500, result: null } }],
  ['a menu that is null', { status: 200, body: { success: true, message: '', code: 200, result: { menu: null, auth: [], allAuth: [] } } }],
] as const) {
  test(`ROUTE-12 ${name} ends the session, says why and keeps the way back`, async ({ page }) => {
    await withBareLogin(page);
    await page.route('**/sys/permission/getUserPermissionByToken*', (route) => route.fulfill({ status: answer.status, json: answer.body }));
    const { username, password } = personOf('ops');
    await page.goto(`${baseUrl()}/shipping/list`);
    await tryPassword(page, username, password);
    await expect(page.getByText(name.includes('null') ? 'permissions must be a non-null array' : '数据库忙')).toBeVisible();
    await expect(page).toHaveURL(`${baseUrl()}/user/login?redirect=${encodeURIComponent('/shipping/list')}`);
    expect(await page.evaluate(() => localStorage.getItem('Access-Token'))).toBeNull();
  });
}

test('SESS-03 a reload keeps the login for seven days', async ({ page }) => {
  await logIn(page, 'ops', '/wlhy/hydriver/HyDriverList');
  await page.reload();
  await expect(page.getByRole('table', { name: '司机' })).toBeVisible();
  const until = await page.evaluate(() => (JSON.parse(localStorage.getItem('Access-Token') ?? '{}').until as number) - Date.now());
  expect(until).toBeGreaterThan(604_800_000 - 120_000);
  expect(until).toBeLessThanOrEqual(604_800_000);
});

test('AUTH-03 who is frozen while signed in is told so at the login, until somebody signs in again', async ({ page }) => {
  const { username, password } = personOf('cs');
  const { result } = await callAsAdmin('GET', `/sys/user/list?username=${username}`);
  const [{ id }] = (result as { records: [{ id: string }] }).records;
  await logIn(page, username);
  await callAsAdmin('PUT', '/sys/user/frozenBatch', { ids: id, status: 2 });
  await page.goto(`${baseUrl()}/wlhy/hydriver/HyDriverList`);
  const why = page.getByText('该用户已冻结');
  await expect(why).toBeVisible();
  await expect(loginButton(page)).toBeVisible();

  await callAsAdmin('PUT', '/sys/user/frozenBatch', { ids: id, status: 1 });
  await tryPassword(page, username, password);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.evaluate(() => localStorage.getItem('Session_Ended')).then((kept) => expect(kept).toBeNull());
  await expect(why).toHaveCount(0);
});

test('AUTH-03 who is frozen over a form and stays on the page is told that it ended, and led to the login', async ({ page }) => {
  const { username } = personOf('cs');
  const { result } = await callAsAdmin('GET', `/sys/user/list?username=${username}`);
  const [{ id }] = (result as { records: [{ id: string }] }).records;
  await logIn(page, username);
  await page.goto(`${baseUrl()}/account/settings/BaseSetting`);
  await page.getByRole('textbox', { name: '个性签名' }).fill('未保存的签名');
  let asked = 0;
  page.on('dialog', (question) => {
    asked += 1;
    void (asked === 1 ? question.dismiss() : question.accept());
  });
  await callAsAdmin('PUT', '/sys/user/frozenBatch', { ids: id, status: 2 });

  const ended = page.getByRole('dialog', { name: '登录已失效' });
  await expect(ended).toBeVisible();
  expect(asked).toBe(1);
  await callAsAdmin('PUT', '/sys/user/frozenBatch', { ids: id, status: 1 });
  await ended.getByRole('button', { name: '重新登录' }).click();
  await expect(loginButton(page)).toBeVisible();
});

test('ROUTE-02 GEN-03 an address of a page that is not the person’s stays, and says that it is refused', async ({ page }) => {
  await keepLogin(page.context(), 'ops');
  await page.goto(`${baseUrl()}/screen/finance`);
  await expect(page.getByRole('heading', { name: '您没有此页面的访问权限' })).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl()}/screen/finance`);
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(page).toHaveURL(`${baseUrl()}/dashboard/analysis`);
});
