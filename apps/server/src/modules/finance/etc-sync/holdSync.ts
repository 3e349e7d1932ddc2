import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { holdNote } from '../ledger/holdNote.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { etcState } from './etcSync.states.ts';
import { type EtcSyncRow, hyEtcSync } from './etcSync.table.ts';

/** Topic of the outbox under which trips are reported. */
export const etcTopic = 'finance.etc';

/** The trip of a waybill, held; undefined where it has none. The waybill is held already. */
export async function syncOfNote(tx: Tx, ctx: Context, noteId: string): Promise<EtcSyncRow | undefined> {
  const [row] = await tx
    .select()
    .from(hyEtcSync)
    .where(and(eq(hyEtcSync.tenantId, ctx.actor.tenantId), eq(hyEtcSync.noteId, noteId)))
    .for('update');
  return row;
}

/** A trip with its waybill, which is held first. Undefined for a missing one. @source amendments 31 */
export async function holdSync(tx: Tx, ctx: Context, id: string): Promise<{ sync: EtcSyncRow; note: NoteRow } | undefined> {
  const [found] = await tx
    .select({ noteId: hyEtcSync.noteId })
    .from(hyEtcSync)
    .where(and(eq(hyEtcSync.tenantId, ctx.actor.tenantId), eq(hyEtcSync.id, id)));
  if (found === undefined) return undefined;
  const note = await holdNote(tx, ctx, found.noteId);
  const sync = await syncOfNote(tx, ctx, note.id);
  return sync === undefined ? undefined : { sync, note };
}

/** Stores a trip, and has its waybill say the same. Both are held. */
export async function keepSync(
  tx: Tx,
  ctx: Context,
  before: EtcSyncRow,
  { action, values }: { action: string; values: Values<typeof hyEtcSync> },
): Promise<EtcSyncRow> {
  const after = await updateRow(tx, ctx, hyEtcSync, { before, values });
  ctx.audit({ action: `etcSync.${action}`, entity: 'etcSync', entityId: before.id, before: { state: before.state }, after: values });
  await tellNote(tx, ctx, after);
  return after;
}

/** The waybill says what its trip comes to. Its version stays: nobody who has it open is in the way of it. */
export async function tellNote(tx: Tx, ctx: Context, { noteId, state, tollAmount }: EtcSyncRow): Promise<void> {
  await tx
    .update(hyShippingNote)
    .set({ etcState: state, etcAmount: tollAmount })
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, noteId)));
  ctx.afterCommit(() => ctx.platform.rowNews.changed(ctx.actor.tenantId, 'etcSync'));
}

/** Leaves the report that is due to the outbox, once the transaction has committed. */
export async function queueReport(tx: Tx, ctx: Context, { id, reportNo, nextRetryTime }: EtcSyncRow): Promise<void> {
  await ctx.outbox(tx, etcTopic, {
    payload: { id, reportNo },
    idempotencyKey: `etc ${id} ${reportNo}`,
    ...(nextRetryTime === null ? {} : { notBefore: nextRetryTime }),
  });
}

/** Values by which a report is due from now on, as if it had not been tried yet. */
export const dueNow = ({ reportNo }: Pick<EtcSyncRow, 'reportNo'>, dueReport: 'start' | 'end'): Values<typeof hyEtcSync> => ({
  dueReport,
  reportNo: reportNo + 1,
  retryCount: 0,
  nextRetryTime: null,
  failReason: null,
});

/** Whether the toll service has the trip and waits for its end. */
export const isOpenThere = ({ startReportTime, endReportTime }: EtcSyncRow): boolean => startReportTime !== null && endReportTime === null;

/** Whether the trip waits for an answer to its report in its own state, and not only to be closed over there. */
export const isUnderWay = ({ state }: EtcSyncRow): boolean => state === etcState.toReport || state === etcState.started;
