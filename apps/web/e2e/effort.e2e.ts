import { expect, type Page } from '@playwright/test';
import { picture } from './support/files.ts';
import { freeCrews, moment, payer, rowsOf } from './support/freight.ts';
import { handOf } from './support/hand.ts';
import { dialog, line, list, notice, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const notes = '/shipping/list';
const orders = '/wlhy/hyorder/HyOrderList';

/** A waybill in a state whose vehicle is not needed by other flows. */
async function noteIn(noteStatus: string): Promise<string> {
  const server = await as('dispatcher');
  const found = await rowsOf(server, '/shipping/hyShippingNote/list', { noteStatus, pageSize: '20' });
  // Heavy enough for what is weighed here: no truck loads more than it is approved for, and one that comes with more than it loaded is asked about.
  const heavy = found.findLast((row) => Number(row['loadWeight'] ?? row['plannedWeight'] ?? 0) >= 10_500);
  return String((heavy ?? found.at(-1)!)['shippingNoteNumber']);
}

async function openNote(page: Page, number: string) {
  await enterAs(page, 'dispatcher', `${notes}?shippingNoteNumber=${number}`);
  return line(page, '运单', number);
}

test('CMD-03 a waybill is found and opened with two keys and its number', async ({ page }) => {
  const number = await noteIn('40');
  await enterAs(page, 'dispatcher', '/dashboard/analysis');
  const hand = handOf(page);
  await hand.key('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await hand.type(number);
  await expect(page.getByRole('option').first()).toContainText(number);
  await hand.key('Enter');
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  expect(hand.effort()).toEqual({ presses: 2, texts: 1, files: 0 });
});

test('CMD-03 an order is dispatched with five presses, a name and a plate', async ({ page }) => {
  const server = await as('ops');
  const [crew] = await freeCrews(server, 1);
  const open = await rowsOf(server, '/hyorder/hyOrder/list', { status: '30', publishMode: '1', orderMode: '1' });
  const order = open.findLast((one) => Number(one['totalWeight']) > 0)!;
  const number = String(order['orderNo']);
  await enterAs(page, 'dispatcher', `${orders}?orderNo=${number}`);
  const hand = handOf(page);
  await hand.press(line(page, '订单', number).getByRole('button', { name: '调度', exact: true }));
  const form = dialog(page, '调度');
  await expect(form.getByRole('combobox', { name: '司机' })).toBeFocused();
  await hand.type(String(crew!.driver['driverName']));
  await expect(page.getByRole('option').first()).toContainText(String(crew!.driver['driverName']));
  await hand.key('Enter');
  await hand.key('Tab');
  await expect(form.getByRole('combobox', { name: '车辆' })).toBeFocused();
  await hand.type(String(crew!.vehicle['vehicleNumber']));
  await expect(page.getByRole('option').first()).toContainText(String(crew!.vehicle['vehicleNumber']));
  await hand.key('Enter');
  await hand.press(form.getByRole('button', { name: '确定' }));
  await expect(form).toBeHidden();
  expect(hand.effort()).toEqual({ presses: 5, texts: 2, files: 0 });
});

test('CMD-03 a waybill is accepted for its driver with two presses and a reason', async ({ page }) => {
  const row = await openNote(page, await noteIn('15'));
  const hand = handOf(page);
  await hand.press(row.getByRole('button', { name: '接单代操作', exact: true }));
  const form = dialog(page, '接单代操作');
  await expect(form.getByRole('textbox')).toBeFocused();
  await hand.type('司机电话确认');
  await hand.press(form.getByRole('button', { name: '确定' }));
  await expect(row).toContainText('待装货');
  expect(hand.effort()).toEqual({ presses: 2, texts: 1, files: 0 });
});

/** Weighs a waybill at one end of its way, and counts what that took. */
async function weigh(
  page: Page,
  { from, action, to, colour }: { from: string; action: string; to: string; colour: [number, number, number] },
) {
  const row = await openNote(page, await noteIn(from));
  const hand = handOf(page);
  await hand.press(row.getByRole('button', { name: action, exact: true }));
  const form = dialog(page, action);
  await expect(form.getByRole('textbox', { name: '毛重' })).toBeFocused();
  await hand.type('25.5');
  await hand.key('Tab');
  await hand.type('15');
  const photo = `${action}磅单.png`;
  await hand.choose(form.getByRole('button', { name: '磅单照片', exact: true }), picture(photo, colour));
  await expect(form.getByRole('img', { name: photo })).toBeVisible();
  await hand.press(form.getByRole('button', { name: '确定' }));
  await expect(row).toContainText(to);
  return hand.effort();
}

test('CMD-03 loading takes three presses, two weights and a photo', async ({ page }) => {
  const effort = await weigh(page, { from: '20', action: '装货', to: '已装货', colour: [180, 60, 30] });
  expect(effort).toEqual({ presses: 3, texts: 2, files: 1 });
});

test('CMD-03 unloading takes three presses, two weights and a photo', async ({ page }) => {
  const effort = await weigh(page, { from: '40', action: '卸货', to: '已卸货', colour: [30, 140, 80] });
  expect(effort).toEqual({ presses: 3, texts: 2, files: 1 });
});

test('CMD-03 signing takes two presses and a photo', async ({ page }) => {
  const row = await openNote(page, await noteIn('50'));
  const hand = handOf(page);
  await hand.press(row.getByRole('button', { name: '签收', exact: true }));
  const form = dialog(page, '签收');
  await hand.choose(form.getByRole('button', { name: '回单照片', exact: true }), picture('回单.png', [90, 90, 160]));
  await expect(form.getByRole('img', { name: '回单.png' })).toBeVisible();
  await hand.press(form.getByRole('button', { name: '确定' }));
  await expect(row).toContainText('已签收');
  expect(hand.effort()).toEqual({ presses: 2, texts: 0, files: 1 });
});

test('CMD-03 a review takes two presses for each row of the queue, and one for the first', async ({ page }) => {
  await enterAs(page, 'auditor', '/wlhy/hydriver/HyDriverList?state=1');
  const hand = handOf(page);
  await hand.press(list(page, '司机').getByRole('row').nth(1).getByRole('button', { name: '审核', exact: true }));
  const form = dialog(page, /^审核司机/);
  await hand.press(form.getByText('通过', { exact: true }).first());
  await expect(form.getByRole('button', { name: '确定' })).toBeEnabled();
  expect(hand.effort()).toEqual({ presses: 2, texts: 0, files: 0 });
});

test('CMD-03 the way of a waybill stands on its page, one press from the list', async ({ page }) => {
  const number = await noteIn('40');
  const row = await openNote(page, number);
  const hand = handOf(page);
  await hand.press(row.getByRole('link', { name: number }));
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: '轨迹', exact: true })).toBeInViewport();
  expect(hand.effort()).toEqual({ presses: 1, texts: 0, files: 0 });
});

