import { expect } from '@playwright/test';
import { freeCrews, type Row, rowsOf } from './support/freight.ts';
import { baseUrl } from './support/people.ts';
import { act, choose, dialog, line, list, search, tool, tripCell } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const orders = '/wlhy/hyorder/HyOrderList';
const notes = '/shipping/list';

test('SHIP-01 an order leads to its waybills', async ({ page }) => {
  const server = await as('ops');
  const [order] = (await rowsOf(server, '/hyorder/hyOrder/list', { status: '50', pageSize: '1' })) as [Row];
  const own = await rowsOf(server, '/shipping/hyShippingNote/list', { orderNo: String(order['orderNo']) });
  expect(own.length).toBeGreaterThan(0);
  await enterAs(page, 'ops', orders);
  await search(page, { 订单号: String(order['orderNo']) });

  await act(page, line(page, '订单', String(order['orderNo'])), '查看运单');

  await expect(page).toHaveURL(`${baseUrl()}${notes}?orderNo=${String(order['orderNo'])}`);
  await expect(page.getByRole('region', { name: '运单', exact: true }).getByText(`共 ${own.length} 条`)).toBeVisible();
  await expect(list(page, '运单').getByRole('row').nth(1)).toContainText(String(own[0]!['shippingNoteNumber']));
});

test('SHIP-01 FRT-11 O9 a published order takes another price with its reason, which its history shows; a copy is free again', async ({
  page,
}) => {
  const server = await as('ops');
  const waiting = await rowsOf(server, '/hyorder/hyOrder/list', { status: '30', orderMode: '1' });
  // The oldest: newer ones are other flows' own. Its places may be written down without an address of the customer's book.
  const order = waiting.findLast((one) => one['sendAddressId'] === null) ?? waiting.at(-1)!;
  const unitPrice = Number(order['unitPrice']) + 12_500;
  await enterAs(page, 'ops', orders);
  await search(page, { 订单号: String(order['orderNo']) });
  const row = line(page, '订单', String(order['orderNo']));

  await act(page, row, '编辑');
  const form = dialog(page, '编辑订单');
  await expect(form.getByRole('combobox', { name: '客户', exact: true })).toBeDisabled();
  for (const next of ['装货地址', '货物名称', '司机运价']) {
    await form.getByRole('button', { name: '下一步' }).click();
    await expect(form.getByRole('combobox', { name: next }).or(form.getByRole('textbox', { name: next }))).toBeVisible();
  }
  await form.getByRole('textbox', { name: '司机运价' }).fill(String(unitPrice / 10_000));
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('请填写原因')).toBeVisible();
  await form.getByRole('textbox', { name: '调整原因' }).fill('运力紧张');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();

  await act(page, row, '价格记录');
  const log = dialog(page, /^价格记录/);
  const change = log.getByRole('row').filter({ hasText: '司机运价' }).first();
  await expect(change).toContainText((Number(order['unitPrice']) / 10_000).toFixed(2));
  await expect(change).toContainText((unitPrice / 10_000).toFixed(2));
  await expect(change).toContainText('运力紧张');
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();

  await act(page, row, '复制');
  const copy = dialog(page, '新增订单');
  await expect(copy.getByRole('combobox', { name: '客户', exact: true })).toHaveValue(String(order['customerName']));
  await expect(copy.getByRole('combobox', { name: '货主', exact: true })).toHaveValue(String(order['shipperName']));
  await expect(copy.getByRole('combobox', { name: '客户', exact: true })).toBeEnabled();
  await expect(copy.getByRole('textbox', { name: '原始单号' })).toHaveValue('');
  await copy.getByRole('button', { name: '取消' }).click();
  await expect(copy).toBeHidden();
});

test('SHIP-01 FORM-07 an order whose times are the wrong way round stays at the step that holds them', async ({ page }) => {
  const server = await as('ops');
  const waiting = await rowsOf(server, '/hyorder/hyOrder/list', { status: '30', orderMode: '1' });
  const order = waiting.findLast((one) => one['sendAddressId'] === null) ?? waiting.at(-1)!;
  await enterAs(page, 'ops', orders);
  await search(page, { 订单号: String(order['orderNo']) });
  await act(page, line(page, '订单', String(order['orderNo'])), '编辑');
  const form = dialog(page, '编辑订单');
  for (const next of ['装货地址', '货物名称']) {
    await form.getByRole('button', { name: '下一步' }).click();
    await expect(form.getByRole('combobox', { name: next }).or(form.getByRole('textbox', { name: next }))).toBeVisible();
  }
  const start = new Date(String(order['pickupTimeFrom']).replace(' ', 'T'));
  const dayBefore = new Date(start.getTime() - 86_400_000).toLocaleString('sv-SE');
  const until = form.getByRole('textbox', { name: '装货时间止' });
  const former = await until.inputValue();
  await until.fill(dayBefore);
  await form.getByRole('textbox', { name: '要求送达' }).fill(dayBefore);
  await form.getByRole('button', { name: '下一步' }).click();
  await expect(form.getByText('装货结束时间不能早于开始时间')).toBeVisible();
  await expect(form.getByText('要求送达不能早于装货时间')).toBeVisible();
  await expect(form.getByRole('textbox', { name: '司机运价' })).toBeHidden();

  await until.fill(former);
  await form.getByRole('textbox', { name: '要求送达' }).fill('');
  await form.getByRole('button', { name: '下一步' }).click();
  await expect(form.getByRole('textbox', { name: '司机运价' })).toBeVisible();
});

