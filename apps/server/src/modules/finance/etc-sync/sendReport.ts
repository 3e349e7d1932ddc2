import { and, eq } from 'drizzle-orm';
import { nowText, parseDateTimeText } from '../../../platform/clock.ts';
import { canAdvance } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { writeNoteEvent } from '../../shipping/note-event/writeNoteEvent.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import type { EtcBuyer, EtcChannel } from '../etc-channel/etcChannel.ts';
import { etcChannelOf } from '../etc-channel/etcChannels.ts';
import { minutesLater } from '../queryTimes.ts';
import { type EtcReport, etcState, etcSyncStates } from './etcSync.states.ts';
import { type EtcSyncRow, hyEtcSync } from './etcSync.table.ts';
import { dueNow, etcTopic, holdSync, isUnderWay, keepSync, queueReport } from './holdSync.ts';

/** Minutes until the next try after the first failure, the second … After the last one a person has to look. @source freight-domain 3.17, 3.19 */
const retryMinutes = [1, 5, 15, 60, 180] as const;

/** A report with all that it says. */
interface Report {
  sync: EtcSyncRow;
  kind: EtcReport;
  note: NoteRow;
  buyer: EtcBuyer;
}

/** What became of one attempt. `final`: another one will not do better. */
type Outcome = { state: 'accepted'; etcCardNo?: string | null } | { state: 'refused'; reason: string; final: boolean };

/** Sends the report that a message is about, unless it is no longer due. What became of it is kept, so the message is done either way. */
export const etcOutbox: OutboxHandler = {
  topic: etcTopic,
  deliver: async (platform, { tenantId, payload }) => {
    const ctx = createContext(platform, { actor: systemActor(tenantId) });
    const { id, reportNo } = payload as { id: string; reportNo: number };
    const report = await ctx.transaction((tx) => reportOf(tx, ctx, { id, reportNo }));
    if (report === undefined) return;
    await settleReport(ctx, report, await attempt(ctx, report));
  },
};

/** Tells whether a report is still due; one whose time is over is not sent. */
async function reportOf(tx: Tx, ctx: Context, { id, reportNo }: { id: string; reportNo: number }): Promise<Report | undefined> {
  const held = await holdSync(tx, ctx, id);
  if (held === undefined || held.sync.reportNo !== reportNo || held.sync.dueReport === null) return undefined;
  const { tenantId } = ctx.actor;
  const [company] = await tx
    .select({ name: hyCompany.companyName, taxNo: hyCompany.uscc })
    .from(hyCompany)
    .where(and(eq(hyCompany.tenantId, tenantId), eq(hyCompany.id, held.sync.companyId)));
  const report = { ...held, kind: held.sync.dueReport, buyer: company ?? { name: '', taxNo: '' } };
  const late = await isLate(tx, ctx, report);
  if (late === undefined) return report;
  await refuse(tx, ctx, report, { state: 'refused', reason: late, final: true });
  return undefined;
}

/** Why a report comes too late; undefined for one in time. @source freight-domain 2.27 */
async function isLate(tx: Tx, ctx: Context, { sync, kind }: Pick<Report, 'sync' | 'kind'>): Promise<string | undefined> {
  const hours = await readConfigNumber(tx, ctx, kind === 'start' ? 'etcStartHours' : 'etcEndHours');
  const from = parseDateTimeText((kind === 'start' ? sync.startTime : sync.endTime) ?? '');
  if (from === undefined || ctx.clock.now().getTime() <= from.getTime() + hours * 3_600_000) return undefined;
  return kind === 'start' ? `发车已超过${hours}小时，不能上报开始` : `到达已超过${hours}小时，不能上报结束`;
}

async function attempt(ctx: Context, { sync, kind, note, buyer }: Report): Promise<Outcome> {
  const channel = etcChannelOf(ctx);
  const vehicle = { plate: sync.vehicleNumber, plateColor: sync.plateColor ?? '' };
  const trip = { noteNo: sync.shippingNoteNumber, ...vehicle, fee: sync.fee };
  try {
    if (kind === 'end') return await channel.endTrip({ ...trip, endTime: sync.endTime ?? nowText(ctx.clock) });
    const { startTime, startAdcode, endAdcode } = sync;
    return await start(channel, { ...trip, buyer, startTime, startAdcode, endAdcode, distance: Math.round((note.distance ?? 0) / 1000) });
  } catch (error) {
    // Whether it was taken is not known: the same report again is accepted.
    ctx.log.warn({ err: error, syncId: sync.id, channel: channel.name }, 'the toll service did not answer');
    return { state: 'refused', reason: '通行费服务没有响应', final: false };
  }
}

