import { expect, type Page } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { baseUrl } from './support/people.ts';
import { as, keepLogin } from './support/session.ts';
import { test } from './support/sitting.ts';

interface Data {
  drivers: number;
  today: { notes: number };
  lanes: { from: { name: string }; to: { name: string } }[];
  events: unknown[];
  abnormal: { noteNumber: string }[];
}
interface Finance {
  month: { income: number; cost: number; profit: number };
  months: { month: string; income: number }[];
  ageing: { count: number }[];
  wallets: { total: number };
  advances: { open: { amount: number } };
  invoices: { amount: number };
  uploads: { accepted: number; due: number };
}

/** There are no tabs on a wall that one could wait for. */
async function open(page: Page, username: string, path: string): Promise<void> {
  await keepLogin(page.context(), username);
  await page.goto(`${baseUrl()}${path}`);
}

const count = (value: number) => value.toLocaleString('en-US');
const endOf = (box: { y: number; height: number } | null) => Math.round((box?.y ?? 0) + (box?.height ?? 0));
const yuan = (fen: number) => (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

test('GEN-07 ROUTE-14 the screen of operations shows what the lists say, asks again by itself, and fills the window', async ({ page }) => {
  const ops = await as('ops');
  const { result } = await ops.get<Data>('/screen/hyScreen/data');
  const drivers = await ops.get<{ total: number }>('/hydriver/hyDriver/list', { pageSize: '1' });
  expect(result.drivers).toBe(drivers.result.total);
  await page.clock.install();
  await open(page, 'ops', '/screen/data');
  const title = page.getByRole('heading', { name: '运营数据大屏' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toHaveCount(0);
  // Another figure may be the same by chance.
  await expect(page.getByText(count(result.drivers), { exact: true }).first()).toBeVisible();
  const map = page.getByRole('region', { name: '今日线路与近 30 天发运' });
  await expect(map.locator('svg path').first()).toBeAttached();
  const [first] = result.lanes;
  await expect(map.getByRole('list', { name: '线路' })).toContainText(`${first?.from.name} → ${first?.to.name}`);
  await expect(page.getByRole('list', { name: '异常运单' }).getByRole('listitem')).toHaveCount(result.abnormal.length);
  expect(await violations(page)).toEqual([]);

  // What is on the wall is what the server says now; what it says no more stays, and the failure is told.
  const answers = '**/screen/hyScreen/data*';
  await page.route(answers, (route) =>
    route.fulfill({ json: { success: true, code: 200, message: '', result: { ...result, drivers: 987_654 } } }),
  );
  await page.clock.runFor(10_500);
  await expect(page.getByText('987,654', { exact: true })).toBeVisible();
  await page.unroute(answers);
  await page.route(answers, (route) => route.fulfill({ status: 500, json: { success: false, code: 500, message: '统计暂时不可用' } }));
  await page.clock.runFor(10_500);
  await expect(page.getByRole('status').filter({ hasText: '统计暂时不可用' })).toBeVisible();
  await expect(page.getByText('987,654', { exact: true })).toBeVisible();
});

for (const [path, last] of [
  ['/screen/data', ['各省发运', '今日线路与近 30 天发运', '异常运单']],
  ['/screen/finance', ['近 12 个月收支', '应收客户排名']],
] as const)
  test(`GEN-07 ${path} fills the window in a dark frame, and fits a phone after it was wide`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'finance_mgr', path);
    const ends = () => Promise.all(last.map(async (name) => endOf(await page.getByRole('region', { name }).boundingBox())));
    await expect.poll(async () => new Set(await ends()).size).toBe(1);
    const [end = 0] = await ends();
    expect(end).toBeGreaterThan(880);
    expect(end).toBeLessThanOrEqual(900);
    expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)).toBe('rgb(23, 28, 36)');
    await page.setViewportSize({ width: 390, height: 844 });
    const right = async () => {
      const box = await page.getByRole('region', { name: last[0] }).boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    await expect.poll(right).toBeLessThanOrEqual(390);
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth)).toBe(390);
  });

test('GEN-07 the screen of finance shows income, debts by age and wallets; it is not for everybody', async ({ page }) => {
  const finance = await as('finance_mgr');
  const { result } = await finance.get<Finance>('/screen/hyScreen/finance');
  await open(page, 'finance_mgr', '/screen/finance');
  await expect(page.getByRole('heading', { name: '财务数据大屏' })).toBeVisible();
  const month = page.getByRole('region', { name: '本月' });
  for (const fen of [result.month.income, result.month.cost, result.month.profit])
    await expect(month).toContainText(count(Math.round(fen / 100)));
  await expect(page.getByRole('region', { name: '应收账龄' }).getByRole('listitem')).toHaveCount(result.ageing.length);
  await expect(page.getByRole('region', { name: '客户钱包' })).toContainText(yuan(result.wallets.total));
  // Both may be nothing on the first days of a month, or its last.
  await expect(page.getByText(yuan(result.advances.open.amount), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(yuan(result.invoices.amount), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`${result.uploads.accepted}/${result.uploads.due}`)).toBeVisible();
  const months = page.getByRole('region', { name: '近 12 个月收支' });
  await months.getByText('数据表').click();
  await expect(months.getByRole('row').last()).toContainText(yuan(result.months.at(-1)?.income ?? 0));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '全屏' }).click();
  await expect(page.getByRole('button', { name: '退出全屏' })).toBeVisible();
  await page.getByRole('button', { name: '退出全屏' }).click();
  await expect(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible();

  const ops = await as('ops');
  expect(await ops.status('GET', '/screen/hyScreen/finance')).toBe(403);
  await open(page, 'ops', '/screen/finance');
  await expect(page.getByRole('heading', { name: '您没有此页面的访问权限' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '财务数据大屏' })).toHaveCount(0);
});
