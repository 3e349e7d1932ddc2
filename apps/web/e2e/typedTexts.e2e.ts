import { expect } from '@playwright/test';
import { linesOf } from './support/files.ts';
import { cardNumber, idCard } from './support/numbers.ts';
import { act, dialog, line, list, notice, paste, search, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

interface Rows<Row> {
  records: Row[];
}

test('INP-04 what is pasted with blanks and groups is stored whole; what is too long stays in the field and is told', async ({ page }) => {
  const server = await as('ops');
  const name = '粘贴号码';
  const idNo = idCard(733);
  const added = await server.post('/hydriver/hyDriver/add', {
    driverName: name,
    idNo: idCard(732),
    phone: '13911117321',
    vehicleClass: 'A2',
    validPeriodFrom: '2020-01-01',
    validPeriodTo: '2035-01-01',
    licenceIssuer: '寿光市公安局',
    qualificationCertificate: '370783000000000732',
  });
  expect(added.success, added.message).toBe(true);
  const card = cardNumber('622202');

  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList');
  await search(page, { 姓名: name });
  await act(page, line(page, '司机', name), '编辑');
  const form = dialog(page, '编辑司机');
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  await paste(field('驾驶证号'), ' 37070019800101004X');
  await paste(field('身份证号'), `${idNo.slice(0, 6)} ${idNo.slice(6, 14)} ${idNo.slice(14)}`);
  await paste(field('收款卡号'), `${card.slice(0, 4)} ${card.slice(4, 8)} ${card.slice(8, 12)} ${card.slice(12)}`);
  // One character too many, whatever blanks stand around it.
  await paste(field('手机号'), ' 1391111732100000000 ');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(field('手机号')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('手机号')).toHaveValue(/1391111732100000000/);
  await paste(field('手机号'), '+86 139-1111-7322');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(notice(page, '编辑成功！')).toBeVisible();
  await expect(form).toBeHidden();

  const found = await server.get<Rows<{ id: string }>>('/hydriver/hyDriver/list', { driverName: name });
  const { result } = await server.get<Record<string, string>>('/hydriver/hyDriver/queryById', { id: found.result.records[0]?.id ?? '' });
  expect(result).toMatchObject({ licenceNo: '37070019800101004X', idNo, payCardNo: card, phone: '13911117322' });
});

test('VAL-03 a place is typed to six decimals, stays, is stored, is shown again and stands so in the export', async ({ page }) => {
  const server = await as('ops');
  const name = '坐标测试地址';
  const customers = await server.get<Rows<{ id: string }>>('/customer/hyCustomer/list', { pageSize: '1' });
  const added = await server.post('/shipping/hySendAddress/add', {
    customerId: customers.result.records[0]?.id,
    addressName: name,
    companyName: '寿光市示例物流园',
    contactName: '王建国',
    phone: '13911117324',
    adcode: '370783',
    address: '示例路 1 号',
    lng: 119.319,
    lat: 35.122,
  });
  expect(added.success, added.message).toBe(true);

  await enterAs(page, 'ops', '/shipping/sendaddress');
  await tool(page, '发货地址', '新增').click();
  const created = dialog(page, '新增发货地址');
  const typed = created.getByRole('textbox', { name: '经度', exact: true });
  await typed.fill('119.02');
  await typed.press('Tab');
  await expect(typed).toHaveValue('119.020000');
  await expect(created.getByText('经度不能为空')).toHaveCount(0);
  await created.getByRole('button', { name: '取消' }).click();
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(created).toBeHidden();

  const edited = dialog(page, '编辑发货地址');
  const place = (label: string) => edited.getByRole('textbox', { name: label, exact: true });
  await search(page, { 地址简称: name });
  await act(page, line(page, '发货地址', name), '编辑');
  await expect(place('经度')).toHaveValue('119.319000');
  await expect(place('纬度')).toHaveValue('35.122000');
  await place('经度').fill('119.0213');
  await place('经度').press('Tab');
  await expect(place('经度')).toHaveValue('119.021300');
  await edited.getByRole('button', { name: '保存' }).click();
  await expect(notice(page, '编辑成功！')).toBeVisible();
  await expect(edited).toBeHidden();
  const stored = await server.get<Rows<{ lng: number; lat: number }>>('/shipping/hySendAddress/list', { addressName: name });
  expect(stored.result.records).toMatchObject([{ lng: 119.0213, lat: 35.122 }]);
  await act(page, line(page, '发货地址', name), '编辑');
  await expect(place('经度')).toHaveValue('119.021300');
  await edited.getByRole('button', { name: '取消' }).click();
  await expect(edited).toBeHidden();

  await list(page, '发货地址').getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  const downloading = page.waitForEvent('download');
  await tool(page, '发货地址', '导出所选').click();
  const lines = await linesOf(await downloading);
  const captions = lines.find((cells) => cells.includes('地址简称')) ?? [];
  const row = lines.at(-1) ?? [];
  const at = captions.findIndex((caption) => caption.startsWith('经度'));
  expect(Number(row[at])).toBe(119.0213);
});
