// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type {
  BankLine,
  BankLineAssignInput,
  BankLineMatchInput,
  BankLineSuspendInput,
  BankReconciliation,
  BankStatementImport,
  LedgerLine,
  RowKey,
} from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type {
  BankLine,
  BankLineAssignInput,
  BankLineMatchInput,
  BankLineSuspendInput,
  BankReconciliation,
  BankStatementImport,
  LedgerLine,
} from '../models.ts';
/** Query of `candidates`. */
export type BankLineCandidatesQuery = {
  id: string;
};
/** Query of `list`: filters by field. */
export type BankLineListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'companyAccountId'
  | 'tradeTime'
  | 'direction'
  | 'amount'
  | 'bankSerialNo'
  | 'requestSerial'
  | 'counterpartyName'
  | 'purpose'
  | 'source'
  | 'state'
  | 'matchNo'
  | 'matchTime'
>;
/** Query of `importStatement`. */
export type BankLineImportStatementQuery = {
  companyAccountId: string;
  mode: 'good' | 'all';
};
/** Query of `statusCount`. */
export type BankLineStatusCountQuery = {
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
/** Query of `summary`. */
export type BankLineSummaryQuery = {
  companyAccountId: string;
  begin: string;
  end: string;
};
/** Query of `unmatchedBooks`. */
export type BankLineUnmatchedBooksQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  companyAccountId: string;
};
/** Fields of Bank statement line (银行流水). */
export const bankLineFields = {
  companyAccountId: {
    kind: 'reference',
    label: { zh: '银行账户', en: 'Account' },
    filter: 'equals',
    textField: 'accountName',
    reference: 'companyAccount',
    readOnly: true,
  },
  accountName: { kind: 'text', label: { zh: '银行账户', en: 'Account' }, maxLength: 100, readOnly: true },
  tradeTime: { kind: 'dateTime', label: { zh: '交易时间', en: 'Time' }, filter: 'range', readOnly: true, sortable: true },
  direction: { kind: 'dict', label: { zh: '收支', en: 'In or out' }, filter: 'options', dict: 'bank_line_direction', readOnly: true },
  amount: {
    kind: 'money',
    label: { zh: '金额', en: 'Amount' },
    filter: 'range',
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
    sortable: true,
  },
  balance: {
    kind: 'money',
    label: { zh: '银行余额', en: 'Balance at the bank' },
    minimum: -9007199254740991,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  bankSerialNo: { kind: 'text', label: { zh: '银行流水号', en: 'Bank serial' }, spelling: 'code', filter: 'text', maxLength: 50, readOnly: true },
  requestSerial: { kind: 'text', label: { zh: '请求流水号', en: 'Request serial' }, filter: 'equals', maxLength: 32, readOnly: true },
  counterpartyName: { kind: 'text', label: { zh: '对方户名', en: 'Other side' }, filter: 'text', maxLength: 100, readOnly: true },
  counterpartyAccount: { kind: 'text', label: { zh: '对方账号', en: 'Account of the other side' }, sensitive: true, maxLength: 32, readOnly: true },
  purpose: { kind: 'text', label: { zh: '摘要', en: 'Purpose' }, filter: 'text', maxLength: 200, readOnly: true },
  source: { kind: 'dict', label: { zh: '来源', en: 'Source' }, filter: 'options', dict: 'bank_line_source', readOnly: true },
  state: { kind: 'dict', label: { zh: '对账状态', en: 'Status' }, filter: 'options', dict: 'bank_line_state', readOnly: true },
  matchNo: { kind: 'text', label: { zh: '匹配单据', en: 'Matched document' }, filter: 'text', maxLength: 40, readOnly: true },
  matchBy: { kind: 'text', label: { zh: '处理人', en: 'Handled by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  matchTime: { kind: 'dateTime', label: { zh: '处理时间', en: 'Handled at' }, filter: 'range', readOnly: true },
  remark: { kind: 'text', label: { zh: '说明', en: 'Remark' }, maxLength: 200, readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** States and moves of bankLine. */
export const bankLineStates = {
  name: 'bankLine',
  field: 'state',
  dict: 'bank_line_state',
  codes: { open: '10', matched: '20', suspense: '30', assigned: '40' },
  moves: {
    match: { from: ['open'], to: 'matched', permission: 'platformAccount:reconcile' },
    unmatch: { from: ['matched'], to: 'open', permission: 'platformAccount:reconcile' },
    suspend: { from: ['open'], to: 'suspense', permission: 'platformAccount:reconcile' },
    assign: { from: ['suspense'], to: 'assigned', permission: 'platformAccount:reconcile' },
  },
} as const;
const loadSchemas = () => import('./bankLine.schemas.ts');
/** What the calls of bankLine take, as schemas for forms; fetched when asked for. */
export const bankLineSchemas = {
  /** Of `assign`. */
  assign: async () => (await loadSchemas()).bankLineAssignInput,
  /** Of `match`. */
  match: async () => (await loadSchemas()).bankLineMatchInput,
  /** Of `suspend`. */
  suspend: async () => (await loadSchemas()).bankLineSuspendInput,
  /** Of `unmatch`. */
  unmatch: async () => (await loadSchemas()).bankLineUnmatchInput,
};
/** Calls of bankLine. */
export const createBankLineApi = (transport: Transport) => ({
  /** 认领到钱包 · Credit a wallet. Needs `platformAccount:reconcile`. Send an `idempotencyKey`. */
  assign: (body: BankLineAssignInput, options?: CallOptions) =>
    transport.request<BankLine>({ method: 'PUT', path: `/account/hyBankStatement/assign`, body, ...options }),
  /** 可匹配的账面分录 · Lines of the books that fit. Needs `platformAccount:reconcile`. */
  candidates: (query: BankLineCandidatesQuery, options?: CallOptions) =>
    transport.request<LedgerLine[]>({ method: 'GET', path: `/account/hyBankStatement/candidates`, query, ...options }),
  /** 导出银行流水 · Export: Bank statement line. Needs `bankLine:export`. */
  export: (query: BankLineListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/account/hyBankStatement/exportXls`, query, content: 'file', ...options }),
  /** 导入对账单 · Take a statement. Needs `platformAccount:reconcile`. */
  importStatement: (query: BankLineImportStatementQuery, form: FormData, options?: CallOptions) =>
    transport.request<BankStatementImport>({
      method: 'POST',
      path: `/account/hyBankStatement/importStatement`,
      query,
      body: form,
      content: 'upload',
      ...options,
    }),
  /** 银行流水列表 · List: Bank statement line. Needs `bankLine:list`. */
  list: (query: BankLineListQuery = {}, options?: CallOptions) =>
    transport.request<Page<BankLine>>({ method: 'GET', path: `/account/hyBankStatement/list`, query, ...options }),
  /** 匹配 · Match. Needs `platformAccount:reconcile`. Send an `idempotencyKey`. */
  match: (body: BankLineMatchInput, options?: CallOptions) =>
    transport.request<BankLine>({ method: 'PUT', path: `/account/hyBankStatement/match`, body, ...options }),
  /** 银行流水详情 · Get: Bank statement line. Needs `bankLine:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<BankLine>({ method: 'GET', path: `/account/hyBankStatement/queryById`, query: { id }, ...options }),
  /** 状态计数 · Count by status. Needs `bankLine:list`. */
  statusCount: (query: BankLineStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/account/hyBankStatement/statusCount`, query, ...options }),
  /** 对账汇总 · Reconciliation. Needs `bankLine:list`. */
  summary: (query: BankLineSummaryQuery, options?: CallOptions) =>
    transport.request<BankReconciliation>({ method: 'GET', path: `/account/hyBankStatement/summary`, query, ...options }),
  /** 转待查 · Book as unidentified. Needs `platformAccount:reconcile`. Send an `idempotencyKey`. */
  suspend: (body: BankLineSuspendInput, options?: CallOptions) =>
    transport.request<BankLine>({ method: 'PUT', path: `/account/hyBankStatement/suspend`, body, ...options }),
  /** 取消匹配 · Undo the match. Needs `platformAccount:reconcile`. Send an `idempotencyKey`. */
  unmatch: (body: RowKey, options?: CallOptions) => transport.request<BankLine>({ method: 'PUT', path: `/account/hyBankStatement/unmatch`, body, ...options }),
  /** 账面未达 · Lines of the books without one of the bank. Needs `bankLine:list`. */
  unmatchedBooks: (query: BankLineUnmatchedBooksQuery, options?: CallOptions) =>
    transport.request<Page<LedgerLine>>({ method: 'GET', path: `/account/hyBankStatement/unmatchedBooks`, query, ...options }),
});
