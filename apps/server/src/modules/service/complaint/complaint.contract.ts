import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  files,
  flag,
  integer,
  longText,
  money,
  numberCode,
  person,
  reference,
  standardEndpoints,
  statusCounts,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowReason } from '../../../platform/contract/rowInputs.ts';
import { complaintStates } from './complaint.states.ts';

const complaintType = dict('complaint_type', { label: label('投诉类型', 'Kind of complaint') });
const noteId = reference('shippingNote', { label: label('运单', 'Waybill'), options: { textField: 'shippingNoteNumber' } });
const complaining = label('投诉方', 'Complaining side');
const fromType = dict('party_type', { label: complaining, options: { codes: ['2', '3', '4', '5'] } });
const fromName = text(label('投诉人', 'Complainant'), { max: 100, filter: 'text' });
const fromPhone = text(label('联系电话', 'Phone'), { max: 18, rule: 'mobile', sensitive: true });
const againstType = dict('party_type', { label: label('被投诉方', 'Side complained about'), options: { only: ['1', '2', '3', '4'] } });
const content = longText(label('投诉内容', 'What happened'), { max: 1000 });
const proofs = files(label('证据', 'Proofs'), { accept: '.pdf,.jpg,.jpeg,.png', maxCount: 9 });
const result = dict('complaint_result', { label: label('处理结果', 'Finding') });
const replyContent = longText(label('回复内容', 'Reply'), { max: 1000 });
const compensateAmount = money(label('赔付金额', 'Compensation'), { max: 9_999_999_999, sortable: true });
const cardId = reference('bankCard', { label: label('收款账户', 'Card of who carried') });
const satisfaction = numberCode('stars', { label: label('满意度', 'Satisfaction'), range: [1, 5] });

