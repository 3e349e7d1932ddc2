import { ResourceList } from '@tarmac/admin-kit/resource';
import { prepayStates } from '@tarmac/freight-api/finance';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { applyForPrepay, prepayActions } from './prepay.actions.tsx';
import { prepay, prepayQueries } from './prepay.resource.ts';
import { prepayDetail } from './prepayDetail.ts';

const { applied, toPay, paying, paid, offset, failed, refused, recovered, cancelled } = prepayStates.codes;

/** What drivers are paid before delivery, from the application to the freight that covers it. @source SHIP-13, freight-domain S12 */
export default function ShippingPrepayListPage() {
  return (
    <ResourceList
      resource={prepay}
      tabs={{
        field: 'state',
        counts: prepayQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('applied', '待审核', 'To decide', applied),
          tab('toPay', '待付款', 'To pay', toPay),
          tab('paying', '付款中', 'Paying', paying),
          tab('failed', '付款失败', 'Failed', failed),
          tab('paid', '已付款', 'Paid', paid),
          { ...tab('toRecover', '待追回', 'To recover'), counted: ['toRecover'], filter: { toRecover: '1' } },
          tab('over', '已抵扣', 'Offset', offset),
          tab('ended', '已结束', 'Ended', refused, recovered, cancelled),
        ],
      }}
      search={['prepayNo', 'shippingNoteNumber', 'driverName', 'payeeName', 'state', 'amount', 'applyTime', 'createTime']}
      columns={columnsForReader(
        [
          { field: 'prepayNo', width: 160, pinned: 'start' },
          { field: 'state', width: 96 },
          { field: 'shippingNoteNumber', width: 172 },
          { field: 'driverName', width: 90 },
          { field: 'amount', width: 116 },
          { field: 'payeeName', width: 100 },
          { field: 'payeeCardNo', width: 150 },
          { field: 'noteStatus', width: 96 },
          { field: 'estimatedFee', width: 126 },
          { field: 'rate', width: 90 },
          { field: 'reason', width: 150 },
          { field: 'openAmount', width: 110 },
          { field: 'offsetAmount', width: 110 },
          { field: 'recoverAmount', width: 110 },
          'applyBy',
          'applyTime',
          'auditBy',
          'auditTime',
          'payTime',
          'failReason',
          ...off(['customerName', 'companyName', 'payeeBankName', 'auditRemark', 'closeReason', 'writtenOffAmount', 'createTime']),
        ],
        { party: ['applyBy', 'auditBy', 'auditTime'] },
      )}
      card={{ lines: [['shippingNoteNumber', 'driverName'], ['payeeName', 'payeeCardNo'], ['reason']], figure: 'amount' }}
      numbered={false}
      storageId="prepays"
      toolbar={[applyForPrepay]}
      rowActions={prepayActions}
      detail={prepayDetail}
    />
  );
}
