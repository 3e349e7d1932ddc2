import { useCan } from '@tarmac/admin-kit/permission';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import { paymentStates } from '@tarmac/freight-api/finance';
import { columnsOfRole, workOf } from '../../../shared/lists/columnsOfRole.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { paymentActions, retryChosen, submitChosen } from './payment.actions.tsx';
import { payment, paymentQueries } from './payment.resource.ts';
import { paymentDetail } from './paymentDetail.ts';
import { paidColumns, paymentStateColumn } from './PaymentState.tsx';
import { useFailNotices } from './useFailNotices.tsx';

const { draft, failed, returned } = paymentStates.codes;

/** Payments, with what is to be done again. @source freight-domain S08 失败, 退汇 */
export function PaymentList() {
  const can = useCan();
  const notices = useFailNotices(payment);
  const { search } = useTab();
  return (
    <ResourceList
      resource={payment}
      // Prepayments are moved elsewhere; a statistic that leads here counts them as well.
      filter={search.has('figure') ? {} : { isMoved: '1' }}
      tabs={{
        field: 'state',
        counts: paymentQueries.statusCount,
        items: [
          tab('draft', '待提交', 'To submit', draft),
          tab('failed', '失败', 'Failed', failed),
          tab('returned', '退汇', 'Returned', returned),
          tab('all', '全部', 'All'),
        ],
      }}
      search={['paymentNo', 'shippingNoteNumber', 'billNo', 'payeeName', 'customerId', 'state', 'amount', 'createTime']}
      columns={columnsOfRole(
        [
          { field: 'paymentNo', width: 160, pinned: 'start' },
          paymentStateColumn,
          ...paidColumns,
          { field: 'payeeName', width: 110 },
          { field: 'payeeCardNo', width: 150 },
          { field: 'amount', width: 126 },
          { field: 'failReason', width: 200 },
          { field: 'failTime', width: 166 },
          'failNoticeState',
          'retryCount',
          { field: 'customerName', width: 180 },
          'payKind',
          'payeeBankName',
          { field: 'submitBy', width: 100 },
          'submitTime',
          'approveRemark',
          'createTime',
          ...off(['companyName', 'accountName', 'channelFee', 'approveBy', 'approveTime', 'bankSerialNo', 'payTime']),
        ],
        {
          reader: workOf(can),
          roles: {
            cashier: [
              'paymentNo',
              'state',
              'shippingNoteNumber',
              'billNo',
              'payeeName',
              'payeeCardNo',
              'amount',
              'failReason',
              'failTime',
              'failNoticeState',
              'retryCount',
              'payeeBankName',
              'accountName',
              'submitTime',
            ],
          },
        },
      )}
      card={{ lines: [['shippingNoteNumber', 'billNo'], ['payeeName', 'payeeCardNo'], ['failReason']], figure: 'amount' }}
      numbered={false}
      export="columns"
      storageId="payments"
      toolbar={[submitChosen, retryChosen, notices]}
      rowActions={paymentActions}
      detail={paymentDetail}
    />
  );
}
