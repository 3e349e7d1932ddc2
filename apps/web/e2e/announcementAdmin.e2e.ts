import { expect } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { enterAsAdmin } from './support/admin.ts';
import { picture } from './support/files.ts';
import { act, choose, dialog, fill, line, notice, tool, visit } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const name = '系统通告';

test('SYS-07 NOTI-06 an announcement is written with a table, a link and a picture, published, arrives at once, is followed and withdrawn', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `夜间停运通知 ${Date.now()}`;
  const ops = await as('ops');
  const context = await browser.newContext();
  const reader = await context.newPage();
  await enterAs(reader, 'ops');

  await enterAsAdmin(page, '/isystem/annountCement');
  await tool(page, name, '新增').click();
  const form = dialog(page, '新增系统通告');
  await fill(form, { 标题: title, 摘要: '今晚检修，暂停装货' });
  await choose(page, form.getByRole('combobox', { name: '消息类型' }), '通知公告');
  await choose(page, form.getByRole('combobox', { name: '优先级' }), '高');
  await fill(form, { 开始时间: '2026-01-01 00:00:00', 结束时间: '2025-01-01 00:00:00' });
  await choose(page, form.getByRole('combobox', { name: '通告对象类型' }), '指定用户');
  await form.getByRole('combobox', { name: '指定用户' }).click();
  const people = dialog(page, '选择人员');
  await people.getByRole('searchbox', { name: '搜索姓名、账号或手机号' }).fill('运营小周');
  await people.getByRole('row').filter({ hasText: '运营小周' }).getByRole('checkbox').click();
  await people.getByRole('button', { name: '确定' }).click();

  const body = form.getByRole('textbox', { name: '内容' });
  const format = form.getByRole('toolbar', { name: '格式' });
  await body.click();
  await format.getByRole('button', { name: '标题 1' }).click();
  // What is typed before the text has the focus again is lost.
  await expect(body).toBeFocused();
  await page.keyboard.type('检修安排');
  await page.keyboard.press('Enter');
  for (const mark of ['加粗', '斜体', '下划线', '删除线']) {
    await format.getByRole('button', { name: mark }).click();
    await expect(format.getByRole('button', { name: mark })).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.type('22:00 起');
  for (const block of ['标题 2', '引用', '编号列表', '项目列表']) {
    await page.keyboard.press('Enter');
    await format.getByRole('button', { name: block }).click();
    await expect(body).toBeFocused();
    await page.keyboard.type(block);
  }
  await format.getByRole('button', { name: '撤销' }).click();
  await format.getByRole('button', { name: '重做' }).click();
  await format.getByRole('button', { name: '链接' }).click();
  await form.getByRole('textbox', { name: '链接地址' }).fill('javascript:alert(1)');
  await form.getByRole('button', { name: '应用' }).click();
  await expect(form.getByText('请输入 http(s)、mailto 或站内地址')).toBeVisible();
  await form.getByRole('textbox', { name: '链接地址' }).fill('https://example.com/plan');
  await form.getByRole('button', { name: '应用' }).click();
  await expect(body.getByText('https://example.com/plan')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await format.getByRole('button', { name: '插入图片' }).click();
  await (await chooser).setFiles(picture('plan.png'));
  await expect(body.getByRole('img', { name: 'plan.png' })).toBeVisible();
  await body.press('Control+End');
  await format.getByRole('button', { name: '插入表格' }).click();
  await format.getByRole('button', { name: '增加一行' }).click();
  await format.getByRole('button', { name: '增加一列' }).click();
  await expect(body.getByRole('table').getByRole('row')).toHaveCount(4);
  expect(await violations(page)).toEqual([]);
  await format.getByRole('button', { name: '首行作表头' }).click();
  await expect(body.getByRole('columnheader')).toHaveCount(4);
  await format.getByRole('button', { name: '删除表格' }).click();
  await expect(body.getByRole('table')).toHaveCount(0);
  await body.press('Control+End');
  await format.getByRole('button', { name: '插入表格' }).click();
  await expect(body.getByRole('img', { name: 'plan.png' })).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('结束时间需大于开始时间')).toBeVisible();
  await fill(form, { 结束时间: '2099-01-01 00:00:00' });
  await form.getByRole('button', { name: '保存' }).click();
  const row = line(page, name, title);
  await expect(row).toContainText('未发布');

  await act(page, row, '编辑');
  const edit = dialog(page, '编辑系统通告');
  await expect(edit.getByRole('textbox', { name: '内容' }).getByRole('img', { name: 'plan.png' })).toBeVisible();
  await fill(edit, { 摘要: '今晚检修，暂停装货和卸货' });
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit).toBeHidden();

  await act(page, row, '预览');
  const preview = dialog(page, title);
  await expect(preview.getByRole('heading', { name: '检修安排' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'plan.png' })).toHaveJSProperty('naturalWidth', 48);
  await preview.getByRole('button', { name: '关闭' }).last().click();

  await act(page, row, '发布');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '该系统通知发布成功').first()).toBeVisible();
  await expect(row).toContainText('已发布');

  await expect(reader.getByRole('button', { name: /^消息中心，/ })).toBeVisible();
  await reader.getByRole('button', { name: /^消息中心，/ }).click();
  const panel = reader.getByRole('dialog', { name: '消息中心' });
  await panel.getByRole('tab', { name: /^公告/ }).click();
  await panel.getByRole('button', { name: new RegExp(title) }).click();
  await expect(dialog(reader, title).getByRole('img', { name: 'plan.png' })).toHaveJSProperty('naturalWidth', 48);

  await reader.keyboard.press('Escape');
  await expect(dialog(reader, title)).toBeHidden();
  await visit(reader, '/dashboard/workplace');
  await reader.getByRole('region', { name: '我的消息' }).getByRole('button', { name: title }).click();
  await expect(dialog(reader, title)).toContainText('检修安排');

  await act(page, row, '重新推送');
  await expect(notice(page, '已重新推送').first()).toBeVisible();
  await act(page, row, '阅读情况');
  const readers = dialog(page, new RegExp(`阅读情况 · ${title}`));
  await expect(readers.getByRole('row').filter({ hasText: '运营小周' })).toContainText('已读');
  await readers.getByRole('button', { name: '关闭' }).first().click();

  await act(page, row, '撤销');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('已撤销');
  const { result } = await ops.get<{ records: { titile: string }[] }>('/sys/sysAnnouncementSend/getMyAnnouncementSend', { titile: title });
  expect(result.records).toEqual([]);
  await act(page, row, '删除');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(row).toHaveCount(0);
  await context.close();
});
