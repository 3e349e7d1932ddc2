import { useCan } from '@tarmac/admin-kit/permission';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { billStates } from '@tarmac/freight-api/finance';
import { columnsOfRole, workOf } from '../../../shared/lists/columnsOfRole.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { makeBill } from './bill.actions.tsx';
import { bill, billQueries } from './bill.resource.ts';
import { billDetail } from './billDetail.tsx';
import { billDue } from './overdue.tsx';
import { useBillActions } from './useBillActions.tsx';

const { draft, toConfirm, confirmed, partlyReceived, settled, disputed, void: voided } = billStates.codes;

/** Bills of customers, carriers and agents, from the draft to the money. @source FRT-21, freight-domain F03 */
export default function BillListPage() {
  const can = useCan();
  const { actions, check } = useBillActions();
  return (
    <>
      <ResourceList
        resource={bill}
        tabs={{
          field: 'state',
          counts: billQueries.statusCount,
          items: [
            tab('all', '全部', 'All'),
            tab('draft', '待发送', 'To send', draft),
            tab('toConfirm', '待确认', 'To confirm', toConfirm),
            tab('disputed', '有异议', 'Disputed', disputed),
            tab('owed', '待收付', 'To settle', confirmed, partlyReceived),
            tab('settled', '已结清', 'Settled', settled),
            tab('void', '已作废', 'Void', voided),
          ],
        }}
        search={[
          'billNo',
          'billKind',
          'customerId',
          'carrierId',
          'agentId',
          'companyId',
          'state',
          'settleType',
          'periodFrom',
          'periodTo',
          'dueDate',
          'createTime',
          'toPay',
        ]}
        columns={columnsOfRole(
          [
            { field: 'billNo', width: 150, pinned: 'start' },
            { field: 'state', width: 124 },
            { field: 'billKind', width: 104 },
            { field: 'partyName', width: 180 },
            // What is open and until when comes before what it is made of.
            { field: 'openAmount', width: 120 },
            { field: 'dueDate', width: 104, cell: billDue },
            { field: 'totalAmount', width: 120 },
            { field: 'periodFrom', width: 104 },
            { field: 'periodTo', width: 104 },
            { field: 'noteCount', width: 84 },
            { field: 'receivedAmount', width: 120 },
            { field: 'adjustAmount', width: 110 },
            { field: 'payState', width: 92 },
            { field: 'settleType', width: 100 },
            { field: 'totalWeight', width: 100 },
            'companyName',
            'createTime',
            ...off(['createBy', 'sendBy', 'sendTime', 'confirmBy', 'confirmTime', 'disputeReason', 'voidReason']),
          ],
          {
            reader: workOf(can),
            roles: {
              // What is to come in or go out; and what a person may decide on.
              cashier: [
                'billNo',
                'state',
                'billKind',
                'partyName',
                'openAmount',
                'dueDate',
                'receivedAmount',
                'payState',
                'totalAmount',
                'companyName',
              ],
              financeManager: [
                'billNo',
                'state',
                'billKind',
                'partyName',
                'totalAmount',
                'openAmount',
                'receivedAmount',
                'dueDate',
                'periodFrom',
                'periodTo',
                'disputeReason',
                'confirmBy',
                'settleType',
              ],
            },
          },
        )}
        card={{
          lines: [
            ['partyName', 'billKind'],
            ['periodFrom', 'periodTo'],
          ],
          figure: 'openAmount',
        }}
        numbered={false}
        storageId="bills"
        toolbar={[makeBill]}
        rowActions={actions}
        detail={billDetail}
      />
      {check}
    </>
  );
}
