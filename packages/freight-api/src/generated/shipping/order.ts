// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type {
  BatchDispatchInput,
  BatchDispatchResult,
  BatchResult,
  DispatchInput,
  Estimate,
  GrabInput,
  ImportResult,
  LanePrice,
  Order,
  OrderAdd,
  OrderChange,
  PriceHistory,
  RowKey,
  RowReason,
  RowVerdict,
  ShippingNote,
} from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type {
  BatchDispatchInput,
  BatchDispatchResult,
  DispatchInput,
  Estimate,
  GrabInput,
  LanePrice,
  Order,
  OrderAdd,
  OrderChange,
  PriceHistory,
  ShippingNote,
} from '../models.ts';
/** Query of `copy`. */
export type OrderCopyQuery = {
  id: string;
};
/** Query of `estimate`. */
export type OrderEstimateQuery = {
  orderId?: string;
  orderMode: '1' | '2' | '3';
  priceMode: '1' | '2' | '3' | '4' | '5';
  unitPrice: number;
  customerUnitPrice?: number;
  agentFee?: number;
  plannedWeight?: number;
  volume?: number;
  pieces?: number;
  vehicles?: number;
  distance?: number;
  roundMode?: '0' | '1' | '2' | '3' | '4';
  serviceRate?: number;
  feeCalcMode?: '1' | '2';
  customerId?: string;
  agentId?: string;
  sendAddressId?: string;
  receiveAddressId?: string;
  cargoName?: string;
  cargoTypeCode?: string;
  /** Comma list: What was emptied of the order that `orderId` names, as opposed to what was left as it is. */
  cleared?: string;
};
/** Query of `list`: filters by field. */
export type OrderListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'orderMode'
  | 'customerId'
  | 'shipperId'
  | 'cargoName'
  | 'cargoTypeCode'
  | 'pickupTimeFrom'
  | 'pickupTimeTo'
  | 'priceMode'
  | 'publishMode'
  | 'originalDocumentNumber'
  | 'companyId'
  | 'agentId'
  | 'carrierId'
  | 'contractId'
  | 'businessTypeCode'
  | 'transportTypeCode'
  | 'sendAddressId'
  | 'sendName'
  | 'sendCity'
  | 'sendAdcode'
  | 'receiveAddressId'
  | 'receiveName'
  | 'receiveCity'
  | 'receiveAdcode'
  | 'deliverTimeTo'
  | 'weightBasis'
  | 'lossMode'
  | 'lossDeduct'
  | 'lossPass'
  | 'roundMode'
  | 'settleType'
  | 'feeCalcMode'
  | 'needInsurance'
  | 'needReceipt'
  | 'orderNo'
  | 'status'
  | 'customerName'
  | 'shipperName'
  | 'agentName'
  | 'carrierName'
  | 'acceptDeadline'
  | 'publishTime'
  | 'closeTime'
  | 'reviewTime'
  | 'figure'
