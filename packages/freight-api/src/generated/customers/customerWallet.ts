// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { CustomerWallet, RowReason, WalletTotals, WalletWarnInput } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { CustomerWallet, WalletTotals, WalletWarnInput } from '../models.ts';
/** Query of `list`: filters by field. */
export type CustomerWalletListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'customerId' | 'customerName' | 'companyId' | 'availableAmount' | 'state'>;
/** Query of `ofCustomer`. */
export type CustomerWalletOfCustomerQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  customerId: string;
};
/** Fields of Customer wallet (客户钱包). */
export const customerWalletFields = {
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', readOnly: true },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer name' }, filter: 'text', sortable: true, maxLength: 100, readOnly: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '主体名称', en: 'Company name' }, maxLength: 512, readOnly: true },
  availableAmount: {
    kind: 'money',
    label: { zh: '可用余额', en: 'Available' },
    sortable: true,
    filter: 'range',
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  frozenAmount: {
    kind: 'money',
    label: { zh: '冻结金额', en: 'Frozen' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  totalAmount: {
    kind: 'money',
    label: { zh: '账户余额', en: 'Balance' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  totalRecharge: {
    kind: 'money',
    label: { zh: '累计充值', en: 'Total top-ups' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  totalConsume: {
    kind: 'money',
    label: { zh: '累计消费', en: 'Total spent' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  totalRefund: {
    kind: 'money',
    label: { zh: '累计退款', en: 'Total refunds' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  subAccountNo: { kind: 'text', label: { zh: '虚拟子账户', en: 'Sub-account' }, sensitive: true, maxLength: 64, readOnly: true },
  subAccountName: { kind: 'text', label: { zh: '子账户名称', en: 'Sub-account name' }, maxLength: 100, readOnly: true },
  bankName: { kind: 'text', label: { zh: '开户行', en: 'Bank' }, maxLength: 100, readOnly: true },
  state: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'account_state', readOnly: true },
  freezeReason: { kind: 'text', label: { zh: '冻结原因', en: 'Why it is frozen' }, maxLength: 200, readOnly: true },
  warnAmount: {
    kind: 'money',
    label: { zh: '余额预警', en: 'Low balance' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  ledgerVersion: { kind: 'integer', label: { zh: '账务版本', en: 'Ledger version' }, minimum: 0, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Customer wallet. */
export const customerWalletSums = ['availableAmount', 'frozenAmount', 'totalAmount', 'totalRecharge', 'totalConsume'] as const;
/** States and moves of customerWallet. */
export const customerWalletStates = {
  name: 'customerWallet',
  field: 'state',
  dict: 'account_state',
  codes: { normal: '1', frozen: '2', closed: '3' },
  moves: { freeze: { from: ['normal'], to: 'frozen', permission: 'wallet:freeze' }, unfreeze: { from: ['frozen'], to: 'normal', permission: 'wallet:freeze' } },
} as const;
const loadSchemas = () => import('./customerWallet.schemas.ts');
/** What the calls of customerWallet take, as schemas for forms; fetched when asked for. */
export const customerWalletSchemas = {
  /** Of `freeze`. */
  freeze: async () => (await loadSchemas()).customerWalletFreezeInput,
  /** Of `unfreeze`. */
  unfreeze: async () => (await loadSchemas()).customerWalletUnfreezeInput,
  /** Of `warn`. */
  warn: async () => (await loadSchemas()).customerWalletWarnInput,
};
/** Calls of customerWallet. */
export const createCustomerWalletApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 导出客户钱包 · Export: Customer wallet. Needs `wallet:export`. */
  export: (query: CustomerWalletListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/customer/hyCustomerWallet/exportXls`, query, content: 'file', ...options }),
  /** 冻结账户 · Freeze. Needs `wallet:freeze`. */
  freeze: (body: RowReason, options?: CallOptions) =>
    transport.request<CustomerWallet>({ method: 'PUT', path: `/customer/hyCustomerWallet/freeze`, body, ...options }),
  /** 客户钱包列表 · List: Customer wallet. Needs `wallet:list`. */
  list: (query: CustomerWalletListQuery = {}, options?: CallOptions) =>
    transport.request<Page<CustomerWallet>>({ method: 'GET', path: `/customer/hyCustomerWallet/list`, query, ...options }),
  /** 客户的钱包 · Wallets of a customer. Needs `customer:wallet`. */
  ofCustomer: (query: CustomerWalletOfCustomerQuery, options?: CallOptions) =>
    transport.request<Page<CustomerWallet>>({ method: 'GET', path: `/customer/hyCustomerWallet/ofCustomer`, query, ...options }),
  /** 客户钱包详情 · Get: Customer wallet. Needs `wallet:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<CustomerWallet>({ method: 'GET', path: `/customer/hyCustomerWallet/queryById`, query: { id }, ...options }),
  /** 钱包汇总 · Totals of wallets. Needs `wallet:list`. */
  summary: (options?: CallOptions) => transport.request<WalletTotals>({ method: 'GET', path: `/customer/hyCustomerWallet/summary`, ...options }),
  /** 解冻账户 · Unfreeze. Needs `wallet:freeze`. */
  unfreeze: (body: RowReason, options?: CallOptions) =>
    transport.request<CustomerWallet>({ method: 'PUT', path: `/customer/hyCustomerWallet/unfreeze`, body, ...options }),
  /** 预警设置 · Set the warning. Needs `wallet:warn`. */
  warn: (body: WalletWarnInput, options?: CallOptions) =>
    transport.request<CustomerWallet>({ method: 'PUT', path: `/customer/hyCustomerWallet/warn`, body, ...options }),
});