async function start(channel: EtcChannel, trip: Parameters<EtcChannel['startTrip']>[0]): Promise<Outcome> {
  const known = await channel.registerVehicle({ plate: trip.plate, plateColor: trip.plateColor });
  if (known.state === 'refused') return known;
  const answer = await channel.startTrip(trip);
  return answer.state === 'accepted' ? { ...answer, etcCardNo: known.etcCardNo } : answer;
}

/** Keeps what was answered, where the report is still the one that was sent. */
function settleReport(ctx: Context, { sync: { id, reportNo }, kind, buyer }: Report, outcome: Outcome): Promise<void> {
  return ctx.transaction(async (tx) => {
    const held = await holdSync(tx, ctx, id);
    if (held === undefined) return;
    const report = { ...held, kind, buyer };
    if (outcome.state === 'accepted') await accept(tx, ctx, report, outcome);
    else if (held.sync.reportNo === reportNo && held.sync.dueReport === kind) await refuse(tx, ctx, report, outcome);
  });
}

/** It is known over there, whatever became of the trip here meanwhile. */
async function accept(tx: Tx, ctx: Context, { sync, kind }: Report, { etcCardNo }: Extract<Outcome, { state: 'accepted' }>): Promise<void> {
  if ((kind === 'start' ? sync.startReportTime : sync.endReportTime) !== null) return;
  const now = nowText(ctx.clock);
  // What is due besides stays due: the end, where the start had been sent already when it was given up.
  const settled = { failReason: null, retryCount: 0, nextRetryTime: null };
  const values: Values<typeof hyEtcSync> =
    kind === 'start'
      ? {
          ...settled,
          startReportTime: now,
          etcCardNo: etcCardNo ?? null,
          dueReport: null,
          ...(canAdvance(etcSyncStates, { action: 'start', code: sync.state }) ? { state: etcState.started } : {}),
          ...(sync.endTime === null ? {} : dueNow(sync, 'end')),
        }
      : {
          ...settled,
          endReportTime: now,
          dueReport: null,
          ...(canAdvance(etcSyncStates, { action: 'end', code: sync.state }) ? { state: etcState.ended } : {}),
        };
  const after = await keepSync(tx, ctx, sync, { action: kind, values });
  await writeNoteEvent(tx, ctx, {
    noteId: sync.noteId,
    eventType: kind === 'start' ? 'etcStarted' : 'etcEnded',
    content: kind === 'start' ? '通行费行程已上报开始' : '通行费行程已上报结束',
  });
  if (after.dueReport !== null) await queueReport(tx, ctx, after);
}

/** It is tried again, later each time; after the last time, or where that is no use, a person has to look. */
async function refuse(tx: Tx, ctx: Context, { sync }: Report, { reason, final }: Extract<Outcome, { state: 'refused' }>): Promise<void> {
  const minutes = final ? undefined : retryMinutes[sync.retryCount];
  const failReason = reason.slice(0, 200);
  if (minutes !== undefined) {
    const next = { reportNo: sync.reportNo + 1, retryCount: sync.retryCount + 1, nextRetryTime: minutesLater(ctx, minutes) };
    await queueReport(tx, ctx, await keepSync(tx, ctx, sync, { action: 'retry', values: { ...next, failReason } }));
    return;
  }
  const state = isUnderWay(sync) ? etcState.failed : sync.state;
  await keepSync(tx, ctx, sync, { action: 'fail', values: { state, failReason, dueReport: null, nextRetryTime: null } });
  await notify(
    tx,
    ctx,
    { permission: 'etc:sync' },
    {
      title: `运单 ${sync.shippingNoteNumber} 通行费上报失败`,
      lines: [failReason],
      openPage: '/wlhy/hyetc/HyEtcSyncList',
      occasion: `etc ${sync.id} ${sync.reportNo}`.slice(0, 50),
    },
  );
}
