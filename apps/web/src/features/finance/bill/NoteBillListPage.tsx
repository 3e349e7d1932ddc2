import { ResourceList } from '@tarmac/admin-kit/resource';
import type { NoteBill } from '@tarmac/freight-api/finance';
import { columnsForReader } from '../../../shared/lists/columnsForReader.ts';
import { statusTab as tab } from '../../../shared/lists/statusTab.ts';
import { columnsOff as off } from '../../../shared/lists/columnsOff.ts';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { billHref } from './bill.resource.ts';
import { billChosen, payChosen } from './noteBill.actions.ts';
import { noteBill } from './noteBill.resource.ts';
import { NoteAge, noteDue } from './overdue.tsx';

const billColumn = {
  field: 'billNo' as const,
  width: 150,
  cell: ({ billNo }: NoteBill) =>
    billNo === null ? (
      '--'
    ) : (
      <AppLink href={billHref(billNo)} className="text-primary-ink">
        {billNo}
      </AppLink>
    ),
};

const ageColumn = {
  key: 'ageing',
  title: { zh: '账龄', en: 'Age' },
  width: 108,
  reads: ['dueDate', 'customerOpenAmount'] as const,
  cell: (row: NoteBill) => <NoteAge {...row} />,
};

/** What each waybill brings in and costs, before it is billed and after. @source SHIP-19, freight-domain S18 */
export default function NoteBillListPage() {
  return (
    <ResourceList
      resource={noteBill}
      tabs={{
        field: 'billState',
        items: [
          tab('all', '全部', 'All'),
          { ...tab('unbilled', '未出账', 'Not billed'), filter: { billed: '0' } },
          { ...tab('billed', '已出账', 'Billed'), filter: { billed: '1' } },
          { ...tab('due', '账期到期', 'Due'), filter: { due: '1' } },
        ],
      }}
      search={[
        'shippingNoteNumber',
        'customerId',
        'agentId',
        'settleType',
        'companyId',
        'signTime',
        'dueDate',
        'billNo',
        'invoiceNo',
        'noteStatus',
      ]}
      columns={columnsForReader(
        [
          { field: 'shippingNoteNumber', width: 176, pinned: 'start' },
          { field: 'customerName', width: 168 },
          { field: 'settleType', width: 100 },
          { field: 'signTime', width: 166 },
          // What is open, until when and in which bill comes before what it is made of.
          { field: 'customerOpenAmount', width: 112 },
          { field: 'dueDate', width: 104, cell: noteDue },
          ageColumn,
          billColumn,
          { field: 'feeTotal', width: 112 },
          { field: 'customerPaidAmount', width: 112 },
          { field: 'advancedAmount', width: 104 },
          { field: 'driverFee', width: 112 },
          { field: 'paidAmount', width: 112 },
          { field: 'openAmount', width: 112 },
          { field: 'agentMargin', width: 104 },
          { field: 'serviceFee', width: 104 },
          { field: 'grossProfit', width: 112 },
          { field: 'agentName', width: 160 },
          { field: 'invoiceNo', width: 184 },
          { field: 'noteStatus', width: 92 },
          ...off(['writtenOffAmount', 'companyName', 'billState', 'settleWeight', 'vehicleNumber', 'sendCity', 'receiveCity', 'cargoName']),
        ],
        {
          party: ['grossProfit', 'serviceFee'],
          customer: ['customerName'],
          carrier: ['customerOpenAmount', 'customerPaidAmount', 'advancedAmount', 'feeTotal', 'agentMargin', 'agentName'],
          captain: ['customerOpenAmount', 'customerPaidAmount', 'advancedAmount', 'feeTotal', 'agentMargin', 'agentName'],
        },
      )}
      card={{ lines: [['customerName'], ['signTime'], ['dueDate', 'billNo']], figure: 'customerOpenAmount' }}
      numbered={false}
      rowActionsWidth={84}
      storageId="noteBills"
      toolbar={[billChosen, payChosen]}
    />
  );
}
