// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, ImportResult, RowKey, RowReason, RowVerdict, Shipper, ShipperAdd, ShipperEdit } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Shipper, ShipperAdd, ShipperEdit } from '../models.ts';
/** Query of `list`: filters by field. */
export type ShipperListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'customerId'
  | 'shipperName'
  | 'shipperIdNo'
  | 'shipperKind'
  | 'contactName'
  | 'contactPhone'
  | 'adcode'
  | 'customerName'
  | 'state'
  | 'submitTime'
  | 'reviewTime'
  | 'verifyState'
>;
/** Query of `importExcel`. */
export type ShipperImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Fields of Shipper (托运人). */
export const shipperFields = {
  customerId: {
    kind: 'reference',
    label: { zh: '所属客户', en: 'Customer' },
    filter: 'equals',
    textField: 'customerName',
    reference: 'customer',
    required: true,
  },
  shipperName: { kind: 'text', label: { zh: '托运人名称', en: 'Shipper' }, filter: 'text', sortable: true, maxLength: 512, required: true },
  shipperIdNo: {
    kind: 'text',
    label: { zh: '统一社会信用代码/证件号', en: 'Credit code or ID number' },
    rule: 'partyNo',
    sensitive: true,
    filter: 'equals',
    spelling: 'compact',
    maxLength: 35,
    required: true,
  },
  shipperKind: { kind: 'dict', label: { zh: '托运人类型', en: 'Kind' }, filter: 'options', sortable: true, dict: 'shipper_kind', required: true },
  contactName: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, filter: 'text', maxLength: 50, required: true },
  contactPhone: {
    kind: 'text',
    label: { zh: '联系电话', en: 'Contact phone' },
    rule: 'phone',
    sensitive: true,
    filter: 'equals',
    spelling: 'phone',
    maxLength: 18,
    required: true,
  },
  adcode: { kind: 'text', label: { zh: '行政区划', en: 'Division code' }, rule: 'adcode', filter: 'equals', spelling: 'compact', maxLength: 6, required: true },
  address: { kind: 'text', label: { zh: '地址', en: 'Address' }, maxLength: 256, required: true },
  licenceFile: { kind: 'files', label: { zh: '证照', en: 'Licence' }, sensitive: true, biz: 'certificate', image: true },
  customerName: { kind: 'text', label: { zh: '客户名称', en: 'Customer name' }, filter: 'text', maxLength: 100, readOnly: true },
  noteCount: { kind: 'integer', label: { zh: '运单数', en: 'Waybills' }, minimum: 0, readOnly: true },
  state: { kind: 'dict', label: { zh: '审核状态', en: 'Review status' }, filter: 'options', sortable: true, dict: 'review_state', readOnly: true },
  submitTime: { kind: 'dateTime', label: { zh: '提交时间', en: 'Submitted at' }, filter: 'range', sortable: true, readOnly: true },
  reviewBy: { kind: 'text', label: { zh: '审核人', en: 'Reviewed by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  reviewTime: { kind: 'dateTime', label: { zh: '审核时间', en: 'Reviewed at' }, filter: 'range', sortable: true, readOnly: true },
  reviewRemark: { kind: 'longText', label: { zh: '审核意见', en: 'Review remark' }, maxLength: 200, readOnly: true },
  verifyState: { kind: 'dict', label: { zh: '资质核验', en: 'Verification' }, filter: 'options', sortable: true, dict: 'step_state', readOnly: true },
  verifyRemark: { kind: 'longText', label: { zh: '核验说明', en: 'Verification remark' }, maxLength: 500, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** States and moves of shipper. */
export const shipperReview = {
  name: 'shipperReview',
  field: 'state',
  dict: 'review_state',
  codes: { draft: '0', pending: '1', approved: '2', refused: '3', frozen: '4', expired: '5' },
  moves: {
    submit: { from: ['draft', 'refused', 'expired'], to: 'pending', permission: 'shipper:edit' },
    approve: { from: ['pending'], to: 'approved', permission: 'shipper:review' },
    refuse: { from: ['pending'], to: 'refused', permission: 'shipper:review' },
    rework: { from: ['approved', 'expired'], to: 'pending', permission: 'shipper:edit' },
    freeze: { from: ['approved'], to: 'frozen', permission: 'shipper:review' },
    unfreeze: { from: ['frozen'], to: 'approved', permission: 'shipper:review' },
    expire: { from: ['approved'], to: 'expired' },
  },
} as const;
const loadSchemas = () => import('./shipper.schemas.ts');
/** What the calls of shipper take, as schemas for forms; fetched when asked for. */
export const shipperSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).shipperAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).shipperEditInput,
  /** Of `freeze`. */
  freeze: async () => (await loadSchemas()).shipperFreezeInput,
  /** Of `review`. */
  review: async () => (await loadSchemas()).shipperReviewInput,
  /** Of `submit`. */
  submit: async () => (await loadSchemas()).shipperSubmitInput,
  /** Of `unfreeze`. */
  unfreeze: async () => (await loadSchemas()).shipperUnfreezeInput,
  /** Of `verify`. */
  verify: async () => (await loadSchemas()).shipperVerifyInput,
};
/** Calls of shipper. */
export const createShipperApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).shipperAddInput,
    edit: async () => (await loadSchemas()).shipperEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增托运人 · Add: Shipper. Needs `shipper:add`. */
  add: (body: ShipperAdd, options?: CallOptions) => transport.request<Shipper>({ method: 'POST', path: `/customer/hyShipper/add`, body, ...options }),
  /** 删除托运人 · Delete: Shipper. Needs `shipper:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/customer/hyShipper/delete`, query: { id }, ...options }),
  /** 批量删除托运人 · Delete several: Shipper. Needs `shipper:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/customer/hyShipper/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑托运人 · Edit: Shipper. Needs `shipper:edit`. */
  edit: (body: ShipperEdit, options?: CallOptions) => transport.request<Shipper>({ method: 'PUT', path: `/customer/hyShipper/edit`, body, ...options }),
  /** 导出托运人 · Export: Shipper. Needs `shipper:export`. */
  export: (query: ShipperListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/customer/hyShipper/exportXls`, query, content: 'file', ...options }),
  /** 冻结托运人 · Freeze: Shipper. Needs `shipper:review`. */
  freeze: (body: RowReason, options?: CallOptions) => transport.request<Shipper>({ method: 'PUT', path: `/customer/hyShipper/freeze`, body, ...options }),
  /** 导入托运人 · Import: Shipper. Needs `shipper:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/customer/hyShipper/importExcel`, file, options }),
  /** 按行导入托运人 · Import rows: Shipper. Needs `shipper:import`. */
  importRows: importRows(transport, '/customer/hyShipper'),
  /** 托运人导入模板 · Import template: Shipper. Needs `shipper:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/customer/hyShipper/importTemplate`, content: 'file', ...options }),
  /** 托运人列表 · List: Shipper. Needs `shipper:list`. */
  list: (query: ShipperListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Shipper>>({ method: 'GET', path: `/customer/hyShipper/list`, query, ...options }),
  /** 托运人详情 · Get: Shipper. Needs `shipper:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Shipper>({ method: 'GET', path: `/customer/hyShipper/queryById`, query: { id }, ...options }),
  /** 审核托运人 · Review: Shipper. Needs `shipper:review`. */
  review: (body: RowVerdict, options?: CallOptions) => transport.request<Shipper>({ method: 'PUT', path: `/customer/hyShipper/review`, body, ...options }),
  /** 提交托运人审核 · Submit for review: Shipper. Needs `shipper:edit`. */
  submit: (body: RowKey, options?: CallOptions) => transport.request<Shipper>({ method: 'PUT', path: `/customer/hyShipper/submit`, body, ...options }),
  /** 解冻托运人 · Unfreeze: Shipper. Needs `shipper:review`. */
  unfreeze: (body: RowReason, options?: CallOptions) => transport.request<Shipper>({ method: 'PUT', path: `/customer/hyShipper/unfreeze`, body, ...options }),
  /** 核验托运人 · Verify: Shipper. Needs `shipper:review`. */
  verify: (body: RowKey, options?: CallOptions) => transport.request<Shipper>({ method: 'POST', path: `/customer/hyShipper/verify`, body, ...options }),
});
