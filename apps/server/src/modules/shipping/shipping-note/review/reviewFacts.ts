import { and, eq, gte, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { momentAfter } from '../../../../platform/clock.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { driverCertificates } from '../../../fleet/driver/driver.service.ts';
import { hyDriver } from '../../../fleet/driver/driver.table.ts';
import { vehicleCertificates } from '../../../fleet/vehicle/vehicle.service.ts';
import { hyVehicle } from '../../../fleet/vehicle/vehicle.table.ts';
import { readConfigValues } from '../../../system/setting/configValues.ts';
import { hyNoteFile } from '../noteDetail.table.ts';
import type { NoteRow } from '../shippingNote.resource.ts';
import { noteStatus } from '../shippingNote.states.ts';
import { hyShippingNote } from '../shippingNote.table.ts';
import type { NamedNote, ReviewFacts, ReviewSettings } from './reviewRule.ts';

/** The waybills that others are compared with. */
const own = hyShippingNote;
const other = alias(hyShippingNote, 'other');

type Papers = NonNullable<ReviewFacts['papers']['driver']>;

/**
 * Gathers what the rules of the business review ask about waybills: a handful of statements, however many waybills there are. Other waybills
 * are looked for in the whole tenant, no matter who asks.
 *
 * @returns facts in the order of the waybills
 */
export async function gatherFacts(tx: Tx, ctx: Context, notes: readonly NoteRow[]): Promise<ReviewFacts[]> {
  if (notes.length === 0) return [];
  const settings = await readSettings(tx, ctx);
  const drivers = await papersOf(tx, ctx, { of: 'driver', ids: notes.flatMap(({ driverId, coDriverId }) => [driverId, coDriverId]) });
  const vehicles = await papersOf(tx, ctx, { of: 'vehicle', ids: notes.map(({ vehicleId }) => vehicleId) });
  const ids = notes.map(({ id }) => id);
  const overlaps = groupBy(await findOverlaps(tx, ctx, ids));
  const slips = groupBy(await findSameSlips(tx, ctx, ids));
  const photos = groupBy(await findSamePhotos(tx, ctx, ids));
  const prices = await lanePricesOf(tx, ctx, ids);
  return notes.map((note) => ({
    note,
    papers: {
      driver: drivers.get(note.driverId ?? '') ?? null,
      coDriver: drivers.get(note.coDriverId ?? '') ?? null,
      vehicle: vehicles.get(note.vehicleId ?? '') ?? null,
    },
    overlaps: (overlaps.get(note.id) ?? []).map(named),
    sameSlip: (slips.get(note.id) ?? []).map(named),
    samePhoto: (photos.get(note.id) ?? []).map(({ fileId, path, ...one }) => ({ ...named(one), fileId, path })),
    lanePrice: prices.get(note.id) ?? null,
    settings,
  }));
}

const named = ({ id, number }: NamedNote): NamedNote => ({ id, number });

function groupBy<Row extends { noteId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.noteId, [...(groups.get(row.noteId) ?? []), row]);
  return groups;
}

async function readSettings(tx: Tx, ctx: Context): Promise<ReviewSettings> {
  const keys = ['maxSpeedKmh', 'trackRequired', 'trackMaxGapMinutes', 'trackMatchMeters', 'priceOutlierBp'] as const;
  const values = await readConfigValues(tx, ctx, keys);
  return {
    maxSpeedKmh: Number(values.maxSpeedKmh),
    trackRequired: values.trackRequired === '1',
    trackMaxGapMinutes: Number(values.trackMaxGapMinutes),
    trackMatchMeters: Number(values.trackMatchMeters),
    priceOutlierBp: Number(values.priceOutlierBp),
  };
}