>;
/** Query of `importExcel`. */
export type OrderImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `lanePrice`. */
export type OrderLanePriceQuery = {
  sendAdcode: string;
  receiveAdcode: string;
  cargoTypeCode?: string;
  priceMode?: string;
};
/** Query of `priceLog`. */
export type OrderPriceLogQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  targetId: string;
};
/** Query of `statusCount`. */
export type OrderStatusCountQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
};
/** Fields of Order (订单). */
export const orderFields = {
  orderMode: { kind: 'dict', label: { zh: '订单模式', en: 'Order mode' }, filter: 'options', dict: 'order_mode', required: true },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', required: true },
  shipperId: { kind: 'reference', label: { zh: '货主', en: 'Shipper' }, filter: 'equals', textField: 'shipperName', reference: 'shipper', required: true },
  cargoName: { kind: 'text', label: { zh: '货物名称', en: 'Cargo' }, filter: 'text', maxLength: 100, required: true },
  cargoTypeCode: { kind: 'dict', label: { zh: '货物类型', en: 'Cargo type' }, filter: 'options', dict: 'cargo_type', required: true },
  pickupTimeFrom: { kind: 'dateTime', label: { zh: '装货时间起', en: 'Pick up from' }, filter: 'range', required: true, sortable: true },
  pickupTimeTo: { kind: 'dateTime', label: { zh: '装货时间止', en: 'Pick up until' }, filter: 'range', required: true },
  priceMode: { kind: 'dict', label: { zh: '计价方式', en: 'Pricing' }, filter: 'options', dict: 'price_mode', required: true },
  unitPrice: {
    kind: 'quantity',
    label: { zh: '司机运价', en: "Driver's price" },
    minimum: 1,
    maximum: 100000000,
    unit: { stored: 'e4', factor: 10000, decimals: 4, symbol: { zh: '元', en: 'CNY' } },
    required: true,
    sortable: true,
  },
  publishMode: { kind: 'dict', label: { zh: '派单方式', en: 'Dispatch mode' }, filter: 'options', default: '1', dict: 'publish_mode' },
  originalDocumentNumber: { kind: 'text', label: { zh: '原始单号', en: "Consignor's number" }, filter: 'text', maxLength: 35 },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Operating company' }, filter: 'equals', reference: 'company' },
  agentId: { kind: 'reference', label: { zh: '代理公司', en: 'Agent' }, filter: 'equals', textField: 'agentName', reference: 'customer' },
  carrierId: { kind: 'reference', label: { zh: '承运商', en: 'Carrier' }, filter: 'equals', textField: 'carrierName', reference: 'carrier' },
  contractId: { kind: 'reference', label: { zh: '客户合同', en: 'Contract' }, filter: 'equals', reference: 'contract' },
  businessTypeCode: { kind: 'dict', label: { zh: '业务类型', en: 'Business type' }, filter: 'options', default: '1002996', dict: 'business_type' },
  transportTypeCode: { kind: 'dict', label: { zh: '运输组织类型', en: 'Mode of transport' }, filter: 'options', default: '1', dict: 'transport_type' },
  sendAddressId: { kind: 'reference', label: { zh: '装货地址', en: 'Loading address' }, filter: 'equals', textField: 'sendAddress', reference: 'sendAddress' },
  sendName: { kind: 'text', label: { zh: '装货单位', en: 'Loading place' }, filter: 'text', maxLength: 100 },
  sendContact: { kind: 'text', label: { zh: '装货联系人', en: 'Contact at loading' }, maxLength: 50 },
  sendPhone: { kind: 'text', label: { zh: '装货电话', en: 'Phone at loading' }, rule: 'phone', sensitive: true, spelling: 'phone', maxLength: 30 },
  sendProvince: { kind: 'text', label: { zh: '装货省', en: 'Loading province' }, maxLength: 50, group: 'sendAdcode' },
  sendCity: { kind: 'text', label: { zh: '装货城市', en: 'Loading city' }, filter: 'text', maxLength: 50, group: 'sendAdcode' },
  sendDistrict: { kind: 'text', label: { zh: '装货区县', en: 'Loading district' }, maxLength: 50, group: 'sendAdcode' },
  sendAdcode: {
    kind: 'text',
    label: { zh: '装货行政区划', en: 'Loading division code' },
    rule: 'adcode',
    filter: 'equals',
    spelling: 'compact',
    maxLength: 6,
    group: 'sendAdcode',
  },
  sendAddress: { kind: 'text', label: { zh: '装货详细地址', en: 'Loading street' }, maxLength: 256 },
  sendLng: {
    kind: 'quantity',
    label: { zh: '装货经度', en: 'Loading longitude' },
    minimum: 73.4,
    maximum: 135.1,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    group: 'sendPoint',
  },
  sendLat: {
    kind: 'quantity',
    label: { zh: '装货纬度', en: 'Loading latitude' },
    minimum: 3.8,
    maximum: 53.6,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    group: 'sendPoint',
  },
  receiveAddressId: {
    kind: 'reference',
    label: { zh: '卸货地址', en: 'Unloading address' },
    filter: 'equals',
    textField: 'receiveAddress',
    reference: 'receiveAddress',
  },
  receiveName: { kind: 'text', label: { zh: '收货人', en: 'Consignee' }, filter: 'text', maxLength: 100 },
  receiveIdNo: { kind: 'text', label: { zh: '收货方证件号', en: 'ID of the consignee' }, sensitive: true, maxLength: 35 },
  receiveContact: { kind: 'text', label: { zh: '收货联系人', en: 'Contact at unloading' }, maxLength: 50 },
  receivePhone: { kind: 'text', label: { zh: '收货电话', en: 'Phone at unloading' }, rule: 'phone', sensitive: true, spelling: 'phone', maxLength: 30 },
  receiveProvince: { kind: 'text', label: { zh: '卸货省', en: 'Unloading province' }, maxLength: 50, group: 'receiveAdcode' },
  receiveCity: { kind: 'text', label: { zh: '卸货城市', en: 'Unloading city' }, filter: 'text', maxLength: 50, group: 'receiveAdcode' },
  receiveDistrict: { kind: 'text', label: { zh: '卸货区县', en: 'Unloading district' }, maxLength: 50, group: 'receiveAdcode' },
  receiveAdcode: {
    kind: 'text',
    label: { zh: '卸货行政区划', en: 'Unloading division code' },
    rule: 'adcode',
    filter: 'equals',
    spelling: 'compact',
    maxLength: 6,
    group: 'receiveAdcode',
  },
  receiveAddress: { kind: 'text', label: { zh: '卸货详细地址', en: 'Unloading street' }, maxLength: 256 },
  receiveLng: {
    kind: 'quantity',
    label: { zh: '卸货经度', en: 'Unloading longitude' },
    minimum: 73.4,
    maximum: 135.1,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    group: 'receivePoint',
  },
  receiveLat: {
    kind: 'quantity',
    label: { zh: '卸货纬度', en: 'Unloading latitude' },
    minimum: 3.8,
    maximum: 53.6,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    group: 'receivePoint',
  },
  totalWeight: {
    kind: 'quantity',
    label: { zh: '总重量', en: 'Total weight' },
    minimum: 1,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    sortable: true,
  },
  totalVolume: {
    kind: 'quantity',
    label: { zh: '总体积', en: 'Total volume' },
    minimum: 1,
    unit: { stored: 'litre', factor: 1000, decimals: 3, symbol: { zh: 'm³', en: 'm³' } },
  },
  totalPieces: { kind: 'integer', label: { zh: '总件数', en: 'Total pieces' }, minimum: 1 },
  totalVehicles: { kind: 'integer', label: { zh: '计划车数', en: 'Planned vehicles' }, minimum: 1, maximum: 999 },
  vehicleTypes: { kind: 'dict', label: { zh: '车型要求', en: 'Vehicle types' }, dict: 'vehicle_type', multiple: true },
  vehicleLength: { kind: 'text', label: { zh: '车长要求(米)', en: 'Vehicle lengths (m)' }, maxLength: 100 },
  deliverTimeTo: { kind: 'dateTime', label: { zh: '要求送达', en: 'Deliver until' }, filter: 'range' },
  customerUnitPrice: {
    kind: 'quantity',
    label: { zh: '客户运价', en: "Customer's price" },
    minimum: 1,
    unit: { stored: 'e4', factor: 10000, decimals: 4, symbol: { zh: '元', en: 'CNY' } },
  },
  agentFee: {
    kind: 'money',
    label: { zh: '代理运费', en: 'Agent fee' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  cargoPrice: {
    kind: 'money',
    label: { zh: '货值单价(吨)', en: 'Cargo value per tonne' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  weightBasis: { kind: 'dict', label: { zh: '结算重量依据', en: 'Weight basis' }, filter: 'options', default: '3', dict: 'weight_basis' },
  lossMode: { kind: 'dict', label: { zh: '货损方式', en: 'Loss rule' }, filter: 'options', dict: 'loss_mode' },
  lossRate: {
    kind: 'quantity',
    label: { zh: '允许货损率', en: 'Tolerated loss' },
    minimum: 0,
    maximum: 500,
    unit: { stored: 'bp', factor: 10, decimals: 1, symbol: { zh: '‰', en: '‰' } },
  },
  lossKg: {
    kind: 'quantity',
    label: { zh: '允许货损重量', en: 'Tolerated loss per vehicle' },
    minimum: 0,
    maximum: 5000,
    unit: { stored: 'kg', factor: 1, decimals: 0, symbol: { zh: '公斤', en: 'kg' } },
  },
  lossDeduct: { kind: 'dict', label: { zh: '扣损方式', en: 'Deduction' }, filter: 'options', dict: 'loss_deduct' },
  lossPass: { kind: 'dict', label: { zh: '货损去向', en: 'Loss goes to' }, filter: 'options', dict: 'loss_pass' },
  roundMode: { kind: 'dict', label: { zh: '抹零方式', en: 'Rounding' }, filter: 'options', dict: 'round_mode' },
  settleType: { kind: 'dict', label: { zh: '结算方式', en: 'Settlement' }, filter: 'options', dict: 'settle_type' },
  termDays: { kind: 'integer', label: { zh: '账期(天)', en: 'Term (days)' }, minimum: 1, maximum: 180 },
  serviceRate: {
    kind: 'quantity',
    label: { zh: '服务费率', en: 'Service rate' },
    minimum: 0,
    maximum: 2000,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
  },
  feeCalcMode: { kind: 'dict', label: { zh: '服务费方式', en: 'Service fee mode' }, filter: 'options', dict: 'fee_calc_mode' },
  prepayRate: {
    kind: 'quantity',
    label: { zh: '预付比例', en: 'Prepayment share' },
    minimum: 0,
    maximum: 10000,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
  },
  prepayAmount: {
    kind: 'money',
    label: { zh: '预付金额', en: 'Prepayment' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  needInsurance: { kind: 'flag', label: { zh: '是否投保', en: 'Insure' }, filter: 'options', default: '0', dict: 'yn' },
  insuredAmount: {
    kind: 'money',
    label: { zh: '保险金额', en: 'Insured amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  needReceipt: { kind: 'flag', label: { zh: '是否需回单', en: 'Receipt needed' }, filter: 'options', default: '1', dict: 'yn' },
  remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 500 },
  orderNo: { kind: 'text', label: { zh: '订单号', en: 'Order number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true, sortable: true },
  status: {
    kind: 'dict',
    label: { zh: '订单状态', en: 'Status' },
    filter: 'options',
    uncounted: { codes: ['99'], label: { zh: '已撤销', en: 'revoked' } },
    dict: 'order_status',
    readOnly: true,
  },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer name' }, filter: 'text', maxLength: 100, readOnly: true },
  shipperName: { kind: 'text', label: { zh: '货主名称', en: 'Shipper name' }, filter: 'text', maxLength: 512, readOnly: true },
  agentName: { kind: 'text', label: { zh: '代理名称', en: 'Agent name' }, filter: 'text', maxLength: 100, readOnly: true },
  carrierName: { kind: 'text', label: { zh: '承运商名称', en: 'Carrier name' }, filter: 'text', maxLength: 100, readOnly: true },
  distance: {
    kind: 'quantity',
    label: { zh: '预估里程', en: 'Distance' },
    minimum: 0,
    unit: { stored: 'metre', factor: 1000, decimals: 1, symbol: { zh: '公里', en: 'km' } },
    readOnly: true,
  },
  driverFee: {
    kind: 'money',
    label: { zh: '司机运费(预估)', en: 'Driver fee (estimate)' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  serviceFee: {
    kind: 'money',
    label: { zh: '服务费(预估)', en: 'Service fee (estimate)' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  customerFee: {
    kind: 'money',
    label: { zh: '客户运费(预估)', en: 'Customer fee (estimate)' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  agentMargin: {
    kind: 'money',
    label: { zh: '代理差额(预估)', en: 'Agent margin (estimate)' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  feeTotal: {
    kind: 'money',
    label: { zh: '费用合计', en: 'Fee total' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
    sortable: true,
  },
  acceptDeadline: { kind: 'dateTime', label: { zh: '接单截止', en: 'Accept until' }, filter: 'range', readOnly: true },
  offeredWeight: {
    kind: 'quantity',
    label: { zh: '派发数量', en: 'Offered' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  dispatchedWeight: {
    kind: 'quantity',
    label: { zh: '已派重量', en: 'Dispatched weight' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  dispatchedVehicles: { kind: 'integer', label: { zh: '已派车数', en: 'Dispatched vehicles' }, minimum: 0, readOnly: true },
  finishedVehicles: { kind: 'integer', label: { zh: '完成车数', en: 'Finished vehicles' }, minimum: 0, readOnly: true },
  publishTime: { kind: 'dateTime', label: { zh: '发布时间', en: 'Published at' }, filter: 'range', readOnly: true },
  closeTime: { kind: 'dateTime', label: { zh: '关闭时间', en: 'Closed at' }, filter: 'range', readOnly: true },
  closeReason: { kind: 'text', label: { zh: '关闭原因', en: 'Reason of closing' }, maxLength: 200, readOnly: true },
  reviewBy: { kind: 'text', label: { zh: '审核人', en: 'Reviewed by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  reviewTime: { kind: 'dateTime', label: { zh: '审核时间', en: 'Reviewed at' }, filter: 'range', readOnly: true },
  reviewRemark: { kind: 'text', label: { zh: '审核意见', en: 'Review remark' }, maxLength: 200, readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true, sortable: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Order. */
export const orderSums = ['totalWeight', 'dispatchedWeight', 'driverFee', 'feeTotal'] as const;
/** States and moves of order. */
export const orderStates = {
  name: 'order',
  field: 'status',
  dict: 'order_status',
  codes: { draft: '10', toReview: '20', toDispatch: '30', dispatching: '40', dispatched: '50', completed: '60', closed: '70', revoked: '99' },
  moves: {
    submit: { from: ['draft'], permission: 'order:submit' },
    approve: { from: ['toReview'], to: 'toDispatch', permission: 'order:review' },
    reject: { from: ['toReview'], to: 'draft', permission: 'order:review' },
    edit: { from: ['draft', 'toDispatch', 'dispatching', 'dispatched'], permission: 'order:edit' },
    dispatch: { from: ['toDispatch', 'dispatching'], permission: 'order:dispatch' },
    close: { from: ['toDispatch', 'dispatching'], to: 'closed', permission: 'order:close' },
    revoke: { from: ['draft', 'toReview', 'toDispatch'], to: 'revoked', permission: 'order:revoke' },
    complete: { from: ['dispatching', 'dispatched', 'closed'], to: 'completed' },
    remove: { from: ['draft', 'revoked'], permission: 'order:delete' },
  },
} as const;
const loadSchemas = () => import('./order.schemas.ts');
/** What the calls of order take, as schemas for forms; fetched when asked for. */
export const orderSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).orderAddInput,
  /** Of `batchDispatch`. */
  batchDispatch: async () => (await loadSchemas()).orderBatchDispatchInput,
  /** Of `close`. */
  close: async () => (await loadSchemas()).orderCloseInput,
  /** Of `dispatch`. */
  dispatch: async () => (await loadSchemas()).orderDispatchInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).orderEditInput,
  /** Of `grab`. */
  grab: async () => (await loadSchemas()).orderGrabInput,
  /** Of `review`. */
  review: async () => (await loadSchemas()).orderReviewInput,
  /** Of `revoke`. */
  revoke: async () => (await loadSchemas()).orderRevokeInput,
  /** Of `submit`. */
  submit: async () => (await loadSchemas()).orderSubmitInput,
};
/** Calls of order. */
export const createOrderApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).orderAddInput,
    edit: async () => (await loadSchemas()).orderEditInput,
  },
  /** 新增订单 · Add: Order. Needs `order:add`. */
  add: (body: OrderAdd, options?: CallOptions) => transport.request<Order>({ method: 'POST', path: `/hyorder/hyOrder/add`, body, ...options }),
  /** 批量调度 · Batch dispatch. Needs `order:batchDispatch`. Send an `idempotencyKey`. */
  batchDispatch: (body: BatchDispatchInput, options?: CallOptions) =>
    transport.request<BatchDispatchResult>({ method: 'POST', path: `/hyorder/hyOrder/batchDispatch`, body, ...options }),
  /** 关闭 · Close. Needs `order:close`. */
  close: (body: RowReason, options?: CallOptions) => transport.request<Order>({ method: 'PUT', path: `/hyorder/hyOrder/close`, body, ...options }),
  /** 复制 · Copy. Needs `order:copy`. */
  copy: (query: OrderCopyQuery, options?: CallOptions) => transport.request<Order>({ method: 'GET', path: `/hyorder/hyOrder/copy`, query, ...options }),
  /** 删除订单 · Delete: Order. Needs `order:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/hyorder/hyOrder/delete`, query: { id }, ...options }),
  /** 批量删除订单 · Delete several: Order. Needs `order:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/hyorder/hyOrder/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 调度 · Dispatch. Needs `order:dispatch`. Send an `idempotencyKey`. */
  dispatch: (body: DispatchInput, options?: CallOptions) =>
    transport.request<ShippingNote[]>({ method: 'POST', path: `/hyorder/hyOrder/dispatch`, body, ...options }),
  /** 编辑订单 · Edit: Order. Needs `order:edit`. */
  edit: (body: OrderChange, options?: CallOptions) => transport.request<Order>({ method: 'PUT', path: `/hyorder/hyOrder/edit`, body, ...options }),
  /** 运费试算 · Estimate. Needs `order:list`. */
  estimate: (query: OrderEstimateQuery, options?: CallOptions) =>
    transport.request<Estimate>({ method: 'GET', path: `/hyorder/hyOrder/estimate`, query, ...options }),
  /** 导出订单 · Export: Order. Needs `order:export`. */
  export: (query: OrderListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyorder/hyOrder/exportXls`, query, content: 'file', ...options }),
  /** 抢单 · Take open orders. Needs `shipping:dispatchVehicle`. Send an `idempotencyKey`. */
  grab: (body: GrabInput, options?: CallOptions) => transport.request<ShippingNote>({ method: 'POST', path: `/hyorder/hyOrder/grab`, body, ...options }),
  /** 导入订单 · Import: Order. Needs `order:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/hyorder/hyOrder/importExcel`, file, options }),
  /** 按行导入订单 · Import rows: Order. Needs `order:import`. */
  importRows: importRows(transport, '/hyorder/hyOrder'),
  /** 订单导入模板 · Import template: Order. Needs `order:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyorder/hyOrder/importTemplate`, content: 'file', ...options }),
  /** 线路行情 · Prices of a lane. Needs `order:list`. */
  lanePrice: (query: OrderLanePriceQuery, options?: CallOptions) =>
    transport.request<LanePrice>({ method: 'GET', path: `/hyorder/hyOrder/lanePrice`, query, ...options }),
  /** 订单列表 · List: Order. Needs `order:list`. */
  list: (query: OrderListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Order>>({ method: 'GET', path: `/hyorder/hyOrder/list`, query, ...options }),
  /** 价格记录 · Price history. Needs `order:priceLog`. */
  priceLog: (query: OrderPriceLogQuery, options?: CallOptions) =>
    transport.request<Page<PriceHistory>>({ method: 'GET', path: `/hyorder/hyOrder/priceLog`, query, ...options }),
  /** 订单详情 · Get: Order. Needs `order:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Order>({ method: 'GET', path: `/hyorder/hyOrder/queryById`, query: { id }, ...options }),
  /** 审核 · Review. Needs `order:review`. */
  review: (body: RowVerdict, options?: CallOptions) => transport.request<Order>({ method: 'PUT', path: `/hyorder/hyOrder/review`, body, ...options }),
  /** 撤销 · Revoke. Needs `order:revoke`. */
  revoke: (body: RowReason, options?: CallOptions) => transport.request<Order>({ method: 'PUT', path: `/hyorder/hyOrder/revoke`, body, ...options }),
  /** 状态计数 · Count by status. Needs `order:list`. */
  statusCount: (query: OrderStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hyorder/hyOrder/statusCount`, query, ...options }),
  /** 提交 · Submit. Needs `order:submit`. */
  submit: (body: RowKey, options?: CallOptions) => transport.request<Order>({ method: 'PUT', path: `/hyorder/hyOrder/submit`, body, ...options }),
});
