import { ResourceList } from '@tarmac/admin-kit/resource';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type PayChange, payChangeStates } from '@tarmac/freight-api/finance';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { applyForChange, payChangeActions } from './payChange.actions.tsx';
import { payChange, payChangeQueries } from './payChange.resource.ts';
import { diffFields, PayChangeDiff } from './PayChangeDiff.tsx';
import { payChangeTexts as texts } from './payChangeTexts.ts';

const { toAudit, passed, refused, cancelled } = payChangeStates.codes;

/** Changes of payments, from the question to the decision. @source SHIP-08, freight-domain S07 */
export default function ShippingPayChangeListPage() {
  const { localize } = useLocale();
  return (
    <ResourceList
      resource={payChange}
      tabs={{
        field: 'state',
        counts: payChangeQueries.statusCount,
        items: [
          tab('all', '全部', 'All'),
          tab('toAudit', '待审核', 'To decide', toAudit),
          tab('passed', '已通过', 'Approved', passed),
          tab('refused', '已驳回', 'Refused', refused),
          tab('cancelled', '已取消', 'Cancelled', cancelled),
        ],
      }}
      search={['changeNo', 'shippingNoteNumber', 'changeType', 'state', 'applyTime']}
      columns={columnsForReader(
        [
          { field: 'changeNo', width: 150, pinned: 'start' },
          { field: 'state', width: 90 },
          { field: 'shippingNoteNumber', width: 172 },
          { field: 'changeType', width: 100 },
          {
            field: 'newPayeeName',
            title: localize(texts.diff),
            // Both payees with their cards: what is cut off is the very thing that changes.
            width: 560,
            reads: diffFields,
            cell: (row: PayChange) => <PayChangeDiff row={row} />,
          },
          { field: 'amount', width: 116 },
          { field: 'reason', width: 160 },
          { field: 'paymentNo', width: 150 },
          'files',
          { field: 'applyBy', width: 100 },
          { field: 'applyTime', width: 166 },
          { field: 'auditBy', width: 100 },
          'auditTime',
          'auditRemark',
        ],
        { party: ['applyBy', 'auditBy', 'auditRemark'] },
      )}
      card={{ lines: [['shippingNoteNumber'], ['oldPayeeName', 'newPayeeName'], ['applyTime']], figure: 'amount' }}
      numbered={false}
      storageId="payChanges"
      toolbar={[applyForChange]}
      rowActions={payChangeActions}
      detail={[
        {
          title: '',
          fields: ['changeNo', 'state', 'changeType', 'paymentNo', 'shippingNoteNumber', 'amount', 'newAmount', 'reason', 'files'],
        },
        { title: texts.from, fields: ['oldPayeeType', 'oldPayeeName', 'oldPayeeCardNo', 'oldPayeeBankName'] },
        { title: texts.to, fields: ['newPayeeType', 'newPayeeName', 'newPayeeCardNo', 'newPayeeBankName'] },
        {
          title: { zh: '申请与审核', en: 'Application and decision' },
          fields: ['applyBy', 'applyTime', 'auditBy', 'auditTime', 'auditRemark'],
        },
      ]}
    />
  );
}
