import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedByRule } from '../../../platform/errors.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { billState } from '../bill/bill.states.ts';
import type { BillRow } from '../bill/bill.table.ts';
import { holdBills } from '../bill/settleBill.ts';
import { owing } from '../../shipping/shipping-note/owing.ts';
import { dianfuAsked } from '../dianfu/dianfu.states.ts';
import { adjustSide, noteAdjustState } from './noteAdjust.states.ts';
import { hyNoteAdjust } from './noteAdjust.table.ts';

/** Bills whose figures follow what happens to their waybills; others are before their customer, or on their way to be settled. */
const following: readonly string[] = [billState.draft, billState.confirmed, billState.settled];

/** The bill that claims a side of a waybill. */
export const billOfSide = (note: NoteRow, side: string): string | null => (side === adjustSide.customer ? note.billId : note.carrierBillId);

/** Holds the bills that claim a side of held waybills. @source amendments 31 */
export const holdBillsOfSide = (tx: Tx, ctx: Context, notes: readonly NoteRow[], side: string): Promise<BillRow[]> =>
  holdBills(
    tx,
    ctx,
    notes.flatMap((note) => billOfSide(note, side) ?? []),
  );

/**
 * What keeps a held waybill from being corrected, whatever the amount.
 *
 * @param bill the one that claims this side of it, held
 * @param byBill the one by which the correction was asked for
 * @throws AppError 40901 not examined; 40383 in a bill that is before its customer or partly settled; an advance is asked for
 */
export function assertAdjustable(note: NoteRow, { bill, byBill }: { bill: BillRow | undefined; byBill: string | null }): void {
  if (!owing.includes(note.noteStatus)) throw stateChanged();
  if (dianfuAsked.includes(note.dianfuState ?? '')) throw refusedByRule('运单有未完结的垫付申请，请先处理垫付');
  if (bill !== undefined && bill.id !== byBill && !following.includes(bill.state))
    throw businessError(40383, { message: `运单在账单${bill.billNo}中，请在账单中调整` });
}

/** @throws AppError one of this side is waiting */
export async function assertNoneWaits(tx: Tx, ctx: Context, { id }: NoteRow, side: string): Promise<void> {
  const [waiting] = await tx
    .select({ adjustNo: hyNoteAdjust.adjustNo })
    .from(hyNoteAdjust)
    .where(
      and(
        eq(hyNoteAdjust.tenantId, ctx.actor.tenantId),
        eq(hyNoteAdjust.noteId, id),
        eq(hyNoteAdjust.side, side),
        eq(hyNoteAdjust.state, noteAdjustState.toAudit),
        eq(hyNoteAdjust.delFlag, 0),
      ),
    );
  if (waiting !== undefined) throw refusedByRule(`运单已有待审核的费用调整${waiting.adjustNo}，请先处理`);
}

/** @throws AppError something of the waybill was corrected, or is to be: the examination does not come back without it */
export async function assertNeverAdjusted(tx: Tx, ctx: Context, { id }: NoteRow): Promise<void> {
  const [adjust] = await tx
    .select({ id: hyNoteAdjust.id })
    .from(hyNoteAdjust)
    .where(
      and(
        eq(hyNoteAdjust.tenantId, ctx.actor.tenantId),
        eq(hyNoteAdjust.noteId, id),
        inArray(hyNoteAdjust.state, [noteAdjustState.toAudit, noteAdjustState.effective]),
        eq(hyNoteAdjust.delFlag, 0),
      ),
    )
    .limit(1);
  if (adjust !== undefined) throw refusedByRule('运单有待审核或已生效的费用调整，不能撤回财务审核');
}
