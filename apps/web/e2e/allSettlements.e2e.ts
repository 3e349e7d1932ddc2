import { expect, type Page } from '@playwright/test';
import { channelFeeOf, expectBooked, noteOf } from './support/books.ts';
import { done, moment, payer, type Row, rowsOf, yuan } from './support/freight.ts';
import { expectDetail } from './support/noteDetail.ts';
import type { OrderTerms } from './support/orderForm.ts';
import { payFreight } from './support/paying.ts';
import { acceptedNote, reviewNote } from './support/reviewed.ts';
import { as } from './support/session.ts';
import { booking, caseA1, estimateOf, feesOf, type Lines, paid, type Trip, upToFunding } from './support/sums.ts';
import { test } from './support/sitting.ts';
import { enterOrder, issuedOf, openReceipt, proveReceipt, requestInvoice } from './support/wholeWay.ts';

const [bills, requests, invoices] = ['/hybill/hyBill', '/shipping/hyRequestBill', '/hyinvoice/hyInvoice'];

/** How a waybill is settled with its customer, and whether an agent stands between. */
interface Way {
  title: string;
  settleType: string;
  /** The same by its word in the form of an order. */
  settle?: OrderTerms['settle'];
  trip: Trip & { agentFee?: number };
}

const ways: readonly Way[] = [
  { title: 'by the month', settleType: '1', settle: '月结', trip: caseA1 },
  { title: 'by the lot', settleType: '2', settle: '批结', trip: caseA1 },
  { title: 'by the trip', settleType: '3', settle: '趟结', trip: caseA1 },
  { title: 'through an agent', settleType: '0', trip: { ...caseA1, serviceRate: 300, agentFee: 310_000 } },
];

/** Bills one waybill and has the bill confirmed, and receives all of it at the bank in the browser. @returns the number of the receipt */
async function settleByBill(page: Page, note: Row, feeTotal: number): Promise<string> {
  const [ops, finance, cashier] = [await as('ops'), await as('finance_mgr'), await as('cashier')];
  const bill = done(
    await ops.post<Row>(`${bills}/create`, {
      customerId: note['customerId'],
      companyId: note['companyId'],
      periodFrom: String(note['signTime']).slice(0, 10),
      periodTo: moment(0).slice(0, 10),
      noteIds: [note.id],
    }),
  );
  expect(bill).toMatchObject({ noteCount: 1, totalAmount: feeTotal, openAmount: feeTotal });
  const sent = done(await ops.put<Row>(`${bills}/send`, { id: bill.id, version: bill.version }));
  done(await finance.put<Row>(`${bills}/confirmOnBehalf`, { id: bill.id, version: sent.version }));
  const billNo = String(bill['billNo']);
  const receipts = await openReceipt(page, billNo);
  await expect(receipts.getByRole('textbox', { name: '收款金额' })).toHaveValue(yuan(feeTotal));
  await expect(receipts.getByRole('row').filter({ hasText: String(note['shippingNoteNumber']) })).toContainText(yuan(feeTotal));
  await proveReceipt(page, billNo);
  const settled = done(await ops.get<Row>(`${bills}/queryById`, { id: bill.id }));
  expect(settled).toMatchObject({ state: '50', receivedAmount: feeTotal, openAmount: 0 });
  const [receipt] = await rowsOf(cashier, `${bills}/receipts`, { billId: bill.id });
  return String(receipt!['receiptNo']);
}

/** Asks for an invoice about one waybill. @returns the request */
async function asked(note: Row): Promise<Row> {
  return done(
    await (
      await as('ops')
    ).post<Row>(`${requests}/add`, {
      customerId: note['customerId'],
      companyId: note['companyId'],
      noteIds: [note.id],
      invoiceType: '2',
      mergeMode: 'merge',
      buyerName: '合肥测试贸易有限公司',
      submit: true,
    }),
  );
}

/** Passes a request for an invoice, and issues it. @returns it, as it stands */
async function invoiced(request: Row): Promise<Row> {
  const [finance, tax] = [await as('finance_mgr'), await as('tax')];
  const passed = done(await finance.put<Row>(`${requests}/audit`, { id: request.id, version: request.version, pass: true }));
  done(await tax.put(`${invoices}/issue`, { requestBillId: request.id, version: passed.version }));
  return issuedOf(request);
}

/** Enters the order of a way in the browser and hands it in, on its own terms. @returns it */
async function ordered(page: Page, { settleType, settle, trip }: Way): Promise<Row> {
  const ops = await as('ops');
  const terms: OrderTerms = settle === undefined ? {} : { settle };
  if (trip.agentFee !== undefined) {
    // Another agent than who signs in: what is open of their margins is paid out by a flow of its own.
    const { cid } = await as('agent_admin');
    const agent = (await rowsOf(ops, '/customer/hyCustomer/list', { customerKind: '2', state: '2' })).find(({ id }) => id !== cid);
    terms.agentName = String(agent!['customerName']);
    Object.assign(terms, { serviceRate: String(trip.serviceRate / 100), agentFee: String(trip.agentFee / 100) });
  }
  const orderNo = await enterOrder(page, { who: await payer(ops, settleType), trip, reference: `E2E-${settleType}`, terms });
  const [order] = await rowsOf(ops, '/hyorder/hyOrder/list', { orderNo });
  expect(order).toMatchObject({ settleType, feeTotal: estimateOf(trip).feeTotal });
  return order!;
}

for (const way of ways) {
  const { title, settleType, trip } = way;
  test(`SHIP-21 a waybill settled ${title} goes from its order to its invoice, every figure as computed`, async ({ page }) => {
    test.setTimeout(120_000);
    const fees = feesOf(trip);
    const one = await acceptedNote({ ordered: await ordered(page, way) });
    await reviewNote(one);
    done(await (await as('finance_mgr')).put('/shipping/hyShippingNote/examine', { ids: [one.id], pass: true }));
    const examined = await noteOf(one.id);
    const { driverFee, feeTotal, netAmount, taxAmount, agentMargin } = fees;
    expect(examined).toMatchObject({ noteStatus: '75', driverFee, feeTotal, netAmount, taxAmount, agentMargin });
    const documents: string[] = [];
    const lines: Lines[] = [settleType === '0' ? upToFunding(trip) : booking.examined(fees)];
    if (settleType !== '0') {
      documents.push(await settleByBill(page, examined, feeTotal));
      lines.push(booking.termPaid('A.BANK', feeTotal));
    }
    const payment = await payFreight(one.id);
    expect(payment).toMatchObject({ amount: driverFee, payeeName: one.payee });
    lines.push(paid(driverFee, await channelFeeOf(String(payment['companyId']))));
    expect(await noteOf(one.id)).toMatchObject({ noteStatus: '80', paidAmount: driverFee, customerPaidAmount: feeTotal });

    // What an agent pays is invoiced to the customer: the preview says so.
    const invoice = await invoiced(trip.agentFee === undefined ? await asked(examined) : await requestInvoice(page, examined, fees));
    expect(invoice).toMatchObject({ amountInclTax: feeTotal, amountExclTax: netAmount, taxAmount, noteCount: 1 });
    lines.push(booking.taxed(taxAmount));
    expect(await noteOf(one.id)).toMatchObject({ noteStatus: '90', invoiceNo: invoice['invoiceNo'] });
    await expectBooked(one.id, lines.flat(), documents);
    await expectDetail(page, examined, { fees, invoiceNo: String(invoice['invoiceNo']) });
  });
}
