import { stranger } from '../../src/modules/finance/etc-channel/embedded/embeddedEtc.ts';
import { type TolledTrip, tollsOf } from '../../src/modules/finance/etc-channel/embedded/tolls.ts';
import type { etcSimTrip } from '../../src/modules/finance/etc-channel/embedded/etcSim.table.ts';
import { etcState } from '../../src/modules/finance/etc-sync/etcSync.states.ts';
import type { hyEtcInvoice, hyEtcSync } from '../../src/modules/finance/etc-sync/etcSync.table.ts';
import { day, dayText, hour, idAt, minute, momentOf, timeText } from './calendar.ts';
import type { NotePlan } from './notes.ts';
import { type Company, maker } from './parties.ts';
import { createRandom, type Random } from './random.ts';

/** Rows as they are inserted. */
export interface TollRows {
  syncs: (typeof hyEtcSync.$inferInsert & { id: string })[];
  invoices: (typeof hyEtcInvoice.$inferInsert & { id: string })[];
  /** What the embedded service knows of those that are not through. */
  trips: (typeof etcSimTrip.$inferInsert)[];
}

export const noTolls = (): TollRows => ({ syncs: [], invoices: [], trips: [] });

/** How many trips were reported: the latest ones. @source freight-domain 8.2 */
const reported = 1900;

/** Trips that end otherwise than with their invoices, one of so many. */
const oneOf = { failed: 90, skipped: 250, timedOut: 120, foreign: 45 };

type Fate = 'started' | 'ended' | 'querying' | 'invoiced' | 'failed' | 'timedOut' | 'skipped';

/**
 * Reports of the latest trips with their toll invoices, as the embedded service has them. Waybills say what theirs come to, and the books get
 * the tax.
 *
 * @source freight-domain 2.27, 8.2
 */
export function makeTolls(plans: readonly NotePlan[], { company, now }: { company: Company; now: number }): TollRows {
  const random = createRandom('tolls');
  const rows = noTolls();
  const latest = plans
    .filter(({ note, moments }) => moments.depart !== undefined && moments.revoke === undefined && note.vehicleNumber != null)
    .toSorted((a, b) => b.moments.depart! - a.moments.depart!)
    .slice(0, reported);
  for (const [index, plan] of latest.entries()) write(rows, { plan, index, random, company, now });
  return rows;
}

function fateOf({ moments: { unload } }: NotePlan, { index, now }: { index: number; now: number }): Fate {
  if (unload === undefined) return 'started';
  if (index % oneOf.failed === 7) return 'failed';
  if (index % oneOf.skipped === 11) return 'skipped';
  // They are asked for at five in the morning, a day after the end at the earliest.
  if (unload > now - 30 * hour) return 'ended';
  if (unload > now - 3 * day && index % 6 === 0) return 'querying';
  return unload < now - 32 * day && index % oneOf.timedOut === 3 ? 'timedOut' : 'invoiced';
}

const states: Readonly<Record<Fate, string>> = {
  started: etcState.started,
  ended: etcState.ended,
  querying: etcState.querying,
  invoiced: etcState.invoiced,
  failed: etcState.failed,
  timedOut: etcState.timedOut,
  skipped: etcState.skipped,
};

function write(
  rows: TollRows,
  { plan, index, random, company, now }: { plan: NotePlan; index: number; random: Random; company: Company; now: number },
): void {
  const { note, moments } = plan;
  const fate = fateOf(plan, { index, now });
  const startAt = moments.depart!;
  const endAt = moments.unload;
  const id = idAt(random, startAt);
  const trip: TolledTrip = {
    noteNo: note.shippingNoteNumber,
    plate: note.vehicleNumber!,
    startTime: timeText(startAt),
    endTime: timeText(endAt ?? now),
    distance: Math.round((note.distance ?? 0) / 1000),
    buyerName: company.companyName,
    buyerTaxNo: company.uscc,
  };
  const isForeign = index % oneOf.foreign === 20;
  const tolls = fate === 'invoiced' ? tollsOf(trip) : [];
  const isStarted = fate !== 'failed' && fate !== 'skipped';
  const isEnded = isStarted && endAt !== undefined;
  const toll = tolls.reduce((sum, { amountInclTax }) => sum + amountInclTax, 0);
  const tax = tolls.reduce((sum, { taxAmount }) => sum + taxAmount, 0);
  const state = states[fate];
  rows.syncs.push({
    ...maker,
    id,
    createTime: trip.startTime,
    noteId: note.id,
    shippingNoteNumber: note.shippingNoteNumber,
    companyId: company.id,
    vehicleNumber: trip.plate,
    plateColor: note.plateColor ?? null,
    startTime: trip.startTime,
    endTime: endAt === undefined ? null : trip.endTime,
    startAdcode: note.sendAdcode ?? null,
    endAdcode: note.receiveAdcode ?? null,
    fee: endAt === undefined ? plan.totals.loaded : plan.totals.final,
    state,
    startReportTime: isStarted ? timeText(startAt + minute) : null,
    endReportTime: isEnded ? timeText(endAt + minute) : null,
    queryTime: fate === 'invoiced' || fate === 'querying' || fate === 'timedOut' ? askedAt(endAt!, { fate, now }) : null,
    invoiceCount: tolls.length,
    tollAmount: toll,
    invoiceAmount: toll - tax,
    taxAmount: tax,
    failReason: fate === 'failed' ? '本地模拟：车辆不在ETC名单内' : null,
    retryCount: fate === 'failed' ? 5 : 0,
    skipReason: fate === 'skipped' ? '全程未走高速' : null,
    simulated: '1',
  });
  note.etcState = state;
  note.etcAmount = toll;
  if (fate === 'started' || fate === 'ended' || fate === 'querying')
    rows.trips.push({
      id: idAt(random, startAt),
      tenantId: 0,
      merchant: 'T0',
      noteNo: trip.noteNo,
      plate: trip.plate,
      startTime: trip.startTime,
      endTime: endAt === undefined ? null : trip.endTime,
      reportTime: endAt === undefined ? null : timeText(endAt + minute),
      distance: trip.distance,
      buyerName: trip.buyerName,
      buyerTaxNo: trip.buyerTaxNo,
    });
  for (const { plate: _plate, invoiceCode: _code, ...invoice } of tolls) {
    const at = momentOf(invoice.issueTime);
    const row = {
      ...maker,
      ...invoice,
      ...(isForeign ? stranger : {}),
      id: idAt(random, at),
      createTime: invoice.issueTime,
      syncId: id,
      companyId: company.id,
      amountExclTax: invoice.amountInclTax - invoice.taxAmount,
      deductState: isForeign ? '0' : '1',
      simulated: '1',
    };
    rows.invoices.push(row);
    if (!isForeign) (plan.tolls ??= []).push({ at, id: row.id, no: invoice.invoiceNo, tax: invoice.taxAmount });
  }
}

/** When it was asked for last: the first morning a day after the end, or every morning up to now. */
function askedAt(endAt: number, { fate, now }: { fate: Fate; now: number }): string {
  const morning = (at: number) => `${dayText(at)} 05:00:00`;
  if (fate === 'querying') return morning(now - 5 * hour);
  return morning(endAt + (fate === 'timedOut' ? 31 : 2) * day);
}