/** A complaint. @source freight-domain 2.23, F13 */
export const Complaint = entity('complaint', {
  label: label('投诉', 'Complaint'),
  filters: ['overdue'],
  required: {},
  optional: {},
  computed: {
    complaintNo: text(label('投诉编号', 'Complaint number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    complaintType,
    noteId,
    shippingNoteNumber: text(label('运单号', 'Waybill number'), { spelling: 'compact', max: 20, filter: 'text' }),
    fromType,
    fromId: text(label('投诉人编号', 'Id of the complainant'), { max: 32, filter: 'equals' }),
    fromName,
    fromPhone,
    againstType,
    againstId: text(label('被投诉人编号', 'Id of who is complained about'), { max: 32 }),
    againstName: text(label('被投诉人', 'Against'), { max: 100, filter: 'text' }),
    content,
    files: proofs,
    state: dict('complaint_state', { label: label('状态', 'Status') }),
    replyDue: dateTime(label('回复期限', 'Reply due')),
    overdue: flag(label('超时未回复', 'Reply overdue'), { filter: 'equals', derived: true }),
    handleBy: person(label('处理人', 'Handled by')),
    acceptTime: dateTime(label('受理时间', 'Accepted at')),
    rejectReason: text(label('不予受理原因', 'Why it was rejected'), { max: 200 }),
    replyContent,
    replyTime: dateTime(label('回复时间', 'Replied at')),
    result,
    reopenCount: integer(label('重开次数', 'Times reopened')),
    reopenReason: text(label('重开原因', 'Why it was reopened'), { max: 200 }),
    closeTime: dateTime(label('办结时间', 'Closed at')),
    compensateAmount,
    compensateState: dict('compensate_state', { label: label('赔付状态', 'Compensation status') }),
    approvalId: reference('approval', { label: label('赔付申请', 'Application'), options: { textField: 'approvalNo' } }),
    approvalNo: text(label('复核单号', 'Application number'), { spelling: 'compact', max: 20 }),
    satisfaction,
  },
  exportColumns: [
    'complaintNo',
    'complaintType',
    'shippingNoteNumber',
    'fromType',
    'fromName',
    'againstType',
    'againstName',
    'content',
    'state',
    'createTime',
    'handleBy',
    'acceptTime',
    'replyDue',
    'replyTime',
    'replyContent',
    'result',
    'compensateAmount',
    'compensateState',
    'approvalNo',
    'closeTime',
    'satisfaction',
  ],
  importColumns: [],
  sortedBy: ['createTime', 'complaintNo'],
  sums: ['compensateAmount'],
});

/** A complaint as it is made. Who complains is typed by staff alone: others complain for their company. */
export const ComplaintInput = z
  .object({
    complaintType,
    noteId: noteId.nullish(),
    fromType: dict('party_type', { label: complaining, options: { only: ['2', '3', '4'] } }).nullish(),
    fromName: fromName.nullish(),
    fromPhone: fromPhone.nullish(),
    againstType,
    content,
    files: proofs.nullish(),
  })
  .meta({ id: 'ComplaintInput' });

/** What is told to the complainant; with an amount, finance decides on it. Fen. */
export const ComplaintReplyInput = RowKey.extend({
  result,
  replyContent,
  compensateAmount: compensateAmount.nullish(),
  cardId: cardId.nullish(),
}).meta({ id: 'ComplaintReplyInput' });

/** Asks for a compensation once more, or for one that was not promised before. */
export const ComplaintCompensateInput = RowReason.extend({
  compensateAmount: money(label('赔付金额', 'Compensation'), { min: 1, max: 9_999_999_999 }),
  cardId: cardId.nullish(),
}).meta({ id: 'ComplaintCompensateInput' });

const ComplaintCloseInput = RowKey.extend({ satisfaction: satisfaction.nullish() }).meta({ id: 'ComplaintCloseInput' });

const { list, queryById, exportXls } = standardEndpoints(Complaint, 'complaint');
const step = { reply: Complaint.row, idempotent: 'accepted', checkable: true, errors: ['NotFound', 'Conflict', 'InvalidInput'] } as const;
const paid = { ...step, idempotent: 'required' } as const;

/** @source freight-domain F13, 3.15 */
export const complaintContract = contract('/hycomplaint/hyComplaint', {
  about: { domain: 'service', name: 'complaint', entity: Complaint, states: complaintStates },
  endpoints: {
    list,
    queryById,
    exportXls,
    statusCount: statusCounts('complaint'),
    add: {
      ...step,
      method: 'POST',
      path: '/add',
      permission: 'complaint:add',
      summary: label('新增投诉', 'Complain'),
      body: ComplaintInput,
    },
    accept: {
      ...step,
      method: 'PUT',
      path: '/accept',
      permission: 'complaint:handle',
      summary: label('处理投诉', 'Handle complaints'),
      body: RowKey,
    },
    reject: {
      ...step,
      method: 'PUT',
      path: '/reject',
      permission: 'complaint:handle',
      summary: label('不予受理', 'Reject a complaint'),
      body: RowReason,
    },
    reply: {
      ...paid,
      method: 'PUT',
      path: '/reply',
      permission: 'complaint:handle',
      summary: label('回复投诉', 'Reply to a complaint'),
      body: ComplaintReplyInput,
    },
    compensate: {
      ...paid,
      method: 'PUT',
      path: '/compensate',
      permission: 'complaint:compensate',
      summary: label('申请赔付', 'Ask for a compensation'),
      body: ComplaintCompensateInput,
    },
    close: {
      ...step,
      method: 'PUT',
      path: '/close',
      permission: 'complaint:close',
      summary: label('确认办结', 'Close a complaint'),
      body: ComplaintCloseInput,
    },
    reopen: {
      ...step,
      method: 'PUT',
      path: '/reopen',
      permission: 'complaint:add',
      summary: label('重开投诉', 'Reopen a complaint'),
      body: RowReason,
    },
    withdraw: {
      ...step,
      method: 'PUT',
      path: '/withdraw',
      permission: 'complaint:add',
      summary: label('撤诉', 'Withdraw a complaint'),
      body: RowKey,
    },
  },
});
