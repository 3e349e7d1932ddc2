import { expect } from '@playwright/test';
import { channelFeeOf, expectBooked, noteOf } from './support/books.ts';
import { picture } from './support/files.ts';
import { done, moment, type Row, rowsOf } from './support/freight.ts';
import { expectDetail } from './support/noteDetail.ts';
import { payFreight } from './support/paying.ts';
import { acceptedNote, reviewNote } from './support/reviewed.ts';
import { as } from './support/session.ts';
import { booking, caseA1, feesOf, type Lines, paid, type Trip, upToFunding } from './support/sums.ts';
import { test } from './support/sitting.ts';

const [bills, requests, invoices] = ['/hybill/hyBill', '/shipping/hyRequestBill', '/hyinvoice/hyInvoice'];

/** How a waybill is settled with its customer, and whether an agent stands between. */
interface Way {
  title: string;
  settleType: string;
  trip: Trip & { agentFee?: number };
}

const ways: readonly Way[] = [
  { title: 'by the month', settleType: '1', trip: caseA1 },
  { title: 'by the lot', settleType: '2', trip: caseA1 },
  { title: 'by the trip', settleType: '3', trip: caseA1 },
  { title: 'through an agent', settleType: '0', trip: { ...caseA1, serviceRate: 300, agentFee: 310_000 } },
];

/** Bills one waybill, has the bill confirmed, and receives all of it at the bank. @returns the number of the receipt */
async function settleByBill(note: Row): Promise<string> {
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
  expect(bill).toMatchObject({ noteCount: 1, totalAmount: note['feeTotal'], openAmount: note['feeTotal'] });
  const sent = done(await ops.put<Row>(`${bills}/send`, { id: bill.id, version: bill.version }));
  const confirmed = done(await finance.put<Row>(`${bills}/confirmOnBehalf`, { id: bill.id, version: sent.version }));
  const [account] = await rowsOf(cashier, '/account/hyCompanyAccount/list', {
    ownerId: String(note['companyId']),
    usage_MultiString: 'receive,both',
    verifyState: '20',
    state: '1',
  });
  const settled = done(
    await cashier.put<Row>(`${bills}/receive`, {
      id: bill.id,
      version: confirmed.version,
      source: 'transfer',
      companyAccountId: account!.id,
      bankSerialNo: `QC${String(bill['billNo'])}`,
      voucherFiles: done(await cashier.upload(picture('回单.png'))),
      transferTime: moment(-1),
    }),
  );
  expect(settled).toMatchObject({ state: '50', receivedAmount: note['feeTotal'], openAmount: 0 });
  const [receipt] = await rowsOf(cashier, `${bills}/receipts`, { billId: bill.id });
  return String(receipt!['receiptNo']);
}

/** Asks for an invoice about one waybill, passes and issues it. @returns it, as it stands */
async function invoiced(note: Row): Promise<Row> {
  const [ops, finance, tax] = [await as('ops'), await as('finance_mgr'), await as('tax')];
  const request = done(
    await ops.post<Row>(`${requests}/add`, {
      customerId: note['customerId'],
      companyId: note['companyId'],
      noteIds: [note.id],
      invoiceType: '2',
      mergeMode: 'merge',
      buyerName: '合肥测试贸易有限公司',
      submit: true,
    }),
  );
  const passed = done(await finance.put<Row>(`${requests}/audit`, { id: request.id, version: request.version, pass: true }));
  done(await tax.put(`${invoices}/issue`, { requestBillId: request.id, version: passed.version }));
  const now = async () => (await rowsOf(tax, `${invoices}/list`, { requestBillId: request.id }))[0]!;
  await expect.poll(async () => (await now())['state'], { timeout: 15_000 }).toBe('30');
  return now();
}

for (const { title, settleType, trip } of ways)
  test(`SHIP-21 a waybill settled ${title} goes from its order to its invoice, every figure as computed`, async ({ page }) => {
    test.setTimeout(120_000);
    const fees = feesOf(trip);
    const agent: Record<string, string | number | null> =
      trip.agentFee === undefined ? {} : { orderMode: '3', agentId: (await as('agent_admin')).cid, agentFee: trip.agentFee };
    const one = await acceptedNote({ settleType, terms: { serviceRate: trip.serviceRate, ...agent } });
    await reviewNote(one);
    done(await (await as('finance_mgr')).put('/shipping/hyShippingNote/examine', { ids: [one.id], pass: true }));
    const examined = await noteOf(one.id);
    const { driverFee, feeTotal, netAmount, taxAmount, agentMargin } = fees;
    expect(examined).toMatchObject({ noteStatus: '75', driverFee, feeTotal, netAmount, taxAmount, agentMargin });
    const documents: string[] = [];
    const lines: Lines[] = [settleType === '0' ? upToFunding(trip) : booking.examined(fees)];
    if (settleType !== '0') {
      documents.push(await settleByBill(examined));
      lines.push(booking.termPaid('A.BANK', feeTotal));
    }
    const payment = await payFreight(one.id);
    expect(payment).toMatchObject({ amount: driverFee, payeeName: one.payee });
    lines.push(paid(driverFee, await channelFeeOf(String(payment['companyId']))));
    expect(await noteOf(one.id)).toMatchObject({ noteStatus: '80', paidAmount: driverFee, customerPaidAmount: feeTotal });

    const invoice = await invoiced(examined);
    expect(invoice).toMatchObject({ amountInclTax: feeTotal, amountExclTax: netAmount, taxAmount, noteCount: 1 });
    lines.push(booking.taxed(taxAmount));
    expect(await noteOf(one.id)).toMatchObject({ noteStatus: '90', invoiceNo: invoice['invoiceNo'] });
    await expectBooked(one.id, lines.flat(), documents);
    await expectDetail(page, examined, { fees, invoiceNo: String(invoice['invoiceNo']) });
  });
