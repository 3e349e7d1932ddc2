// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { AccountBalances, AccountRecord, AccountStatement, PayeeBalances } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { AccountBalances, AccountRecord, AccountStatement, PayeeBalances } from '../models.ts';
/** Query of `balances`. */
export type AccountRecordBalancesQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  ownerType?: 'driver' | 'carrier' | 'customer';
  ownerId?: string;
  walletId?: string;
};
/** Query of `list`: filters by field. */
export type AccountRecordListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'happenTime'
  | 'ownerType'
  | 'direction'
  | 'amount'
  | 'biz'
  | 'bizNo'
  | 'shippingNoteNumber'
  | 'summary'
  | 'ownerId'
  | 'walletId'
>;
/** Query of `statement`. */
export type AccountRecordStatementQuery = {
  month: string;
  ownerType?: 'driver' | 'carrier' | 'customer';
  ownerId?: string;
  walletId?: string;
};
/** Query of `summary`. */
export type AccountRecordSummaryQuery = {
  ownerType: 'driver' | 'carrier';
  ownerId: string;
};
/** Fields of Account record (账户流水). */
export const accountRecordFields = {
  happenTime: { kind: 'dateTime', label: { zh: '时间', en: 'Time' }, filter: 'range', sortable: false, readOnly: true },
  ownerType: { kind: 'dict', label: { zh: '账户主体类型', en: 'Kind of owner' }, filter: 'options', sortable: false, dict: 'account_owner', readOnly: true },
  ownerName: { kind: 'text', label: { zh: '账户主体', en: 'Owner' }, maxLength: 100, readOnly: true },
  accountCode: { kind: 'text', label: { zh: '科目', en: 'Account' }, maxLength: 64, readOnly: true },
  accountName: { kind: 'text', label: { zh: '科目名称', en: 'Account name' }, maxLength: 100, readOnly: true },
  direction: { kind: 'dict', label: { zh: '方向', en: 'Direction' }, filter: 'options', sortable: false, dict: 'record_direction', readOnly: true },
  amount: {
    kind: 'money',
    label: { zh: '金额', en: 'Amount' },
    filter: 'range',
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  balanceAfter: {
    kind: 'money',
    label: { zh: '变动后余额', en: 'Balance after' },
    derived: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  frozenAfter: {
    kind: 'money',
    label: { zh: '变动后冻结', en: 'Frozen after' },
    derived: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  biz: { kind: 'dict', label: { zh: '业务类型', en: 'Posting' }, filter: 'options', sortable: false, dict: 'ledger_biz', readOnly: true },
  bizNo: { kind: 'text', label: { zh: '业务单号', en: 'Document' }, filter: 'text', maxLength: 40, readOnly: true },
  shippingNoteNumber: { kind: 'text', label: { zh: '运单号', en: 'Waybill' }, spelling: 'compact', filter: 'text', maxLength: 40, readOnly: true },
  summary: { kind: 'text', label: { zh: '摘要', en: 'Summary' }, filter: 'text', maxLength: 200, readOnly: true },
  txnId: { kind: 'text', label: { zh: '交易', en: 'Transaction' }, maxLength: 32, readOnly: true },
  lineNo: { kind: 'integer', label: { zh: '行号', en: 'Line' }, minimum: 0, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of accountRecord. */
export const createAccountRecordApi = (transport: Transport) => ({
  /** 期初期末余额 · Opening and closing balance. Needs `accountRecord:list`. */
  balances: (query: AccountRecordBalancesQuery = {}, options?: CallOptions) =>
    transport.request<AccountBalances>({ method: 'GET', path: `/account/hyAccountRecord/balances`, query, ...options }),
  /** 导出账户流水 · Export: Account record. Needs `accountRecord:export`. */
  export: (query: AccountRecordListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/account/hyAccountRecord/exportXls`, query, content: 'file', ...options }),
  /** 账户流水 · Account records. Needs `accountRecord:list`. */
  list: (query: AccountRecordListQuery = {}, options?: CallOptions) =>
    transport.request<Page<AccountRecord>>({ method: 'GET', path: `/account/hyAccountRecord/list`, query, ...options }),
  /** 月度对账单 · Statement of a month. Needs `accountRecord:export`. */
  statement: (query: AccountRecordStatementQuery, options?: CallOptions) =>
    transport.request<AccountStatement>({ method: 'GET', path: `/account/hyAccountRecord/statement`, query, ...options }),
  /** 账户余额 · Balances. Needs `accountRecord:list`. */
  summary: (query: AccountRecordSummaryQuery, options?: CallOptions) =>
    transport.request<PayeeBalances>({ method: 'GET', path: `/account/hyAccountRecord/summary`, query, ...options }),
});
