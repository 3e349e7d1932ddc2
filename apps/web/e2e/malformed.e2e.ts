import { expect, type Page, type Route } from '@playwright/test';
import { list, tool, visit } from './support/screen.ts';
import { enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const calls = '**/hydriver/hyDriver/list*';
const ok = (result: unknown) => ({ success: true, message: '', code: 200, result, timestamp: 0 });
const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });
const raw = (status: number, contentType: string, body: string) => (route: Route) => route.fulfill({ status, contentType, body });

/** One answer of each kind that a server, a proxy or a broken line may give, and what the person then reads; the kit's own tests know more. */
const answers: readonly (readonly [name: string, answer: (route: Route) => Promise<void>, said: string | RegExp])[] = [
  ['a page of HTML', raw(200, 'text/html', '<!doctype html><title>Portal</title><p>Log in to the WLAN'), '服务器返回的数据格式不正确'],
  ['half of a JSON text', raw(200, 'application/json', '{"success":true,"result":{"records":[{"id"'), '服务器返回的数据格式不正确'],
  ['a result that is null', json(200, ok(null)), '服务器返回的数据格式不正确'],
  ['rows that are null', json(200, ok({ records: [null, null], total: 2, size: 10, current: 1, pages: 1 })), '服务器返回的数据格式不正确'],
  [
    'a refusal in words',
    json(200, { success: false, message: '查询过于频繁，请稍后再试', code: 500, result: null }),
    '查询过于频繁，请稍后再试',
  ],
  ['500 with a page of the proxy', raw(500, 'text/html', '<h1>Internal Server Error</h1>'), '操作失败，请稍后重试'],
  ['no line at all', (route) => route.abort('internetdisconnected'), '网络连接失败，请检查网络后重试'],
];

/** Failures that nobody caught. */
function uncaught(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

test('FAIL-01 a list that is answered by rubbish says so, the menu works, and a retry heals it', async ({ page }) => {
  test.slow();
  const problems = uncaught(page);
  await enterAs(page, 'ops', '/wlhy/hycarrier/HyCarrierList');
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  for (const [index, [name, answer, said]] of answers.entries()) {
    await test.step(name, async () => {
      await page.route(calls, answer);
      // Another page of the list each time: of this one nothing was known before.
      await visit(page, `/wlhy/hydriver/HyDriverList?pageNo=${index + 1}`);
      await expect(page.getByRole('main').getByText(said).first(), name).toBeVisible();
      await expect(page.getByRole('search'), name).toBeVisible();
      await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '承运商管理' }).click();
      await expect(list(page, '承运商').getByRole('row').nth(1), name).toBeVisible();

      await page.unroute(calls);
      await tabs.getByRole('link', { name: '司机管理' }).click();
      await tool(page, '司机', '刷新').click();
      await expect(list(page, '司机').getByRole('row').nth(1), name).toBeVisible();
      expect(problems, name).toEqual([]);
      await tabs.getByRole('button', { name: '关闭 司机管理' }).click();
    });
  }
});

test('FAIL-01 rows whose values have other types than promised are shown as far as they go', async ({ page }) => {
  const problems = uncaught(page);
  const strange = {
    id: 'x',
    version: 'one',
    driverName: { zh: '对象' },
    phone: 5,
    idNo: [],
    vehicleClass: false,
    validPeriodTo: 'soon',
    state: 99,
    score: 'many',
    evaluationAvg: null,
    createTime: 0,
    idFrontFile: 7,
  };
  await page.route(calls, json(200, ok({ records: [strange, { id: 'y' }], total: '2', size: 10, current: 1, pages: 1 })));
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  await expect(page.getByRole('main').getByRole('region', { name: '司机' })).toBeVisible();
  await expect(list(page, '司机').getByRole('row')).toHaveCount(3);
  expect(problems).toEqual([]);
});

test('FAIL-01 what stands beside a list may fail without taking the list along', async ({ page }) => {
  const problems = uncaught(page);
  for (const path of ['getDsXx', 'queryPlatformSettings', 'statusCount', 'getDictItems'])
    await page.route(`**/${path}*`, raw(200, 'text/html', '<p>oops'));
  await enterAs(page, 'ops', '/shipping/list');
  await expect(list(page, '运单').getByRole('row').nth(1)).toBeVisible();
  for (const path of ['getDsXx', 'statusCount']) {
    await page.unroute(`**/${path}*`);
    await page.route(`**/${path}*`, json(200, ok({ sijiCount: 'many', cheCount: null, 15: {} })));
  }
  await page.reload();
  await expect(list(page, '运单').getByRole('row').nth(1)).toBeVisible();
  expect(problems).toEqual([]);
});

test('FAIL-01 a detail that cannot be read says so in its drawer', async ({ page }) => {
  const problems = uncaught(page);
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  const open = list(page, '司机').getByRole('row').nth(1).getByRole('cell').nth(2).getByRole('button');
  await expect(open).toBeVisible();
  // The drawer reads the row as lists show it, until somebody asks for what is sensitive.
  await page.route('**/hydriver/hyDriver/list*', json(200, ok(null)));
  await open.click();
  const drawer = page.getByRole('dialog', { name: /司机详情/ });
  await expect(drawer.getByText(/服务器返回的数据格式不正确|未找到/)).toBeVisible();
  expect(problems).toEqual([]);
});
