import { ResourceList } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import { paymentStates } from '@tarmac/freight-api/finance';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { useBeginning } from '../../../shared/lists/useBeginning.ts';
import { approveChosen, paymentActions } from './payment.actions.tsx';
import { payment, paymentQueries } from './payment.resource.ts';
import { paymentDetail } from './paymentDetail.ts';
import { isChoosable, paidColumns, paymentStateColumn } from './PaymentState.tsx';

const { toApprove, sent, paid } = paymentStates.codes;
const waiting = { state: toApprove };

/**
 * Payments that another person has handed in, are at the bank, or have arrived; offline ones have a list of their own. Links of figures that count them as
 * well say so (`of=all`).
 *
 * @source SHIP-10, freight-domain S09, amendments 7
 */
export default function ShippingPayList2Page() {
  const { search } = useTab();
  const isReady = useBeginning(waiting);
  if (!isReady) return null;
  return (
    <ResourceList
      resource={payment}
      filter={search.has('figure') || search.get('of') === 'all' ? {} : { isOffline: '0' }}
      tabs={{
        field: 'state',
        counts: paymentQueries.statusCount,
        items: [
          tab('toApprove', '待复核', 'To approve', toApprove),
          tab('sent', '处理中', 'In progress', sent),
          tab('paid', '成功', 'Paid', paid),
        ],
      }}
      search={['paymentNo', 'shippingNoteNumber', 'billNo', 'payeeName', 'payKind', 'payChannel', 'amount', 'submitTime', 'payTime']}
      columns={columnsForReader(
        [
          { field: 'paymentNo', width: 160, pinned: 'start' },
          paymentStateColumn,
          { field: 'payKind', width: 90 },
          ...paidColumns,
          { field: 'payeeName', width: 110 },
          { field: 'payeeCardNo', width: 150 },
          { field: 'amount', width: 126 },
          { field: 'submitBy', width: 90 },
          { field: 'submitTime', width: 166 },
          { field: 'payeeBankName', width: 130 },
          'channelFee',
          { field: 'approveBy', width: 100 },
          'approveTime',
          { field: 'bankSerialNo', width: 170 },
          'payTime',
          'fundUploadState',
          ...off(['customerName', 'companyName', 'accountName', 'payChannel', 'nextQueryTime']),
        ],
        { party: ['submitBy', 'submitTime', 'channelFee', 'approveBy', 'approveTime', 'fundUploadState'] },
      )}
      card={{ lines: [['shippingNoteNumber', 'billNo'], ['payeeName', 'payeeCardNo'], ['submitTime']], figure: 'amount' }}
      numbered={false}
      export="columns"
      storageId="paymentApprovals"
      toolbar={[approveChosen]}
      rowActions={paymentActions}
      selectableWhen={isChoosable}
      detail={paymentDetail}
    />
  );
}
