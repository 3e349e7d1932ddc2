import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { holdCompanies } from '../payment/payLimits.ts';
import { isMarginPayable } from '../bill/billSubjects.ts';

/** At most so many waybills are paid at once. */
const most = 500;

/** Waybills whose margin an agent may be paid by itself. What stands in a bill of the agent is paid with the bill alone. @source amendments L17 */
const isPayable = (ctx: Context, { agentId, companyId }: { agentId: string; companyId?: string }): SQL | undefined => {
  const note = hyShippingNote;
  return and(
    eq(note.tenantId, ctx.actor.tenantId),
    eq(note.delFlag, 0),
    eq(note.agentId, agentId),
    companyId === undefined ? undefined : eq(note.companyId, companyId),
    isMarginPayable(),
    isNull(note.agentBillId),
  );
};

/** Margins of an agent that may be paid, the oldest examination first. */
export const openMargins = (tx: Tx, ctx: Context, of: { agentId: string; companyId: string }) =>
  tx
    .select({
      noteId: hyShippingNote.id,
      shippingNoteNumber: hyShippingNote.shippingNoteNumber,
      amount: sql`${hyShippingNote.agentMargin} - ${hyShippingNote.agentPaidAmount}`.mapWith(Number),
    })
    .from(hyShippingNote)
    .where(isPayable(ctx, of))
    .orderBy(asc(hyShippingNote.examineTime), asc(hyShippingNote.id))
    .limit(most);

/** Waybills of an agent with margins that may be paid, held in the order of locks: the companies whose limits are used come first. */
export async function holdMargins(tx: Tx, ctx: Context, agentId: string): Promise<NoteRow[]> {
  const companies = await tx.selectDistinct({ id: hyShippingNote.companyId }).from(hyShippingNote).where(isPayable(ctx, { agentId }));
  await holdCompanies(
    tx,
    ctx,
    companies.map(({ id }) => id),
  );
  return tx.select().from(hyShippingNote).where(isPayable(ctx, { agentId })).orderBy(asc(hyShippingNote.id)).for('update');
}
