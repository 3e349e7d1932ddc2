import { expect, test } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { line, list, search } from './support/screen.ts';

const name = '通讯录';

test('SYS-19 people are looked up by department, by name and by number', async ({ page }) => {
  await enterAsAdmin(page, '/isystem/addressList');
  const rows = list(page, name).getByRole('row');
  await expect(line(page, name, '运营小周')).toBeVisible();
  const all = await rows.count();

  const tree = page.getByRole('tree', { name: '部门' });
  const department = (await line(page, name, '运营小周').getByRole('cell').nth(3).innerText()).split(' | ')[0]!;
  await tree.getByRole('treeitem', { name: department, exact: true }).click();
  await expect(line(page, name, '运营小周')).toBeVisible();
  await expect(async () => expect(await rows.count()).toBeLessThanOrEqual(all)).toPass();
  await tree.getByRole('treeitem', { name: department, exact: true }).click();

  await search(page, { 姓名: '小周' });
  await expect(rows).toHaveCount(2);
  await expect(line(page, name, '运营小周')).toBeVisible();
  await page.getByRole('button', { name: '重置' }).click();
  await search(page, { 工号: '没有的工号' });
  await expect(page.getByText('暂无数据')).toBeVisible();
});
