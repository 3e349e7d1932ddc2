// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { LedgerLine } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { LedgerLine } from '../models.ts';
/** Query of `list`: filters by field. */
export type LedgerLineListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'happenTime'
  | 'accountKind'
  | 'accountCode'
  | 'ownerName'
  | 'companyId'
  | 'side'
  | 'amount'
  | 'biz'
  | 'bizNo'
  | 'summary'
  | 'operator'
  | 'txnId'
>;
/** Fields of Ledger line (总账分录). */
export const ledgerLineFields = {
  happenTime: { kind: 'dateTime', label: { zh: '业务时间', en: 'Time' }, filter: 'range', sortable: false, readOnly: true },
  accountKind: { kind: 'dict', label: { zh: '科目', en: 'Account' }, filter: 'options', sortable: false, dict: 'ledger_account', readOnly: true },
  accountCode: { kind: 'text', label: { zh: '科目编号', en: 'Account code' }, filter: 'text', maxLength: 80, readOnly: true },
  ownerName: { kind: 'text', label: { zh: '核算对象', en: 'Owner' }, filter: 'text', maxLength: 200, readOnly: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  side: { kind: 'dict', label: { zh: '借贷', en: 'Side' }, filter: 'options', sortable: false, dict: 'ledger_side', readOnly: true },
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
    label: { zh: '余额', en: 'Balance after' },
    minimum: -9007199254740991,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  biz: { kind: 'dict', label: { zh: '业务类型', en: 'Posting' }, filter: 'options', sortable: false, dict: 'ledger_biz', readOnly: true },
  bizNo: { kind: 'text', label: { zh: '业务单号', en: 'Document' }, filter: 'text', maxLength: 40, readOnly: true },
  summary: { kind: 'text', label: { zh: '摘要', en: 'Summary' }, filter: 'text', maxLength: 200, readOnly: true },
  operator: { kind: 'text', label: { zh: '经办人', en: 'Operator' }, filter: 'equals', calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  txnId: { kind: 'text', label: { zh: '交易', en: 'Transaction' }, filter: 'equals', maxLength: 32, readOnly: true },
  lineNo: { kind: 'integer', label: { zh: '行号', en: 'Line' }, minimum: 0, readOnly: true },
  reversesTxnId: { kind: 'text', label: { zh: '冲正交易', en: 'Reverses' }, maxLength: 32, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of ledgerLine. */
export const createLedgerLineApi = (transport: Transport) => ({
  /** 导出总账分录 · Export: Ledger line. Needs `ledger:export`. */
  export: (query: LedgerLineListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/account/hyLedgerLine/exportXls`, query, content: 'file', ...options }),
  /** 总账分录 · Ledger lines. Needs `ledger:list`. */
  list: (query: LedgerLineListQuery = {}, options?: CallOptions) =>
    transport.request<Page<LedgerLine>>({ method: 'GET', path: `/account/hyLedgerLine/list`, query, ...options }),
});
