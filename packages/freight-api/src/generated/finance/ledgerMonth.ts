// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { LedgerCloseInput, LedgerMonth, LedgerReopenInput } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { LedgerCloseInput, LedgerMonth, LedgerReopenInput } from '../models.ts';
/** Query of `list`: filters by field. */
export type LedgerMonthListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'state' | 'closeTime' | 'canReopen'>;
/** Fields of Accounting month (会计期间). */
export const ledgerMonthFields = {
  month: { kind: 'text', label: { zh: '月份', en: 'Month' }, maxLength: 7, readOnly: true },
  state: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: false, dict: 'ledger_month_state', readOnly: true },
  closeBy: { kind: 'text', label: { zh: '结账人', en: 'Closed by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  closeTime: { kind: 'dateTime', label: { zh: '结账时间', en: 'Closed at' }, filter: 'range', sortable: false, readOnly: true },
  problem: { kind: 'text', label: { zh: '说明', en: 'Note' }, maxLength: 200, readOnly: true },
  canReopen: { kind: 'flag', label: { zh: '可反结账', en: 'Can be reopened' }, filter: 'options', dict: 'yn', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./ledgerMonth.schemas.ts');
/** What the calls of ledgerMonth take, as schemas for forms; fetched when asked for. */
export const ledgerMonthSchemas = {
  /** Of `close`. */
  close: async () => (await loadSchemas()).ledgerMonthCloseInput,
  /** Of `reopen`. */
  reopen: async () => (await loadSchemas()).ledgerMonthReopenInput,
};
/** Calls of ledgerMonth. */
export const createLedgerMonthApi = (transport: Transport) => ({
  /** 结账 · Close a month. Needs `ledger:close`. */
  close: (body: LedgerCloseInput, options?: CallOptions) =>
    transport.request<LedgerMonth>({ method: 'PUT', path: `/account/hyLedgerMonth/close`, body, ...options }),
  /** 会计期间 · Accounting months. Needs `ledger:list`. */
  list: (query: LedgerMonthListQuery = {}, options?: CallOptions) =>
    transport.request<Page<LedgerMonth>>({ method: 'GET', path: `/account/hyLedgerMonth/list`, query, ...options }),
  /** 反结账 · Reopen a month. Needs `ledger:close`. */
  reopen: (body: LedgerReopenInput, options?: CallOptions) =>
    transport.request<LedgerMonth>({ method: 'PUT', path: `/account/hyLedgerMonth/reopen`, body, ...options }),
});
