import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { refusedByRule, refusedField } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { givenReason } from '../../../platform/resource/moveRow.ts';
import { nextNumber, type NumberSeries } from '../../../platform/sequence/sequence.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { allocate } from '../../shipping/fees/fees.ts';
import { openFee } from '../../shipping/shipping-note/noteFunds.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { checkedEffect, storeAdjust } from '../note-adjust/applyForAdjust.ts';
import { type AdjustSide, adjustSide, noteAdjustState } from '../note-adjust/noteAdjust.states.ts';
import { hyNoteAdjust } from '../note-adjust/noteAdjust.table.ts';
import { tellAuditorsOfBill } from '../note-adjust/tellAdjust.ts';
import type { BillAdjustInput, BillReworkInput } from './bill.contract.ts';
import { billResource } from './bill.resource.ts';
import { billKind } from './bill.states.ts';
import type { BillItemRow, BillRow } from './bill.table.ts';
import { assertNoPayment } from './billPayments.ts';
import { holdBill, notesOf } from './holdBill.ts';

/** Numbers of corrections that were asked for together: TP + yyMMdd + 6 digits. */
const groupNumbers: NumberSeries = { prefix: 'TP' };

/** A bill that is settled in parts is corrected by so much in total, up or down; fen. @source amendments 21 */
const mostInTotal = 10_000;

/** Which side of its waybills a bill is about. @throws AppError margins are neither */
function sideOf({ billKind: kind }: BillRow): AdjustSide {
  if (kind === billKind.agent) throw refusedByRule('代理账单不能调整费用');
  return kind === billKind.carrier ? adjustSide.carrier : adjustSide.customer;
}

/**
 * Asks that a bill which is settled in parts comes to a little more or less, so that it can be closed: by corrections of its waybills, shared by
 * what is open of each (4.5.7), on which another person decides together.
 *
 * @throws AppError 40106 no reason; 40411 a payment of it is under way
 * @throws InvalidInput the amount is nothing, more than is open, or all corrections come to more than 100 yuan
 * @source freight-domain 3.14, amendments 21
 */
export function adjustBill(ctx: Context, { amount, reasonCode, reason: typed, ...ref }: z.output<typeof BillAdjustInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const reason = givenReason(typed);
    const held = await holdBill(tx, ctx, ref, 'adjust');
    const { bill } = held;
    const side = sideOf(bill);
    await assertNoPayment(tx, ctx, bill);
    const openOf = (note: NoteRow) => (side === adjustSide.customer ? openFee(note) : (note.payableAmount ?? 0) - note.paidAmount);
    const notes = (await notesOf(tx, ctx, held)).filter((note) => openOf(note) > 0);
    const open = notes.reduce((sum, note) => sum + openOf(note), 0);
    if (amount === 0) throw refusedField('amount', '调整金额不能为0');
    if (-amount > open) throw refusedField('amount', `调减金额不能大于账单未结金额${shownYuan(open)}元`);
    const before = await adjustedOf(tx, ctx, bill);
    if (Math.abs(before + amount) > mostInTotal)
      throw refusedField('amount', `账单尾差调整合计不能超过${shownYuan(mostInTotal)}元，已调整${shownYuan(before)}元`);
    const parts = allocate(Math.abs(amount), notes.map(openOf));
    const groupNo = await nextNumber(tx, ctx, groupNumbers);
    for (const [index, note] of notes.entries()) {
      const part = (parts[index] ?? 0) * Math.sign(amount);
      if (part !== 0) await ask(tx, ctx, note, { side, amount: part, reasonCode, reason, billId: bill.id, groupNo });
    }
    await tellAuditorsOfBill(tx, ctx, { billNo: bill.billNo, side, amount, reason });
    return getRow(ctx, billResource, bill.id) as Promise<never>;
  });
}

/** What corrections of a settled part of a bill come to that wait or took effect. Fen. */
async function adjustedOf(tx: Tx, ctx: Context, { id }: BillRow): Promise<number> {
  const [found] = await tx
    .select({ amount: sql`coalesce(sum(${hyNoteAdjust.amount}), 0)`.mapWith(Number) })
    .from(hyNoteAdjust)
    .where(
      and(
        eq(hyNoteAdjust.tenantId, ctx.actor.tenantId),
        eq(hyNoteAdjust.billId, id),
        isNotNull(hyNoteAdjust.groupNo),
        inArray(hyNoteAdjust.state, [noteAdjustState.toAudit, noteAdjustState.effective]),
        eq(hyNoteAdjust.delFlag, 0),
      ),
    );
  return found?.amount ?? 0;
}

type Asked = Omit<Parameters<typeof storeAdjust>[3], 'files'>;

async function ask(tx: Tx, ctx: Context, note: NoteRow, asked: Asked): Promise<void> {
  await checkedEffect(tx, ctx, note, asked);
  await storeAdjust(tx, ctx, note, { ...asked, files: null });
}

/**
 * Asks for corrections of single waybills of a disputed bill that is worked on again. They wait for another person; until then the bill is not sent.
 *
 * @throws InvalidInput waybills that are not in it, or are taken out; as `checkedEffect`
 */
export async function askForAdjusts(
  tx: Tx,
  ctx: Context,
  { bill, items }: { bill: BillRow; items: readonly BillItemRow[] },
  { adjusts, notes }: { adjusts: NonNullable<z.output<typeof BillReworkInput>['adjusts']>; notes: readonly NoteRow[] },
): Promise<void> {
  if (adjusts.length === 0) return;
  const side = sideOf(bill);
  const found = new Map(items.map((item, index) => [item.id, notes[index]!]));
  for (const { id, amount, reasonCode, reason: typed } of adjusts) {
    const note = found.get(id);
    if (note === undefined) throw refusedField('adjusts', '所选运单不在账单中');
    const reason = givenReason(typed, 'adjusts');
    await ask(tx, ctx, note, { side, amount, reasonCode, reason, billId: bill.id, groupNo: null });
  }
  const amount = adjusts.reduce((sum, one) => sum + one.amount, 0);
  await tellAuditorsOfBill(tx, ctx, { billNo: bill.billNo, side, amount, reason: adjusts[0]!.reason });
}

/** @throws AppError a correction of one of its waybills waits: whom the bill is for would be asked to agree to what may change */
export async function assertNoneWaitsIn(tx: Tx, ctx: Context, bill: BillRow, items: readonly BillItemRow[]): Promise<void> {
  if (bill.billKind === billKind.agent || items.length === 0) return;
  const [waiting] = await tx
    .select({ adjustNo: hyNoteAdjust.adjustNo })
    .from(hyNoteAdjust)
    .where(
      and(
        eq(hyNoteAdjust.tenantId, ctx.actor.tenantId),
        eq(hyNoteAdjust.side, sideOf(bill)),
        eq(hyNoteAdjust.state, noteAdjustState.toAudit),
        eq(hyNoteAdjust.delFlag, 0),
        isAmong(
          hyNoteAdjust.noteId,
          items.map(({ noteId }) => noteId),
        ),
      ),
    )
    .limit(1);
  if (waiting !== undefined) throw refusedByRule(`账单中有待审核的费用调整${waiting.adjustNo}，请先处理`);
}
