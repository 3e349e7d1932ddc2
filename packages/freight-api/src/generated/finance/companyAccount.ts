// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { ArrivedAmount, BatchResult, CompanyAccount, CompanyAccountAdd, CompanyAccountEdit, RowKey } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { ArrivedAmount, CompanyAccount, CompanyAccountAdd, CompanyAccountEdit } from '../models.ts';
/** Query of `list`: filters by field. */
export type CompanyAccountListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'accountName'
  | 'accountNo'
  | 'bankId'
  | 'branchName'
  | 'cnaps'
  | 'usage'
  | 'ownerType'
  | 'ownerId'
  | 'state'
  | 'ownerName'
  | 'bankName'
  | 'isDefault'
  | 'verifyState'
  | 'verifySentTime'
  | 'balanceTime'
>;
/** Fields of Company account (对公账户). */
export const companyAccountFields = {
  accountName: { kind: 'text', label: { zh: '户名', en: 'Account holder' }, filter: 'text', maxLength: 100, required: true },
  accountNo: {
    kind: 'text',
    label: { zh: '账号', en: 'Account number' },
    rule: 'corporateAccount',
    sensitive: true,
    filter: 'equals',
    unique: { table: 'hy_company_account', column: 'account_no' },
    spelling: 'code',
    maxLength: 32,
    required: true,
  },
  bankId: {
    kind: 'reference',
    label: { zh: '开户银行', en: 'Bank' },
    filter: 'equals',
    textField: 'bankName',
    reference: 'bank',
    required: true,
    group: 'bank',
  },
  branchName: { kind: 'text', label: { zh: '开户支行', en: 'Branch' }, filter: 'text', maxLength: 100, required: true, group: 'bank' },
  cnaps: {
    kind: 'text',
    label: { zh: '联行号', en: 'Branch number' },
    rule: 'cnaps',
    filter: 'text',
    spelling: 'compact',
    maxLength: 12,
    required: true,
    group: 'bank',
  },
  usage: { kind: 'dict', label: { zh: '用途', en: 'Used for' }, filter: 'options', sortable: true, dict: 'account_usage', required: true },
  ownerType: {
    kind: 'dict',
    label: { zh: '主体类型', en: 'Kind of owner' },
    filter: 'options',
    sortable: true,
    offered: ['platform', 'customer', 'carrier'],
    dict: 'account_owner',
  },
  ownerId: { kind: 'reference', label: { zh: '主体', en: 'Owner' }, filter: 'equals', textField: 'ownerName', reference: 'company' },
  province: { kind: 'text', label: { zh: '开户省份', en: 'Province' }, maxLength: 50, group: 'province' },
  city: { kind: 'text', label: { zh: '开户城市', en: 'City' }, maxLength: 50, group: 'province' },
  licenceFile: {
    kind: 'files',
    label: { zh: '开户许可证', en: 'Opening permit' },
    sensitive: true,
    biz: 'certificate',
    accept: '.pdf,.jpg,.jpeg,.png',
    maxCount: 3,
    maxSize: 20971520,
  },
  state: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'account_state' },
  ownerName: { kind: 'text', label: { zh: '主体名称', en: 'Name of the owner' }, filter: 'text', maxLength: 100, readOnly: true },
  bankName: { kind: 'text', label: { zh: '银行名称', en: 'Bank name' }, filter: 'text', maxLength: 100, readOnly: true },
  bankCode: { kind: 'text', label: { zh: '银行代码', en: 'Bank code' }, spelling: 'compact', maxLength: 11, readOnly: true },
  isDefault: { kind: 'flag', label: { zh: '默认', en: 'Default' }, filter: 'options', dict: 'yn', readOnly: true },
  verifyState: { kind: 'dict', label: { zh: '打款验证', en: 'Check' }, filter: 'options', sortable: true, dict: 'card_state', readOnly: true },
  verifyRemark: { kind: 'text', label: { zh: '验证结果', en: 'Result of the check' }, maxLength: 200, readOnly: true },
  verifySentTime: { kind: 'dateTime', label: { zh: '打款时间', en: 'Amount sent at' }, filter: 'range', sortable: true, readOnly: true },
  ledgerBalance: {
    kind: 'money',
    label: { zh: '账面余额', en: 'Balance in the books' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  bankBalance: {
    kind: 'money',
    label: { zh: '银行余额', en: 'Balance at the bank' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  balanceTime: { kind: 'dateTime', label: { zh: '余额时间', en: 'Balance as of' }, filter: 'range', sortable: true, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./companyAccount.schemas.ts');
/** What the calls of companyAccount take, as schemas for forms; fetched when asked for. */
export const companyAccountSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).companyAccountAddInput,
  /** Of `askBalance`. */
  askBalance: async () => (await loadSchemas()).companyAccountAskBalanceInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).companyAccountEditInput,
  /** Of `sendAmount`. */
  sendAmount: async () => (await loadSchemas()).companyAccountSendAmountInput,
  /** Of `setDefault`. */
  setDefault: async () => (await loadSchemas()).companyAccountSetDefaultInput,
  /** Of `verify`. */
  verify: async () => (await loadSchemas()).companyAccountVerifyInput,
};
/** Calls of companyAccount. */
export const createCompanyAccountApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).companyAccountAddInput,
    edit: async () => (await loadSchemas()).companyAccountEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增对公账户 · Add: Company account. Needs `companyAccount:add`. */
  add: (body: CompanyAccountAdd, options?: CallOptions) =>
    transport.request<CompanyAccount>({ method: 'POST', path: `/account/hyCompanyAccount/add`, body, ...options }),
  /** 查询余额 · Ask the bank for the balance. Needs `companyAccount:balance`. */
  askBalance: (body: RowKey, options?: CallOptions) =>
    transport.request<CompanyAccount>({ method: 'PUT', path: `/account/hyCompanyAccount/askBalance`, body, ...options }),
  /** 删除对公账户 · Delete: Company account. Needs `companyAccount:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/account/hyCompanyAccount/delete`, query: { id }, ...options }),
  /** 批量删除对公账户 · Delete several: Company account. Needs `companyAccount:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/account/hyCompanyAccount/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑对公账户 · Edit: Company account. Needs `companyAccount:edit`. */
  edit: (body: CompanyAccountEdit, options?: CallOptions) =>
    transport.request<CompanyAccount>({ method: 'PUT', path: `/account/hyCompanyAccount/edit`, body, ...options }),
  /** 导出对公账户 · Export: Company account. Needs `companyAccount:export`. */
  export: (query: CompanyAccountListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/account/hyCompanyAccount/exportXls`, query, content: 'file', ...options }),
  /** 对公账户列表 · List: Company account. Needs `companyAccount:list`. */
  list: (query: CompanyAccountListQuery = {}, options?: CallOptions) =>
    transport.request<Page<CompanyAccount>>({ method: 'GET', path: `/account/hyCompanyAccount/list`, query, ...options }),
  /** 对公账户详情 · Get: Company account. Needs `companyAccount:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<CompanyAccount>({ method: 'GET', path: `/account/hyCompanyAccount/queryById`, query: { id }, ...options }),
  /** 发起打款验证 · Have a small amount sent. Needs `companyAccount:verify`. Send an `idempotencyKey`. */
  sendAmount: (body: RowKey, options?: CallOptions) =>
    transport.request<CompanyAccount>({ method: 'PUT', path: `/account/hyCompanyAccount/sendAmount`, body, ...options }),
  /** 设为默认 · Make default. Needs `companyAccount:setDefault`. */
  setDefault: (body: RowKey, options?: CallOptions) =>
    transport.request<CompanyAccount>({ method: 'PUT', path: `/account/hyCompanyAccount/setDefault`, body, ...options }),
  /** 打款验证 · Name the amount that arrived. Needs `companyAccount:verify`. */
  verify: (body: ArrivedAmount, options?: CallOptions) =>
    transport.request<CompanyAccount>({ method: 'PUT', path: `/account/hyCompanyAccount/verify`, body, ...options }),
});
