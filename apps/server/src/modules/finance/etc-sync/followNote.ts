import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { etcChannelOf } from '../etc-channel/etcChannels.ts';
import { etcState } from './etcSync.states.ts';
import { type EtcSyncRow, hyEtcSync } from './etcSync.table.ts';
import { dueNow, isOpenThere, keepSync, queueReport, syncOfNote, tellNote } from './holdSync.ts';

/**
 * A vehicle has left: its trip is reported where tolls are reported at all. A waybill is held by its move. Twice is once.
 *
 * @source freight-domain N6, 3.17
 */
export async function startSync(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  const known = await syncOfNote(tx, ctx, note.id);
  if (known === undefined) await makeSync(tx, ctx, note);
}

/** The goods are unloaded: the end is reported once the start has been. @source freight-domain N7 */
export async function endSync(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  const sync = await syncOfNote(tx, ctx, note.id);
  // Loaded and unloaded without a departure in between, as a sheet of slips brings it.
  if (sync === undefined) await makeSync(tx, ctx, note);
  // What was reported stays as it was reported.
  else if (sync.endTime === null) {
    const values = { endTime: note.unloadTime, fee: note.feeTotal ?? 0, ...(isOpenThere(sync) ? dueNow(sync, 'end') : {}) };
    const after = await keepSync(tx, ctx, sync, { action: 'unloaded', values });
    if (after.dueReport === 'end' && after.reportNo !== sync.reportNo) await queueReport(tx, ctx, after);
  }
}

/**
 * The waybill is no more: nothing is asked for, and a trip that is open over there is ended. Invoices that are here stay, with their tax: the
 * road was paid for.
 *
 * @source freight-domain N25, N27, amendments 25
 */
export async function revokeSync(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  const sync = await syncOfNote(tx, ctx, note.id);
  const wasSkipped = sync?.state === etcState.skipped;
  // One that was given up before waits for the end of its waybill: this is it, as no unloading comes any more.
  if (sync === undefined || (wasSkipped && sync.endTime !== null)) return;
  const mustEnd = isOpenThere(sync);
  const after = await keepSync(tx, ctx, sync, {
    action: 'revoke',
    values: {
      state: etcState.skipped,
      skipReason: wasSkipped ? sync.skipReason : '运单已撤销',
      endTime: sync.endTime ?? nowText(ctx.clock),
      // A start that has not left stays here.
      ...(mustEnd ? dueNow(sync, 'end') : { dueReport: null, nextRetryTime: null }),
    },
  });
  if (mustEnd) await queueReport(tx, ctx, after);
}

async function makeSync(tx: Tx, ctx: Context, note: NoteRow): Promise<EtcSyncRow | undefined> {
  const { etcEnabled } = await readConfigValues(tx, ctx, ['etcEnabled']);
  const startTime = note.departTime ?? note.loadTime;
  const vehicleNumber = note.vehicleNumber?.trim() ?? '';
  if (etcEnabled !== '1' || vehicleNumber === '' || startTime === null) return undefined;
  const sync = await insertRow(tx, ctx, hyEtcSync, {
    noteId: note.id,
    shippingNoteNumber: note.shippingNoteNumber,
    companyId: note.companyId,
    vehicleNumber,
    plateColor: note.plateColor,
    startTime,
    endTime: note.unloadTime,
    startAdcode: note.sendAdcode,
    endAdcode: note.receiveAdcode,
    fee: note.feeTotal ?? 0,
    state: etcState.toReport,
    ...dueNow({ reportNo: 0 }, 'start'),
    simulated: etcChannelOf(ctx).simulated ? '1' : '0',
  });
  await tellNote(tx, ctx, sync);
  await queueReport(tx, ctx, sync);
  return sync;
}
