import { expect } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { act, dialog, line, list, notice, search, tool } from './support/screen.ts';
import { as } from './support/session.ts';
import { test } from './support/sitting.ts';

test('SYS-09 SYS-10 what ops changes is found in the logs, compared field by field, and brought back', async ({ page }) => {
  const ops = await as('ops');
  const { result } = await ops.get<{ records: { id: string; version: number; name: string }[] }>('/sys/category/rootList', {
    pageSize: '1',
  });
  const { id, version, name } = result.records[0]!;
  const renamed = await ops.put('/sys/category/edit', { id, version, name: `${name}（新）` });
  expect(renamed.success, renamed.message).toBe(true);

  await enterAsAdmin(page, '/isystem/log');
  await page.getByRole('tab', { name: '操作日志' }).click();
  const operation = line(page, '日志', '编辑分类字典').first();
  // The line of a call is written a second after it.
  await expect(async () => {
    await search(page, { 日志内容: '编辑分类字典' });
    await expect(operation).toContainText('ops', { timeout: 1000 });
  }).toPass();
  await operation.getByRole('button', { name: /^展开/ }).click();
  await expect(list(page, '日志')).toContainText('PUT /sys/category/edit');
  await expect(list(page, '日志')).toContainText(`${name}（新）`);
  await page.getByRole('tab', { name: '登录日志' }).click();
  await page.getByRole('button', { name: '重置' }).click();
  await page.getByRole('tab', { name: '登录日志' }).click();
  await expect(line(page, '日志', '登录成功').first()).toBeVisible();
  await page.getByRole('tab', { name: '全部' }).click();
  await search(page, { 日志内容: '编辑分类字典' });
  await expect(line(page, '日志', '登录成功')).toHaveCount(0);
  const before = await line(page, '日志', '编辑分类字典').count();
  await act(page, line(page, '日志', '编辑分类字典').first(), '删除');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(line(page, '日志', '编辑分类字典')).toHaveCount(before - 1);

  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '数据日志' }).click();
  await search(page, { 数据ID: id });
  const rows = list(page, '数据日志').getByRole('row').filter({ hasText: 'sys_category' });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  await tool(page, '数据日志', '数据比较').click();
  const compared = dialog(page, '数据比较');
  await expect(compared.getByRole('row').filter({ hasText: '类型名称' })).toContainText(`${name}（新）`);
  await expect(compared.getByRole('rowheader', { name: '类型编码', exact: true })).toHaveCount(0);
  await compared.getByLabel('仅显示不同的字段').uncheck();
  await expect(compared.getByRole('rowheader', { name: '类型编码', exact: true })).toBeVisible();
  await compared.getByRole('button', { name: '关闭' }).last().click();

  const first = rows.filter({ hasText: /"name":"[^（]*"/ });
  await act(page, first, '数据比较');
  await expect(compared.getByRole('row').filter({ hasText: '类型名称' })).toContainText(name);
  await compared.getByRole('button', { name: '关闭' }).last().click();
  await act(page, first, '恢复');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '恢复成功！')).toBeVisible();
  await expect(rows).toHaveCount(3);
  const after = await ops.get<{ records: { id: string; name: string }[] }>('/sys/category/rootList', { pageSize: '100' });
  expect(after.result.records.find((row) => row.id === id)?.name).toBe(name);
});

test('SYS-09 the log is cleared after a question, and says of itself that it was', async ({ page }) => {
  await enterAsAdmin(page, '/isystem/log');
  await tool(page, '日志', '清空').click();
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText(/^0-0 共 0 条$|^1-\d 共 \d 条$/)).toBeVisible();
  await expect(async () => {
    await tool(page, '日志', '刷新').click();
    await expect(line(page, '日志', '批量删除日志')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('SYS-09 DET-03 who looked at personal numbers is listed with whose they are', async ({ page }) => {
  const viewer = await as('auditor');
  const { result } = await viewer.get<{ records: { id: string; driverName: string }[] }>('/hydriver/hyDriver/list', { pageSize: '1' });
  const [driver] = result.records;
  await viewer.get('/hydriver/hyDriver/queryById', { id: driver!.id });

  await enterAsAdmin(page, '/isystem/log');
  await tool(page, '日志', '敏感信息查看').click();
  const looks = dialog(page, '敏感信息查看');
  const row = looks.getByRole('row').filter({ hasText: driver!.driverName }).first();
  await expect(row).toContainText('auditor');
  await expect(row).toContainText('司机');
  await expect(row).toContainText('身份证号');
});
