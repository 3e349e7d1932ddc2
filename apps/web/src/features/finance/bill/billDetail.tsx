import { late } from '@tarmac/admin-kit/chunk';
import type { DetailPart } from '@tarmac/admin-kit/resource';
import type { Bill, billFields } from '@tarmac/freight-api/finance';
import { billTexts as texts } from './billTexts.ts';

const BillItems = late(() => import('./BillItems.tsx'), { part: 'BillItems' });
const BillReceipts = late(() => import('./BillReceipts.tsx'), { part: 'BillReceipts' });

type Part = DetailPart<Bill, keyof typeof billFields>;

/** What is known of a bill, with its waybills and what was received. @source freight-domain F03 明细 */
export const billDetail: readonly Part[] = [
  {
    title: '',
    fields: ['billNo', 'state', 'customerName', 'companyName', 'billKind', 'settleType', 'periodFrom', 'periodTo', 'dueDate'],
  },
  { title: texts.items, render: ({ id }) => <BillItems billId={id} /> },
  { title: texts.receipts, render: ({ id }) => <BillReceipts billId={id} /> },
  {
    title: texts.amounts,
    place: 'rail',
    fields: ['noteCount', 'totalWeight', 'totalAmount', 'receivedAmount', 'openAmount'],
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

const ofStaff: readonly string[] = ['billKind', 'createBy', 'createTime', 'sendBy'];

/** The same for the customer, whom the platform's own people do not concern. @source freight-domain S17 明细 */
export const ownBillDetail: readonly Part[] = billDetail.map((part) =>
  'fields' in part
    ? { ...part, fields: part.fields.filter((name) => !ofStaff.includes(name)) }
    : part.title === texts.receipts
      ? { ...part, title: texts.payments }
      : part,
);
