import { field } from '@tarmac/admin-kit/field';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { paymentFields, paymentStates } from '@tarmac/freight-api/finance';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { OfflinePayerPicker } from '../shared/offlineAccountPickers.ts';
import { approveChosen, importOffline, paymentActions, recordOffline } from './payment.actions.tsx';
import { payment, paymentQueries } from './payment.resource.ts';
import { paymentDetail } from './paymentDetail.ts';
import { isChoosable, paymentStateColumn } from './PaymentState.tsx';

const { toApprove, paid, closed } = paymentStates.codes;
const offline = { payKind: '3' };
/** With the accounts to search by, which no other list of payments needs. */
const offlinePayment = {
  ...payment,
  fields: { ...payment.fields, offlineAccountId: field.reference(paymentFields.offlineAccountId, { picker: OfflinePayerPicker }) },
};

/** What was paid outside of the channels, with its vouchers. @source SHIP-11, freight-domain S10 */
export default function ShippingOfflinePayListPage() {
  return (
    <ResourceList
      resource={offlinePayment}
      filter={offline}
      tabs={{
        field: 'state',
        counts: paymentQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('toApprove', '待复核', 'To approve', toApprove),
          tab('paid', '成功', 'Paid', paid),
          tab('closed', '已关闭', 'Closed', closed),
        ],
      }}
      search={['paymentNo', 'shippingNoteNumber', 'payeeName', 'offlineAccountId', 'bankSerialNo', 'offlineTime', 'state']}
      columns={[
        { field: 'paymentNo', width: 160, pinned: 'start' },
        paymentStateColumn,
        { field: 'shippingNoteNumber', width: 172 },
        { field: 'payeeName', width: 110 },
        { field: 'amount', width: 126 },
        { field: 'offlineAccountName', width: 170 },
        { field: 'offlineTime', width: 166 },
        { field: 'bankSerialNo', width: 150 },
        { field: 'voucherFiles', width: 110 },
        { field: 'submitBy', width: 90 },
        { field: 'approveBy', width: 100 },
        'approveTime',
        'closeReason',
        'createTime',
      ]}
      card={{ lines: [['shippingNoteNumber'], ['payeeName'], ['offlineTime']], figure: 'amount' }}
      numbered={false}
      export="columns"
      storageId="offlinePayments"
      import={false}
      toolbar={[recordOffline, importOffline, approveChosen]}
      rowActions={paymentActions}
      selectableWhen={isChoosable}
      detail={paymentDetail}
    />
  );
}