test('SHIP-20 a dispatch begins with the share of one vehicle, and offers nobody from the blacklist', async ({ page }) => {
  const server = await as('ops');
  const [driver] = (await rowsOf(server, '/hydriver/hyDriver/list', { state: '2', blacklist: '0' })).slice(-1) as [Row];
  const barred = await server.put('/hydriver/hyDriver/blacklist', {
    id: driver.id,
    version: driver.version,
    blacklist: '1',
    reason: '测试',
  });
  expect(barred.success, barred.message).toBe(true);
  const open = await rowsOf(server, '/hyorder/hyOrder/list', { status: '30', publishMode: '1' });
  const order = open.find((one) => Number(one['totalVehicles']) > 1 && Number(one['totalWeight']) > 0)!;
  await enterAs(page, 'ops', orders);
  await search(page, { 订单号: String(order['orderNo']) });

  await act(page, line(page, '订单', String(order['orderNo'])), '调度');

  const form = dialog(page, '调度');
  const share = Math.ceil(Number(order['totalWeight']) / Number(order['totalVehicles']));
  await expect(form.getByRole('textbox', { name: '计划重量' })).toHaveValue((share / 1000).toFixed(3));
  await form.getByRole('combobox', { name: '司机' }).click();
  await form.getByRole('combobox', { name: '司机' }).fill(String(driver['driverName']));
  await expect(page.getByRole('listbox').getByText(/加载中/)).toHaveCount(0);
  await expect(page.getByRole('option').filter({ hasText: String(driver['phone']) })).toHaveCount(0);
  const back = await rowsOf(server, '/hydriver/hyDriver/list', { id: driver.id });
  await server.put('/hydriver/hyDriver/blacklist', { id: driver.id, version: back[0]!.version, blacklist: '0', reason: '测试' });
});

test('SHIP-20 FORM-04 another vehicle leaves the driver as they are; what was typed is not lost by Escape', async ({ page }) => {
  const server = await as('ops');
  const [note] = (await rowsOf(server, '/shipping/hyShippingNote/list', { noteStatus: '20', pageSize: '1' })) as [Row];
  await enterAs(page, 'ops', notes);
  await search(page, { 运单号: String(note['shippingNoteNumber']) });
  const row = line(page, '运单', String(note['shippingNoteNumber']));

  await act(page, row, '改派');
  const change = dialog(page, '改派');
  // Code and rows of the pickers come with the first dialog that has them.
  await expect(change.getByRole('combobox', { name: '司机' })).toBeFocused();
  await expect(change.getByRole('combobox', { name: '司机' })).toHaveValue(String(note['driverName']));
  await expect(change.getByRole('combobox', { name: '车辆' })).toHaveValue(String(note['vehicleNumber']));
  await page.keyboard.press('Escape');
  await expect(change).toBeHidden();

  await act(page, row, '备注');
  const remark = dialog(page, '备注');
  await remark.getByRole('textbox').first().fill('司机改约下午装货');
  await page.keyboard.press('Escape');
  await dialog(page, '请确认').getByRole('button', { name: '取消' }).click();
  await expect(remark.getByRole('textbox').first()).toHaveValue('司机改约下午装货');
  await page.keyboard.press('Escape');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(remark).toBeHidden();
});

