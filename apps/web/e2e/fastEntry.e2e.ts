import { expect, test, type Page } from '@playwright/test';
import { baseUrl, personOf, tryPassword } from './support/people.ts';
import { withBareLogin } from './support/session.ts';

const drivers = '/wlhy/hydriver/HyDriverList';
const login = '/sys/loginByUsername';
const rows = '/hydriver/hyDriver/list';
const menu = '/sys/permission/getUserPermissionByToken';

/** Opens the login page and keeps what it asks for: paths of files, and of calls without where they begin. */
async function openLogin(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace('/jeecg-boot', '')));
  await page.goto(`${baseUrl()}/user/login?redirect=${encodeURIComponent(drivers)}`);
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
  return asked;
}

const calls = (asked: readonly string[]) => asked.filter((path) => /^\/(sys|hydriver|setting)\//.test(path));
const scripts = (asked: readonly string[]) => asked.filter((path) => path.endsWith('.js'));
const firstRow = (page: Page) => page.getByRole('table', { name: '司机' }).locator('tr[data-index]').first();

test('LATE-02 the login page is there after few files, and the code of what follows comes while a person types', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('input[type="password"]') === null) return;
      observer.disconnect();
      performance.mark('form');
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const asked = await openLogin(page);
  const beforeForm = await page.evaluate(() => {
    const form = performance.getEntriesByName('form')[0]!.startTime;
    const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < form);
    return resources.map(({ name }) => new URL(name).pathname);
  });
  expect(beforeForm.length, beforeForm.join(' ')).toBeLessThanOrEqual(9);

  // The page that is asked for, and with it the frame.
  await expect.poll(() => scripts(asked).some((path) => path.includes('DriverListPage'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const before = scripts(asked).length;
  const { username, password } = personOf('dispatcher');
  await tryPassword(page, username, password);
  await expect(firstRow(page)).toBeVisible();
  const until = asked.slice(0, asked.indexOf(rows));
  expect(scripts(until)).toHaveLength(before);
});

test('LATE-02 SESS-06 between the login and the rows nothing is waited for, and nothing is asked twice', async ({ page }) => {
  const asked = await openLogin(page);
  const held: string[] = [];
  // Whatever the login or the rows would wait for stays unanswered until they are there.
  let isShown = false;
  await page.route('**/jeecg-boot/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/jeecg-boot', '');
    if (path === login || path === rows) return route.continue();
    held.push(path);
    await expect.poll(() => isShown, { timeout: 20_000 }).toBe(true);
    return route.continue();
  });
  const { username, password } = personOf('dispatcher');
  await tryPassword(page, username, password);
  await expect(firstRow(page)).toBeVisible();
  // The codes of its states have their texts as well.
  await expect(firstRow(page)).toContainText('已通过');
  isShown = true;
  await page.waitForLoadState('networkidle');

  const once = calls(asked);
  expect(once).not.toContain(menu);
  expect(once).not.toContain('/sys/savedView/list');
  expect(once.filter((path) => path.startsWith('/sys/dict/'))).toEqual([]);
  expect(once.filter((path, at) => once.indexOf(path) !== at)).toEqual([]);
  expect(held).toContain('/hydriver/hyDriver/getDsXx');
});

test('SESS-06 API-06 a server whose login brings neither menu nor views is asked for them, once each', async ({ page }) => {
  await withBareLogin(page);
  const asked = await openLogin(page);
  const { username, password } = personOf('dispatcher');
  await tryPassword(page, username, password);
  await expect(firstRow(page)).toBeVisible();
  await page.waitForLoadState('networkidle');

  const once = calls(asked);
  expect(once.filter((path) => path === menu || path === '/sys/savedView/list').toSorted()).toEqual([menu, '/sys/savedView/list']);
  expect(once.filter((path, at) => once.indexOf(path) !== at)).toEqual([]);
});

test('SESS-06 what a login brought is used once: the next look at menu and permissions asks the server', async ({ page }) => {
  const asked = await openLogin(page);
  const { username, password } = personOf('dispatcher');
  await tryPassword(page, username, password);
  await expect(firstRow(page)).toBeVisible();
  expect(asked).not.toContain(menu);
  await page.reload();
  await expect(firstRow(page)).toBeVisible();
  expect(asked.filter((path) => path === menu)).toHaveLength(1);
});
