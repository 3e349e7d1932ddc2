import { and, eq, gte, ne, sql, type SQL } from 'drizzle-orm';
import { nowText, momentAfter } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { creditShort, fundsShort } from '../../customers/customer-wallet/fundsShort.ts';
import { readFreezeShare } from '../../customers/customer-wallet/freezeShare.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { moveRow, reasonMissing, type RowRef } from '../../../platform/resource/moveRow.ts';
import { payingCustomer } from '../common/completeTerms.ts';
import { termsOf } from '../common/feeValues.ts';
import { assertAllowedCargo } from '../common/prohibitedCargo.ts';
import { estimateFees, feeProblem } from '../fees/fees.ts';
import { assertAnother } from '../shipping-note/noteSteps.ts';
import { noteResource } from '../shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../shipping-note/shippingNote.table.ts';
import { orderSubmitting } from './order.events.ts';
import { orderResource, type OrderRow } from './order.resource.ts';
import { shareOf } from '../shipping-note/noteFunds.ts';
import { orderStates } from './order.states.ts';

const { codes } = orderStates;
const reply = (ctx: Context, id: string) => getRow(ctx, orderResource, id) as Promise<never>;

/** What a new order begins with that is to be like another one; its state, its number and its times are its own. @source freight-domain F01 复制 */
export async function copyOfOrder(ctx: Context, id: string) {
  const own = { status: null, originalDocumentNumber: null, pickupTimeFrom: null, pickupTimeTo: null, deliverTimeTo: null };
  return { ...((await reply(ctx, id)) as Record<string, unknown>), ...own } as never;
}

/** Kilograms of one truck, where an order does not say how many vehicles it plans. */
const usualLoad = 33_000;

/** Fees of one of an order's vehicles, as planned. @source freight-domain O3 */
function oneVehicleFees(order: OrderRow) {
  const share = (total: number | null) => (total === null ? null : Math.ceil(total / (order.totalVehicles ?? 1)));
  const weight = order.totalVehicles === null ? Math.min(order.totalWeight ?? 0, usualLoad) : (share(order.totalWeight) ?? 0);
  const agentFee = order.agentFee === null ? null : agentShare(order, weight);
  return estimateFees(
    { ...termsOf(order), agentFee },
    { weight, volume: share(order.totalVolume), pieces: share(order.totalPieces), distance: order.distance },
  );
}

/** A waybill's part of an agent fee that was typed for the whole order: by weight, else by vehicle. */
export function agentShare(order: Pick<OrderRow, 'agentFee' | 'totalWeight' | 'totalVehicles'>, weight: number): number {
  const total = BigInt(order.agentFee ?? 0);
  if (order.totalWeight !== null && order.totalWeight > 0 && weight > 0)
    return Number((2n * total * BigInt(weight) + BigInt(order.totalWeight)) / (2n * BigInt(order.totalWeight)));
  const vehicles = BigInt(order.totalVehicles ?? 1);
  return Number((2n * total + vehicles) / (2n * vehicles));
}

/**
 * Hands a draft in (O2), or publishes it at once where no review is needed (O2b).
 *
 * @throws AppError 40101, 40102 customer; 40103 contract; 40111 prohibited cargo; 40222, 40223 fees that make no sense
 */
export function submitOrder(ctx: Context, ref: RowRef) {
  return ctx.transaction(async (tx) => {
    const draft = await findRow(tx, ctx, orderResource, ref.id);
    const straight = draft !== undefined && (await needsNoReview(tx, ctx, draft));
    await moveRow(tx, ctx, orderResource, {
      ref,
      machine: orderStates,
      action: 'submit',
      to: straight ? codes.toDispatch : codes.toReview,
      change: async (order) => {
        await payingCustomer(tx, ctx, order.customerId);
        assertAllowedCargo(order.cargoName);
        await ctx.emit(tx, orderSubmitting, { order });
        assertSensibleFees(order);
        const submitBy = ctx.actor.username;
        if (!straight) return { submitBy };
        await assertFunds(tx, ctx, order);
        return { submitBy, publishTime: nowText(ctx.clock) };
      },
    });
    return reply(ctx, ref.id);
  });
}

function assertSensibleFees(order: OrderRow): void {
  const problem = feeProblem(oneVehicleFees(order));
  if (problem !== undefined) throw businessError(problem.code, { message: problem.message });
}

/** Direct orders of trusted customers within the usual price of the lane go out at once. @source freight-domain O2b */
async function needsNoReview(tx: Tx, ctx: Context, order: OrderRow): Promise<boolean> {
  if (order.orderMode !== '1') return false;
  const [customer] = await tx
    .select({ review: hyCustomer.needBusinessReview })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.id, order.customerId)));
  if (customer?.review !== '0') return false;
  const { median } = await lanePriceOf(tx, ctx, {
    sendAdcode: order.sendAdcode ?? '',
    receiveAdcode: order.receiveAdcode ?? '',
    cargoTypeCode: order.cargoTypeCode,
    priceMode: order.priceMode,
  });
  if (median === null) return false;
  const outlier = await readConfigNumber(tx, ctx, 'priceOutlierBp');
  return Math.abs(order.unitPrice - median) * 10_000 <= median * outlier;
}

/**
 * Publishes or returns an order (O3, O4).
 *
 * @throws AppError 40405 entered, rewritten or handed in by the actor; 40106 returned without a remark; 40104 credit, 40105 wallet does not cover
 * one vehicle
 * @source amendments 26
 */
