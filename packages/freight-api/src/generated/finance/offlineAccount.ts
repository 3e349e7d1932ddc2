// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { BatchResult, OfflineAccount, OfflineAccountAdd, OfflineAccountEdit, OfflineAccountEnableInput } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { OfflineAccount, OfflineAccountAdd, OfflineAccountEdit, OfflineAccountEnableInput } from '../models.ts';
/** Query of `list`: filters by field. */
export type OfflineAccountListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'direction'
  | 'accountType'
  | 'accountName'
  | 'accountNo'
  | 'bankName'
  | 'ownerType'
  | 'ownerId'
  | 'ownerName'
  | 'companyAccountId'
  | 'enabled'
>;
/** Fields of Offline account (线下账户). */
export const offlineAccountFields = {
  direction: { kind: 'dict', label: { zh: '收付方向', en: 'Pays or receives' }, filter: 'options', sortable: true, dict: 'offline_direction', required: true },
  accountType: { kind: 'dict', label: { zh: '账户性质', en: 'Kind of account' }, filter: 'options', sortable: true, dict: 'bank_account_type', required: true },
  accountName: { kind: 'text', label: { zh: '户名', en: 'Account holder' }, filter: 'text', maxLength: 100, minLength: 1, required: true },
  accountNo: {
    kind: 'text',
    label: { zh: '账号', en: 'Account number' },
    rule: 'corporateAccount',
    sensitive: true,
    filter: 'equals',
    spelling: 'code',
    maxLength: 32,
    required: true,
  },
  bankName: { kind: 'text', label: { zh: '开户银行', en: 'Bank' }, filter: 'text', maxLength: 100, minLength: 1, required: true },
  ownerType: {
    kind: 'dict',
    label: { zh: '主体类型', en: 'Kind of owner' },
    filter: 'options',
    sortable: true,
    offered: ['platform', 'customer', 'driver', 'carrier'],
    dict: 'account_owner',
  },
  ownerId: { kind: 'reference', label: { zh: '所属主体', en: 'Owner' }, filter: 'equals', textField: 'ownerName', reference: 'company' },
  cnaps: { kind: 'text', label: { zh: '联行号', en: 'Branch number' }, rule: 'cnaps', spelling: 'compact', maxLength: 12 },
  remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  ownerName: { kind: 'text', label: { zh: '所属主体', en: 'Owner' }, filter: 'text', maxLength: 100, readOnly: true },
  companyAccountId: { kind: 'reference', label: { zh: '对公账户', en: 'Company account' }, filter: 'equals', reference: 'companyAccount', readOnly: true },
  useCount: { kind: 'integer', label: { zh: '使用次数', en: 'Times used' }, sortable: true, minimum: 0, readOnly: true },
  enabled: { kind: 'flag', label: { zh: '启用', en: 'Enabled' }, filter: 'options', dict: 'yn', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./offlineAccount.schemas.ts');
/** What the calls of offlineAccount take, as schemas for forms; fetched when asked for. */
export const offlineAccountSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).offlineAccountAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).offlineAccountEditInput,
  /** Of `enable`. */
  enable: async () => (await loadSchemas()).offlineAccountEnableInput,
};
/** Calls of offlineAccount. */
export const createOfflineAccountApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).offlineAccountAddInput,
    edit: async () => (await loadSchemas()).offlineAccountEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增线下账户 · Add: Offline account. Needs `offlineAccount:add`. */
  add: (body: OfflineAccountAdd, options?: CallOptions) =>
    transport.request<OfflineAccount>({ method: 'POST', path: `/shipping/hyOfflineAccount/add`, body, ...options }),
  /** 删除线下账户 · Delete: Offline account. Needs `offlineAccount:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/shipping/hyOfflineAccount/delete`, query: { id }, ...options }),
  /** 批量删除线下账户 · Delete several: Offline account. Needs `offlineAccount:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/shipping/hyOfflineAccount/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑线下账户 · Edit: Offline account. Needs `offlineAccount:edit`. */
  edit: (body: OfflineAccountEdit, options?: CallOptions) =>
    transport.request<OfflineAccount>({ method: 'PUT', path: `/shipping/hyOfflineAccount/edit`, body, ...options }),
  /** 启用或停用 · Enable or disable. Needs `offlineAccount:enable`. */
  enable: (body: OfflineAccountEnableInput, options?: CallOptions) =>
    transport.request<OfflineAccount>({ method: 'PUT', path: `/shipping/hyOfflineAccount/enable`, body, ...options }),
  /** 导出线下账户 · Export: Offline account. Needs `offlineAccount:export`. */
  export: (query: OfflineAccountListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/shipping/hyOfflineAccount/exportXls`, query, content: 'file', ...options }),
  /** 线下账户列表 · List: Offline account. Needs `offlineAccount:list`. */
  list: (query: OfflineAccountListQuery = {}, options?: CallOptions) =>
    transport.request<Page<OfflineAccount>>({ method: 'GET', path: `/shipping/hyOfflineAccount/list`, query, ...options }),
  /** 线下账户详情 · Get: Offline account. Needs `offlineAccount:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<OfflineAccount>({ method: 'GET', path: `/shipping/hyOfflineAccount/queryById`, query: { id }, ...options }),
});
