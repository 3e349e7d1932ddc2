import { and, eq, like } from 'drizzle-orm';
import { tellNews } from '../src/modules/finance/bank-channel/channelNews.ts';
import { hyLedgerLine, hyLedgerTxn } from '../src/modules/finance/ledger/ledger.table.ts';
import type { InvoiceOrder, IssueAnswer, IssueResult, RedOrder, TaxChannel } from '../src/modules/finance/tax-channel/taxChannel.ts';
import { replaceTaxChannel } from '../src/modules/finance/tax-channel/taxChannels.ts';
import { tellTaxNews } from '../src/modules/finance/tax-channel/taxNews.ts';
import { hyShippingNote } from '../src/modules/shipping/shipping-note/shippingNote.table.ts';
import { type BillSite, openBillSite } from './billSite.ts';
import { deliverOutbox } from './deliverOutbox.ts';
import { cashier } from './dianfuSite.ts';
import { expectDone, once, type World } from './freight.ts';
import type { Answer, TestUser } from './testServer.ts';

type Row = ReturnType<typeof expectDone>;

/** A tax channel that says what a test tells it to, and keeps what it was given. */
export interface ScriptedTax extends TaxChannel {
  given: (InvoiceOrder | RedOrder)[];
  answer: (order: InvoiceOrder) => IssueAnswer | Promise<IssueAnswer>;
  results: Map<string, IssueResult>;
}

function scriptedTax(): ScriptedTax {
  const take = (order: InvoiceOrder) => {
    tax.given.push(order);
    return Promise.resolve(tax.answer(order));
  };
  const tax: ScriptedTax = {
    name: 'scripted',
    simulated: true,
    given: [],
    results: new Map(),
    answer: () => ({ state: 'accepted' }),
    issue: take,
    red: take,
    query: async (serial) => tax.results.get(serial) ?? { state: 'processing' },
  };
  return tax;
}

/** What tests of requests and invoices begin with: waybills that their customers have paid, and a tax channel that does as it is told. */
export interface InvoiceSite extends Omit<BillSite, 'sent'> {
  tax: ScriptedTax;
  /** A customer of their own, and so many waybills that they have paid. */
  paidFor(count: number): Promise<{ place: World; notes: Row[] }>;
  payFor(notes: readonly Row[], body?: object): Promise<unknown>;
  /** An input that asks for waybills, with a whole title. */
  wish(notes: readonly Row[], body?: object): Record<string, unknown>;
  ask(notes: readonly Row[], body?: object, who?: string | TestUser): Promise<Answer>;
  /** A move of a request or an invoice by somebody; the version is that of the row. */
  onRequest(who: string | TestUser, action: string, request: Row, body?: object): Promise<Answer>;
  onInvoice(who: string | TestUser, action: string, invoice: Row, body?: object): Promise<Answer>;
  request(id: string): Promise<Row>;
  invoice(id: string): Promise<Row>;
  /** Of a request, red ones last. */
  invoicesOf(request: Row): Promise<Row[]>;
  /** Requests as far as a state, each step by another person. */
  asked(notes: readonly Row[], body?: object): Promise<Row>;
  passed(notes: readonly Row[], body?: object): Promise<Row>;
  /** Its invoices are on their way; the channel has them. */
  sent(notes: readonly Row[], body?: object): Promise<Row>;
  issued(notes: readonly Row[], body?: object): Promise<{ request: Row; invoices: Row[] }>;
  /** What the channel says of the present sending of an invoice. */
  tell(invoice: Row, result?: Partial<Extract<IssueResult, { state: 'issued' }>> | IssueResult): Promise<void>;
  /** Asks for a red invoice, which the channel has then. */
  red(invoice: Row, amount: number, body?: object): Promise<Row>;
  /** The same, and it is issued. @returns the red one */
  reversed(invoice: Row, amount: number): Promise<Row>;
  /** Its driver is paid. */
  payDriver(note: Row): Promise<void>;
  /** A waybill as it is stored. */
  stored(id: string): Promise<typeof hyShippingNote.$inferSelect>;
  /** What was booked about a waybill's tax. */
  taxLines(noteId: string): Promise<string[]>;
}

export const requestPath = '/shipping/hyRequestBill';
export const invoicePath = '/hyinvoice/hyInvoice';
export const [applicant, auditor, issuer] = ['invoice_applicant', 'invoice_auditor', 'invoice_issuer'];

const title = {
  invoiceType: '1',
  buyerName: '天津某商贸有限公司',
  buyerTaxNo: '91120116MA06W8X5XN',
  buyerAddress: '天津市滨海新区一号路1号',
  buyerTel: '022-66221234',
  buyerBank: '工商银行滨海支行',
  buyerAccount: '0302084109300012345',
};

