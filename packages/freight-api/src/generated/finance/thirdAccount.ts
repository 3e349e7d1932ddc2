// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { BindCardInput, BindableCard, RowKey, ThirdAccount, ThirdAccountAdd, ThirdAccountEdit } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { BindCardInput, BindableCard, ThirdAccount, ThirdAccountAdd, ThirdAccountEdit } from '../models.ts';
/** Query of `cards`. */
export type ThirdAccountCardsQuery = {
  id: string;
};
/** Query of `list`: filters by field. */
export type ThirdAccountListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'accountName'
  | 'idType'
  | 'ownerType'
  | 'ownerId'
  | 'applyNo'
  | 'ownerName'
  | 'channelCode'
  | 'simulated'
  | 'accountNo'
  | 'openState'
  | 'applyTime'
  | 'openTime'
  | 'balanceTime'
  | 'signTime'
  | 'bindState'
  | 'state'
  | 'closeTime'
>;
/** Fields of Account at an institution (第三方支付账户). */
export const thirdAccountFields = {
  accountName: { kind: 'text', label: { zh: '开户名称', en: 'Account holder' }, filter: 'text', maxLength: 100, minLength: 1, required: true },
  idType: { kind: 'dict', label: { zh: '证件类型', en: 'Kind of paper' }, filter: 'options', sortable: false, dict: 'third_id_type', required: true },
  idNo: {
    kind: 'text',
    label: { zh: '证件号码', en: 'Number of the paper' },
    sensitive: true,
    spelling: 'compact',
    maxLength: 18,
    minLength: 1,
    required: true,
  },
  phone: {
    kind: 'text',
    label: { zh: '手机号', en: 'Phone' },
    rule: 'mobile',
    sensitive: true,
    spelling: 'phone',
    maxLength: 18,
    minLength: 1,
    required: true,
  },
  ownerType: {
    kind: 'dict',
    label: { zh: '主体类型', en: 'Kind of owner' },
    filter: 'options',
    sortable: true,
    offered: ['platform', 'customer', 'driver', 'carrier', 'captain'],
    dict: 'account_owner',
  },
  ownerId: { kind: 'reference', label: { zh: '开户主体', en: 'Owner' }, filter: 'equals', textField: 'ownerName', reference: 'company' },
  legalPerson: { kind: 'text', label: { zh: '法定代表人', en: 'Legal representative' }, maxLength: 50 },
  applyNo: { kind: 'text', label: { zh: '开户单号', en: 'Number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  ownerName: { kind: 'text', label: { zh: '主体名称', en: 'Name of the owner' }, filter: 'text', maxLength: 100, readOnly: true },
  channelCode: { kind: 'text', label: { zh: '渠道', en: 'Institution' }, filter: 'equals', maxLength: 20, readOnly: true },
  simulated: { kind: 'flag', label: { zh: '模拟', en: 'Simulated' }, filter: 'options', dict: 'yn', readOnly: true },
  accountNo: { kind: 'text', label: { zh: '账号', en: 'Account number' }, filter: 'text', maxLength: 32, readOnly: true },
  subAccountNo: { kind: 'text', label: { zh: '子账户', en: 'Sub-account' }, maxLength: 40, readOnly: true },
  openState: { kind: 'dict', label: { zh: '开户状态', en: 'Opening' }, filter: 'options', sortable: true, dict: 'step_state', readOnly: true },
  applyTime: { kind: 'dateTime', label: { zh: '申请时间', en: 'Applied at' }, filter: 'range', sortable: true, readOnly: true },
  openTime: { kind: 'dateTime', label: { zh: '开户时间', en: 'Opened at' }, filter: 'range', sortable: true, readOnly: true },
  failReason: { kind: 'text', label: { zh: '失败原因', en: 'Why refused' }, maxLength: 200, readOnly: true },
  balance: {
    kind: 'money',
    label: { zh: '渠道余额', en: 'Balance' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  frozen: {
    kind: 'money',
    label: { zh: '冻结金额', en: 'Frozen' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  balanceTime: { kind: 'dateTime', label: { zh: '余额时间', en: 'Balance as of' }, filter: 'range', sortable: true, readOnly: true },
  agreementNo: { kind: 'text', label: { zh: '协议号', en: 'Agreement' }, maxLength: 32, readOnly: true },
  signTime: { kind: 'dateTime', label: { zh: '签约时间', en: 'Signed at' }, filter: 'range', sortable: true, readOnly: true },
  bindCardId: { kind: 'text', label: { zh: '绑定卡编号', en: 'Id of the bound card' }, maxLength: 32, readOnly: true },
  bindCardNo: { kind: 'text', label: { zh: '绑定卡', en: 'Bound card' }, maxLength: 32, readOnly: true },
  bindState: { kind: 'dict', label: { zh: '绑卡状态', en: 'Binding' }, filter: 'options', sortable: true, dict: 'card_state', readOnly: true },
  bindRemark: { kind: 'text', label: { zh: '绑卡结果', en: 'Result of the binding' }, maxLength: 200, readOnly: true },
  state: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'account_state', readOnly: true },
  closeTime: { kind: 'dateTime', label: { zh: '注销时间', en: 'Closed at' }, filter: 'range', sortable: true, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Account at an institution. */
export const thirdAccountSums = ['balance', 'frozen'] as const;
/** States and moves of thirdAccount. */
export const thirdAccountStates = {
  name: 'thirdAccount',
  field: 'openState',
  dict: 'step_state',
  codes: { notOpened: '0', pending: '1', opened: '2', refused: '3' },
  moves: {
    open: { from: ['notOpened', 'refused'], to: 'pending', permission: 'thirdAccount:open' },
    succeed: { from: ['pending'], to: 'opened' },
    fail: { from: ['pending'], to: 'refused' },
    sign: { from: ['opened'], permission: 'thirdAccount:sign' },
    query: { from: ['pending', 'opened'], permission: 'thirdAccount:query' },
    bindCard: { from: ['opened'], permission: 'thirdAccount:bindCard' },
    close: { from: ['opened'], permission: 'thirdAccount:close' },
  },
} as const;
const loadSchemas = () => import('./thirdAccount.schemas.ts');
/** What the calls of thirdAccount take, as schemas for forms; fetched when asked for. */
export const thirdAccountSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).thirdAccountAddInput,
  /** Of `bindCard`. */
  bindCard: async () => (await loadSchemas()).thirdAccountBindCardInput,
  /** Of `close`. */
  close: async () => (await loadSchemas()).thirdAccountCloseInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).thirdAccountEditInput,
  /** Of `open`. */
  open: async () => (await loadSchemas()).thirdAccountOpenInput,
  /** Of `query`. */
  query: async () => (await loadSchemas()).thirdAccountQueryInput,
  /** Of `sign`. */
  sign: async () => (await loadSchemas()).thirdAccountSignInput,
};
/** Calls of thirdAccount. */
export const createThirdAccountApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).thirdAccountAddInput,
    edit: async () => (await loadSchemas()).thirdAccountEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增第三方支付账户 · Add: Account at an institution. Needs `thirdAccount:open`. */
  add: (body: ThirdAccountAdd, options?: CallOptions) =>
    transport.request<ThirdAccount>({ method: 'POST', path: `/account/hyThirdAccount/add`, body, ...options }),
  /** 绑卡 · Bind a card. Needs `thirdAccount:bindCard`. Send an `idempotencyKey`. */
  bindCard: (body: BindCardInput, options?: CallOptions) =>
    transport.request<ThirdAccount>({ method: 'PUT', path: `/account/hyThirdAccount/bindCard`, body, ...options }),
  /** 可绑定的账户 · What may be bound. Needs `thirdAccount:bindCard`. */
  cards: (query: ThirdAccountCardsQuery, options?: CallOptions) =>
    transport.request<BindableCard[]>({ method: 'GET', path: `/account/hyThirdAccount/cards`, query, ...options }),
  /** 注销 · Close the account. Needs `thirdAccount:close`. Send an `idempotencyKey`. */
  close: (body: RowKey, options?: CallOptions) => transport.request<ThirdAccount>({ method: 'PUT', path: `/account/hyThirdAccount/close`, body, ...options }),
  /** 编辑第三方支付账户 · Edit: Account at an institution. Needs `thirdAccount:open`. */
  edit: (body: ThirdAccountEdit, options?: CallOptions) =>
    transport.request<ThirdAccount>({ method: 'PUT', path: `/account/hyThirdAccount/edit`, body, ...options }),
  /** 导出第三方支付账户 · Export: Account at an institution. Needs `thirdAccount:export`. */
  export: (query: ThirdAccountListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/account/hyThirdAccount/exportXls`, query, content: 'file', ...options }),
  /** 第三方支付账户列表 · List: Account at an institution. Needs `thirdAccount:list`. */
  list: (query: ThirdAccountListQuery = {}, options?: CallOptions) =>
    transport.request<Page<ThirdAccount>>({ method: 'GET', path: `/account/hyThirdAccount/list`, query, ...options }),
  /** 提交开户 · Apply for the account. Needs `thirdAccount:open`. Send an `idempotencyKey`. */
  open: (body: RowKey, options?: CallOptions) => transport.request<ThirdAccount>({ method: 'PUT', path: `/account/hyThirdAccount/open`, body, ...options }),
  /** 查询余额 · Ask for the balance. Needs `thirdAccount:query`. */
  query: (body: RowKey, options?: CallOptions) => transport.request<ThirdAccount>({ method: 'PUT', path: `/account/hyThirdAccount/query`, body, ...options }),
  /** 第三方支付账户详情 · Get: Account at an institution. Needs `thirdAccount:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<ThirdAccount>({ method: 'GET', path: `/account/hyThirdAccount/queryById`, query: { id }, ...options }),
  /** 签约 · Sign the agreement. Needs `thirdAccount:sign`. Send an `idempotencyKey`. */
  sign: (body: RowKey, options?: CallOptions) => transport.request<ThirdAccount>({ method: 'PUT', path: `/account/hyThirdAccount/sign`, body, ...options }),
});
