import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, refusedField } from '../../../platform/errors.ts';
import { takenValue } from '../../../platform/files/takenFiles.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { reasonMissing } from '../../../platform/resource/moveRow.ts';
import { insertRow, lockRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import { assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { type AdjustEffect, effectOf, type Wanted } from './adjustEffect.ts';
import { assertAdjustable, assertNoneWaits, holdBillsOfSide } from './adjustRules.ts';
import { NoteAdjustInput } from './noteAdjust.contract.ts';
import { noteAdjustResource } from './noteAdjust.resource.ts';
import { adjustSide, noteAdjustState } from './noteAdjust.states.ts';
import { hyNoteAdjust, noteAdjustNumbers, type NoteAdjustRow } from './noteAdjust.table.ts';
import { tellAuditors, wordsOf } from './tellAdjust.ts';

type Input = z.output<typeof NoteAdjustInput>;

/**
 * Asks that an examined waybill costs more or less on one of its sides. Nothing else changes until somebody else has decided.
 *
 * @throws AppError 40106 no reason; 40383, 40901 see `assertAdjustable`; 40411 and others see `effectOf`; one is waiting already
 * @throws InvalidInput the amount is nothing, or takes off more than there is
 * @source amendments 16, L20
 */
export function applyForAdjust(ctx: Context, input: Input) {
  return ctx.transaction(async (tx) => getRow(ctx, noteAdjustResource, (await applyFor(tx, ctx, input)).id) as Promise<never>);
}

/** The same for a document that asks for it. */
export async function applyFor(tx: Tx, ctx: Context, input: Input): Promise<NoteAdjustRow> {
  assertStaff(ctx);
  const files = await takenValue(tx, ctx, { name: 'files', schema: NoteAdjustInput.shape.files, value: input.files });
  const note = await lockRow(tx, ctx, noteResource, { id: input.noteId });
  const [bill] = await holdBillsOfSide(tx, ctx, [note], input.side);
  assertAdjustable(note, { bill, byBill: null });
  const reason = input.reason.trim();
  const problems = new ProblemList();
  if (reason === '') problems.keep(reasonMissing());
  await problems.ask(() => checkedEffect(tx, ctx, note, input));
  problems.end();
  const row = await storeAdjust(tx, ctx, note, { ...input, reason, files: files === '' ? null : files, billId: null, groupNo: null });
  await tellAuditors(tx, ctx, row);
  return row;
}

/** What a correction would come to now; nothing is stored. @param of.adjustId one that waits for a decision @throws as `applyForAdjust` */
export function tryAdjust(ctx: Context, { noteId, adjustId, side, amount }: Wanted & { noteId: string; adjustId?: string | undefined }) {
  return ctx.transaction(async (tx): Promise<AdjustEffect> => {
    assertStaff(ctx);
    const note = (await findRow(tx, ctx, noteResource, noteId)) as NoteRow | undefined;
    const waiting =
      adjustId === undefined ? undefined : ((await findRow(tx, ctx, noteAdjustResource, adjustId)) as NoteAdjustRow | undefined);
    if (note === undefined || (adjustId !== undefined && waiting?.noteId !== noteId)) throw notFound();
    const [bill] = await holdBillsOfSide(tx, ctx, [note], side);
    assertAdjustable(note, { bill, byBill: waiting?.billId ?? null });
    return waiting === undefined ? checkedEffect(tx, ctx, note, { side, amount }) : effectOf(tx, ctx, note, waiting);
  });
}

/** @throws InvalidInput at `amount` it is nothing; as `effectOf` */
export async function checkedEffect(tx: Tx, ctx: Context, note: NoteRow, { side, amount }: Wanted): Promise<AdjustEffect> {
  if (amount === 0) throw refusedField('amount', '调整金额不能为0');
  await assertNoneWaits(tx, ctx, note, side);
  return effectOf(tx, ctx, note, { side, amount });
}

/** What a correction says of itself. */
type Asked = Pick<NoteAdjustRow, 'side' | 'amount' | 'reasonCode' | 'reason' | 'files' | 'billId' | 'groupNo'>;

/** Stores a correction of a held waybill that has been looked at, and writes it into the timeline. */
export async function storeAdjust(tx: Tx, ctx: Context, note: NoteRow, asked: Asked): Promise<NoteAdjustRow> {
  const { side, amount, reasonCode, reason, files, billId, groupNo } = asked;
  const adjustNo = await nextNumber(tx, ctx, noteAdjustNumbers);
  const row = await insertRow(tx, ctx, hyNoteAdjust, {
    adjustNo,
    noteId: note.id,
    shippingNoteNumber: note.shippingNoteNumber,
    companyId: note.companyId,
    side,
    ...(await partyOf(tx, ctx, note, side)),
    amount,
    reasonCode,
    reason,
    files,
    state: noteAdjustState.toAudit,
    billId,
    groupNo,
    applyBy: ctx.actor.username,
    applyTime: nowText(ctx.clock),
  });
  await writeNoteEvent(tx, ctx, {
    noteId: note.id,
    eventType: 'noteAdjust',
    content: `申请费用调整 ${adjustNo}：${wordsOf(row, yuan)}，${reason}`.slice(0, 600),
    visibleTo: 'platform',
  });
  ctx.audit({ action: 'noteAdjust.add', entity: 'noteAdjust', entityId: row.id, after: { noteId: note.id, ...asked } });
  return row;
}

/** Whom a side of a waybill concerns, as they are called now. */
async function partyOf(
  tx: Tx,
  ctx: Context,
  note: NoteRow,
  side: string,
): Promise<Pick<NoteAdjustRow, 'partyType' | 'partyId' | 'partyName'>> {
  const { tenantId } = ctx.actor;
  if (side === adjustSide.customer) {
    const [customer] = await tx
      .select({ name: hyCustomer.customerName })
      .from(hyCustomer)
      .where(and(eq(hyCustomer.tenantId, tenantId), eq(hyCustomer.id, note.customerId)));
    return { partyType: 'customer', partyId: note.customerId, partyName: customer?.name ?? note.customerName };
  }
  const { creditorType, creditorId } = note;
  if (creditorType === null || creditorId === null) throw notFound();
  if (creditorType !== 'carrier') return { partyType: creditorType, partyId: creditorId, partyName: note.driverName };
  const [carrier] = await tx
    .select({ name: hyCarrier.carrierName })
    .from(hyCarrier)
    .where(and(eq(hyCarrier.tenantId, tenantId), eq(hyCarrier.id, creditorId)));
  return { partyType: creditorType, partyId: creditorId, partyName: carrier?.name ?? null };
}
