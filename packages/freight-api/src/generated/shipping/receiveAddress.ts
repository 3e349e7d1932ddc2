// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, ImportResult, ReceiveAddress, ReceiveAddressAdd, ReceiveAddressEdit, RowKey } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { ReceiveAddress, ReceiveAddressAdd, ReceiveAddressEdit } from '../models.ts';
/** Query of `list`: filters by field. */
export type ReceiveAddressListQuery = ListQuery<
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
export type ReceiveAddressImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Fields of Unloading address (收货地址). */
export const receiveAddressFields = {
  customerId: { kind: 'reference', label: { zh: '客户', en: 'Customer' }, filter: 'equals', textField: 'customerName', reference: 'customer', required: true },
  addressName: { kind: 'text', label: { zh: '地址简称', en: 'Short name' }, filter: 'text', sortable: true, maxLength: 50, required: true },
  companyName: { kind: 'text', label: { zh: '收货人', en: 'Consignee' }, filter: 'text', maxLength: 100, required: true },
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
  idNo: { kind: 'text', label: { zh: '收货方证件号', en: 'ID of the consignee' }, spelling: 'compact', sensitive: true, maxLength: 35 },
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
const loadSchemas = () => import('./receiveAddress.schemas.ts');
/** What the calls of receiveAddress take, as schemas for forms; fetched when asked for. */
export const receiveAddressSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).receiveAddressAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).receiveAddressEditInput,
  /** Of `setDefault`. */
  setDefault: async () => (await loadSchemas()).receiveAddressSetDefaultInput,
};
/** Calls of receiveAddress. */
export const createReceiveAddressApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).receiveAddressAddInput,
    edit: async () => (await loadSchemas()).receiveAddressEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增收货地址 · Add: Unloading address. Needs `address:add`. */
  add: (body: ReceiveAddressAdd, options?: CallOptions) =>
    transport.request<ReceiveAddress>({ method: 'POST', path: `/shipping/hyReceiveAddress/add`, body, ...options }),
  /** 删除收货地址 · Delete: Unloading address. Needs `address:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/shipping/hyReceiveAddress/delete`, query: { id }, ...options }),
  /** 批量删除收货地址 · Delete several: Unloading address. Needs `address:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/shipping/hyReceiveAddress/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑收货地址 · Edit: Unloading address. Needs `address:edit`. */
  edit: (body: ReceiveAddressEdit, options?: CallOptions) =>
    transport.request<ReceiveAddress>({ method: 'PUT', path: `/shipping/hyReceiveAddress/edit`, body, ...options }),
  /** 导出收货地址 · Export: Unloading address. Needs `address:export`. */
  export: (query: ReceiveAddressListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/shipping/hyReceiveAddress/exportXls`, query, content: 'file', ...options }),
  /** 导入收货地址 · Import: Unloading address. Needs `address:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/shipping/hyReceiveAddress/importExcel`, file, options }),
  /** 按行导入收货地址 · Import rows: Unloading address. Needs `address:import`. */
  importRows: importRows(transport, '/shipping/hyReceiveAddress'),
  /** 收货地址导入模板 · Import template: Unloading address. Needs `address:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/shipping/hyReceiveAddress/importTemplate`, content: 'file', ...options }),
  /** 收货地址列表 · List: Unloading address. Needs `address:list`. */
  list: (query: ReceiveAddressListQuery = {}, options?: CallOptions) =>
    transport.request<Page<ReceiveAddress>>({ method: 'GET', path: `/shipping/hyReceiveAddress/list`, query, ...options }),
  /** 收货地址详情 · Get: Unloading address. Needs `address:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<ReceiveAddress>({ method: 'GET', path: `/shipping/hyReceiveAddress/queryById`, query: { id }, ...options }),
  /** 设为默认 · Make default. Needs `address:edit`. */
  setDefault: (body: RowKey, options?: CallOptions) =>
    transport.request<ReceiveAddress>({ method: 'PUT', path: `/shipping/hyReceiveAddress/setDefault`, body, ...options }),
});
