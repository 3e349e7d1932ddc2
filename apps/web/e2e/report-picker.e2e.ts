import { expect, test } from '@playwright/test';
import { act, dialog, line, search } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

interface Rows<Row> {
  records: Row[];
}

test('POP-01 POP-04 a driver is bound to a vehicle from its report: searched, folded fields, one row, told when none is ticked', async ({
  page,
}) => {
  const server = await as('ops');
  const approved = { state: '2', blacklist: '0', pageSize: '1' };
  const drivers = await server.get<Rows<{ driverName: string; phone: string }>>('/hydriver/hyDriver/list', approved);
  const vehicles = await server.get<Rows<{ vehicleNumber: string }>>('/hyvehicle/hyVehicle/list', approved);
  const name = drivers.result.records[0]?.driverName ?? '';
  const plate = vehicles.result.records[0]?.vehicleNumber ?? '';
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  await search(page, { 姓名: name });
  const row = line(page, '司机', name).first();
  await act(page, row, '绑定车辆');
  const bind = dialog(page, '绑定车辆');
  const field = bind.getByRole('combobox', { name: '车辆' });

  await field.press('Enter');
  const report = dialog(page, '选择车辆');
  await expect(report.getByRole('textbox', { name: '车牌号' })).toBeFocused();
  await expect(report.getByRole('combobox', { name: '车辆类型' })).toBeVisible();
  await expect(report.getByRole('textbox', { name: '所有人' })).toHaveCount(0);
  await report.getByRole('button', { name: '展开', exact: true }).click();
  await expect(report.getByRole('textbox', { name: '所有人' })).toBeVisible();
  await report.getByRole('button', { name: '确定' }).click();
  await expect(report.getByRole('alert')).toHaveText('请选择一条记录');

  await report.getByRole('textbox', { name: '车牌号' }).fill(plate);
  await page.keyboard.press('Enter');
  await expect(report.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(report).toHaveCount(0);
  await expect(field).toContainText(plate);
  await bind.getByRole('button', { name: '确定' }).click();
  await expect(bind).toHaveCount(0);
  await expect(row).toContainText(plate);
});
