import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, refusedByRule } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { moveRow, reasonMissing, type RowRef } from '../../../platform/resource/moveRow.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { assertAnother, assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { billState } from '../bill/bill.states.ts';
import type { BillRow } from '../bill/bill.table.ts';
import { holdNotesById } from '../ledger/holdNote.ts';
import { assertAdjustable, billOfSide, holdBillsOfSide } from './adjustRules.ts';
import { carryOutAdjust } from './carryOutAdjust.ts';
import { noteAdjustDecided } from './noteAdjust.events.ts';
import { noteAdjustResource } from './noteAdjust.resource.ts';
import { noteAdjustState, noteAdjustStates as machine } from './noteAdjust.states.ts';
import { hyNoteAdjust, type NoteAdjustRow } from './noteAdjust.table.ts';
import { tellApplicant } from './tellAdjust.ts';

/**
 * Decides on a correction: passed, it takes effect at once; refused, nothing changes. Those of a bill that were asked for together are decided on
 * together.
 *
 * @throws AppError 40405 asked for by the actor; 40106 refused without a remark; 40383, 40411 and others as they are at this moment
 * @throws Conflict decided on before
 * @source amendments 16, L20
 */
export function auditAdjust(ctx: Context, input: RowRef & { pass: boolean; remark?: string | null | undefined }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const remark = input.remark?.trim() ?? '';
    if (!input.pass && remark === '') throw reasonMissing('remark');
    const held = await holdAdjusts(tx, ctx, input.id);
    for (const { id } of held.rows) {
      const { after: row } = await moveRow(tx, ctx, noteAdjustResource, {
        ref: id === input.id ? input : { id },
        machine,
        action: 'audit',
        to: input.pass ? noteAdjustState.effective : noteAdjustState.refused,
        change: ({ applyBy }) => {
          assertAnother(ctx, applyBy);
          return { auditBy: ctx.actor.username, auditTime: nowText(ctx.clock), auditRemark: remark === '' ? null : remark };
        },
      });
      if (input.pass) await takeEffect(tx, ctx, held, row);
      else await writeDecision(tx, ctx, row, `费用调整驳回 ${row.adjustNo}：${remark}`);
      await ctx.emit(tx, noteAdjustDecided, { adjust: row });
      if (id === input.id) await tellApplicant(tx, ctx, row, input.pass ? '已生效' : `已驳回：${remark}`);
    }
    return getRow(ctx, noteAdjustResource, input.id) as Promise<never>;
  });
}

/** Takes back what the actor asked for. @throws AppError asked for by somebody else; Conflict decided on before */
export function cancelAdjust(ctx: Context, input: RowRef) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { rows } = await holdAdjusts(tx, ctx, input.id);
    for (const { id } of rows) {
      const { after } = await moveRow(tx, ctx, noteAdjustResource, {
        ref: id === input.id ? input : { id },
        machine,
        action: 'cancel',
        change: ({ applyBy }) => {
          if (applyBy !== ctx.actor.username) throw refusedByRule('仅申请人可以撤回');
          return {};
        },
      });
      await writeDecision(tx, ctx, after, `撤回费用调整 ${after.adjustNo}`);
      await ctx.emit(tx, noteAdjustDecided, { adjust: after });
    }
    return getRow(ctx, noteAdjustResource, input.id) as Promise<never>;
  });
}

/** Corrections with their waybills and the bills of these, all held. */
interface HeldAdjusts {
  rows: readonly Pick<NoteAdjustRow, 'id'>[];
  notes: ReadonlyMap<string, NoteRow>;
  /** As they are by now: each correction may change its bill. */
  bills: Map<string, BillRow>;
}

/** Holds what a correction is about, before the correction itself: waybills, then bills. @throws NotFound @source amendments 31 */
async function holdAdjusts(tx: Tx, ctx: Context, id: string): Promise<HeldAdjusts> {
  const found = (await findRow(tx, ctx, noteAdjustResource, id)) as NoteAdjustRow | undefined;
  if (found === undefined) throw notFound();
  const rows = found.groupNo === null ? [found] : await waitingOf(tx, ctx, found.groupNo);
  const notes = await holdNotesById(
    tx,
    ctx,
    (rows.length === 0 ? [found] : rows).map(({ noteId }) => noteId),
  );
  const bills = await holdBillsOfSide(tx, ctx, [...notes.values()], found.side);
  // Without the one that is named, its own move says that it was decided on before.
  return { rows: rows.some((row) => row.id === id) ? rows : [found], notes, bills: new Map(bills.map((bill) => [bill.id, bill])) };
}

const waitingOf = (tx: Tx, ctx: Context, groupNo: string): Promise<NoteAdjustRow[]> =>
  tx
    .select()
    .from(hyNoteAdjust)
    .where(
      and(
        eq(hyNoteAdjust.tenantId, ctx.actor.tenantId),
        eq(hyNoteAdjust.groupNo, groupNo),
        eq(hyNoteAdjust.state, noteAdjustState.toAudit),
        eq(hyNoteAdjust.delFlag, 0),
      ),
    )
    .orderBy(hyNoteAdjust.noteId);

async function takeEffect(tx: Tx, ctx: Context, { notes, bills }: HeldAdjusts, row: NoteAdjustRow): Promise<void> {
  const note = notes.get(row.noteId);
  if (note === undefined) throw notFound();
  const bill = bills.get(billOfSide(note, row.side) ?? '');
  assertAdjustable(note, { bill, byBill: row.billId });
  const { effect, txnId, bill: after } = await carryOutAdjust(tx, ctx, { note, bill, adjust: row });
  if (after !== undefined) bills.set(after.id, after);
  const { taxAmount, walletAmount } = effect;
  // A draft takes its amounts of the moment: it tells of no correction that was not asked for by it.
  const billId = bill === undefined || bill.state === billState.draft ? row.billId : bill.id;
  await updateRow(tx, ctx, hyNoteAdjust, { before: row, values: { taxAmount, walletAmount, txnId, billId } });
}

const writeDecision = (tx: Tx, ctx: Context, { noteId }: NoteAdjustRow, content: string): Promise<unknown> =>
  writeNoteEvent(tx, ctx, { noteId, eventType: 'noteAdjust', content: content.slice(0, 600), visibleTo: 'platform' });
