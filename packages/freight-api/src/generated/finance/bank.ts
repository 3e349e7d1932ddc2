// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { Bank, BankAdd, BankChoice, BankEdit, BatchResult, ImportResult } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Bank, BankAdd, BankChoice, BankEdit } from '../models.ts';
/** Query of `importExcel`. */
export type BankImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `list`: filters by field. */
export type BankListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'bankName' | 'bankCode' | 'supportPayout' | 'state'>;
/** Query of `recognise`. */
export type BankRecogniseQuery = {
  cardNo: string;
};
/** Fields of Bank (银行). */
export const bankFields = {
  bankName: {
    kind: 'text',
    label: { zh: '银行名称', en: 'Bank' },
    filter: 'text',
    sortable: true,
    unique: { table: 'hy_bank', column: 'bank_name' },
    maxLength: 50,
    required: true,
  },
  bankCode: {
    kind: 'text',
    label: { zh: '银行代码', en: 'Bank code' },
    spelling: 'compact',
    filter: 'text',
    sortable: true,
    maxLength: 11,
    pattern: '^[A-Z0-9]{4,11}$',
    required: true,
  },
  supportPayout: { kind: 'flag', label: { zh: '支持出款', en: 'Takes payouts' }, filter: 'options', default: '1', dict: 'yn', required: true },
  sortNo: { kind: 'integer', label: { zh: '排序', en: 'Sort order' }, default: 0, sortable: true, minimum: 0, maximum: 9999, required: true },
  state: { kind: 'flag', label: { zh: '启用', en: 'Enabled' }, filter: 'options', default: '1', dict: 'yn', required: true },
  shortCode: { kind: 'text', label: { zh: '简码', en: 'Short name' }, maxLength: 10 },
  cnapsPrefix: { kind: 'text', label: { zh: '行别代码', en: 'Kind of bank' }, maxLength: 3, pattern: '^\\d{3}$' },
  binPrefixes: { kind: 'longText', label: { zh: '卡BIN', en: 'Beginnings of cards' }, maxLength: 2000 },
  logo: { kind: 'files', label: { zh: '标志', en: 'Logo' }, biz: 'logo', image: true, maxCount: 1 },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./bank.schemas.ts');
/** What the calls of bank take, as schemas for forms; fetched when asked for. */
export const bankSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).bankAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).bankEditInput,
};
/** Calls of bank. */
export const createBankApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).bankAddInput,
    edit: async () => (await loadSchemas()).bankEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增银行 · Add: Bank. Needs `bank:add`. */
  add: (body: BankAdd, options?: CallOptions) => transport.request<Bank>({ method: 'POST', path: `/hybank/hyBank/add`, body, ...options }),
  /** 可选银行 · Banks to choose from. Needs `session`. */
  choices: (options?: CallOptions) => transport.request<BankChoice[]>({ method: 'GET', path: `/hybank/hyBank/choices`, ...options }),
  /** 删除银行 · Delete: Bank. Needs `bank:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/hybank/hyBank/delete`, query: { id }, ...options }),
  /** 批量删除银行 · Delete several: Bank. Needs `bank:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/hybank/hyBank/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑银行 · Edit: Bank. Needs `bank:edit`. */
  edit: (body: BankEdit, options?: CallOptions) => transport.request<Bank>({ method: 'PUT', path: `/hybank/hyBank/edit`, body, ...options }),
  /** 导入银行 · Import: Bank. Needs `bank:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/hybank/hyBank/importExcel`, file, options }),
  /** 按行导入银行 · Import rows: Bank. Needs `bank:import`. */
  importRows: importRows(transport, '/hybank/hyBank'),
  /** 银行导入模板 · Import template: Bank. Needs `bank:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hybank/hyBank/importTemplate`, content: 'file', ...options }),
  /** 银行列表 · List: Bank. Needs `bank:list`. */
  list: (query: BankListQuery = {}, options?: CallOptions) => transport.request<Page<Bank>>({ method: 'GET', path: `/hybank/hyBank/list`, query, ...options }),
  /** 银行详情 · Get: Bank. Needs `bank:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Bank>({ method: 'GET', path: `/hybank/hyBank/queryById`, query: { id }, ...options }),
  /** 识别银行 · The bank of a card. Needs `session`. */
  recognise: (query: BankRecogniseQuery, options?: CallOptions) =>
    transport.request<BankChoice | null>({ method: 'GET', path: `/hybank/hyBank/recognise`, query, ...options }),
});
