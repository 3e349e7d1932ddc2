import { ResourceList } from '@tarmac/admin-kit/resource';
import { noteAdjustStates } from '@tarmac/freight-api/finance';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { applyForAdjust, noteAdjustActions } from './noteAdjust.actions.tsx';
import { noteAdjust, noteAdjustQueries } from './noteAdjust.resource.ts';
import { noteAdjustTexts as texts } from './noteAdjustTexts.ts';

const { toAudit, effective, refused, cancelled } = noteAdjustStates.codes;

/** Corrections of what examined waybills cost, from the question to the decision. @source FRT-21, amendments 16, L20 */
export default function ShippingNoteAdjustListPage() {
  return (
    <ResourceList
      resource={noteAdjust}
      tabs={{
        field: 'state',
        counts: noteAdjustQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('toAudit', '待审核', 'To decide', toAudit),
          tab('effective', '已生效', 'Effective', effective),
          tab('refused', '已驳回', 'Refused', refused),
          tab('cancelled', '已撤回', 'Withdrawn', cancelled),
        ],
      }}
      search={['adjustNo', 'shippingNoteNumber', 'side', 'partyName', 'reasonCode', 'state', 'applyTime']}
      columns={columnsForReader(
        [
          { field: 'adjustNo', width: 150, pinned: 'start' },
          { field: 'state', width: 104 },
          { field: 'shippingNoteNumber', width: 172 },
          { field: 'side', width: 90 },
          { field: 'partyName', width: 200 },
          { field: 'amount', width: 116 },
          { field: 'reasonCode', width: 108 },
          { field: 'reason', width: 200 },
          { field: 'billNo', width: 150 },
          { field: 'taxAmount', width: 104 },
          { field: 'walletAmount', width: 116 },
          'companyName',
          'files',
          { field: 'applyBy', width: 100 },
          { field: 'applyTime', width: 166 },
          { field: 'auditBy', width: 100 },
          'auditTime',
          'auditRemark',
        ],
        { party: ['applyBy', 'auditBy', 'auditRemark', 'companyName'], customer: ['partyName'], carrier: ['partyName'] },
      )}
      card={{ lines: [['shippingNoteNumber'], ['side', 'partyName'], ['applyTime']], figure: 'amount' }}
      numbered={false}
      add={false}
      storageId="noteAdjusts"
      toolbar={[applyForAdjust]}
      rowActions={noteAdjustActions}
      detail={[
        {
          title: '',
          fields: [
            'adjustNo',
            'state',
            'side',
            'partyName',
            'shippingNoteNumber',
            'companyName',
            'amount',
            'taxAmount',
            'walletAmount',
            'reasonCode',
            'reason',
            'billNo',
            'files',
          ],
        },
        { title: texts.decision, fields: ['applyBy', 'applyTime', 'auditBy', 'auditTime', 'auditRemark'] },
      ]}
    />
  );
}
