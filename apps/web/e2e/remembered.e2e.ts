import { expect, type Page, test } from '@playwright/test';
import { baseUrl, personOf } from './support/people.ts';
import { list } from './support/screen.ts';
import { api, type Answer } from './support/session.ts';

const loginButton = (page: Page) => page.getByRole('button', { name: '登录', exact: true });
const box = (page: Page) => page.getByRole('checkbox', { name: '记住登录（7天内免输密码）' });
const user = { name: 'compliance', realname: '合规老吴' };
const notes = '/shipping/list';

async function logIn(page: Page, isRemembered: boolean): Promise<void> {
  await page.goto(`${baseUrl()}${notes}`);
  await page.getByLabel('用户名').fill(user.name);
  await page.getByLabel('密码', { exact: true }).fill(personOf(user.name).password);
  if (isRemembered) await box(page).check();
  await loginButton(page).click();
  await expect(list(page, '运单')).toBeVisible();
}

const ticketOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('Login_Remember') ?? '{}') as { value?: string }).value);
const tokenOf = (page: Page) => page.evaluate(() => (JSON.parse(localStorage.getItem('Access-Token') ?? '{}') as { value?: string }).value);
/** As a browser that kept nothing but the ticket. */
const loseToken = (page: Page) =>
  page.evaluate(() => {
    for (const key of ['Access-Token', 'Login_Userinfo', 'Login_Session', 'UI_CACHE_DB_DICT_DATA']) localStorage.removeItem(key);
  });

test('SESS-05 a remembered person goes on without a password, in several windows at once, until the logout', async ({ page, context }) => {
  await logIn(page, true);
  const [first, token] = [await ticketOf(page), await tokenOf(page)];
  expect(first).toMatch(/^[\w-]{43}$/);
  const kept = await page.evaluate(() => (JSON.parse(localStorage.getItem('Login_Remember') ?? '{}') as { until: number }).until);
  expect(kept - Date.now()).toBeLessThanOrEqual(604_800_000);

  // A token that is lost: the page that was asked for opens as if nothing had been.
  await page.goto('about:blank');
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const other = await context.newPage();
  await other.goto(`${baseUrl()}/favicon.svg`);
  await loseToken(other);
  await Promise.all([page.goto(`${baseUrl()}${notes}`), other.goto(`${baseUrl()}/wlhy/hydriver/HyDriverList`)]);
  await expect(list(page, '运单')).toBeVisible();
  await expect(list(other, '司机')).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl()}${notes}`);
  expect(asked.filter((url) => url.includes('/sys/remember/'))).toHaveLength(1);
  expect(await ticketOf(page)).not.toBe(first);
  expect(await tokenOf(page)).not.toBe(token);
  expect(await tokenOf(other)).toBe(await tokenOf(page));
  await other.close();

  // A session that the server ended: after the word of it the person is in again.
  await page.evaluate(() => {
    const text = localStorage.getItem('Access-Token') ?? '{}';
    localStorage.setItem('Access-Token', JSON.stringify({ ...(JSON.parse(text) as object), value: 'ended' }));
  });
  await page.reload();
  await expect(page.getByText('未授权，请重新登录')).toBeVisible();
  // The page is loaded again with the new session: until it stands there is the old one, or none to be asked.
  const isRenewed = () => page.evaluate(() => !(localStorage.getItem('Access-Token') ?? '"ended"').includes('"ended"')).catch(() => false);
  await expect.poll(isRenewed).toBe(true);
  await page.waitForLoadState('load');
  await expect(list(page, '运单')).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl()}${notes}`);

  const last = await ticketOf(page);
  await page.getByRole('button', { name: user.realname }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('dialog', { name: '请确认' }).getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(`${baseUrl()}/user/login`);
  await expect(loginButton(page)).toBeVisible();
  expect(await ticketOf(page)).toBeUndefined();
  await page.goto(`${baseUrl()}${notes}`);
  await expect(loginButton(page)).toBeVisible();
  const answer = (await (await context.request.get(api(`/sys/remember/${last}`))).json()) as Answer;
  expect(answer).toMatchObject({ success: false, message: '登录状态已过期，请重新登录' });
});

test('SESS-05 who does not ask for it is not remembered; a ticket that is no good leads to the login and is forgotten', async ({
  page,
}) => {
  await logIn(page, false);
  expect(await ticketOf(page)).toBeUndefined();
  await loseToken(page);
  await page.evaluate(() => localStorage.setItem('Login_Remember', JSON.stringify({ value: 'x'.repeat(43), until: Date.now() + 60_000 })));
  await page.goto(`${baseUrl()}${notes}`);
  await expect(page).toHaveURL(`${baseUrl()}/user/login?redirect=${encodeURIComponent(notes)}`);
  await expect(loginButton(page)).toBeVisible();
  expect(await ticketOf(page)).toBeUndefined();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
