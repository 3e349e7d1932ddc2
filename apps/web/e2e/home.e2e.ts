import { expect, type Page, test } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { baseUrl } from './support/people.ts';
import { enterAs } from './support/session.ts';

test('HOME-01 what waits leads to as many rows as the home page says', async ({ page }) => {
  await enterAs(page, 'auditor');
  const card = page.getByRole('region', { name: '待办事项' });
  const entry = card.getByRole('link', { name: /待审核司机/ });
  const count = /(\d+)$/.exec((await entry.textContent()) ?? '')?.[1];

  await entry.click();

  await expect(page).toHaveURL(`${baseUrl()}/wlhy/hydriver/HyDriverList?state=1`);
  await expect(page.getByRole('main').getByText(`共 ${count} 条`)).toBeVisible();
});

test('HOME-01 GEN-02 money, terms, trends and what went wrong lead to their rows, and fees are not told to the carrying side', async ({
  page,
}) => {
  // What the page itself was told: results of the bank go on changing what is owed while flows begin.
  const answer = figuresOf(page);
  await enterAs(page, 'finance_mgr');
  const main = page.getByRole('main');
  const { result: figures } = (await (await answer).json()) as { result: Index };
  const yuan = (fen: number) => (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(main.getByRole('region', { name: '资金概况' })).toContainText(yuan(figures.money.receivable.amount));
  await expect(main.getByRole('region', { name: '近 30 天签收' })).toContainText(yuan(figures.freight.grossProfit.now));
  await expect(main.getByRole('region', { name: '近 30 天线路前十' }).getByRole('listitem')).toHaveCount(figures.freight.lanes.length);
  await expect(main.getByRole('list', { name: '近 30 天运单状态' }).getByRole('listitem').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const overdue = main.getByRole('region', { name: '今日异常' }).getByRole('link', { name: /账期逾期运单/ });
  const count = /(\d+)$/.exec((await overdue.textContent()) ?? '')?.[1];
  await overdue.click();
  await expect(page).toHaveURL(/\/shipping\/list\?state=1&dueDate_end=/);
  await expect(main.getByText(`共 ${count} 条`)).toBeVisible();

  // Each sum of money leads to the rows that it is made of.
  for (const label of ['应收未收', '其中逾期'])
    await expect(async () => {
      await enterAs(page, 'finance_mgr', '/dashboard/analysis');
      const fresh = figuresOf(page);
      await page.reload();
      await fresh;
      const money = main.getByRole('region', { name: '资金概况' });
      const told = new RegExp(`${label}([\\d,.]+) 元(\\d+) 单`);
      await expect(money).toContainText(told);
      const [, amount, rows] = told.exec((await money.textContent()) ?? '')!;
      await money.getByRole('link', { name: amount! }).click();
      await expect(page).toHaveURL(/\/shipping\/list/);
      await expect(main.getByText(`共 ${rows} 条`)).toBeVisible({ timeout: 4000 });
    }).toPass();

  await enterAs(page, 'carrier_admin');
  await expect(main.getByRole('region', { name: '我的工作' }).getByRole('row', { name: /违规申诉/ })).toBeVisible();
  await expect(main.getByRole('region', { name: '近 30 天签收' })).not.toContainText('毛利');
  await expect(main.getByRole('region', { name: '账期到期客户' })).toHaveCount(0);
});

/** The next answer that a page gets to what its charts and its money are. */
const figuresOf = (page: Page) => page.waitForResponse((one) => new URL(one.url()).pathname.endsWith('/dashboard/hyDashboard/index'));

interface Index {
  money: { receivable: { amount: number } };
  freight: { grossProfit: { now: number }; lanes: unknown[] };
}

test('HOME-02 cards are moved, hidden and brought back, pages are chosen, and all of it is there on another day', async ({ page }) => {
  await enterAs(page, 'cs');
  const main = page.getByRole('main');
  const titles = () => main.getByRole('region').getByRole('heading', { level: 2 }).allTextContents();
  await expect(main.getByRole('region', { name: '最新运单' }).getByRole('row').nth(1)).toBeVisible();
  const [first, second] = await titles();

  await page.getByRole('button', { name: '调整首页' }).click();
  await page.getByRole('button', { name: `后移 ${first}` }).click();
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([second, first]);
  await page.getByRole('button', { name: '隐藏 异常运单' }).click();
  await expect(main.getByRole('region', { name: '异常运单' })).toHaveCount(0);
  await page.getByRole('button', { name: '完成' }).click();

  await main.getByRole('region', { name: '常用页面' }).getByRole('button', { name: '管理' }).click();
  const dialog = page.getByRole('dialog', { name: '选择常用页面' });
  await dialog.getByRole('checkbox', { name: '个人设置' }).check();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();

  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([second, first]);
  await expect(main.getByRole('region', { name: '异常运单' })).toHaveCount(0);
  await expect(main.getByRole('region', { name: '常用页面' }).getByRole('link').first()).toHaveText('个人设置');

  await page.getByRole('button', { name: '调整首页' }).click();
  await page.getByRole('button', { name: '显示 异常运单' }).click();
  await expect(main.getByRole('region', { name: '异常运单' })).toBeVisible();
});
