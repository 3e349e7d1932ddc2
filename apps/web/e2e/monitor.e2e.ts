import { expect, type Page } from '@playwright/test';
import { violationsInBoth } from './support/a11y.ts';
import { enterAsAdmin } from './support/admin.ts';
import { closeOthers } from './support/screen.ts';
import { test } from './support/sitting.ts';

const frameOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cell = (page: Page, table: string, line: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row').filter({ hasText: line }).getByRole('cell').last();

test('MON-01 each disk stands with its share in use, as a drawing and in figures', async ({ page }) => {
  await enterAsAdmin(page, '/monitor/Disk');
  const frame = frameOf(page, '磁盘监控');
  await expect(frame.locator('figure svg').first()).toBeVisible();
  await expect(cell(page, '磁盘监控', '数据')).toHaveText(/^\d+ %$/);
  await expect(frame.locator('figure').filter({ hasText: '数据' })).toContainText(
    (await cell(page, '磁盘监控', '数据').innerText()).replace(' ', ''),
  );
  const read = page.waitForResponse((response) => response.url().includes('queryDiskInfo'));
  await frame.getByRole('button', { name: '立即更新' }).click();
  expect((await read).status()).toBe(200);
});

test('MON-02 the last requests are found by method, address and failure; nothing secret is in them', async ({ page }) => {
  await enterAsAdmin(page, '/monitor/HttpTrace');
  const frame = frameOf(page, '请求追踪');
  const table = page.getByRole('table', { name: '请求追踪', exact: true });
  await expect(table.getByRole('row').filter({ hasText: '/sys/permission/getUserPermissionByToken' }).first()).toContainText('200');
  await frame.getByRole('textbox', { name: '按URL筛选' }).fill('getUserPermissionByToken');
  await expect(table.getByRole('row').filter({ hasText: 'GET' }).first()).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: 'POST' })).toHaveCount(0);
  await table.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(table.getByText('x-access-token: ******')).toBeVisible();
  await frame.getByRole('combobox', { name: '请求方法' }).click();
  await page.getByRole('option', { name: 'DELETE' }).click();
  await expect(frame.getByText('共追踪到 0 条近期请求')).toBeVisible();
  await frame.getByRole('textbox', { name: '按URL筛选' }).fill('');
  await frame.getByRole('combobox', { name: '请求方法' }).click();
  await page.getByRole('option', { name: 'GET', exact: true }).click();
  await frame.getByRole('checkbox', { name: '仅看失败' }).click();
  await expect(table.getByRole('row').filter({ hasText: /\b2\d\d\b.*ms/ })).toHaveCount(0);
});

for (const { path, title, chart, line, value } of [
  { path: '/monitor/JvmInfo', title: '运行时信息', chart: '堆内存', line: 'jvm.memory.used', value: /^\d+\.\d{3} MB$/ },
  { path: '/monitor/SystemInfo', title: '服务器信息', chart: 'CPU使用率', line: 'process.cpu.usage', value: /^\d+\.\d\d %$/ },
  { path: '/monitor/TomcatInfo', title: 'HTTP服务信息', chart: '每秒请求数', line: 'tomcat.sessions.active.current', value: /^[\d,]+ 个$/ },
])
  test(`MON-03 MON-06 MON-07 ${title}: lines that go on, every figure as text, also of the drawing`, async ({ page }) => {
    await enterAsAdmin(page, path);
    const drawing = frameOf(page, chart);
    await expect(drawing.locator('svg')).toBeVisible();
    await expect(cell(page, title, line)).toHaveText(value);
    await expect(page.getByRole('table', { name: title, exact: true })).not.toContainText('未提供');
    await drawing.getByText('数据表').click();
    // The second reading comes by itself.
    await expect(drawing.getByRole('row')).toHaveCount(3, { timeout: 15_000 });
  });

