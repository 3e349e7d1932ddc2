import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  BatchResult,
  basisPoints,
  contract,
  dateTime,
  dict,
  entity,
  Id,
  IdQuery,
  integer,
  longText,
  reference,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';
import { govUploadStates } from './govUpload.states.ts';

/** A report to the authorities. @source freight-domain 2.41, F26 */
export const GovUpload = entity('govUpload', {
  label: label('监管上传', 'Upload'),
  required: {},
  optional: {},
  computed: {
    uploadType: dict('upload_type', { label: label('报文类型', 'Kind') }),
    bizId: reference('bizObject', { label: label('业务对象', 'Object') }),
    bizNo: text(label('业务编号', 'Number'), { max: 64, filter: 'text', sortable: true }),
    bizName: text(label('业务名称', 'Name'), { max: 200, filter: 'text', sortable: true }),
    companyId: reference('company', { label: label('运营主体', 'Company'), options: { textField: 'companyName' } }),
    companyName: text(label('运营主体', 'Company'), { max: 512 }),
    govProfile: text(label('协议档', 'Profile'), { max: 30 }),
    environment: dict('upload_environment', { label: label('上报环境', 'Upload environment') }),
    ipcType: text(label('接口代码', 'Interface'), { max: 16 }),
    messageReferenceNumber: text(label('报文参考号', 'Reference'), { max: 35, filter: 'equals' }),
    state: dict('upload_state', { label: label('上传状态', 'Upload status') }),
    receiptCode: text(label('回执代码', 'Receipt code'), { max: 10, filter: 'equals' }),
    receiptMsg: longText(label('回执信息', 'Receipt'), { max: 500 }),
    receiptNo: text(label('回执编号', 'Receipt no.'), { max: 50, filter: 'equals' }),
    problem: longText(label('校验问题', 'What is wrong'), { max: 1000, derived: true }),
    attempt: integer(label('尝试次数', 'Attempts'), { sortable: true }),
    dueTime: dateTime(label('应报时间', 'Due at')),
    sendTime: dateTime(label('发送时间', 'Sent at')),
    receiptTime: dateTime(label('回执时间', 'Answered at')),
    nextRetryTime: dateTime(label('下次重试', 'Next try')),
    lastHttpStatus: integer(label('HTTP状态', 'HTTP status')),
    costMs: integer(label('耗时(毫秒)', 'Duration (ms)')),
    businessVersion: integer(label('数据版本', 'Version of data')),
    operatorType: dict('upload_operator', { label: label('上报方式', 'Started by'), options: { sortable: false } }),
    stopReason: longText(label('终止原因', 'Why it was stopped'), { max: 200 }),
  },
  exportColumns: [
    'uploadType',
    'bizNo',
    'bizName',
    'companyName',
    'environment',
    'state',
    'receiptCode',
    'receiptMsg',
    'receiptNo',
    'problem',
    'attempt',
    'sendTime',
    'receiptTime',
    'nextRetryTime',
    'messageReferenceNumber',
    'operatorType',
    'stopReason',
  ],
});

/** Kinds of objects that can be uploaded. A fund flow goes by the id of its waybill. */
export const uploadTypes = ['driver', 'vehicle', 'carrier', 'customer', 'waybill', 'fund'] as const;

/** A kind of object that can be uploaded. */
export type UploadType = (typeof uploadTypes)[number];

const ids = z.array(Id).min(1).max(500);
const UploadInput = z.object({ type: z.enum(uploadTypes), bizIds: ids }).meta({ id: 'GovUploadInput' });
const ObjectIds = z.object({ ids }).meta({ id: 'GovObjectIds' });
const UploadIds = z.object({ ids }).meta({ id: 'GovUploadIds' });
const StopInput = UploadIds.extend({ reason: longText(label('终止原因', 'Reason'), { max: 200 }) }).meta({ id: 'GovStopInput' });

/** One check of a message and what came of it. */
const UploadCheck = z
  .object({
    /** Number of the check, such as K01; a value of `upload_check`. */
    rule: z.string(),
    /** What is warned of keeps nothing from leaving. */
    outcome: z.enum(['passed', 'warned', 'failed']),
    /** What is wrong, with the path in the message. */
    problems: z.array(z.object({ field: z.string(), message: z.string() })),
  })
  .meta({ id: 'GovUploadCheck' });

/** The message of an upload. */
export const UploadPayload = z
  .object({
    id: Id,
    uploadType: z.string(),
    bizNo: z.string(),
    environment: z.string(),
    ipcType: z.string(),
    messageReferenceNumber: z.string().nullable(),
    businessVersion: z.int(),
    /** Personal numbers are shown in full. */
    revealed: z.boolean(),
    payload: z.record(z.string(), z.unknown()).nullable(),
    checks: z.array(UploadCheck),
    receiptCode: z.string().nullable(),
    receiptMsg: z.string().nullable(),
  })
  .meta({ id: 'GovUploadPayload' });

