import { and, count, eq, gte, inArray, isNull, min, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { nowText } from '../../platform/clock.ts';
import { holds, type Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { visibleRows } from '../../platform/resource/visibleRows.ts';
import { customerResource } from '../customers/customer/customer.service.ts';
import { hyCustomer } from '../customers/customer/customer.table.ts';
import { shipperResource } from '../customers/shipper/shipper.service.ts';
import { hyShipper } from '../customers/shipper/shipper.table.ts';
import { carrierResource } from '../fleet/carrier/carrier.service.ts';
import { hyCarrier } from '../fleet/carrier/carrier.table.ts';
import { driverResource } from '../fleet/driver/driver.service.ts';
import { hyDriver } from '../fleet/driver/driver.table.ts';
import { vehicleResource } from '../fleet/vehicle/vehicle.service.ts';
import { hyVehicle } from '../fleet/vehicle/vehicle.table.ts';
import { approvalResource } from '../finance/approval/approval.resource.ts';
import { approvalState } from '../finance/approval/approval.states.ts';
import { hyApproval } from '../finance/approval/approval.table.ts';
import { payChangeResource } from '../finance/pay-change/payChange.resource.ts';
import { payChangeState } from '../finance/pay-change/payChange.states.ts';
import { hyPayChange } from '../finance/pay-change/payChange.table.ts';
import { paymentResource } from '../finance/payment/payment.resource.ts';
import { payState, waybillKinds } from '../finance/payment/payment.states.ts';
import { hyPayment } from '../finance/payment/payment.table.ts';
import { prepayResource } from '../finance/prepay/prepay.resource.ts';
import { prepayState } from '../finance/prepay/prepay.states.ts';
import { hyPrepay } from '../finance/prepay/prepay.table.ts';
import { orderResource } from '../shipping/order/order.resource.ts';
import { orderStates } from '../shipping/order/order.states.ts';
import { hyOrder } from '../shipping/order/order.table.ts';
import { noteResource } from '../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote as note } from '../shipping/shipping-note/shippingNote.table.ts';
import { readSetting, writeSetting } from '../system/user-setting/userSetting.store.ts';
import { figuresByDay, onTheRoad } from './dashboard.service.ts';
import { daysBefore } from './days.ts';
import { type homeContract, HomeLayout } from './home.contract.ts';
import { abnormal } from './screenData.service.ts';

type Home = z.output<typeof homeContract.endpoints.home.reply>;
type Layout = z.output<typeof HomeLayout>;
type Waiting = Home['waiting'][number];

const days = 30;
const abnormalShown = 6;
const asCreated: Layout = { order: [], hidden: [], pinned: [] };

/** What waits for the actor, what went wrong and what the days came to, among the rows that the actor sees. */
export function homeFigures(ctx: Context): Promise<Home> {
  const now = nowText(ctx.clock);
  const seesNotes = holds(ctx.actor, 'shipping:list');
  return ctx.transaction(async (tx) => {
    const visible = visibleRows(ctx, noteResource);
    const recent = and(visible, ne(note.noteStatus, noteStatus.revoked), gte(note.createTime, `${daysBefore(now, days - 1)} 00:00:00`));
    const byState = seesNotes ? await notesByState(tx, visible) : [];
    return {
      now,
      layout: (await readSetting(tx, ctx, 'home', HomeLayout)) ?? asCreated,
      days: seesNotes ? (await figuresByDay(tx, ctx, days)).figures : null,
      onRoad: seesNotes ? sumOf(byState, onTheRoad).count : null,
      waiting: (await waiting(tx, ctx, byState)).toSorted(longestFirst),
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

interface Counted {
  count: number;
  oldest: string | null;
}

interface OfState extends Counted {
  state: string | null;
}

/** Waybills that are under way, by state. The states have an index; those that are over are not read. */
const notesByState = (tx: Tx, visible: SQL | undefined): Promise<OfState[]> =>
  tx
    .select({ state: note.noteStatus, count: count(), oldest: min(note.createTime) })
    .from(note)
    .where(and(visible, inArray(note.noteStatus, [noteStatus.toAccept, noteStatus.toLoad, ...onTheRoad])))
    .groupBy(note.noteStatus);

function sumOf(groups: readonly OfState[], states: readonly string[]): Counted {
  const some = groups.filter(({ state }) => state !== null && states.includes(state));
  const oldest = some.flatMap((one) => (one.oldest === null ? [] : [one.oldest])).toSorted()[0] ?? null;
  return { count: some.reduce((sum, one) => sum + one.count, 0), oldest };
}

/** Parties that are reviewed: what waits, who may decide it, and where it lies. */
const reviewed = [
  ['reviewDrivers', 'driver:review', hyDriver, (ctx: Context) => visibleRows(ctx, driverResource)],
  ['reviewVehicles', 'vehicle:review', hyVehicle, (ctx: Context) => visibleRows(ctx, vehicleResource)],
  ['reviewCarriers', 'carrier:review', hyCarrier, (ctx: Context) => visibleRows(ctx, carrierResource)],
  ['reviewCustomers', 'customerManager:review', hyCustomer, (ctx: Context) => visibleRows(ctx, customerResource)],
  ['reviewShippers', 'shipper:review', hyShipper, (ctx: Context) => visibleRows(ctx, shipperResource)],
] as const;

/** Each kind is counted by the rows that the list behind it shows, for people who can do what it asks for. */
async function waiting(tx: Tx, ctx: Context, byState: readonly OfState[]): Promise<Waiting[]> {
  const may = (permission: string) => holds(ctx.actor, permission);
  const found: Waiting[] = [];
  const add = (kind: Waiting['kind'], { permission, counted }: { permission: string; counted: Counted }) => {
    if (may(permission)) found.push({ kind, ...counted });
  };
  const rows = async (
    kind: Waiting['kind'],
    { permission, table, since, where }: { permission: string; table: PgTable; since: SQL<string | null>; where: SQL | undefined },
  ) => {
    if (!may(permission)) return;
    const [one] = await tx.select({ count: count(), oldest: since }).from(table).where(where);
    add(kind, { permission, counted: one ?? { count: 0, oldest: null } });
  };
  if (may('order:list')) {
    const visible = visibleRows(ctx, orderResource);
    const { toReview, toDispatch, dispatching } = orderStates.codes;
    await rows('reviewOrders', {
      permission: 'order:review',
      table: hyOrder,
      since: min(hyOrder.createTime),
      where: and(visible, eq(hyOrder.status, toReview)),
    });
    await rows('dispatchOrders', {
      permission: 'order:dispatch',
      table: hyOrder,
      since: min(hyOrder.createTime),
      where: and(visible, inArray(hyOrder.status, [toDispatch, dispatching])),
    });
  }
  if (may('shipping:list')) {
    const visible = visibleRows(ctx, noteResource);
    add('acceptNotes', { permission: 'shipping:accept', counted: sumOf(byState, [noteStatus.toAccept]) });
    add('loadNotes', { permission: 'shipping:load', counted: sumOf(byState, [noteStatus.toLoad]) });
    add('unloadNotes', { permission: 'shipping:unload', counted: sumOf(byState, [noteStatus.loaded, noteStatus.inTransit]) });
    add('signNotes', { permission: 'shipping:sign', counted: sumOf(byState, [noteStatus.unloaded]) });
    await rows('revokeNotes', {
      permission: 'shipping:revokeApprove',
      table: note,
      since: min(note.createTime),
      where: and(visible, eq(note.revokeState, '1')),
    });
    await rows('dueNotes', {
      permission: 'wallet:list',
      table: note,
      since: min(note.dueDate),
      where: and(visible, eq(note.dueFlag, '1')),
    });
    await rows('examineNotes', {
      permission: 'shipping:examine',
      table: note,
      since: min(note.waitingSince),
      where: and(visible, eq(note.noteStatus, noteStatus.reviewed)),
    });
  }
  if (may('pay:list')) {
    const isFree = or(isNull(note.payState), inArray(note.payState, [payState.paid, payState.closed]));
    await rows('payNotes', {
      permission: 'pay:submit',
      table: note,
      since: min(note.waitingSince),
      where: and(visibleRows(ctx, noteResource), eq(note.noteStatus, noteStatus.payable), isFree),
    });
    const visible = visibleRows(ctx, paymentResource);
    await rows('failedPayments', {
      permission: 'pay:submit',
      table: hyPayment,
      since: min(hyPayment.failTime),
      where: and(visible, inArray(hyPayment.state, [payState.failed, payState.returned]), inArray(hyPayment.payKind, [...waybillKinds])),
    });
    await rows('approvePayments', {
      permission: 'pay:approve',
      table: hyPayment,
      since: min(hyPayment.submitTime),
      where: and(visible, eq(hyPayment.state, payState.toApprove)),
    });
  }
  if (may('prepay:list')) {
    const of = (kind: Waiting['kind'], { permission, where }: { permission: string; where: SQL }) =>
      rows(kind, { permission, table: hyPrepay, since: min(hyPrepay.createTime), where: and(visibleRows(ctx, prepayResource), where) });
    await of('auditPrepays', { permission: 'prepay:audit', where: eq(hyPrepay.state, prepayState.applied) });
    await of('payPrepays', { permission: 'prepay:pay', where: inArray(hyPrepay.state, [prepayState.toPay, prepayState.failed]) });
    await of('recoverPrepays', { permission: 'prepay:recover', where: eq(hyPrepay.toRecover, '1') });
  }
  await rows('auditPayChanges', {
    permission: 'payChange:audit',
    table: hyPayChange,
    since: min(hyPayChange.applyTime),
    where: and(visibleRows(ctx, payChangeResource), eq(hyPayChange.state, payChangeState.toAudit)),
  });
  await rows('auditApprovals', {
    permission: 'approval:audit',
    table: hyApproval,
    since: min(hyApproval.applyTime),
    where: and(visibleRows(ctx, approvalResource), eq(hyApproval.state, approvalState.toAudit)),
  });
  for (const [kind, permission, table, visible] of reviewed) {
    // What is sent in again was changed then.
    const since = sql<string | null>`min(coalesce(${table.updateTime}, ${table.createTime}))`.mapWith(table.createTime) as SQL<
      string | null
    >;
    await rows(kind, { permission, table, since, where: and(visible(ctx), eq(table.state, '1')) });
  }
  return found;
}
