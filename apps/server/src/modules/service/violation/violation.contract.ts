import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  coordinate,
  dateTime,
  dict,
  entity,
  files,
  flag,
  integer,
  longText,
  money,
  person,
  reference,
  standardEndpoints,
  statusCounts,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowReason } from '../../../platform/contract/rowInputs.ts';
import { violationStates } from './violation.states.ts';

const papers = (zh: string, en: string) => files(label(zh, en), { accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9 });
const violationType = dict('violation_type', { label: label('违规类型', 'Kind of violation') });
const targetType = dict('party_type', { label: label('违规方', 'Kind of subject'), options: { only: ['2', '3', '4'] } });
const noteId = reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } });
const vehicleId = reference('vehicle', { label: label('车辆', 'Vehicle'), options: { textField: 'vehicleNumber' } });
const happenTime = dateTime(label('发生时间', 'Happened at'));
const location = text(label('发生地点', 'Place'), { max: 200 });
const lng = coordinate(label('经度', 'Longitude'), { range: { min: -180, max: 180 } });
const lat = coordinate(label('纬度', 'Latitude'), { range: { min: -90, max: 90 } });
const detail = longText(label('违规详情', 'What happened'), { max: 500, min: 1 });
const proofs = papers('证据', 'Proofs');
const scoreDeduct = integer(label('扣分', 'Points deducted'), { max: 200, sortable: true });
const fineAmount = money(label('罚款', 'Fine'), { max: 9_999_999_999, sortable: true });
const blacklist = flag(label('拉黑', 'Blacklist'));
const handleResult = longText(label('处理结果', 'Decision'), { max: 200 });
const appealContent = longText(label('申诉内容', 'Appeal'), { max: 500 });

/** A violation. @source freight-domain 2.25, X02 */
export const Violation = entity('violation', {
  label: label('违规记录', 'Violation'),
  filters: ['toDecide', 'canAppeal'],
  required: {},
  optional: {},
  computed: {
    violationNo: text(label('违规编号', 'Violation number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    violationType,
    targetType,
    targetId: text(label('违规方编号', 'Id of the subject'), { max: 32, filter: 'equals' }),
    targetName: text(label('违规对象', 'Subject'), { max: 100, filter: 'text' }),
    vehicleId,
    vehicleNumber: text(label('车牌号', 'Plate'), { max: 35, filter: 'text' }),
    noteId,
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text' }),
    source: dict('violation_source', { label: label('来源', 'Source') }),
    happenTime,
    location,
    lng,
    lat,
    detail,
    files: proofs,
    scoreDeduct,
    fineAmount,
    fineState: dict('fine_state', { label: label('罚款状态', 'Fine: status') }),
    adjustId: reference('noteAdjust', { label: label('费用调整', 'Fee adjustment'), options: { textField: 'adjustNo' } }),
    adjustNo: text(label('调整单号', 'Adjustment number'), { spelling: 'compact', max: 20 }),
    blacklist,
    state: dict('violation_state', { label: label('状态', 'Status') }),
    appealUntil: dateTime(label('申诉截止', 'Appeal until')),
    appealContent,
    appealFiles: papers('申诉材料', 'Proofs of the appeal'),
    appealBy: person(label('申诉人', 'Appealed by')),
    appealTime: dateTime(label('申诉时间', 'Appealed at')),
    handleResult,
    handleBy: person(label('处理人', 'Decided by')),
    handleTime: dateTime(label('处理时间', 'Decided at')),
  },
  exportColumns: [
    'violationNo',
    'violationType',
    'targetType',
    'targetName',
    'vehicleNumber',
    'shippingNoteNumber',
    'source',
    'happenTime',
    'location',
    'detail',
    'scoreDeduct',
    'fineAmount',
    'fineState',
    'blacklist',
    'state',
    'appealContent',
    'appealTime',
    'handleResult',
    'handleBy',
    'handleTime',
  ],
  sums: ['fineAmount'],
  importColumns: [],
  sortedBy: ['createTime', 'violationNo'],
});

const facts = {
  violationType,
  happenTime,
  location: location.nullish(),
  lng: lng.nullish(),
  lat: lat.nullish(),
  detail,
  files: proofs.nullish(),
  scoreDeduct: scoreDeduct.nullish(),
  fineAmount: fineAmount.nullish(),
  blacklist: blacklist.optional(),
};

/** What somebody has seen; whom it is about is one of the waybill, where there is one. */
export const ViolationInput = z
  .object({
    ...facts,
    noteId: noteId.nullish(),
    targetType,
    driverId: reference('driver', { label: label('司机', 'Driver') }).nullish(),
    carrierId: reference('carrier', { label: label('承运商', 'Carrier') }).nullish(),
    customerId: reference('customer', { label: label('客户', 'Customer') }).nullish(),
    vehicleId: vehicleId.nullish(),
  })
  .meta({ id: 'ViolationInput' });

/** What is corrected before anybody has decided; whom it is about stays. */
export const ViolationEditInput = RowKey.extend(facts).meta({ id: 'ViolationEditInput' });

export const ViolationAppealInput = RowKey.extend({
  appealContent,
  appealFiles: papers('申诉材料', 'Proofs of the appeal').nullish(),
}).meta({ id: 'ViolationAppealInput' });

/** The decision: with `pass` they are punished as it says. */
export const ViolationHandleInput = RowKey.extend({
  pass: z.boolean(),
  handleResult,
  scoreDeduct: scoreDeduct.nullish(),
  fineAmount: fineAmount.nullish(),
  blacklist: blacklist.optional(),
}).meta({ id: 'ViolationHandleInput' });

const { list, queryById, exportXls } = standardEndpoints(Violation, 'violation');
const step = { reply: Violation.row, idempotent: 'accepted', checkable: true, errors: ['NotFound', 'Conflict', 'InvalidInput'] } as const;

/** @source freight-domain X02, 3.11 */
export const violationContract = contract('/hyviolation/hyViolation', {
  about: { domain: 'service', name: 'violation', entity: Violation, states: violationStates },
  endpoints: {
    list,
    queryById,
    exportXls,
    statusCount: statusCounts('violation'),
    add: {
      ...step,
      method: 'POST',
      path: '/add',
      permission: 'violation:add',
      summary: label('登记违规', 'Record a violation'),
      body: ViolationInput,
    },
    edit: {
      ...step,
      method: 'PUT',
      path: '/edit',
      permission: 'violation:add',
      summary: label('编辑违规', 'Edit a violation'),
      body: ViolationEditInput,
    },
    appeal: {
      ...step,
      method: 'PUT',
      path: '/appeal',
      permission: 'violation:appeal',
      summary: label('申诉', 'Appeal'),
      body: ViolationAppealInput,
    },
    handle: {
      ...step,
      method: 'PUT',
      path: '/handle',
      permission: 'violation:handle',
      summary: label('处理违规', 'Decide on a violation'),
      body: ViolationHandleInput,
      idempotent: 'required',
    },
    cancel: {
      ...step,
      method: 'PUT',
      path: '/cancel',
      permission: 'violation:cancel',
      summary: label('撤销违规', 'Cancel a violation'),
      body: RowReason,
    },
  },
});
