// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type {
  BatchResult,
  BindVehicleInput,
  BlacklistInput,
  BoundVehicle,
  Driver,
  DriverAdd,
  DriverEdit,
  DriverPaperInput,
  DriverPasswordInput,
  ImportResult,
  PaperReading,
  RowKey,
  RowReason,
  RowVerdict,
} from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type {
  BindVehicleInput,
  BlacklistInput,
  BoundVehicle,
  Driver,
  DriverAdd,
  DriverEdit,
  DriverPaperInput,
  DriverPasswordInput,
  PaperReading,
} from '../models.ts';
/** Query of `boundVehicles`. */
export type DriverBoundVehiclesQuery = {
  id: string;
};
/** Query of `expiring`. */
export type DriverExpiringQuery = {
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
/** Query of `list`: filters by field. */
export type DriverListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'driverName'
  | 'idNo'
  | 'phone'
  | 'vehicleClass'
  | 'validPeriodFrom'
  | 'validPeriodTo'
  | 'idValidFrom'
  | 'idValidTo'
  | 'qualificationValidTo'
  | 'lightOnly'
  | 'carrierId'
  | 'captainId'
  | 'isCaptain'
  | 'taxRegistered'
  | 'gender'
  | 'birthday'
  | 'carrierName'
  | 'captainName'
  | 'defaultCardId'
  | 'contractId'
  | 'state'
  | 'submitTime'
  | 'reviewTime'
  | 'recheck'
  | 'verifyState'
  | 'blacklist'
  | 'online'
  | 'lastLocTime'
  | 'uploadState'
  | 'uploadEnvironment'
  | 'uploadTime'
  | 'regSource'
>;
/** Query of `importExcel`. */
export type DriverImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `statusCount`. */
export type DriverStatusCountQuery = {
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
/** Fields of Driver (司机). */
export const driverFields = {
  driverName: { kind: 'text', label: { zh: '姓名', en: 'Name' }, filter: 'text', sortable: true, maxLength: 30, required: true },
  idNo: {
    kind: 'text',
    label: { zh: '身份证号', en: 'ID card number' },
    rule: 'idCard',
    sensitive: true,
    filter: 'equals',
    unique: { table: 'hy_driver', column: 'id_no' },
    spelling: 'compact',
    maxLength: 18,
    required: true,
  },
  phone: {
    kind: 'text',
    label: { zh: '手机号', en: 'Mobile' },
    rule: 'mobile',
    sensitive: true,
    filter: 'equals',
    unique: { table: 'hy_driver', column: 'phone' },
    spelling: 'phone',
    maxLength: 18,
    required: true,
  },
  vehicleClass: { kind: 'dict', label: { zh: '准驾车型', en: 'Licence class' }, filter: 'text', dict: 'licence_class', multiple: true, required: true },
  validPeriodFrom: {
    kind: 'date',
    label: { zh: '驾驶证有效期起', en: 'Licence valid from' },
    filter: 'range',
    sortable: true,
    notAfter: 'today',
    required: true,
  },
  validPeriodTo: { kind: 'date', label: { zh: '驾驶证有效期至', en: 'Licence valid to' }, filter: 'range', sortable: true, required: true },
  licenceIssuer: { kind: 'text', label: { zh: '发证机关', en: 'Issued by' }, maxLength: 128, required: true },
  address: { kind: 'text', label: { zh: '住址', en: 'Address' }, maxLength: 200 },
  idValidFrom: { kind: 'date', label: { zh: '身份证有效期起', en: 'ID card valid from' }, filter: 'range', sortable: true, notAfter: 'today' },
  idValidTo: { kind: 'date', label: { zh: '身份证有效期至', en: 'ID card valid to' }, filter: 'range', sortable: true },
  idFrontFile: { kind: 'files', label: { zh: '身份证人像面', en: 'ID card, front' }, sensitive: true, biz: 'certificate', image: true, maxCount: 1 },
  idBackFile: { kind: 'files', label: { zh: '身份证国徽面', en: 'ID card, back' }, sensitive: true, biz: 'certificate', image: true, maxCount: 1 },
  facePhoto: { kind: 'files', label: { zh: '人脸照片', en: 'Portrait' }, sensitive: true, biz: 'certificate', image: true, maxCount: 1 },
  licenceNo: { kind: 'text', label: { zh: '驾驶证号', en: 'Licence number' }, spelling: 'compact', sensitive: true, maxLength: 18 },
  licenceFile: { kind: 'files', label: { zh: '驾驶证照片', en: 'Licence photo' }, sensitive: true, biz: 'certificate', image: true, maxCount: 1 },
  licenceBackFile: {
    kind: 'files',
    label: { zh: '驾驶证副页照片', en: 'Licence photo, second page' },
    sensitive: true,
    biz: 'certificate',
    image: true,
    maxCount: 1,
  },
  qualificationCertificate: {
    kind: 'text',
    label: { zh: '从业资格证号', en: 'Qualification certificate' },
    rule: 'qualification',
    sensitive: true,
    spelling: 'code',
    maxLength: 19,
  },
  qualificationType: { kind: 'text', label: { zh: '从业资格类别', en: 'Kind of qualification' }, default: '道路货物运输驾驶员', maxLength: 50 },
  qualificationValidTo: { kind: 'date', label: { zh: '资格证有效期至', en: 'Qualification valid to' }, filter: 'range', sortable: true },
  qualificationFile: { kind: 'files', label: { zh: '资格证照片', en: 'Qualification photo' }, sensitive: true, biz: 'certificate', image: true, maxCount: 1 },
  lightOnly: { kind: 'flag', label: { zh: '仅驾4.5吨及以下', en: 'Up to 4.5 t only' }, filter: 'options', default: '0', dict: 'yn' },
  carrierId: { kind: 'reference', label: { zh: '所属承运商', en: 'Carrier' }, filter: 'equals', textField: 'carrierName', reference: 'carrier' },
  captainId: { kind: 'reference', label: { zh: '车队长', en: 'Captain' }, filter: 'equals', textField: 'captainName', reference: 'driver' },
  isCaptain: { kind: 'flag', label: { zh: '是否车队长', en: 'Is a captain' }, filter: 'options', default: '0', dict: 'yn' },
  payBankName: { kind: 'text', label: { zh: '开户行', en: 'Bank' }, maxLength: 100 },
  payCardNo: { kind: 'text', label: { zh: '收款卡号', en: 'Card number' }, rule: 'bankCard', sensitive: true, spelling: 'compact', maxLength: 19 },
  taxRegistered: { kind: 'flag', label: { zh: '已办税务登记', en: 'Registered for tax' }, filter: 'options', default: '0', dict: 'yn' },
  remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 256 },
  gender: { kind: 'dict', label: { zh: '性别', en: 'Gender' }, filter: 'options', sortable: true, dict: 'gender', readOnly: true },
  birthday: { kind: 'date', label: { zh: '生日', en: 'Birthday' }, filter: 'range', sortable: true, readOnly: true },
  carrierName: { kind: 'text', label: { zh: '承运商名称', en: 'Carrier name' }, filter: 'text', maxLength: 100, readOnly: true },
  captainName: { kind: 'text', label: { zh: '车队长姓名', en: 'Captain name' }, filter: 'text', maxLength: 30, readOnly: true },
  defaultVehicleNumber: { kind: 'text', label: { zh: '默认车辆', en: 'Default vehicle' }, spelling: 'compact', maxLength: 35, readOnly: true },
  loginName: { kind: 'text', label: { zh: '登录账号', en: 'User name' }, maxLength: 64, readOnly: true },
  defaultCardId: {
    kind: 'reference',
    label: { zh: '默认收款卡', en: 'Default card' },
    filter: 'equals',
    textField: 'payCardNo',
    reference: 'bankCard',
    readOnly: true,
  },
  contractId: {
    kind: 'reference',
    label: { zh: '框架协议', en: 'Framework agreement' },
    filter: 'equals',
    textField: 'contractNo',
    reference: 'contract',
    readOnly: true,
  },
  contractNo: { kind: 'text', label: { zh: '框架协议编号', en: 'Number of the agreement' }, maxLength: 30, readOnly: true },
  state: { kind: 'dict', label: { zh: '审核状态', en: 'Review status' }, filter: 'options', sortable: true, dict: 'review_state', readOnly: true },
  submitTime: { kind: 'dateTime', label: { zh: '提交时间', en: 'Submitted at' }, filter: 'range', sortable: true, readOnly: true },
  reviewBy: { kind: 'text', label: { zh: '审核人', en: 'Reviewed by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  reviewTime: { kind: 'dateTime', label: { zh: '审核时间', en: 'Reviewed at' }, filter: 'range', sortable: true, readOnly: true },
  reviewRemark: { kind: 'longText', label: { zh: '审核意见', en: 'Review remark' }, maxLength: 200, readOnly: true },
  recheck: { kind: 'flag', label: { zh: '复审', en: 'To review again' }, filter: 'options', dict: 'yn', readOnly: true },
  verifyState: { kind: 'dict', label: { zh: '资质核验', en: 'Verification' }, filter: 'options', sortable: true, dict: 'step_state', readOnly: true },
  verifyRemark: { kind: 'longText', label: { zh: '核验说明', en: 'Verification remark' }, maxLength: 500, readOnly: true },
  blacklist: { kind: 'flag', label: { zh: '黑名单', en: 'Blacklisted' }, filter: 'options', dict: 'yn', readOnly: true },
  blacklistReason: { kind: 'longText', label: { zh: '拉黑原因', en: 'Reason of blacklisting' }, maxLength: 200, readOnly: true },
  score: { kind: 'integer', label: { zh: '信用分', en: 'Score' }, sortable: true, minimum: 0, maximum: 1000, readOnly: true },
  evaluationAvg: {
    kind: 'quantity',
    label: { zh: '平均评分', en: 'Average rating' },
    sortable: true,
    minimum: 0,
    maximum: 500,
    unit: { stored: 'hundredth', factor: 100, decimals: 2, symbol: { zh: '分', en: 'of 5' } },
    readOnly: true,
  },
  online: { kind: 'flag', label: { zh: '在线', en: 'Online' }, filter: 'options', dict: 'yn', readOnly: true },
  lastLng: {
    kind: 'quantity',
    label: { zh: '最近经度', en: 'Last longitude' },
    minimum: -180,
    maximum: 180,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    readOnly: true,
  },
  lastLat: {
    kind: 'quantity',
    label: { zh: '最近纬度', en: 'Last latitude' },
    minimum: -90,
    maximum: 90,
    unit: { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } },
    readOnly: true,
  },
  lastLocTime: { kind: 'dateTime', label: { zh: '最近定位时间', en: 'Last seen' }, filter: 'range', sortable: true, readOnly: true },
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
  regSource: { kind: 'dict', label: { zh: '注册来源', en: 'Registered through' }, filter: 'options', sortable: true, dict: 'reg_source', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** States and moves of driver. */
export const driverReview = {
  name: 'driverReview',
  field: 'state',
  dict: 'review_state',
  codes: { draft: '0', pending: '1', approved: '2', refused: '3', frozen: '4', expired: '5' },
  moves: {
    submit: { from: ['draft', 'refused', 'expired'], to: 'pending', permission: 'driver:edit' },
    approve: { from: ['pending'], to: 'approved', permission: 'driver:review' },
    refuse: { from: ['pending'], to: 'refused', permission: 'driver:review' },
    rework: { from: ['approved', 'expired'], to: 'pending', permission: 'driver:edit' },
    freeze: { from: ['approved'], to: 'frozen', permission: 'driver:freeze' },
    unfreeze: { from: ['frozen'], to: 'approved', permission: 'driver:freeze' },
    expire: { from: ['approved'], to: 'expired' },
  },
} as const;
const loadSchemas = () => import('./driver.schemas.ts');
/** What the calls of driver take, as schemas for forms; fetched when asked for. */
export const driverSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).driverAddInput,
  /** Of `bindVehicle`. */
  bindVehicle: async () => (await loadSchemas()).driverBindVehicleInput,
  /** Of `blacklist`. */
  blacklist: async () => (await loadSchemas()).driverBlacklistInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).driverEditInput,
  /** Of `freeze`. */
  freeze: async () => (await loadSchemas()).driverFreezeInput,
  /** Of `ocr`. */
  ocr: async () => (await loadSchemas()).driverOcrInput,
  /** Of `resetPwd`. */
  resetPwd: async () => (await loadSchemas()).driverResetPwdInput,
  /** Of `review`. */
  review: async () => (await loadSchemas()).driverReviewInput,
  /** Of `submit`. */
  submit: async () => (await loadSchemas()).driverSubmitInput,
  /** Of `unbindVehicle`. */
  unbindVehicle: async () => (await loadSchemas()).driverUnbindVehicleInput,
  /** Of `unfreeze`. */
  unfreeze: async () => (await loadSchemas()).driverUnfreezeInput,
  /** Of `verify`. */
  verify: async () => (await loadSchemas()).driverVerifyInput,
};
/** Calls of driver. */
export const createDriverApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).driverAddInput,
    edit: async () => (await loadSchemas()).driverEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增司机 · Add: Driver. Needs `driver:add`. */
  add: (body: DriverAdd, options?: CallOptions) => transport.request<Driver>({ method: 'POST', path: `/hydriver/hyDriver/add`, body, ...options }),
  /** 绑定车辆 · Bind a vehicle. Needs `driver:bindVehicle`. */
  bindVehicle: (body: BindVehicleInput, options?: CallOptions) =>
    transport.request<Driver>({ method: 'PUT', path: `/hydriver/hyDriver/bindVehicle`, body, ...options }),
  /** 司机黑名单 · Blacklist: Driver. Needs `driver:blacklist`. */
  blacklist: (body: BlacklistInput, options?: CallOptions) =>
    transport.request<Driver>({ method: 'PUT', path: `/hydriver/hyDriver/blacklist`, body, ...options }),
  /** 已绑定车辆 · Bound vehicles. Needs `driver:list`. */
  boundVehicles: (query: DriverBoundVehiclesQuery, options?: CallOptions) =>
    transport.request<BoundVehicle[]>({ method: 'GET', path: `/hydriver/hyDriver/boundVehicles`, query, ...options }),
  /** 删除司机 · Delete: Driver. Needs `driver:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/hydriver/hyDriver/delete`, query: { id }, ...options }),
  /** 批量删除司机 · Delete several: Driver. Needs `driver:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/hydriver/hyDriver/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑司机 · Edit: Driver. Needs `driver:edit`. */
  edit: (body: DriverEdit, options?: CallOptions) => transport.request<Driver>({ method: 'PUT', path: `/hydriver/hyDriver/edit`, body, ...options }),
  /** 证件即将到期的司机 · Drivers with expiring certificates. Needs `driver:list`. */
  expiring: (query: DriverExpiringQuery = {}, options?: CallOptions) =>
    transport.request<Page<Driver>>({ method: 'GET', path: `/hydriver/hyDriver/expiring`, query, ...options }),
  /** 导出司机 · Export: Driver. Needs `driver:export`. */
  export: (query: DriverListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hydriver/hyDriver/exportXls`, query, content: 'file', ...options }),
  /** 冻结司机 · Freeze: Driver. Needs `driver:freeze`. */
  freeze: (body: RowReason, options?: CallOptions) => transport.request<Driver>({ method: 'PUT', path: `/hydriver/hyDriver/freeze`, body, ...options }),
  /** 导入司机 · Import: Driver. Needs `driver:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/hydriver/hyDriver/importExcel`, file, options }),
  /** 按行导入司机 · Import rows: Driver. Needs `driver:import`. */
  importRows: importRows(transport, '/hydriver/hyDriver'),
  /** 司机导入模板 · Import template: Driver. Needs `driver:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hydriver/hyDriver/importTemplate`, content: 'file', ...options }),
  /** 司机列表 · List: Driver. Needs `driver:list`. */
  list: (query: DriverListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Driver>>({ method: 'GET', path: `/hydriver/hyDriver/list`, query, ...options }),
  /** 识别司机证件 · Read papers: Driver. Needs `driver:ocr`. */
  ocr: (body: DriverPaperInput, options?: CallOptions) => transport.request<PaperReading>({ method: 'POST', path: `/hydriver/hyDriver/ocr`, body, ...options }),
  /** 司机详情 · Get: Driver. Needs `driver:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Driver>({ method: 'GET', path: `/hydriver/hyDriver/queryById`, query: { id }, ...options }),
  /** 重置密码 · Reset password. Needs `driver:resetPwd`. */
  resetPwd: (body: DriverPasswordInput, options?: CallOptions) =>
    transport.request<{
      password: string | null;
    }>({ method: 'PUT', path: `/hydriver/hyDriver/resetPwd`, body, ...options }),
  /** 审核司机 · Review: Driver. Needs `driver:review`. */
  review: (body: RowVerdict, options?: CallOptions) => transport.request<Driver>({ method: 'PUT', path: `/hydriver/hyDriver/review`, body, ...options }),
  /** 状态计数 · Count by status. Needs `driver:list`. */
  statusCount: (query: DriverStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hydriver/hyDriver/statusCount`, query, ...options }),
  /** 提交司机审核 · Submit for review: Driver. Needs `driver:edit`. */
  submit: (body: RowKey, options?: CallOptions) => transport.request<Driver>({ method: 'PUT', path: `/hydriver/hyDriver/submit`, body, ...options }),
  /** 解绑车辆 · Unbind a vehicle. Needs `driver:bindVehicle`. */
  unbindVehicle: (body: BindVehicleInput, options?: CallOptions) =>
    transport.request<Driver>({ method: 'PUT', path: `/hydriver/hyDriver/unbindVehicle`, body, ...options }),
  /** 解冻司机 · Unfreeze: Driver. Needs `driver:freeze`. */
  unfreeze: (body: RowReason, options?: CallOptions) => transport.request<Driver>({ method: 'PUT', path: `/hydriver/hyDriver/unfreeze`, body, ...options }),
  /** 核验司机 · Verify: Driver. Needs `driver:verify`. */
  verify: (body: RowKey, options?: CallOptions) => transport.request<Driver>({ method: 'POST', path: `/hydriver/hyDriver/verify`, body, ...options }),
});
