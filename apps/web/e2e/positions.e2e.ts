import { expect, test } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { act, choose, dialog, fill, line, list, notice, search, tool } from './support/screen.ts';

const name = '职务';

test('SYS-17 a position is added, found, changed, exported and deleted; its code is taken once', async ({ page }) => {
  await enterAsAdmin(page, '/isystem/position');
  await tool(page, name, '新增').click();
  const form = dialog(page, '新增职务');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('职务编码不能为空')).toBeVisible();
  await fill(form, { 职务编码: 'dispatcher_lead', 职务名称: '调度组长' });
  await choose(page, form.getByRole('combobox', { name: '职级' }), '中级');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(line(page, name, '调度组长')).toContainText('中级');

  await tool(page, name, '新增').click();
  await fill(form, { 职务编码: 'dispatcher_lead', 职务名称: '另一个' });
  await choose(page, form.getByRole('combobox', { name: '职级' }), '中级');
  await expect(form.getByText('该值不可用，系统中已存在！')).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByRole('textbox', { name: '职务编码' })).toBeFocused();
  await form.getByRole('button', { name: '取消' }).click();
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();

  await search(page, { 职务名称: '调度组长' });
  await expect(list(page, name).getByRole('row')).toHaveCount(2);
  await act(page, line(page, name, 'dispatcher_lead'), '编辑');
  const edit = dialog(page, '编辑职务');
  await fill(edit, { 职务名称: '调度组长（夜班）' });
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(line(page, name, '调度组长（夜班）')).toBeVisible();
  await tool(page, name, '表格编辑').click();
  const grid = page.getByRole('grid', { name });
  const bar = page.getByRole('toolbar', { name: '表格编辑' });
  const cell = grid.locator('[role="gridcell"]').filter({ hasText: '调度组长（夜班）' });
  await cell.dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('夜班组长');
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('status')).toHaveText('已修改 1 行');
  await bar.getByRole('button', { name: '保存' }).click();
  await search(page, { 职务名称: '夜班组长' });
  await expect(line(page, name, 'dispatcher_lead')).toContainText('夜班组长');
  const download = page.waitForEvent('download');
  await tool(page, name, '导出').click();
  expect((await download).suggestedFilename()).toMatch(/职务.*\.xlsx$/);
  await act(page, line(page, name, 'dispatcher_lead'), '删除');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '删除成功')).toBeVisible();
  await expect(line(page, name, 'dispatcher_lead')).toHaveCount(0);
});
