import { and, count, desc, eq, gte, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { nowText, momentAfter } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { visibleRows } from '../../platform/resource/visibleRows.ts';
import { hyCustomer } from '../customers/customer/customer.table.ts';
import { customerResource } from '../customers/customer/customer.service.ts';
import { driverResource } from '../fleet/driver/driver.service.ts';
import { hyDriver } from '../fleet/driver/driver.table.ts';
import { vehicleResource } from '../fleet/vehicle/vehicle.service.ts';
import { hyVehicle } from '../fleet/vehicle/vehicle.table.ts';
import { noteResource } from '../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote as note } from '../shipping/shipping-note/shippingNote.table.ts';
import { readSums } from '../statistics/statistics.service.ts';
import { lastEvents, number, onTheRoad, weight } from './dashboard.service.ts';
import { daysBefore } from '../../platform/days.ts';
import type { screenContract } from './screen.contract.ts';

type Data = z.output<typeof screenContract.endpoints.data.reply>;

const distance = number(sql`coalesce(sum(${note.distance}), 0)`);
/** Lanes and vehicles that a map can carry. */
const laneLimit = 60;
const positionLimit = 500;
const dayMs = 24 * 3_600_000;

/**
 * What goes on, for a wall: today and the last 30 days among the waybills that the actor sees. Every question is bounded by a day or
 * by the states on the road, for which there are indexes: the screen asks again every few seconds.
 *
 * @source GEN-07, freight-domain 5.7 B02
 */
export async function screenData(ctx: Context): Promise<Data> {
  const now = nowText(ctx.clock);
  const midnight = `${now.slice(0, 10)} 00:00:00`;
  const since = `${daysBefore(now, 29)} 00:00:00`;
  const month = await readSums(ctx, 'mileage', {
    from: since.slice(0, 10),
    to: now.slice(0, 10),
    by: 'province',
    step: 'month',
    compare: '0',
    sums: ['note_count', 'weight_sum', 'km_sum'],
  });
  return ctx.transaction(async (tx) => {
    const visible = visibleRows(ctx, noteResource);
    const alive = and(visible, ne(note.noteStatus, noteStatus.revoked));
    const rowsOf = async (table: PgTable, where: SQL | undefined) => (await tx.select({ n: count() }).from(table).where(where))[0]?.n ?? 0;
    const signedSince = async (start: string) => {
      const [done] = await tx
        .select({ signed: count(), weight, distance })
        .from(note)
        .where(and(alive, isNotNull(note.signTime), gte(note.signTime, start)));
      return done ?? { signed: 0, weight: 0, distance: 0 };
    };
    const states = await tx
      .select({ status: note.noteStatus, n: count() })
      .from(note)
      .where(and(visible, gte(note.createTime, since)))
      .groupBy(note.noteStatus);
    return {
      now,
      drivers: await rowsOf(hyDriver, visibleRows(ctx, driverResource)),
      vehicles: await rowsOf(hyVehicle, visibleRows(ctx, vehicleResource)),
      customers: await rowsOf(hyCustomer, visibleRows(ctx, customerResource)),
      today: { notes: await rowsOf(note, and(alive, gte(note.createTime, midnight))), ...(await signedSince(midnight)) },
      days30: {
        notes: states.reduce((sum, { status, n }) => (status === noteStatus.revoked ? sum : sum + n), 0),
        signed: month.totals['trips'] ?? 0,
        weight: month.totals['weight'] ?? 0,
        distance: month.totals['planned'] ?? 0,
      },
      statusCounts: Object.fromEntries(states.map(({ status, n }) => [status, n])),
      lanes: await lanes(tx, alive, midnight),
      positions: await positions(tx, ctx),
      provinces: month.rows
        .map(({ name, now: found }) => ({ name, count: found['trips'] ?? 0, weight: found['weight'] ?? 0 }))
        .filter(({ name }) => name !== '')
        .toSorted((one, other) => other.count - one.count),
      events: (await lastEvents(tx, ctx, visible)).map(({ actorName: _actorName, ...event }) => event),
      abnormal: await abnormal(tx, and(alive, gte(note.createTime, since))),
    };
  });
}

/** City to city: what was made today and what is on the road, each by its own index. */
async function lanes(tx: Tx, alive: SQL | undefined, midnight: string): Promise<Data['lanes']> {
  const grouped = (where: SQL | undefined) =>
    tx
      .select({
        from: sql<string>`coalesce(${note.sendCity}, ${note.sendProvince}, '')`,
        to: sql<string>`coalesce(${note.receiveCity}, ${note.receiveProvince}, '')`,
        fromLng: sql`avg(${note.sendLng})`.mapWith(Number),
        fromLat: sql`avg(${note.sendLat})`.mapWith(Number),
        toLng: sql`avg(${note.receiveLng})`.mapWith(Number),
        toLat: sql`avg(${note.receiveLat})`.mapWith(Number),
        count: count(),
      })
      .from(note)
      .where(where)
      .groupBy(sql`1`, sql`2`)
      .orderBy(desc(count()))
      .limit(laneLimit);
  const found = new Map<string, Data['lanes'][number]>();
  const add = (rows: Awaited<ReturnType<typeof grouped>>, name: 'today' | 'onRoad') => {
    for (const row of rows) {
      const key = `${row.from}>${row.to}`;
      const lane = found.get(key) ?? {
        from: { name: row.from, lng: row.fromLng, lat: row.fromLat },
        to: { name: row.to, lng: row.toLng, lat: row.toLat },
        today: 0,
        onRoad: 0,
      };
      found.set(key, { ...lane, [name]: row.count });
    }
  };
  add(await grouped(and(alive, inArray(note.noteStatus, onTheRoad))), 'onRoad');
  add(await grouped(and(alive, gte(note.createTime, midnight))), 'today');
  return [...found.values()].toSorted((one, other) => other.onRoad + other.today - one.onRoad - one.today).slice(0, laneLimit);
}

/** Where vehicles are: older positions say nothing of that. */
async function positions(tx: Tx, ctx: Context): Promise<Data['positions']> {
  const since = momentAfter(ctx.clock, -dayMs);
  const rows = await tx
    .select({ vehicleNumber: hyVehicle.vehicleNumber, lng: hyVehicle.lastLng, lat: hyVehicle.lastLat })
    .from(hyVehicle)
    .where(
      and(visibleRows(ctx, vehicleResource), isNotNull(hyVehicle.lastLng), isNotNull(hyVehicle.lastLat), gte(hyVehicle.lastLocTime, since)),
    )
    .orderBy(desc(hyVehicle.lastLocTime), desc(hyVehicle.id))
    .limit(positionLimit);
  return rows.flatMap(({ lng, lat, ...row }) => (lng === null || lat === null ? [] : [{ ...row, lng, lat }]));
}

/** The newest waybills that lost more than they may, whose term has run out, or that bear marks. */
export async function abnormal(tx: Tx, recent: SQL | undefined, limit = 20): Promise<Data['abnormal']> {
  const excess = sql`${note.lossWeight} - coalesce(${note.allowedLoss}, 0)`;
  const rows = await tx
    .select({
      id: note.id,
      noteNumber: note.shippingNoteNumber,
      customerName: note.customerName,
      vehicleNumber: note.vehicleNumber,
      dueDate: note.dueDate,
      flags: note.abnormalFlags,
      excess: excess.mapWith(Number),
    })
    .from(note)
    .where(and(recent, or(eq(note.dueFlag, '1'), sql`${excess} > 0`, sql`${note.abnormalFlags} <> ''`)))
    .orderBy(desc(note.createTime), desc(note.id))
    .limit(limit);
  return rows.map(({ dueDate, flags, excess: lost, ...row }) => {
    if (flags) return { ...row, kind: 'flagged' as const, detail: flags };
    return lost > 0 ? { ...row, kind: 'loss' as const, detail: String(lost) } : { ...row, kind: 'due' as const, detail: dueDate ?? '' };
  });
}
