import { expect } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { enterAsAdmin } from './support/admin.ts';
import { act, choose, dialog, fill, line, list, notice, search, tool } from './support/screen.ts';
import { test } from './support/sitting.ts';

const name = '定时任务';
const job = '刷新运单到期标记';

test('SYS-11 a job is stopped, started, run at once with its record, rescheduled by choosing, exported, removed and added', async ({
  page,
}) => {
  test.slow();
  const confirm = () => dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await enterAsAdmin(page, '/isystem/QuartzJobList');
  const row = line(page, name, job);
  await expect(row).toContainText('正常');

  await act(page, row, '停止');
  await confirm();
  await expect(notice(page, '暂停定时任务成功').first()).toBeVisible();
  await expect(row).toContainText('停止');
  await act(page, row, '启动');
  await confirm();
  await expect(row).toContainText('正常');

  await act(page, row, '立即执行');
  await confirm();
  await expect(notice(page, '执行成功!').first()).toBeVisible();
  // The list hears of the end of the run by itself.
  await expect(row).toContainText('成功', { timeout: 30_000 });
  await act(page, row, '执行记录');
  const runs = dialog(page, `执行记录 · ${job}`);
  await expect(line(page, '执行记录', '手动').filter({ hasText: '成功' }).first()).toBeVisible();
  expect(await violations(page), 'runs').toEqual([]);
  await runs.getByRole('button', { name: '关闭' }).click();

  await act(page, row, '编辑');
  const edit = dialog(page, '编辑定时任务');
  const expression = edit.getByRole('textbox', { name: 'cron表达式', exact: true });
  const next = edit.getByRole('region', { name: '最近十次执行时间' });
  for (const [preset, usual] of [
    ['每小时', '0 0 * * * ?'],
    ['每天3点', '0 0 3 * * ?'],
    ['每月1日3点', '0 0 3 1 * ?'],
    ['每月最后一天3点', '0 0 3 L * ?'],
  ] as const) {
    await edit.getByRole('button', { name: preset }).click();
    await expect(expression).toHaveValue(usual);
  }
  await edit.getByRole('button', { name: '每周一3点' }).click();
  await expect(expression).toHaveValue('0 0 3 ? * 2');
  await expect(next.getByRole('listitem')).toHaveCount(10);
  await expect(next.getByRole('listitem').first()).toContainText(/ 03:00:00$/);
  expect(await violations(page), 'form').toEqual([]);
  await choose(page, edit.getByRole('combobox', { name: '分 方式' }), '间隔');
  await expect(expression).toHaveValue('0 0/5 3 ? * 2');
  await expression.fill('*/5 * * * * ?');
  await expect(next).toContainText('秒须为一个数字');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit.getByText('cron表达式的秒须为一个数字：任务每分钟最多执行一次').first()).toBeVisible();
  await expression.fill('0 20 0 * * ?');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('0 20 0 * * ?');

  const download = page.waitForEvent('download');
  await tool(page, name, '导出').click();
  expect((await download).suggestedFilename()).toMatch(/定时任务.*\.xlsx$/);

  await act(page, row, '删除');
  await confirm();
  await expect(row).toHaveCount(0);
  await tool(page, name, '新增').click();
  const form = dialog(page, '新增定时任务');
  await choose(page, form.getByRole('combobox', { name: '任务类名', exact: true }), job);
  await form.getByRole('textbox', { name: 'cron表达式', exact: true }).fill('0 10 0 * * ?');
  await fill(form, { 参数: '{"days":1}', 描述: '每日零点十分' });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('该任务没有参数“days”').first()).toBeVisible();
  await fill(form, { 参数: '' });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('每日零点十分');
  await expect(row).toContainText('正常');

  await tool(page, name, '新增').click();
  await choose(page, form.getByRole('combobox', { name: '任务类名', exact: true }), job);
  await form.getByRole('button', { name: '每天3点' }).click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('该定时任务类名已存在').first()).toBeVisible();
  await form.getByRole('button', { name: '取消' }).click();
  await confirm();

  const area = page.getByRole('search', { name: '查询条件' });
  await choose(page, area.getByRole('combobox', { name: '状态' }), '停止');
  await search(page, {});
  await expect(list(page, name)).not.toContainText(job);
});
