import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { assertLeadsTo } from '../../../platform/contract/index.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { storedRows } from '../../../platform/resource/plainSelect.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { billOpen, billOwed, billState, billStates } from './bill.states.ts';
import { type BillRow, hyBill } from './bill.table.ts';
import { openOf, retakeItems } from './billItems.ts';

/** Holds the bills of customers that held waybills stand in, before any account is. @source amendments 31 */
export const holdBillsOf = (tx: Tx, ctx: Context, notes: readonly NoteRow[]): Promise<BillRow[]> =>
  holdBills(
    tx,
    ctx,
    notes.flatMap(({ billId }) => billId ?? []),
  );

/** Holds bills, in the order of their ids. */
export async function holdBills(tx: Tx, ctx: Context, billIds: readonly string[]): Promise<BillRow[]> {
  const ids = [...new Set(billIds)];
  if (ids.length === 0) return [];
  const named = and(eq(hyBill.tenantId, ctx.actor.tenantId), inArray(hyBill.id, ids));
  return storedRows(tx, hyBill, sql`where ${named} order by ${asc(hyBill.id)} for update`);
}

/** Brings held bills in line with their waybills, something of which was settled beside them. */
export async function settleBills(tx: Tx, ctx: Context, bills: readonly BillRow[]): Promise<void> {
  for (const bill of bills) await settleBill(tx, ctx, bill);
}

/** A move that settles a part of a bill, and what it stores. */
interface Settling {
  action: 'receive' | 'pay' | 'payOut' | 'giveBack' | 'confirm' | 'confirmOnBehalf' | 'settle';
  /** The state that the bill has when something is left. */
  to: string;
  values: Values<typeof hyBill>;
}

/** What becomes of a bill whose waybills were settled beside it, or are to be paid again: a prepayment that covered one may come back. */
function settlingBeside(bill: BillRow, openAmount: number): Settling {
  const isOwedAgain = bill.state === billState.settled && openAmount > 0;
  return isOwedAgain ? givenBack(bill) : { action: 'settle', to: bill.state, values: {} };
}

/** What a bill says once money has come back. @param receivedAmount what is left of it */
export const givenBack = (bill: BillRow, receivedAmount = bill.receivedAmount): Settling => ({
  action: 'giveBack',
  to: receivedAmount > 0 ? billState.partlyReceived : billState.confirmed,
  values: { receivedAmount },
});

/**
 * Says in a held bill what is open of its waybills now: one that is owed, with nothing open, is settled, however that came. A draft takes its amounts
 * again, and drops what needs no bill any more.
 *
 * @param settling the move of the bill that it is about; absent: its waybills were settled beside it
 * @returns the bill as it is afterwards
 * @source amendments 21
 */
export async function settleBill(tx: Tx, ctx: Context, bill: BillRow, settling?: Settling): Promise<BillRow> {
  if (bill.state === billState.draft)
    return updateRow(tx, ctx, hyBill, { before: bill, values: await retakeItems(tx, ctx, bill, { released: [], what: '已结清' }) });
  const { openAmount, dueDate } = await openOf(tx, ctx, bill);
  const { action, to, values } = settling ?? settlingBeside(bill, openAmount);
  const isSettled = openAmount === 0 && (settling !== undefined || billOwed.includes(bill.state));
  const state = isSettled ? billState.settled : to;
  if (state !== bill.state) assertLeadsTo(billStates, { action, code: bill.state, to: state });
  const isOwedAgain = bill.state === billState.settled && !isSettled;
  const after = await updateRow(tx, ctx, hyBill, {
    before: bill,
    values: {
      ...values,
      ...(isOwedAgain ? await monthIfFree(tx, ctx, bill) : {}),
      openAmount,
      state,
      ...(billOwed.includes(to) && !isSettled ? { dueDate } : {}),
    },
  });
  ctx.audit({
    action: `bill.${action}`,
    entity: 'bill',
    entityId: bill.id,
    before: { state: bill.state, openAmount: bill.openAmount },
    after: { state, openAmount, ...values },
  });
  return after;
}

/** A bill that is owed again leaves its month to the one that was made of it meanwhile: a month has one open bill. Its days stay. */
async function monthIfFree(tx: Tx, ctx: Context, { id, partyId, companyId, month }: BillRow): Promise<{ month?: null }> {
  if (month === null) return {};
  const { tenantId, delFlag, state } = hyBill;
  const ofMonth = and(eq(hyBill.partyId, partyId ?? ''), eq(hyBill.companyId, companyId), eq(hyBill.month, month), ne(hyBill.id, id));
  const [open] = await tx
    .select({ id: hyBill.id })
    .from(hyBill)
    .where(and(eq(tenantId, ctx.actor.tenantId), eq(delFlag, 0), ofMonth, inArray(state, [...billOpen])))
    .limit(1);
  return open === undefined ? {} : { month: null };
}
