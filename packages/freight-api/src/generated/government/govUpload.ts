// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type {
  BatchResult,
  CompanyTest,
  CompanyTestInput,
  GovObjectIds,
  GovStopInput,
  GovUpload,
  GovUploadIds,
  GovUploadInput,
  GovUploadPayload,
  GovUploadQuality,
} from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type {
  CompanyTest,
  CompanyTestInput,
  GovObjectIds,
  GovStopInput,
  GovUpload,
  GovUploadIds,
  GovUploadInput,
  GovUploadPayload,
  GovUploadQuality,
} from '../models.ts';
/** Query of `list`: filters by field. */
export type GovUploadListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'uploadType'
  | 'bizId'
  | 'bizNo'
  | 'bizName'
  | 'companyId'
  | 'environment'
  | 'messageReferenceNumber'
  | 'state'
  | 'receiptCode'
  | 'receiptNo'
  | 'dueTime'
  | 'sendTime'
  | 'receiptTime'
  | 'nextRetryTime'
  | 'operatorType'
>;
/** Query of `payload`. */
export type GovUploadPayloadQuery = {
  id: string;
};
/** Query of `quality`. */
export type GovUploadQualityQuery = {
  month?: string;
  companyId?: string;
};
/** Fields of Upload (监管上传). */
export const govUploadFields = {
  uploadType: { kind: 'dict', label: { zh: '报文类型', en: 'Kind' }, filter: 'options', sortable: true, dict: 'upload_type', readOnly: true },
  bizId: { kind: 'reference', label: { zh: '业务对象', en: 'Object' }, filter: 'equals', reference: 'bizObject', readOnly: true },
  bizNo: { kind: 'text', label: { zh: '业务编号', en: 'Number' }, filter: 'text', sortable: true, maxLength: 64, readOnly: true },
  bizName: { kind: 'text', label: { zh: '业务名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 200, readOnly: true },
  companyId: { kind: 'reference', label: { zh: '运营主体', en: 'Company' }, filter: 'equals', textField: 'companyName', reference: 'company', readOnly: true },
  companyName: { kind: 'text', label: { zh: '运营主体', en: 'Company' }, maxLength: 512, readOnly: true },
  govProfile: { kind: 'text', label: { zh: '协议档', en: 'Profile' }, maxLength: 30, readOnly: true },
  environment: {
    kind: 'dict',
    label: { zh: '上报环境', en: 'Upload environment' },
    filter: 'options',
    sortable: true,
    dict: 'upload_environment',
    readOnly: true,
  },
  ipcType: { kind: 'text', label: { zh: '接口代码', en: 'Interface' }, maxLength: 16, readOnly: true },
  messageReferenceNumber: { kind: 'text', label: { zh: '报文参考号', en: 'Reference' }, filter: 'equals', maxLength: 35, readOnly: true },
  state: { kind: 'dict', label: { zh: '上传状态', en: 'Upload status' }, filter: 'options', sortable: true, dict: 'upload_state', readOnly: true },
  receiptCode: { kind: 'text', label: { zh: '回执代码', en: 'Receipt code' }, filter: 'equals', maxLength: 10, readOnly: true },
  receiptMsg: { kind: 'longText', label: { zh: '回执信息', en: 'Receipt' }, maxLength: 500, readOnly: true },
  receiptNo: { kind: 'text', label: { zh: '回执编号', en: 'Receipt no.' }, filter: 'equals', maxLength: 50, readOnly: true },
  problem: { kind: 'longText', label: { zh: '校验问题', en: 'What is wrong' }, derived: true, maxLength: 1000, readOnly: true },
  attempt: { kind: 'integer', label: { zh: '尝试次数', en: 'Attempts' }, sortable: true, minimum: 0, readOnly: true },
  dueTime: { kind: 'dateTime', label: { zh: '应报时间', en: 'Due at' }, filter: 'range', sortable: true, readOnly: true },
  sendTime: { kind: 'dateTime', label: { zh: '发送时间', en: 'Sent at' }, filter: 'range', sortable: true, readOnly: true },
  receiptTime: { kind: 'dateTime', label: { zh: '回执时间', en: 'Answered at' }, filter: 'range', sortable: true, readOnly: true },
  nextRetryTime: { kind: 'dateTime', label: { zh: '下次重试', en: 'Next try' }, filter: 'range', sortable: true, readOnly: true },
  lastHttpStatus: { kind: 'integer', label: { zh: 'HTTP状态', en: 'HTTP status' }, minimum: 0, readOnly: true },
  costMs: { kind: 'integer', label: { zh: '耗时(毫秒)', en: 'Duration (ms)' }, minimum: 0, readOnly: true },
  businessVersion: { kind: 'integer', label: { zh: '数据版本', en: 'Version of data' }, minimum: 0, readOnly: true },
  operatorType: { kind: 'dict', label: { zh: '上报方式', en: 'Started by' }, filter: 'options', sortable: false, dict: 'upload_operator', readOnly: true },
  stopReason: { kind: 'longText', label: { zh: '终止原因', en: 'Why it was stopped' }, maxLength: 200, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** States and moves of govUpload. */
export const govUploadStates = {
  name: 'govUpload',
  field: 'state',
  dict: 'upload_state',
  codes: { notReady: '0', waiting: '10', sending: '20', received: '30', invalid: '40', refused: '50', toRetry: '60', stopped: '70', stale: '80' },
  moves: {
    raise: { from: ['notReady'], to: 'waiting' },
    fail: { from: ['waiting', 'toRetry'], to: 'invalid' },
    send: { from: ['waiting', 'toRetry'], to: 'sending' },
    receive: { from: ['sending'], to: 'received' },
    refuse: { from: ['sending'], to: 'refused' },
    delay: { from: ['sending'], to: 'toRetry' },
    repeat: { from: ['sending'], to: 'waiting' },
    reupload: { from: ['invalid', 'refused', 'stale'], permission: 'gov:upload' },
    stop: { from: ['invalid', 'refused', 'toRetry'], to: 'stopped', permission: 'gov:stop' },
    change: { from: ['received'], to: 'stale' },
  },
} as const;
const loadSchemas = () => import('./govUpload.schemas.ts');
/** What the calls of govUpload take, as schemas for forms; fetched when asked for. */
export const govUploadSchemas = {
  /** Of `reupload`. */
  reupload: async () => (await loadSchemas()).govUploadReuploadInput,
  /** Of `stop`. */
  stop: async () => (await loadSchemas()).govUploadStopInput,
  /** Of `testCompany`. */
  testCompany: async () => (await loadSchemas()).govUploadTestCompanyInput,
  /** Of `upload`. */
  upload: async () => (await loadSchemas()).govUploadUploadInput,
  /** Of `uploadCarriers`. */
  uploadCarriers: async () => (await loadSchemas()).govUploadUploadCarriersInput,
  /** Of `uploadCustomers`. */
  uploadCustomers: async () => (await loadSchemas()).govUploadUploadCustomersInput,
  /** Of `uploadDrivers`. */
  uploadDrivers: async () => (await loadSchemas()).govUploadUploadDriversInput,
  /** Of `uploadVehicles`. */
  uploadVehicles: async () => (await loadSchemas()).govUploadUploadVehiclesInput,
};
/** Calls of govUpload. */
export const createGovUploadApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 导出监管上传 · Export: Upload. Needs `gov:export`. */
  export: (query: GovUploadListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hygov/hyGovUpload/exportXls`, query, content: 'file', ...options }),
  /** 监管上传列表 · List: Upload. Needs `gov:list`. */
  list: (query: GovUploadListQuery = {}, options?: CallOptions) =>
    transport.request<Page<GovUpload>>({ method: 'GET', path: `/hygov/hyGovUpload/list`, query, ...options }),
  /** 查看报文 · See the message. Needs `gov:viewPayload`. */
  payload: (query: GovUploadPayloadQuery, options?: CallOptions) =>
    transport.request<GovUploadPayload>({ method: 'GET', path: `/hygov/hyGovUpload/payload`, query, ...options }),
  /** 数据质量 · Quality of data. Needs `gov:quality`. */
  quality: (query: GovUploadQualityQuery = {}, options?: CallOptions) =>
    transport.request<GovUploadQuality[]>({ method: 'GET', path: `/hygov/hyGovUpload/quality`, query, ...options }),
  /** 监管上传详情 · Get: Upload. Needs `gov:list`. */
  get: (id: string, options?: CallOptions) => transport.request<GovUpload>({ method: 'GET', path: `/hygov/hyGovUpload/queryById`, query: { id }, ...options }),
  /** 重新上传 · Upload again. Needs `gov:upload`. */
  reupload: (body: GovUploadIds, options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'PUT', path: `/hygov/hyGovUpload/reupload`, body, ...options }),
  /** 终止上传 · Stop. Needs `gov:stop`. */
  stop: (body: GovStopInput, options?: CallOptions) => transport.request<BatchResult>({ method: 'PUT', path: `/hygov/hyGovUpload/stop`, body, ...options }),
  /** 上报测试 · Test the upload. Needs `company:govTest`. */
  testCompany: (body: CompanyTestInput, options?: CallOptions) =>
    transport.request<CompanyTest>({ method: 'POST', path: `/hygov/hyGovUpload/testCompany`, body, ...options }),
  /** 上传 · Upload. Needs `gov:upload`. */
  upload: (body: GovUploadInput, options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'POST', path: `/hygov/hyGovUpload/upload`, body, ...options }),
  /** 上传承运商 · Upload carriers. Needs `carrier:upload`. */
  uploadCarriers: (body: GovObjectIds, options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'POST', path: `/hygov/hyGovUpload/uploadCarriers`, body, ...options }),
  /** 上传客户 · Upload customers. Needs `customer:upload`. */
  uploadCustomers: (body: GovObjectIds, options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'POST', path: `/hygov/hyGovUpload/uploadCustomers`, body, ...options }),
  /** 上传司机 · Upload drivers. Needs `driver:upload`. */
  uploadDrivers: (body: GovObjectIds, options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'POST', path: `/hygov/hyGovUpload/uploadDrivers`, body, ...options }),
  /** 上传车辆 · Upload vehicles. Needs `vehicle:upload`. */
  uploadVehicles: (body: GovObjectIds, options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'POST', path: `/hygov/hyGovUpload/uploadVehicles`, body, ...options }),
});
