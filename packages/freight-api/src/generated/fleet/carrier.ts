// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, BlacklistInput, Carrier, CarrierAdd, CarrierEdit, Driver, ImportResult, RowKey, RowReason, RowVerdict, Vehicle } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { BlacklistInput, Carrier, CarrierAdd, CarrierEdit, Driver, Vehicle } from '../models.ts';
/** Query of `drivers`. */
export type CarrierDriversQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  carrierId: string;
};
/** Query of `list`: filters by field. */
export type CarrierListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'carrierName'
  | 'carrierKind'
  | 'permitNumber'
  | 'contactName'
  | 'contactPhone'
  | 'uscc'
  | 'permitValidTo'
  | 'city'
  | 'adcode'
  | 'taxpayerType'
  | 'settleType'
  | 'bankCardId'
  | 'contractId'
  | 'contractValidTo'
  | 'state'
  | 'submitTime'
  | 'reviewTime'
  | 'verifyState'
  | 'uploadState'
  | 'uploadEnvironment'
  | 'uploadTime'
  | 'blacklist'
>;
/** Query of `importExcel`. */
export type CarrierImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `vehicles`. */
export type CarrierVehiclesQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  carrierId: string;
};
/** Fields of Carrier (承运商). */
export const carrierFields = {
  carrierName: {
    kind: 'text',
    label: { zh: '承运商名称', en: 'Carrier' },
    filter: 'text',
    sortable: true,
    unique: { table: 'hy_carrier', column: 'carrier_name' },
    maxLength: 100,
    required: true,
  },
  carrierKind: {
    kind: 'dict',
    label: { zh: '类型', en: 'Kind' },
    filter: 'options',
    sortable: true,
    otherNames: { 企业: '1', 公司: '1', 运输公司: '1', 物流公司: '1', 个体: '2', 个体户: '2', 个体工商户: '2' },
    dict: 'carrier_kind',
    required: true,
  },
  permitNumber: {
    kind: 'text',
    label: { zh: '道路运输经营许可证号', en: 'Road transport permit' },
    rule: 'permit',
    filter: 'text',
    spelling: 'code',
    maxLength: 50,
    required: true,
  },
  contactName: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, filter: 'text', maxLength: 50, required: true },
  contactPhone: {
    kind: 'text',
    label: { zh: '联系电话', en: 'Contact phone' },
    rule: 'mobile',
    sensitive: true,
    filter: 'equals',
    spelling: 'phone',
    maxLength: 18,
    required: true,
  },
  uscc: {
    kind: 'text',
    label: { zh: '统一社会信用代码', en: 'Unified social credit code' },
    rule: 'uscc',
    filter: 'equals',
    unique: { table: 'hy_carrier', column: 'uscc' },
    spelling: 'compact',
    maxLength: 18,
  },
  permitScope: { kind: 'text', label: { zh: '经营范围', en: 'Scope of permit' }, maxLength: 200 },
  permitValidTo: { kind: 'date', label: { zh: '许可证有效期至', en: 'Permit valid to' }, filter: 'range', sortable: true },
  legalPerson: { kind: 'text', label: { zh: '法人', en: 'Legal representative' }, maxLength: 50 },
  legalIdNo: {
    kind: 'text',
    label: { zh: '法人身份证号', en: 'ID card of the representative' },
    rule: 'idCard',
    sensitive: true,
    spelling: 'compact',
    maxLength: 18,
  },
  province: { kind: 'text', label: { zh: '省', en: 'Province' }, maxLength: 50, group: 'adcode' },
  city: { kind: 'text', label: { zh: '市', en: 'City' }, filter: 'text', maxLength: 50, group: 'adcode' },
  district: { kind: 'text', label: { zh: '区县', en: 'District' }, maxLength: 50, group: 'adcode' },
  adcode: {
    kind: 'text',
    label: { zh: '行政区划', en: 'Division code' },
    rule: 'adcode',
    filter: 'equals',
    spelling: 'compact',
    maxLength: 6,
    group: 'adcode',
  },
  address: { kind: 'text', label: { zh: '地址', en: 'Address' }, maxLength: 256 },
  businessLicenceFile: { kind: 'files', label: { zh: '营业执照', en: 'Business licence' }, biz: 'certificate', image: true },
  permitFile: { kind: 'files', label: { zh: '许可证照片', en: 'Permit photo' }, biz: 'certificate', image: true },
  legalIdFiles: { kind: 'files', label: { zh: '法人身份证照片', en: 'ID card photos' }, sensitive: true, biz: 'certificate', image: true },
  taxpayerType: { kind: 'dict', label: { zh: '纳税人类型', en: 'Kind of taxpayer' }, filter: 'options', sortable: true, dict: 'taxpayer_type' },
  settleType: { kind: 'dict', label: { zh: '应付结算方式', en: 'Settlement' }, filter: 'options', sortable: true, dict: 'settle_type' },
  termDays: { kind: 'integer', label: { zh: '账期(天)', en: 'Term (days)' }, minimum: 0, maximum: 180 },
  remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 256 },
  bankCardId: { kind: 'reference', label: { zh: '收款账户', en: 'Account' }, filter: 'equals', reference: 'bankCard', readOnly: true },
  contractId: {
    kind: 'reference',
    label: { zh: '承运合同', en: 'Contract' },
    filter: 'equals',
    textField: 'contractNo',
    reference: 'contract',
    readOnly: true,
  },
  contractNo: { kind: 'text', label: { zh: '合同编号', en: 'Contract number' }, maxLength: 30, readOnly: true },
  contractValidTo: { kind: 'date', label: { zh: '合同到期日', en: 'Contract until' }, filter: 'range', sortable: true, readOnly: true },
  driverCount: { kind: 'integer', label: { zh: '司机数', en: 'Drivers' }, minimum: 0, readOnly: true },
  vehicleCount: { kind: 'integer', label: { zh: '车辆数', en: 'Vehicles' }, minimum: 0, readOnly: true },
  openPayable: {
    kind: 'money',
    label: { zh: '应付余额', en: 'Open payable' },
    sortable: true,
    minimum: 0,
    unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
    readOnly: true,
  },
  state: { kind: 'dict', label: { zh: '审核状态', en: 'Review status' }, filter: 'options', sortable: true, dict: 'review_state', readOnly: true },
  submitTime: { kind: 'dateTime', label: { zh: '提交时间', en: 'Submitted at' }, filter: 'range', sortable: true, readOnly: true },
  reviewBy: { kind: 'text', label: { zh: '审核人', en: 'Reviewed by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  reviewTime: { kind: 'dateTime', label: { zh: '审核时间', en: 'Reviewed at' }, filter: 'range', sortable: true, readOnly: true },
  reviewRemark: { kind: 'longText', label: { zh: '审核意见', en: 'Review remark' }, maxLength: 200, readOnly: true },
  verifyState: { kind: 'dict', label: { zh: '资质核验', en: 'Verification' }, filter: 'options', sortable: true, dict: 'step_state', readOnly: true },
  verifyRemark: { kind: 'longText', label: { zh: '核验说明', en: 'Verification remark' }, maxLength: 500, readOnly: true },
  uploadState: { kind: 'dict', label: { zh: '上传状态', en: 'Upload status' }, filter: 'options', sortable: true, dict: 'upload_state', readOnly: true },
  uploadEnvironment: {
    kind: 'dict',
    label: { zh: '上报环境', en: 'Upload environment' },
    filter: 'options',
    sortable: true,
    dict: 'upload_environment',
    readOnly: true,
  },
  uploadTime: { kind: 'dateTime', label: { zh: '上传时间', en: 'Uploaded at' }, filter: 'range', sortable: true, readOnly: true },
  blacklist: { kind: 'flag', label: { zh: '黑名单', en: 'Blacklisted' }, filter: 'options', dict: 'yn', readOnly: true },
  blacklistReason: { kind: 'longText', label: { zh: '拉黑原因', en: 'Reason of blacklisting' }, maxLength: 200, readOnly: true },
  score: { kind: 'integer', label: { zh: '信用分', en: 'Score' }, sortable: true, minimum: 0, maximum: 1000, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Fields whose totals come with the list of Carrier. */
export const carrierSums = ['openPayable'] as const;
/** States and moves of carrier. */
export const carrierReview = {
  name: 'carrierReview',
  field: 'state',
  dict: 'review_state',
  codes: { draft: '0', pending: '1', approved: '2', refused: '3', frozen: '4', expired: '5' },
  moves: {
    submit: { from: ['draft', 'refused', 'expired'], to: 'pending', permission: 'carrier:edit' },
    approve: { from: ['pending'], to: 'approved', permission: 'carrier:review' },
    refuse: { from: ['pending'], to: 'refused', permission: 'carrier:review' },
    rework: { from: ['approved', 'expired'], to: 'pending', permission: 'carrier:edit' },
    freeze: { from: ['approved'], to: 'frozen', permission: 'carrier:freeze' },
    unfreeze: { from: ['frozen'], to: 'approved', permission: 'carrier:freeze' },
    expire: { from: ['approved'], to: 'expired' },
  },
} as const;
const loadSchemas = () => import('./carrier.schemas.ts');
/** What the calls of carrier take, as schemas for forms; fetched when asked for. */
export const carrierSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).carrierAddInput,
  /** Of `blacklist`. */
  blacklist: async () => (await loadSchemas()).carrierBlacklistInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).carrierEditInput,
  /** Of `freeze`. */
  freeze: async () => (await loadSchemas()).carrierFreezeInput,
  /** Of `review`. */
  review: async () => (await loadSchemas()).carrierReviewInput,
  /** Of `submit`. */
  submit: async () => (await loadSchemas()).carrierSubmitInput,
  /** Of `unfreeze`. */
  unfreeze: async () => (await loadSchemas()).carrierUnfreezeInput,
  /** Of `verify`. */
  verify: async () => (await loadSchemas()).carrierVerifyInput,
};
/** Calls of carrier. */
export const createCarrierApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).carrierAddInput,
    edit: async () => (await loadSchemas()).carrierEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增承运商 · Add: Carrier. Needs `carrier:add`. */
  add: (body: CarrierAdd, options?: CallOptions) => transport.request<Carrier>({ method: 'POST', path: `/hycarrier/hyCarrier/add`, body, ...options }),
  /** 承运商黑名单 · Blacklist: Carrier. Needs `carrier:blacklist`. */
  blacklist: (body: BlacklistInput, options?: CallOptions) =>
    transport.request<Carrier>({ method: 'PUT', path: `/hycarrier/hyCarrier/blacklist`, body, ...options }),
  /** 删除承运商 · Delete: Carrier. Needs `carrier:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/hycarrier/hyCarrier/delete`, query: { id }, ...options }),
  /** 批量删除承运商 · Delete several: Carrier. Needs `carrier:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/hycarrier/hyCarrier/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 承运商的司机 · Drivers of a carrier. Needs `carrier:drivers`. */
  drivers: (query: CarrierDriversQuery, options?: CallOptions) =>
    transport.request<Page<Driver>>({ method: 'GET', path: `/hycarrier/hyCarrier/drivers`, query, ...options }),
  /** 编辑承运商 · Edit: Carrier. Needs `carrier:edit`. */
  edit: (body: CarrierEdit, options?: CallOptions) => transport.request<Carrier>({ method: 'PUT', path: `/hycarrier/hyCarrier/edit`, body, ...options }),
  /** 导出承运商 · Export: Carrier. Needs `carrier:export`. */
  export: (query: CarrierListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hycarrier/hyCarrier/exportXls`, query, content: 'file', ...options }),
  /** 冻结承运商 · Freeze: Carrier. Needs `carrier:freeze`. */
  freeze: (body: RowReason, options?: CallOptions) => transport.request<Carrier>({ method: 'PUT', path: `/hycarrier/hyCarrier/freeze`, body, ...options }),
  /** 导入承运商 · Import: Carrier. Needs `carrier:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/hycarrier/hyCarrier/importExcel`, file, options }),
  /** 按行导入承运商 · Import rows: Carrier. Needs `carrier:import`. */
  importRows: importRows(transport, '/hycarrier/hyCarrier'),
  /** 承运商导入模板 · Import template: Carrier. Needs `carrier:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hycarrier/hyCarrier/importTemplate`, content: 'file', ...options }),
  /** 承运商列表 · List: Carrier. Needs `carrier:list`. */
  list: (query: CarrierListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Carrier>>({ method: 'GET', path: `/hycarrier/hyCarrier/list`, query, ...options }),
  /** 承运商详情 · Get: Carrier. Needs `carrier:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Carrier>({ method: 'GET', path: `/hycarrier/hyCarrier/queryById`, query: { id }, ...options }),
  /** 审核承运商 · Review: Carrier. Needs `carrier:review`. */
  review: (body: RowVerdict, options?: CallOptions) => transport.request<Carrier>({ method: 'PUT', path: `/hycarrier/hyCarrier/review`, body, ...options }),
  /** 提交承运商审核 · Submit for review: Carrier. Needs `carrier:edit`. */
  submit: (body: RowKey, options?: CallOptions) => transport.request<Carrier>({ method: 'PUT', path: `/hycarrier/hyCarrier/submit`, body, ...options }),
  /** 解冻承运商 · Unfreeze: Carrier. Needs `carrier:freeze`. */
  unfreeze: (body: RowReason, options?: CallOptions) => transport.request<Carrier>({ method: 'PUT', path: `/hycarrier/hyCarrier/unfreeze`, body, ...options }),
  /** 承运商的车辆 · Vehicles of a carrier. Needs `carrier:vehicles`. */
  vehicles: (query: CarrierVehiclesQuery, options?: CallOptions) =>
    transport.request<Page<Vehicle>>({ method: 'GET', path: `/hycarrier/hyCarrier/vehicles`, query, ...options }),
  /** 核验承运商 · Verify: Carrier. Needs `carrier:review`. */
  verify: (body: RowKey, options?: CallOptions) => transport.request<Carrier>({ method: 'POST', path: `/hycarrier/hyCarrier/verify`, body, ...options }),
});
