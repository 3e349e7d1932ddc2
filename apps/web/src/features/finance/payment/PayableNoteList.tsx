import { ResourceList } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import { shippingNoteStates } from '@tarmac/freight-api/shipping';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { useBeginning } from '../../../shared/lists/useBeginning.ts';
import { payeeAction } from '../../../shared/payee/payeeAction.ts';
import { fundingActions } from './fundingActions.ts';
import { payableActions, payChosen } from './payment.actions.tsx';
import { payableCounts, payableNote } from './payment.resource.ts';
import { useFailNotices } from './useFailNotices.tsx';

const { payable, examined } = shippingNoteStates.codes;
const beginning = { noteStatus: payable };
const actions = [...fundingActions, ...payableActions, payeeAction(payableNote)];

/** Waybills that are to be paid, or for which money is missing, longest waiting first. @source freight-domain S08 待付款 */
export function PayableNoteList() {
  const notices = useFailNotices(payableNote);
  const isUnfunded = useTab().search.get('noteStatus') === examined;
  const isReady = useBeginning(beginning);
  if (!isReady) return null;
  return (
    <ResourceList
      resource={payableNote}
      tabs={{
        field: 'noteStatus',
        counts: payableCounts,
        items: [tab('payable', '待付款', 'To pay', payable), tab('toFund', '待备款', 'To fund', examined)],
      }}
      defaultSort={{ column: 'waitingSince', order: 'asc' }}
      search={['shippingNoteNumber', 'customerId', 'payeeName', 'payeeCard', 'driverName', 'payableAmount', 'signTime']}
      columns={[
        { field: 'shippingNoteNumber', width: 172, pinned: 'start' },
        { field: 'customerName', width: 170 },
        { field: 'driverName', width: 84 },
        { field: 'payeeName', width: 100 },
        // Why a waybill is not ready comes before the card that it will be paid to.
        isUnfunded ? { field: 'fundReason', width: 150 } : { field: 'payeeCardNo', width: 136 },
        { field: 'openAmount', width: 116 },
        { field: 'waitingSince', width: 166 },
        isUnfunded ? { field: 'payeeCardNo', width: 136 } : { field: 'fundReason', width: 150, hidden: true },
        { field: 'walletAvailable', width: 120 },
        { field: 'walletFrozen', width: 120 },
        { field: 'payeeBankName', width: 130 },
        { field: 'driverFee', width: 110 },
        { field: 'payableAmount', width: 110 },
        { field: 'paidAmount', width: 110 },
        { field: 'prepaidAmount', width: 110 },
        { field: 'taxWithheld', width: 110 },
        { field: 'feeTotal', width: 110 },
        'settleType',
        'dueDate',
        'dianfuState',
        ...off(['frozenAmount', 'vehicleNumber', 'cargoName', 'signTime', 'examineBy', 'examineTime']),
      ]}
      card={{ lines: [['customerName'], ['payeeName', 'payeeCardNo'], ['waitingSince']], figure: 'openAmount' }}
      numbered={false}
      import={false}
      export="columns"
      storageId={isUnfunded ? 'unfundedNotes' : 'payableNotes'}
      toolbar={isUnfunded ? [notices] : [payChosen, notices]}
      rowActions={actions}
    />
  );
}
