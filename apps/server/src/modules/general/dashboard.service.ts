import { and, count, desc, eq, gte, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../platform/clock.ts';
import { holds, type Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { daysBefore } from '../../platform/days.ts';
import { columnsFor, visibleRows } from '../../platform/resource/visibleRows.ts';
import { hyCustomer } from '../customers/customer/customer.table.ts';
import { seesBothSides } from '../shipping/common/feeVisibility.ts';
import { eventContent } from '../shipping/note-event/eventContent.ts';
import { hyNoteEvent } from '../shipping/note-event/noteEvent.table.ts';
import { noteResource } from '../shipping/shipping-note/shippingNote.resource.ts';
import { shippingNoteStates } from '../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote as note } from '../shipping/shipping-note/shippingNote.table.ts';
import { readSums } from '../statistics/statistics.service.ts';
import { sysSession } from '../system/session/session.table.ts';
import type { dashboardContract } from './dashboard.contract.ts';

type Freight = z.output<typeof dashboardContract.endpoints.freight.reply>;
type Live = z.output<typeof dashboardContract.endpoints.live.reply>;

const day = 86_400_000;
const { codes } = shippingNoteStates;
/** Loaded and not signed for yet. */
export const onTheRoad = [codes.loaded, codes.inTransit, codes.unloaded];
const toBeDone = [codes.draft, codes.toAccept, codes.toLoad];

/** Moment of a column as people here read it. */
const local = (column: typeof note.createTime | typeof note.signTime | typeof note.loadTime, pattern: SQL): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'Asia/Shanghai', ${pattern})`;
const byDay = sql.raw("'YYYY-MM-DD'");
const byHour = sql.raw("'HH24'");
export const number = (expression: SQL) => expression.mapWith(Number);
/** Kilograms that were delivered. */
export const weight = number(sql`coalesce(sum(${note.unloadWeight}), 0)`);

/**
 * Figures of the last days, today included, among the waybills that the actor sees. Amounts that lists hide from the actor are null.
 *
 * @source GEN-02, PERM-06
 */
export function freightFigures(ctx: Context, { days }: { days: number }): Promise<Freight> {
  return ctx.transaction(async (tx) => {
    const visible = visibleRows(ctx, noteResource);
    const { figures, signed } = await figuresByDay(tx, ctx, days);
    const statuses = await tx.select({ status: note.noteStatus, count: count() }).from(note).where(visible).groupBy(note.noteStatus);
    return {
      days: figures,
      statusCounts: Object.fromEntries(statuses.map((row) => [row.status, row.count])),
      customers: await withNames(tx, ctx, topOf(signed.customers)),
      cargo: topOf(signed.cargo),
    };
  });
}

/** What each of the last days came to, today included, and what was signed for in them. */
async function figuresByDay(tx: Tx, ctx: Context, days: number) {
  const today = nowText(ctx.clock).slice(0, 10);
  const all = Array.from({ length: days }, (_, index) => new Date(Date.parse(today) - (days - 1 - index) * day).toISOString().slice(0, 10));
  const since = `${all[0]} 00:00:00`;
  const may = columnsFor(ctx, noteResource);
  const alive = and(visibleRows(ctx, noteResource), sql`${note.noteStatus} <> ${codes.revoked}`);
  const createdBy = await createdByDay(tx, ctx, all[0]!);
  const signed = await signedFigures(tx, and(alive, isNotNull(note.signTime), gte(note.signTime, since)));
  const signedBy = new Map(signed.days.map((row) => [row.day, row]));
  const figures: Freight['days'] = all.map((one) => {
    const done = signedBy.get(one);
    return {
      day: one,
      created: createdBy.get(one) ?? 0,
      signed: done?.count ?? 0,
      weight: done?.weight ?? 0,
      customerFee: may['feeTotal'] === undefined ? null : (done?.customerFee ?? 0),
      driverFee: may['driverFee'] === undefined ? null : (done?.driverFee ?? 0),
    };
  });
  return { figures, signed };
}

/**
 * What each of the last days came to, today included, for a page that is opened often: what was signed for is read from the daily figures. An amount
 * of which a part is kept from the actor is null.
 */
export async function daysAtHome(ctx: Context, days: number): Promise<Freight['days']> {
  const now = nowText(ctx.clock);
  const range = { from: daysBefore(now, days - 1), to: now.slice(0, 10), by: 'time', step: 'day', compare: '0' } as const;
  const sums = ['note_count', 'weight_sum', 'fee_total_sum', 'driver_fee_sum'];
  const { trend } = await readSums(ctx, 'freight', { ...range, sums });
  const created = await ctx.transaction((tx) => createdByDay(tx, ctx, range.from));
  return trend.map(({ day: one, now: found }) => ({
    day: one,
    created: created.get(one) ?? 0,
    signed: found['notes'] ?? 0,
    weight: found['weight'] ?? 0,
    customerFee: found['feeTotal'] ?? null,
    driverFee: found['driverFee'] ?? null,
  }));
}

/** Waybills that were made since a day, by day: counted in an index alone. In China no day is longer than another, and to divide is faster than a calendar. */
async function createdByDay(tx: Tx, ctx: Context, from: string): Promise<ReadonlyMap<string, number>> {
  const createdOn = sql<string>`date_bin('1 day', ${note.createTime}, '2000-01-01 00:00:00+08')`;
  const rows = await tx
    .select({ day: sql<string>`to_char(${createdOn} at time zone 'Asia/Shanghai', ${byDay})`, n: count() })
    .from(note)
    .where(and(visibleRows(ctx, noteResource), sql`${note.noteStatus} <> ${codes.revoked}`, gte(note.createTime, `${from} 00:00:00`)))
    .groupBy(createdOn);
  return new Map(rows.map(({ day: one, n }) => [one, n]));
}

/** What was signed for, by day, by customer and by cargo: one reading of the waybills serves all three. */
async function signedFigures(tx: Tx, where: SQL | undefined) {
  const day = local(note.signTime, byDay);
  const rows = await tx
    .select({
      // Which of the three a row is of; the columns of the other two are null in it.
      set: number(sql`grouping(${day}, ${note.customerId}, ${note.cargoName})`),
      day: sql<string | null>`${day}`,
      customerId: note.customerId,
      cargoName: note.cargoName,
      count: count(),
      weight,
      customerFee: number(sql`coalesce(sum(${note.feeTotal}), 0)`),
      driverFee: number(sql`coalesce(sum(${note.driverFee}), 0)`),
    })
    .from(note)
    .where(where)
    .groupBy(sql`grouping sets ((${day}), (${note.customerId}), (${note.cargoName}))`);
  const of = (set: number) => rows.filter((row) => row.set === set);
  return {
    days: of(0b011).flatMap(({ day: one, ...figures }) => (one === null ? [] : [{ day: one, ...figures }])),
    customers: of(0b101).flatMap(({ customerId: id, count: n, weight: kg }) => (id === null ? [] : [{ id, count: n, weight: kg }])),
    cargo: of(0b110).flatMap(({ cargoName: name, count: n, weight: kg }) => (name === null ? [] : [{ name, count: n, weight: kg }])),
  };
}

/** Those of most waybills, the heavier ones first among equals. */
const topOf = <Row extends { count: number; weight: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => b.count - a.count || b.weight - a.weight).slice(0, 8);

async function withNames(
  tx: Tx,
  ctx: Context,
  rows: ReadonlyArray<{ id: string; count: number; weight: number }>,
): Promise<Freight['customers']> {
  const ids = rows.map(({ id }) => id);
  const known = await tx
    .select({ id: hyCustomer.id, name: hyCustomer.customerName })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), inArray(hyCustomer.id, ids)));
  const names = new Map(known.map((one) => [one.id, one.name]));
  return rows.flatMap((row) => (names.has(row.id) ? [{ ...row, name: names.get(row.id)! }] : []));
}

/** What happens today among the waybills that the actor sees; people who are signed in are counted for those who keep the log. @source GEN-02 */
export function liveFigures(ctx: Context): Promise<Live> {
  const now = nowText(ctx.clock);
  const midnight = `${now.slice(0, 10)} 00:00:00`;
  return ctx.transaction(async (tx) => {
    const visible = visibleRows(ctx, noteResource);
    const hourly = async (column: typeof note.createTime | typeof note.signTime | typeof note.loadTime) => {
      const hour = local(column, byHour);
      const rows = await tx
        .select({ hour, count: count() })
        .from(note)
        .where(and(visible, ne(note.noteStatus, codes.revoked), isNotNull(column), gte(column, midnight)))
        .groupBy(hour);
      return new Map(rows.map((row) => [Number(row.hour), row.count]));
    };
    const counted = async (where: SQL | undefined) => (await tx.select({ n: count() }).from(note).where(and(visible, where)))[0]?.n ?? 0;
    const [created, loaded, signed] = [await hourly(note.createTime), await hourly(note.loadTime), await hourly(note.signTime)];
    return {
      now,
      onRoad: await counted(inArray(note.noteStatus, onTheRoad)),
      waiting: await counted(inArray(note.noteStatus, toBeDone)),
      overdue: await counted(eq(note.dueFlag, '1')),
      online: holds(ctx.actor, 'log:list') ? await countOnline(tx, ctx) : null,
      hours: Array.from({ length: Number(now.slice(11, 13)) + 1 }, (_, hour) => ({
        hour,
        created: created.get(hour) ?? 0,
        loaded: loaded.get(hour) ?? 0,
        signed: signed.get(hour) ?? 0,
      })),
      events: await lastEvents(tx, ctx, visible),
    };
  });
}

async function countOnline(tx: Tx, ctx: Context): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - 15 * 60_000);
  const [row] = await tx
    .select({ n: sql`count(distinct ${sysSession.userId})`.mapWith(Number) })
    .from(sysSession)
    .where(
      and(
        eq(sysSession.tenantId, ctx.actor.tenantId),
        isNull(sysSession.endedAt),
        sql`${sysSession.lastSeenAt} >= ${since.toISOString()}::timestamptz`,
      ),
    );
  return row?.n ?? 0;
}

/** Events of waybills that are for people such as the actor. */
export function isForActor({ actor }: Context): SQL {
  const audience = ['', 'platform', 'customer', 'driver', 'driver'][actor.userType] ?? 'driver';
  return sql`${audience} = any (string_to_array(${hyNoteEvent.visibleTo}, ','))`;
}

/** What happened last to the newest waybills that the actor sees, without amounts that the actor may not. */
export async function lastEvents(tx: Tx, ctx: Context, visible: SQL | undefined): Promise<Live['events']> {
  const newest = await tx
    .select({ id: note.id, number: note.shippingNoteNumber, orderMode: note.orderMode, agentId: note.agentId })
    .from(note)
    .where(visible)
    .orderBy(desc(note.createTime), desc(note.id))
    .limit(100);
  if (newest.length === 0) return [];
  const rows = await tx
    .select()
    .from(hyNoteEvent)
    .where(
      and(
        eq(hyNoteEvent.tenantId, ctx.actor.tenantId),
        inArray(
          hyNoteEvent.noteId,
          newest.map(({ id }) => id),
        ),
        isForActor(ctx),
      ),
    )
    .orderBy(desc(hyNoteEvent.happenTime), desc(hyNoteEvent.id))
    .limit(20);
  const byId = new Map(newest.map((row) => [row.id, row]));
  return rows.flatMap(({ id, noteId, content, happenTime, actorName }) => {
    const owner = byId.get(noteId);
    if (owner === undefined) return [];
    return [
      {
        id,
        noteId,
        noteNumber: owner.number,
        content: eventContent(ctx, { content, sees: seesBothSides(ctx.actor, owner) }),
        happenTime,
        actorName,
      },
    ];
  });
}
