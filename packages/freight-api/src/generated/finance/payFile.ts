// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { PayFile, PayFileImport, PayFileInput, Payment } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { PayFile, PayFileImport, PayFileInput, Payment } from '../models.ts';
/** Query of `download`. */
export type PayFileDownloadQuery = {
  id: string;
};
/** Query of `list`: filters by field. */
export type PayFileListQuery = ListQuery<
  'id' | 'createTime' | 'updateTime' | 'fileNo' | 'fileFormat' | 'companyAccountId' | 'accountName' | 'bankName' | 'state'
>;
/** Query of `importResult`. */
export type PayFileImportResultQuery = {
  mode: 'good' | 'all';
};
/** Query of `payments`. */
export type PayFilePaymentsQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  fileId: string;
};
/** Query of `waiting`. */
export type PayFileWaitingQuery = {
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
/** Fields of Payment file (付款文件). */
export const payFileFields = {
  fileNo: { kind: 'text', label: { zh: '文件编号', en: 'File number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true, sortable: true },
  fileFormat: { kind: 'dict', label: { zh: '文件格式', en: 'Format' }, filter: 'options', dict: 'pay_file_format', readOnly: true },
  companyAccountId: {
    kind: 'reference',
    label: { zh: '付款账户', en: 'Paying account' },
    filter: 'equals',
    textField: 'accountName',
    reference: 'companyAccount',
    readOnly: true,
  },
  accountName: { kind: 'text', label: { zh: '付款账户', en: 'Paying account' }, filter: 'text', maxLength: 100, readOnly: true },
  bankName: { kind: 'text', label: { zh: '付款银行', en: 'Bank' }, filter: 'text', maxLength: 100, readOnly: true },
  itemCount: { kind: 'integer', label: { zh: '付款笔数', en: 'Payments' }, minimum: 0, readOnly: true },
  amount: {
    kind: 'money',
    label: { zh: '付款金额', en: 'Amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  settledCount: { kind: 'integer', label: { zh: '已有结果', en: 'With a result' }, minimum: 0, readOnly: true },
  state: { kind: 'dict', label: { zh: '文件状态', en: 'Status' }, filter: 'options', dict: 'pay_file_state', readOnly: true },
  ...commonFields,
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', readOnly: true, sortable: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', readOnly: true },
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./payFile.schemas.ts');
/** What the calls of payFile take, as schemas for forms; fetched when asked for. */
export const payFileSchemas = {
  /** Of `make`. */
  make: async () => (await loadSchemas()).payFileMakeInput,
};
/** Calls of payFile. */
export const createPayFileApi = (transport: Transport) => ({
  /** 下载付款文件 · Download. Needs `payFile:make`. */
  download: (query: PayFileDownloadQuery, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hypay/hyPayFile/download`, query, content: 'file', ...options }),
  /** 导出付款文件 · Export: Payment file. Needs `payFile:export`. */
  export: (query: PayFileListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hypay/hyPayFile/exportXls`, query, content: 'file', ...options }),
  /** 导入银行结果 · Take the bank’s results. Needs `payFile:import`. */
  importResult: (query: PayFileImportResultQuery, form: FormData, options?: CallOptions) =>
    transport.request<PayFileImport>({ method: 'POST', path: `/hypay/hyPayFile/importResult`, query, body: form, content: 'upload', ...options }),
  /** 付款文件列表 · List: Payment file. Needs `payFile:list`. */
  list: (query: PayFileListQuery = {}, options?: CallOptions) =>
    transport.request<Page<PayFile>>({ method: 'GET', path: `/hypay/hyPayFile/list`, query, ...options }),
  /** 生成付款文件 · Make payment files. Needs `payFile:make`. Send an `idempotencyKey`. */
  make: (body: PayFileInput, options?: CallOptions) => transport.request<PayFile[]>({ method: 'POST', path: `/hypay/hyPayFile/make`, body, ...options }),
  /** 文件中的付款 · Payments of a file. Needs `payFile:list`. */
  payments: (query: PayFilePaymentsQuery, options?: CallOptions) =>
    transport.request<Page<Payment>>({ method: 'GET', path: `/hypay/hyPayFile/payments`, query, ...options }),
  /** 付款文件详情 · Get: Payment file. Needs `payFile:list`. */
  get: (id: string, options?: CallOptions) => transport.request<PayFile>({ method: 'GET', path: `/hypay/hyPayFile/queryById`, query: { id }, ...options }),
  /** 待生成文件的付款 · Payments that wait for a file. Needs `payFile:list`. */
  waiting: (query: PayFileWaitingQuery = {}, options?: CallOptions) =>
    transport.request<Page<Payment>>({ method: 'GET', path: `/hypay/hyPayFile/waiting`, query, ...options }),
});
