// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { BatchResult, WalletConfig, WalletConfigAdd, WalletConfigEdit, WalletConfigEnableInput } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { WalletConfig, WalletConfigAdd, WalletConfigEdit, WalletConfigEnableInput } from '../models.ts';
/** Query of `list`: filters by field. */
export type WalletConfigListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'companyId'
  | 'channelType'
  | 'channelFeeMode'
  | 'smsConfirm'
  | 'autoFreeze'
  | 'autoPay'
  | 'companyAccountId'
  | 'thirdAccountId'
  | 'enabled'
  | 'pending'
>;
/** Fields of Payment settings (钱包配置). */
export const walletConfigFields = {
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', required: true },
  channelType: {
    kind: 'dict',
    label: { zh: '出款渠道', en: 'Channel' },
    filter: 'options',
    sortable: true,
    offered: ['bank', 'third'],
    dict: 'pay_channel',
    required: true,
  },
  singleLimit: {
    kind: 'money',
    label: { zh: '单笔限额', en: 'Limit of one payment' },
    minimum: 100,
    maximum: 100000000000,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  dayLimit: {
    kind: 'money',
    label: { zh: '单日限额', en: 'Limit of a day' },
    minimum: 100,
    maximum: 100000000000,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  driverDayLimit: {
    kind: 'money',
    label: { zh: '单个收款人日限额', en: 'Limit of a payee and day' },
    minimum: 100,
    maximum: 100000000000,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  dualApproveAmount: {
    kind: 'money',
    label: { zh: '双人复核起点', en: 'Two people from' },
    default: 0,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
  },
  channelFeeMode: {
    kind: 'dict',
    label: { zh: '手续费方式', en: 'Kind of bank fee' },
    filter: 'options',
    sortable: true,
    dict: 'channel_fee_mode',
    required: true,
  },
  channelFee: { kind: 'integer', label: { zh: '手续费', en: 'Bank fee' }, default: 0, minimum: 0, maximum: 100000, required: true },
  smsConfirm: { kind: 'flag', label: { zh: '付款短信验证', en: 'SMS before paying' }, filter: 'options', default: '0', dict: 'yn', required: true },
  autoFreeze: { kind: 'flag', label: { zh: '调度自动冻结', en: 'Set money aside at dispatch' }, filter: 'options', default: '1', dict: 'yn', required: true },
  freezeRatio: { kind: 'integer', label: { zh: '冻结比例', en: 'Share set aside' }, default: 10000, minimum: 1, maximum: 10000, required: true },
  autoPay: { kind: 'flag', label: { zh: '审核后自动付款', en: 'Hand payments in by itself' }, filter: 'options', default: '0', dict: 'yn', required: true },
  limitReason: { kind: 'text', label: { zh: '限额变更原因', en: 'Why limits change' }, derived: true, maxLength: 200 },
  companyAccountId: {
    kind: 'reference',
    label: { zh: '付款账户', en: 'Paying account' },
    filter: 'equals',
    textField: 'accountName',
    reference: 'companyAccount',
  },
  thirdAccountId: {
    kind: 'reference',
    label: { zh: '付款第三方账户', en: 'Paying account at an institution' },
    filter: 'equals',
    textField: 'thirdAccountNo',
    reference: 'thirdAccount',
  },
  payWindow: {
    kind: 'text',
    label: { zh: '出款时段', en: 'Hours of payment' },
    maxLength: 11,
    pattern: '^([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-3]):[0-5]\\d$',
  },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  accountName: { kind: 'text', label: { zh: '付款账户', en: 'Paying account' }, maxLength: 100, readOnly: true },
  thirdAccountNo: { kind: 'text', label: { zh: '付款第三方账户', en: 'Paying account at an institution' }, maxLength: 32, readOnly: true },
  enabled: { kind: 'flag', label: { zh: '启用', en: 'Enabled' }, filter: 'options', dict: 'yn', readOnly: true },
  pending: { kind: 'flag', label: { zh: '变更待复核', en: 'Change to be decided' }, filter: 'options', dict: 'yn', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./walletConfig.schemas.ts');
/** What the calls of walletConfig take, as schemas for forms; fetched when asked for. */
export const walletConfigSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).walletConfigAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).walletConfigEditInput,
  /** Of `enable`. */
  enable: async () => (await loadSchemas()).walletConfigEnableInput,
};
/** Calls of walletConfig. */
export const createWalletConfigApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).walletConfigAddInput,
    edit: async () => (await loadSchemas()).walletConfigEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增钱包配置 · Add: Payment settings. Needs `walletConfig:add`. */
  add: (body: WalletConfigAdd, options?: CallOptions) =>
    transport.request<WalletConfig>({ method: 'POST', path: `/account/hyWalletConfig/add`, body, ...options }),
  /** 删除钱包配置 · Delete: Payment settings. Needs `walletConfig:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/account/hyWalletConfig/delete`, query: { id }, ...options }),
  /** 批量删除钱包配置 · Delete several: Payment settings. Needs `walletConfig:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/account/hyWalletConfig/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑钱包配置 · Edit: Payment settings. Needs `walletConfig:edit`. */
  edit: (body: WalletConfigEdit, options?: CallOptions) =>
    transport.request<WalletConfig>({ method: 'PUT', path: `/account/hyWalletConfig/edit`, body, ...options }),
  /** 启用或停用 · Enable or disable. Needs `walletConfig:enable`. */
  enable: (body: WalletConfigEnableInput, options?: CallOptions) =>
    transport.request<WalletConfig>({ method: 'PUT', path: `/account/hyWalletConfig/enable`, body, ...options }),
  /** 钱包配置列表 · List: Payment settings. Needs `walletConfig:list`. */
  list: (query: WalletConfigListQuery = {}, options?: CallOptions) =>
    transport.request<Page<WalletConfig>>({ method: 'GET', path: `/account/hyWalletConfig/list`, query, ...options }),
  /** 钱包配置详情 · Get: Payment settings. Needs `walletConfig:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<WalletConfig>({ method: 'GET', path: `/account/hyWalletConfig/queryById`, query: { id }, ...options }),
});
