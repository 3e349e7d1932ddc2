import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { canAdvance } from '../../../platform/contract/index.ts';
import { businessError, invalidInput, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { reasonMissing, stateChanged } from '../../../platform/resource/moveRow.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { assertAgreedPrice, assertOwnSide, notChangeable, ownSide } from '../common/agreedTerms.ts';
import { changedValues } from '../common/changedValues.ts';
import { completeTerms } from '../common/completeTerms.ts';
import { alwaysHidden, blankFees, sometimesHidden } from '../common/feeVisibility.ts';
import { termsOf } from '../common/feeValues.ts';
import { estimateFees, prepayCap, type Fees } from '../fees/fees.ts';
import { partyAndPlaceWords } from '../common/words.ts';
import { assertPickupTimes } from '../common/pickupTimes.ts';
import { recordPriceChanges } from '../price-history/priceHistory.service.ts';
import { Order } from './order.contract.ts';
import { rowsOfFigure } from '../../statistics/rowsOfFigure.ts';
import { refreshOrder } from './orderProgress.ts';
import { orderStates } from './order.states.ts';
import { hyOrder, orderNumbers } from './order.table.ts';

/** A stored order. */
export type OrderRow = typeof hyOrder.$inferSelect;
type OrderValues = Values<typeof hyOrder>;

const { codes } = orderStates;

/** What may still change once an order is published. @source freight-domain O9 */
const changeable = new Set([
  'unitPrice',
  'customerUnitPrice',
  'agentFee',
  'pickupTimeFrom',
  'pickupTimeTo',
  'deliverTimeTo',
  'totalWeight',
  'totalVolume',
  'totalPieces',
  'totalVehicles',
  'remark',
]);
const priced = ['unitPrice', 'customerUnitPrice', 'agentFee'] as const;
const estimates = ['driverFee', 'serviceFee', 'customerFee', 'agentMargin'] as const;
const quantities = ['totalWeight', 'totalVolume', 'totalPieces', 'totalVehicles'] as const;

/** Orders that an actor sees. @source freight-domain 0.6 */
function orderScope({ actor: { userType, cid } }: Context): SQL | undefined {
  if (userType === 1) return undefined;
  if (cid === null) return sql`false`;
  if (userType === 2) return or(eq(hyOrder.customerId, cid), eq(hyOrder.agentId, cid));
  if (userType === 3)
    return or(
      eq(hyOrder.carrierId, cid),
      and(eq(hyOrder.publishMode, '2'), inArray(hyOrder.status, [codes.toDispatch, codes.dispatching])),
    );
  if (userType === 4) return and(eq(hyOrder.publishMode, '2'), inArray(hyOrder.status, [codes.toDispatch, codes.dispatching]));
  return sql`false`;
}

/** Orders with their rules. @source freight-domain 2.4, F01 */
export const orderResource: Resource<typeof Order, typeof hyOrder> = defineResource(Order, {
  table: hyOrder,
  options: {
    permission: 'order',
    title: 'orderNo',
    audited: true,
    scope: orderScope,
    hidden: ({ actor }) => alwaysHidden(actor),
    guarded: ({ actor }) => sometimesHidden(actor),
    words: { function: 'app_order_words', fields: Object.keys(partyAndPlaceWords) },
    carried: ['orderNo', 'originalDocumentNumber', 'status', 'settleType'],
    filters: { figure: (value, ctx) => rowsOfFigure(ctx, { id: hyOrder.id, figure: value, list: 'order' }) },
    mapRow: (row, { actor }) => blankFees(actor, row),
    reads: ['orderMode', 'agentId'],
    beforeAdd: async (tx, ctx, _input, values) => {
      const checked = await checkOrder(tx, ctx, ownSide(ctx, values));
      const orderNo = await nextNumber(tx, ctx, orderNumbers);
      return {
        ...checked,
        publishMode: checked.publishMode ?? '1',
        orderNo,
        status: codes.draft,
        originalDocumentNumber: checked.originalDocumentNumber ?? orderNo,
      };
    },
    beforeEdit: async (tx, ctx, { before, input, values }) => {
      assertOwnSide(ctx, before);
      if (before.status !== codes.draft) {
        assertEditable(before, values);
        assertChangeable(before, values);
      }
      const isPublished = before.status !== codes.draft;
      // Its places are those that it was published with, whatever has become of the addresses since.
      const given = { ...before, ...values, ...(isPublished ? { sendAddressId: null, receiveAddressId: null } : {}) };
      const all = changedValues(before, await checkOrder(tx, ctx, ownSide(ctx, given), before));
      const checked = isPublished ? onlyChangeable(all) : { ...all, editBy: ctx.actor.username };
      if (isPublished && priced.some((name) => checked[name] !== undefined)) {
        const reason = (input as { reason?: string | null }).reason ?? '';
        if (reason.trim() === '') throw reasonMissing();
        await recordPriceChanges(
          tx,
          ctx,
          { ...before, targetType: 'order', targetId: before.id, targetNo: before.orderNo },
          { before, after: { ...before, ...checked }, reason },
        );
      }
      return checked;
    },
    // Other quantities may have made a published order fully dispatched.
    afterEdit: async (tx, ctx, row, before) => {
      if (row.status !== codes.draft && quantities.some((name) => row[name] !== before[name])) await refreshOrder(tx, ctx, row.id);
    },
    beforeRemove: async (_tx, _ctx, row) => {
      if (row.status !== codes.draft && row.status !== codes.revoked) throw businessError(40110, { message: '仅草稿或已撤销订单可删除' });
    },
  },
});

/** What an edit of a published order stores: what it may change, and what follows from that. */
function onlyChangeable(values: OrderValues): OrderValues {
  const stored = new Set([...changeable, ...estimates]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => stored.has(name)));
}

