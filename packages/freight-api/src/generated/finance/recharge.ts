// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type {
  BankLine,
  ReceiveAccount,
  ReceiveThirdAccount,
  Recharge,
  RechargeAdd,
  RechargeConfirmInput,
  RechargeMatchInput,
  RechargeVoucherInput,
  RowReason,
} from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type {
  BankLine,
  ReceiveAccount,
  ReceiveThirdAccount,
  Recharge,
  RechargeAdd,
  RechargeConfirmInput,
  RechargeMatchInput,
  RechargeVoucherInput,
} from '../models.ts';
/** Query of `list`: filters by field. */
export type RechargeListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'walletId'
  | 'rechargeType'
  | 'receiveAccountId'
  | 'thirdAccountId'
  | 'bankSerialNo'
  | 'transferTime'
  | 'rechargeNo'
  | 'customerId'
  | 'companyId'
  | 'customerName'
  | 'state'
  | 'confirmTime'
  | 'reverseTime'
>;
/** Query of `receiveAccounts`. */
export type RechargeReceiveAccountsQuery = {
  walletId: string;
};
/** Query of `statusCount`. */
export type RechargeStatusCountQuery = {
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
/** Query of `thirdAccounts`. */
export type RechargeThirdAccountsQuery = {
  walletId: string;
};
/** Query of `unmatched`. */
export type RechargeUnmatchedQuery = {
  id: string;
};
/** Fields of Top-up (充值单). */
export const rechargeFields = {
  walletId: {
    kind: 'reference',
    label: { zh: '钱包', en: 'Wallet' },
    filter: 'equals',
    textField: 'customerName',
    reference: 'customerWallet',
    required: true,
  },
  rechargeType: {
    kind: 'dict',
    label: { zh: '充值方式', en: 'Kind of top-up' },
    filter: 'options',
    offered: ['1', '2', '3'],
    default: '1',
    dict: 'recharge_type',
    required: true,
  },
  amount: {
    kind: 'money',
    label: { zh: '充值金额', en: 'Amount' },
    minimum: 100,
    maximum: 9999999999,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    required: true,
    sortable: true,
  },
  receiveAccountId: {
    kind: 'reference',
    label: { zh: '收款账户', en: 'Receiving account' },
    filter: 'equals',
    textField: 'receiveAccountName',
    reference: 'companyAccount',
  },
  thirdAccountId: {
    kind: 'reference',
    label: { zh: '收款第三方账户', en: 'Receiving account at an institution' },
    filter: 'equals',
    textField: 'thirdAccountName',
    reference: 'thirdAccount',
  },
  bankSerialNo: { kind: 'text', label: { zh: '银行流水号', en: 'Bank serial' }, spelling: 'compact', filter: 'text', maxLength: 50, minLength: 1 },
  voucherFiles: { kind: 'files', label: { zh: '转账凭证', en: 'Voucher' }, maxCount: 9 },
  transferTime: { kind: 'dateTime', label: { zh: '转账时间', en: 'Sent at' }, filter: 'range' },
  payerName: { kind: 'text', label: { zh: '付款户名', en: 'Account holder' }, maxLength: 100 },
  payerAccount: { kind: 'text', label: { zh: '付款账号', en: 'Paying account' }, sensitive: true, maxLength: 32 },
  payerBank: { kind: 'text', label: { zh: '付款银行', en: 'Paying bank' }, maxLength: 100 },
  remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  rechargeNo: {
    kind: 'text',
    label: { zh: '充值单号', en: 'Top-up number' },
    spelling: 'compact',
    filter: 'text',
    maxLength: 20,
    readOnly: true,
    sortable: true,
  },
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', readOnly: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer name' }, filter: 'text', maxLength: 100, readOnly: true },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  receiveAccountName: { kind: 'text', label: { zh: '收款账户', en: 'Receiving account' }, maxLength: 100, readOnly: true },
  thirdAccountName: { kind: 'text', label: { zh: '收款第三方账户', en: 'Receiving account at an institution' }, maxLength: 100, readOnly: true },
  state: {
    kind: 'dict',
    label: { zh: '状态', en: 'Status' },
    filter: 'options',
    uncounted: { codes: ['40', '50', '60'], label: { zh: '已驳回、已关闭与已冲正', en: 'refused, closed and reversed' } },
    dict: 'recharge_state',
    readOnly: true,
  },
  confirmBy: { kind: 'text', label: { zh: '确认人', en: 'Confirmed by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  confirmTime: { kind: 'dateTime', label: { zh: '确认时间', en: 'Confirmed at' }, filter: 'range', readOnly: true },
  confirmRemark: { kind: 'text', label: { zh: '确认意见', en: 'Confirmation: remark' }, maxLength: 200, readOnly: true },
  reverseBy: { kind: 'text', label: { zh: '冲正人', en: 'Reversed by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  reverseTime: { kind: 'dateTime', label: { zh: '冲正时间', en: 'Reversed at' }, filter: 'range', readOnly: true },
  reverseReason: { kind: 'text', label: { zh: '冲正原因', en: 'Why it was reversed' }, maxLength: 200, readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true, sortable: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Top-up. */
export const rechargeSums = ['amount'] as const;
/** States and moves of recharge. */
export const rechargeStates = {
  name: 'recharge',
  field: 'state',
  dict: 'recharge_state',
  codes: { toPay: '10', toConfirm: '20', received: '30', refused: '40', closed: '50', reversed: '60' },
  moves: {
    voucher: { from: ['toPay'], to: 'toConfirm', permission: 'recharge:add' },
    confirm: { from: ['toPay', 'toConfirm'], permission: 'recharge:confirm' },
    close: { from: ['toPay', 'toConfirm'], to: 'closed', permission: 'recharge:close' },
    reverse: { from: ['received'], to: 'reversed', permission: 'recharge:reverse' },
  },
} as const;
const loadSchemas = () => import('./recharge.schemas.ts');
/** What the calls of recharge take, as schemas for forms; fetched when asked for. */
export const rechargeSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).rechargeAddInput,
  /** Of `close`. */
  close: async () => (await loadSchemas()).rechargeCloseInput,
  /** Of `confirm`. */
  confirm: async () => (await loadSchemas()).rechargeConfirmInput,
  /** Of `match`. */
  match: async () => (await loadSchemas()).rechargeMatchInput,
  /** Of `reverse`. */
  reverse: async () => (await loadSchemas()).rechargeReverseInput,
  /** Of `voucher`. */
  voucher: async () => (await loadSchemas()).rechargeVoucherInput,
};
/** Calls of recharge. */
export const createRechargeApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).rechargeAddInput,
  },
  /** 新增充值单 · Add: Top-up. Needs `recharge:add`. */
  add: (body: RechargeAdd, options?: CallOptions) =>
    transport.request<Recharge>({ method: 'POST', path: `/customer/hyCustomerRecharge/add`, body, ...options }),
  /** 关闭 · Close. Needs `recharge:close`. Send an `idempotencyKey`. */
  close: (body: RowReason, options?: CallOptions) =>
    transport.request<Recharge>({ method: 'PUT', path: `/customer/hyCustomerRecharge/close`, body, ...options }),
  /** 确认到账 · Confirm. Needs `recharge:confirm`. Send an `idempotencyKey`. */
  confirm: (body: RechargeConfirmInput, options?: CallOptions) =>
    transport.request<Recharge>({ method: 'PUT', path: `/customer/hyCustomerRecharge/confirm`, body, ...options }),
  /** 导出充值单 · Export: Top-up. Needs `recharge:export`. */
  export: (query: RechargeListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/customer/hyCustomerRecharge/exportXls`, query, content: 'file', ...options }),
  /** 充值单列表 · List: Top-up. Needs `recharge:list`. */
  list: (query: RechargeListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Recharge>>({ method: 'GET', path: `/customer/hyCustomerRecharge/list`, query, ...options }),
  /** 银行到账匹配 · Confirm by a receipt of the bank. Needs `recharge:match`. Send an `idempotencyKey`. */
  match: (body: RechargeMatchInput, options?: CallOptions) =>
    transport.request<Recharge>({ method: 'PUT', path: `/customer/hyCustomerRecharge/match`, body, ...options }),
  /** 充值单详情 · Get: Top-up. Needs `recharge:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<Recharge>({ method: 'GET', path: `/customer/hyCustomerRecharge/queryById`, query: { id }, ...options }),
  /** 收款账户 · Accounts to send money to. Needs `recharge:add`. */
  receiveAccounts: (query: RechargeReceiveAccountsQuery, options?: CallOptions) =>
    transport.request<ReceiveAccount[]>({ method: 'GET', path: `/customer/hyCustomerRecharge/receiveAccounts`, query, ...options }),
  /** 冲正 · Reverse. Needs `recharge:reverse`. Send an `idempotencyKey`. */
  reverse: (body: RowReason, options?: CallOptions) =>
    transport.request<Recharge>({ method: 'PUT', path: `/customer/hyCustomerRecharge/reverse`, body, ...options }),
  /** 状态计数 · Count by status. Needs `recharge:list`. */
  statusCount: (query: RechargeStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/customer/hyCustomerRecharge/statusCount`, query, ...options }),
  /** 收款第三方账户 · Accounts at institutions to send money to. Needs `recharge:add`. */
  thirdAccounts: (query: RechargeThirdAccountsQuery, options?: CallOptions) =>
    transport.request<ReceiveThirdAccount[]>({ method: 'GET', path: `/customer/hyCustomerRecharge/thirdAccounts`, query, ...options }),
  /** 未匹配的银行到账 · Receipts that nothing is booked for. Needs `recharge:match`. */
  unmatched: (query: RechargeUnmatchedQuery, options?: CallOptions) =>
    transport.request<BankLine[]>({ method: 'GET', path: `/customer/hyCustomerRecharge/unmatched`, query, ...options }),
  /** 上传凭证 · Add the proof. Needs `recharge:add`. Send an `idempotencyKey`. */
  voucher: (body: RechargeVoucherInput, options?: CallOptions) =>
    transport.request<Recharge>({ method: 'PUT', path: `/customer/hyCustomerRecharge/voucher`, body, ...options }),
});
