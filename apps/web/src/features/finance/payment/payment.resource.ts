import { figureField } from '../../../shared/lists/figureField.ts';
import { defineResource, type TabCounts } from '@tarmac/admin-kit/resource';
import type { CallOptions, ListQuery } from '@tarmac/freight-api';
import {
  createPaymentApi,
  createPaymentQueries,
  type Payment,
  paymentFields,
  type PaymentPayableListQuery,
} from '@tarmac/freight-api/finance';
import { createShippingNoteApi, type ShippingNote, shippingNoteFields, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { withSums } from '../../../shared/api/withSums.ts';
import { lookBy, withLook } from '../../../shared/lists/reveal.tsx';
import { client, session } from '../../../shared/session/session.ts';
import { paymentTexts as texts } from './paymentTexts.ts';

/** Calls of payments. */
export const paymentApi = withSums(createPaymentApi(client));
/** Their questions. */
export const paymentQueries = createPaymentQueries(client);

/** Money on its way to those who carried. */
export const payment = defineResource<Payment>()({
  label: { zh: '付款单', en: 'Payment' },
  api: withLook<Payment, typeof paymentApi>(paymentApi),
  permission: 'pay',
  name: 'payment',
  titleField: 'paymentNo',
  listFields: [
    'state',
    'createBy',
    'submitBy',
    'failNoticeState',
    'payKind',
    'simulated',
    'shippingNoteNumber',
    'billId',
    'billNo',
    'payeeName',
    'amount',
    'noteId',
    'voucherFiles',
    'sendTime',
    'companyAccountId',
  ],
  detailHead: { status: 'state', facts: ['payeeName', 'amount', 'shippingNoteNumber', 'billNo', 'submitBy', 'approveBy'] },
  fields: { ...paymentFields, figure: figureField },
});

/** The same, as sheets of what was paid offline call them. */
export const offlineSheet = {
  ...payment,
  label: { zh: '线下支付', en: 'Offline payments' },
  api: { ...payment.api, importExcel: paymentApi.offlineImport },
};

/** Kinds of payments that pay a waybill itself: freight, and what was paid offline. The others follow a document of their own. */
const waybillKinds: readonly (string | null)[] = ['1', '3'];
/** Whether people move a payment here: it pays a waybill, or a bill of waybills. */
export const isMoved = ({ payKind, billId }: Payment): boolean => waybillKinds.includes(payKind) || billId !== null;

const noteApi = createShippingNoteApi(client);
const { codes } = shippingNoteStates;

/** Waybills as they wait for money, or for their payment; of the latter those without a payment under way. Asked for by themselves they are there in any state. */
const listPayable = (query: ListQuery = {}, options?: CallOptions) =>
  query['noteStatus'] === codes.examined || 'id' in query || 'id_MultiString' in query
    ? noteApi.list(query, options)
    : paymentApi.payableList(query as PaymentPayableListQuery, options);

/** Waybills that are to be paid, or for which money is missing. */
export const payableNote = defineResource<ShippingNote>()({
  label: { zh: '待付运单', en: 'Waybill to pay' },
  api: { ...withSums({ list: listPayable, get: noteApi.get, export: paymentApi.payableExport }), look: lookBy<ShippingNote>(noteApi.list) },
  permission: 'pay',
  name: 'payableNote',
  titleField: 'shippingNoteNumber',
  listFields: [
    'noteStatus',
    'payState',
    'payeeName',
    'payeeCardNo',
    'driverName',
    'openAmount',
    'companyId',
    'customerId',
    'creditorId',
    'fundReason',
    'dianfuState',
    'feeTotal',
    'frozenAmount',
    'customerPaidAmount',
    'customerName',
  ],
  detailPath: '/shipping/detail/:id',
  fields: {
    ...shippingNoteFields,
    /** Filled in by the list of waybills to pay alone. */
    walletAvailable: { kind: 'money', label: texts.walletAvailable },
    walletFrozen: { kind: 'money', label: texts.walletFrozen },
    /** Nothing that a row says: the whole number of the card finds what is paid to it. */
    payeeCard: { kind: 'text', label: texts.payeeCard, filter: 'equals' },
  },
});

/** How many wait for their payment, and how many for money. */
export const payableCounts: TabCounts = (query) => ({
  queryKey: [payableNote.name, 'statusCount', query],
  queryFn: async ({ signal }) => {
    const one = { ...query, pageSize: 1, field: 'id' };
    const [payable, waiting] = await Promise.all([
      paymentApi.payableList(one, { signal }),
      noteApi.list({ ...one, noteStatus: codes.examined }, { signal }),
    ]);
    return { [codes.payable]: payable.total, [codes.examined]: waiting.total };
  },
});

/** Two people decide: who handed it in would be refused. Here, because lists ask it as well as actions, and neither is to need the other. */
export const isOthers = ({ createBy, submitBy }: Payment): boolean => {
  const own = session.state().user?.username;
  return createBy !== own && submitBy !== own;
};
