import { late } from '@tarmac/admin-kit/chunk';
import type { DetailPart } from '@tarmac/admin-kit/resource';
import type { Bill, billFields } from '@tarmac/freight-api/finance';
import { isPayable } from './bill.resource.ts';
import { billTexts as texts } from './billTexts.ts';

const BillItems = late(() => import('./BillItems.tsx'), { part: 'BillItems' });
const BillPayments = late(() => import('./BillPayments.tsx'), { part: 'BillPayments' });
const BillReceipts = late(() => import('./BillReceipts.tsx'), { part: 'BillReceipts' });

type Part = DetailPart<Bill, keyof typeof billFields>;

/** What is known of a bill, with its waybills and what was received. @source freight-domain F03 明细 */
export const billDetail: readonly Part[] = [
  {
    title: '',
    fields: ['billNo', 'state', 'billKind', 'partyName', 'companyName', 'settleType', 'periodFrom', 'periodTo', 'dueDate'],
  },
  { title: texts.items, render: ({ id, billKind }) => <BillItems billId={id} kind={billKind} /> },
  { title: texts.receipts, render: (row) => (isPayable(row) ? <BillPayments billId={row.id} /> : <BillReceipts billId={row.id} />) },
  {
    title: texts.amounts,
    place: 'rail',
    fields: ['noteCount', 'totalWeight', 'totalAmount', 'receivedAmount', 'openAmount', 'adjustAmount'],
  },
  {
    title: texts.steps,
    place: 'rail',
    fields: [
      'createBy',
      'createTime',
      'sendBy',
      'sendTime',
      'confirmBy',
      'confirmTime',
      'disputeBy',
      'disputeTime',
      'disputeReason',
      'voidBy',
      'voidTime',
      'voidReason',
    ],
  },
];

const ofStaff: readonly string[] = ['createBy', 'createTime', 'sendBy'];

/** The same for the customer, whom the platform's own people do not concern. @source freight-domain S17 明细 */
export const ownBillDetail: readonly Part[] = billDetail.map((part) =>
  'fields' in part
    ? { ...part, fields: part.fields.filter((name) => !ofStaff.includes(name)) }
    : part.title === texts.receipts
      ? { ...part, title: texts.payments }
      : part,
);
