import { expect, test } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { act, dialog, fill, line, list, notice, search, tool } from './support/screen.ts';

const name = '校验规则';

test('SYS-13 VAL-02 a check rule is put together part by part, tried, changed, exported and deleted', async ({ page }) => {
  await enterAsAdmin(page, '/isystem/checkRule');
  await tool(page, name, '新增').click();
  const form = dialog(page, '新增校验规则');
  await fill(form, { 规则名称: '柜号规则', 规则Code: 'container_no', 规则描述: '四位字母加七位数字' });
  await form.getByRole('button', { name: '添加规则' }).click();
  await fill(form, { '位数 1': '7', '正则表达式 1': '\\d{7}', '提示文本 1': '后七位必须为数字' });
  await form.getByRole('button', { name: '添加规则' }).click();
  await fill(form, { '位数 2': '4', '正则表达式 2': '[A-Z', '提示文本 2': '前四位必须为大写字母' });
  await form.getByRole('button', { name: '上移 2' }).click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('正则表达式不正确：[A-Z').first()).toBeVisible();
  await fill(form, { '正则表达式 1': '[A-Z]{4}' });
  await form.getByRole('button', { name: '下移 1' }).click();
  await expect(form.getByRole('textbox', { name: '位数 1' })).toHaveValue('7');
  await form.getByRole('button', { name: '上移 2' }).click();
  await form.getByRole('button', { name: '添加规则' }).click();
  await form.getByRole('button', { name: '删除规则 3' }).click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(line(page, name, 'container_no')).toBeVisible();

  await act(page, line(page, name, 'container_no'), '功能测试');
  const trial = dialog(page, /功能测试/);
  const value = trial.getByRole('textbox', { name: '测试值' });
  for (const [text, outcome] of [
    ['tarm1234567', '前四位必须为大写字母'],
    ['TARM12345', '后七位必须为数字'],
    ['TARM1234567', '校验通过'],
  ] as const) {
    await value.fill(text);
    await trial.getByRole('button', { name: '测试', exact: true }).click();
    await expect(trial.getByText(outcome)).toBeVisible();
  }
  await trial.getByRole('button', { name: '关闭' }).last().click();

  await search(page, { 规则Code: 'container_no' });
  await expect(list(page, name).getByRole('row')).toHaveCount(2);
  await act(page, line(page, name, 'container_no'), '编辑');
  const edit = dialog(page, '编辑校验规则');
  await edit.getByRole('button', { name: '删除规则 2' }).click();
  await edit.getByRole('button', { name: '添加规则' }).click();
  await fill(edit, { '正则表达式 2': '.{0,20}', '提示文本 2': '不能超过20位' });
  await fill(edit, { 规则描述: '四位大写字母' });
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(line(page, name, 'container_no')).toContainText('四位大写字母');
  const download = page.waitForEvent('download');
  await tool(page, name, '导出').click();
  expect((await download).suggestedFilename()).toMatch(/校验规则.*\.xlsx$/);
  await act(page, line(page, name, 'container_no'), '删除');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '删除成功')).toBeVisible();
  await expect(line(page, name, 'container_no')).toHaveCount(0);
});
