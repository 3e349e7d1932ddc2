// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type {
  BatchResult,
  BusinessReviewInput,
  BusinessRules,
  CheckInput,
  DepartInput,
  EditPriceInput,
  EditWeightInput,
  FeeTrial,
  GoodsInput,
  ImportResult,
  LoadInput,
  NoteBatchResult,
  NoteDetail,
  OpenNotesInput,
  PreCheckBatchInput,
  PreCheckInput,
  ResubmitInput,
  RevokeInput,
  RowKey,
  RowReason,
  RowVerdict,
  ShippingNote,
  ShippingNoteAdd,
  ShippingNoteEdit,
  SignInput,
  SlipReadings,
  SubmitCheckInput,
  SupplementInput,
  TripInput,
  UnloadInput,
} from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type {
  BusinessReviewInput,
  BusinessRules,
  CheckInput,
  DepartInput,
  EditPriceInput,
  EditWeightInput,
  FeeTrial,
  GoodsInput,
  LoadInput,
  NoteBatchResult,
  NoteDetail,
  OpenNotesInput,
  PreCheckBatchInput,
  PreCheckInput,
  ResubmitInput,
  RevokeInput,
  ShippingNote,
  ShippingNoteAdd,
  ShippingNoteEdit,
  SignInput,
  SlipReadings,
  SubmitCheckInput,
  SupplementInput,
  TripInput,
  UnloadInput,
} from '../models.ts';
/** Query of `businessRules`. */
export type ShippingNoteBusinessRulesQuery = {
  id: string;
};
/** Query of `detail`. */
export type ShippingNoteDetailQuery = {
  id: string;
};
/** Query of `list`: filters by field. */
export type ShippingNoteListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'orderMode'
  | 'customerId'
  | 'shipperId'
  | 'cargoName'
  | 'cargoTypeCode'
  | 'priceMode'
  | 'originalDocumentNumber'
  | 'companyId'
  | 'agentId'
  | 'carrierId'
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
  | 'pickupTimeFrom'
  | 'pickupTimeTo'
  | 'weightBasis'
  | 'lossMode'
  | 'lossDeduct'
  | 'lossPass'
  | 'roundMode'
  | 'settleType'
  | 'feeCalcMode'
  | 'needInsurance'
  | 'needReceipt'
  | 'shippingNoteNumber'
  | 'orderId'
  | 'orderNo'
  | 'noteStatus'
  | 'customerName'
  | 'shipperName'
  | 'agentName'
  | 'carrierName'
  | 'driverId'
  | 'driverName'
  | 'driverPhone'
  | 'coDriverId'
  | 'vehicleId'
  | 'vehicleNumber'
  | 'plateColor'
  | 'actualCarrierName'
  | 'dispatchTime'
  | 'acceptTime'
  | 'acceptDeadline'
  | 'loadTime'
  | 'departTime'
  | 'arriveTime'
  | 'unloadTime'
  | 'signTime'
  | 'creditorType'
  | 'payeeType'
  | 'payeeCardId'
  | 'dueDate'
  | 'dueFlag'
  | 'abnormalFlags'
  | 'preCheckState'
  | 'checkState'
  | 'businessReviewState'
  | 'examineState'
  | 'revokeState'
  | 'payState'
  | 'prepayState'
  | 'dianfuState'
  | 'insuranceState'
  | 'contractState'
  | 'requestBillState'
  | 'invoiceState'
  | 'invoiceNo'
  | 'uploadState'
  | 'uploadEnvironment'
  | 'fundUploadState'
  | 'trackState'
  | 'etcState'
  | 'evaluationState'
  | 'revokeTime'
  | 'revokeCode'
  | 'revokeApproveTime'
  | 'preCheckTime'
  | 'submitCheckTime'
  | 'checkTime'
  | 'businessReviewBy'
  | 'businessReviewTime'
  | 'waitingSince'
  | 'examineTime'
  | 'fundTime'
  | 'payTime'
  | 'contractMissing'
  | 'failedRule'
  | 'openTerm'
  | 'owed'
  | 'toPay'
  | 'payeeCard'
  | 'lossExceeded'
  | 'finished'
  | 'figure'
