import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { toDateText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { forbidden } from '../../../platform/errors.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import type { UploadQuality } from './govUpload.contract.ts';
import { uploadState } from './govUpload.states.ts';
import { hyGovUpload } from './govUpload.table.ts';

type Quality = z.output<typeof UploadQuality>;

/**
 * The figures by which the authorities judge a company, for one month. Uploads count in the month in which they fell due, trips in the
 * month in which they ended.
 *
 * @source freight-domain 6.7
 */
export function uploadQuality(ctx: Context, query: { month?: string | undefined; companyId?: string | undefined }): Promise<Quality[]> {
  if (ctx.actor.userType !== 1) throw forbidden();
  const month = query.month ?? toDateText(ctx.clock.now()).slice(0, 7);
  const period = periodOf(month);
  const { tenantId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    const companies = await tx
      .select({ companyId: hyCompany.id, companyName: hyCompany.companyName })
      .from(hyCompany)
      .where(
        and(
          eq(hyCompany.tenantId, tenantId),
          eq(hyCompany.delFlag, 0),
          query.companyId === undefined ? undefined : eq(hyCompany.id, query.companyId),
        ),
      )
      .orderBy(sql`${hyCompany.isDefault} desc, ${hyCompany.createTime}`);
    const uploads = await countUploads(tx, tenantId, period);
    const trips = await countTrips(tx, tenantId, period);
    const funds = await countFunds(tx, tenantId, period);
    return companies.map(({ companyId, companyName }) => {
      const up = uploads.get(companyId);
      const trip = trips.get(companyId);
      return {
        companyId,
        companyName,
        month,
        due: up?.due ?? 0,
        accepted: up?.accepted ?? 0,
        uploadRate: rate(up?.accepted, up?.due),
        firstPassRate: rate(up?.atOnce, up?.due),
        onTimeRate: rate(up?.inTime, up?.due),
        waybillFundMatchRate: rate(funds.get(companyId)?.matched, funds.get(companyId)?.paid),
        driverValidRate: rate(trip?.validDrivers, trip?.trips),
        vehicleValidRate: rate(trip?.validVehicles, trip?.trips),
        trackMatchRate: rate(trip?.tracked, trip?.trips),
      };
    });
  });
}

/** How uploads of all companies went that fell due in a month. @source freight-domain 5.7 B03, 6.7 */
export async function uploadsOfMonth(tx: Tx, tenantId: number, month: string) {
  const found = [...(await countUploads(tx, tenantId, periodOf(month))).values()];
  const sum = (name: 'due' | 'accepted' | 'atOnce' | 'inTime') => found.reduce((whole, one) => whole + one[name], 0);
  const due = sum('due');
  return {
    due,
    accepted: sum('accepted'),
    uploadRate: rate(sum('accepted'), due),
    firstPassRate: rate(sum('atOnce'), due),
    onTimeRate: rate(sum('inTime'), due),
  };
}

interface Period {
  from: string;
  to: string;
}

const periodOf = (month: string): Period => ({ from: `${month}-01 00:00:00`, to: `${following(month)}-01 00:00:00` });

function following(month: string): string {
  const [year = 0, one = 0] = month.split('-').map(Number);
  return one === 12 ? `${year + 1}-01` : `${year}-${String(one + 1).padStart(2, '0')}`;
}

/** In 1/10000, rounded down: 99.99 % is not all. */
const rate = (part = 0, whole = 0): number | null => (whole === 0 ? null : Math.floor((part * 10_000) / whole));

const counted = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

async function countUploads(tx: Tx, tenantId: number, { from, to }: Period) {
  const { state, refusals, receiptTime, dueTime, companyId, delFlag } = hyGovUpload;
  const isReceived = sql`${state} = ${uploadState.received}`;
  const rows = await tx
    .select({
      companyId,
      due: sql<number>`count(*)`.mapWith(Number),
      accepted: counted(isReceived),
      atOnce: counted(sql`${isReceived} and ${refusals} = 0`),
      inTime: counted(sql`${isReceived} and ${receiptTime} <= ${dueTime}`),
    })
    .from(hyGovUpload)
    .where(and(eq(hyGovUpload.tenantId, tenantId), eq(delFlag, 0), ne(state, uploadState.stopped), gte(dueTime, from), lt(dueTime, to)))
    .groupBy(companyId);
  return new Map(rows.map((row) => [row.companyId, row]));
}

/** Papers that hold on the day of departure, and tracks that fit, of the trips that were signed. */
async function countTrips(tx: Tx, tenantId: number, { from, to }: Period) {
  const note = hyShippingNote;
  const day = sql`(coalesce(${note.departTime}, ${note.loadTime}) at time zone 'Asia/Shanghai')::date`;
  const holds = (until: unknown) => sql`coalesce(${until} >= ${day}, true)`;
  const rows = await tx
    .select({
      companyId: note.companyId,
      trips: sql<number>`count(*)`.mapWith(Number),
      validDrivers: counted(
        sql`${holds(hyDriver.validPeriodTo)} and (${hyDriver.lightOnly} = '1' or ${holds(hyDriver.qualificationValidTo)})`,
      ),
      validVehicles: counted(sql`${holds(hyVehicle.rtcValidTo)} and ${holds(hyVehicle.inspectValidTo)}`),
      tracked: counted(sql`${note.trackState} = '1'`),
    })
    .from(note)
    .leftJoin(hyDriver, and(eq(hyDriver.tenantId, note.tenantId), eq(hyDriver.id, note.driverId)))
    .leftJoin(hyVehicle, and(eq(hyVehicle.tenantId, note.tenantId), eq(hyVehicle.id, note.vehicleId)))
    .where(
      and(
        eq(note.tenantId, tenantId),
        eq(note.delFlag, 0),
        ne(note.noteStatus, noteStatus.revoked),
        gte(note.signTime, from),
        lt(note.signTime, to),
      ),
    )
    .groupBy(note.companyId);
  return new Map(rows.map((row) => [row.companyId, row]));
}

/** Waybills that were paid, and those of them whose fund flow was received and says what the waybill says (K09 to K11). */
async function countFunds(tx: Tx, tenantId: number, { from, to }: Period) {
  const note = hyShippingNote;
  const rules = sql`'$[*].rule ? (@ == "K09" || @ == "K10" || @ == "K11")'`;
  const rows = await tx
    .select({
      companyId: note.companyId,
      paid: sql<number>`count(*)`.mapWith(Number),
      matched: counted(
        sql`${hyGovUpload.state} = ${uploadState.received} and not jsonb_path_exists(coalesce(${hyGovUpload.localErrors}, '[]'), ${rules})`,
      ),
    })
    .from(note)
    .leftJoin(
      hyGovUpload,
      and(
        eq(hyGovUpload.tenantId, note.tenantId),
        eq(hyGovUpload.bizId, note.id),
        eq(hyGovUpload.uploadType, 'fund'),
        eq(hyGovUpload.companyId, note.companyId),
        ne(hyGovUpload.state, uploadState.stopped),
        eq(hyGovUpload.delFlag, 0),
      ),
    )
    .where(
      and(
        eq(note.tenantId, tenantId),
        eq(note.delFlag, 0),
        inArray(note.noteStatus, [noteStatus.paid, noteStatus.invoiced]),
        gte(note.payTime, from),
        lt(note.payTime, to),
      ),
    )
    .groupBy(note.companyId);
  return new Map(rows.map((row) => [row.companyId, row]));
}
