import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { act, dialog, fill, line, list, notice, search, tool } from './support/screen.ts';
import { enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const name = '字典';

test('SYS-06 DICT-04 a dictionary gets items, is exported, removed, brought back and removed for good; built-in ones are locked', async ({
  page,
}) => {
  await enterAs(page, 'ops', '/isystem/dict');
  await tool(page, name, '新增').click();
  const form = dialog(page, '新增字典');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('字典编号不能为空')).toBeVisible();
  await fill(form, { 字典名称: '停靠原因', 字典编号: 'stop_reason', 描述: '途中停靠' });
  await form.getByRole('button', { name: '保存' }).click();
  await act(page, line(page, name, 'stop_reason'), '编辑');
  await fill(dialog(page, '编辑字典'), { 描述: '途中停靠的原因' });
  await dialog(page, '编辑字典').getByRole('button', { name: '保存' }).click();
  await expect(line(page, name, 'stop_reason')).toContainText('途中停靠的原因');

  await act(page, line(page, name, 'stop_reason'), '字典配置');
  const items = dialog(page, '字典列表 · 停靠原因');
  for (const [text, value] of [
    ['加油', 'fuel'],
    ['休息', 'rest'],
  ] as const) {
    await tool(page, '字典项', '新增').click();
    const item = dialog(page, '新增字典项');
    await fill(item, { 名称: text, 数据值: value });
    await item.getByRole('button', { name: '保存' }).click();
    await expect(line(page, '字典项', value)).toContainText('启用');
  }
  await act(page, line(page, '字典项', 'rest'), '编辑');
  const item = dialog(page, '编辑字典项');
  await item.getByRole('combobox', { name: '状态' }).click();
  await page.getByRole('option', { name: '不启用' }).click();
  await item.getByRole('button', { name: '保存' }).click();
  await expect(line(page, '字典项', 'rest')).toContainText('不启用');
  await items.getByRole('textbox', { name: '名称', exact: true }).fill('加油');
  await items.getByRole('button', { name: '查询', exact: true }).click();
  await expect(line(page, '字典项', 'rest')).toHaveCount(0);
  await act(page, line(page, '字典项', 'fuel'), '删除');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(line(page, '字典项', 'fuel')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(items).toBeHidden();

  await tool(page, name, '刷新缓存').click();
  await expect(notice(page, '刷新缓存完成！')).toBeVisible();
  await search(page, { 字典编号: 'stop_reason' });
  await expect(list(page, name).getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await tool(page, name, '导出').click();
  const sheet = await readFile(await (await download).path());
  await line(page, name, 'stop_reason').getByRole('checkbox').check();
  const chosen = page.waitForEvent('download');
  await tool(page, name, '导出所选').click();
  expect((await chosen).suggestedFilename()).toMatch(/字典.*\.xlsx$/);
  await line(page, name, 'stop_reason').getByRole('checkbox').uncheck();

  await act(page, line(page, name, 'stop_reason'), '删除');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(line(page, name, 'stop_reason')).toHaveCount(0);
  await tool(page, name, '回收站').click();
  const bin = dialog(page, '回收站');
  const binned = bin.getByRole('row').filter({ hasText: 'stop_reason' });
  await binned.getByRole('button', { name: '字典取回' }).click();
  await expect(binned).toHaveCount(0);
  await bin.getByRole('button', { name: '关闭' }).last().click();
  await expect(line(page, name, 'stop_reason')).toBeVisible();
  await line(page, name, 'stop_reason').getByRole('checkbox').check();
  await tool(page, name, '删除').click();
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(line(page, name, 'stop_reason')).toHaveCount(0);
  await tool(page, name, '回收站').click();
  await binned.getByRole('button', { name: '彻底删除' }).click();
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(binned).toHaveCount(0);
  await bin.getByRole('button', { name: '关闭' }).last().click();

  await tool(page, name, '导入').click();
  const importing = dialog(page, /导入/);
  await importing
    .locator('input[type=file]')
    .setInputFiles({ name: '字典.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: sheet });
  await importing.getByRole('button', { name: '开始导入' }).click();
  await expect(importing.getByRole('button', { name: '继续导入' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line(page, name, 'stop_reason')).toBeVisible();

  await search(page, { 字典编号: 'sex' });
  const builtIn = line(page, name, 'sex');
  await expect(builtIn).toContainText('内置');
  await expect(builtIn.getByRole('button', { name: '编辑' })).toHaveCount(0);
  await act(page, builtIn, '字典配置');
  await expect(page.getByRole('note')).toContainText('内置字典由系统维护');
  await expect(line(page, '字典项', '男')).toBeVisible();
  await expect(line(page, '字典项', '男').getByRole('button', { name: '编辑' })).toHaveCount(0);
});