/** Call it in `beforeAll`. */
export async function openInvoiceSite(): Promise<InvoiceSite> {
  const site = await openBillSite();
  const { server } = site;
  const tax = scriptedTax();
  replaceTaxChannel(server.platform, tax);
  let numbers = 0;
  const companyId = site.world.company.id;
  const payFor: InvoiceSite['payFor'] = async (notes, body = {}) =>
    expectDone(
      await server
        .as(cashier)
        .put('/shipping/hyShippingNote/customerPay', { ids: notes.map(({ id }) => id), ...site.transfer(), ...body }, once()),
    );
  const wish: InvoiceSite['wish'] = (notes, body = {}) => ({
    customerId: notes[0]!.customerId,
    companyId,
    noteIds: notes.map(({ id }) => id),
    mergeMode: 'merge',
    ...title,
    ...body,
  });
  const ask: InvoiceSite['ask'] = (notes, body = {}, who = applicant!) =>
    server.as(who).post(`${requestPath}/add`, wish(notes, { submit: true, ...body }), once());
  const on =
    (path: string): InvoiceSite['onRequest'] =>
    (who, action, { id, version }, body = {}) =>
      server.as(who).put(`${path}/${action}`, { id, version, ...body }, once());
  const onRequest = on(requestPath);
  const onInvoice = on(invoicePath);
  const request: InvoiceSite['request'] = async (id) => expectDone(await server.as('admin').get(`${requestPath}/queryById`, { id }));
  const invoice: InvoiceSite['invoice'] = async (id) => expectDone(await server.as('admin').get(`${invoicePath}/queryById`, { id }));
  const invoicesOf: InvoiceSite['invoicesOf'] = async ({ id: requestBillId }) =>
    expectDone(await server.as('admin').get(`${invoicePath}/list`, { requestBillId, column: 'serialNo', order: 'asc', pageSize: 100 }))
      .records;
  const asked: InvoiceSite['asked'] = async (notes, body) => expectDone(await ask(notes, body));
  const passed: InvoiceSite['passed'] = async (notes, body) =>
    expectDone(await onRequest(auditor!, 'audit', await asked(notes, body), { pass: true }));
  const drain = () => deliverOutbox(server.platform);
  const issue = async ({ id: requestBillId, version }: Row): Promise<Row> => {
    const after = expectDone(await server.as(issuer!).put(`${invoicePath}/issue`, { requestBillId, version }, once()));
    await drain();
    return after;
  };
  const sent: InvoiceSite['sent'] = async (notes, body) => issue(await passed(notes, body));
  const tell: InvoiceSite['tell'] = async ({ serialNo }, result = {}) => {
    const { serial } = tax.given.findLast((order) => order.serial.startsWith(serialNo))!;
    const issued = {
      state: 'issued',
      invoiceNo: `26370000${String((numbers += 1)).padStart(12, '0')}`,
      invoiceCode: null,
      issueTime: '2026-06-02 12:00:00',
    } as const;
    await tellTaxNews(server.platform, { tenantId: 0, serial, result: { ...issued, ...result } as IssueResult });
  };
  const red: InvoiceSite['red'] = async (row, amount, body = {}) => {
    const redConfirmNo = `3707${String((numbers += 1)).padStart(16, '0')}`;
    const after = expectDone(await onInvoice(issuer!, 'red', await invoice(row.id), { reason: '运费有误', amount, redConfirmNo, ...body }));
    await drain();
    return after;
  };
  return {
    ...site,
    tax,
    drain,
    paidFor: async (count) => {
      const made = await site.owed(count);
      await payFor(made.notes);
      return { ...made, notes: await Promise.all(made.notes.map(({ id }) => site.read(id))) };
    },
    payFor,
    wish,
    ask,
    onRequest,
    onInvoice,
    request,
    invoice,
    invoicesOf,
    asked,
    passed,
    sent,
    issued: async (notes, body) => {
      const { id } = await sent(notes, body);
      for (const one of await invoicesOf({ id })) await tell(one);
      return { request: await request(id), invoices: await invoicesOf({ id }) };
    },
    tell,
    red,
    reversed: async (row, amount) => {
      const made = await red(row, amount);
      await tell(made);
      return invoice(made.id);
    },
    payDriver: async (note) => {
      const { id } = await site.submitted(await site.read(note.id));
      await site.pay('approver', 'approve', id, { pass: true });
      await drain();
      const { requestSerial } = await site.payment(id);
      await tellNews(server.platform, {
        tenantId: 0,
        requestSerial,
        result: { state: 'success', bankSerialNo: `B${requestSerial}`, payTime: '2026-06-02 12:00:00', fee: 0 },
      });
    },
    stored: async (id) => (await server.inTenant(0, (tx) => tx.select().from(hyShippingNote).where(eq(hyShippingNote.id, id))))[0]!,
    taxLines: async (noteId) => {
      const lines = await server.inTenant(0, (tx) =>
        tx
          .select({ biz: hyLedgerTxn.biz, side: hyLedgerLine.side, code: hyLedgerLine.accountCode, amount: hyLedgerLine.amount })
          .from(hyLedgerTxn)
          .innerJoin(hyLedgerLine, and(eq(hyLedgerLine.tenantId, hyLedgerTxn.tenantId), eq(hyLedgerLine.txnId, hyLedgerTxn.id)))
          .where(and(eq(hyLedgerTxn.bizId, noteId), like(hyLedgerTxn.biz, 'invoice%')))
          .orderBy(hyLedgerTxn.id, hyLedgerLine.lineNo),
      );
      return lines.map(({ biz, side, code, amount }) => `${biz} ${side} ${code.replace(`.${companyId}`, '')} ${amount}`);
    },
  };
}
