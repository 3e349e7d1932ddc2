// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importRows } from '../../importRows.ts';
import type {
  Approval,
  ImportResult,
  LimitCheckInput,
  OfflinePayInput,
  PayableNote,
  Payment,
  PaymentApproveInput,
  PaymentInput,
  PaymentLimitCheck,
  PaymentQueryInput,
  PaymentReceipt,
  PaymentResult,
  PaymentRetryInput,
  PaymentSettleInput,
  PaymentSubmitInput,
  PaymentVoucherInput,
  RowReason,
} from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type {
  Approval,
  LimitCheckInput,
  OfflinePayInput,
  PayableNote,
  Payment,
  PaymentApproveInput,
  PaymentInput,
  PaymentLimitCheck,
  PaymentQueryInput,
  PaymentReceipt,
  PaymentResult,
  PaymentRetryInput,
  PaymentSettleInput,
  PaymentSubmitInput,
  PaymentVoucherInput,
} from '../models.ts';
/** Query of `list`: filters by field. */
export type PaymentListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'paymentNo'
  | 'payKind'
  | 'noteId'
  | 'shippingNoteNumber'
  | 'billId'
  | 'billNo'
  | 'customerId'
  | 'companyId'
  | 'creditorType'
  | 'payChannel'
  | 'companyAccountId'
  | 'thirdAccountId'
  | 'offlineAccountId'
  | 'payeeType'
  | 'payeeCardId'
  | 'payeeName'
  | 'paymentMeansCode'
  | 'state'
  | 'submitTime'
  | 'approveTime'
  | 'sendTime'
  | 'requestSerial'
  | 'bankSerialNo'
  | 'payTime'
  | 'failTime'
  | 'failNoticeState'
  | 'nextQueryTime'
  | 'offlineTime'
  | 'fundFlowNo'
  | 'fundUploadState'
  | 'paysNote'
  | 'isMoved'
  | 'isOffline'
  | 'toFile'
  | 'inFile'
  | 'figure'