test('FRT-12 losses are said in per mille and kilograms everywhere; a setting is switched off and on', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hyloss/HyLossSettingList');
  const table = list(page, '货损设置');
  await expect(table.getByRole('columnheader', { name: /允许货损率 \(‰\)/ })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: /允许货损重量 \(公斤\)/ })).toBeVisible();
  const stone = line(page, '货损设置', '石材 3‰');
  await expect(stone.getByRole('cell', { name: '3.0', exact: true })).toBeVisible();
  await expect(stone).toContainText('平台默认');
  await expect(line(page, '货损设置', '按车 50 公斤').getByRole('cell', { name: '50', exact: true })).toBeVisible();
  await tool(page, '货损设置', '新增').click();
  const setting = dialog(page, '新增货损设置');
  const [rate, weight] = ['允许货损率', '允许货损重量'].map((name) => setting.getByRole('textbox', { name }));
  await expect(rate!.or(weight!)).toHaveCount(0);
  await choose(page, setting.getByRole('combobox', { name: '货损方式' }), '按比例');
  await expect(rate!).toBeVisible();
  await expect(weight!).toHaveCount(0);
  await choose(page, setting.getByRole('combobox', { name: '货损方式' }), '按定额');
  await expect(weight!).toBeVisible();
  await expect(rate!).toHaveCount(0);
  await page.keyboard.press('Escape');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await act(page, stone, '停用');
  await act(page, stone, '启用');
  // Back in force it offers what it offered, be that beside the row or in its menu.
  await expect(stone.getByRole('button', { name: '启用' })).toHaveCount(0);
  await expect(stone.getByRole('button', { name: /^(停用|更多)$/ }).first()).toBeVisible();

  await page.goto(`${baseUrl()}${notes}`);
  await tool(page, '运单', '新增').click();
  const form = dialog(page, '新增运单');
  await choose(page, form.getByRole('combobox', { name: '货损方式' }), '按定额');
  await form.getByRole('textbox', { name: '允许货损重量' }).fill('50');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('货值单价(吨)不能为空')).toBeVisible();
  await expect(form.getByText('允许货损重量不能为空')).toHaveCount(0);
});

test('FRT-04 invoice data that a person empties is empty; the dialog says whose it is', async ({ page }) => {
  const server = await as('ops');
  const [customer] = (await rowsOf(server, '/customer/hyCustomer/list', { state: '2', customerKind: '1', pageSize: '1' })) as [Row];
  const name = String(customer['customerName']);
  await enterAs(page, 'ops', '/wlhy/hycustomer/HyCustomerList');
  await search(page, { 客户名称: name });
  const invoice = dialog(page, '开票资料');
  const address = invoice.getByRole('textbox', { name: '收票地址' });
  for (const text of ['潍坊市示例路 1 号', '']) {
    await act(page, line(page, '客户', name).first(), '开票资料');
    await expect(invoice).toContainText(name);
    await address.fill(text);
    await invoice.getByRole('button', { name: '确定' }).click();
    await expect(invoice).toBeHidden();
    await act(page, line(page, '客户', name).first(), '开票资料');
    await expect(address).toHaveValue(text);
    await page.keyboard.press('Escape');
    await expect(invoice).toBeHidden();
  }
});

test('SHIP-20 a change of prices offers the prices that the waybill has', async ({ page }) => {
  const server = await as('ops');
  await enterAs(page, 'ops', notes);
  for (const [orderMode, count] of [
    ['1', 0],
    ['3', 1],
  ] as const) {
    const [note] = (await rowsOf(server, '/shipping/hyShippingNote/list', { noteStatus: '20', orderMode, pageSize: '1' })) as [Row];
    await search(page, { 运单号: String(note['shippingNoteNumber']) });
    await act(page, line(page, '运单', String(note['shippingNoteNumber'])), '改价');
    const form = dialog(page, '改价');
    await expect(form.getByRole('textbox', { name: '司机运价' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: '代理运费' })).toHaveCount(count);
    // What it comes to is shown while the price is typed, beside what it was.
    const trial = form.getByRole('region', { name: '运费试算' });
    const price = form.getByRole('textbox', { name: '司机运价' });
    const former = await price.inputValue();
    await expect(trial).toContainText('费用合计');
    await expect(trial).not.toContainText('→');
    await price.fill((Number(former.replaceAll(',', '')) / 2).toFixed(2));
    await expect(trial).toContainText('→');
    await price.fill(former);
    await expect(trial).not.toContainText('→');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  }
});