const rate = (zh: string, en: string) => basisPoints(label(zh, en)).nullable();

/** Figures of one company in one month; null where there was nothing to count. @source freight-domain 6.7 */
export const UploadQuality = z
  .object({
    companyId: Id,
    companyName: z.string(),
    month: z.string(),
    due: z.int(),
    accepted: z.int(),
    uploadRate: rate('上传率', 'Uploaded'),
    firstPassRate: rate('一次通过率', 'Accepted at once'),
    onTimeRate: rate('及时率', 'In time'),
    waybillFundMatchRate: rate('运单资金匹配率', 'Waybills matched with funds'),
    driverValidRate: rate('驾驶员资质有效率', 'Valid drivers'),
    vehicleValidRate: rate('车辆资质有效率', 'Valid vehicles'),
    trackMatchRate: rate('轨迹匹配率', 'Tracks that fit'),
  })
  .meta({ id: 'GovUploadQuality' });

const QualityQuery = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
    .optional(),
  companyId: Id.optional(),
});

const { list, queryById, exportXls } = standardEndpoints(GovUpload, 'gov');
const errors = ['NotFound', 'Conflict', 'InvalidInput'] as const;

/** The action 上传监管 of a list: anyone who holds its permission needs none of this page. */
const uploadOf = <const Path extends string>(path: Path, { kind, zh, en }: { kind: string; zh: string; en: string }) =>
  ({
    method: 'POST',
    path,
    permission: `${kind}:upload`,
    summary: label(`上传${zh}`, `Upload ${en}`),
    body: ObjectIds,
    reply: BatchResult,
    idempotent: 'accepted',
    errors,
  }) as const;

/** What came of a handshake with the receiver of the authority, step by step. @source freight-domain F19 上报测试 */
const CompanyTest = z
  .object({
    environment: z.enum(['SANDBOX', 'PROD']),
    passed: z.boolean(),
    steps: z.array(z.object({ name: z.enum(['settings', 'receiver', 'token']), passed: z.boolean(), message: z.string() })),
    /** Milliseconds that the receiver took. */
    took: z.int(),
  })
  .meta({ id: 'CompanyTest' });

/** @source freight-domain F26 */
export const govUploadContract = contract('/hygov/hyGovUpload', {
  about: { domain: 'government', name: 'govUpload', entity: GovUpload, states: govUploadStates },
  endpoints: {
    list,
    queryById,
    exportXls,
    upload: {
      method: 'POST',
      path: '/upload',
      permission: 'gov:upload',
      summary: label('上传', 'Upload'),
      body: UploadInput,
      reply: BatchResult,
      idempotent: 'accepted',
      errors,
    },
    uploadDrivers: uploadOf('/uploadDrivers', { kind: 'driver', zh: '司机', en: 'drivers' }),
    uploadVehicles: uploadOf('/uploadVehicles', { kind: 'vehicle', zh: '车辆', en: 'vehicles' }),
    uploadCarriers: uploadOf('/uploadCarriers', { kind: 'carrier', zh: '承运商', en: 'carriers' }),
    uploadCustomers: uploadOf('/uploadCustomers', { kind: 'customer', zh: '客户', en: 'customers' }),
    reupload: {
      method: 'PUT',
      path: '/reupload',
      permission: 'gov:upload',
      summary: label('重新上传', 'Upload again'),
      body: UploadIds,
      reply: BatchResult,
      idempotent: 'accepted',
      errors,
    },
    stop: {
      method: 'PUT',
      path: '/stop',
      permission: 'gov:stop',
      summary: label('终止上传', 'Stop'),
      body: StopInput,
      reply: BatchResult,
      idempotent: 'accepted',
      errors,
    },
    payload: {
      method: 'GET',
      path: '/payload',
      permission: 'gov:viewPayload',
      summary: label('查看报文', 'See the message'),
      query: IdQuery,
      reply: UploadPayload,
      errors: ['NotFound'],
    },
    testCompany: {
      method: 'POST',
      path: '/testCompany',
      permission: 'company:govTest',
      summary: label('上报测试', 'Test the upload'),
      body: z.object({ id: Id }).meta({ id: 'CompanyTestInput' }),
      reply: CompanyTest,
      errors: ['NotFound'],
    },
    quality: {
      method: 'GET',
      path: '/quality',
      permission: 'gov:quality',
      summary: label('数据质量', 'Quality of data'),
      query: QualityQuery,
      reply: z.array(UploadQuality),
    },
  },
});
