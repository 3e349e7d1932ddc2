import { z } from 'zod';
import {
  basisPoints,
  contract,
  dateTime,
  dict,
  dictList,
  entity,
  Id,
  IdQuery,
  integer,
  kilograms,
  listOfOwner,
  litres,
  longText,
  metres,
  money,
  reference,
  standardEndpoints,
  statusCounts,
  person,
  text,
  unitPrice,
} from '../../../platform/contract/index.ts';
import { label } from '@tarmac/freight-api/rules';
import { RowKey, RowReason, RowVerdict } from '../../../platform/contract/rowInputs.ts';
import { fullBatchResult } from '../common/batchOutcome.ts';
import {
  businessFields,
  cargoFields,
  furtherPartyFields,
  partyFields,
  partyNameFields,
  placeGroups,
  priceFields,
  receiveFields,
  sendFields,
  serviceFields,
  termFields,
} from '../common/fields.ts';
import { PriceHistory } from '../price-history/priceHistory.contract.ts';
import { ShippingNote } from '../shipping-note/shippingNote.entity.ts';
import { orderStates } from './order.states.ts';

/** A consignor's transport request; it yields one or more waybills. @source freight-domain 2.4 */
export const Order = entity('order', {
  label: { zh: '订单', en: 'Order' },
  filters: ['figure'],
  groups: placeGroups,
  required: {
    ...partyFields,
    ...cargoFields,
    pickupTimeFrom: dateTime({ zh: '装货时间起', en: 'Pick up from' }),
    pickupTimeTo: dateTime({ zh: '装货时间止', en: 'Pick up until' }),
    ...priceFields,
  },
  optional: {
    publishMode: dict('publish_mode', {
      label: { zh: '派单方式', en: 'Dispatch mode' },
      options: { codes: ['1', '2', '3'], default: '1' },
    }),
    originalDocumentNumber: text(
      { zh: '原始单号', en: "Consignor's number" },
      { max: 35, filter: 'text', description: 'Unique per customer; the order number when empty.' },
    ),
    ...furtherPartyFields,
    contractId: reference('contract', {
      label: { zh: '客户合同', en: 'Contract' },
      options: { description: 'In force on the day of loading; of the customer or the agent.' },
    }),
    ...businessFields,
    ...sendFields,
    ...receiveFields,
    totalWeight: kilograms(
      { zh: '总重量', en: 'Total weight' },
      { min: 1, narrow: true, sortable: true, description: 'Required for prices by weight.' },
    ),
    totalVolume: litres({ zh: '总体积', en: 'Total volume' }, { min: 1, narrow: true }),
    totalPieces: integer({ zh: '总件数', en: 'Total pieces' }, { min: 1, narrow: true }),
    totalVehicles: integer({ zh: '计划车数', en: 'Planned vehicles' }, { min: 1, max: 999 }),
    vehicleTypes: dictList('vehicle_type', { label: { zh: '车型要求', en: 'Vehicle types' } }),
    vehicleLength: text({ zh: '车长要求(米)', en: 'Vehicle lengths (m)' }, { max: 100, description: 'Comma list.' }),
    deliverTimeTo: dateTime({ zh: '要求送达', en: 'Deliver until' }),
    ...termFields,
    prepayRate: basisPoints({ zh: '预付比例', en: 'Prepayment share' }, { max: 10_000 }),
    prepayAmount: money({ zh: '预付金额', en: 'Prepayment' }),
    ...serviceFields,
    remark: longText({ zh: '备注', en: 'Remark' }, { max: 500 }),
  },
  computed: {
    orderNo: text({ zh: '订单号', en: 'Order number' }, { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    status: dict('order_status', {
      label: { zh: '订单状态', en: 'Status' },
      options: { uncounted: { codes: [orderStates.codes.revoked], label: { zh: '已撤销', en: 'revoked' } } },
    }),
    ...partyNameFields,
    distance: metres({ zh: '预估里程', en: 'Distance' }),
    driverFee: money({ zh: '司机运费(预估)', en: 'Driver fee (estimate)' }),
    serviceFee: money({ zh: '服务费(预估)', en: 'Service fee (estimate)' }),
    customerFee: money({ zh: '客户运费(预估)', en: 'Customer fee (estimate)' }),
    agentMargin: money({ zh: '代理差额(预估)', en: 'Agent margin (estimate)' }),
    feeTotal: money({ zh: '费用合计', en: 'Fee total' }, { sortable: true }),
    acceptDeadline: dateTime({ zh: '接单截止', en: 'Accept until' }),
    offeredWeight: kilograms(
      { zh: '派发数量', en: 'Offered' },
      { description: 'How much a carrier, or anyone who takes the order, may send; empty: all that is left.' },
    ),
    dispatchedWeight: kilograms({ zh: '已派重量', en: 'Dispatched weight' }),
    dispatchedVehicles: integer({ zh: '已派车数', en: 'Dispatched vehicles' }),
    finishedVehicles: integer({ zh: '完成车数', en: 'Finished vehicles' }),
    publishTime: dateTime({ zh: '发布时间', en: 'Published at' }),
    closeTime: dateTime({ zh: '关闭时间', en: 'Closed at' }),
    closeReason: text({ zh: '关闭原因', en: 'Reason of closing' }, { max: 200 }),
    reviewBy: person({ zh: '审核人', en: 'Reviewed by' }),
    reviewTime: dateTime({ zh: '审核时间', en: 'Reviewed at' }),
    reviewRemark: text({ zh: '审核意见', en: 'Review remark' }, { max: 200 }),
  },
  importColumns: [
    { name: 'customerId', caption: { zh: '客户名称', en: 'Customer' }, aliases: [label('客户', 'Customer name')], required: true },
    { name: 'shipperId', caption: { zh: '货主名称', en: 'Shipper' }, aliases: [label('货主', 'Shipper name')], required: true },
    'orderMode',
    {
      name: 'sendAddressId',
      caption: { zh: '装货地简称', en: 'Loading address' },
      aliases: [label('装货地', 'Load at'), label('装货地址', 'From'), label('发货地', 'Origin')],
      required: true,
    },
    {
      name: 'receiveAddressId',
      caption: { zh: '卸货地简称', en: 'Unloading address' },
      aliases: [label('卸货地', 'Unload at'), label('卸货地址', 'To'), label('收货地', 'Destination')],
      required: true,
    },
    'cargoName',
    { name: 'cargoTypeCode', caption: { zh: '货物类型代码', en: 'Cargo type' } },
    { name: 'totalWeight', caption: { zh: '总重量(吨)', en: 'Total weight (t)' } },
    'priceMode',
    { name: 'unitPrice', caption: { zh: '运价(元)', en: 'Price (CNY)' } },
    { name: 'cargoPrice', caption: { zh: '货值(元/吨)', en: 'Cargo value (CNY/t)' } },
    { name: 'pickupTimeFrom', caption: { zh: '装货开始', en: 'Pick up from' } },
    { name: 'pickupTimeTo', caption: { zh: '装货结束', en: 'Pick up until' } },
    'settleType',
    'termDays',
    { name: 'originalDocumentNumber', uniqueWith: ['customerId'] },
    'remark',
  ],
  exportColumns: [
    'orderNo',
    'status',
    'orderMode',
    'customerName',
    'shipperName',
    'agentName',
    'sendCity',
    'receiveCity',
    'cargoName',
    'totalWeight',
    'dispatchedWeight',
    'priceMode',
    'unitPrice',
    'driverFee',
    'feeTotal',
    'settleType',
    'pickupTimeFrom',
    'pickupTimeTo',
    'dispatchedVehicles',
    'totalVehicles',
    'originalDocumentNumber',
    'createBy',
    'createTime',
  ],
  sortedBy: ['createTime', 'orderNo', 'totalWeight', 'unitPrice', 'feeTotal', 'pickupTimeFrom'],
  sums: ['totalWeight', 'dispatchedWeight', 'driverFee', 'feeTotal'],
});

/** What a freight would cost; fees that the reader may not see are null. Money in fen. */
const Estimate = z
  .object({
    driverFee: z.int().nullable(),
    serviceFee: z.int().nullable(),
    customerFee: z.int().nullable(),
    agentMargin: z.int().nullable(),
    feeTotal: z.int().nullable(),
    freeze: z.int(),
    distance: z.int().nullable(),
    problem: z.string().nullable(),
  })
  .meta({ id: 'Estimate' });

/** What the fees of an order follow from, before it is stored; of one that is edited, what was typed. */
const EstimateQuery = z.object({
  orderId: Id.optional(),
  orderMode: z.enum(['1', '2', '3']),
  priceMode: z.enum(['1', '2', '3', '4', '5']),
  unitPrice: z.coerce.number().int().min(1),
  customerUnitPrice: z.coerce.number().int().min(1).optional(),
  agentFee: z.coerce.number().int().min(0).optional(),
  plannedWeight: z.coerce.number().int().min(0).optional(),
  volume: z.coerce.number().int().min(0).optional(),
  pieces: z.coerce.number().int().min(0).optional(),
  vehicles: z.coerce.number().int().min(1).max(999).optional(),
  distance: z.coerce.number().int().min(0).optional(),
  roundMode: z.enum(['0', '1', '2', '3', '4']).optional(),
  serviceRate: z.coerce.number().int().min(0).max(2000).optional(),
  feeCalcMode: z.enum(['1', '2']).optional(),
  customerId: Id.optional(),
  agentId: Id.optional(),
  sendAddressId: Id.optional(),
  receiveAddressId: Id.optional(),
  cargoName: z.string().max(100).optional(),
  cargoTypeCode: z.string().max(20).optional(),
  cleared: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Comma list: What was emptied of the order that `orderId` names, as opposed to what was left as it is.' }),
});

/** Prices paid on a lane in the last 90 days, in 1/10000 yuan; null when nothing was carried. */
const LanePrice = z
  .object({ median: z.int().nullable(), p25: z.int().nullable(), p75: z.int().nullable(), n: z.int() })
  .meta({ id: 'LanePrice' });

/** Driver and vehicle for one trip. */
const trip = {
  driverId: Id,
  vehicleId: Id,
  coDriverId: reference('driver', { label: { zh: '副驾驶员', en: 'Second driver' } }).nullish(),
  trailerNumber: text({ zh: '挂车牌照号', en: 'Trailer plate' }, { max: 35, rule: 'trailerPlate' }).nullish(),
  weight: kilograms({ zh: '计划重量', en: 'Planned weight' }, { min: 1 }),
};

/** One row of the batch dispatch. */
export const BatchTrip = z
  .object({
    ...trip,
    pickupTime: dateTime({ zh: '装货时间', en: 'Pick up at' }).nullish(),
    prepayAmount: money({ zh: '预付金额', en: 'Prepayment' }).nullish(),
  })
  .meta({ id: 'BatchTrip' });

/** What became of each vehicle of a batch, by its position; of a refused one all that speaks against it, at its inputs. */
const BatchDispatchResult = fullBatchResult('BatchDispatchResult');

/** Who an order goes to: a driver with their vehicle, a carrier, or anyone who takes it. */
export const DispatchInput = RowKey.extend({
  publishMode: z.enum(['1', '2', '3']),
  driverId: trip.driverId.nullish(),
  vehicleId: trip.vehicleId.nullish(),
  coDriverId: trip.coDriverId,
  trailerNumber: trip.trailerNumber,
  carrierId: Id.nullish(),
  weight: trip.weight.nullish(),
  /** How much a carrier, or anyone who takes it, may send; absent: all that is left. */
  quantity: kilograms({ zh: '派发数量', en: 'Quantity offered' }, { min: 1 }).nullish(),
  unitPrice: unitPrice({ zh: '司机运价', en: "Driver's price" }, { min: 1 }).nullish(),
  deadline: dateTime({ zh: '接单截止', en: 'Accept until' }).nullish(),
  autoAccept: z.enum(['0', '1']).nullish(),
  confirmWarnings: z.boolean().optional(),
}).meta({ id: 'DispatchInput' });

const errors = ['NotFound', 'Conflict', 'InvalidInput'] as const;
const transition = { reply: Order.row, idempotent: 'accepted', errors } as const;
const standard = standardEndpoints(Order, 'order');

/** @source freight-domain F01 */
export const orderContract = contract('/hyorder/hyOrder', {
  about: { domain: 'shipping', name: 'order', entity: Order, states: orderStates },
  endpoints: {
    ...standard,
    edit: {
      ...standard.edit,
      body: Order.edit.extend({ reason: longText({ zh: '调整原因', en: 'Reason' }, { max: 200 }).nullish() }).meta({ id: 'OrderChange' }),
    },
    estimate: {
      method: 'GET',
      path: '/estimate',
      permission: 'order:list',
      summary: { zh: '运费试算', en: 'Estimate' },
      query: EstimateQuery,
      reply: Estimate,
    },
    statusCount: statusCounts('order'),
    lanePrice: {
      method: 'GET',
      path: '/lanePrice',
      permission: 'order:list',
      summary: { zh: '线路行情', en: 'Prices of a lane' },
      reply: LanePrice,
      query: z.object({
        sendAdcode: z.string().regex(/^\d{6}$/),
        receiveAdcode: z.string().regex(/^\d{6}$/),
        cargoTypeCode: z.string().max(20).optional(),
        priceMode: z.string().max(2).optional(),
      }),
    },
    submit: {
      method: 'PUT',
      path: '/submit',
      permission: 'order:submit',
      summary: { zh: '提交', en: 'Submit' },
      body: RowKey,
      ...transition,
    },
    review: {
      method: 'PUT',
      path: '/review',
      permission: 'order:review',
      summary: { zh: '审核', en: 'Review' },
      body: RowVerdict,
      checkable: true,
      ...transition,
    },
    copy: {
      method: 'GET',
      path: '/copy',
      permission: 'order:copy',
      summary: { zh: '复制', en: 'Copy' },
      query: IdQuery,
      reply: Order.row,
      errors: ['NotFound'],
    },
    priceLog: listOfOwner(PriceHistory, {
      owner: 'targetId',
      about: {
        path: '/priceLog',
        permission: 'order:priceLog',
        summary: { zh: '价格记录', en: 'Price history' },
      },
    }),
    close: {
      method: 'PUT',
      path: '/close',
      permission: 'order:close',
      summary: { zh: '关闭', en: 'Close' },
      body: RowReason,
      checkable: true,
      ...transition,
    },
    revoke: {
      method: 'PUT',
      path: '/revoke',
      permission: 'order:revoke',
      summary: { zh: '撤销', en: 'Revoke' },
      body: RowReason,
      checkable: true,
      ...transition,
    },
    dispatch: {
      method: 'POST',
      path: '/dispatch',
      permission: 'order:dispatch',
      summary: { zh: '调度', en: 'Dispatch' },
      body: DispatchInput,
      checkable: true,
      reply: z.array(ShippingNote.row),
      idempotent: 'required',
      errors,
    },
    batchDispatch: {
      method: 'POST',
      path: '/batchDispatch',
      permission: 'order:batchDispatch',
      summary: { zh: '批量调度', en: 'Batch dispatch' },
      body: RowKey.extend({ rows: z.array(BatchTrip).min(1).max(200), confirmWarnings: z.boolean().optional() }).meta({
        id: 'BatchDispatchInput',
      }),
      reply: BatchDispatchResult,
      idempotent: 'required',
      checkable: true,
      errors,
    },
    grab: {
      method: 'POST',
      path: '/grab',
      permission: 'shipping:dispatchVehicle',
      summary: { zh: '抢单', en: 'Take open orders' },
      body: z.object({ id: Id, ...trip }).meta({ id: 'GrabInput' }),
      reply: ShippingNote.row,
      idempotent: 'required',
      errors,
    },
  },
});
