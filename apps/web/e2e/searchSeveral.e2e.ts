import { expect, test } from '@playwright/test';
import { type Row, rowsOf } from './support/freight.ts';
import { choose, list } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

test('LIST-11 addresses of several customers are searched at once; the link keeps them with their names', async ({ page }) => {
  const all = await rowsOf(await as('ops'), '/shipping/hySendAddress/list');
  const names = [...new Set(all.map((row) => String(row['customerName'])))].slice(0, 2) as [string, string];
  const own = (row: Row) => names.includes(String(row['customerName']));
  await enterAs(page, 'ops', '/shipping/sendaddress');
  await expect(list(page, '发货地址').getByRole('row').nth(1)).toBeVisible();
  const area = page.getByRole('search', { name: '查询条件' });
  const box = area.getByRole('combobox', { name: '客户', exact: true });
  for (const name of names) await choose(page, box, name, name);
  await page.keyboard.press('Escape');
  await area.getByRole('button', { name: '查询', exact: true }).click();

  const chips = page.getByRole('group', { name: '筛选条件' });
  for (const name of names) await expect(chips).toContainText(name);
  await expect(page.getByText(`共 ${all.filter(own).length} 条`)).toBeVisible();
  await expect(page).toHaveURL(/customerId_MultiString=/);
  await page.reload();
  for (const name of names) await expect(area).toContainText(name);
  await area.getByRole('button', { name: new RegExp(names[0]) }).click();
  await area.getByRole('button', { name: '查询', exact: true }).click();
  await expect(page.getByText(`共 ${all.filter((row) => row['customerName'] === names[1]).length} 条`)).toBeVisible();
});
