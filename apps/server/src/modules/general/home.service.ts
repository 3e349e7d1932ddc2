import { and, count, gte, inArray, min, ne, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../platform/clock.ts';
import { holds, type Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { visibleRows } from '../../platform/resource/visibleRows.ts';
import { orderResource } from '../shipping/order/order.resource.ts';
import { hyOrder } from '../shipping/order/order.table.ts';
import { noteResource } from '../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote as note } from '../shipping/shipping-note/shippingNote.table.ts';
import { readSetting, writeSetting } from '../system/user-setting/userSetting.store.ts';
import { daysAtHome, onTheRoad } from './dashboard.service.ts';
import { daysBefore } from '../../platform/days.ts';
import { type homeContract, HomeLayout } from './home.contract.ts';
import { ownWork } from './ownWork.ts';
import { abnormal } from './screenData.service.ts';
import { type Counted, waitingWork } from './waitingWork.ts';
import { alarmsToday, wrongToday } from './wrongToday.ts';

type Home = z.output<typeof homeContract.endpoints.home.reply>;
type Layout = z.output<typeof HomeLayout>;
type Waiting = Home['waiting'][number];

const days = 30;
const abnormalShown = 6;
const asCreated: Layout = { order: [], hidden: [], pinned: [] };

/** What waits for the actor, what went wrong and what the days came to, among the rows that the actor sees. */
export async function homeFigures(ctx: Context): Promise<Home> {
  const now = nowText(ctx.clock);
  const seesNotes = holds(ctx.actor, 'shipping:list');
  const midnight = `${now.slice(0, 10)} 00:00:00`;
  const alarms = await alarmsToday(ctx);
  const ofDays = seesNotes ? await daysAtHome(ctx, days) : null;
  return ctx.transaction(async (tx) => {
    const visible = visibleRows(ctx, noteResource);
    const recent = and(visible, ne(note.noteStatus, noteStatus.revoked), gte(note.createTime, `${daysBefore(now, days - 1)} 00:00:00`));
    const byState = seesNotes ? await notesByState(tx, visible) : [];
    return {
      now,
      layout: (await readSetting(tx, ctx, 'home', HomeLayout)) ?? asCreated,
      days: ofDays,
      orders: holds(ctx.actor, 'order:list') ? await ordersEntered(tx, ctx, midnight) : null,
      onRoad: seesNotes ? sumOf(byState, onTheRoad).count : null,
      vehicles: seesNotes ? await vehiclesOnRoad(tx, visible) : null,
      waiting: (await waitingWork(tx, ctx, (states) => sumOf(byState, states))).toSorted(longestFirst),
      wrong: [...(await wrongToday(tx, ctx)), alarms],
      done: await ownWork(tx, ctx),
      abnormal: seesNotes && ctx.actor.userType === 1 ? await abnormal(tx, recent, abnormalShown) : null,
    };
  });
}

/** Keeps how the actor has arranged the page. */
export function keepLayout(ctx: Context, layout: Layout): Promise<Layout> {
  return ctx.transaction(async (tx) => {
    await writeSetting(tx, ctx, 'home', layout);
    return layout;
  });
}

/** Those of which some wait, the oldest first; then those of which none do, in their own order. */
const longestFirst = (one: Waiting, other: Waiting): number => (one.oldest ?? never).localeCompare(other.oldest ?? never);
/** Behind every moment. */
const never = '9999';

/** Orders that were entered today and the day before, drafts and all: as many as the list has. */
async function ordersEntered(tx: Tx, ctx: Context, midnight: string) {
  const day = sql<string>`(${hyOrder.createTime} >= ${sql.param(midnight, hyOrder.createTime)})`;
  const rows = await tx
    .select({ isToday: sql<boolean>`${day}`, n: count() })
    .from(hyOrder)
    .where(and(visibleRows(ctx, orderResource), gte(hyOrder.createTime, `${daysBefore(midnight, 1)} 00:00:00`)))
    .groupBy(sql`1`);
  const of = (isToday: boolean) => rows.find((row) => row.isToday === isToday)?.n ?? 0;
  return { today: of(true), yesterday: of(false) };
}

async function vehiclesOnRoad(tx: Tx, visible: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ n: sql`count(distinct ${note.vehicleId})`.mapWith(Number) })
    .from(note)
    .where(and(visible, inArray(note.noteStatus, onTheRoad)));
  return row?.n ?? 0;
}

interface OfState extends Counted {
  state: string | null;
}

/** Waybills that are under way, by state. The states have an index; those that are over are not read. */
const notesByState = (tx: Tx, visible: SQL | undefined): Promise<OfState[]> =>
  tx
    .select({ state: note.noteStatus, count: count(), oldest: min(note.createTime) })
    .from(note)
    .where(and(visible, inArray(note.noteStatus, [noteStatus.draft, noteStatus.toAccept, noteStatus.toLoad, ...onTheRoad])))
    .groupBy(note.noteStatus);

function sumOf(groups: readonly OfState[], states: readonly string[]): Counted {
  const some = groups.filter(({ state }) => state !== null && states.includes(state));
  const oldest = some.flatMap((one) => (one.oldest === null ? [] : [one.oldest])).toSorted()[0] ?? null;
  return { count: some.reduce((sum, one) => sum + one.count, 0), oldest };
}
