import { ResourceList } from '@tarmac/admin-kit/resource';
import { complaintStates } from '@tarmac/freight-api/service';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { complain, complaintActions } from './complaint.actions.ts';
import { complaint, complaintQueries } from './complaint.resource.tsx';
import { complaintTexts as texts } from './complaintTexts.ts';

const { toAccept, handling, toConfirm, closed, rejected, withdrawn } = complaintStates.codes;

/** Complaints, from the first word to the answer that satisfies. @source FRT-15, freight-domain F13 */
export default function ComplaintListPage() {
  return (
    <ResourceList
      resource={complaint}
      tabs={{
        field: 'state',
        counts: complaintQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('toAccept', '待受理', 'New', toAccept),
          tab('handling', '处理中', 'In progress', handling),
          tab('toConfirm', '待确认', 'To confirm', toConfirm),
          tab('closed', '已办结', 'Closed', closed),
          tab('ended', '不予受理与撤诉', 'Rejected or withdrawn', rejected, withdrawn),
        ],
      }}
      search={['complaintNo', 'complaintType', 'shippingNoteNumber', 'fromName', 'againstName', 'state', 'overdue', 'createTime']}
      columns={columnsForReader(
        [
          { field: 'complaintNo', width: 150, pinned: 'start' },
          { field: 'state', width: 104 },
          { field: 'replyDue', width: 244 },
          { field: 'complaintType', width: 124 },
          { field: 'shippingNoteNumber', width: 172 },
          { field: 'fromName', width: 180 },
          { field: 'againstName', width: 150 },
          { field: 'content', width: 240 },
          { field: 'handleBy', width: 100 },
          { field: 'result', width: 96 },
          { field: 'compensateAmount', width: 104 },
          { field: 'compensateState', width: 96 },
          { field: 'satisfaction', width: 110 },
          { field: 'createTime', width: 166 },
          ...off(['fromType', 'againstType', 'replyTime', 'closeTime', 'approvalNo', 'files']),
        ],
        { party: ['fromName', 'handleBy'] },
      )}
      card={{ lines: [['shippingNoteNumber'], ['fromName', 'againstName'], ['content']], figure: 'complaintType' }}
      numbered={false}
      add={false}
      storageId="complaints"
      toolbar={[complain]}
      rowActions={complaintActions}
      detail={[
        {
          title: texts.parties,
          fields: [
            'complaintNo',
            'complaintType',
            'shippingNoteNumber',
            'fromType',
            'fromName',
            'fromPhone',
            'againstType',
            'againstName',
            'createTime',
            'content',
            'files',
          ],
        },
        {
          title: texts.handling,
          fields: [
            'state',
            'replyDue',
            'handleBy',
            'acceptTime',
            'rejectReason',
            'replyTime',
            'result',
            'replyContent',
            'reopenReason',
            'closeTime',
            'satisfaction',
          ],
        },
        { title: texts.compensation, fields: ['compensateAmount', 'compensateState', 'approvalNo'] },
      ]}
    />
  );
}
