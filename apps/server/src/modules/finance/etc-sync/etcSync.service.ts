import type { z } from 'zod';
import { canAdvance } from '../../../platform/contract/index.ts';
import type { RowReason } from '../../../platform/contract/rowInputs.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedByRule, staleVersion } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { reasonMissing, type RowRef, stateChanged } from '../../../platform/resource/moveRow.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { notFound } from '../../../platform/errors.ts';
import type { TollInvoice } from '../etc-channel/etcChannel.ts';
import { askEtc } from '../etc-channel/etcChannels.ts';
import { etcSyncResource } from './etcSync.resource.ts';
import { etcState, etcSyncStates } from './etcSync.states.ts';
import type { EtcSyncRow, hyEtcSync } from './etcSync.table.ts';
import { dueNow, holdSync, keepSync, queueReport } from './holdSync.ts';
import { takeInvoices } from './takeInvoices.ts';

type Action = 'reportStart' | 'reportEnd' | 'query' | 'restart' | 'skip';

/** A trip that the actor sees, held with its waybill, in a state for the action. @throws NotFound; Conflict another state, or changed since it was read */
async function holdFor(tx: Tx, ctx: Context, { id, version }: RowRef, action: Action): Promise<EtcSyncRow> {
  if ((await findRow(tx, ctx, etcSyncResource, id)) === undefined) throw notFound();
  const held = await holdSync(tx, ctx, id);
  if (held === undefined) throw notFound();
  if (!canAdvance(etcSyncStates, { action, code: held.sync.state })) throw stateChanged();
  if (version !== undefined && version !== held.sync.version) throw staleVersion();
  return held.sync;
}

/** Takes a trip through one action of a person, and sends what is due by it. */
function act(
  ctx: Context,
  ref: RowRef,
  { action, change }: { action: Action; change: (sync: EtcSyncRow) => Values<typeof hyEtcSync> },
): Promise<never> {
  return ctx.transaction(async (tx) => {
    const before = await holdFor(tx, ctx, ref, action);
    const after = await keepSync(tx, ctx, before, { action, values: change(before) });
    if (after.reportNo !== before.reportNo) await queueReport(tx, ctx, after);
    return getRow(ctx, etcSyncResource, ref.id) as Promise<never>;
  });
}

/** Reports the start now, as if it had not been tried yet. @source freight-domain F16 */
export const reportStart = (ctx: Context, ref: RowRef) => act(ctx, ref, { action: 'reportStart', change: (sync) => dueNow(sync, 'start') });

/** The same of the end. @throws AppError the goods are on the road */
export const reportEnd = (ctx: Context, ref: RowRef) =>
  act(ctx, ref, {
    action: 'reportEnd',
    change: (sync) => {
      if (sync.endTime === null) throw refusedByRule('运单尚未卸货，不能上报结束');
      return dueNow(sync, 'end');
    },
  });

/** Begins again with the report that failed. @source amendments 25 */
export const restartSync = (ctx: Context, ref: RowRef) =>
  act(ctx, ref, {
    action: 'restart',
    change: (sync) =>
      sync.startReportTime === null
        ? { state: etcState.toReport, ...dueNow(sync, 'start') }
        : { state: etcState.started, ...dueNow(sync, 'end') },
  });

/** Gives a trip up. One that is open over there is still ended, with its waybill. @throws AppError 40106 without a reason */
export function skipSync(ctx: Context, { reason, ...ref }: z.output<typeof RowReason>) {
  if (reason.trim() === '') throw reasonMissing();
  return act(ctx, ref, {
    action: 'skip',
    change: ({ dueReport }) => ({
      state: etcState.skipped,
      skipReason: reason.trim(),
      // A start that has not left stays here.
      ...(dueReport === 'start' ? { dueReport: null, nextRetryTime: null } : {}),
    }),
  });
}

/** Asks for the invoices of a trip. @throws Conflict another state; AppError 50301 no answer */
export async function askForInvoices(ctx: Context, ref: RowRef): Promise<readonly TollInvoice[]> {
  const { shippingNoteNumber } = await ctx.transaction((tx) => holdFor(tx, ctx, ref, 'query'));
  return askEtc(ctx, (channel) => channel.queryInvoices(shippingNoteNumber));
}

/** Keeps what was told. @throws Conflict the trip was given up while it was asked about */
export async function keepInvoices(ctx: Context, { id }: RowRef, told: readonly TollInvoice[]): Promise<never> {
  if ((await takeInvoices(ctx, id, told)) === undefined) throw stateChanged();
  return getRow(ctx, etcSyncResource, id) as Promise<never>;
}