test('MON-04 keys and size of the cache go on by themselves, and rest while the page is not in view', async ({ page }) => {
  await enterAsAdmin(page, '/monitor/redis/info');
  await expect(frameOf(page, '键数量').locator('svg')).toBeVisible();
  await expect(cell(page, '缓存信息', 'keyspace_hits')).toHaveText(/^\d+$/);
  await frameOf(page, '内容大小').getByText('数据表').click();
  await expect(frameOf(page, '内容大小').getByRole('table')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await expect.poll(() => asked.filter((url) => url.includes('keysSize')).length, { timeout: 15_000 }).toBeGreaterThan(0);
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '请求追踪' }).click();
  await expect(page.getByRole('table', { name: '请求追踪', exact: true })).toBeVisible();
  asked.length = 0;
  await expect.poll(() => asked.filter((url) => url.includes('httptrace')).length, { timeout: 15_000 }).toBeGreaterThan(0);
  expect(asked.filter((url) => url.includes('keysSize'))).toEqual([]);
});

test('MON-05 the terminal answers what reads, refuses the rest, and brings back what was typed', async ({ page }) => {
  await enterAsAdmin(page, '/monitor/redis/terminal');
  const output = page.getByRole('log', { name: '输出' });
  const command = page.getByRole('textbox', { name: '命令' });
  await command.fill('KEYS dict:0:se?');
  await page.getByRole('button', { name: '执行' }).click();
  await expect(output).toContainText('"dict:0:sex"');
  await command.fill('get dict:0:sex');
  await command.press('Enter');
  await expect(output).toContainText('女');
  await command.fill('FLUSHALL');
  await command.press('Enter');
  await expect(output).toContainText('只支持只读命令');
  await command.press('ArrowUp');
  await command.press('ArrowUp');
  await expect(command).toHaveValue('get dict:0:sex');
  await command.press('ArrowDown');
  await expect(command).toHaveValue('FLUSHALL');
  await page.getByRole('button', { name: '清屏' }).click();
  await expect(output).toBeEmpty();
});

test('API-06 a page says so where the server does not offer what it shows', async ({ page }) => {
  await page.route(/\/actuator\//, (route) =>
    route.fulfill({ status: 404, json: { status: 404, error: 'Not Found', message: 'No message available' } }),
  );
  await enterAsAdmin(page, '/monitor/redis/info');
  await expect(frameOf(page, '缓存监控')).toContainText('当前服务器没有提供此接口');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '运行时信息' }).click();
  await expect(frameOf(page, '运行时信息')).toContainText('当前服务器没有提供此接口');
  await expect(page.getByText('很抱歉，资源未找到')).toHaveCount(0);
});

test('MON-01 FAIL-01 where figures could not be read, they are after another try', async ({ page }) => {
  await page.route(/\/actuator\//, (route) => route.fulfill({ status: 503, json: { success: false, message: '服务暂不可用' } }));
  await enterAsAdmin(page, '/monitor/Disk');
  const frame = frameOf(page, '磁盘监控');
  await expect(frame.getByRole('alert')).toBeVisible();
  await page.unroute(/\/actuator\//);
  await frame.getByRole('button', { name: '重试' }).click();
  await expect(frame.locator('figure svg').first()).toBeVisible();
});

test('FAIL-01 security 66 rubbish in place of figures is told as such, and the menu goes on', async ({ page }) => {
  test.slow();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  let rubbish: unknown;
  await page.route(/\/actuator\//, (route) =>
    typeof rubbish === 'string' ? route.fulfill({ contentType: 'text/html', body: rubbish }) : route.fulfill({ json: rubbish }),
  );
  await enterAsAdmin(page, '/isystem/log');
  for (rubbish of ['<html>', {}, [null], { traces: [null], measurements: [{}], name: null, dbSize: 'x', result: [{}], success: true }])
    for (const title of ['磁盘监控', '请求追踪', '运行时信息', '缓存监控']) {
      await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: title }).click();
      await frameOf(page, title).getByRole('button', { name: '立即更新' }).click();
      await expect(frameOf(page, title), `${title} ${JSON.stringify(rubbish)}`).toContainText('服务器返回的数据格式不正确');
    }
  expect(problems).toEqual([]);
});

test('A11Y-01 every page of the monitor, light and dark', async ({ page }) => {
  test.slow();
  await enterAsAdmin(page, '/monitor/Disk');
  for (const title of ['磁盘监控', '请求追踪', '运行时信息', 'HTTP服务信息', '缓存监控', '缓存终端']) {
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: title }).click();
    await expect(
      frameOf(page, title)
        .getByRole(title === '缓存终端' ? 'log' : 'table')
        .first(),
    ).toBeVisible();
    await closeOthers(page);
    expect(await violationsInBoth(page), title).toEqual([]);
  }
});
