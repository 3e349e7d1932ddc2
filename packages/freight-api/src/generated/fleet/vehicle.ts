// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type {
  BatchResult,
  BindTrailerInput,
  BlacklistInput,
  ImportResult,
  LastPosition,
  PaperReading,
  RowKey,
  RowReason,
  RowVerdict,
  Vehicle,
  VehicleAdd,
  VehicleEdit,
  VehiclePaperInput,
} from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { BindTrailerInput, BlacklistInput, LastPosition, PaperReading, Vehicle, VehicleAdd, VehicleEdit, VehiclePaperInput } from '../models.ts';
/** Query of `expiring`. */
export type VehicleExpiringQuery = {
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
export type VehicleListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'vehicleNumber'
  | 'plateColor'
  | 'vehicleType'
  | 'owner'
  | 'ownerIdNo'
  | 'vin'
  | 'registerDate'
  | 'issueDate'
  | 'vehicleEnergyType'
  | 'vehicleTonnage'
  | 'roadTransportCertificateNumber'
  | 'ownerType'
  | 'inspectValidTo'
  | 'rtcValidTo'
  | 'trailerVehiclePlateNumber'
  | 'trailerVehicleId'
  | 'carrierId'
  | 'compulsoryValidTo'
  | 'commercialValidTo'
  | 'gpsNetState'
  | 'carrierName'
  | 'state'
  | 'submitTime'
  | 'reviewTime'
  | 'recheck'
  | 'verifyState'
  | 'blacklist'
  | 'lastLocTime'
  | 'lastSource'
  | 'uploadState'
  | 'uploadEnvironment'
  | 'uploadTime'
>;
/** Query of `importExcel`. */
export type VehicleImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `lastPosition`. */
export type VehicleLastPositionQuery = {
  id: string;
};
/** Query of `statusCount`. */
export type VehicleStatusCountQuery = {
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
/** Fields of Vehicle (车辆). */
export const vehicleFields = {
  vehicleNumber: {
    kind: 'text',
    label: { zh: '车牌号', en: 'Plate number' },
    rule: 'plate',
    filter: 'text',
    sortable: true,
    unique: { table: 'hy_vehicle', column: 'vehicle_number', within: 'plateColor' },
    spelling: 'compact',
    maxLength: 35,
    required: true,
    group: 'plate',
  },
  plateColor: {
    kind: 'dict',
    label: { zh: '车牌颜色', en: 'Plate colour' },
    filter: 'options',
    sortable: true,
    otherNames: {
      蓝色: '1',
      蓝牌: '1',
      蓝色牌: '1',
      蓝底: '1',
      黄色: '2',
      黄牌: '2',
      黄色牌: '2',
      黄底: '2',
      黑色: '3',
      黑牌: '3',
      黑色牌: '3',
      黑底: '3',
      白色: '4',
      白牌: '4',
      白色牌: '4',
      白底: '4',
      绿色: '5',
      绿牌: '5',
      绿色牌: '5',
      绿底: '5',
      农黄色: '91',
      农黄牌: '91',
      农黄色牌: '91',
      农黄底: '91',
      农绿色: '92',
      农绿牌: '92',
      农绿色牌: '92',
      农绿底: '92',
      黄绿色: '93',
      黄绿牌: '93',
      黄绿色牌: '93',
      黄绿底: '93',
      渐变绿色: '94',
      渐变绿牌: '94',
      渐变绿色牌: '94',
      渐变绿底: '94',
      黄绿双拼: '93',
      黄绿双拼色: '93',
      农用黄: '91',
      农用绿: '92',
    },
    dict: 'plate_color',
    required: true,
    group: 'plate',
  },
  vehicleType: {
    kind: 'dict',
    label: { zh: '车辆类型', en: 'Vehicle type' },
    filter: 'options',
    sortable: true,
    otherNames: {
      重型栏板货车: 'H11',
      重型厢式车: 'H12',
      重型厢货: 'H12',
      重型罐式车: 'H14',
      重型罐车: 'H14',
      重型平板车: 'H15',
      重型集装箱车: 'H16',
      重型集装箱货车: 'H16',
      重型自卸车: 'H17',
      重型仓栅货车: 'H19',
      重型仓栅式车: 'H19',
      中型栏板货车: 'H21',
      中型厢式车: 'H22',
      中型厢货: 'H22',
      中型罐式车: 'H24',
      中型罐车: 'H24',
      中型平板车: 'H25',
      中型集装箱车: 'H26',
      中型集装箱货车: 'H26',
      中型自卸车: 'H27',
      中型仓栅货车: 'H29',
      中型仓栅式车: 'H29',
      轻型栏板货车: 'H31',
      轻型厢式车: 'H32',
      轻型厢货: 'H32',
      轻型罐式车: 'H34',
      轻型罐车: 'H34',
      轻型平板车: 'H35',
      轻型集装箱车: 'H36',
      轻型集装箱货车: 'H36',
      轻型自卸车: 'H37',
      轻型仓栅货车: 'H39',
      轻型仓栅式车: 'H39',
      微型栏板货车: 'H41',
      微型厢式车: 'H42',
      微型厢货: 'H42',
      微型罐式车: 'H44',
      微型罐车: 'H44',
      微型平板车: 'H45',
      微型集装箱车: 'H46',
      微型集装箱货车: 'H46',
      微型自卸车: 'H47',
      微型仓栅货车: 'H49',
      微型仓栅式车: 'H49',
      低速栏板货车: 'H51',
      低速厢式车: 'H52',
      低速厢货: 'H52',
      低速罐式车: 'H54',
      低速罐车: 'H54',
      低速平板车: 'H55',
      低速集装箱车: 'H56',
      低速集装箱货车: 'H56',
      低速自卸车: 'H57',
      低速仓栅货车: 'H59',
      低速仓栅式车: 'H59',
      重型牵引车: 'Q11',
      中型牵引车: 'Q21',
      轻型牵引车: 'Q31',
      重型栏板半挂车: 'B11',
      重型罐半挂车: 'B13',
      重型集装箱骨架半挂车: 'B15',
      重型仓栅半挂车: 'B18',
      中型栏板半挂车: 'B21',
      中型罐半挂车: 'B23',
      中型集装箱骨架半挂车: 'B25',
      中型仓栅半挂车: 'B28',
      轻型栏板半挂车: 'B31',
      轻型罐半挂车: 'B33',
      轻型集装箱骨架半挂车: 'B35',
      轻型仓栅半挂车: 'B38',
      重型栏板全挂车: 'G11',
      中型栏板全挂车: 'G21',
      轻型栏板全挂车: 'G31',
    },
    dict: 'vehicle_type',
    required: true,
  },
  owner: { kind: 'text', label: { zh: '所有人', en: 'Owner' }, filter: 'text', maxLength: 128, required: true },
  ownerIdNo: {
    kind: 'text',
    label: { zh: '所有人证件号', en: 'ID of the owner' },
    rule: 'partyNo',
    sensitive: true,
    filter: 'equals',
    spelling: 'compact',
    maxLength: 50,
    required: true,
  },
  useCharacter: { kind: 'text', label: { zh: '使用性质', en: 'Use' }, maxLength: 20, required: true },
  vin: { kind: 'text', label: { zh: '车辆识别代号', en: 'VIN' }, rule: 'vin', filter: 'text', spelling: 'compact', maxLength: 17, required: true },
  issuingOrganizations: { kind: 'text', label: { zh: '行驶证发证机关', en: 'Licence issued by' }, maxLength: 128, required: true },
  registerDate: { kind: 'date', label: { zh: '注册日期', en: 'Registered on' }, filter: 'range', sortable: true, notAfter: 'today', required: true },
  issueDate: { kind: 'date', label: { zh: '发证日期', en: 'Issued on' }, filter: 'range', sortable: true, notAfter: 'today', required: true },
  vehicleEnergyType: {
    kind: 'dict',
    label: { zh: '能源类型', en: 'Energy' },
    filter: 'options',
    sortable: true,
    otherNames: {
      纯电动: 'C',
      纯电: 'C',
      电动: 'C',
      电能: 'C',
      新能源: 'C',
      轻柴油: 'B',
      柴油车: 'B',
      汽油车: 'A',
      混合燃料: 'D',
      LNG: 'E',
      CNG: 'E',
      液化天然气: 'E',
      压缩天然气: 'E',
      LPG: 'F',
      混动: 'O',
      油电混合: 'O',
      插电混动: 'O',
    },
    dict: 'energy_type',
    required: true,
  },
  vehicleTonnage: {
    kind: 'quantity',
    label: { zh: '核定载质量', en: 'Approved load' },
    filter: 'range',
    sortable: true,
    minimum: 1,
    maximum: 10000,
    unit: { stored: 'ct', factor: 100, decimals: 2, symbol: { zh: '吨', en: 't' } },
    required: true,
  },
  grossMass: {
    kind: 'quantity',
    label: { zh: '总质量', en: 'Gross mass' },
    minimum: 1,
    maximum: 4900,
    unit: { stored: 'ct', factor: 100, decimals: 2, symbol: { zh: '吨', en: 't' } },
    required: true,
  },
  roadTransportCertificateNumber: {
    kind: 'text',
    label: { zh: '道路运输证号', en: 'Road transport certificate' },
    rule: 'rtc',
    filter: 'text',
    spelling: 'code',
    maxLength: 20,
    required: true,
  },
  ownerType: { kind: 'dict', label: { zh: '所有人类型', en: 'Kind of owner' }, filter: 'options', sortable: true, dict: 'owner_type' },
  inspectValidTo: { kind: 'date', label: { zh: '检验有效期至', en: 'Inspection valid to' }, filter: 'range', sortable: true },
  engineNo: { kind: 'text', label: { zh: '发动机号', en: 'Engine number' }, maxLength: 50 },
  brandModel: { kind: 'text', label: { zh: '品牌型号', en: 'Make and model' }, maxLength: 100 },
  vehicleLength: {
    kind: 'quantity',
    label: { zh: '车长', en: 'Length' },
    minimum: 0,
    maximum: 60000,
    unit: { stored: 'mm', factor: 1000, decimals: 2, symbol: { zh: '米', en: 'm' } },
  },
  vehicleWidth: {
    kind: 'quantity',
    label: { zh: '车宽', en: 'Width' },
    minimum: 0,
    maximum: 10000,
    unit: { stored: 'mm', factor: 1000, decimals: 2, symbol: { zh: '米', en: 'm' } },
  },
  vehicleHeight: {
    kind: 'quantity',
    label: { zh: '车高', en: 'Height' },
    minimum: 0,
    maximum: 10000,
    unit: { stored: 'mm', factor: 1000, decimals: 2, symbol: { zh: '米', en: 'm' } },
  },
  axleCount: { kind: 'integer', label: { zh: '轴数', en: 'Axles' }, minimum: 2, maximum: 6 },
  rtcValidTo: { kind: 'date', label: { zh: '道路运输证有效期至', en: 'Road transport certificate valid to' }, filter: 'range', sortable: true },
  rtcFile: { kind: 'files', label: { zh: '道路运输证照片', en: 'Road transport certificate photo' }, biz: 'certificate', image: true, maxCount: 1 },
  vehicleLicenceFile: { kind: 'files', label: { zh: '行驶证照片', en: 'Vehicle licence photo' }, biz: 'certificate', image: true, maxCount: 1 },
  vehicleLicenceBackFile: {
    kind: 'files',
    label: { zh: '行驶证副页照片', en: 'Vehicle licence photo, second page' },
    biz: 'certificate',
    image: true,
    maxCount: 1,
  },
  vehiclePhoto: { kind: 'files', label: { zh: '车辆照片', en: 'Vehicle photo' }, biz: 'certificate', image: true, maxCount: 1 },
  ownerPermitNo: { kind: 'text', label: { zh: '业户经营许可证号', en: "Owner's permit" }, rule: 'permit', spelling: 'code', maxLength: 50 },
  trailerVehiclePlateNumber: {
    kind: 'text',
    label: { zh: '挂车牌照号', en: 'Trailer plate' },
    rule: 'trailerPlate',
    filter: 'text',
    spelling: 'compact',
    maxLength: 35,
    group: 'trailer',
  },
  trailerVehicleId: {
    kind: 'reference',
    label: { zh: '挂车', en: 'Trailer' },
    filter: 'equals',
    textField: 'trailerVehiclePlateNumber',
    reference: 'vehicle',
    group: 'trailer',
  },
  carrierId: { kind: 'reference', label: { zh: '所属承运商', en: 'Carrier' }, filter: 'equals', textField: 'carrierName', reference: 'carrier' },
  attachAgreementFile: {
    kind: 'files',
    label: { zh: '挂靠协议', en: 'Affiliation agreement' },
    sensitive: true,
    biz: 'certificate',
    accept: '.pdf,.jpg,.jpeg,.png',
    maxSize: 20971520,
  },
  insuranceCompany: { kind: 'text', label: { zh: '保险公司', en: 'Insurer' }, maxLength: 100 },
  compulsoryNo: { kind: 'text', label: { zh: '交强险保单号', en: 'Compulsory policy' }, maxLength: 64 },
  compulsoryValidTo: { kind: 'date', label: { zh: '交强险有效期至', en: 'Compulsory policy valid to' }, filter: 'range', sortable: true },
  commercialValidTo: { kind: 'date', label: { zh: '商业险有效期至', en: 'Commercial policy valid to' }, filter: 'range', sortable: true },
  gpsTerminalNo: { kind: 'text', label: { zh: '车机终端号', en: 'On-board unit' }, maxLength: 64 },
  gpsNetState: { kind: 'flag', label: { zh: '车机入网', en: 'Unit networked' }, filter: 'options', default: '0', dict: 'yn' },
  remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 256 },
  carrierName: { kind: 'text', label: { zh: '承运商名称', en: 'Carrier name' }, filter: 'text', maxLength: 100, readOnly: true },
  driverNames: { kind: 'text', label: { zh: '绑定司机', en: 'Bound drivers' }, maxLength: 500, readOnly: true },
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
  lastSpeed: { kind: 'integer', label: { zh: '最近速度(km/h)', en: 'Last speed (km/h)' }, minimum: 0, maximum: 220, readOnly: true },
  lastSource: { kind: 'dict', label: { zh: '定位来源', en: 'Seen through' }, filter: 'options', sortable: true, dict: 'track_source', readOnly: true },
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
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** States and moves of vehicle. */
export const vehicleReview = {
  name: 'vehicleReview',
  field: 'state',
  dict: 'review_state',
  codes: { draft: '0', pending: '1', approved: '2', refused: '3', frozen: '4', expired: '5' },
  moves: {
    submit: { from: ['draft', 'refused', 'expired'], to: 'pending', permission: 'vehicle:edit' },
    approve: { from: ['pending'], to: 'approved', permission: 'vehicle:review' },
    refuse: { from: ['pending'], to: 'refused', permission: 'vehicle:review' },
    rework: { from: ['approved', 'expired'], to: 'pending', permission: 'vehicle:edit' },
    freeze: { from: ['approved'], to: 'frozen', permission: 'vehicle:freeze' },
    unfreeze: { from: ['frozen'], to: 'approved', permission: 'vehicle:freeze' },
    expire: { from: ['approved'], to: 'expired' },
  },
} as const;
const loadSchemas = () => import('./vehicle.schemas.ts');
/** What the calls of vehicle take, as schemas for forms; fetched when asked for. */
export const vehicleSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).vehicleAddInput,
  /** Of `bindTrailer`. */
  bindTrailer: async () => (await loadSchemas()).vehicleBindTrailerInput,
  /** Of `blacklist`. */
  blacklist: async () => (await loadSchemas()).vehicleBlacklistInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).vehicleEditInput,
  /** Of `freeze`. */
  freeze: async () => (await loadSchemas()).vehicleFreezeInput,
  /** Of `ocr`. */
  ocr: async () => (await loadSchemas()).vehicleOcrInput,
  /** Of `review`. */
  review: async () => (await loadSchemas()).vehicleReviewInput,
  /** Of `submit`. */
  submit: async () => (await loadSchemas()).vehicleSubmitInput,
  /** Of `unfreeze`. */
  unfreeze: async () => (await loadSchemas()).vehicleUnfreezeInput,
  /** Of `verify`. */
  verify: async () => (await loadSchemas()).vehicleVerifyInput,
};
/** Calls of vehicle. */
export const createVehicleApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).vehicleAddInput,
    edit: async () => (await loadSchemas()).vehicleEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增车辆 · Add: Vehicle. Needs `vehicle:add`. */
  add: (body: VehicleAdd, options?: CallOptions) => transport.request<Vehicle>({ method: 'POST', path: `/hyvehicle/hyVehicle/add`, body, ...options }),
  /** 绑定挂车 · Hitch a trailer. Needs `vehicle:bindTrailer`. */
  bindTrailer: (body: BindTrailerInput, options?: CallOptions) =>
    transport.request<Vehicle>({ method: 'PUT', path: `/hyvehicle/hyVehicle/bindTrailer`, body, ...options }),
  /** 车辆黑名单 · Blacklist: Vehicle. Needs `vehicle:blacklist`. */
  blacklist: (body: BlacklistInput, options?: CallOptions) =>
    transport.request<Vehicle>({ method: 'PUT', path: `/hyvehicle/hyVehicle/blacklist`, body, ...options }),
  /** 删除车辆 · Delete: Vehicle. Needs `vehicle:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/hyvehicle/hyVehicle/delete`, query: { id }, ...options }),
  /** 批量删除车辆 · Delete several: Vehicle. Needs `vehicle:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/hyvehicle/hyVehicle/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑车辆 · Edit: Vehicle. Needs `vehicle:edit`. */
  edit: (body: VehicleEdit, options?: CallOptions) => transport.request<Vehicle>({ method: 'PUT', path: `/hyvehicle/hyVehicle/edit`, body, ...options }),
  /** 证件即将到期的车辆 · Vehicles with expiring certificates. Needs `vehicle:list`. */
  expiring: (query: VehicleExpiringQuery = {}, options?: CallOptions) =>
    transport.request<Page<Vehicle>>({ method: 'GET', path: `/hyvehicle/hyVehicle/expiring`, query, ...options }),
  /** 导出车辆 · Export: Vehicle. Needs `vehicle:export`. */
  export: (query: VehicleListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyvehicle/hyVehicle/exportXls`, query, content: 'file', ...options }),
  /** 冻结车辆 · Freeze: Vehicle. Needs `vehicle:freeze`. */
  freeze: (body: RowReason, options?: CallOptions) => transport.request<Vehicle>({ method: 'PUT', path: `/hyvehicle/hyVehicle/freeze`, body, ...options }),
  /** 导入车辆 · Import: Vehicle. Needs `vehicle:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/hyvehicle/hyVehicle/importExcel`, file, options }),
  /** 按行导入车辆 · Import rows: Vehicle. Needs `vehicle:import`. */
  importRows: importRows(transport, '/hyvehicle/hyVehicle'),
  /** 车辆导入模板 · Import template: Vehicle. Needs `vehicle:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyvehicle/hyVehicle/importTemplate`, content: 'file', ...options }),
  /** 最近位置 · Last position. Needs `vehicle:track`. */
  lastPosition: (query: VehicleLastPositionQuery, options?: CallOptions) =>
    transport.request<LastPosition>({ method: 'GET', path: `/hyvehicle/hyVehicle/lastPosition`, query, ...options }),
  /** 车辆列表 · List: Vehicle. Needs `vehicle:list`. */
  list: (query: VehicleListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Vehicle>>({ method: 'GET', path: `/hyvehicle/hyVehicle/list`, query, ...options }),
  /** 识别车辆证件 · Read papers: Vehicle. Needs `vehicle:ocr`. */
  ocr: (body: VehiclePaperInput, options?: CallOptions) =>
    transport.request<PaperReading>({ method: 'POST', path: `/hyvehicle/hyVehicle/ocr`, body, ...options }),
  /** 车辆详情 · Get: Vehicle. Needs `vehicle:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Vehicle>({ method: 'GET', path: `/hyvehicle/hyVehicle/queryById`, query: { id }, ...options }),
  /** 审核车辆 · Review: Vehicle. Needs `vehicle:review`. */
  review: (body: RowVerdict, options?: CallOptions) => transport.request<Vehicle>({ method: 'PUT', path: `/hyvehicle/hyVehicle/review`, body, ...options }),
  /** 状态计数 · Count by status. Needs `vehicle:list`. */
  statusCount: (query: VehicleStatusCountQuery = {}, options?: CallOptions) =>
    transport.request<Record<string, number>>({ method: 'GET', path: `/hyvehicle/hyVehicle/statusCount`, query, ...options }),
  /** 提交车辆审核 · Submit for review: Vehicle. Needs `vehicle:edit`. */
  submit: (body: RowKey, options?: CallOptions) => transport.request<Vehicle>({ method: 'PUT', path: `/hyvehicle/hyVehicle/submit`, body, ...options }),
  /** 解冻车辆 · Unfreeze: Vehicle. Needs `vehicle:freeze`. */
  unfreeze: (body: RowReason, options?: CallOptions) => transport.request<Vehicle>({ method: 'PUT', path: `/hyvehicle/hyVehicle/unfreeze`, body, ...options }),
  /** 核验车辆 · Verify: Vehicle. Needs `vehicle:verify`. */
  verify: (body: RowKey, options?: CallOptions) => transport.request<Vehicle>({ method: 'POST', path: `/hyvehicle/hyVehicle/verify`, body, ...options }),
});
