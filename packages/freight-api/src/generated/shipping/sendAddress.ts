// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, ImportResult, RowKey, SendAddress, SendAddressAdd, SendAddressEdit } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { SendAddress, SendAddressAdd, SendAddressEdit } from '../models.ts';
/** Query of `list`: filters by field. */
export type SendAddressListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'customerId'
  | 'addressName'
  | 'companyName'
  | 'contactName'
  | 'phone'
  | 'adcode'
  | 'address'
  | 'city'
  | 'enabled'
  | 'customerName'
  | 'isDefault'
>;
/** Query of `importExcel`. */
export type SendAddressImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Fields of Loading address (发货地址). */
export const sendAddressFields = {
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', required: true },
  addressName: { kind: 'text', label: { zh: '地址简称', en: 'Short name' }, filter: 'text', sortable: true, maxLength: 50, required: true },
  companyName: { kind: 'text', label: { zh: '单位名称', en: 'Company' }, filter: 'text', maxLength: 100, required: true },
  contactName: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, filter: 'text', maxLength: 50, required: true },
  phone: {
    kind: 'text',
    label: { zh: '联系电话', en: 'Phone' },
    rule: 'phone',
    sensitive: true,
    filter: 'equals',
    spelling: 'phone',
    maxLength: 30,
    required: true,
  },
  adcode: {
    kind: 'text',
    label: { zh: '行政区划', en: 'Division code' },
    rule: 'adcode',
    filter: 'equals',
    spelling: 'compact',
    maxLength: 6,
    required: true,
    group: 'adcode',
  },
  address: { kind: 'text', label: { zh: '详细地址', en: 'Street' }, filter: 'text', maxLength: 256, required: true },
  lng: {
    kind: 'quantity',
    label: { zh: '经度', en: 'Longitude' },
    minimum: 73.4,
    maximum: 135.1,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    required: true,
    group: 'point',
  },
  lat: {
    kind: 'quantity',
    label: { zh: '纬度', en: 'Latitude' },
    minimum: 3.8,
    maximum: 53.6,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    required: true,
    group: 'point',
  },
  province: { kind: 'text', label: { zh: '省', en: 'Province' }, maxLength: 50, group: 'adcode' },
  city: { kind: 'text', label: { zh: '市', en: 'City' }, filter: 'text', maxLength: 50, group: 'adcode' },
  district: { kind: 'text', label: { zh: '区县', en: 'District' }, maxLength: 50, group: 'adcode' },
  fenceRadius: {
    kind: 'quantity',
    label: { zh: '围栏半径', en: 'Fence radius' },
    default: 1000,
    minimum: 100,
    maximum: 10000,
    unit: { stored: 'metre', factor: 1000, decimals: 1, symbol: { zh: '公里', en: 'km' } },
  },
  workTime: { kind: 'text', label: { zh: '作业时间', en: 'Working hours' }, maxLength: 100 },
  remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  enabled: { kind: 'flag', label: { zh: '启用', en: 'Enabled' }, filter: 'options', default: '1', dict: 'yn' },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer name' }, filter: 'text', maxLength: 100, readOnly: true },
  isDefault: { kind: 'flag', label: { zh: '默认', en: 'Default' }, filter: 'options', dict: 'yn', readOnly: true },
  useCount: { kind: 'integer', label: { zh: '使用次数', en: 'Times used' }, sortable: true, minimum: 0, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./sendAddress.schemas.ts');
/** What the calls of sendAddress take, as schemas for forms; fetched when asked for. */
export const sendAddressSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).sendAddressAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).sendAddressEditInput,
  /** Of `setDefault`. */
  setDefault: async () => (await loadSchemas()).sendAddressSetDefaultInput,
};
/** Calls of sendAddress. */
export const createSendAddressApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).sendAddressAddInput,
    edit: async () => (await loadSchemas()).sendAddressEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增发货地址 · Add: Loading address. Needs `address:add`. */
  add: (body: SendAddressAdd, options?: CallOptions) =>
    transport.request<SendAddress>({ method: 'POST', path: `/shipping/hySendAddress/add`, body, ...options }),
  /** 删除发货地址 · Delete: Loading address. Needs `address:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/shipping/hySendAddress/delete`, query: { id }, ...options }),
  /** 批量删除发货地址 · Delete several: Loading address. Needs `address:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/shipping/hySendAddress/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑发货地址 · Edit: Loading address. Needs `address:edit`. */
  edit: (body: SendAddressEdit, options?: CallOptions) =>
    transport.request<SendAddress>({ method: 'PUT', path: `/shipping/hySendAddress/edit`, body, ...options }),
  /** 导出发货地址 · Export: Loading address. Needs `address:export`. */
  export: (query: SendAddressListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/shipping/hySendAddress/exportXls`, query, content: 'file', ...options }),
  /** 导入发货地址 · Import: Loading address. Needs `address:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/shipping/hySendAddress/importExcel`, file, options }),
  /** 按行导入发货地址 · Import rows: Loading address. Needs `address:import`. */
  importRows: importRows(transport, '/shipping/hySendAddress'),
  /** 发货地址导入模板 · Import template: Loading address. Needs `address:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/shipping/hySendAddress/importTemplate`, content: 'file', ...options }),
  /** 发货地址列表 · List: Loading address. Needs `address:list`. */
  list: (query: SendAddressListQuery = {}, options?: CallOptions) =>
    transport.request<Page<SendAddress>>({ method: 'GET', path: `/shipping/hySendAddress/list`, query, ...options }),
  /** 发货地址详情 · Get: Loading address. Needs `address:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<SendAddress>({ method: 'GET', path: `/shipping/hySendAddress/queryById`, query: { id }, ...options }),
  /** 设为默认 · Make default. Needs `address:edit`. */
  setDefault: (body: RowKey, options?: CallOptions) =>
    transport.request<SendAddress>({ method: 'PUT', path: `/shipping/hySendAddress/setDefault`, body, ...options }),
});
