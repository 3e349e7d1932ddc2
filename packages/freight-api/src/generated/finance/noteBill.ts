// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { NoteBill } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { NoteBill } from '../models.ts';
/** Query of `list`: filters by field. */
export type NoteBillListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'shippingNoteNumber'
  | 'noteStatus'
  | 'customerId'
  | 'agentId'
  | 'companyId'
  | 'settleType'
  | 'signTime'
  | 'dueDate'
  | 'billId'
  | 'billNo'
  | 'billState'
  | 'invoiceNo'
  | 'billed'
  | 'due'
>;
/** Fields of Waybill account (运单账单). */
export const noteBillFields = {
  shippingNoteNumber: { kind: 'text', label: { zh: '运单号', en: 'Waybill number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  noteStatus: { kind: 'dict', label: { zh: '运单状态', en: 'Status' }, filter: 'options', dict: 'note_status', readOnly: true },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', readOnly: true },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer' }, maxLength: 100, readOnly: true },
  agentId: { kind: 'reference', label: { zh: '代理公司', en: 'Agent' }, filter: 'equals', textField: 'agentName', reference: 'customer', readOnly: true },
  agentName: { kind: 'text', label: { zh: '代理名称', en: 'Agent' }, maxLength: 100, readOnly: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  settleType: { kind: 'dict', label: { zh: '结算方式', en: 'Settlement' }, filter: 'options', dict: 'settle_type', readOnly: true },
  signTime: { kind: 'dateTime', label: { zh: '签收时间', en: 'Signed at' }, filter: 'range', readOnly: true, sortable: true },
  vehicleNumber: { kind: 'text', label: { zh: '车牌号', en: 'Plate' }, maxLength: 35, readOnly: true },
  sendCity: { kind: 'text', label: { zh: '发货城市', en: 'From' }, maxLength: 50, readOnly: true },
  receiveCity: { kind: 'text', label: { zh: '收货城市', en: 'To' }, maxLength: 50, readOnly: true },
  cargoName: { kind: 'text', label: { zh: '货物名称', en: 'Cargo' }, maxLength: 100, readOnly: true },
  settleWeight: {
    kind: 'quantity',
    label: { zh: '结算重量', en: 'Settled weight' },
    minimum: 0,
    unit: { stored: 'kg', factor: 1000, decimals: 3, symbol: { zh: '吨', en: 't' } },
    readOnly: true,
  },
  feeTotal: {
    kind: 'money',
    label: { zh: '运费总额', en: 'Fee' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  customerPaidAmount: {
    kind: 'money',
    label: { zh: '客户已回款', en: 'Paid by the customer' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  advancedAmount: {
    kind: 'money',
    label: { zh: '已垫付', en: 'Advanced' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  writtenOffAmount: {
    kind: 'money',
    label: { zh: '已核销', en: 'Written off' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  customerOpenAmount: {
    kind: 'money',
    label: { zh: '未收金额', en: 'Open receivable' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  dueDate: { kind: 'date', label: { zh: '账期到期日', en: 'Due on' }, filter: 'range', readOnly: true },
  driverFee: {
    kind: 'money',
    label: { zh: '司机运费', en: "Driver's fee" },
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
    label: { zh: '未付金额', en: 'Open payable' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  agentMargin: {
    kind: 'money',
    label: { zh: '代理差额', en: 'Agent margin' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  agentOpenAmount: {
    kind: 'money',
    label: { zh: '未付差额', en: 'Open margin' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  serviceFee: {
    kind: 'money',
    label: { zh: '服务费', en: 'Service fee' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  grossProfit: {
    kind: 'money',
    label: { zh: '毛利', en: 'Gross profit' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  billId: { kind: 'reference', label: { zh: '账单', en: 'Bill' }, filter: 'equals', textField: 'billNo', reference: 'bill', readOnly: true },
  billNo: { kind: 'text', label: { zh: '账单号', en: 'Bill number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  billState: { kind: 'dict', label: { zh: '账单状态', en: 'Bill status' }, filter: 'options', dict: 'bill_state', readOnly: true },
  invoiceNo: { kind: 'text', label: { zh: '发票号码', en: 'Invoice number' }, spelling: 'compact', filter: 'equals', maxLength: 20, readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Waybill account. */
export const noteBillSums = [
  'settleWeight',
  'feeTotal',
  'customerPaidAmount',
  'advancedAmount',
  'writtenOffAmount',
  'customerOpenAmount',
  'driverFee',
  'paidAmount',
  'openAmount',
  'agentMargin',
  'serviceFee',
  'grossProfit',
] as const;
/** Calls of noteBill. */
export const createNoteBillApi = (transport: Transport) => ({
  /** 导出运单账单 · Export: Waybill account. Needs `bill:export`. */
  export: (query: NoteBillListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/shipping/hyShippingNote/billListXls`, query, content: 'file', ...options }),
  /** 运单账单 · Accounts of waybills. Needs `bill:view`. */
  list: (query: NoteBillListQuery = {}, options?: CallOptions) =>
    transport.request<Page<NoteBill>>({ method: 'GET', path: `/shipping/hyShippingNote/billList`, query, ...options }),
});