export function reviewOrder(ctx: Context, input: RowRef & { pass: boolean; remark?: string | null | undefined }) {
  return ctx.transaction(async (tx) => {
    const remark = input.remark?.trim() ?? '';
    if (!input.pass && remark === '') throw reasonMissing('remark');
    const stamp = { reviewBy: ctx.actor.username, reviewTime: nowText(ctx.clock), reviewRemark: remark === '' ? null : remark };
    await moveRow(tx, ctx, orderResource, {
      ref: input,
      machine: orderStates,
      action: input.pass ? 'approve' : 'reject',
      change: async (order) => {
        assertAnother(ctx, order.createBy, order.editBy, order.submitBy);
        if (!input.pass) return stamp;
        await assertFunds(tx, ctx, order);
        return { ...stamp, publishTime: nowText(ctx.clock) };
      },
    });
    return reply(ctx, input.id);
  });
}

/** Whether the customer can pay for one vehicle. @throws AppError 40104 credit, 40105 wallet */
async function assertFunds(tx: Tx, ctx: Context, order: OrderRow): Promise<void> {
  const { feeTotal } = oneVehicleFees(order);
  if (order.settleType === '0') {
    const needed = shareOf(feeTotal, await readFreezeShare(tx, ctx, order.companyId));
    const [wallet] = await tx
      .select({ available: hyCustomerWallet.availableAmount, state: hyCustomerWallet.state })
      .from(hyCustomerWallet)
      .where(
        and(
          eq(hyCustomerWallet.tenantId, ctx.actor.tenantId),
          eq(hyCustomerWallet.customerId, order.customerId),
          eq(hyCustomerWallet.companyId, order.companyId),
        ),
      );
    if (wallet?.state === '1' && wallet.available >= needed) return;
    throw await fundsShort(tx, ctx, {
      reason: wallet === undefined ? 'missing' : wallet.state === '1' ? 'wallet' : 'frozen',
      customerId: order.customerId,
      needed,
      available: wallet?.available ?? 0,
    });
  }
  const [customer] = await tx
    .select()
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.id, order.customerId)));
  if (customer === undefined || customer.creditUsed + feeTotal > customer.creditLimit)
    throw await creditShort(tx, ctx, order.customerId, feeTotal);
}

/** Ends dispatching; waybills on the road go on (O7). @throws AppError 40106 no reason */
export function closeOrder(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    if (input.reason.trim() === '') throw reasonMissing();
    await moveRow(tx, ctx, orderResource, {
      ref: input,
      machine: orderStates,
      action: 'close',
      change: () => ({ closeTime: nowText(ctx.clock), closeReason: input.reason }),
    });
    return reply(ctx, input.id);
  });
}

/** Takes an order back before anything drives (O8). @throws AppError 40106 no reason; 40108 waybills that are not revoked */
export function revokeOrder(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    if (input.reason.trim() === '') throw reasonMissing();
    await moveRow(tx, ctx, orderResource, {
      ref: input,
      machine: orderStates,
      action: 'revoke',
      change: async (order) => {
        const [open] = await tx
          .select({ id: hyShippingNote.id })
          .from(hyShippingNote)
          .where(
            and(
              eq(hyShippingNote.tenantId, ctx.actor.tenantId),
              eq(hyShippingNote.orderId, order.id),
              eq(hyShippingNote.delFlag, 0),
              ne(hyShippingNote.noteStatus, '99'),
            ),
          )
          .limit(1);
        if (open !== undefined) throw businessError(40108, { message: '存在未撤销运单' });
        return { closeTime: nowText(ctx.clock), closeReason: input.reason };
      },
    });
    return reply(ctx, input.id);
  });
}

/** A lane and what is carried on it. */
interface Lane {
  sendAdcode: string;
  receiveAdcode: string;
  cargoTypeCode?: string | undefined;
  priceMode?: string | undefined;
}

/** Prices that were paid on a lane in the last 90 days, among the waybills that the actor sees: one price of others is soon told apart. */
export const lanePrice = (ctx: Context, lane: Lane) => ctx.transaction((tx) => lanePriceOf(tx, ctx, lane, visibleRows(ctx, noteResource)));

/** The same among all waybills, for rules: what comes of it is told to nobody. */
export async function lanePriceOf(tx: Tx, ctx: Context, lane: Lane, among?: SQL) {
  const since = momentAfter(ctx.clock, -90 * 86_400_000);
  const at = (share: number): SQL<number | null> =>
    sql<number | null>`percentile_disc(${share}::float8) within group (order by ${hyShippingNote.unitPrice})`.mapWith(toNumber);
  const [row] = await tx
    .select({ median: at(0.5), p25: at(0.25), p75: at(0.75), n: sql`count(*)`.mapWith(Number) })
    .from(hyShippingNote)
    .where(
      and(
        eq(hyShippingNote.tenantId, ctx.actor.tenantId),
        eq(hyShippingNote.delFlag, 0),
        among,
        ne(hyShippingNote.noteStatus, '99'),
        gte(hyShippingNote.createTime, since),
        eq(hyShippingNote.sendAdcode, lane.sendAdcode),
        eq(hyShippingNote.receiveAdcode, lane.receiveAdcode),
        eq(hyShippingNote.priceMode, lane.priceMode ?? '1'),
        lane.cargoTypeCode === undefined ? undefined : eq(hyShippingNote.cargoTypeCode, lane.cargoTypeCode),
        // The price of an agent's freight is not a market price, and not for everybody's eyes.
        ne(hyShippingNote.orderMode, '3'),
      ),
    );
  return row ?? { median: null, p25: null, p75: null, n: 0 };
}

const toNumber = (value: unknown): number | null => (value === null ? null : Number(value));
