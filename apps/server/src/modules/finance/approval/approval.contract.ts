import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  longText,
  money,
  standardEndpoints,
  statusCounts,
  person,
  text,
} from '../../../platform/contract/index.ts';
import { RowKey, RowVerdict } from '../../../platform/contract/rowInputs.ts';
import { approvalStates } from './approval.states.ts';

/** What one person asks for and another one carries out. @source amendments 28 */
export const Approval = entity('approval', {
  label: label('复核申请', 'Application'),
  required: {},
  optional: {},
  computed: {
    approvalNo: text(label('申请单号', 'Number'), { spelling: 'compact', max: 20, filter: 'text', sortable: true }),
    kind: dict('approval_kind', { label: label('申请类型', 'Kind') }),
    targetId: text(label('对象编号', 'Target id'), { max: 32 }),
    targetName: text(label('申请对象', 'About'), { max: 200, filter: 'text' }),
    amount: money(label('金额', 'Amount')),
    /** What changes, a line each. */
    summary: longText(label('申请内容', 'What changes'), { max: 2000, derived: true }),
    reason: text(label('申请原因', 'Why'), { max: 200 }),
    state: dict('approval_state', {
      label: label('状态', 'Status'),
      options: {
        uncounted: {
          codes: [approvalStates.codes.refused, approvalStates.codes.cancelled],
          label: { zh: '已驳回、已撤回', en: 'refused or withdrawn' },
        },
      },
    }),
    applyBy: person(label('申请人', 'Applied by')),
    applyTime: dateTime(label('申请时间', 'Applied at')),
    auditBy: person(label('复核人', 'Decided by')),
    auditTime: dateTime(label('复核时间', 'Decided at')),
    auditRemark: text(label('复核意见', 'Decision: remark'), { max: 200 }),
  },
  exportColumns: [],
  importColumns: [],
  sums: ['amount'],
  sortedBy: ['createTime', 'approvalNo'],
});

const { list, queryById } = standardEndpoints(Approval, 'approval');
const step = {
  method: 'PUT',
  reply: Approval.row,
  idempotent: 'required',
  checkable: true,
  errors: ['NotFound', 'Conflict', 'InvalidInput'],
} as const;

/** @source amendments 28 */
export const approvalContract = contract('/account/hyApproval', {
  about: { domain: 'finance', name: 'approval', entity: Approval, states: approvalStates },
  endpoints: {
    list,
    queryById,
    statusCount: statusCounts('approval'),
    audit: { ...step, path: '/audit', permission: 'approval:audit', summary: label('复核', 'Decide'), body: RowVerdict },
    cancel: { ...step, path: '/cancel', permission: 'approval:cancel', summary: label('取消申请', 'Cancel'), body: RowKey },
  },
});
