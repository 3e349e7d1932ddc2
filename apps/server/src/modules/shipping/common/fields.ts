import {
  basisPoints,
  coordinate,
  dict,
  flag,
  integer,
  litres,
  money,
  perMille,
  reference,
  text,
  unitPrice,
  wholeKilograms,
} from '../../../platform/contract/index.ts';
import { placeGroup } from '../../region/placeGroup.ts';

const longitude = { min: 73.4, max: 135.1 };
const latitude = { min: 3.8, max: 53.6 };

/** Loading place: a copy of the address as it was when the document was made. */
export const sendFields = {
  sendAddressId: reference('sendAddress', { label: { zh: '装货地址', en: 'Loading address' }, options: { textField: 'sendAddress' } }),
  sendName: text({ zh: '装货单位', en: 'Loading place' }, { max: 100, filter: 'text' }),
  sendContact: text({ zh: '装货联系人', en: 'Contact at loading' }, { max: 50 }),
  sendPhone: text({ zh: '装货电话', en: 'Phone at loading' }, { max: 30, rule: 'phone', sensitive: true }),
  sendProvince: text({ zh: '装货省', en: 'Loading province' }, { max: 50 }),
  sendCity: text({ zh: '装货城市', en: 'Loading city' }, { max: 50, filter: 'text' }),
  sendDistrict: text({ zh: '装货区县', en: 'Loading district' }, { max: 50 }),
  sendAdcode: text({ zh: '装货行政区划', en: 'Loading division code' }, { max: 6, rule: 'adcode', filter: 'equals' }),
  sendAddress: text({ zh: '装货详细地址', en: 'Loading street' }, { max: 256 }),
  sendLng: coordinate({ zh: '装货经度', en: 'Loading longitude' }, { range: longitude }),
  sendLat: coordinate({ zh: '装货纬度', en: 'Loading latitude' }, { range: latitude }),
};

/** Unloading place and consignee: a copy of the address as it was when the document was made. */
export const receiveFields = {
  receiveAddressId: reference('receiveAddress', {
    label: { zh: '卸货地址', en: 'Unloading address' },
    options: { textField: 'receiveAddress' },
  }),
  receiveName: text({ zh: '收货人', en: 'Consignee' }, { max: 100, filter: 'text' }),
  receiveIdNo: text({ zh: '收货方证件号', en: 'ID of the consignee' }, { max: 35, sensitive: true }),
  receiveContact: text({ zh: '收货联系人', en: 'Contact at unloading' }, { max: 50 }),
  receivePhone: text({ zh: '收货电话', en: 'Phone at unloading' }, { max: 30, rule: 'phone', sensitive: true }),
  receiveProvince: text({ zh: '卸货省', en: 'Unloading province' }, { max: 50 }),
  receiveCity: text({ zh: '卸货城市', en: 'Unloading city' }, { max: 50, filter: 'text' }),
  receiveDistrict: text({ zh: '卸货区县', en: 'Unloading district' }, { max: 50 }),
  receiveAdcode: text({ zh: '卸货行政区划', en: 'Unloading division code' }, { max: 6, rule: 'adcode', filter: 'equals' }),
  receiveAddress: text({ zh: '卸货详细地址', en: 'Unloading street' }, { max: 256 }),
  receiveLng: coordinate({ zh: '卸货经度', en: 'Unloading longitude' }, { range: longitude }),
  receiveLat: coordinate({ zh: '卸货纬度', en: 'Unloading latitude' }, { range: latitude }),
};

const placeGroupOf = (side: 'send' | 'receive') =>
  placeGroup({
    code: `${side}Adcode`,
    province: `${side}Province`,
    city: `${side}City`,
    district: `${side}District`,
    copyOf: `${side}AddressId`,
  });

/** What belongs together of both places. */
export const placeGroups = [
  placeGroupOf('send'),
  placeGroupOf('receive'),
  { name: 'sendPoint', fields: ['sendLng', 'sendLat'] },
  { name: 'receivePoint', fields: ['receiveLng', 'receiveLat'] },
];