>;
/** Query of `feeTrial`. */
export type ShippingNoteFeeTrialQuery = {
  id: string;
  loadWeight?: number;
  unloadWeight?: number;
  extraFee?: number;
  deduction?: number;
  unitPrice?: number;
  customerUnitPrice?: number;
  agentFee?: number;
  serviceRate?: number;
  lossRate?: number;
  cargoPrice?: number;
  /** Names of prices that would be empty, comma separated. */
  cleared?: string;
};
/** Query of `importExcel`. */
export type ShippingNoteImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `openNotesOf`. */
export type ShippingNoteOpenNotesOfQuery = {
  of: 'driver' | 'vehicle';
  /** Ids, joined by commas; at most 100. */
  ids: string;
};
/** Query of `print`. */
export type ShippingNotePrintQuery = {
  id: string;
};
/** Query of `slipReadings`. */
export type ShippingNoteSlipReadingsQuery = {
  id: string;
};
/** Query of `statusCount`. */
export type ShippingNoteStatusCountQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  /** Field whose codes are counted; by default the status. */
  of?: 'noteStatus' | 'preCheckState' | 'checkState' | 'businessReviewState';
};
/** Fields of Waybill (运单). */
export const shippingNoteFields = {
  orderMode: { kind: 'dict', label: { zh: '订单模式', en: 'Order mode' }, filter: 'options', dict: 'order_mode', required: true },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', required: true },
  shipperId: { kind: 'reference', label: { zh: '货主', en: 'Shipper' }, filter: 'equals', textField: 'shipperName', reference: 'shipper', required: true },
  cargoName: { kind: 'text', label: { zh: '货物名称', en: 'Cargo' }, filter: 'text', maxLength: 100, required: true },
  cargoTypeCode: { kind: 'dict', label: { zh: '货物类型', en: 'Cargo type' }, filter: 'options', dict: 'cargo_type', required: true },
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
  originalDocumentNumber: { kind: 'text', label: { zh: '原始单号', en: "Consignor's number" }, filter: 'text', maxLength: 35 },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Operating company' }, filter: 'equals', reference: 'company' },
  agentId: { kind: 'reference', label: { zh: '代理公司', en: 'Agent' }, filter: 'equals', textField: 'agentName', reference: 'customer' },
  carrierId: { kind: 'reference', label: { zh: '承运商', en: 'Carrier' }, filter: 'equals', textField: 'carrierName', reference: 'carrier' },
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
  plannedWeight: {
    kind: 'quantity',
    label: { zh: '计划重量', en: 'Planned weight' },
    minimum: 1,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
  },
  volume: {
    kind: 'quantity',
    label: { zh: '体积', en: 'Volume' },
    minimum: 0,
    unit: { stored: 'litre', factor: 1000, decimals: 3, symbol: { zh: 'm³', en: 'm³' } },
  },
  pieces: { kind: 'integer', label: { zh: '件数', en: 'Pieces' }, minimum: 0 },
  pickupTimeFrom: { kind: 'dateTime', label: { zh: '装货时间起', en: 'Pick up from' }, filter: 'range' },
  pickupTimeTo: { kind: 'dateTime', label: { zh: '装货时间止', en: 'Pick up until' }, filter: 'range' },
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
  needInsurance: { kind: 'flag', label: { zh: '是否投保', en: 'Insure' }, filter: 'options', default: '0', dict: 'yn' },
  insuredAmount: {
    kind: 'money',
    label: { zh: '保险金额', en: 'Insured amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
  },
  needReceipt: { kind: 'flag', label: { zh: '是否需回单', en: 'Receipt needed' }, filter: 'options', default: '1', dict: 'yn' },
  remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 500 },
  shippingNoteNumber: {
    kind: 'text',
    label: { zh: '运单号', en: 'Waybill number' },
    spelling: 'compact',
    filter: 'text',
    maxLength: 20,
    readOnly: true,
    sortable: true,
  },
  serialNumber: { kind: 'text', label: { zh: '分段分单号', en: 'Serial number' }, maxLength: 4, readOnly: true },
  vehicleAmount: { kind: 'integer', label: { zh: '运输总车辆数', en: 'Vehicles of this number' }, minimum: 0, readOnly: true },
  orderId: { kind: 'reference', label: { zh: '订单', en: 'Order' }, filter: 'equals', textField: 'orderNo', reference: 'order', readOnly: true },
  orderNo: { kind: 'text', label: { zh: '订单号', en: 'Order number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  noteStatus: {
    kind: 'dict',
    label: { zh: '运单状态', en: 'Status' },
    filter: 'options',
    uncounted: { codes: ['99'], label: { zh: '已撤销', en: 'revoked' } },
    dict: 'note_status',
    readOnly: true,
  },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer name' }, filter: 'text', maxLength: 100, readOnly: true },
  shipperName: { kind: 'text', label: { zh: '货主名称', en: 'Shipper name' }, filter: 'text', maxLength: 512, readOnly: true },
  agentName: { kind: 'text', label: { zh: '代理名称', en: 'Agent name' }, filter: 'text', maxLength: 100, readOnly: true },
  carrierName: { kind: 'text', label: { zh: '承运商名称', en: 'Carrier name' }, filter: 'text', maxLength: 100, readOnly: true },
  driverId: { kind: 'reference', label: { zh: '司机', en: 'Driver' }, filter: 'equals', textField: 'driverName', reference: 'driver', readOnly: true },
  driverName: { kind: 'text', label: { zh: '司机姓名', en: 'Driver name' }, filter: 'text', maxLength: 30, readOnly: true },
  driverPhone: {
    kind: 'text',
    label: { zh: '司机电话', en: 'Driver phone' },
    spelling: 'phone',
    sensitive: true,
    filter: 'equals',
    maxLength: 18,
    readOnly: true,
  },
  driverIdNo: { kind: 'text', label: { zh: '司机身份证号', en: 'Driver ID card' }, spelling: 'compact', sensitive: true, maxLength: 18, readOnly: true },
  coDriverId: {
    kind: 'reference',
    label: { zh: '副驾驶员', en: 'Second driver' },
    filter: 'equals',
    textField: 'coDriverName',
    reference: 'driver',
    readOnly: true,
  },
  coDriverName: { kind: 'text', label: { zh: '副驾驶员姓名', en: 'Name of the second driver' }, maxLength: 30, readOnly: true },
  vehicleId: { kind: 'reference', label: { zh: '车辆', en: 'Vehicle' }, filter: 'equals', textField: 'vehicleNumber', reference: 'vehicle', readOnly: true },
  vehicleNumber: { kind: 'text', label: { zh: '车牌号', en: 'Plate number' }, spelling: 'compact', filter: 'text', maxLength: 35, readOnly: true },
  plateColor: { kind: 'dict', label: { zh: '车牌颜色', en: 'Plate colour' }, filter: 'options', dict: 'plate_color', readOnly: true },
  trailerNumber: { kind: 'text', label: { zh: '挂车牌照号', en: 'Trailer plate' }, spelling: 'compact', maxLength: 35, readOnly: true },
  actualCarrierName: { kind: 'text', label: { zh: '实际承运人', en: 'Actual carrier' }, filter: 'text', maxLength: 256, readOnly: true },
  actualCarrierId: { kind: 'text', label: { zh: '实际承运人证件号', en: 'ID of the actual carrier' }, sensitive: true, maxLength: 50, readOnly: true },
  actualCarrierPermit: { kind: 'text', label: { zh: '实际承运人许可证', en: 'Permit of the actual carrier' }, maxLength: 50, readOnly: true },
  dispatchBy: { kind: 'text', label: { zh: '调度人', en: 'Dispatched by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  dispatchTime: { kind: 'dateTime', label: { zh: '调度时间', en: 'Dispatched at' }, filter: 'range', readOnly: true },
  acceptTime: { kind: 'dateTime', label: { zh: '接单时间', en: 'Accepted at' }, filter: 'range', readOnly: true },
  acceptDeadline: { kind: 'dateTime', label: { zh: '接单截止', en: 'Accept until' }, filter: 'range', readOnly: true },
  loadGross: {
    kind: 'quantity',
    label: { zh: '装货毛重', en: 'Loaded gross' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  loadTare: {
    kind: 'quantity',
    label: { zh: '装货皮重', en: 'Loaded tare' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  loadWeight: {
    kind: 'quantity',
    label: { zh: '装货重量', en: 'Loaded weight' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
    sortable: true,
  },
  loadTime: { kind: 'dateTime', label: { zh: '装货时间', en: 'Loaded at' }, filter: 'range', readOnly: true, sortable: true },
  loadSlipNo: { kind: 'text', label: { zh: '装货磅单号', en: 'Loading slip' }, maxLength: 50, readOnly: true },
  loadFiles: { kind: 'files', label: { zh: '装货磅单照片', en: 'Loading slip photos' }, biz: 'weighslip', image: true, maxCount: 9, readOnly: true },
  departTime: { kind: 'dateTime', label: { zh: '发车时间', en: 'Departed at' }, filter: 'range', readOnly: true },
  arriveTime: { kind: 'dateTime', label: { zh: '到达时间', en: 'Arrived at' }, filter: 'range', readOnly: true },
  unloadGross: {
    kind: 'quantity',
    label: { zh: '卸货毛重', en: 'Unloaded gross' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  unloadTare: {
    kind: 'quantity',
    label: { zh: '卸货皮重', en: 'Unloaded tare' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  unloadWeight: {
    kind: 'quantity',
    label: { zh: '卸货重量', en: 'Unloaded weight' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
    sortable: true,
  },
  unloadTime: { kind: 'dateTime', label: { zh: '卸货时间', en: 'Unloaded at' }, filter: 'range', readOnly: true, sortable: true },
  unloadSlipNo: { kind: 'text', label: { zh: '卸货磅单号', en: 'Unloading slip' }, maxLength: 50, readOnly: true },
  unloadFiles: { kind: 'files', label: { zh: '卸货磅单照片', en: 'Unloading slip photos' }, biz: 'weighslip', image: true, maxCount: 9, readOnly: true },
  signTime: { kind: 'dateTime', label: { zh: '签收时间', en: 'Signed at' }, filter: 'range', readOnly: true, sortable: true },
  signBy: { kind: 'text', label: { zh: '签收人', en: 'Signed by' }, maxLength: 64, readOnly: true },
  receiptNo: { kind: 'text', label: { zh: '回单号', en: 'Receipt' }, maxLength: 50, readOnly: true },
  receiptFiles: { kind: 'files', label: { zh: '回单照片', en: 'Receipt photos' }, image: true, maxCount: 9, readOnly: true },
  settleWeight: {
    kind: 'quantity',
    label: { zh: '结算重量', en: 'Settled weight' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  lossWeight: {
    kind: 'quantity',
    label: { zh: '货损重量', en: 'Loss' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  allowedLoss: {
    kind: 'quantity',
    label: { zh: '允许货损', en: 'Tolerated loss' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  deductWeight: {
    kind: 'quantity',
    label: { zh: '扣损重量', en: 'Deducted loss' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  lossAmount: {
    kind: 'money',
    label: { zh: '扣损金额', en: 'Deducted for loss' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  driverFeeRaw: {
    kind: 'money',
    label: { zh: '运费(抹零前)', en: 'Freight before rounding' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  extraFee: {
    kind: 'money',
    label: { zh: '杂费', en: 'Extras' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  extraFeeRemark: { kind: 'text', label: { zh: '杂费说明', en: 'Extras: remark' }, maxLength: 200, readOnly: true },
  deduction: {
    kind: 'money',
    label: { zh: '其他扣款', en: 'Other deductions' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  deductionRemark: { kind: 'text', label: { zh: '扣款说明', en: 'Deductions: remark' }, maxLength: 200, readOnly: true },
  roundingAmount: {
    kind: 'money',
    label: { zh: '抹零金额', en: 'Rounding' },
    minimum: -50,
    maximum: 999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  driverFee: {
    kind: 'money',
    label: { zh: '司机运费', en: 'Driver fee' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
    sortable: true,
  },
  serviceFee: {
    kind: 'money',
    label: { zh: '服务费', en: 'Service fee' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  customerFee: {
    kind: 'money',
    label: { zh: '客户运费', en: 'Customer fee' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
    sortable: true,
  },
  agentMargin: {
    kind: 'money',
    label: { zh: '代理差额', en: 'Agent margin' },
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
  insuranceFee: {
    kind: 'money',
    label: { zh: '保险费', en: 'Premium' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  prepayAmount: {
    kind: 'money',
    label: { zh: '约定预付', en: 'Prepayment agreed' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  prepaidAmount: {
    kind: 'money',
    label: { zh: '已预付', en: 'Prepaid' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  payableAmount: {
    kind: 'money',
    label: { zh: '应付尾款', en: 'Payable' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  paidAmount: {
    kind: 'money',
    label: { zh: '已付', en: 'Paid' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  openAmount: {
    kind: 'money',
    label: { zh: '未付金额', en: 'Left to pay' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  prepayOffset: {
    kind: 'money',
    label: { zh: '预付抵扣', en: 'Prepayment offset' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  taxWithheld: {
    kind: 'money',
    label: { zh: '代扣税款', en: 'Tax withheld' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  taxRate: {
    kind: 'quantity',
    label: { zh: '税率', en: 'Tax rate' },
    minimum: 0,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  netAmount: {
    kind: 'money',
    label: { zh: '不含税金额', en: 'Net amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  taxAmount: {
    kind: 'money',
    label: { zh: '税额', en: 'Tax' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  creditorType: { kind: 'dict', label: { zh: '结算对象类型', en: 'Kind of creditor' }, filter: 'options', dict: 'account_owner', readOnly: true },
  creditorId: { kind: 'text', label: { zh: '结算对象编号', en: 'Creditor id' }, maxLength: 32, readOnly: true },
  frozenAmount: {
    kind: 'money',
    label: { zh: '冻结客户资金', en: "Customer's money frozen" },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  fundReason: { kind: 'text', label: { zh: '资金不足原因', en: 'Why funds fall short' }, maxLength: 20, readOnly: true },
  payeeType: { kind: 'dict', label: { zh: '收款人类型', en: 'Kind of payee' }, filter: 'options', dict: 'payee_type', readOnly: true },
  payeeId: { kind: 'text', label: { zh: '收款人编号', en: 'Payee id' }, maxLength: 32, readOnly: true },
  payeeName: { kind: 'text', label: { zh: '收款人', en: 'Payee' }, maxLength: 100, readOnly: true },
  payeeIdNo: { kind: 'text', label: { zh: '收款人证件号', en: 'ID of the payee' }, sensitive: true, maxLength: 50, readOnly: true },
  payeeCardId: { kind: 'reference', label: { zh: '收款卡', en: 'Card' }, filter: 'equals', reference: 'bankCard', readOnly: true },
  payeeCardNo: { kind: 'text', label: { zh: '收款卡号', en: 'Card number' }, sensitive: true, maxLength: 32, readOnly: true },
  payeeBankName: { kind: 'text', label: { zh: '收款银行', en: 'Bank of the payee' }, maxLength: 100, readOnly: true },
  payeeBy: { kind: 'text', label: { zh: '收款人设置人', en: 'Payee set by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  dueDate: { kind: 'date', label: { zh: '账期到期日', en: 'Due on' }, filter: 'range', readOnly: true },
  dueFlag: { kind: 'flag', label: { zh: '账期到期', en: 'Term due' }, filter: 'options', dict: 'yn', readOnly: true },
  customerPaidAmount: {
    kind: 'money',
    label: { zh: '客户已回款', en: 'Paid by the customer' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  customerOpenAmount: {
    kind: 'money',
    label: { zh: '未收金额', en: 'Not received yet' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  distance: {
    kind: 'quantity',
    label: { zh: '预估里程', en: 'Distance' },
    minimum: 0,
    unit: { stored: 'metre', factor: 1000, decimals: 1, symbol: { zh: '公里', en: 'km' } },
    readOnly: true,
  },
  trackDistance: {
    kind: 'quantity',
    label: { zh: '轨迹里程', en: 'Track distance' },
    minimum: 0,
    unit: { stored: 'metre', factor: 1000, decimals: 1, symbol: { zh: '公里', en: 'km' } },
    readOnly: true,
  },
  etcAmount: {
    kind: 'money',
    label: { zh: '通行费', en: 'Toll' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  abnormalFlags: { kind: 'dict', label: { zh: '异常标记', en: 'Irregularities' }, filter: 'text', dict: 'abnormal_flag', multiple: true, readOnly: true },
  preCheckState: { kind: 'dict', label: { zh: '预审状态', en: 'Pre-check' }, filter: 'options', dict: 'step_state', readOnly: true },
  checkState: { kind: 'dict', label: { zh: '验收状态', en: 'Check' }, filter: 'options', dict: 'step_state', readOnly: true },
  businessReviewState: { kind: 'dict', label: { zh: '业务审核状态', en: 'Business review' }, filter: 'options', dict: 'step_state', readOnly: true },
  examineState: { kind: 'dict', label: { zh: '财务审核状态', en: 'Examination' }, filter: 'options', dict: 'step_state', readOnly: true },
  revokeState: { kind: 'dict', label: { zh: '撤销状态', en: 'Revocation' }, filter: 'options', dict: 'revoke_state', readOnly: true },
  payState: { kind: 'dict', label: { zh: '支付状态', en: 'Payment' }, filter: 'options', dict: 'pay_state', readOnly: true },
  prepayState: { kind: 'dict', label: { zh: '预付状态', en: 'Prepayment' }, filter: 'options', dict: 'prepay_state', readOnly: true },
  dianfuState: { kind: 'dict', label: { zh: '垫付状态', en: 'Advance' }, filter: 'options', dict: 'dianfu_state', readOnly: true },
  insuranceState: { kind: 'dict', label: { zh: '保险状态', en: 'Insurance' }, filter: 'options', dict: 'insurance_state', readOnly: true },
  contractState: { kind: 'dict', label: { zh: '司机协议状态', en: "Driver's agreement" }, filter: 'options', dict: 'contract_state', readOnly: true },
  requestBillState: { kind: 'dict', label: { zh: '开票申请状态', en: 'Invoice request' }, filter: 'options', dict: 'request_bill_state', readOnly: true },
  invoiceState: { kind: 'dict', label: { zh: '发票状态', en: 'Invoice' }, filter: 'options', dict: 'invoice_state', readOnly: true },
  invoiceNo: { kind: 'text', label: { zh: '发票号码', en: 'Invoice number' }, spelling: 'compact', filter: 'equals', maxLength: 20, readOnly: true },
  uploadState: { kind: 'dict', label: { zh: '运单上传状态', en: 'Upload' }, filter: 'options', dict: 'upload_state', readOnly: true },
  uploadEnvironment: { kind: 'dict', label: { zh: '上报环境', en: 'Upload environment' }, filter: 'options', dict: 'upload_environment', readOnly: true },
  fundUploadState: { kind: 'dict', label: { zh: '流水上传状态', en: 'Upload of fund flow' }, filter: 'options', dict: 'upload_state', readOnly: true },
  trackState: { kind: 'dict', label: { zh: '轨迹状态', en: 'Track' }, filter: 'options', dict: 'track_state', readOnly: true },
  etcState: { kind: 'dict', label: { zh: 'ETC状态', en: 'ETC' }, filter: 'options', dict: 'etc_state', readOnly: true },
  evaluationState: { kind: 'dict', label: { zh: '评价', en: 'Evaluation' }, filter: 'options', dict: 'evaluation_state', readOnly: true },
  revokeBy: { kind: 'text', label: { zh: '撤销人', en: 'Revoked by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  revokeTime: { kind: 'dateTime', label: { zh: '撤销时间', en: 'Revoked at' }, filter: 'range', readOnly: true },
  revokeCode: { kind: 'dict', label: { zh: '撤销原因', en: 'Reason of revocation' }, filter: 'options', dict: 'revoke_reason', readOnly: true },
  revokeReason: { kind: 'text', label: { zh: '撤销说明', en: 'Revocation: remark' }, maxLength: 200, readOnly: true },
  revokeApproveBy: {
    kind: 'text',
    label: { zh: '撤销审批人', en: 'Revocation decided by' },
    calledBy: 'sys_user,realname,username',
    maxLength: 64,
    readOnly: true,
  },
  revokeApproveTime: { kind: 'dateTime', label: { zh: '撤销审批时间', en: 'Revocation decided at' }, filter: 'range', readOnly: true },
  preCheckBy: { kind: 'text', label: { zh: '预审人', en: 'Pre-checked by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  preCheckTime: { kind: 'dateTime', label: { zh: '预审时间', en: 'Pre-checked at' }, filter: 'range', readOnly: true },
  preCheckRemark: { kind: 'text', label: { zh: '预审说明', en: 'Pre-check: remark' }, maxLength: 200, readOnly: true },
  submitCheckBy: { kind: 'text', label: { zh: '提交验收人', en: 'Submitted by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  submitCheckTime: { kind: 'dateTime', label: { zh: '提交验收时间', en: 'Submitted at' }, filter: 'range', readOnly: true },
  checkBy: { kind: 'text', label: { zh: '验收人', en: 'Checked by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  checkTime: { kind: 'dateTime', label: { zh: '验收时间', en: 'Checked at' }, filter: 'range', readOnly: true },
  checkRemark: { kind: 'text', label: { zh: '验收说明', en: 'Check: remark' }, maxLength: 200, readOnly: true },
  businessReviewBy: {
    kind: 'text',
    label: { zh: '业务审核人', en: 'Reviewed by' },
    filter: 'equals',
    calledBy: 'sys_user,realname,username',
    maxLength: 64,
    readOnly: true,
  },
  businessReviewTime: { kind: 'dateTime', label: { zh: '业务审核时间', en: 'Reviewed at' }, filter: 'range', readOnly: true },
  businessReviewRemark: { kind: 'text', label: { zh: '业务审核说明', en: 'Business review: remark' }, maxLength: 200, readOnly: true },
  failedRules: { kind: 'dict', label: { zh: '未通过规则', en: 'Broken rules' }, dict: 'review_rule', multiple: true, readOnly: true },
  waitingSince: { kind: 'dateTime', label: { zh: '等待起始时间', en: 'Waiting since' }, filter: 'range', readOnly: true, sortable: true },
  examineBy: { kind: 'text', label: { zh: '财务审核人', en: 'Examined by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  examineTime: { kind: 'dateTime', label: { zh: '财务审核时间', en: 'Examined at' }, filter: 'range', readOnly: true },
  examineRemark: { kind: 'text', label: { zh: '财务审核说明', en: 'Examination: remark' }, maxLength: 200, readOnly: true },
  fundTime: { kind: 'dateTime', label: { zh: '备款时间', en: 'Funded at' }, filter: 'range', readOnly: true },
  payTime: { kind: 'dateTime', label: { zh: '付款时间', en: 'Paid at' }, filter: 'range', readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true, sortable: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Waybill. */
export const shippingNoteSums = ['plannedWeight', 'loadWeight', 'unloadWeight', 'driverFee', 'feeTotal', 'payableAmount', 'openAmount'] as const;
/** States and moves of shippingNote. */
export const shippingNoteStates = {
  name: 'shippingNote',
  field: 'noteStatus',
  dict: 'note_status',
  codes: {
    draft: '10',
    toAccept: '15',
    toLoad: '20',
    loaded: '30',
    inTransit: '40',
    unloaded: '50',
    signed: '55',
    preChecked: '58',
    toCheck: '60',
    checked: '65',
    reviewed: '68',
    examined: '70',
    payable: '75',
    paying: '78',
    paid: '80',
    invoiced: '90',
    revoked: '99',
  },
  moves: {
    dispatchVehicle: { from: ['draft'], to: 'toAccept', permission: 'shipping:dispatchVehicle' },
    accept: { from: ['toAccept'], to: 'toLoad', permission: 'shipping:accept' },
    refuse: { from: ['toAccept'], to: 'revoked', permission: 'shipping:accept' },
    changeVehicle: { from: ['toAccept', 'toLoad'], permission: 'shipping:dispatchVehicle' },
    load: { from: ['toLoad'], to: 'loaded', permission: 'shipping:load' },
    depart: { from: ['loaded'], to: 'inTransit', permission: 'shipping:load' },
    unload: { from: ['loaded', 'inTransit'], to: 'unloaded', permission: 'shipping:unload' },
    sign: { from: ['unloaded'], to: 'signed', permission: 'shipping:sign' },
    preCheck: { from: ['signed'], permission: 'shipping:preCheck' },
    supplement: { from: ['signed', 'preChecked'], to: 'signed', permission: 'shipping:supplement' },
    editWeight: { from: ['signed', 'preChecked'], to: 'signed', permission: 'shipping:editWeight' },
    submitCheck: { from: ['preChecked'], permission: 'shipping:submitCheck' },
    check: { from: ['toCheck'], permission: 'shipping:check' },
    businessReview: { from: ['checked'], permission: 'shipping:businessReview' },
    reopen: { from: ['checked'], to: 'signed', permission: 'shipping:submitCheck' },
    resubmitReview: { from: ['checked'], permission: 'shipping:submitCheck' },
    examine: { from: ['reviewed'], permission: 'shipping:examine' },
    unexamine: { from: ['examined', 'payable'], to: 'reviewed', permission: 'shipping:unexamine' },
    setPayee: {
      from: ['toAccept', 'toLoad', 'loaded', 'inTransit', 'unloaded', 'signed', 'preChecked', 'toCheck', 'checked', 'reviewed', 'examined', 'payable'],
      permission: 'shipping:payee',
    },
    setGoods: { from: ['draft', 'toAccept', 'toLoad', 'loaded', 'inTransit', 'unloaded', 'signed', 'preChecked'], permission: 'shipping:edit' },
    editPrice: {
      from: ['draft', 'toAccept', 'toLoad', 'loaded', 'inTransit', 'unloaded', 'signed', 'preChecked', 'toCheck'],
      permission: 'shipping:editPrice',
    },
    revoke: { from: ['draft', 'toAccept', 'toLoad', 'loaded', 'inTransit', 'unloaded'], permission: 'shipping:revoke' },
    revokeApprove: { from: ['toAccept', 'toLoad', 'loaded', 'inTransit', 'unloaded'], permission: 'shipping:revokeApprove' },
    revokeCancel: { from: ['toAccept', 'toLoad', 'loaded', 'inTransit', 'unloaded'], permission: 'shipping:revoke' },
    edit: { from: ['draft'], permission: 'shipping:edit' },
    remove: { from: ['draft', 'revoked'], permission: 'shipping:delete' },
  },
} as const;
const loadSchemas = () => import('./shippingNote.schemas.ts');
/** What the calls of shippingNote take, as schemas for forms; fetched when asked for. */
export const shippingNoteSchemas = {
  /** Of `accept`. */
  accept: async () => (await loadSchemas()).shippingNoteAcceptInput,
  /** Of `add`. */
  add: async () => (await loadSchemas()).shippingNoteAddInput,
  /** Of `businessReview`. */
  businessReview: async () => (await loadSchemas()).shippingNoteBusinessReviewInput,
  /** Of `changeVehicle`. */
  changeVehicle: async () => (await loadSchemas()).shippingNoteChangeVehicleInput,
  /** Of `check`. */
  check: async () => (await loadSchemas()).shippingNoteCheckInput,
  /** Of `depart`. */
  depart: async () => (await loadSchemas()).shippingNoteDepartInput,
  /** Of `dispatchVehicle`. */
  dispatchVehicle: async () => (await loadSchemas()).shippingNoteDispatchVehicleInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).shippingNoteEditInput,
  /** Of `editPrice`. */
  editPrice: async () => (await loadSchemas()).shippingNoteEditPriceInput,
  /** Of `editWeight`. */
  editWeight: async () => (await loadSchemas()).shippingNoteEditWeightInput,
  /** Of `load`. */
  load: async () => (await loadSchemas()).shippingNoteLoadInput,
  /** Of `openNotes`. */
  openNotes: async () => (await loadSchemas()).shippingNoteOpenNotesInput,
  /** Of `preCheck`. */
  preCheck: async () => (await loadSchemas()).shippingNotePreCheckInput,
  /** Of `preCheckBatch`. */
  preCheckBatch: async () => (await loadSchemas()).shippingNotePreCheckBatchInput,
  /** Of `refuse`. */
  refuse: async () => (await loadSchemas()).shippingNoteRefuseInput,
  /** Of `reopen`. */
  reopen: async () => (await loadSchemas()).shippingNoteReopenInput,
  /** Of `resubmitReview`. */
  resubmitReview: async () => (await loadSchemas()).shippingNoteResubmitReviewInput,
  /** Of `revoke`. */
  revoke: async () => (await loadSchemas()).shippingNoteRevokeInput,
  /** Of `revokeApprove`. */
  revokeApprove: async () => (await loadSchemas()).shippingNoteRevokeApproveInput,
  /** Of `revokeCancel`. */
  revokeCancel: async () => (await loadSchemas()).shippingNoteRevokeCancelInput,
  /** Of `setGoods`. */
  setGoods: async () => (await loadSchemas()).shippingNoteSetGoodsInput,
  /** Of `sign`. */
  sign: async () => (await loadSchemas()).shippingNoteSignInput,
  /** Of `submitCheck`. */
  submitCheck: async () => (await loadSchemas()).shippingNoteSubmitCheckInput,
  /** Of `supplement`. */
  supplement: async () => (await loadSchemas()).shippingNoteSupplementInput,
  /** Of `unload`. */
  unload: async () => (await loadSchemas()).shippingNoteUnloadInput,
};
/** Calls of shippingNote. */
export const createShippingNoteApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).shippingNoteAddInput,
    edit: async () => (await loadSchemas()).shippingNoteEditInput,
  },
  /** 接单 · Accept. Needs `shipping:accept`. */
  accept: (body: RowReason, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/accept`, body, ...options }),
  /** 新增运单 · Add: Waybill. Needs `shipping:add`. */
  add: (body: ShippingNoteAdd, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'POST', path: `/shipping/hyShippingNote/add`, body, ...options }),
  /** 业务审核 · Business review. Needs `shipping:businessReview`. */
  businessReview: (body: BusinessReviewInput, options?: CallOptions) =>
    transport.request<NoteBatchResult>({ method: 'PUT', path: `/shipping/hyShippingNote/businessReview`, body, ...options }),
  /** 业务审核规则 · Rules of the business review. Needs `shipping:list`. */
  businessRules: (query: ShippingNoteBusinessRulesQuery, options?: CallOptions) =>
    transport.request<BusinessRules>({ method: 'GET', path: `/shipping/hyShippingNote/businessRules`, query, ...options }),
  /** 改派 · Change driver or vehicle. Needs `shipping:dispatchVehicle`. Send an `idempotencyKey`. */
  changeVehicle: (body: TripInput, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/changeVehicle`, body, ...options }),
  /** 验收 · Check. Needs `shipping:check`. Send an `idempotencyKey`. */
  check: (body: CheckInput, options?: CallOptions) =>
    transport.request<NoteBatchResult>({ method: 'PUT', path: `/shipping/hyShippingNote/check`, body, ...options }),
  /** 删除运单 · Delete: Waybill. Needs `shipping:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/shipping/hyShippingNote/delete`, query: { id }, ...options }),
  /** 批量删除运单 · Delete several: Waybill. Needs `shipping:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/shipping/hyShippingNote/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 发车 · Depart. Needs `shipping:load`. */
  depart: (body: DepartInput, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/depart`, body, ...options }),
  /** 运单详情 · Waybill with goods and documents. Needs `shipping:list`. */
  detail: (query: ShippingNoteDetailQuery, options?: CallOptions) =>
    transport.request<NoteDetail>({ method: 'GET', path: `/shipping/hyShippingNote/detail`, query, ...options }),
  /** 派车 · Dispatch a vehicle. Needs `shipping:dispatchVehicle`. Send an `idempotencyKey`. */
  dispatchVehicle: (body: TripInput, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'POST', path: `/shipping/hyShippingNote/dispatchVehicle`, body, ...options }),
  /** 编辑运单 · Edit: Waybill. Needs `shipping:edit`. */
  edit: (body: ShippingNoteEdit, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/edit`, body, ...options }),
  /** 改价 · Change prices. Needs `shipping:editPrice`. Send an `idempotencyKey`. */
  editPrice: (body: EditPriceInput, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/editPrice`, body, ...options }),
  /** 修正重量 · Correct weights and times. Needs `shipping:editWeight`. Send an `idempotencyKey`. */
  editWeight: (body: EditWeightInput, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/editWeight`, body, ...options }),
  /** 导出运单 · Export: Waybill. Needs `shipping:export`. */
  export: (query: ShippingNoteListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/shipping/hyShippingNote/exportXls`, query, content: 'file', ...options }),
  /** 费用试算 · Try fees. Needs `shipping:list`. */
  feeTrial: (query: ShippingNoteFeeTrialQuery, options?: CallOptions) =>
    transport.request<FeeTrial>({ method: 'GET', path: `/shipping/hyShippingNote/feeTrial`, query, ...options }),
  /** 导入运单 · Import: Waybill. Needs `shipping:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/shipping/hyShippingNote/importExcel`, file, options }),
  /** 按行导入运单 · Import rows: Waybill. Needs `shipping:import`. */
  importRows: importRows(transport, '/shipping/hyShippingNote'),
  /** 运单导入模板 · Import template: Waybill. Needs `shipping:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/shipping/hyShippingNote/importTemplate`, content: 'file', ...options }),
  /** 运单列表 · List: Waybill. Needs `shipping:list`. */
  list: (query: ShippingNoteListQuery = {}, options?: CallOptions) =>
    transport.request<Page<ShippingNote>>({ method: 'GET', path: `/shipping/hyShippingNote/list`, query, ...options }),
  /** 装货 · Load. Needs `shipping:load`. Send an `idempotencyKey`. */
  load: (body: LoadInput, options?: CallOptions) => transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/load`, body, ...options }),
  /** 在途运单数 · Count open waybills of crews. Needs `shipping:list`. */
  openNotes: (body: OpenNotesInput, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'POST', path: `/shipping/hyShippingNote/openNotes`, body, ...options }),
  /** 在途运单数 · Count open waybills of crews. Needs `shipping:list`. */
  openNotesOf: (query: ShippingNoteOpenNotesOfQuery, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/shipping/hyShippingNote/openNotes`, query, ...options }),
  /** 预审 · Pre-check. Needs `shipping:preCheck`. */
  preCheck: (body: PreCheckInput, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/preCheck`, body, ...options }),
  /** 批量预审 · Pass the pre-check of several. Needs `shipping:preCheck`. */
  preCheckBatch: (body: PreCheckBatchInput, options?: CallOptions) =>
    transport.request<NoteBatchResult>({ method: 'PUT', path: `/shipping/hyShippingNote/preCheckBatch`, body, ...options }),
  /** 打印运单 · Print waybill. Needs `shipping:print`. */
  print: (query: ShippingNotePrintQuery, options?: CallOptions) =>
    transport.request<NoteDetail>({ method: 'GET', path: `/shipping/hyShippingNote/print`, query, ...options }),
  /** 运单详情 · Get: Waybill. Needs `shipping:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'GET', path: `/shipping/hyShippingNote/queryById`, query: { id }, ...options }),
  /** 拒单 · Refuse. Needs `shipping:accept`. Send an `idempotencyKey`. */
  refuse: (body: RowReason, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/refuse`, body, ...options }),
  /** 退回重核 · Begin again. Needs `shipping:submitCheck`. */
  reopen: (body: RowReason, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/reopen`, body, ...options }),
  /** 重新提交审核 · Hand in again. Needs `shipping:submitCheck`. */
  resubmitReview: (body: ResubmitInput, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/resubmitReview`, body, ...options }),
  /** 撤销 · Revoke. Needs `shipping:revoke`. Send an `idempotencyKey`. */
  revoke: (body: RevokeInput, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/revoke`, body, ...options }),
  /** 撤销审批 · Decide on revocations. Needs `shipping:revokeApprove`. Send an `idempotencyKey`. */
  revokeApprove: (body: RowVerdict, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/revokeApprove`, body, ...options }),
  /** 撤回撤销申请 · Withdraw the request to revoke. Needs `shipping:revoke`. */
  revokeCancel: (body: RowKey, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/revokeCancel`, body, ...options }),
  /** 货物明细 · Goods. Needs `shipping:edit`. */
  setGoods: (body: GoodsInput, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/setGoods`, body, ...options }),
  /** 签收 · Sign. Needs `shipping:sign`. */
  sign: (body: SignInput, options?: CallOptions) => transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/sign`, body, ...options }),
  /** 识别磅单 · Read weighing slips. Needs `shipping:list`. */
  slipReadings: (query: ShippingNoteSlipReadingsQuery, options?: CallOptions) =>
    transport.request<SlipReadings>({ method: 'GET', path: `/shipping/hyShippingNote/slipReadings`, query, ...options }),
  /** 状态计数 · Count by status. Needs `shipping:list`. */
  statusCount: (query: ShippingNoteStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/shipping/hyShippingNote/statusCount`, query, ...options }),
  /** 提交验收 · Submit for check. Needs `shipping:submitCheck`. Send an `idempotencyKey`. */
  submitCheck: (body: SubmitCheckInput, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/submitCheck`, body, ...options }),
  /** 补充单据 · Supplement documents. Needs `shipping:supplement`. */
  supplement: (body: SupplementInput, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/supplement`, body, ...options }),
  /** 卸货 · Unload. Needs `shipping:unload`. Send an `idempotencyKey`. */
  unload: (body: UnloadInput, options?: CallOptions) =>
    transport.request<ShippingNote>({ method: 'PUT', path: `/shipping/hyShippingNote/unload`, body, ...options }),
});
