import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { violations, violationsInBoth } from './support/a11y.ts';
import { list } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

test('STAT-05 freight by customer is drawn, compared, led back to its waybills, and exported; other groups are kept in the address', async ({
  page,
}) => {
  await enterAs(page, 'finance_mgr', '/statistics/freight');
  const table = list(page, '明细');
  const first = table.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  const name = await first.getByRole('rowheader').innerText();
  const notes = Number((await first.getByRole('cell').nth(1).innerText()).replaceAll(',', ''));
  expect(notes).toBeGreaterThan(0);
  await expect(first.getByRole('cell').nth(-2)).toHaveText(/^\d+\.\d%$/);
  await expect(first.getByRole('cell').last()).toHaveText(/^([+-]?\d+\.\d%|--)$/);
  await expect(page.getByRole('region', { name: '运单数趋势' }).locator('svg')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // A heading sorts by its column and has it drawn.
  await table.getByRole('button', { name: /^毛利 / }).click();
  await expect(page.getByRole('region', { name: '毛利趋势' })).toBeVisible();
  await expect(page).toHaveURL(/measure=grossProfit/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('运费统计.xlsx');
  expect((await readFile(await saved.path())).length).toBeGreaterThan(1000);

  // The list behind a figure holds as many rows as it says.
  await table.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/shipping\/list\?.*customerId=/);
  await expect(page.getByText(new RegExp(`共 ?${notes} ?条`))).toBeVisible();
});

test('STAT-01 STAT-02 STAT-03 STAT-04 each statistic opens by its link, and a customer is shown no fee of drivers that is hidden', async ({
  page,
}) => {
  for (const [path, group] of [
    ['/statistics/collection?by=bank', '开户行'],
    ['/statistics/mileage?by=lane', '线路'],
    ['/statistics/orders?by=cargo', '货物类型'],
    ['/statistics/person?by=auditor', '审核员'],
  ] as const) {
    await enterAs(page, 'finance_mgr', path);
    await expect(list(page, '明细').getByRole('columnheader', { name: group })).toBeVisible();
    expect(await violationsInBoth(page), path).toEqual([]);
  }
  await enterAs(page, 'customer_admin', '/statistics/freight?by=time');
  const table = list(page, '明细');
  await expect(table.getByRole('button', { name: /^费用合计/ })).toBeVisible();
  await expect(table.getByRole('button', { name: /^毛利/ })).toHaveCount(0);
});

// Of each page: what it is grouped by, the column that counts the rows behind the name of a group, and those that lead to some of them.
const counted = [
  ['collection', ['payee', 'payeeType', 'bank', 'time'], '付款笔数', ['失败笔数']],
  ['mileage', ['vehicle', 'driver', 'lane', 'province', 'time'], '趟次', []],
  ['orders', ['customer', 'cargo', 'lane', 'status', 'time'], '订单数', []],
  ['person', ['dispatcher', 'salesperson', 'driver', 'captain'], '经办单数', []],
  ['freight', ['customer', 'company', 'agent', 'time'], '运单数', []],
] as const;
const calls = {
  '/shipping/list': '/shipping/hyShippingNote/list',
  '/shipping/paylist2': '/hypay/hyPayment/list',
  '/wlhy/hyorder/HyOrderList': '/hyorder/hyOrder/list',
} as const;

for (const [name, groups, count, parts] of counted)
  test(`STAT-01 STAT-02 STAT-03 STAT-04 STAT-05 every link of ${name} leads to as many rows as its figure says`, async ({ page }) => {
    const manager = await as('finance_mgr');
    for (const by of groups) {
      await enterAs(page, 'finance_mgr', `/statistics/${name}?by=${by}`);
      const table = list(page, '明细');
      await expect(table.getByRole('link').first()).toBeVisible();
      const links = await table.evaluate(
        (element, { column, others }) => {
          const heads = [...element.querySelectorAll('thead th')].map((head) => head.textContent?.trim() ?? '');
          const at = (caption: string) => heads.findIndex((head) => head.startsWith(caption));
          const rank = heads[0]?.startsWith('名次') ? 1 : 0;
          return [...element.querySelectorAll('tbody tr, tfoot tr')]
            .slice(0, 12)
            .concat(...element.querySelectorAll('tfoot tr'))
            .flatMap((row) => {
              // The total begins with one cell over the rank and the name.
              const cells = [...row.children].flatMap((cell) => Array.from({ length: (cell as HTMLTableCellElement).colSpan }, () => cell));
              const number = (index: number) => Number((cells[index]?.textContent ?? '').replaceAll(',', ''));
              return [
                { href: row.querySelector('th a')?.getAttribute('href'), rows: number(at(column)), of: cells[rank]?.textContent },
                ...others.map((other) => ({
                  href: cells[at(other)]?.querySelector('a')?.getAttribute('href'),
                  rows: number(at(other)),
                  of: `${cells[rank]?.textContent} ${other}`,
                })),
              ].filter(({ rows }) => rows > 0);
            });
        },
        { column: count, others: [...parts] },
      );
      expect(links.length, by).toBeGreaterThan(0);
      for (const { href, rows, of } of links) {
        expect(href, `${by} ${of}`).toBeTruthy();
        const { pathname, searchParams } = new URL(href!, 'http://here');
        const call = calls[pathname as keyof typeof calls];
        const { result } = await manager.get<{ total: number }>(call, { ...Object.fromEntries(searchParams), pageSize: '1' });
        expect(result.total, `${by} ${of} ${href}`).toBe(rows);
      }
      // So does each point of the line, which is told as a table as well.
      await expect(page.locator('table a[href*="_begin="], table a[href*="figure="]').first()).toBeAttached();
    }
  });
