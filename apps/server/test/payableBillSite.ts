import { takeResult } from '../src/modules/finance/payment/settlePayment.ts';
import type { hyShippingNote } from '../src/modules/shipping/shipping-note/shippingNote.table.ts';
import { type BillSite, billPath, maker, openBillSite } from './billSite.ts';
import { expectDone, once, type World } from './freight.ts';
import { copyNotes } from './manyNotes.ts';
import type { Answer, TestUser } from './testServer.ts';

type Row = ReturnType<typeof expectDone>;
type NoteValues = Partial<typeof hyShippingNote.$inferInsert>;

/** Somebody who is paid by bills, with waybills and a confirmed card. */
export interface Payee {
  kind: 'carrier' | 'agent';
  id: string;
  cardId: string;
  notes: Row[];
  /** Their own people. */
  people: TestUser;
  place: World;
}

/** What tests of bills that we pay begin with. */
export interface PayableBillSite extends BillSite {
  /** A carrier of their own, and so many waybills that are to be paid to it: 2,710.00 each. */
  carried(count: number, valuesOf?: (index: number) => NoteValues): Promise<Payee>;
  /** An agent of their own, and so many waybills whose customer has paid everything: a margin of 27.40 each. */
  brought(count: number): Promise<Payee>;
  make(payee: Payee, body?: object, who?: string | TestUser): Promise<Answer>;
  /** Bills as far as a state. */
  made(payee: Payee): Promise<Row>;
  agreed(payee: Payee): Promise<Row>;
  /** Hands the payment of a bill in. */
  submitBill(bill: Row, payee: Payee, who?: string): Promise<Answer>;
  /** The payments of a bill, the last one first. */
  paymentsOf(bill: Row): Promise<Row[]>;
  /** A bill whose payment is on its way. */
  underWay(payee: Payee): Promise<{ bill: Row; payment: Row }>;
  /** What the bank says of a payment. */
  says(payment: Row, result: Parameters<typeof takeResult>[1]['result']): Promise<void>;
  noteStates(payee: Payee): Promise<unknown[]>;
}

export const payer = 'payer_person';
export const boss = 'pay_boss';
const rights = ['bill:list', 'bill:view', 'bill:export', 'bill:confirm', 'bill:pay', 'pay:list'];

/** Call it in `beforeAll`. */
export async function openPayableBillSite(): Promise<PayableBillSite> {
  const site = await openBillSite();
  const { server } = site;
  const onTerm = () => site.placeWith(0, { settleType: '3', termDays: 30, creditLimit: 90_000_000 });
  const examined = async (
    place: World,
    count: number,
    { valuesOf, hasCard }: { valuesOf: (index: number) => NoteValues; hasCard: boolean },
  ) => {
    const first = await site.reviewed({ place, form: { settleType: '3', termDays: 30 } }, { hasCard });
    const copies = await server.inTenant(0, (tx) => copyNotes(tx, first.id, count - 1));
    const ids = [first.id, ...copies];
    for (const [index, id] of ids.entries()) await site.change(id, valuesOf(index));
    const body = { ids, pass: true };
    const { success } = expectDone(await server.as(site.finance).put('/shipping/hyShippingNote/examine', body, once()));
    return Promise.all((success as string[]).map((id) => site.read(id)));
  };
  const carried: PayableBillSite['carried'] = async (count, valuesOf = () => ({})) => {
    const carrier = await site.build.carrier();
    const cardId = await site.giveCard('carrier', carrier.id, { accountType: '1' });
    const place = await onTerm();
    const notes = await examined(place, count, {
      valuesOf: (index) => ({ orderMode: '2', carrierId: carrier.id, carrierName: carrier.carrierName, ...valuesOf(index) }),
      hasCard: false,
    });
    const people: TestUser = { username: `carrier_${carrier.id.slice(-8)}`, userType: 3, cid: carrier.id, permissions: rights };
    return { kind: 'carrier', id: carrier.id, cardId, notes, people, place };
  };
  const brought: PayableBillSite['brought'] = async (count) => {
    const { customer: agent } = await onTerm();
    const cardId = await site.giveCard('customer', agent.id, { accountType: '1' });
    const place = await onTerm();
    const values = { orderMode: '3', agentId: agent.id, agentName: agent.customerName, agentFee: 290_000, agentMargin: 2_740 };
    const notes = await examined(place, count, { valuesOf: () => values, hasCard: true });
    const body = { ids: notes.map(({ id }) => id), ...site.transfer() };
    expectDone(await server.as('cashier_person').put('/shipping/hyShippingNote/customerPay', body, once()));
    const people: TestUser = { username: `agent_${agent.id.slice(-8)}`, userType: 2, cid: agent.id, permissions: rights };
    return { kind: 'agent', id: agent.id, cardId, notes: await Promise.all(notes.map(({ id }) => site.read(id))), people, place };
  };
  const make: PayableBillSite['make'] = ({ kind, id, place }, body = {}, who = maker!) =>
    server
      .as(who)
      .post(
        `${billPath}/create`,
        { billKind: kind, [`${kind}Id`]: id, companyId: place.company.id, periodFrom: '2026-06-01', periodTo: '2026-06-30', ...body },
        once(),
      );
  const made: PayableBillSite['made'] = async (payee) => expectDone(await make(payee));
  const agreed: PayableBillSite['agreed'] = async (payee) =>
    expectDone(await site.act(payee.people, 'confirm', expectDone(await site.act(maker!, 'send', await made(payee)))));
  const submitBill: PayableBillSite['submitBill'] = (bill, { cardId }, who = payer) => site.act(who, 'submitPayment', bill, { cardId });
  const paymentsOf: PayableBillSite['paymentsOf'] = async ({ id: billId }) =>
    expectDone(await server.as('admin').get(`${billPath}/payments`, { billId, pageSize: 100 })).records;
  return {
    ...site,
    carried,
    brought,
    make,
    made,
    agreed,
    submitBill,
    paymentsOf,
    underWay: async (payee) => {
      const bill = expectDone(await submitBill(await agreed(payee), payee));
      const [payment] = await paymentsOf(bill);
      return { bill, payment: await site.pay(boss, 'approve', payment!.id, { pass: true }) };
    },
    says: ({ requestSerial }, result) => takeResult(server.context(), { requestSerial, result }),
    noteStates: async ({ notes }) =>
      Promise.all(
        notes.map(async ({ id }) => {
          const { noteStatus, payState, paidAmount } = await site.read(id);
          return [noteStatus, payState, paidAmount];
        }),
      ),
  };
}
