import { ResourceList } from '@tarmac/admin-kit/resource';
import { billStates } from '@tarmac/freight-api/finance';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { ownBillActions } from './bill.actions.tsx';
import { billQueries, ownBill } from './bill.resource.ts';
import { ownBillDetail } from './billDetail.tsx';
import { billDue } from './overdue.tsx';

const { toConfirm, confirmed, partlyReceived, settled, disputed, void: voided } = billStates.codes;

/** Bills that were sent to one's own company. @source SHIP-18, freight-domain S17 */
export default function OwnBillListPage() {
  return (
    <ResourceList
      resource={ownBill}
      tabs={{
        field: 'state',
        counts: billQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('toConfirm', '待确认', 'To confirm', toConfirm),
          tab('owed', '待付款', 'To pay', confirmed, partlyReceived),
          tab('disputed', '有异议', 'Disputed', disputed),
          tab('settled', '已结清', 'Settled', settled),
          tab('void', '已作废', 'Void', voided),
        ],
      }}
      search={['billNo', 'billKind', 'state', 'periodFrom', 'periodTo', 'dueDate']}
      columns={[
        { field: 'billNo', width: 150, pinned: 'start' },
        { field: 'state', width: 124 },
        { field: 'billKind', width: 104 },
        // What is to be paid and until when comes before what it is made of.
        { field: 'openAmount', width: 120 },
        { field: 'dueDate', width: 104, cell: billDue },
        { field: 'totalAmount', width: 120 },
        { field: 'periodFrom', width: 104 },
        { field: 'periodTo', width: 104 },
        { field: 'noteCount', width: 84 },
        { field: 'receivedAmount', width: 120 },
        { field: 'payState', width: 92 },
        { field: 'companyName', width: 220 },
        { field: 'sendTime', width: 166 },
        ...off(['totalWeight', 'settleType', 'confirmBy', 'confirmTime', 'disputeReason', 'voidReason']),
      ]}
      card={{ lines: [['companyName'], ['periodFrom', 'periodTo']], figure: 'openAmount' }}
      numbered={false}
      storageId="ownBills"
      rowActions={ownBillActions}
      detail={ownBillDetail}
    />
  );
}
