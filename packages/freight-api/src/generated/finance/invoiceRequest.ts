// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type {
  InvoiceRequest,
  InvoiceRequestEditInput,
  InvoiceRequestInput,
  InvoiceRequestItem,
  InvoiceRequestPlan,
  InvoiceRequestTitle,
  NoteInvoice,
  RowKey,
  RowReason,
  RowVerdict,
} from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type {
  InvoiceRequest,
  InvoiceRequestEditInput,
  InvoiceRequestInput,
  InvoiceRequestItem,
  InvoiceRequestPlan,
  InvoiceRequestTitle,
  NoteInvoice,
} from '../models.ts';
/** Query of `candidates`. */
export type InvoiceRequestCandidatesQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  customerId?: string;
  companyId?: string;
  billId?: string;
};
/** Query of `candidatesExport`. */
export type InvoiceRequestCandidatesExportQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  selections?: string;
  exportFields?: string;
  customerId?: string;
  companyId?: string;
  billId?: string;
};
/** Query of `list`: filters by field. */
export type InvoiceRequestListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'requestNo'
  | 'customerId'
  | 'customerName'
  | 'companyId'
  | 'billId'
  | 'billNo'
  | 'invoiceType'
  | 'buyerName'
  | 'buyerTaxNo'
  | 'mergeMode'
  | 'state'
  | 'submitTime'
  | 'auditTime'
  | 'returnTime'
  | 'revokeTime'
  | 'noteId'
