import { expect, test } from '@playwright/test';
import { notice } from './support/screen.ts';
import { enterAs } from './support/session.ts';

test('LIST-14 SHIP-15 addresses of a page are edited in a table and saved row by row', async ({ page }) => {
  await enterAs(page, 'ops', '/shipping/sendaddress');
  await expect(page.getByRole('table', { name: '发货地址' }).getByRole('row').nth(2)).toBeVisible();
  await expect(page.getByRole('button', { name: '表格编辑' })).toBeEnabled();
  const grid = page.getByRole('grid', { name: '发货地址' });
  // Who listens for keys comes a moment after the rows.
  await expect(async () => {
    await page.keyboard.press('Alt+t');
    await expect(grid).toBeVisible({ timeout: 1000 });
  }).toPass();
  const bar = page.getByRole('toolbar', { name: '表格编辑' });
  const contact = (row: number) => grid.locator(`[role="row"][aria-rowindex="${row + 1}"] [role="gridcell"][aria-colindex="4"]`);
  for (const [row, name] of [
    [1, '改联系人甲'],
    [2, '改联系人乙'],
  ] as const) {
    await contact(row).dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(contact(row)).toHaveText(name);
  }
  await expect(bar.getByRole('status')).toHaveText('已修改 2 行');
  await bar.getByRole('button', { name: '保存' }).click();
  await expect(notice(page, '编辑成功')).toBeVisible();
  await expect(page.getByRole('table', { name: '发货地址' })).toContainText('改联系人乙');
  await page.reload();
  await expect(page.getByRole('table', { name: '发货地址' })).toContainText('改联系人甲');
});
