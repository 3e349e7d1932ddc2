// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { BankCard, BankCardAdd, BankCardEdit, BankChoice, BatchResult, CardAmount, OwnCardHolder, RowKey } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { BankCard, BankCardAdd, BankCardEdit, BankChoice, CardAmount, OwnCardHolder } from '../models.ts';
/** Query of `list`: filters by field. */
export type BankCardListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'holderType'
  | 'holderId'
  | 'accountType'
  | 'cardHolder'
  | 'cardNo'
  | 'bankId'
  | 'bankName'
  | 'verifyState'
  | 'verifySentTime'
  | 'isDefault'
>;
/** Query of `recognise`. */
export type BankCardRecogniseQuery = {
  cardNo: string;
};
/** Fields of Bank card (银行卡). */
export const bankCardFields = {
  holderType: {
    kind: 'dict',
    label: { zh: '持卡主体', en: 'Whose card' },
    filter: 'options',
    sortable: true,
    offered: ['driver', 'carrier', 'customer'],
    dict: 'account_owner',
    required: true,
  },
  holderId: { kind: 'reference', label: { zh: '主体', en: 'Owner' }, filter: 'equals', reference: 'payee', required: true },
  accountType: {
    kind: 'dict',
    label: { zh: '账户性质', en: 'Kind of account' },
    filter: 'options',
    sortable: false,
    dict: 'bank_account_type',
    required: true,
  },
  cardHolder: { kind: 'text', label: { zh: '户名', en: 'Account holder' }, filter: 'text', maxLength: 50, required: true },
  cardNo: {
    kind: 'text',
    label: { zh: '卡号', en: 'Card number' },
    spelling: 'compact',
    sensitive: true,
    filter: 'equals',
    unique: { table: 'hy_bank_card', column: 'card_no', within: 'holderId' },
    maxLength: 32,
    required: true,
  },
  idNo: { kind: 'text', label: { zh: '证件号', en: 'ID card number' }, rule: 'idCard', sensitive: true, spelling: 'compact', maxLength: 18 },
  phone: { kind: 'text', label: { zh: '预留手机', en: 'Phone at the bank' }, rule: 'mobile', sensitive: true, spelling: 'phone', maxLength: 18 },
  bankId: { kind: 'reference', label: { zh: '开户银行', en: 'Bank' }, filter: 'equals', textField: 'bankName', reference: 'bank', group: 'bank' },
  branchName: { kind: 'text', label: { zh: '开户支行', en: 'Branch' }, maxLength: 100, group: 'bank' },
  cnaps: { kind: 'text', label: { zh: '联行号', en: 'Branch number' }, rule: 'cnaps', spelling: 'compact', maxLength: 12, group: 'bank' },
  cardFile: { kind: 'files', label: { zh: '卡照片', en: 'Photo of the card' }, sensitive: true, biz: 'bank', image: true, maxCount: 1 },
  authFile: {
    kind: 'files',
    label: { zh: '代收授权书', en: 'Letter of authority' },
    sensitive: true,
    biz: 'certificate',
    accept: '.pdf,.jpg,.jpeg,.png',
    maxCount: 1,
    maxSize: 20971520,
  },
  bankName: { kind: 'text', label: { zh: '银行名称', en: 'Bank name' }, filter: 'text', maxLength: 100, readOnly: true },
  bankCode: { kind: 'text', label: { zh: '银行代码', en: 'Bank code' }, spelling: 'compact', maxLength: 11, readOnly: true },
  verifyState: { kind: 'dict', label: { zh: '验证状态', en: 'Check' }, filter: 'options', sortable: false, dict: 'card_state', readOnly: true },
  verifyNo: { kind: 'text', label: { zh: '验证流水号', en: 'Number of the check' }, maxLength: 64, readOnly: true },
  verifyRemark: { kind: 'text', label: { zh: '验证结果', en: 'Result of the check' }, maxLength: 200, readOnly: true },
  verifySentTime: { kind: 'dateTime', label: { zh: '打款时间', en: 'Amount sent at' }, filter: 'range', sortable: true, readOnly: true },
  isDefault: { kind: 'flag', label: { zh: '默认', en: 'Default' }, filter: 'options', dict: 'yn', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./bankCard.schemas.ts');
/** What the calls of bankCard take, as schemas for forms; fetched when asked for. */
export const bankCardSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).bankCardAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).bankCardEditInput,
  /** Of `sendAmount`. */
  sendAmount: async () => (await loadSchemas()).bankCardSendAmountInput,
  /** Of `setDefault`. */
  setDefault: async () => (await loadSchemas()).bankCardSetDefaultInput,
  /** Of `verify`. */
  verify: async () => (await loadSchemas()).bankCardVerifyInput,
  /** Of `verifyAmount`. */
  verifyAmount: async () => (await loadSchemas()).bankCardVerifyAmountInput,
};
/** Calls of bankCard. */
export const createBankCardApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).bankCardAddInput,
    edit: async () => (await loadSchemas()).bankCardEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增银行卡 · Add: Bank card. Needs `bankCard:add`. */
  add: (body: BankCardAdd, options?: CallOptions) => transport.request<BankCard>({ method: 'POST', path: `/account/hyBankCard/add`, body, ...options }),
  /** 删除银行卡 · Delete: Bank card. Needs `bankCard:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/account/hyBankCard/delete`, query: { id }, ...options }),
  /** 批量删除银行卡 · Delete several: Bank card. Needs `bankCard:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/account/hyBankCard/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑银行卡 · Edit: Bank card. Needs `bankCard:edit`. */
  edit: (body: BankCardEdit, options?: CallOptions) => transport.request<BankCard>({ method: 'PUT', path: `/account/hyBankCard/edit`, body, ...options }),
  /** 银行卡列表 · List: Bank card. Needs `bankCard:list`. */
  list: (query: BankCardListQuery = {}, options?: CallOptions) =>
    transport.request<Page<BankCard>>({ method: 'GET', path: `/account/hyBankCard/list`, query, ...options }),
  /** 本方持卡主体 · Whose cards the actor binds. Needs `bankCard:own`. */
  own: (options?: CallOptions) => transport.request<OwnCardHolder>({ method: 'GET', path: `/account/hyBankCard/own`, ...options }),
  /** 银行卡详情 · Get: Bank card. Needs `bankCard:list`. */
  get: (id: string, options?: CallOptions) => transport.request<BankCard>({ method: 'GET', path: `/account/hyBankCard/queryById`, query: { id }, ...options }),
  /** 识别银行 · The bank of a card. Needs `bankCard:list`. */
  recognise: (query: BankCardRecogniseQuery, options?: CallOptions) =>
    transport.request<BankChoice | null>({ method: 'GET', path: `/account/hyBankCard/recognise`, query, ...options }),
  /** 发起打款验证 · Have a small amount sent. Needs `bankCard:verify`. Send an `idempotencyKey`. */
  sendAmount: (body: RowKey, options?: CallOptions) => transport.request<BankCard>({ method: 'PUT', path: `/account/hyBankCard/sendAmount`, body, ...options }),
  /** 设为默认 · Make default. Needs `bankCard:setDefault`. */
  setDefault: (body: RowKey, options?: CallOptions) => transport.request<BankCard>({ method: 'PUT', path: `/account/hyBankCard/setDefault`, body, ...options }),
  /** 四要素验证 · Check the card. Needs `bankCard:verify`. */
  verify: (body: RowKey, options?: CallOptions) => transport.request<BankCard>({ method: 'POST', path: `/account/hyBankCard/verify`, body, ...options }),
  /** 打款验证 · Name the amount that arrived. Needs `bankCard:verify`. */
  verifyAmount: (body: CardAmount, options?: CallOptions) =>
    transport.request<BankCard>({ method: 'PUT', path: `/account/hyBankCard/verifyAmount`, body, ...options }),
});
