import { expect, test } from '@playwright/test';
import { enterAsAdmin, postAsAdmin } from './support/admin.ts';
import { addLossSetting, rowsOf } from './support/freight.ts';
import { act, dialog, line, notice } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

test('UNDO-01 a setting that was switched off shows so at once and is on again after 撤销', async ({ page }) => {
  const server = await as('ops');
  const settingName = `浏览器撤销${Date.now() % 100_000}`;
  const [customer] = await rowsOf(server, '/customer/hyCustomer/list', { state: '2' });
  const id = await addLossSetting(server, settingName, customer?.id ?? '');
  const enabled = async () => (await server.get<{ enabled: string }>('/hyloss/hyLossSetting/queryById', { id })).result.enabled;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/hyLossSetting/enable', async (route) => {
    await held;
    await route.continue();
  });
  await enterAs(page, 'ops', '/wlhy/hyloss/HyLossSettingList');
  const row = line(page, '货损设置', settingName);

  await act(page, row, '停用');
  // The server has not heard of it yet.
  await expect(row.getByRole('cell', { name: '否', exact: true })).toBeVisible();
  expect(await enabled()).toBe('1');
  release();
  await expect.poll(enabled).toBe('0');

  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '撤销' }).click();
  await expect(notice(page, '已撤销')).toBeVisible();
  await expect.poll(enabled).toBe('1');
  await expect(row.getByRole('cell', { name: '是', exact: true })).toBeVisible();
  expect((await server.delete('/hyloss/hyLossSetting/delete', { id })).success).toBe(true);
});

test('UNDO-01 a job that was stopped runs on after 撤销', async ({ page }) => {
  await enterAsAdmin(page, '/isystem/QuartzJobList');
  const row = line(page, '定时任务', '刷新运单到期标记');
  await expect(row).toContainText('正常');

  await act(page, row, '停止');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('停止');
  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '撤销' }).click();

  await expect(notice(page, '已撤销')).toBeVisible();
  await expect(row).toContainText('正常');
});

test('UNDO-01 a person who was frozen may sign in again after 撤销', async ({ page }) => {
  const stamp = Date.now() % 10_000_000;
  const username = `undo${stamp}`;
  const password = 'Gravel-Tyre-64';
  await postAsAdmin('/sys/user/add', {
    username,
    realname: '可恢复者',
    workNo: `U${stamp}`,
    phone: `198${String(stamp).padStart(8, '0')}`,
    password,
    confirmpassword: password,
  });
  await enterAsAdmin(page, `/isystem/user?username=${username}`);
  const row = line(page, '用户', username);
  await expect(row).toContainText('正常');

  await act(page, row, '冻结');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('冻结');
  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '撤销' }).click();

  await expect(notice(page, '已撤销')).toBeVisible();
  await expect(row).toContainText('正常');
});
