// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type {
  Approval,
  OpenAmount,
  RowKey,
  RowReason,
  TaxBuildInput,
  TaxDeclaration,
  TaxPayInput,
  TaxPerson,
  TaxReceiptInput,
  TaxSetOffInput,
  TaxUsedRules,
} from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Approval, OpenAmount, TaxBuildInput, TaxDeclaration, TaxPayInput, TaxPerson, TaxReceiptInput, TaxSetOffInput, TaxUsedRules } from '../models.ts';
/** Query of `list`: filters by field. */
export type TaxDeclarationListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'batchNo'
  | 'taxKind'
  | 'period'
  | 'periodFrom'
  | 'periodTo'
  | 'companyId'
  | 'deadline'
  | 'state'
  | 'reviewTime'
  | 'declareTime'
  | 'receiptNo'
  | 'receiptTime'
  | 'payTime'
  | 'companyAccountId'
  | 'correctsId'
  | 'correctedById'
  | 'correctTime'
  | 'voidTime'
  | 'channel'
  | 'simulated'
  | 'toPay'
>;
/** Query of `file`. */
export type TaxDeclarationFileQuery = {
  id: string;
  format?: 'xlsx' | 'json';
};
/** Query of `items`. */
export type TaxDeclarationItemsQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  batchId: string;
};
/** Query of `rules`. */
export type TaxDeclarationRulesQuery = {
  id: string;
};
/** Query of `setOffAmount`. */
export type TaxDeclarationSetOffAmountQuery = {
  /** 申报主体 · Company */
  companyId: string;
  /** 所属月份 · Month */
  month: string;
};
/** Query of `statusCount`. */
export type TaxDeclarationStatusCountQuery = {
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
/** Fields of Tax declaration (涉税申报). */
export const taxDeclarationFields = {
  batchNo: {
    kind: 'text',
    label: { zh: '申报批次', en: 'Declaration number' },
    spelling: 'compact',
    filter: 'text',
    sortable: true,
    maxLength: 20,
    readOnly: true,
  },
  taxKind: { kind: 'dict', label: { zh: '申报类型', en: 'Kind of declaration' }, filter: 'options', sortable: true, dict: 'tax_kind', readOnly: true },
  period: { kind: 'text', label: { zh: '所属期', en: 'Period' }, filter: 'text', sortable: true, maxLength: 7, readOnly: true },
  periodFrom: { kind: 'date', label: { zh: '所属期起', en: 'Period from' }, filter: 'range', sortable: true, readOnly: true },
  periodTo: { kind: 'date', label: { zh: '所属期止', en: 'Period until' }, filter: 'range', sortable: true, readOnly: true },
  companyId: { kind: 'reference', label: { zh: '申报主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '申报主体', en: 'Company' }, maxLength: 512, readOnly: true },
  personCount: { kind: 'integer', label: { zh: '人数', en: 'Persons' }, sortable: true, minimum: 0, readOnly: true },
  noteCount: { kind: 'integer', label: { zh: '运单数', en: 'Waybills' }, sortable: true, minimum: 0, readOnly: true },
  incomeAmount: {
    kind: 'money',
    label: { zh: '收入总额', en: 'Income' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  paidAmount: {
    kind: 'money',
    label: { zh: '实付金额', en: 'Paid out' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  taxWithheld: {
    kind: 'money',
    label: { zh: '已代扣税款', en: 'Withheld' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  taxableAmount: {
    kind: 'money',
    label: { zh: '应税金额', en: 'Taxable' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  vatAmount: {
    kind: 'money',
    label: { zh: '增值税', en: 'VAT' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  surtaxAmount: {
    kind: 'money',
    label: { zh: '附加税费', en: 'Surtaxes' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  iitAmount: {
    kind: 'money',
    label: { zh: '个人所得税', en: 'Income tax' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  taxAmount: {
    kind: 'money',
    label: { zh: '税额合计', en: 'Tax' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  dueAmount: {
    kind: 'money',
    label: { zh: '应缴金额', en: 'To pay' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  outputVat: {
    kind: 'money',
    label: { zh: '销项税额', en: 'Output tax' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  inputVat: {
    kind: 'money',
    label: { zh: '已抵扣进项税额', en: 'Input tax set off' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  carriedVat: {
    kind: 'money',
    label: { zh: '上期留抵(负数)或未申报税额', en: 'Credit (−) or undeclared tax of earlier months' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  deadline: { kind: 'date', label: { zh: '申报截止日', en: 'Due on' }, filter: 'range', sortable: true, readOnly: true },
  state: {
    kind: 'dict',
    label: { zh: '状态', en: 'Status' },
    filter: 'options',
    sortable: true,
    uncounted: { codes: ['70', '99'], label: { zh: '已更正、已作废', en: 'corrected or void' } },
    dict: 'tax_state',
    readOnly: true,
  },
  reviewBy: { kind: 'text', label: { zh: '复核人', en: 'Reviewed by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  reviewTime: { kind: 'dateTime', label: { zh: '复核时间', en: 'Reviewed at' }, filter: 'range', sortable: true, readOnly: true },
  declareBy: { kind: 'text', label: { zh: '申报人', en: 'Declared by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  declareTime: { kind: 'dateTime', label: { zh: '申报时间', en: 'Declared at' }, filter: 'range', sortable: true, readOnly: true },
  receiptNo: { kind: 'text', label: { zh: '回执号', en: 'Receipt number' }, filter: 'text', maxLength: 64, readOnly: true },
  receiptTime: { kind: 'dateTime', label: { zh: '回执时间', en: 'Receipt of' }, filter: 'range', sortable: true, readOnly: true },
  failReason: { kind: 'text', label: { zh: '申报失败原因', en: 'Why it failed' }, maxLength: 200, readOnly: true },
  payBy: { kind: 'text', label: { zh: '缴款人', en: 'Paid by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  payTime: { kind: 'dateTime', label: { zh: '缴款时间', en: 'Paid at' }, filter: 'range', sortable: true, readOnly: true },
  companyAccountId: {
    kind: 'reference',
    label: { zh: '缴款账户', en: 'Paid from' },
    filter: 'equals',
    textField: 'accountName',
    reference: 'companyAccount',
    readOnly: true,
  },
  accountName: { kind: 'text', label: { zh: '缴款账户', en: 'Paid from' }, maxLength: 100, readOnly: true },
  voucherFiles: { kind: 'files', label: { zh: '完税凭证', en: 'Vouchers' }, maxCount: 9, readOnly: true },
  correctsId: {
    kind: 'reference',
    label: { zh: '更正原批次', en: 'Corrects' },
    filter: 'equals',
    textField: 'correctsNo',
    reference: 'taxDeclaration',
    readOnly: true,
  },
  correctsNo: { kind: 'text', label: { zh: '更正原批次', en: 'Corrects' }, maxLength: 20, readOnly: true },
  correctedById: {
    kind: 'reference',
    label: { zh: '更正后批次', en: 'Corrected by' },
    filter: 'equals',
    textField: 'correctedByNo',
    reference: 'taxDeclaration',
    readOnly: true,
  },
  correctedByNo: { kind: 'text', label: { zh: '更正后批次', en: 'Corrected by' }, maxLength: 20, readOnly: true },
  correctBy: { kind: 'text', label: { zh: '更正人', en: 'Corrected by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  correctTime: { kind: 'dateTime', label: { zh: '更正时间', en: 'Corrected at' }, filter: 'range', sortable: true, readOnly: true },
  correctReason: { kind: 'text', label: { zh: '更正原因', en: 'Why it was corrected' }, maxLength: 200, readOnly: true },
  voidBy: { kind: 'text', label: { zh: '作废人', en: 'Voided by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  voidTime: { kind: 'dateTime', label: { zh: '作废时间', en: 'Voided at' }, filter: 'range', sortable: true, readOnly: true },
  voidReason: { kind: 'text', label: { zh: '作废原因', en: 'Why it is void' }, maxLength: 200, readOnly: true },
  downloadCount: { kind: 'integer', label: { zh: '下载次数', en: 'Downloads' }, minimum: 0, readOnly: true },
  channel: { kind: 'dict', label: { zh: '申报方式', en: 'Filed by' }, filter: 'options', sortable: true, dict: 'tax_filing_channel', readOnly: true },
  simulated: { kind: 'flag', label: { zh: '模拟', en: 'Simulated' }, filter: 'options', dict: 'yn', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Tax declaration. */
export const taxDeclarationSums = [
  'incomeAmount',
  'paidAmount',
  'taxWithheld',
  'taxableAmount',
  'vatAmount',
  'surtaxAmount',
  'iitAmount',
  'taxAmount',
  'dueAmount',
  'outputVat',
  'inputVat',
] as const;
/** Fields of Person declared (申报人员). */
export const taxPersonFields = {
  batchId: { kind: 'reference', label: { zh: '申报批次', en: 'Declaration' }, filter: 'equals', reference: 'taxDeclaration', readOnly: true },
  personType: { kind: 'dict', label: { zh: '人员类型', en: 'Kind of person' }, filter: 'options', sortable: true, dict: 'tax_person_type', readOnly: true },
  personName: { kind: 'text', label: { zh: '姓名/名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, readOnly: true },
  idType: { kind: 'dict', label: { zh: '证件类型', en: 'Kind of number' }, filter: 'options', sortable: true, dict: 'third_id_type', readOnly: true },
  idNo: { kind: 'text', label: { zh: '证件号码', en: 'Number' }, sensitive: true, maxLength: 30, readOnly: true },
  phone: { kind: 'text', label: { zh: '手机号码', en: 'Mobile' }, sensitive: true, maxLength: 20, readOnly: true },
  noteCount: { kind: 'integer', label: { zh: '运单数', en: 'Waybills' }, sortable: true, minimum: 0, readOnly: true },
  incomeAmount: {
    kind: 'money',
    label: { zh: '收入', en: 'Income' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  paidAmount: {
    kind: 'money',
    label: { zh: '实付金额', en: 'Paid out' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  taxWithheld: {
    kind: 'money',
    label: { zh: '已代扣税款', en: 'Withheld' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  exemptFlag: { kind: 'flag', label: { zh: '免报送', en: 'Exempt' }, filter: 'options', dict: 'yn', readOnly: true },
  exemptReason: { kind: 'text', label: { zh: '免报送原因', en: 'Why exempt' }, maxLength: 200, readOnly: true },
  rollingIncome: {
    kind: 'money',
    label: { zh: '连续12个月收入', en: 'Income of 12 months' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  vatRate: {
    kind: 'quantity',
    label: { zh: '征收率', en: 'VAT rate' },
    minimum: 0,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  vatAmount: {
    kind: 'money',
    label: { zh: '增值税', en: 'VAT' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  surtaxAmount: {
    kind: 'money',
    label: { zh: '附加税费', en: 'Surtaxes' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  cumulativeIncome: {
    kind: 'money',
    label: { zh: '累计收入', en: 'Income of the year' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  cumulativeDeduct: {
    kind: 'money',
    label: { zh: '累计费用与减除', en: 'Deducted in the year' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  iitRate: {
    kind: 'quantity',
    label: { zh: '预扣率', en: 'Income tax rate' },
    minimum: 0,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  iitAmount: {
    kind: 'money',
    label: { zh: '本期个税', en: 'Income tax' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  taxAmount: {
    kind: 'money',
    label: { zh: '税额合计', en: 'Tax' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  previousIncome: {
    kind: 'money',
    label: { zh: '更正前收入', en: 'Income before' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  previousTax: {
    kind: 'money',
    label: { zh: '更正前税额', en: 'Tax before' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  incomeDifference: {
    kind: 'money',
    label: { zh: '收入差额', en: 'Change of income' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  taxDifference: {
    kind: 'money',
    label: { zh: '税额差额', en: 'Change of tax' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Person declared. */
export const taxPersonSums = ['noteCount', 'incomeAmount', 'paidAmount', 'taxWithheld', 'vatAmount', 'surtaxAmount', 'iitAmount', 'taxAmount'] as const;
/** States and moves of taxDeclaration. */
export const taxDeclarationStates = {
  name: 'taxDeclaration',
  field: 'state',
  dict: 'tax_state',
  codes: { toReview: '10', toDeclare: '20', declaring: '30', declared: '40', failed: '50', paid: '60', corrected: '70', void: '99' },
  moves: {
    review: { from: ['toReview'], to: 'toDeclare', permission: 'tax:review' },
    void: { from: ['toReview', 'toDeclare'], to: 'void', permission: 'tax:void' },
    declare: { from: ['toDeclare'], to: 'declaring', permission: 'tax:declare' },
    receipt: { from: ['declaring'], permission: 'tax:declare' },
    accept: { from: ['declaring'], to: 'declared' },
    fail: { from: ['declaring'], to: 'failed' },
    payTax: { from: ['declared'], to: 'paid', permission: 'tax:pay' },
    correct: { from: ['declared', 'paid'], to: 'corrected', permission: 'tax:declare' },
    rework: { from: ['failed'], to: 'toDeclare', permission: 'tax:build' },
  },
} as const;
const loadSchemas = () => import('./taxDeclaration.schemas.ts');
/** What the calls of taxDeclaration take, as schemas for forms; fetched when asked for. */
export const taxDeclarationSchemas = {
  /** Of `build`. */
  build: async () => (await loadSchemas()).taxDeclarationBuildInput,
  /** Of `correct`. */
  correct: async () => (await loadSchemas()).taxDeclarationCorrectInput,
  /** Of `declare`. */
  declare: async () => (await loadSchemas()).taxDeclarationDeclareInput,
  /** Of `payTax`. */
  payTax: async () => (await loadSchemas()).taxDeclarationPayTaxInput,
  /** Of `receipt`. */
  receipt: async () => (await loadSchemas()).taxDeclarationReceiptInput,
  /** Of `review`. */
  review: async () => (await loadSchemas()).taxDeclarationReviewInput,
  /** Of `rework`. */
  rework: async () => (await loadSchemas()).taxDeclarationReworkInput,
  /** Of `setOff`. */
  setOff: async () => (await loadSchemas()).taxDeclarationSetOffInput,
  /** Of `void`. */
  void: async () => (await loadSchemas()).taxDeclarationVoidInput,
};
/** Calls of taxDeclaration. */
export const createTaxDeclarationApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 生成批次 · Build a declaration. Needs `tax:build`. Send an `idempotencyKey`. */
  build: (body: TaxBuildInput, options?: CallOptions) =>
    transport.request<TaxDeclaration>({ method: 'POST', path: `/hytax/hyTaxDeclaration/build`, body, ...options }),
  /** 更正 · Correct. Needs `tax:declare`. Send an `idempotencyKey`. */
  correct: (body: RowReason, options?: CallOptions) =>
    transport.request<TaxDeclaration>({ method: 'PUT', path: `/hytax/hyTaxDeclaration/correct`, body, ...options }),
  /** 申报 · Declare. Needs `tax:declare`. Send an `idempotencyKey`. */
  declare: (body: RowKey, options?: CallOptions) =>
    transport.request<TaxDeclaration>({ method: 'PUT', path: `/hytax/hyTaxDeclaration/declare`, body, ...options }),
  /** 导出涉税申报 · Export: Tax declaration. Needs `tax:export`. */
  export: (query: TaxDeclarationListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hytax/hyTaxDeclaration/exportXls`, query, content: 'file', ...options }),
  /** 下载申报文件 · File of a declaration. Needs `tax:download`. */
  file: (query: TaxDeclarationFileQuery, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hytax/hyTaxDeclaration/file`, query, content: 'file', ...options }),
  /** 人员明细 · Persons of a declaration. Needs `tax:items`. */
  items: (query: TaxDeclarationItemsQuery, options?: CallOptions) =>
    transport.request<Page<TaxPerson>>({ method: 'GET', path: `/hytax/hyTaxDeclaration/items`, query, ...options }),
  /** 涉税申报列表 · List: Tax declaration. Needs `tax:list`. */
  list: (query: TaxDeclarationListQuery = {}, options?: CallOptions) =>
    transport.request<Page<TaxDeclaration>>({ method: 'GET', path: `/hytax/hyTaxDeclaration/list`, query, ...options }),
  /** 缴款登记 · Record the payment. Needs `tax:pay`. Send an `idempotencyKey`. */
  payTax: (body: TaxPayInput, options?: CallOptions) =>
    transport.request<TaxDeclaration>({ method: 'PUT', path: `/hytax/hyTaxDeclaration/payTax`, body, ...options }),
  /** 涉税申报详情 · Get: Tax declaration. Needs `tax:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<TaxDeclaration>({ method: 'GET', path: `/hytax/hyTaxDeclaration/queryById`, query: { id }, ...options }),
  /** 登记回执 · Enter the receipt. Needs `tax:declare`. Send an `idempotencyKey`. */
  receipt: (body: TaxReceiptInput, options?: CallOptions) =>
    transport.request<TaxDeclaration>({ method: 'PUT', path: `/hytax/hyTaxDeclaration/receipt`, body, ...options }),
  /** 复核 · Review. Needs `tax:review`. Send an `idempotencyKey`. */
  review: (body: RowKey, options?: CallOptions) =>
    transport.request<TaxDeclaration>({ method: 'PUT', path: `/hytax/hyTaxDeclaration/review`, body, ...options }),
  /** 重新申报 · Declare again. Needs `tax:build`. Send an `idempotencyKey`. */
  rework: (body: RowKey, options?: CallOptions) =>
    transport.request<TaxDeclaration>({ method: 'PUT', path: `/hytax/hyTaxDeclaration/rework`, body, ...options }),
  /** 适用规则 · Rules that apply. Needs `tax:list`. */
  rules: (query: TaxDeclarationRulesQuery, options?: CallOptions) =>
    transport.request<TaxUsedRules>({ method: 'GET', path: `/hytax/hyTaxDeclaration/rules`, query, ...options }),
  /** 申请进项抵扣 · Ask for input tax to be set off. Needs `tax:setOff`. Send an `idempotencyKey`. */
  setOff: (body: TaxSetOffInput, options?: CallOptions) =>
    transport.request<Approval>({ method: 'POST', path: `/hytax/hyTaxDeclaration/setOff`, body, ...options }),
  /** 可抵扣的进项税额 · Input tax that may be set off. Needs `tax:setOff`. */
  setOffAmount: (query: TaxDeclarationSetOffAmountQuery, options?: CallOptions) =>
    transport.request<OpenAmount>({ method: 'GET', path: `/hytax/hyTaxDeclaration/setOffAmount`, query, ...options }),
  /** 状态计数 · Count by status. Needs `tax:list`. */
  statusCount: (query: TaxDeclarationStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hytax/hyTaxDeclaration/statusCount`, query, ...options }),
  /** 作废 · Make void. Needs `tax:void`. Send an `idempotencyKey`. */
  void: (body: RowReason, options?: CallOptions) =>
    transport.request<TaxDeclaration>({ method: 'PUT', path: `/hytax/hyTaxDeclaration/void`, body, ...options }),
});
