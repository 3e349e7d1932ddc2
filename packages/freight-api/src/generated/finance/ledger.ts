// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { LedgerBalance, TrialBalance } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { LedgerBalance, TrialBalance } from '../models.ts';
/** Query of `accounts`. */
export type LedgerAccountsQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  month: string;
  companyId?: string;
};
/** Query of `list`: filters by field. */
export type LedgerListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'accountKind' | 'accountCode' | 'ownerName' | 'companyId' | 'side' | 'month'>;
/** Query of `trialBalance`. */
export type LedgerTrialBalanceQuery = {
  month: string;
  companyId?: string;
};
/** Fields of Account balance (科目余额). */
export const ledgerBalanceFields = {
  accountKind: { kind: 'dict', label: { zh: '科目', en: 'Account' }, filter: 'options', sortable: false, dict: 'ledger_account', readOnly: true },
  accountCode: { kind: 'text', label: { zh: '科目编号', en: 'Account code' }, filter: 'text', maxLength: 80, readOnly: true },
  ownerName: { kind: 'text', label: { zh: '核算对象', en: 'Owner' }, filter: 'text', maxLength: 200, readOnly: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  side: { kind: 'dict', label: { zh: '余额方向', en: 'Side' }, filter: 'options', sortable: false, dict: 'ledger_side', readOnly: true },
  opening: {
    kind: 'money',
    label: { zh: '期初余额', en: 'Opening balance' },
    minimum: -9007199254740991,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  debit: {
    kind: 'money',
    label: { zh: '本期借方', en: 'Debit' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  credit: {
    kind: 'money',
    label: { zh: '本期贷方', en: 'Credit' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  closing: {
    kind: 'money',
    label: { zh: '期末余额', en: 'Closing balance' },
    minimum: -9007199254740991,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of ledger. */
export const createLedgerApi = (transport: Transport) => ({
  /** 科目明细余额 · Accounts. Needs `ledger:list`. */
  accounts: (query: LedgerAccountsQuery, options?: CallOptions) =>
    transport.request<Page<LedgerBalance>>({ method: 'GET', path: `/account/hyLedger/list`, query, ...options }),
  /** 导出科目余额 · Export: Account balance. Needs `ledger:export`. */
  export: (query: LedgerListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/account/hyLedger/exportXls`, query, content: 'file', ...options }),
  /** 科目余额表 · Trial balance. Needs `ledger:list`. */
  trialBalance: (query: LedgerTrialBalanceQuery, options?: CallOptions) =>
    transport.request<TrialBalance>({ method: 'GET', path: `/account/hyLedger/trialBalance`, query, ...options }),
});
