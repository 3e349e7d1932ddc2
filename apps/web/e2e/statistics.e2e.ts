import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { list } from './support/screen.ts';
import { enterAs } from './support/session.ts';
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
  }
  await enterAs(page, 'customer_admin', '/statistics/freight?by=time');
  const table = list(page, '明细');
  await expect(table.getByRole('button', { name: /^费用合计/ })).toBeVisible();
  await expect(table.getByRole('button', { name: /^毛利/ })).toHaveCount(0);
});
