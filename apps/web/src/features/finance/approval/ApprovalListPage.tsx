import { late } from '@tarmac/admin-kit/chunk';
import { defineAction, ResourceList } from '@tarmac/admin-kit/resource';
import { canAdvance } from '@tarmac/freight-api';
import { type Approval, approvalStates } from '@tarmac/freight-api/finance';
import { askAbout } from '../../../shared/lists/rowSubject.tsx';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { session } from '../../../shared/session/session.ts';
import { applications } from './application.actions.ts';
import { approval, approvalApi, approvalQueries } from './approval.resource.ts';
import { ApprovalLines } from './ApprovalLines.tsx';
import { approvalTexts as texts } from './approvalTexts.ts';

const AuditApprovalDialog = late(() => import('./AuditApprovalDialog.tsx'), { part: 'AuditApprovalDialog' });

const { toAudit, passed, refused, cancelled } = approvalStates.codes;
const keyOf = ({ id, version }: Approval) => ({ id, version });
const isOwn = ({ applyBy }: Approval): boolean => applyBy === session.state().user?.username;

const approvalActions = [
  defineAction<Approval, Verdict>(approval, {
    label: texts.audit,
    primary: true,
    permission: 'approval:audit',
    when: (row) => canAdvance(approvalStates, 'audit', row.state) && !isOwn(row),
    dialog: AuditApprovalDialog,
    checkable: true,
    run: (row, { input: { pass, remark }, context }) => approvalApi.audit({ ...keyOf(row), pass, remark }, context),
  }),
  defineAction(approval, {
    label: texts.cancel,
    permission: 'approval:cancel',
    danger: true,
    when: (row) => canAdvance(approvalStates, 'cancel', row.state) && isOwn(row),
    confirm: askAbout(approval, texts.askCancel),
    run: (row, { context }) => approvalApi.cancel(keyOf(row), context),
  }),
];

/** What somebody asked for and another person decides on. @source amendments 28 */
export default function ApprovalListPage() {
  return (
    <ResourceList
      resource={approval}
      tabs={{
        field: 'state',
        counts: approvalQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('toAudit', '待复核', 'To decide', toAudit),
          tab('passed', '已通过', 'Approved', passed),
          tab('refused', '已驳回', 'Refused', refused),
          tab('cancelled', '已取消', 'Cancelled', cancelled),
        ],
      }}
      search={['approvalNo', 'kind', 'targetName', 'state', 'applyTime']}
      columns={[
        { field: 'approvalNo', width: 150, pinned: 'start' },
        { field: 'state', width: 90 },
        { field: 'kind', width: 130 },
        { field: 'amount', width: 116 },
        { field: 'targetName', width: 220 },
        { field: 'summary', width: 300, cell: (row: Approval) => <ApprovalLines row={row} /> },
        { field: 'reason', width: 180 },
        { field: 'applyBy', width: 100 },
        { field: 'applyTime', width: 166 },
        { field: 'auditBy', width: 100 },
        'auditTime',
        'auditRemark',
      ]}
      card={{ lines: [['targetName'], ['summary'], ['applyTime']], figure: 'amount' }}
      numbered={false}
      storageId="approvals"
      toolbar={applications}
      rowActions={approvalActions}
      detail={[
        { title: '', fields: ['approvalNo', 'state', 'kind', 'targetName', 'amount', 'summary', 'reason'] },
        {
          title: { zh: '申请与复核', en: 'Application and decision' },
          fields: ['applyBy', 'applyTime', 'auditBy', 'auditTime', 'auditRemark'],
        },
      ]}
    />
  );
}