test('PERM-01 FRT-04 customers and agents enter orders and addresses of their own; who sees an order sees whose it is', async ({
  page,
}) => {
  for (const person of ['customer_admin', 'agent_admin'] as const) {
    const server = await as(person);
    const own = (await rowsOf(server, '/customer/hyCustomer/list')).find((one) => one.id === server.cid)!;
    const [shipper] = (await rowsOf(server, '/customer/hyShipper/list', { customerId: own.id })) as [Row];
    await enterAs(page, person, orders);
    await tool(page, '订单', '新增').click();
    const form = dialog(page, '新增订单');
    await choose(page, form.getByRole('combobox', { name: '订单模式' }), '货主直发');
    await choose(page, form.getByRole('combobox', { name: '客户', exact: true }), String(own['customerName']));
    await choose(page, form.getByRole('combobox', { name: '货主', exact: true }), String(shipper['shipperName']));
    await choose(page, form.getByRole('combobox', { name: '运营主体' }), '塔马克');
    await form.getByRole('button', { name: '下一步' }).click();
    await expect(form.getByRole('combobox', { name: '装货地址' })).toBeVisible();
    await form.getByRole('button', { name: '取消' }).click();
    await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  }
  await enterAs(page, 'dispatcher', orders);
  await list(page, '订单').getByRole('row').nth(1).getByRole('button', { name: /^DD/ }).click();
  await expect(dialog(page, /^订单详情/)).toContainText('塔马克网络货运');
  await expect(page.getByRole('region', { name: '通知' }).getByText('拒绝访问')).toHaveCount(0);
});

test('FORM-04 a verdict and trips that were typed are not lost by a click beside or by Escape', async ({ page }) => {
  await enterAs(page, 'ops', '/wlhy/hydriver/HyDriverList?state=1');
  await act(page, list(page, '司机').getByRole('row').nth(1), '审核');
  const question = dialog(page, '请确认');
  const remark = dialog(page, /^审核司机/).getByRole('textbox', { name: '审核意见' });
  await remark.fill('照片看不清');
  await page.mouse.click(200, 400);
  await question.getByRole('button', { name: '取消' }).click();
  await expect(remark).toHaveValue('照片看不清');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: '确定' }).click();
  await expect(remark).toBeHidden();

  await page.goto(`${baseUrl()}${orders}?status_MultiString=30`);
  await act(page, list(page, '订单').getByRole('row').nth(1), '批量调度');
  const weight = tripCell(page, 1, '重量').locator('input');
  await weight.fill('5');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible({ timeout: 500 });
  }).toPass();
  await question.getByRole('button', { name: '取消' }).click();
  await expect(weight).toHaveValue('5.000');
});

test('SHIP-20 lines of a sheet are pasted into the batch dispatch; who cannot be found stays open and is named', async ({ page }) => {
  const ops = await as('ops');
  const [crew] = await freeCrews(ops, 1);
  const { driver, vehicle } = crew!;
  const [name, plate] = [String(driver['driverName']), String(vehicle['vehicleNumber'])];

  await enterAs(page, 'ops', `${orders}?status_MultiString=30`);
  await act(page, list(page, '订单').getByRole('row').nth(1), '批量调度');
  const batch = dialog(page, '批量调度');
  const at = (index: number, column: Parameters<typeof tripCell>[2]) => tripCell(page, index, column);
  // From the picker that a click on the first cell has opened.
  await at(1, '司机').click();
  await page.getByRole('combobox', { name: '司机 1' }).evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `司机\t车牌号\t挂车\t重量\t时间\n${name}\t"${plate}"\t苏A1234挂\t1.5\t2026/3/4 8:30\n查无此人\t${plate}\t\t0.25\n`);

  await expect(at(1, '重量').getByRole('textbox')).toHaveValue('1.500');
  await expect(at(1, '车辆')).toContainText(plate);
  await expect(at(1, '时间')).toContainText('2026-03-04 08:30:00');
  await expect(at(1, '挂车').getByRole('textbox')).toHaveValue('苏A1234挂');
  // How far the vehicle is from the loading place stands behind what is typed, and is not typed itself.
  const away = batch.getByRole('grid', { name: '派车明细' }).locator('[role="row"][aria-rowindex="2"] [role="gridcell"]').last();
  await expect(batch.getByRole('columnheader', { name: '距装货地' })).toBeVisible();
  await expect(away).toHaveText(/^([\d.]+ 公里（\d+ (分钟|小时)前）|24 小时内无位置)$/);
  await expect(away.getByRole('textbox')).toHaveCount(0);
  await expect(at(2, '司机')).toHaveAttribute('aria-invalid', 'true');
  await at(2, '司机').click();
  await expect(batch.getByText('没有可派的“查无此人”，或不止一个').first()).toBeVisible();
  await expect(at(2, '车辆')).toHaveAttribute('aria-invalid', 'true');
  await expect(batch.getByRole('status').filter({ hasText: '剩余' })).toContainText('合计 1.750');
  await expect(page.getByRole('option').first()).toContainText(/至 20\d\d-\d\d-\d\d · 信用分 \d+/);
  // Who is nearest to the loading place comes first, and how old that is stands beside it.
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: /距装货地 [\d.]+ 公里（\d+ (分钟|小时)前）/ })
      .first(),
  ).toBeVisible();
});