/** Prices and rules that may be left to defaults: those of the customer, the loss setting and the configuration. */
export const termFields = {
  customerUnitPrice: unitPrice(
    { zh: '客户运价', en: "Customer's price" },
    { min: 1, description: 'In agent mode the price that the agent pays. Empty: computed from the service fee.' },
  ),
  agentFee: money({ zh: '代理运费', en: 'Agent fee' }, { description: 'Agent mode without a price: the whole amount.' }),
  cargoPrice: money({ zh: '货值单价(吨)', en: 'Cargo value per tonne' }, { description: 'Required when a loss is deducted.' }),
  weightBasis: dict('weight_basis', { label: { zh: '结算重量依据', en: 'Weight basis' }, options: { default: '3' } }),
  lossMode: dict('loss_mode', { label: { zh: '货损方式', en: 'Loss rule' } }),
  lossRate: perMille({ zh: '允许货损率', en: 'Tolerated loss' }, { max: 500 }),
  lossKg: wholeKilograms({ zh: '允许货损重量', en: 'Tolerated loss per vehicle' }, { max: 5000 }),
  lossDeduct: dict('loss_deduct', { label: { zh: '扣损方式', en: 'Deduction' } }),
  lossPass: dict('loss_pass', { label: { zh: '货损去向', en: 'Loss goes to' } }),
  roundMode: dict('round_mode', { label: { zh: '抹零方式', en: 'Rounding' } }),
  settleType: dict('settle_type', { label: { zh: '结算方式', en: 'Settlement' } }),
  termDays: integer({ zh: '账期(天)', en: 'Term (days)' }, { min: 1, max: 180 }),
  serviceRate: basisPoints({ zh: '服务费率', en: 'Service rate' }, { max: 2000 }),
  feeCalcMode: dict('fee_calc_mode', { label: { zh: '服务费方式', en: 'Service fee mode' } }),
};

/** Who is who; names are copies. */
export const partyNameFields = {
  customerName: text({ zh: '客户名称', en: 'Customer name' }, { max: 100, filter: 'text' }),
  shipperName: text({ zh: '货主名称', en: 'Shipper name' }, { max: 512, filter: 'text' }),
  agentName: text({ zh: '代理名称', en: 'Agent name' }, { max: 100, filter: 'text' }),
  carrierName: text({ zh: '承运商名称', en: 'Carrier name' }, { max: 100, filter: 'text' }),
};

/** Parties that are always chosen. */
export const partyFields = {
  orderMode: dict('order_mode', { label: { zh: '订单模式', en: 'Order mode' }, options: { codes: ['1', '2', '3'] } }),
  customerId: reference('customer', { label: { zh: '客户', en: 'Customer' }, options: { textField: 'customerName' } }),
  shipperId: reference('shipper', { label: { zh: '货主', en: 'Shipper' }, options: { textField: 'shipperName' } }),
};

/** Parties by mode, and the operating company. */
export const furtherPartyFields = {
  companyId: reference('company', {
    label: { zh: '运营主体', en: 'Operating company' },
    options: { description: 'The default company when empty.' },
  }),
  agentId: reference('customer', {
    label: { zh: '代理公司', en: 'Agent' },
    options: { textField: 'agentName', description: 'Required in agent mode.' },
  }),
  carrierId: reference('carrier', { label: { zh: '承运商', en: 'Carrier' }, options: { textField: 'carrierName' } }),
};

/** What is carried, and how. */
export const cargoFields = {
  cargoName: text({ zh: '货物名称', en: 'Cargo' }, { max: 100, filter: 'text' }),
  cargoTypeCode: dict('cargo_type', { label: { zh: '货物类型', en: 'Cargo type' } }),
};

/** Kind of business; the defaults are trunk haulage by road. */
export const businessFields = {
  businessTypeCode: dict('business_type', { label: { zh: '业务类型', en: 'Business type' }, options: { default: '1002996' } }),
  transportTypeCode: dict('transport_type', { label: { zh: '运输组织类型', en: 'Mode of transport' }, options: { default: '1' } }),
};

/** How the carriage is priced. */
export const priceFields = {
  priceMode: dict('price_mode', { label: { zh: '计价方式', en: 'Pricing' } }),
  unitPrice: unitPrice({ zh: '司机运价', en: "Driver's price" }, { min: 1, max: 100_000_000, sortable: true }),
};

/** Volume and pieces, for prices by them. */
export const measureFields = {
  volume: litres({ zh: '体积', en: 'Volume' }, { narrow: true }),
  pieces: integer({ zh: '件数', en: 'Pieces' }, { narrow: true }),
};

/** Insurance and receipt. */
export const serviceFields = {
  needInsurance: flag({ zh: '是否投保', en: 'Insure' }, { default: '0' }),
  insuredAmount: money({ zh: '保险金额', en: 'Insured amount' }),
  needReceipt: flag({ zh: '是否需回单', en: 'Receipt needed' }, { default: '1' }),
};
