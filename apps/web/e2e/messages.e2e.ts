import { expect } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { enterAsAdmin } from './support/admin.ts';
import { act, choose, dialog, fill, line, list, notice, search, tool, visit } from './support/screen.ts';
import { test } from './support/sitting.ts';

test('MSG-01 MSG-02 a template is written, tried by mail, read in the local box; a failed message is put right and sent again', async ({
  page,
}) => {
  test.slow();
  const code = `arrived_${Date.now()}`;
  await enterAsAdmin(page, '/modules/message/sysMessageTemplateList');
  await tool(page, '消息模板', '新增').click();
  const form = dialog(page, '新增消息模板');
  await choose(page, form.getByRole('combobox', { name: '模板类型' }), '短信');
  await fill(form, { 模板CODE: code, 模板标题: '到货 ${no}', 模板内容: '${name}，运单 ${no} 已签收' });
  await choose(page, form.getByRole('combobox', { name: '模板类型' }), '邮件');
  const body = form.getByRole('textbox', { name: '模板内容' });
  await expect(form.getByRole('toolbar', { name: '格式' })).toBeVisible();
  await expect(body).toContainText('${name}，运单 ${no} 已签收');
  await fill(form, { 模板测试json: '{"name":"王五"}' });
  await form.getByRole('button', { name: '保存' }).click();
  const template = line(page, '消息模板', code);
  await expect(template).toContainText('邮件');

  await act(page, template, '编辑');
  const edit = dialog(page, '编辑消息模板');
  await expect(edit.getByRole('textbox', { name: '模板CODE' })).toBeDisabled();
  await fill(edit, { 模板标题: '到货通知 ${no}' });
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(template).toContainText('到货通知');

  await act(page, template, '发送测试');
  const trial = dialog(page, '发送测试');
  await fill(trial, { 消息接收方: `${code}@example.com` });
  await trial.getByRole('button', { name: '确定' }).click();
  await expect(trial.getByText('缺少参数：no').first()).toBeVisible();
  await fill(trial, { 测试数据: '{"name":"<b>王五</b>","no":"YD1"}' });
  await trial.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '发送消息任务添加成功！').first()).toBeVisible();
  await act(page, template, '发送测试');
  await fill(trial, { 消息接收方: code, 测试数据: '{"name":"王五","no":"YD2"}' });
  await trial.getByRole('button', { name: '确定' }).click();
  await expect(trial).toBeHidden();

  await visit(page, '/modules/message/sysMessageList');
  await search(page, { 接收人: code });
  const sent = line(page, '消息', 'YD1').first();
  const refresh = () => tool(page, '消息', '刷新').click();
  await expect(async () => {
    await refresh();
    await expect(sent).toContainText('发送成功', { timeout: 2000 });
    await expect(line(page, '消息', 'YD2')).toContainText('发送失败', { timeout: 2000 });
  }).toPass();
  await expect(sent).toContainText('本地');
  expect(await violations(page)).toEqual([]);
  const failed = line(page, '消息', '接收人不是邮箱地址');
  await act(page, failed, '编辑');
  const repair = dialog(page, '编辑消息');
  await fill(repair, { 接收人: `again.${code}@example.com` });
  await repair.getByRole('button', { name: '保存' }).click();
  await expect(repair).toBeHidden();
  await act(page, line(page, '消息', 'YD2'), '重新发送');
  await expect(notice(page, '已重新发送').first()).toBeVisible();
  await page.getByRole('tab', { name: '发送失败' }).click();
  await expect(line(page, '消息', 'YD2')).toHaveCount(0);
  await page.getByRole('tab', { name: '发送成功' }).click();
  await expect(line(page, '消息', 'YD1')).toBeVisible();
  await page.getByRole('tab', { name: '未发送' }).click();
  await expect(line(page, '消息', 'YD1')).toHaveCount(0);
  await page.getByRole('tab', { name: '全部' }).click();
  await tool(page, '消息', '新增').click();
  const own = dialog(page, '新增消息');
  await fill(own, { 消息标题: 'YD3', 接收人: `own.${code}@example.com` });
  await choose(page, own.getByRole('combobox', { name: '发送方式' }), '邮件');
  await own.getByRole('textbox', { name: '发送内容' }).fill('请尽快装车');
  await own.getByRole('button', { name: '保存' }).click();
  await expect(line(page, '消息', 'YD3')).toContainText('请尽快装车');

  await tool(page, '消息', '本地信箱').click();
  const box = dialog(page, '本地信箱');
  await expect(async () => {
    await box.getByRole('button', { name: '刷新' }).click();
    await expect(
      list(page, '本地邮件')
        .getByRole('row')
        .filter({ hasText: `again.${code}` }),
    ).toBeVisible({ timeout: 2000 });
  }).toPass();
  await list(page, '本地邮件').getByRole('row').filter({ hasText: code }).filter({ hasText: 'YD1' }).getByText('到货通知 YD1').click();
  const mail = dialog(page, /到货通知 YD1/);
  await expect(mail.getByText('<b>王五</b>，运单 YD1 已签收')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  for (const no of ['YD1', 'YD2', 'YD3']) {
    await act(page, line(page, '消息', no), '删除');
    await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
    await expect(line(page, '消息', no)).toHaveCount(0);
  }
  await visit(page, '/modules/message/sysMessageTemplateList');
  await act(page, template, '删除');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(template).toHaveCount(0);
});