>;
/** Query of `failNotices`. */
export type PaymentFailNoticesQuery = {
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
/** Query of `offlineImport`. */
export type PaymentOfflineImportQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `payableExport`. */
export type PaymentPayableExportQuery = {
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
};
/** Query of `payableList`. */
export type PaymentPayableListQuery = {
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
/** Query of `receipt`. */
export type PaymentReceiptQuery = {
  id: string;
};
/** Query of `statusCount`. */
export type PaymentStatusCountQuery = {
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
/** Fields of Payment (付款单). */
export const paymentFields = {
  paymentNo: {
    kind: 'text',
    label: { zh: '支付单号', en: 'Payment number' },
    spelling: 'compact',
    filter: 'text',
    maxLength: 20,
    readOnly: true,
    sortable: true,
  },
  payKind: { kind: 'dict', label: { zh: '付款类型', en: 'Kind' }, filter: 'options', dict: 'pay_kind', readOnly: true },
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    readOnly: true,
  },
  shippingNoteNumber: { kind: 'text', label: { zh: '运单号', en: 'Waybill number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  billId: { kind: 'reference', label: { zh: '账单', en: 'Bill' }, filter: 'equals', textField: 'billNo', reference: 'bill', readOnly: true },
  billNo: { kind: 'text', label: { zh: '账单号', en: 'Bill number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', readOnly: true },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer' }, maxLength: 100, readOnly: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  creditorType: { kind: 'dict', label: { zh: '结算对象类型', en: 'Kind of creditor' }, filter: 'options', dict: 'account_owner', readOnly: true },
  creditorId: { kind: 'text', label: { zh: '结算对象编号', en: 'Creditor id' }, maxLength: 32, readOnly: true },
  payChannel: { kind: 'dict', label: { zh: '付款渠道', en: 'Channel' }, filter: 'options', dict: 'pay_channel', readOnly: true },
  companyAccountId: {
    kind: 'reference',
    label: { zh: '付款账户', en: 'Paying account' },
    filter: 'equals',
    textField: 'accountName',
    reference: 'companyAccount',
    readOnly: true,
  },
  thirdAccountId: {
    kind: 'reference',
    label: { zh: '付款第三方账户', en: 'Paying account at an institution' },
    filter: 'equals',
    textField: 'accountName',
    reference: 'thirdAccount',
    readOnly: true,
  },
  accountName: { kind: 'text', label: { zh: '付款账户', en: 'Paying account' }, maxLength: 120, readOnly: true },
  offlineAccountId: {
    kind: 'reference',
    label: { zh: '线下账户', en: 'Offline account' },
    filter: 'equals',
    textField: 'offlineAccountName',
    reference: 'offlineAccount',
    readOnly: true,
  },
  offlineAccountName: { kind: 'text', label: { zh: '线下账户', en: 'Offline account' }, maxLength: 120, readOnly: true },
  payeeType: { kind: 'dict', label: { zh: '收款人类型', en: 'Kind of payee' }, filter: 'options', dict: 'payee_type', readOnly: true },
  payeeId: { kind: 'text', label: { zh: '收款人编号', en: 'Payee id' }, maxLength: 32, readOnly: true },
  payeeCardId: { kind: 'reference', label: { zh: '收款卡', en: 'Card' }, filter: 'equals', reference: 'bankCard', readOnly: true },
  payeeName: { kind: 'text', label: { zh: '收款人', en: 'Payee' }, filter: 'text', maxLength: 100, readOnly: true },
  payeeIdNo: { kind: 'text', label: { zh: '收款人证件号', en: 'ID of the payee' }, sensitive: true, maxLength: 50, readOnly: true },
  payeeCardNo: { kind: 'text', label: { zh: '收款卡号', en: 'Card number' }, sensitive: true, maxLength: 32, readOnly: true },
  payeeBankName: { kind: 'text', label: { zh: '收款银行', en: 'Bank of the payee' }, maxLength: 100, readOnly: true },
  amount: {
    kind: 'money',
    label: { zh: '支付金额', en: 'Amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
    sortable: true,
  },
  channelFee: {
    kind: 'money',
    label: { zh: '手续费', en: 'Bank fee' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  paymentMeansCode: { kind: 'dict', label: { zh: '付款方式', en: 'Means of payment' }, filter: 'options', dict: 'payment_means', readOnly: true },
  state: { kind: 'dict', label: { zh: '支付状态', en: 'Status' }, filter: 'options', dict: 'pay_state', readOnly: true },
  submitBy: { kind: 'text', label: { zh: '提交人', en: 'Submitted by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  submitTime: { kind: 'dateTime', label: { zh: '提交时间', en: 'Submitted at' }, filter: 'range', readOnly: true },
  approveBy: { kind: 'text', label: { zh: '复核人', en: 'Approved by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  approveTime: { kind: 'dateTime', label: { zh: '复核时间', en: 'Approved at' }, filter: 'range', readOnly: true },
  approveRemark: { kind: 'text', label: { zh: '复核意见', en: 'Approval: remark' }, maxLength: 200, readOnly: true },
  sendTime: { kind: 'dateTime', label: { zh: '发出时间', en: 'Sent at' }, filter: 'range', readOnly: true },
  requestSerial: { kind: 'text', label: { zh: '请求流水号', en: 'Request serial' }, filter: 'equals', maxLength: 32, readOnly: true },
  bankSerialNo: { kind: 'text', label: { zh: '银行流水号', en: 'Bank serial' }, filter: 'equals', maxLength: 50, readOnly: true },
  payTime: { kind: 'dateTime', label: { zh: '支付时间', en: 'Paid at' }, filter: 'range', readOnly: true },
  failCode: { kind: 'text', label: { zh: '失败代码', en: 'Failure code' }, maxLength: 40, readOnly: true },
  failReason: { kind: 'text', label: { zh: '失败原因', en: 'Why it failed' }, maxLength: 200, readOnly: true },
  failTime: { kind: 'dateTime', label: { zh: '失败时间', en: 'Failed at' }, filter: 'range', readOnly: true },
  failNoticeState: { kind: 'dict', label: { zh: '失败通知', en: 'Failure notice' }, filter: 'options', dict: 'notice_state', readOnly: true },
  noticeRemark: { kind: 'text', label: { zh: '处理说明', en: 'How it was handled' }, maxLength: 200, readOnly: true },
  closeReason: { kind: 'text', label: { zh: '关闭原因', en: 'Why it was closed' }, maxLength: 200, readOnly: true },
  retryCount: { kind: 'integer', label: { zh: '重试次数', en: 'Retries' }, minimum: 0, readOnly: true },
  nextQueryTime: { kind: 'dateTime', label: { zh: '下次查询', en: 'Next query' }, filter: 'range', readOnly: true },
  voucherFiles: { kind: 'files', label: { zh: '付款凭证', en: 'Vouchers' }, maxCount: 9, image: true, readOnly: true },
  offlineTime: { kind: 'dateTime', label: { zh: '线下付款时间', en: 'Paid offline at' }, filter: 'range', readOnly: true },
  remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200, readOnly: true },
  fundFlowNo: { kind: 'text', label: { zh: '资金流水单号', en: 'Fund flow no.' }, filter: 'equals', maxLength: 20, readOnly: true },
  fundUploadState: { kind: 'dict', label: { zh: '流水上传状态', en: 'Upload of fund flow' }, filter: 'options', dict: 'upload_state', readOnly: true },
  simulated: { kind: 'text', label: { zh: '模拟', en: 'Simulated' }, derived: true, maxLength: 1, readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true, sortable: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Payment. */
export const paymentSums = ['amount', 'channelFee'] as const;
/** States and moves of payment. */
export const paymentStates = {
  name: 'payment',
  field: 'state',
  dict: 'pay_state',
  codes: { draft: '10', toApprove: '20', sent: '30', paid: '40', failed: '50', closed: '60', returned: '70', changing: '80' },
  moves: {
    submit: { from: ['draft'], to: 'toApprove', permission: 'pay:submit' },
    approve: { from: ['toApprove'], permission: 'pay:approve' },
    succeed: { from: ['sent'], to: 'paid' },
    fail: { from: ['sent'], to: 'failed' },
    giveBack: { from: ['paid'], to: 'returned' },
    query: { from: ['sent'], permission: 'pay:query' },
    settle: { from: ['sent'], permission: 'pay:settle' },
    retry: { from: ['failed', 'returned'], permission: 'pay:retry' },
    close: { from: ['draft', 'failed', 'returned'], to: 'closed', permission: 'pay:close' },
    noticeHandle: { from: ['failed', 'returned'], permission: 'pay:notice' },
    voucher: { from: ['toApprove'], permission: 'pay:voucher' },
    receipt: { from: ['paid', 'returned'], permission: 'pay:receipt' },
    change: { from: ['draft', 'toApprove', 'failed', 'returned'], to: 'changing', permission: 'payChange:apply' },
    endChange: { from: ['changing'] },
  },
} as const;
const loadSchemas = () => import('./payment.schemas.ts');
/** What the calls of payment take, as schemas for forms; fetched when asked for. */
export const paymentSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).paymentAddInput,
  /** Of `approve`. */
  approve: async () => (await loadSchemas()).paymentApproveInput,
  /** Of `close`. */
  close: async () => (await loadSchemas()).paymentCloseInput,
  /** Of `limitCheck`. */
  limitCheck: async () => (await loadSchemas()).paymentLimitCheckInput,
  /** Of `noticeHandle`. */
  noticeHandle: async () => (await loadSchemas()).paymentNoticeHandleInput,
  /** Of `offlinePay`. */
  offlinePay: async () => (await loadSchemas()).paymentOfflinePayInput,
  /** Of `queryResult`. */
  queryResult: async () => (await loadSchemas()).paymentQueryResultInput,
  /** Of `retry`. */
  retry: async () => (await loadSchemas()).paymentRetryInput,
  /** Of `settle`. */
  settle: async () => (await loadSchemas()).paymentSettleInput,
  /** Of `submit`. */
  submit: async () => (await loadSchemas()).paymentSubmitInput,
  /** Of `voucher`. */
  voucher: async () => (await loadSchemas()).paymentVoucherInput,
};
/** Calls of payment. */
export const createPaymentApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).paymentAddInput,
  },
  /** 生成付款单 · Make payments. Needs `pay:submit`. Send an `idempotencyKey`. */
  add: (body: PaymentInput, options?: CallOptions) => transport.request<PaymentResult>({ method: 'POST', path: `/hypay/hyPayment/add`, body, ...options }),
  /** 付款复核 · Approve. Needs `pay:approve`. Send an `idempotencyKey`. */
  approve: (body: PaymentApproveInput, options?: CallOptions) =>
    transport.request<PaymentResult>({ method: 'PUT', path: `/hypay/hyPayment/approve`, body, ...options }),
  /** 关闭付款 · Close. Needs `pay:close`. Send an `idempotencyKey`. */
  close: (body: RowReason, options?: CallOptions) => transport.request<Payment>({ method: 'PUT', path: `/hypay/hyPayment/close`, body, ...options }),
  /** 导出付款单 · Export: Payment. Needs `pay:export`. */
  export: (query: PaymentListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hypay/hyPayment/exportXls`, query, content: 'file', ...options }),
  /** 付款失败通知 · Failed payments. Needs `pay:notice`. */
  failNotices: (query: PaymentFailNoticesQuery = {}, options?: CallOptions) =>
    transport.request<Page<Payment>>({ method: 'GET', path: `/hypay/hyPayment/failNotices`, query, ...options }),
  /** 按行导入付款单 · Import rows: Payment. Needs `pay:offlineImport`. */
  importRows: importRows(transport, '/hypay/hyPayment'),
  /** 付款单导入模板 · Import template: Payment. Needs `pay:offlineImport`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hypay/hyPayment/importTemplate`, content: 'file', ...options }),
  /** 付款限额检查 · What payments come to. Needs `pay:submit`. */
  limitCheck: (body: LimitCheckInput, options?: CallOptions) =>
    transport.request<PaymentLimitCheck>({ method: 'POST', path: `/hypay/hyPayment/limitCheck`, body, ...options }),
  /** 付款单列表 · List: Payment. Needs `pay:list`. */
  list: (query: PaymentListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Payment>>({ method: 'GET', path: `/hypay/hyPayment/list`, query, ...options }),
  /** 标记已处理 · Mark as handled. Needs `pay:notice`. */
  noticeHandle: (body: RowReason, options?: CallOptions) =>
    transport.request<Payment>({ method: 'PUT', path: `/hypay/hyPayment/noticeHandle`, body, ...options }),
  /** 导入付款单 · Import: Payment. Needs `pay:offlineImport`. */
  offlineImport: (query: PaymentOfflineImportQuery = {}, form: FormData, options?: CallOptions) =>
    transport.request<ImportResult>({ method: 'POST', path: `/hypay/hyPayment/offlineImport`, query, body: form, content: 'upload', ...options }),
  /** 线下支付登记 · Record an offline payment. Needs `pay:offline`. Send an `idempotencyKey`. */
  offlinePay: (body: OfflinePayInput, options?: CallOptions) =>
    transport.request<Payment>({ method: 'POST', path: `/hypay/hyPayment/offlinePay`, body, ...options }),
  /** 导出待付款运单 · Export waybills to pay. Needs `pay:export`. */
  payableExport: (query: PaymentPayableExportQuery = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hypay/hyPayment/payableExport`, query, content: 'file', ...options }),
  /** 待付款运单 · Waybills to pay. Needs `pay:list`. */
  payableList: (query: PaymentPayableListQuery = {}, options?: CallOptions) =>
    transport.request<Page<PayableNote>>({ method: 'GET', path: `/hypay/hyPayment/payableList`, query, ...options }),
  /** 付款单详情 · Get: Payment. Needs `pay:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Payment>({ method: 'GET', path: `/hypay/hyPayment/queryById`, query: { id }, ...options }),
  /** 查询付款结果 · Ask for the result. Needs `pay:query`. */
  queryResult: (body: PaymentQueryInput, options?: CallOptions) =>
    transport.request<Payment>({ method: 'PUT', path: `/hypay/hyPayment/queryResult`, body, ...options }),
  /** 电子回单 · Receipt of the bank. Needs `pay:receipt`. */
  receipt: (query: PaymentReceiptQuery, options?: CallOptions) =>
    transport.request<PaymentReceipt>({ method: 'GET', path: `/hypay/hyPayment/receipt`, query, ...options }),
  /** 重试付款 · Retry. Needs `pay:retry`. Send an `idempotencyKey`. */
  retry: (body: PaymentRetryInput, options?: CallOptions) =>
    transport.request<PaymentResult>({ method: 'PUT', path: `/hypay/hyPayment/retry`, body, ...options }),
  /** 确认付款结果 · Settle what the bank does not tell. Needs `pay:settle`. Send an `idempotencyKey`. */
  settle: (body: PaymentSettleInput, options?: CallOptions) =>
    transport.request<Approval>({ method: 'PUT', path: `/hypay/hyPayment/settle`, body, ...options }),
  /** 状态计数 · Count by status. Needs `pay:list`. */
  statusCount: (query: PaymentStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hypay/hyPayment/statusCount`, query, ...options }),
  /** 提交付款 · Submit. Needs `pay:submit`. Send an `idempotencyKey`. */
  submit: (body: PaymentSubmitInput, options?: CallOptions) =>
    transport.request<PaymentResult>({ method: 'PUT', path: `/hypay/hyPayment/submit`, body, ...options }),
  /** 上传付款凭证 · Add vouchers. Needs `pay:voucher`. Send an `idempotencyKey`. */
  voucher: (body: PaymentVoucherInput, options?: CallOptions) =>
    transport.request<Payment>({ method: 'PUT', path: `/hypay/hyPayment/voucher`, body, ...options }),
});
