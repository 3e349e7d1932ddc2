import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { roundHalfUp } from '../fees/fees.ts';
import { hyShippingNote } from './shippingNote.table.ts';

type NoteValues = Values<typeof hyShippingNote>;

/**
 * What a dispatch sets aside for a waybill: in the wallet of a customer who pays at once, else of the credit. The money side secures it.
 *
 * @param share of the fee that the company sets aside in wallets, in 1/10000
 */
export const fundsToHold = (
  settleType: string,
  { feeTotal, share }: { feeTotal: number; share: number },
): Pick<NoteValues, 'frozenAmount' | 'creditAmount'> =>
  settleType === '0' ? { frozenAmount: shareOf(feeTotal, share) } : { creditAmount: feeTotal };

/** A share of an amount, in 1/10000. */
export const shareOf = (amount: number, share: number): number => roundHalfUp(BigInt(amount) * BigInt(share), 10_000n);

/** What a waybill says of the money that its customer owes for it. */
type Charged = Pick<typeof hyShippingNote.$inferSelect, 'feeTotal' | 'customerAdjust'>;
type Owed = Charged & Pick<typeof hyShippingNote.$inferSelect, 'customerPaidAmount' | 'advancedAmount' | 'writtenOffAmount'>;

/** What the customer is charged for a waybill: its fee, and what was corrected of it since the examination. Fen; `receivableAmount` as stored. */
export const chargedOf = ({ feeTotal, customerAdjust }: Charged): number => (feeTotal ?? 0) + customerAdjust;

/** What the customer still owes for a waybill as such: neither paid, nor taken over by an advance, nor given up. Fen. @source amendments L10 */
export const openFee = ({ customerPaidAmount, advancedAmount, writtenOffAmount, ...note }: Owed): number =>
  chargedOf(note) - customerPaidAmount - advancedAmount - writtenOffAmount;

/** The last day that counts as due: so many days ahead are told before. */
export async function lastDueDay(tx: Tx, ctx: Context): Promise<string> {
  const days = await readConfigNumber(tx, ctx, 'termRemindDays');
  return nowText({ now: () => new Date(ctx.clock.now().getTime() + days * 86_400_000) }).slice(0, 10);
}

/** Whether a term counts as due. @source freight-domain 4.7 */
export const dueFlagOf = (dueDate: string | null, { open, last }: { open: number; last: string }): string =>
  dueDate !== null && dueDate <= last && open > 0 ? '1' : '0';

/** Stores what the money side decides about a waybill. For listeners, in the same transaction. */
export async function setNoteFunds(
  tx: Tx,
  ctx: Context,
  noteId: string,
  values: Pick<NoteValues, 'frozenAmount' | 'creditAmount' | 'fundReason'>,
): Promise<void> {
  await tx
    .update(hyShippingNote)
    .set(values)
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, noteId)));
}

/** Locks and reads a waybill for the money side. */
export async function lockNoteFunds(tx: Tx, ctx: Context, noteId: string) {
  const [row] = await tx
    .select({ frozenAmount: hyShippingNote.frozenAmount, creditAmount: hyShippingNote.creditAmount })
    .from(hyShippingNote)
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, noteId)))
    .for('update');
  return row ?? { frozenAmount: 0, creditAmount: 0 };
}

/** Begins the terms of batches whose order has ended, and recomputes which terms are due, for the bell and the filter. Run nightly. @source freight-domain 4.7 */
export async function refreshDueFlags(tx: Tx, ctx: Context): Promise<void> {
  const last = await lastDueDay(tx, ctx);
  const settled = sql`${hyShippingNote.customerPaidAmount} + ${hyShippingNote.advancedAmount} + ${hyShippingNote.writtenOffAmount}`;
  const due = sql`case when ${hyShippingNote.dueDate} <= ${last}::date and ${settled} < ${hyShippingNote.receivableAmount} and ${hyShippingNote.noteStatus} <> '99' then '1' else '0' end`;
  // The term of a batch begins when its order has ended.
  await tx
    .update(hyShippingNote)
    .set({ dueDate: sql`${nowText(ctx.clock).slice(0, 10)}::date + coalesce(${hyShippingNote.termDays}, 0)` })
    .where(
      and(
        eq(hyShippingNote.tenantId, ctx.actor.tenantId),
        eq(hyShippingNote.settleType, '2'),
        isNull(hyShippingNote.dueDate),
        isNotNull(hyShippingNote.fundTime),
        sql`exists (select 1 from hy_order o where o.tenant_id = ${hyShippingNote.tenantId} and o.id = ${hyShippingNote.orderId} and o.status in ('60', '70'))`,
      ),
    );
  await tx
    .update(hyShippingNote)
    .set({ dueFlag: due })
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), sql`${hyShippingNote.dueFlag} <> ${due}`));
}