/** Of a dispatched order more may be planned, so that what is left can go; nothing else of it changes. */
function assertEditable(before: OrderRow, values: OrderValues): void {
  if (!canAdvance(orderStates, { action: 'edit', code: before.status })) throw stateChanged();
  const isReplanned = quantities.some((name) => values[name] !== undefined && values[name] !== before[name]);
  if (before.status === codes.dispatched && !isReplanned) throw stateChanged();
}

function assertChangeable(before: OrderRow, values: OrderValues): void {
  const allowed: ReadonlySet<string> = before.status === codes.dispatched ? new Set(quantities) : changeable;
  const refused = Object.entries(values).filter(
    ([name, value]) => !allowed.has(name) && (value ?? null) !== ((before as Record<string, unknown>)[name] ?? null),
  );
  const problems = new ProblemList();
  if (refused.length > 0) problems.keep(notChangeable(refused.map(([path]) => path)));
  const below = (total: number | null | undefined, done: number) => total !== undefined && total !== null && total < done;
  if (below(values.totalWeight, before.dispatchedWeight)) problems.keep(refusedField('totalWeight', '总重量不能小于已派重量'));
  if (below(values.totalVehicles, before.dispatchedVehicles)) problems.keep(refusedField('totalVehicles', '计划车数不能小于已派车数'));
  problems.end();
}

async function checkOrder(tx: Tx, ctx: Context, given: OrderValues, before?: OrderRow) {
  const values = await completeTerms(tx, ctx, given, {
    before,
    further: async (values, problems) => {
      const need = (path: keyof OrderValues, message: string) => {
        if ((values[path as keyof typeof values] ?? null) === null) problems.keep(refusedField(path, message));
      };
      if (values.publishMode === '3') need('carrierId', '请选择承运商');
      if (values.priceMode === '1' || values.priceMode === '5') need('totalWeight', '请填写总重量');
      if (values.priceMode === '2') need('totalVehicles', '请填写计划车数');
      if (values.priceMode === '3') need('totalVolume', '请填写总体积');
      if (values.priceMode === '4') need('totalPieces', '请填写总件数');
      await problems.ask(() => assertPickupTimes(values));
      if (typeof values.deliverTimeTo === 'string' && values.deliverTimeTo < (values.pickupTimeFrom ?? ''))
        problems.keep(refusedField('deliverTimeTo', '要求送达不能早于装货时间'));
      await problems.ask(() => refuseTakenNumber(tx, ctx, values, before?.id));
      await problems.ask(() => assertAgreedPrice(ctx, values, { before, feesOf: orderFees }));
      await problems.ask(() => checkPrepay(tx, ctx, values, orderFees(values)));
    },
  });
  const fees = orderFees(values);
  return { ...values, ...estimatedFees(values, fees) };
}

/** The columns of an order that hold what it is estimated to cost. */
export function estimatedFees(order: OrderValues, fees = orderFees(order)) {
  const { driverFee, serviceFee, customerFee, agentMargin, agentFee } = fees;
  return { driverFee, serviceFee, customerFee, agentMargin, ...(order.orderMode === '3' ? { agentFee } : {}) };
}

async function refuseTakenNumber(tx: Tx, ctx: Context, values: OrderValues, ownId: string | undefined): Promise<void> {
  if (typeof values.originalDocumentNumber !== 'string') return;
  const mine = ownId === undefined ? undefined : ne(hyOrder.id, ownId);
  const [taken] = await tx
    .select({ id: hyOrder.id })
    .from(hyOrder)
    .where(
      and(
        eq(hyOrder.tenantId, ctx.actor.tenantId),
        eq(hyOrder.delFlag, 0),
        eq(hyOrder.customerId, values.customerId ?? ''),
        eq(hyOrder.originalDocumentNumber, values.originalDocumentNumber),
        mine,
      ),
    )
    .limit(1);
  if (taken !== undefined) throw invalidInput('原始单号已存在', [{ path: 'originalDocumentNumber', message: '原始单号已存在' }]);
}

async function checkPrepay(tx: Tx, ctx: Context, values: OrderValues, fees: Fees): Promise<void> {
  const maxRate = await readConfigNumber(tx, ctx, 'maxPrepayRate');
  if ((values.prepayRate ?? 0) > maxRate || (values.prepayAmount ?? 0) > prepayCap(Math.max(fees.driverFee, 0), maxRate))
    throw businessError(40431, {
      message: '预付超过比例上限',
      errorData: [{ path: (values.prepayRate ?? 0) > maxRate ? 'prepayRate' : 'prepayAmount', message: '预付超过比例上限' }],
    });
}

/** Fees of a whole order. Prices per truck count each planned vehicle. */
export function orderFees(order: OrderValues): Fees {
  const terms = termsOf(order);
  const trucks = terms.priceMode === '2' ? (order.totalVehicles ?? 1) : 1;
  // The price of all trucks is rounded once, as one sum.
  const whole = {
    ...terms,
    unitPrice: terms.unitPrice * trucks,
    customerUnitPrice: terms.customerUnitPrice === null ? null : terms.customerUnitPrice * trucks,
  };
  return estimateFees(whole, {
    weight: order.totalWeight ?? 0,
    volume: order.totalVolume ?? null,
    pieces: order.totalPieces ?? null,
    distance: order.distance ?? null,
  });
}
