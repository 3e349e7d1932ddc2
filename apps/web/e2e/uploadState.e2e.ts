import { expect, test } from '@playwright/test';
import { dialog, figure, list, tool, visit } from './support/screen.ts';
import { enterAs } from './support/session.ts';

const lists = [
  ['司机', '/wlhy/hydriver/HyDriverList', '上传状态'],
  ['车辆', '/wlhy/hyvehicle/HyVehicleList', '上传状态'],
  ['承运商', '/wlhy/hycarrier/HyCarrierList', '上传状态'],
  ['客户', '/wlhy/hycustomer/HyCustomerList', '上传状态'],
  ['运单', '/shipping/list', '运单上传状态'],
] as const;

test('FRT-26 what the test receiver has is marked in every list that tells of uploads, and in a detail', async ({ page }) => {
  await enterAs(page, 'compliance');
  for (const [name, path, caption] of lists) {
    const first = list(page, name).getByRole('row').nth(1);
    await visit(page, `${path}?uploadState=30`);
    await expect(first).toBeVisible();
    const heads = list(page, name).getByRole('columnheader');
    // Waybills have too many columns to show all of them from the start.
    if ((await heads.filter({ hasText: caption }).count()) === 0) {
      await tool(page, name, '列设置').click();
      await page.getByRole('checkbox', { name: caption }).click();
      await page.keyboard.press('Escape');
    }
    await expect(first).toContainText('已接收');
    expect(await figure(list(page, name), first, caption), name).toMatch(/^已接收\s*测试接收端$/);
  }

  await visit(page, '/shipping/list?uploadState=30');
  await list(page, '运单').getByRole('row').nth(1).getByRole('link', { name: /^YD\d/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '电子运单 · 已接收 · 测试接收端' })).toBeVisible();

  await visit(page, '/wlhy/hydriver/HyDriverList?uploadState=0');
  const drivers = list(page, '司机');
  const waiting = drivers.getByRole('row').nth(1);
  await expect(waiting).toContainText('未就绪');
  expect(await figure(drivers, waiting, '上传状态')).toBe('未就绪');
  await visit(page, '/wlhy/hydriver/HyDriverList?uploadState=30');
  const received = drivers.getByRole('row').nth(1);
  await expect(received).toContainText('测试接收端');
  await received.getByRole('button', { name: await figure(drivers, received, '姓名') }).click();
  await expect(dialog(page, /司机详情/)).toContainText(/已接收\s*测试接收端/);
});