>;
/** Query of `items`. */
export type InvoiceRequestItemsQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  requestBillId: string;
};
/** Query of `statusCount`. */
export type InvoiceRequestStatusCountQuery = {
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
/** Query of `title`. */
export type InvoiceRequestTitleQuery = {
  customerId: string;
};
/** Fields of Invoice request (开票申请). */
export const invoiceRequestFields = {
  requestNo: {
    kind: 'text',
    label: { zh: '申请单号', en: 'Request number' },
    spelling: 'compact',
    filter: 'text',
    sortable: true,
    maxLength: 20,
    readOnly: true,
  },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', readOnly: true },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer' }, filter: 'text', maxLength: 100, readOnly: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  billId: { kind: 'reference', label: { zh: '账单', en: 'Bill' }, filter: 'equals', textField: 'billNo', reference: 'bill', readOnly: true },
  billNo: { kind: 'text', label: { zh: '账单号', en: 'Bill number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  invoiceType: { kind: 'dict', label: { zh: '发票种类', en: 'Kind of invoice' }, filter: 'options', sortable: true, dict: 'invoice_type', readOnly: true },
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
  noteCount: { kind: 'integer', label: { zh: '运单数', en: 'Waybills' }, sortable: true, minimum: 0, readOnly: true },
  totalAmount: {
    kind: 'money',
    label: { zh: '可开金额', en: 'Could be invoiced' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  invoiceAmount: {
    kind: 'money',
    label: { zh: '开票金额', en: 'Asked for' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  issuedAmount: {
    kind: 'money',
    label: { zh: '已开金额', en: 'Invoiced' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  redAmount: {
    kind: 'money',
    label: { zh: '已红冲或作废', en: 'Reversed or void' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  mergeMode: { kind: 'dict', label: { zh: '开票方式', en: 'Merged or split' }, filter: 'options', sortable: true, dict: 'invoice_merge', readOnly: true },
  invoiceCount: { kind: 'integer', label: { zh: '发票张数', en: 'Invoices' }, minimum: 0, readOnly: true },
  invoiceNos: { kind: 'text', label: { zh: '发票号码', en: 'Invoice numbers' }, maxLength: 2000, readOnly: true },
  state: {
    kind: 'dict',
    label: { zh: '状态', en: 'Status' },
    filter: 'options',
    sortable: true,
    uncounted: { codes: ['60', '99'], label: { zh: '已驳回与已撤销', en: 'refused and revoked' } },
    dict: 'request_bill_state',
    readOnly: true,
  },
  submitBy: { kind: 'text', label: { zh: '提交人', en: 'Submitted by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  submitTime: { kind: 'dateTime', label: { zh: '提交时间', en: 'Submitted at' }, filter: 'range', sortable: true, readOnly: true },
  auditBy: { kind: 'text', label: { zh: '审核人', en: 'Decided by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  auditTime: { kind: 'dateTime', label: { zh: '审核时间', en: 'Decided at' }, filter: 'range', sortable: true, readOnly: true },
  auditRemark: { kind: 'text', label: { zh: '审核意见', en: 'Decision: remark' }, maxLength: 200, readOnly: true },
  returnBy: { kind: 'text', label: { zh: '退回人', en: 'Returned by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  returnTime: { kind: 'dateTime', label: { zh: '退回时间', en: 'Returned at' }, filter: 'range', sortable: true, readOnly: true },
  returnReason: { kind: 'text', label: { zh: '退回原因', en: 'Why it was returned' }, maxLength: 200, readOnly: true },
  revokeTime: { kind: 'dateTime', label: { zh: '撤销时间', en: 'Revoked at' }, filter: 'range', sortable: true, readOnly: true },
  email: { kind: 'text', label: { zh: '收票邮箱', en: 'Invoice e-mail' }, rule: 'email', maxLength: 100, readOnly: true },
  mailName: { kind: 'text', label: { zh: '收票人', en: 'Mail to' }, maxLength: 50, readOnly: true },
  mailPhone: { kind: 'text', label: { zh: '收票电话', en: 'Mail phone' }, rule: 'phone', spelling: 'phone', maxLength: 30, readOnly: true },
  mailAddress: { kind: 'text', label: { zh: '收票地址', en: 'Mail address' }, maxLength: 200, readOnly: true },
  remark: { kind: 'text', label: { zh: '发票备注', en: 'Remark on the invoice' }, maxLength: 200, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Invoice request. */
export const invoiceRequestSums = ['noteCount', 'totalAmount', 'invoiceAmount', 'issuedAmount', 'redAmount'] as const;
/** Fields of Waybills of an invoice request (开票申请明细). */
export const invoiceRequestItemFields = {
  requestBillId: { kind: 'reference', label: { zh: '开票申请', en: 'Invoice request' }, filter: 'equals', reference: 'invoiceRequest', readOnly: true },
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
  feeTotal: {
    kind: 'money',
    label: { zh: '运费总额', en: 'Fee' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  openAmount: {
    kind: 'money',
    label: { zh: '可开金额', en: 'Could be invoiced' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  amount: {
    kind: 'money',
    label: { zh: '申请金额', en: 'Asked for' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  issuedAmount: {
    kind: 'money',
    label: { zh: '已开金额', en: 'Invoiced' },
    minimum: 0,
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
/** Fields whose totals come with the list of Waybills of an invoice request. */
export const invoiceRequestItemSums = ['settleWeight', 'feeTotal', 'openAmount', 'amount', 'issuedAmount', 'redAmount'] as const;
/** Fields of Waybill to invoice (可开票运单). */
export const noteInvoiceFields = {
  shippingNoteNumber: { kind: 'text', label: { zh: '运单号', en: 'Waybill number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  noteStatus: { kind: 'dict', label: { zh: '运单状态', en: 'Status' }, filter: 'options', dict: 'note_status', readOnly: true },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', readOnly: true },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer' }, maxLength: 100, readOnly: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  settleType: { kind: 'dict', label: { zh: '结算方式', en: 'Settlement' }, filter: 'options', dict: 'settle_type', readOnly: true },
  signTime: { kind: 'dateTime', label: { zh: '签收时间', en: 'Signed at' }, filter: 'range', readOnly: true, sortable: true },
  payTime: { kind: 'dateTime', label: { zh: '付款时间', en: 'Paid at' }, filter: 'range', readOnly: true },
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
  requestedAmount: {
    kind: 'money',
    label: { zh: '已申请', en: 'Asked for' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  invoicedAmount: {
    kind: 'money',
    label: { zh: '已开票', en: 'Invoiced' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  openAmount: {
    kind: 'money',
    label: { zh: '可开金额', en: 'To invoice' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  billId: { kind: 'reference', label: { zh: '账单', en: 'Bill' }, filter: 'equals', textField: 'billNo', reference: 'bill', readOnly: true },
  billNo: { kind: 'text', label: { zh: '账单号', en: 'Bill number' }, spelling: 'compact', maxLength: 20, readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Waybill to invoice. */
export const noteInvoiceSums = ['settleWeight', 'feeTotal', 'customerPaidAmount', 'requestedAmount', 'invoicedAmount', 'openAmount'] as const;
/** States and moves of invoiceRequest. */
export const invoiceRequestStates = {
  name: 'invoiceRequest',
  field: 'state',
  dict: 'request_bill_state',
  codes: { draft: '10', toAudit: '20', toIssue: '30', issuing: '40', issued: '50', partlyReversed: '55', reversed: '58', refused: '60', revoked: '99' },
  moves: {
    edit: { from: ['draft'], permission: 'requestBill:apply' },
    submit: { from: ['draft'], to: 'toAudit', permission: 'requestBill:apply' },
    audit: { from: ['toAudit'], permission: 'requestBill:audit' },
    giveBack: { from: ['toIssue', 'issuing'], to: 'refused', permission: 'invoice:issue' },
    revoke: { from: ['draft', 'toAudit'], to: 'revoked', permission: 'requestBill:revoke' },
    issue: { from: ['toIssue'], to: 'issuing', permission: 'invoice:issue' },
    finish: { from: ['issuing'] },
    reverse: { from: ['issued', 'partlyReversed'] },
  },
} as const;
const loadSchemas = () => import('./invoiceRequest.schemas.ts');
/** What the calls of invoiceRequest take, as schemas for forms; fetched when asked for. */
export const invoiceRequestSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).invoiceRequestAddInput,
  /** Of `audit`. */
  audit: async () => (await loadSchemas()).invoiceRequestAuditInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).invoiceRequestEditInput,
  /** Of `giveBack`. */
  giveBack: async () => (await loadSchemas()).invoiceRequestGiveBackInput,
  /** Of `preview`. */
  preview: async () => (await loadSchemas()).invoiceRequestPreviewInput,
  /** Of `revoke`. */
  revoke: async () => (await loadSchemas()).invoiceRequestRevokeInput,
  /** Of `submit`. */
  submit: async () => (await loadSchemas()).invoiceRequestSubmitInput,
};
/** Calls of invoiceRequest. */
export const createInvoiceRequestApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).invoiceRequestAddInput,
    edit: async () => (await loadSchemas()).invoiceRequestEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 申请开票 · Ask for invoices. Needs `requestBill:apply`. Send an `idempotencyKey`. */
  add: (body: InvoiceRequestInput, options?: CallOptions) =>
    transport.request<InvoiceRequest>({ method: 'POST', path: `/shipping/hyRequestBill/add`, body, ...options }),
  /** 审核开票申请 · Decide on a request. Needs `requestBill:audit`. Send an `idempotencyKey`. */
  audit: (body: RowVerdict, options?: CallOptions) =>
    transport.request<InvoiceRequest>({ method: 'PUT', path: `/shipping/hyRequestBill/audit`, body, ...options }),
  /** 可开票运单 · Waybills to invoice. Needs `requestBill:apply`. */
  candidates: (query: InvoiceRequestCandidatesQuery = {}, options?: CallOptions) =>
    transport.request<Page<NoteInvoice>>({ method: 'GET', path: `/shipping/hyRequestBill/candidates`, query, ...options }),
  /** 导出可开票运单 · Export waybills to invoice. Needs `requestBill:export`. */
  candidatesExport: (query: InvoiceRequestCandidatesExportQuery = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/shipping/hyRequestBill/candidatesExport`, query, content: 'file', ...options }),
  /** 编辑开票申请 · Edit a request. Needs `requestBill:apply`. Send an `idempotencyKey`. */
  edit: (body: InvoiceRequestEditInput, options?: CallOptions) =>
    transport.request<InvoiceRequest>({ method: 'PUT', path: `/shipping/hyRequestBill/edit`, body, ...options }),
  /** 导出开票申请 · Export: Invoice request. Needs `requestBill:export`. */
  export: (query: InvoiceRequestListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/shipping/hyRequestBill/exportXls`, query, content: 'file', ...options }),
  /** 退回开票申请 · Return a request. Needs `invoice:issue`. Send an `idempotencyKey`. */
  giveBack: (body: RowReason, options?: CallOptions) =>
    transport.request<InvoiceRequest>({ method: 'PUT', path: `/shipping/hyRequestBill/return`, body, ...options }),
  /** 开票申请明细 · Waybills of a request. Needs `requestBill:view`. */
  items: (query: InvoiceRequestItemsQuery, options?: CallOptions) =>
    transport.request<Page<InvoiceRequestItem>>({ method: 'GET', path: `/shipping/hyRequestBill/items`, query, ...options }),
  /** 开票申请列表 · List: Invoice request. Needs `requestBill:list`. */
  list: (query: InvoiceRequestListQuery = {}, options?: CallOptions) =>
    transport.request<Page<InvoiceRequest>>({ method: 'GET', path: `/shipping/hyRequestBill/list`, query, ...options }),
  /** 预览开票 · See what a request would come to. Needs `requestBill:apply`. */
  preview: (body: InvoiceRequestInput, options?: CallOptions) =>
    transport.request<InvoiceRequestPlan>({ method: 'POST', path: `/shipping/hyRequestBill/preview`, body, ...options }),
  /** 开票申请详情 · Get: Invoice request. Needs `requestBill:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<InvoiceRequest>({ method: 'GET', path: `/shipping/hyRequestBill/queryById`, query: { id }, ...options }),
  /** 撤销开票申请 · Revoke a request. Needs `requestBill:revoke`. Send an `idempotencyKey`. */
  revoke: (body: RowKey, options?: CallOptions) =>
    transport.request<InvoiceRequest>({ method: 'PUT', path: `/shipping/hyRequestBill/revoke`, body, ...options }),
  /** 状态计数 · Count by status. Needs `requestBill:list`. */
  statusCount: (query: InvoiceRequestStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/shipping/hyRequestBill/statusCount`, query, ...options }),
  /** 提交开票申请 · Submit a request. Needs `requestBill:apply`. Send an `idempotencyKey`. */
  submit: (body: RowKey, options?: CallOptions) =>
    transport.request<InvoiceRequest>({ method: 'PUT', path: `/shipping/hyRequestBill/submit`, body, ...options }),
  /** 开票资料 · Invoice data. Needs `requestBill:apply`. */
  title: (query: InvoiceRequestTitleQuery, options?: CallOptions) =>
    transport.request<InvoiceRequestTitle>({ method: 'GET', path: `/shipping/hyRequestBill/title`, query, ...options }),
});