async function papersOf(
  tx: Tx,
  ctx: Context,
  { of, ids }: { of: 'driver' | 'vehicle'; ids: readonly (string | null)[] },
): Promise<Map<string, Papers>> {
  const table = of === 'driver' ? hyDriver : hyVehicle;
  const fields = (of === 'driver' ? driverCertificates : vehicleCertificates).map(({ field }) => field);
  const columns = Object.fromEntries(
    ['id', ...fields].map((name) => [name, (table as unknown as Record<string, PgColumn>)[name] as PgColumn]),
  );
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows = (await tx
    .select(columns)
    .from(table)
    .where(and(eq(table.tenantId, ctx.actor.tenantId), inArray(table.id, known)))) as unknown as Papers[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Waybills and others of the tenant that went on the road. */
const pairsOf = (ctx: Context, ids: readonly string[]): SQL | undefined =>
  and(
    eq(own.tenantId, ctx.actor.tenantId),
    inArray(own.id, [...ids]),
    eq(other.tenantId, own.tenantId),
    eq(other.delFlag, 0),
    ne(other.id, own.id),
    ne(other.noteStatus, noteStatus.revoked),
  );

const pair = { noteId: own.id, id: other.id, number: other.shippingNoteNumber };
/** Each waybill is told of so many others; more prove nothing further. */
const mostNamed = 1000;

/** Trips of the same vehicle that share time. One that begins when the other ends shares none. */
const findOverlaps = (tx: Tx, ctx: Context, ids: readonly string[]) =>
  tx
    .select(pair)
    .from(own)
    .innerJoin(other, and(eq(other.vehicleNumber, own.vehicleNumber), eq(other.plateColor, own.plateColor)))
    .where(
      and(pairsOf(ctx, ids), sql`${other.loadTime} < ${own.unloadTime}`, sql`coalesce(${other.unloadTime}, 'infinity') > ${own.loadTime}`),
    )
    .limit(mostNamed);

/** Others that name the same slip of the same scale. */
async function findSameSlips(tx: Tx, ctx: Context, ids: readonly string[]) {
  const sharing = (name: 'loadSlipNo' | 'unloadSlipNo') =>
    tx
      .select(pair)
      .from(own)
      .innerJoin(other, eq(other[name], own[name]))
      .where(and(pairsOf(ctx, ids), isNotNull(own[name]), isNotNull(other[name])))
      .limit(mostNamed);
  return sharing('loadSlipNo').union(sharing('unloadSlipNo'));
}

/** Others that show the same picture. */
function findSamePhotos(tx: Tx, ctx: Context, ids: readonly string[]) {
  const twin = alias(hyNoteFile, 'twin');
  const { tenantId } = ctx.actor;
  return tx
    .select({ noteId: hyNoteFile.noteId, id: other.id, number: other.shippingNoteNumber, fileId: hyNoteFile.id, path: hyNoteFile.path })
    .from(hyNoteFile)
    .innerJoin(twin, and(eq(twin.tenantId, hyNoteFile.tenantId), eq(twin.contentHash, hyNoteFile.contentHash)))
    .innerJoin(other, and(eq(other.tenantId, twin.tenantId), eq(other.id, twin.noteId)))
    .where(
      and(
        eq(hyNoteFile.tenantId, tenantId),
        inArray(hyNoteFile.noteId, [...ids]),
        isNotNull(hyNoteFile.contentHash),
        isNotNull(twin.contentHash),
        ne(twin.noteId, hyNoteFile.noteId),
        eq(other.delFlag, 0),
        ne(other.noteStatus, noteStatus.revoked),
      ),
    )
    .limit(mostNamed);
}

/** Days that a lane's usual price looks back. */
const laneDays = 90;

/** What the other waybills of each one's lane cost per tonne-kilometre, the middle one of them. Agents' freights are not market prices. */
async function lanePricesOf(tx: Tx, ctx: Context, ids: readonly string[]): Promise<Map<string, number>> {
  const since = momentAfter(ctx.clock, -laneDays * 86_400_000);
  const price = sql`round(${other.driverFeeRaw}::numeric * 100000000 / (${other.settleWeight}::numeric * ${other.distance}))`;
  const rows = await tx
    .select({ noteId: own.id, price: sql`percentile_disc(0.5) within group (order by ${price})`.mapWith(Number) })
    .from(own)
    .innerJoin(other, and(eq(other.sendAdcode, own.sendAdcode), eq(other.receiveAdcode, own.receiveAdcode)))
    .where(
      and(
        pairsOf(ctx, ids),
        gte(other.signTime, since),
        isNotNull(other.signTime),
        ne(other.orderMode, '3'),
        sql`${other.settleWeight} > 0 and ${other.distance} > 0`,
      ),
    )
    .groupBy(own.id);
  return new Map(rows.map(({ noteId, price: middle }) => [noteId, middle]));
}
