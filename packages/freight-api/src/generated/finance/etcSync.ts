// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { EtcInvoice, EtcSync, RowKey, RowReason } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { EtcInvoice, EtcSync } from '../models.ts';
/** Query of `list`: filters by field. */
export type EtcSyncListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'noteId'
  | 'shippingNoteNumber'
  | 'companyId'
  | 'vehicleNumber'
  | 'plateColor'
  | 'startTime'
  | 'endTime'
  | 'state'
  | 'startReportTime'
  | 'endReportTime'
  | 'queryTime'
  | 'nextRetryTime'
  | 'simulated'
>;
/** Query of `invoices`. */
export type EtcSyncInvoicesQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  syncId: string;
};
/** Query of `statusCount`. */
export type EtcSyncStatusCountQuery = {
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
/** Fields of Toll invoice (通行费发票). */
export const etcInvoiceFields = {
  syncId: { kind: 'reference', label: { zh: 'ETC同步', en: 'Toll report' }, filter: 'equals', reference: 'etcSync', readOnly: true },
  invoiceNo: { kind: 'text', label: { zh: '发票号码', en: 'Invoice number' }, spelling: 'compact', filter: 'text', maxLength: 20, readOnly: true },
  invoiceCode: { kind: 'text', label: { zh: '发票代码', en: 'Invoice code' }, maxLength: 12, readOnly: true },
  issueTime: { kind: 'dateTime', label: { zh: '开票时间', en: 'Issued at' }, filter: 'range', sortable: true, readOnly: true },
  sellerName: { kind: 'text', label: { zh: '销方名称', en: 'Seller' }, maxLength: 200, readOnly: true },
  buyerName: { kind: 'text', label: { zh: '购方名称', en: 'Buyer' }, maxLength: 512, readOnly: true },
  buyerTaxNo: { kind: 'text', label: { zh: '购方税号', en: 'Taxpayer number of the buyer' }, maxLength: 20, readOnly: true },
  entryStation: { kind: 'text', label: { zh: '入口', en: 'Entry' }, maxLength: 100, readOnly: true },
  exitStation: { kind: 'text', label: { zh: '出口', en: 'Exit' }, maxLength: 100, readOnly: true },
  entryTime: { kind: 'dateTime', label: { zh: '入口时间', en: 'Entered at' }, filter: 'range', sortable: true, readOnly: true },
  exitTime: { kind: 'dateTime', label: { zh: '出口时间', en: 'Left at' }, filter: 'range', sortable: true, readOnly: true },
  amountInclTax: {
    kind: 'money',
    label: { zh: '价税合计', en: 'Total with tax' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  amountExclTax: {
    kind: 'money',
    label: { zh: '不含税金额', en: 'Net amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  taxRate: {
    kind: 'quantity',
    label: { zh: '税率', en: 'Tax rate' },
    minimum: 0,
    unit: { stored: 'bp', factor: 100, decimals: 2, symbol: { zh: '%', en: '%' } },
    readOnly: true,
  },
  taxAmount: {
    kind: 'money',
    label: { zh: '税额', en: 'Tax' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  pdfFile: { kind: 'text', label: { zh: '版式文件', en: 'File' }, maxLength: 500, readOnly: true },
  deductState: { kind: 'flag', label: { zh: '可抵扣', en: 'Deductible' }, filter: 'options', dict: 'yn', readOnly: true },
  simulated: { kind: 'flag', label: { zh: '模拟', en: 'Simulated' }, filter: 'options', dict: 'yn', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Toll invoice. */
export const etcInvoiceSums = ['amountInclTax', 'amountExclTax', 'taxAmount'] as const;
/** Fields of Toll report (ETC同步). */
export const etcSyncFields = {
  noteId: {
    kind: 'reference',
    label: { zh: '运单', en: 'Waybill' },
    filter: 'equals',
    textField: 'shippingNoteNumber',
    reference: 'shippingNote',
    readOnly: true,
  },
  shippingNoteNumber: {
    kind: 'text',
    label: { zh: '运单号', en: 'Waybill number' },
    spelling: 'compact',
    filter: 'text',
    sortable: true,
    maxLength: 20,
    readOnly: true,
  },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  vehicleNumber: { kind: 'text', label: { zh: '车牌号', en: 'Plate' }, filter: 'text', sortable: true, maxLength: 35, readOnly: true },
  plateColor: { kind: 'dict', label: { zh: '车牌颜色', en: 'Plate colour' }, filter: 'options', sortable: true, dict: 'plate_color', readOnly: true },
  etcCardNo: { kind: 'text', label: { zh: 'ETC卡号', en: 'ETC card' }, maxLength: 30, readOnly: true },
  startTime: { kind: 'dateTime', label: { zh: '开始时间', en: 'Start' }, filter: 'range', sortable: true, readOnly: true },
  endTime: { kind: 'dateTime', label: { zh: '结束时间', en: 'End' }, filter: 'range', sortable: true, readOnly: true },
  startAdcode: { kind: 'text', label: { zh: '起点区划', en: 'Region of the start' }, maxLength: 6, readOnly: true },
  endAdcode: { kind: 'text', label: { zh: '终点区划', en: 'Region of the end' }, maxLength: 6, readOnly: true },
  sendCity: { kind: 'text', label: { zh: '发货城市', en: 'From' }, maxLength: 50, readOnly: true },
  receiveCity: { kind: 'text', label: { zh: '收货城市', en: 'To' }, maxLength: 50, readOnly: true },
  fee: {
    kind: 'money',
    label: { zh: '运费', en: 'Freight' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  state: { kind: 'dict', label: { zh: 'ETC状态', en: 'ETC status' }, filter: 'options', sortable: true, dict: 'etc_state', readOnly: true },
  startReportTime: { kind: 'dateTime', label: { zh: '上报开始时间', en: 'Start reported at' }, filter: 'range', sortable: true, readOnly: true },
  endReportTime: { kind: 'dateTime', label: { zh: '上报结束时间', en: 'End reported at' }, filter: 'range', sortable: true, readOnly: true },
  queryTime: { kind: 'dateTime', label: { zh: '查询时间', en: 'Asked at' }, filter: 'range', sortable: true, readOnly: true },
  invoiceCount: { kind: 'integer', label: { zh: '发票张数', en: 'Invoices' }, sortable: true, minimum: 0, readOnly: true },
  tollAmount: {
    kind: 'money',
    label: { zh: '通行费', en: 'Toll' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  invoiceAmount: {
    kind: 'money',
    label: { zh: '不含税金额', en: 'Net amount' },
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  taxAmount: {
    kind: 'money',
    label: { zh: '税额', en: 'Tax' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  failReason: { kind: 'text', label: { zh: '失败原因', en: 'Why it failed' }, maxLength: 200, readOnly: true },
  retryCount: { kind: 'integer', label: { zh: '重试次数', en: 'Retries' }, sortable: true, minimum: 0, readOnly: true },
  nextRetryTime: { kind: 'dateTime', label: { zh: '下次重试', en: 'Next try' }, filter: 'range', sortable: true, readOnly: true },
  skipReason: { kind: 'text', label: { zh: '跳过原因', en: 'Why it was skipped' }, maxLength: 200, readOnly: true },
  simulated: { kind: 'flag', label: { zh: '模拟', en: 'Simulated' }, filter: 'options', dict: 'yn', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Toll report. */
export const etcSyncSums = ['invoiceCount', 'tollAmount', 'invoiceAmount', 'taxAmount'] as const;
/** States and moves of etcSync. */
export const etcSyncStates = {
  name: 'etcSync',
  field: 'state',
  dict: 'etc_state',
  codes: { toReport: '10', started: '20', ended: '30', querying: '40', invoiced: '50', failed: '60', timedOut: '70', skipped: '80' },
  moves: {
    start: { from: ['toReport', 'failed'], to: 'started' },
    end: { from: ['started', 'failed'], to: 'ended' },
    fail: { from: ['toReport', 'started'], to: 'failed' },
    wait: { from: ['ended', 'querying'], to: 'querying' },
    timeOut: { from: ['ended', 'querying'], to: 'timedOut' },
    take: { from: ['ended', 'querying', 'invoiced', 'timedOut'], to: 'invoiced' },
    reportStart: { from: ['toReport'], permission: 'etc:sync' },
    reportEnd: { from: ['started'], permission: 'etc:sync' },
    query: { from: ['ended', 'querying', 'invoiced', 'timedOut'], permission: 'etc:sync' },
    restart: { from: ['failed'], permission: 'etc:sync' },
    skip: { from: ['toReport', 'started', 'ended', 'querying', 'failed', 'timedOut'], to: 'skipped', permission: 'etc:skip' },
    revoke: { from: ['toReport', 'started', 'ended', 'querying', 'invoiced', 'failed', 'timedOut'], to: 'skipped' },
  },
} as const;
const loadSchemas = () => import('./etcSync.schemas.ts');
/** What the calls of etcSync take, as schemas for forms; fetched when asked for. */
export const etcSyncSchemas = {
  /** Of `end`. */
  end: async () => (await loadSchemas()).etcSyncEndInput,
  /** Of `query`. */
  query: async () => (await loadSchemas()).etcSyncQueryInput,
  /** Of `restart`. */
  restart: async () => (await loadSchemas()).etcSyncRestartInput,
  /** Of `skip`. */
  skip: async () => (await loadSchemas()).etcSyncSkipInput,
  /** Of `start`. */
  start: async () => (await loadSchemas()).etcSyncStartInput,
};
/** Calls of etcSync. */
export const createEtcSyncApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 上报结束 · Report the end. Needs `etc:sync`. Send an `idempotencyKey`. */
  end: (body: RowKey, options?: CallOptions) => transport.request<EtcSync>({ method: 'PUT', path: `/hyetc/hyEtcSync/end`, body, ...options }),
  /** 导出ETC同步 · Export: Toll report. Needs `etc:export`. */
  export: (query: EtcSyncListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyetc/hyEtcSync/exportXls`, query, content: 'file', ...options }),
  /** 通行费发票 · Toll invoices. Needs `etc:invoices`. */
  invoices: (query: EtcSyncInvoicesQuery, options?: CallOptions) =>
    transport.request<Page<EtcInvoice>>({ method: 'GET', path: `/hyetc/hyEtcSync/invoices`, query, ...options }),
  /** ETC同步列表 · List: Toll report. Needs `etc:list`. */
  list: (query: EtcSyncListQuery = {}, options?: CallOptions) =>
    transport.request<Page<EtcSync>>({ method: 'GET', path: `/hyetc/hyEtcSync/list`, query, ...options }),
  /** 查询发票 · Ask for invoices. Needs `etc:sync`. Send an `idempotencyKey`. */
  query: (body: RowKey, options?: CallOptions) => transport.request<EtcSync>({ method: 'PUT', path: `/hyetc/hyEtcSync/query`, body, ...options }),
  /** ETC同步详情 · Get: Toll report. Needs `etc:list`. */
  get: (id: string, options?: CallOptions) => transport.request<EtcSync>({ method: 'GET', path: `/hyetc/hyEtcSync/queryById`, query: { id }, ...options }),
  /** 重试 · Try again. Needs `etc:sync`. Send an `idempotencyKey`. */
  restart: (body: RowKey, options?: CallOptions) => transport.request<EtcSync>({ method: 'PUT', path: `/hyetc/hyEtcSync/restart`, body, ...options }),
  /** 跳过 · Skip. Needs `etc:skip`. Send an `idempotencyKey`. */
  skip: (body: RowReason, options?: CallOptions) => transport.request<EtcSync>({ method: 'PUT', path: `/hyetc/hyEtcSync/skip`, body, ...options }),
  /** 上报开始 · Report the start. Needs `etc:sync`. Send an `idempotencyKey`. */
  start: (body: RowKey, options?: CallOptions) => transport.request<EtcSync>({ method: 'PUT', path: `/hyetc/hyEtcSync/start`, body, ...options }),
  /** 状态计数 · Count by status. Needs `etc:list`. */
  statusCount: (query: EtcSyncStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hyetc/hyEtcSync/statusCount`, query, ...options }),
});
