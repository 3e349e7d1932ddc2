// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { Approval, LedgerLine, OwnFundsInput, PlatformAccount, PlatformAccountAdd, PlatformAccountEdit, PlatformTransferInput } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Approval, LedgerLine, OwnFundsInput, PlatformAccount, PlatformAccountAdd, PlatformAccountEdit, PlatformTransferInput } from '../models.ts';
/** Query of `list`: filters by field. */
export type PlatformAccountListQuery = ListQuery<
  'id' | 'createTime' | 'updateTime' | 'companyId' | 'accountKind' | 'accountName' | 'companyAccountId' | 'state' | 'ledgerCode'
>;
/** Query of `records`. */
export type PlatformAccountRecordsQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  id: string;
};
/** Fields of Platform account (平台账户). */
export const platformAccountFields = {
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', required: true },
  accountKind: { kind: 'dict', label: { zh: '账户类别', en: 'Kind' }, filter: 'options', sortable: true, dict: 'platform_account_kind', required: true },
  accountName: { kind: 'text', label: { zh: '账户名称', en: 'Name' }, filter: 'text', maxLength: 100, minLength: 1, required: true },
  companyAccountId: {
    kind: 'reference',
    label: { zh: '关联银行账户', en: 'Account at the bank' },
    filter: 'equals',
    textField: 'bankAccountName',
    reference: 'companyAccount',
  },
  state: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, offered: ['1', '2'], dict: 'account_state' },
  remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  bankAccountName: { kind: 'text', label: { zh: '关联银行账户', en: 'Account at the bank' }, maxLength: 200, readOnly: true },
  ledgerCode: { kind: 'text', label: { zh: '账务科目', en: 'Account of the books' }, filter: 'text', maxLength: 80, readOnly: true },
  balance: {
    kind: 'money',
    label: { zh: '余额', en: 'Balance' },
    minimum: -9007199254740991,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  todayIn: {
    kind: 'money',
    label: { zh: '今日增加', en: 'In today' },
    derived: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  todayOut: {
    kind: 'money',
    label: { zh: '今日减少', en: 'Out today' },
    derived: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Platform account. */
export const platformAccountSums = ['balance', 'todayIn', 'todayOut'] as const;
const loadSchemas = () => import('./platformAccount.schemas.ts');
/** What the calls of platformAccount take, as schemas for forms; fetched when asked for. */
export const platformAccountSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).platformAccountAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).platformAccountEditInput,
  /** Of `ownFunds`. */
  ownFunds: async () => (await loadSchemas()).platformAccountOwnFundsInput,
  /** Of `transfer`. */
  transfer: async () => (await loadSchemas()).platformAccountTransferInput,
};
/** Calls of platformAccount. */
export const createPlatformAccountApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).platformAccountAddInput,
    edit: async () => (await loadSchemas()).platformAccountEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增平台账户 · Add: Platform account. Needs `platformAccount:add`. */
  add: (body: PlatformAccountAdd, options?: CallOptions) =>
    transport.request<PlatformAccount>({ method: 'POST', path: `/account/hyPlatformAccount/add`, body, ...options }),
  /** 编辑平台账户 · Edit: Platform account. Needs `platformAccount:edit`. */
  edit: (body: PlatformAccountEdit, options?: CallOptions) =>
    transport.request<PlatformAccount>({ method: 'PUT', path: `/account/hyPlatformAccount/edit`, body, ...options }),
  /** 导出平台账户 · Export: Platform account. Needs `platformAccount:export`. */
  export: (query: PlatformAccountListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/account/hyPlatformAccount/exportXls`, query, content: 'file', ...options }),
  /** 平台账户列表 · List: Platform account. Needs `platformAccount:list`. */
  list: (query: PlatformAccountListQuery = {}, options?: CallOptions) =>
    transport.request<Page<PlatformAccount>>({ method: 'GET', path: `/account/hyPlatformAccount/list`, query, ...options }),
  /** 申请自有资金出入 · Ask for own funds in or out. Needs `platformAccount:transfer`. Send an `idempotencyKey`. */
  ownFunds: (body: OwnFundsInput, options?: CallOptions) =>
    transport.request<Approval>({ method: 'POST', path: `/account/hyPlatformAccount/ownFunds`, body, ...options }),
  /** 平台账户详情 · Get: Platform account. Needs `platformAccount:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<PlatformAccount>({ method: 'GET', path: `/account/hyPlatformAccount/queryById`, query: { id }, ...options }),
  /** 平台账户流水 · Records of a platform account. Needs `platformAccount:record`. */
  records: (query: PlatformAccountRecordsQuery, options?: CallOptions) =>
    transport.request<Page<LedgerLine>>({ method: 'GET', path: `/account/hyPlatformAccount/records`, query, ...options }),
  /** 申请调拨 · Ask for a transfer. Needs `platformAccount:transfer`. Send an `idempotencyKey`. */
  transfer: (body: PlatformTransferInput, options?: CallOptions) =>
    transport.request<Approval>({ method: 'POST', path: `/account/hyPlatformAccount/transfer`, body, ...options }),
});
