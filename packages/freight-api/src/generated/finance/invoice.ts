// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { Invoice, InvoiceDeliverInput, InvoiceIssueInput, InvoiceItem, InvoiceRedInput, InvoiceRequest, RowKey, RowReason } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Invoice, InvoiceDeliverInput, InvoiceIssueInput, InvoiceItem, InvoiceRedInput, InvoiceRequest } from '../models.ts';
/** Query of `list`: filters by field. */
export type InvoiceListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'serialNo'
  | 'invoiceNo'
  | 'invoiceType'
  | 'requestBillId'
  | 'requestNo'
  | 'companyId'
  | 'sellerName'
  | 'customerId'
  | 'buyerName'
  | 'buyerTaxNo'
  | 'state'
  | 'issueTime'
  | 'failTime'
  | 'simulated'
  | 'isRed'
  | 'redOfId'
  | 'deliverType'
  | 'deliverTime'
  | 'voidTime'
  | 'noteId'
>;
/** Query of `file`. */
export type InvoiceFileQuery = {
  id: string;
  format?: 'pdf' | 'ofd' | 'xml';
};
/** Query of `items`. */
export type InvoiceItemsQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  invoiceId: string;
};
/** Query of `statusCount`. */
export type InvoiceStatusCountQuery = {
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
/** Fields of Invoice (发票). */
export const invoiceFields = {
  serialNo: { kind: 'text', label: { zh: '开票流水号', en: 'Serial' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  invoiceNo: {
    kind: 'text',
    label: { zh: '发票号码', en: 'Invoice number' },
    spelling: 'compact',
    filter: 'text',
    sortable: true,
    maxLength: 20,
    readOnly: true,
  },
  invoiceCode: { kind: 'text', label: { zh: '发票代码', en: 'Invoice code' }, maxLength: 12, readOnly: true },
  invoiceType: { kind: 'dict', label: { zh: '发票种类', en: 'Kind of invoice' }, filter: 'options', sortable: true, dict: 'invoice_type', readOnly: true },
  requestBillId: {
    kind: 'reference',
    label: { zh: '开票申请', en: 'Request' },
    filter: 'equals',
    textField: 'requestNo',
    reference: 'invoiceRequest',
    readOnly: true,
  },
  requestNo: { kind: 'text', label: { zh: '申请单号', en: 'Request number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  companyId: { kind: 'reference', label: { zh: '销方', en: 'Company' }, filter: 'equals', textField: 'sellerName', reference: 'company', readOnly: true },
  sellerName: { kind: 'text', label: { zh: '销方名称', en: 'Seller' }, filter: 'text', maxLength: 512, readOnly: true },
  sellerTaxNo: { kind: 'text', label: { zh: '销方税号', en: 'Taxpayer number of the seller' }, maxLength: 20, readOnly: true },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', readOnly: true },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer' }, maxLength: 100, readOnly: true },
  buyerName: { kind: 'text', label: { zh: '购方名称', en: 'Buyer' }, filter: 'text', maxLength: 100, readOnly: true },
  buyerTaxNo: {
    kind: 'text',
    label: { zh: '购方税号', en: 'Taxpayer number of the buyer' },
    rule: 'taxNo',
    filter: 'text',
    spelling: 'compact',
    maxLength: 20,
    readOnly: true,
  },
  buyerAddress: { kind: 'text', label: { zh: '购方地址', en: 'Address of the buyer' }, maxLength: 200, readOnly: true },
  buyerTel: { kind: 'text', label: { zh: '购方电话', en: 'Phone of the buyer' }, rule: 'phone', spelling: 'phone', maxLength: 30, readOnly: true },
  buyerBank: { kind: 'text', label: { zh: '购方开户行', en: 'Bank of the buyer' }, maxLength: 100, readOnly: true },
  buyerAccount: {
    kind: 'text',
    label: { zh: '购方账号', en: 'Account of the buyer' },
    rule: 'corporateAccount',
    spelling: 'code',
    maxLength: 32,
    readOnly: true,
  },
  goodsName: { kind: 'text', label: { zh: '项目名称', en: 'Goods or service' }, maxLength: 100, readOnly: true },
  taxRate: {
    kind: 'quantity',
    label: { zh: '税率', en: 'Tax rate' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  amountExclTax: {
    kind: 'money',
    label: { zh: '不含税金额', en: 'Net amount' },
    minimum: -9007199254740991,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  taxAmount: {
    kind: 'money',
    label: { zh: '税额', en: 'Tax' },
    minimum: -9007199254740991,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  amountInclTax: {
    kind: 'money',
    label: { zh: '价税合计', en: 'Total with tax' },
    sortable: true,
    minimum: -9007199254740991,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  redAmount: {
    kind: 'money',
    label: { zh: '已红冲', en: 'Reversed' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  leftAmount: {
    kind: 'money',
    label: { zh: '可红冲余额', en: 'Can be reversed' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  noteCount: { kind: 'integer', label: { zh: '运单数', en: 'Waybills' }, sortable: true, minimum: 0, readOnly: true },
  remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 230, readOnly: true },
  state: {
    kind: 'dict',
    label: { zh: '状态', en: 'Status' },
    filter: 'options',
    sortable: true,
    uncounted: { codes: ['10', '20', '60', '70'], label: { zh: '未开具与已作废', en: 'not issued and void' } },
    dict: 'invoice_state',
    readOnly: true,
  },
  issuer: { kind: 'text', label: { zh: '开票人', en: 'Issued by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  issueTime: { kind: 'dateTime', label: { zh: '开票时间', en: 'Issued at' }, filter: 'range', sortable: true, readOnly: true },
  failCode: { kind: 'text', label: { zh: '失败代码', en: 'Code of the failure' }, maxLength: 40, readOnly: true },
  failReason: { kind: 'text', label: { zh: '失败原因', en: 'Why it failed' }, maxLength: 200, readOnly: true },
  failTime: { kind: 'dateTime', label: { zh: '失败时间', en: 'Failed at' }, filter: 'range', sortable: true, readOnly: true },
  simulated: { kind: 'flag', label: { zh: '模拟', en: 'Simulated' }, filter: 'options', dict: 'yn', readOnly: true },
  isRed: { kind: 'flag', label: { zh: '红字发票', en: 'Red invoice' }, filter: 'options', dict: 'yn', readOnly: true },
  redOfId: { kind: 'reference', label: { zh: '原发票', en: 'Original' }, filter: 'equals', textField: 'redOfNo', reference: 'invoice', readOnly: true },
  redOfNo: { kind: 'text', label: { zh: '原发票号码', en: 'Number of the original' }, spelling: 'compact', maxLength: 20, readOnly: true },
  redReason: { kind: 'text', label: { zh: '红冲原因', en: 'Why it is reversed' }, maxLength: 200, readOnly: true },
  redConfirmNo: { kind: 'text', label: { zh: '红字确认单编号', en: 'Red confirmation number' }, spelling: 'compact', maxLength: 50, readOnly: true },
  deliverType: { kind: 'dict', label: { zh: '交付方式', en: 'Delivered' }, filter: 'options', sortable: true, dict: 'deliver_type', readOnly: true },
  deliverTo: { kind: 'text', label: { zh: '收票邮箱', en: 'Delivered to' }, maxLength: 100, readOnly: true },
  expressNo: { kind: 'text', label: { zh: '快递单号', en: 'Express number' }, spelling: 'compact', maxLength: 50, readOnly: true },
  deliverBy: { kind: 'text', label: { zh: '交付人', en: 'Delivered by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  deliverTime: { kind: 'dateTime', label: { zh: '交付时间', en: 'Delivered at' }, filter: 'range', sortable: true, readOnly: true },
  voidBy: { kind: 'text', label: { zh: '作废人', en: 'Voided by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  voidTime: { kind: 'dateTime', label: { zh: '作废时间', en: 'Voided at' }, filter: 'range', sortable: true, readOnly: true },
  voidReason: { kind: 'text', label: { zh: '作废原因', en: 'Why it is void' }, maxLength: 200, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Invoice. */
export const invoiceSums = ['amountExclTax', 'taxAmount', 'amountInclTax', 'redAmount', 'noteCount'] as const;
/** Fields of Waybills of an invoice (发票明细). */
export const invoiceItemFields = {
  invoiceId: { kind: 'reference', label: { zh: '发票', en: 'Invoice' }, filter: 'equals', reference: 'invoice', readOnly: true },
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    readOnly: true,
  },
  shippingNoteNumber: {
    kind: 'text',
    label: { zh: '运单号', en: 'Waybill number' },
    spelling: 'compact',
    filter: 'text',
    sortable: true,
    maxLength: 20,
    readOnly: true,
  },
  signTime: { kind: 'dateTime', label: { zh: '签收时间', en: 'Signed at' }, filter: 'range', sortable: true, readOnly: true },
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
  amountExclTax: {
    kind: 'money',
    label: { zh: '不含税金额', en: 'Net amount' },
    minimum: -9007199254740991,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  taxAmount: {
    kind: 'money',
    label: { zh: '税额', en: 'Tax' },
    minimum: -9007199254740991,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  amountInclTax: {
    kind: 'money',
    label: { zh: '价税合计', en: 'Total with tax' },
    sortable: true,
    minimum: -9007199254740991,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  redAmount: {
    kind: 'money',
    label: { zh: '已红冲', en: 'Reversed' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Waybills of an invoice. */
export const invoiceItemSums = ['settleWeight', 'amountExclTax', 'taxAmount', 'amountInclTax', 'redAmount'] as const;
/** States and moves of invoice. */
export const invoiceStates = {
  name: 'invoice',
  field: 'state',
  dict: 'invoice_state',
  codes: { toIssue: '10', issuing: '20', issued: '30', delivered: '40', reversed: '50', failed: '60', void: '70' },
  moves: {
    issue: { from: ['toIssue'], to: 'issuing', permission: 'invoice:issue' },
    succeed: { from: ['issuing'], to: 'issued' },
    fail: { from: ['issuing'], to: 'failed' },
    retry: { from: ['failed'], to: 'issuing', permission: 'invoice:issue' },
    deliver: { from: ['issued', 'delivered'], to: 'delivered', permission: 'invoice:deliver' },
    red: { from: ['issued', 'delivered'], permission: 'invoice:red' },
    reverse: { from: ['issued', 'delivered'] },
    void: { from: ['issued', 'delivered'], to: 'void', permission: 'invoice:red' },
  },
} as const;
const loadSchemas = () => import('./invoice.schemas.ts');
/** What the calls of invoice take, as schemas for forms; fetched when asked for. */
export const invoiceSchemas = {
  /** Of `deliver`. */
  deliver: async () => (await loadSchemas()).invoiceDeliverInput,
  /** Of `issue`. */
  issue: async () => (await loadSchemas()).invoiceIssueInput,
  /** Of `red`. */
  red: async () => (await loadSchemas()).invoiceRedInput,
  /** Of `retry`. */
  retry: async () => (await loadSchemas()).invoiceRetryInput,
  /** Of `void`. */
  void: async () => (await loadSchemas()).invoiceVoidInput,
};
/** Calls of invoice. */
export const createInvoiceApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 交付发票 · Deliver an invoice. Needs `invoice:deliver`. Send an `idempotencyKey`. */
  deliver: (body: InvoiceDeliverInput, options?: CallOptions) =>
    transport.request<Invoice>({ method: 'PUT', path: `/hyinvoice/hyInvoice/deliver`, body, ...options }),
  /** 导出发票 · Export: Invoice. Needs `invoice:export`. */
  export: (query: InvoiceListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyinvoice/hyInvoice/exportXls`, query, content: 'file', ...options }),
  /** 下载发票 · Download an invoice. Needs `invoice:download`. */
  file: (query: InvoiceFileQuery, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyinvoice/hyInvoice/file`, query, content: 'file', ...options }),
  /** 开具发票 · Issue invoices. Needs `invoice:issue`. Send an `idempotencyKey`. */
  issue: (body: InvoiceIssueInput, options?: CallOptions) =>
    transport.request<InvoiceRequest>({ method: 'PUT', path: `/hyinvoice/hyInvoice/issue`, body, ...options }),
  /** 发票运单明细 · Waybills of an invoice. Needs `invoice:items`. */
  items: (query: InvoiceItemsQuery, options?: CallOptions) =>
    transport.request<Page<InvoiceItem>>({ method: 'GET', path: `/hyinvoice/hyInvoice/items`, query, ...options }),
  /** 发票列表 · List: Invoice. Needs `invoice:list`. */
  list: (query: InvoiceListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Invoice>>({ method: 'GET', path: `/hyinvoice/hyInvoice/list`, query, ...options }),
  /** 发票详情 · Get: Invoice. Needs `invoice:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Invoice>({ method: 'GET', path: `/hyinvoice/hyInvoice/queryById`, query: { id }, ...options }),
  /** 红冲发票 · Reverse an invoice. Needs `invoice:red`. Send an `idempotencyKey`. */
  red: (body: InvoiceRedInput, options?: CallOptions) => transport.request<Invoice>({ method: 'PUT', path: `/hyinvoice/hyInvoice/red`, body, ...options }),
  /** 重新开具 · Try again. Needs `invoice:issue`. Send an `idempotencyKey`. */
  retry: (body: RowKey, options?: CallOptions) => transport.request<Invoice>({ method: 'PUT', path: `/hyinvoice/hyInvoice/retry`, body, ...options }),
  /** 状态计数 · Count by status. Needs `invoice:list`. */
  statusCount: (query: InvoiceStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hyinvoice/hyInvoice/statusCount`, query, ...options }),
  /** 作废发票 · Void an invoice. Needs `invoice:red`. Send an `idempotencyKey`. */
  void: (body: RowReason, options?: CallOptions) => transport.request<Invoice>({ method: 'PUT', path: `/hyinvoice/hyInvoice/void`, body, ...options }),
});
