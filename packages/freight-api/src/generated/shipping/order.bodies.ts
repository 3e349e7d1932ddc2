// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `close`. */
export const orderCloseFields = { reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true } } as const satisfies Record<
  string,
  FieldMeta
>;
/** Fields of the body of `dispatch`. */
export const orderDispatchFields = {
  coDriverId: { kind: 'reference', label: { zh: '副驾驶员', en: 'Second driver' }, filter: 'equals', reference: 'driver' },
  trailerNumber: { kind: 'text', label: { zh: '挂车牌照号', en: 'Trailer plate' }, rule: 'trailerPlate', spelling: 'compact', maxLength: 35 },
  weight: {
    kind: 'quantity',
    label: { zh: '计划重量', en: 'Planned weight' },
    minimum: 1,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
  },
  quantity: {
    kind: 'quantity',
    label: { zh: '派发数量', en: 'Quantity offered' },
    minimum: 1,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
  },
  unitPrice: {
    kind: 'quantity',
    label: { zh: '司机运价', en: "Driver's price" },
    minimum: 1,
    unit: { stored: 'e4', factor: 10000, decimals: 4, symbol: { zh: '元', en: 'CNY' } },
  },
  deadline: { kind: 'dateTime', label: { zh: '接单截止', en: 'Accept until' }, filter: 'range', sortable: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `edit`. */
export const orderEditFields = {
  orderMode: { kind: 'dict', label: { zh: '订单模式', en: 'Order mode' }, filter: 'options', sortable: true, dict: 'order_mode' },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer' },
  shipperId: { kind: 'reference', label: { zh: '货主', en: 'Shipper' }, filter: 'equals', textField: 'shipperName', reference: 'shipper' },
  cargoName: { kind: 'text', label: { zh: '货物名称', en: 'Cargo' }, filter: 'text', maxLength: 100 },
  cargoTypeCode: { kind: 'dict', label: { zh: '货物类型', en: 'Cargo type' }, filter: 'options', sortable: true, dict: 'cargo_type' },
  pickupTimeFrom: { kind: 'dateTime', label: { zh: '装货时间起', en: 'Pick up from' }, filter: 'range', sortable: true },
  pickupTimeTo: { kind: 'dateTime', label: { zh: '装货时间止', en: 'Pick up until' }, filter: 'range', sortable: true },
  priceMode: { kind: 'dict', label: { zh: '计价方式', en: 'Pricing' }, filter: 'options', sortable: true, dict: 'price_mode' },
  unitPrice: {
    kind: 'quantity',
    label: { zh: '司机运价', en: "Driver's price" },
    sortable: true,
    minimum: 1,
    maximum: 100000000,
    unit: { stored: 'e4', factor: 10000, decimals: 4, symbol: { zh: '元', en: 'CNY' } },
  },
  publishMode: { kind: 'dict', label: { zh: '派单方式', en: 'Dispatch mode' }, filter: 'options', sortable: true, default: '1', dict: 'publish_mode' },
  originalDocumentNumber: { kind: 'text', label: { zh: '原始单号', en: "Consignor's number" }, filter: 'text', maxLength: 35 },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Operating company' }, filter: 'equals', reference: 'company' },
  agentId: { kind: 'reference', label: { zh: '代理公司', en: 'Agent' }, filter: 'equals', textField: 'agentName', reference: 'customer' },
  carrierId: { kind: 'reference', label: { zh: '承运商', en: 'Carrier' }, filter: 'equals', textField: 'carrierName', reference: 'carrier' },
  contractId: { kind: 'reference', label: { zh: '客户合同', en: 'Contract' }, filter: 'equals', reference: 'contract' },
  businessTypeCode: {
    kind: 'dict',
    label: { zh: '业务类型', en: 'Business type' },
    filter: 'options',
    sortable: true,
    default: '1002996',
    dict: 'business_type',
  },
  transportTypeCode: {
    kind: 'dict',
    label: { zh: '运输组织类型', en: 'Mode of transport' },
    filter: 'options',
    sortable: true,
    default: '1',
    dict: 'transport_type',
  },
  sendAddressId: { kind: 'reference', label: { zh: '装货地址', en: 'Loading address' }, filter: 'equals', textField: 'sendAddress', reference: 'sendAddress' },
  sendName: { kind: 'text', label: { zh: '装货单位', en: 'Loading place' }, filter: 'text', maxLength: 100 },
  sendContact: { kind: 'text', label: { zh: '装货联系人', en: 'Contact at loading' }, maxLength: 50 },
  sendPhone: { kind: 'text', label: { zh: '装货电话', en: 'Phone at loading' }, rule: 'phone', sensitive: true, spelling: 'phone', maxLength: 30 },
  sendProvince: { kind: 'text', label: { zh: '装货省', en: 'Loading province' }, maxLength: 50 },
  sendCity: { kind: 'text', label: { zh: '装货城市', en: 'Loading city' }, filter: 'text', maxLength: 50 },
  sendDistrict: { kind: 'text', label: { zh: '装货区县', en: 'Loading district' }, maxLength: 50 },
  sendAdcode: { kind: 'text', label: { zh: '装货行政区划', en: 'Loading division code' }, rule: 'adcode', filter: 'equals', spelling: 'compact', maxLength: 6 },
  sendAddress: { kind: 'text', label: { zh: '装货详细地址', en: 'Loading street' }, maxLength: 256 },
  sendLng: {
    kind: 'quantity',
    label: { zh: '装货经度', en: 'Loading longitude' },
    minimum: 73.4,
    maximum: 135.1,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
  },
  sendLat: {
    kind: 'quantity',
    label: { zh: '装货纬度', en: 'Loading latitude' },
    minimum: 3.8,
    maximum: 53.6,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
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
  receiveProvince: { kind: 'text', label: { zh: '卸货省', en: 'Unloading province' }, maxLength: 50 },
  receiveCity: { kind: 'text', label: { zh: '卸货城市', en: 'Unloading city' }, filter: 'text', maxLength: 50 },
  receiveDistrict: { kind: 'text', label: { zh: '卸货区县', en: 'Unloading district' }, maxLength: 50 },
  receiveAdcode: {
    kind: 'text',
    label: { zh: '卸货行政区划', en: 'Unloading division code' },
    rule: 'adcode',
    filter: 'equals',
    spelling: 'compact',
    maxLength: 6,
  },
  receiveAddress: { kind: 'text', label: { zh: '卸货详细地址', en: 'Unloading street' }, maxLength: 256 },
  receiveLng: {
    kind: 'quantity',
    label: { zh: '卸货经度', en: 'Unloading longitude' },
    minimum: 73.4,
    maximum: 135.1,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
  },
  receiveLat: {
    kind: 'quantity',
    label: { zh: '卸货纬度', en: 'Unloading latitude' },
    minimum: 3.8,
    maximum: 53.6,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
  },
  totalWeight: {
    kind: 'quantity',
    label: { zh: '总重量', en: 'Total weight' },
    sortable: true,
    minimum: 1,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
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
  deliverTimeTo: { kind: 'dateTime', label: { zh: '要求送达', en: 'Deliver until' }, filter: 'range', sortable: true },
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
  weightBasis: { kind: 'dict', label: { zh: '结算重量依据', en: 'Weight basis' }, filter: 'options', sortable: true, default: '3', dict: 'weight_basis' },
  lossMode: { kind: 'dict', label: { zh: '货损方式', en: 'Loss rule' }, filter: 'options', sortable: true, dict: 'loss_mode' },
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
  lossDeduct: { kind: 'dict', label: { zh: '扣损方式', en: 'Deduction' }, filter: 'options', sortable: true, dict: 'loss_deduct' },
  lossPass: { kind: 'dict', label: { zh: '货损去向', en: 'Loss goes to' }, filter: 'options', sortable: true, dict: 'loss_pass' },
  roundMode: { kind: 'dict', label: { zh: '抹零方式', en: 'Rounding' }, filter: 'options', sortable: true, dict: 'round_mode' },
  settleType: { kind: 'dict', label: { zh: '结算方式', en: 'Settlement' }, filter: 'options', sortable: true, dict: 'settle_type' },
  termDays: { kind: 'integer', label: { zh: '账期(天)', en: 'Term (days)' }, minimum: 1, maximum: 180 },
  serviceRate: {
    kind: 'quantity',
    label: { zh: '服务费率', en: 'Service rate' },
    minimum: 0,
    maximum: 2000,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
  },
  feeCalcMode: { kind: 'dict', label: { zh: '服务费方式', en: 'Service fee mode' }, filter: 'options', sortable: true, dict: 'fee_calc_mode' },
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
  reason: { kind: 'longText', label: { zh: '调整原因', en: 'Reason' }, maxLength: 200 },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `grab`. */
export const orderGrabFields = {
  coDriverId: { kind: 'reference', label: { zh: '副驾驶员', en: 'Second driver' }, filter: 'equals', reference: 'driver' },
  trailerNumber: { kind: 'text', label: { zh: '挂车牌照号', en: 'Trailer plate' }, rule: 'trailerPlate', spelling: 'compact', maxLength: 35 },
  weight: {
    kind: 'quantity',
    label: { zh: '计划重量', en: 'Planned weight' },
    minimum: 1,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    required: true,
  },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `review`. */
export const orderReviewFields = { remark: { kind: 'longText', label: { zh: '审核意见', en: 'Remark' }, maxLength: 200 } } as const satisfies Record<
  string,
  FieldMeta
>;
/** Fields of the body of `revoke`. */
export const orderRevokeFields = {
  reason: { kind: 'longText', label: { zh: '原因', en: 'Reason' }, maxLength: 200, required: true },
} as const satisfies Record<string, FieldMeta>;
/** The most records in lists of the body of `batchDispatch`. */
export const orderBatchDispatchLimits = { rows: 200 } as const;
