import { expect, type Page } from '@playwright/test';
import { channelFeeOf, expectBooked, noteOf, walletAfter, walletOf } from './support/books.ts';
import { picture } from './support/files.ts';
import { type Crew, momentAfter, payer, type Payer, type Row, tonnes, yuan } from './support/freight.ts';
import { expectDetail } from './support/noteDetail.ts';
import { arrived, examine, payOnScreen } from './support/paying.ts';
import { plainCrew } from './support/reviewed.ts';
import { act, decide, dialog, figure, fill, line, list, notice, search, upload } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { booking, caseA1, estimateOf, feesOf, paid, upToFunding } from './support/sums.ts';
import { test } from './support/sitting.ts';
import { dispatchOrder, enterOrder, finish, issuedOf, requestInvoice } from './support/wholeWay.ts';

const [orders, requests, invoices] = ['/wlhy/hyorder/HyOrderList', '/shipping/requestbill', '/wlhy/hyinvoice/HyInvoiceList'];
const fees = feesOf(caseA1);

/** Opens the list of waybills, or one like it, at one waybill. @returns its line */
async function findNote(page: Page, who: string, { number, path = '/shipping/list' }: { number: string; path?: string }) {
  await enterAs(page, who, path);
  await search(page, { 运单号: number });
  return line(page, '运单', number);
}

/** Enters an order, hands it in, has another person pass it, and dispatches all of it to one crew. @returns the waybill */
async function order(page: Page, who: Payer, crew: Crew): Promise<Row> {
  const orderNo = await enterOrder(page, { who, trip: caseA1, reference: 'E2E-WHOLE-WAY' });
  await enterAs(page, 'ops2', orders);
  await act(page, line(page, '订单', orderNo), '审核');
  await decide(dialog(page, /^审核订单/), '通过');
  await expect(line(page, '订单', orderNo)).toContainText('待调度');
  return dispatchOrder(page, { orderNo, crew });
}

/** Takes a waybill from its driver's word to the signature; its figures follow the scales. */
async function carry(page: Page, number: string): Promise<void> {
  const row = await findNote(page, 'ops', { number });
  await expect(row).toContainText('待接单');
  await act(page, row, '接单代操作');
  await dialog(page, '接单代操作').getByRole('textbox').fill('司机电话确认');
  await finish(page, '接单代操作');

  await act(page, row, '装货');
  const load = dialog(page, '装货');
  // Offered is a time that may be: not before the acceptance of a moment ago.
  const loadTime = await load.getByRole('textbox', { name: '装货时间' }).inputValue();
  await fill(load, { 净重: tonnes(caseA1.loadWeight) });
  await upload(page, load, '磅单照片', picture('装货磅单.png'));
  await finish(page, '装货');
  await expect(row).toContainText('已装货');
  const loaded = feesOf({ ...caseA1, unloadWeight: caseA1.loadWeight });
  expect(await figure(list(page, '运单'), row, '司机运费')).toBe(yuan(loaded.driverFee));

  await act(page, row, '发车');
  await fill(dialog(page, '发车'), { 发车时间: loadTime });
  await finish(page, '发车');

  await act(page, row, '卸货');
  const unload = dialog(page, '卸货');
  const unloadTime = await momentAfter(loadTime);
  await fill(unload, { 净重: tonnes(caseA1.unloadWeight), 卸货时间: unloadTime });
  await upload(page, unload, '磅单照片', picture('卸货磅单.png'));
  await finish(page, '卸货');
  await expect(row).toContainText('已卸货');
  expect(await figure(list(page, '运单'), row, '司机运费')).toBe(yuan(fees.driverFee));
  expect(await figure(list(page, '运单'), row, '费用合计')).toBe(yuan(fees.feeTotal));

  await act(page, row, '签收');
  const sign = dialog(page, '签收');
  await upload(page, sign, '回单照片', picture('回单.png'));
  await fill(sign, { 签收时间: unloadTime });
  await sign.getByRole('button', { name: '确定' }).click();
  // The contract of the trip was not signed.
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(sign).toBeHidden();
}

