import { approvePayments } from '../src/modules/finance/payment/approvePayments.ts';
import { confirmOnBehalf, createBill, disputeBill, sendBill } from '../src/modules/finance/bill/bill.service.ts';
import { billState } from '../src/modules/finance/bill/bill.states.ts';
import { hyBillItem } from '../src/modules/finance/bill/bill.table.ts';
import { submitBillPayment } from '../src/modules/finance/bill/submitBillPayment.service.ts';
import { hyPayment } from '../src/modules/finance/payment/payment.table.ts';
import type { Database } from '../src/platform/db/database.ts';
import { and, asc, eq } from 'drizzle-orm';
import { hour } from './demo/calendar.ts';
import type { BillWish } from './demo/billWish.ts';
import { type DemoServices, openDemoServices } from './demoServices.ts';

/** The services, and the database that they run on. */
interface Place extends DemoServices {
  database: Database;
}

/**
 * Bills of the last weeks as the people of the demonstration make them: one who makes and sends them, another who confirms them for whom they are for, and a
 * cashier who hands payments in, of which those of carriers are given back. Nothing has come or left by them, so they book nothing.
 *
 * @source freight-domain 8.2
 */
export async function loadBills(database: Database, wishes: readonly BillWish[]): Promise<void> {
  const place = { ...openDemoServices(database), database };
  // In the order in which they were made: numbers grow with time.
  for (const wish of wishes.toSorted((one, other) => one.at - other.at)) await make(place, wish);
}

async function make(place: Place, wish: BillWish): Promise<void> {
  const { kind, partyId, companyId, periodFrom, periodTo, noteIds, at, answeredAt, state, cardId } = wish;
  const party = { [`${kind}Id`]: partyId };
  const draft: Ref = await createBill(place.at(at, { username: 'ops' }), {
    billKind: kind,
    ...party,
    companyId,
    periodFrom,
    periodTo,
    noteIds,
  });
  if (state === billState.draft) return;
  const sent: Ref = await sendBill(place.at(at + hour, { username: 'ops' }), refOf(draft));
  if (state === billState.disputed) return dispute(place, { wish, sent });
  if (state !== billState.confirmed) return;
  const confirmed: Ref = await confirmOnBehalf(place.at(answeredAt, { username: 'finance_mgr' }), refOf(sent));
  if (cardId === null) return;
  await submitBillPayment(place.at(answeredAt + hour, { username: 'cashier' }), { ...refOf(confirmed), cardId });
  if (kind === 'carrier') await giveBack(place, { billId: confirmed.id, at: answeredAt + 2 * hour });
}

interface Ref {
  id: string;
  version: number;
}
const refOf = ({ id, version }: Ref): Ref => ({ id, version });

/** Their own people find something wrong with its first line. */
async function dispute(place: Place, { wish, sent }: { wish: BillWish; sent: Ref }): Promise<void> {
  const [line] = await place.database.transaction({ tenantId: 0 }, (tx) =>
    tx
      .select({ id: hyBillItem.id })
      .from(hyBillItem)
      .where(and(eq(hyBillItem.tenantId, 0), eq(hyBillItem.billId, sent.id)))
      .orderBy(asc(hyBillItem.noteId))
      .limit(1),
  );
  const people = { userType: wish.kind === 'carrier' ? 3 : 2, cid: wish.partyId };
  await disputeBill(place.at(wish.answeredAt, { username: `${wish.kind}_admin`, as: people }), {
    ...refOf(sent),
    reason: '部分运单金额与回单不符',
    items: [{ id: line!.id, remark: '磅单与结算重量不符' }],
  });
}

/** The second person gives a payment back to who handed it in: its waybills are to be paid still. */
async function giveBack(place: Place, { billId, at }: { billId: string; at: number }): Promise<void> {
  const payments = await place.database.transaction({ tenantId: 0 }, (tx) =>
    tx
      .select({ id: hyPayment.id })
      .from(hyPayment)
      .where(and(eq(hyPayment.tenantId, 0), eq(hyPayment.billId, billId))),
  );
  const ids = payments.map(({ id }) => id);
  await approvePayments(place.at(at, { username: 'finance_mgr' }), { ids, pass: false, remark: '请核对收款账户后重新提交' });
}
