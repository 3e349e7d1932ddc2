import { expect, test } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { act, choose, dialog, fill, line, list, notice, search, tool } from './support/screen.ts';

const name = '填值规则';

test('SYS-15 a fill rule is added, tried, changed, exported and deleted', async ({ page }) => {
  await enterAsAdmin(page, '/isystem/fillRule');
  await tool(page, name, '新增').click();
  const form = dialog(page, '新增填值规则');
  await fill(form, { 规则名称: '订单编号', 规则Code: 'trial_order_no', 规则参数: '[1]' });
  await choose(page, form.getByRole('combobox', { name: '规则实现类' }), '单号');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('必须是JSON对象').first()).toBeVisible();
  await fill(form, { 规则参数: '{"prefix":"DD"}' });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(line(page, name, 'trial_order_no')).toContainText('单号');
  await act(page, line(page, name, 'trial_order_no'), '功能测试');
  await expect(notice(page, /^DD20\d{14}$/)).toBeVisible();

  await search(page, { 规则Code: 'trial_order_no' });
  await expect(list(page, name).getByRole('row')).toHaveCount(2);
  await act(page, line(page, name, 'trial_order_no'), '编辑');
  const edit = dialog(page, '编辑填值规则');
  await fill(edit, { 规则名称: '订单编号（新）' });
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(line(page, name, '订单编号（新）')).toBeVisible();
  const download = page.waitForEvent('download');
  await tool(page, name, '导出').click();
  expect((await download).suggestedFilename()).toMatch(/填值规则.*\.xlsx$/);
  await act(page, line(page, name, 'trial_order_no'), '删除');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(line(page, name, 'trial_order_no')).toHaveCount(0);
});