test('CMD-03 an order is entered with 21 presses and 12 texts', async ({ page }) => {
  const who = await payer(await as('ops'));
  await enterAs(page, 'ops', orders);
  const hand = handOf(page);
  await hand.press(tool(page, '订单', '新增'));
  const form = dialog(page, '新增订单');
  const box = (name: string) => form.getByRole('combobox', { name, exact: true });
  const next = () => hand.press(form.getByRole('button', { name: '下一步' }));
  /** Chooses in the box that has the focus, by what is typed of it. */
  const chosen = async (name: string, text: string) => {
    await expect(box(name)).toBeFocused();
    await hand.type(text);
    await expect(page.getByRole('option').first()).toContainText(text);
    await hand.key('Enter');
  };
  const typed = async (name: string, text: string) => {
    await hand.press(form.getByRole('textbox', { name, exact: true }));
    await hand.type(text);
  };
  await chosen('订单模式', '货主直发');
  await hand.key('Tab');
  await hand.key('Tab');
  await chosen('客户', String(who.customer['customerName']));
  await hand.key('Tab');
  await chosen('货主', String(who.shipper['shipperName']));
  await next();
  await chosen('装货地址', String(who.send['addressName']));
  await hand.press(box('卸货地址'));
  await chosen('卸货地址', String(who.receive['addressName']));
  await next();
  await expect(form.getByRole('textbox', { name: '货物名称', exact: true })).toBeFocused();
  await hand.type('动力煤');
  await hand.press(box('货物类型'));
  await chosen('货物类型', '煤炭');
  await typed('总重量', '64');
  await typed('装货时间起', moment(60));
  await typed('装货时间止', moment(1440));
  await next();
  await chosen('计价方式', '元/吨');
  await typed('司机运价', '85.5');
  await hand.press(form.getByRole('button', { name: '保存' }));
  await expect(notice(page, '添加成功！')).toBeVisible();
  expect(hand.effort()).toEqual({ presses: 21, texts: 12, files: 0 });
});

test('CMD-03 an order like another one is entered with five presses and its times', async ({ page }) => {
  const server = await as('ops');
  const { customer, shipper, send, receive } = await payer(server);
  const { result: earlier } = await server.post<{ orderNo: string }>('/hyorder/hyOrder/add', {
    orderMode: '1',
    customerId: customer.id,
    shipperId: shipper.id,
    sendAddressId: send.id,
    receiveAddressId: receive.id,
    cargoName: '动力煤',
    cargoTypeCode: '0100',
    totalWeight: 64_000,
    pickupTimeFrom: moment(30),
    pickupTimeTo: moment(720),
    priceMode: '1',
    unitPrice: 855_000,
  });
  await enterAs(page, 'ops', `${orders}?orderNo=${earlier.orderNo}`);
  const hand = handOf(page);
  const row = line(page, '订单', earlier.orderNo);
  await hand.press(row.getByRole('button', { name: '更多' }));
  await hand.press(page.getByRole('menuitem', { name: '复制', exact: true }));
  const form = dialog(page, '新增订单');
  await expect(form.getByRole('combobox', { name: '客户', exact: true })).not.toHaveValue('');
  // The times are those of the next carriage: the save that misses them leads there.
  await hand.press(form.getByRole('button', { name: '保存' }));
  await expect(form.getByRole('textbox', { name: '装货时间起' })).toBeFocused();
  await hand.type(moment(60));
  await hand.key('Tab');
  await hand.type(moment(1440));
  await hand.press(form.getByRole('button', { name: '保存' }));
  await expect(notice(page, '添加成功！')).toBeVisible();
  expect(hand.effort()).toEqual({ presses: 5, texts: 2, files: 0 });
});
