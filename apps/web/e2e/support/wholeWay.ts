import { expect, type Locator, type Page } from '@playwright/test';
import { picture } from './files.ts';
import { type Crew, moment, type Payer, type Row, rowsOf, yuan } from './freight.ts';
import { type OrderTerms, orderForm } from './orderForm.ts';
import { act, choose, dialog, figure, fill, line, list, notice, search, tool, upload } from './screen.ts';
import { as, enterAs } from './session.ts';
import { estimateOf, type Fees, type Trip } from './sums.ts';

const [orders, requests] = ['/wlhy/hyorder/HyOrderList', '/shipping/requestbill'];

/** Presses the button that ends a dialog, which goes. */
export async function finish(page: Page, title: string): Promise<void> {
  await dialog(page, title).getByRole('button', { name: '确定' }).click();
  await expect(dialog(page, title)).toBeHidden();
}

/** What is ordered, and by whom. */
interface Wish {
  who: Payer;
  trip: Trip;
  reference: string;
  terms?: OrderTerms;
}

/** Enters an order in the browser and hands it in; it shows what it is expected to come to. @returns its number */
export async function enterOrder(page: Page, { who, trip, reference, terms = {} }: Wish): Promise<string> {
  await enterAs(page, 'ops', orders);
  await tool(page, '订单', '新增').click();
  const form = orderForm(page);
  await form.parties(who, reference, terms);
  await form.next.click();
  await form.places(who);
  await form.next.click();
  await form.cargo({ tonnes: '32', vehicles: '1' });
  await form.next.click();
  await form.terms(terms);
  const estimated = estimateOf(trip);
  await expect(form.estimate('司机运费(预估)')).toContainText(yuan(estimated.driverFee));
  await expect(form.estimate('费用合计')).toContainText(yuan(estimated.feeTotal));
  await form.next.click();
  await form.save.click();
  await expect(form.form).toBeHidden();
  await expect(notice(page, '添加成功！')).toBeVisible();
  const row = line(page, '订单', String(who.customer['customerName'])).first();
  await expect(row).toContainText('草稿');
  expect(await figure(list(page, '订单'), row, '费用合计')).toBe(yuan(estimated.feeTotal));
  const orderNo = /DD\d+/.exec(await row.innerText())![0];
  await act(page, row, '提交');
  await expect(line(page, '订单', orderNo)).toContainText('待审核');
  return orderNo;
}

/** Dispatches all of an order to one crew in the browser; `isAgreed` where the driver need not be asked. @returns the waybill */
export async function dispatchOrder(
  page: Page,
  { orderNo, crew: { driver, vehicle }, isAgreed = false }: { orderNo: string; crew: Crew; isAgreed?: boolean },
): Promise<Row> {
  await enterAs(page, 'ops', `${orders}?orderNo=${orderNo}`);
  await act(page, line(page, '订单', orderNo), '调度');
  const trip = dialog(page, '调度');
  for (const [label, of] of [
    ['司机', driver['driverName']],
    ['车辆', vehicle['vehicleNumber']],
  ])
    await choose(page, trip.getByRole('combobox', { name: String(label) }), String(of), String(of));
  await fill(trip, { 计划重量: '32' });
  if (isAgreed) await trip.getByRole('switch', { name: '代司机接单' }).click();
  await finish(page, '调度');
  await expect(line(page, '订单', orderNo)).toContainText('已调度');
  const [note] = await rowsOf(await as('ops'), '/shipping/hyShippingNote/list', { orderNo });
  return note!;
}

/** Asks in the browser for an invoice about a paid waybill. @returns the request */
export async function requestInvoice(page: Page, note: Row, fees: Fees): Promise<Row> {
  const number = String(note['shippingNoteNumber']);
  await enterAs(page, 'ops', `${requests}?noteStatus=80`);
  await search(page, { 运单号: number });
  await line(page, '可开票运单', number).getByRole('checkbox').check();
  await tool(page, '可开票运单', '申请开票').click();
  const form = dialog(page, '申请开票');
  await choose(page, form.getByRole('combobox', { name: '发票种类' }), '数电普票');
  await expect(form.getByRole('region', { name: '开票预览' }).getByText(yuan(fees.feeTotal), { exact: true }).first()).toBeVisible();
  await form.getByRole('button', { name: '下一步' }).click();
  await form.getByRole('button', { name: '提交' }).click();
  await expect(form).toBeHidden();
  await expect(notice(page, /已提交开票申请/)).toBeVisible();
  const [request] = await rowsOf(await as('tax'), '/shipping/hyRequestBill/list', { noteId: note.id });
  return request!;
}

/** Opens the receipt of a bill in the browser. @returns its dialog */
export async function openReceipt(page: Page, billNo: string): Promise<Locator> {
  await enterAs(page, 'cashier', `/wlhy/hybill/HyBillList?billNo=${billNo}`);
  await act(page, line(page, '账单', billNo), '收款登记');
  return dialog(page, '收款登记');
}

/** Says in it that the rest of the bill has come by bank, and proves it. */
export async function proveReceipt(page: Page, billNo: string): Promise<void> {
  const receipt = dialog(page, '收款登记');
  await receipt.getByRole('combobox', { name: '收款账户' }).click();
  await page.getByRole('option').first().click();
  await fill(receipt, { 银行流水号: `ZD${billNo}`, 到账时间: moment(-1) });
  await upload(page, receipt, '收款凭证', picture('回单.png'));
  await receipt.getByRole('button', { name: '确定' }).click();
  await expect(line(page, '账单', billNo)).toContainText('已结清');
}

/** The invoice of a request, once the tax office has issued it. */
export async function issuedOf(request: Row): Promise<Row> {
  const tax = await as('tax');
  const now = async () => (await rowsOf(tax, '/hyinvoice/hyInvoice/list', { requestBillId: request.id }))[0]!;
  await expect.poll(async () => (await now())['state'], { timeout: 15_000 }).toBe('30');
  return now();
}
