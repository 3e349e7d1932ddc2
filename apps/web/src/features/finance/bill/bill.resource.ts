import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import { type Bill, billFields, type BillItem, billItemFields, createBillApi, createBillQueries } from '@tarmac/freight-api/finance';
import { withSums } from '../../../shared/api/withSums.ts';
import { AgentPicker, CarrierPicker, CustomerPicker } from '../../../shared/pickers/pickers.tsx';
import { client } from '../../../shared/session/session.ts';
import { billTexts as texts } from './billTexts.ts';

/** Calls of bills. */
export const billApi = withSums(createBillApi(client));
/** Their questions. */
export const billQueries = createBillQueries(client);

/** Kinds of bills by which we pay. */
const payable: readonly (string | null)[] = ['carrier', 'agent'];
/** Whether a bill is paid by us, and not to us. */
export const isPayable = ({ billKind }: Pick<Bill, 'billKind'>): boolean => payable.includes(billKind);

/** Statements of waybills that customers are to pay, or carriers and agents to be paid for. */
export const bill = defineResource<Bill>()({
  label: { zh: '账单', en: 'Bill' },
  api: billApi,
  permission: 'bill',
  name: 'bill',
  titleField: 'billNo',
  listFields: [
    'state',
    'billKind',
    'payState',
    'partyName',
    'customerId',
    'carrierId',
    'agentId',
    'companyId',
    'periodFrom',
    'periodTo',
    'noteCount',
    'totalAmount',
    'receivedAmount',
    'openAmount',
    'sendBy',
    'disputeReason',
  ],
  detailHead: { status: 'state', facts: ['partyName', 'totalAmount', 'openAmount', 'dueDate'] },
  fields: {
    ...billFields,
    customerId: field.reference(billFields.customerId, { picker: CustomerPicker }),
    carrierId: field.reference(billFields.carrierId, { picker: CarrierPicker }),
    agentId: field.reference(billFields.agentId, { picker: AgentPicker }),
    receivedAmount: { ...billFields.receivedAmount, label: texts.settledAmount },
    openAmount: { ...billFields.openAmount, label: texts.toSettle },
    // No field of a bill: those that we pay, and of which no payment is under way.
    toPay: { kind: 'flag', label: texts.toPayOut },
  },
});

/** The same in the words of whom they are for: what was paid, and what is to be. */
export const ownBill = {
  ...bill,
  fields: {
    ...bill.fields,
    receivedAmount: { ...billFields.receivedAmount, label: { zh: '已付金额', en: 'Paid' } },
    openAmount: { ...billFields.openAmount, label: { zh: '未付金额', en: 'To pay' } },
  },
};

/** Address of the list with one bill. */
export const billHref = (billNo: string): string => `/wlhy/hybill/HyBillList?billNo=${encodeURIComponent(billNo)}`;

/** The waybills of one bill, with what they come to. */
export const itemsOf = (billId: string) =>
  defineResource<BillItem>()({
    label: { zh: '账单明细', en: 'Waybill of the bill' },
    api: { list: (query, options) => billApi.items({ ...query, billId, sums: '1' }, options) },
    permission: 'bill',
    name: `bill/items/${billId}`,
    titleField: 'shippingNoteNumber',
    listFields: ['noteId', 'disputed'],
    fields: billItemFields,
  });