/** Takes a signed waybill to the end of the business review, by the people whose work it is. */
async function review(page: Page, { id, number }: { id: string; number: string }): Promise<void> {
  const status = async () => (await noteOf(id))['noteStatus'];
  await act(page, await findNote(page, 'ops2', { number }), '预审');
  await decide(dialog(page, `预审 · ${number}`), '通过');
  await expect.poll(status).toBe('58');

  await act(page, await findNote(page, 'ops', { number }), '提交验收');
  await expect(dialog(page, '提交验收').getByRole('region', { name: '运费试算' })).toContainText(yuan(fees.driverFee));
  await dialog(page, '提交验收').getByRole('button', { name: '确定' }).click();
  await expect.poll(status).toBe('60');

  await act(page, await findNote(page, 'ops2', { number, path: '/shipping/check' }), '验收');
  await decide(dialog(page, `验收 · ${number}`), '通过');
  await expect.poll(status).toBe('65');

  await act(page, await findNote(page, 'compliance', { number, path: '/shipping/business' }), '业务审核');
  const drawer = dialog(page, `业务审核 · ${number}`);
  const rules = drawer.getByRole('table', { name: '审核规则' });
  await drawer.getByRole('radiogroup', { name: '审核结论' }).getByText('通过', { exact: true }).click();
  await drawer.getByRole('button', { name: '确定' }).click();
  // No flow has a track: the rule is let be with its reason.
  await expect(drawer.getByText(/规则R5未通过/)).toBeVisible();
  for (const reason of await rules.getByRole('textbox').all()) await reason.fill('已核对通行记录');
  await drawer.getByRole('button', { name: '确定' }).click();
  await expect.poll(status).toBe('68');
}

/** Asks for an invoice about a paid waybill, passes and issues it. @returns it, as its list has it */
async function invoice(page: Page, note: Row): Promise<Row> {
  const request = await requestInvoice(page, note, fees);
  const requestNo = String(request['requestNo']);
  await enterAs(page, 'finance_mgr', `${requests}?of=requests&requestNo=${requestNo}`);
  await act(page, line(page, '开票申请', requestNo), '审核');
  await decide(dialog(page, '审核'), '通过');
  await expect(line(page, '开票申请', requestNo)).toContainText('待开票');

  await enterAs(page, 'tax', `${requests}?of=requests&requestNo=${requestNo}`);
  await act(page, line(page, '开票申请', requestNo), '开票');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, /已提交开具/)).toBeVisible();
  return issuedOf(request);
}

test('SHIP-21 a waybill goes from its order to its invoice in the browser, every figure as computed', async ({ page }) => {
  test.setTimeout(240_000);
  const [who, crew] = [await payer(await as('ops')), await plainCrew()];
  const before = await walletOf(who.customer.id);
  const note = await order(page, who, crew);
  const [id, number] = [note.id, String(note['shippingNoteNumber'])];
  const estimated = booking.frozen(estimateOf(caseA1).feeTotal);
  expect(await walletOf(who.customer.id)).toEqual(walletAfter(before, estimated));
  await carry(page, number);
  await review(page, { id, number });

  const one = { id, number, payee: String(crew.driver['driverName']), customerId: who.customer.id, wallet: before };
  await examine(page, one, {
    费用明细: { 司机运费: fees.driverFee, 服务费: fees.serviceFee, 费用合计: fees.feeTotal, 不含税金额: fees.netAmount },
    应付: { 应付尾款: fees.driverFee },
  });
  await payOnScreen(page, one, fees.driverFee);
  const payment = await arrived(id);
  expect(payment).toMatchObject({ amount: fees.driverFee, payeeName: one.payee });
  expect(await noteOf(id)).toMatchObject({ noteStatus: '80', paidAmount: fees.driverFee, customerPaidAmount: fees.feeTotal });

  const issued = await invoice(page, note);
  const { feeTotal, netAmount, taxAmount } = fees;
  expect(issued).toMatchObject({ amountInclTax: feeTotal, amountExclTax: netAmount, taxAmount, noteCount: 1 });
  const invoiceNo = String(issued['invoiceNo']);
  expect(await noteOf(id)).toMatchObject({ noteStatus: '90', invoiceNo });
  await enterAs(page, 'tax', `${invoices}?invoiceNo=${invoiceNo}`);
  for (const fen of [feeTotal, netAmount, taxAmount]) await expect(line(page, '发票', invoiceNo)).toContainText(yuan(fen));

  const fee = await channelFeeOf(String(payment['companyId']));
  const lines = [...upToFunding(caseA1), ...paid(fees.driverFee, fee), ...booking.taxed(taxAmount)];
  await expectBooked(id, lines);
  expect(await walletOf(who.customer.id)).toEqual(walletAfter(before, lines));
  await expectDetail(page, note, { fees, invoiceNo });
});
