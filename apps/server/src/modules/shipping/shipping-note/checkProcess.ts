import { and, eq, inArray } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { writeNoteEvent } from '../note-event/writeNoteEvent.ts';
import { noteReviewed } from './shippingNote.events.ts';
import type { NoteRow } from './shippingNote.resource.ts';
import { noteStatus, stepState } from './shippingNote.states.ts';
import type { hyShippingNote } from './shippingNote.table.ts';

/** The company that checks a waybill: who pays us for it. In agent mode the shipper must not see what it is made of. */
export const checkerOf = ({ orderMode, agentId, customerId }: Pick<NoteRow, 'orderMode' | 'agentId' | 'customerId'>): string =>
  orderMode === '3' && agentId !== null ? agentId : customerId;

/** Which steps the process of a payer has. @source freight-domain 2.10 */
export interface CheckProcess {
  needsCheck: boolean;
  needsReview: boolean;
}

/** What holds where nobody says otherwise. */
const whole: CheckProcess = { needsCheck: true, needsReview: true };

/** The steps that the payers of waybills ask for, in one question for all of them. @returns the process of a waybill */
export async function checkProcesses(tx: Tx, ctx: Context, notes: readonly NoteRow[]): Promise<(noteId: string) => CheckProcess> {
  const payerOf = new Map(notes.map((note) => [note.id, checkerOf(note)]));
  const rows = await tx
    .select({ id: hyCustomer.id, check: hyCustomer.needCheckByCustomer, review: hyCustomer.needBusinessReview })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), inArray(hyCustomer.id, [...new Set(payerOf.values())])));
  const processes = new Map(rows.map(({ id, check, review }) => [id, { needsCheck: check !== '0', needsReview: review !== '0' }]));
  return (noteId) => processes.get(payerOf.get(noteId) ?? '') ?? whole;
}

type NoteValues = Values<typeof hyShippingNote>;

/** Who did what nobody had to do. */
const bySystem = (ctx: Context) => systemActor(ctx.actor.tenantId).username;

/** What the check of the payer stores when their process has none. */
export const checkedBySystem = (ctx: Context): NoteValues => ({
  checkState: stepState.passed,
  checkBy: bySystem(ctx),
  checkTime: nowText(ctx.clock),
  checkRemark: null,
});

/** Where a checked waybill goes: to the business review, or past it. @source freight-domain N12, amendments 14 */
export const afterCheck = (ctx: Context, { needsReview }: CheckProcess): NoteValues & { noteStatus: string } =>
  needsReview
    ? { noteStatus: noteStatus.checked, businessReviewState: stepState.waiting, waitingSince: nowText(ctx.clock) }
    : {
        noteStatus: noteStatus.reviewed,
        businessReviewState: stepState.passed,
        businessReviewBy: bySystem(ctx),
        businessReviewTime: nowText(ctx.clock),
        waitingSince: nowText(ctx.clock),
      };

/** Tells of steps that were passed over, in the timeline and to those who listen. */
export async function tellSkipped(tx: Tx, ctx: Context, note: NoteRow, skipped: { check: boolean }): Promise<void> {
  const system = { ...ctx, actor: systemActor(ctx.actor.tenantId) };
  const isReviewed = note.noteStatus === noteStatus.reviewed;
  const toStatus = note.noteStatus;
  if (skipped.check)
    await writeNoteEvent(tx, system, { noteId: note.id, eventType: 'checkPass', content: '客户免验收，自动通过', toStatus });
  if (!isReviewed) return;
  await writeNoteEvent(tx, system, { noteId: note.id, eventType: 'bizReviewPass', content: '客户免业务审核，自动通过', toStatus });
  await ctx.emit(tx, noteReviewed, { note });
}
