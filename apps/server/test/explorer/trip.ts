import type { NoteRow } from '../../src/modules/shipping/shipping-note/shippingNote.resource.ts';
import { openFee } from '../../src/modules/shipping/shipping-note/noteFunds.ts';
import { noteStatus } from '../../src/modules/shipping/shipping-note/shippingNote.states.ts';
import { openAmount } from '../../src/modules/finance/payment/submitPayments.ts';
import { billState } from '../../src/modules/finance/bill/bill.states.ts';
import { paymentOpen, payState } from '../../src/modules/finance/payment/payment.states.ts';
import { prepayGone, prepayState, prepayUnderWay } from '../../src/modules/finance/prepay/prepay.states.ts';
import { dianfuAsked, dianfuOwed } from '../../src/modules/finance/dianfu/dianfu.states.ts';
import { summaryOf } from '../../src/modules/finance/prepay/notePrepays.ts';

/** Money of the explorer: a freight of two coins, which a first payment may pay the half of. */
export const fee = 2;

/** What the explorer keeps of a waybill: what guards ask for. */
export type Note = Pick<
  NoteRow,
  | 'noteStatus'
  | 'payState'
  | 'prepayState'
  | 'dianfuState'
  | 'revokeState'
  | 'businessReviewState'
  | 'fundReason'
  | 'settleType'
  | 'customerId'
  | 'agentId'
  | 'agentPaidAmount'
  | 'billId'
  | 'carrierBillId'
  | 'agentBillId'
  | 'requestedAmount'
  | 'invoicedAmount'
  | 'feeTotal'
  | 'customerAdjust'
  | 'payTime'
  | 'prepaidAmount'
  | 'prepayOffset'
  | 'payableAmount'
  | 'paidAmount'
  | 'customerPaidAmount'
  | 'advancedAmount'
  | 'writtenOffAmount'
>;

/** A payment of a waybill. */
export interface Payment {
  kind: string;
  state: string;
  amount: number;
  previous: string | null;
}

/** A prepayment of a waybill. */
export interface Prepay {
  state: string;
  amount: number;
  offsetAmount: number;
  /** Brought back by the payee, or given up. */
  settled: number;
  toRecover: boolean;
}

/** One waybill with everything that its money depends on. */
export interface Trip {
  note: Note;
  payments: Payment[];
  prepay: Prepay | null;
  dianfu: string | null;
  /** State of the bill of its customer that holds it. */
  bill: string | null;
  /** Settled by the month, it has been billed: the monthly job makes no second bill of it. */
  wasBilled: boolean;
  /** Whether the day on which its customer is to pay is known. Settled by the order, it is once that has ended. */
  hasDueDay: boolean;
  /** Whether the customer has money for it; on a term, credit. */
  isRich: boolean;
}

/** A waybill that was just given out. */
export const newTrip = (): Trip => ({
  note: {
    noteStatus: noteStatus.draft,
    payState: null,
    prepayState: null,
    dianfuState: null,
    revokeState: '0',
    businessReviewState: '0',
    fundReason: null,
    settleType: '0',
    customerId: 'customer',
    agentId: null,
    agentPaidAmount: 0,
    billId: null,
    carrierBillId: null,
    agentBillId: null,
    requestedAmount: 0,
    invoicedAmount: 0,
    feeTotal: fee,
    customerAdjust: 0,
    payTime: null,
    prepaidAmount: 0,
    prepayOffset: 0,
    payableAmount: fee,
    paidAmount: 0,
    customerPaidAmount: 0,
    advancedAmount: 0,
    writtenOffAmount: 0,
  },
  payments: [],
  prepay: null,
  dianfu: null,
  bill: null,
  wasBilled: false,
  hasDueDay: true,
  isRich: false,
});

/** Ways to settle of a customer who pays later: by the month, by the order, so many days after the signature. */
export const settleType = { month: '1', order: '2', days: '3' } as const;

/** One whose customer pays later. */
export const newTermTrip = (type: string): Trip => {
  const trip = newTrip();
  trip.note.settleType = type;
  trip.hasDueDay = type !== settleType.order;
  return trip;
};

/** Whether its customer pays later. */
export const isOnTerm = ({ note }: Pick<Trip, 'note'>): boolean => note.settleType !== '0';

/** What its customer owes: neither paid, nor advanced, nor given up. */
export const owedFee = ({ note }: Pick<Trip, 'note'>): number => openFee(note);

/** What is stored of it after a move: sums that the database or the server keep by themselves. */
export function settled(trip: Trip): Trip {
  const { note, prepay, dianfu } = trip;
  Object.assign(note, summaryOf(prepay === null ? [] : [prepay]));
  note.payableAmount = fee - note.prepayOffset;
  note.dianfuState = dianfu;
  note.billId = trip.bill === null ? null : 'bill';
  // What was given up is not looked at again.
  trip.payments = trip.payments.filter(({ state }) => state !== payState.closed);
  return trip;
}

/** What of a prepayment is with the payee, and neither counted nor brought back. */
export const openOf = (prepay: Prepay): number =>
  prepayGone.includes(prepay.state) ? prepay.amount - prepay.offsetAmount - prepay.settled : 0;

/** The row that a guard of the server asks. It reads no more than `Note` has. */
export const asRow = (note: Note): NoteRow => note as NoteRow;

/** Whether a guard of the server lets something through. */
export function allows(guard: () => unknown): boolean {
  try {
    guard();
    return true;
  } catch {
    return false;
  }
}

/** What may still be paid of a waybill; 0 where the server refuses a payment. */
export function payableNow(note: Note): number {
  let amount = 0;
  return allows(() => (amount = openAmount(asRow(note)))) ? amount : 0;
}

const over: readonly string[] = [noteStatus.paid, noteStatus.invoiced, noteStatus.revoked];

/** Nothing is left to be done: the waybill is paid or revoked, and everything about it settled. */
export function isDone({ note, payments, prepay, dianfu, bill }: Trip): boolean {
  const isOwed = isOnTerm({ note }) && note.noteStatus !== noteStatus.revoked && owedFee({ note }) > 0;
  return (
    !isOwed &&
    (bill === null || bill === billState.settled) &&
    over.includes(note.noteStatus) &&
    note.revokeState !== '1' &&
    payments.every(({ state }) => !paymentOpen.includes(state)) &&
    (prepay === null || (!prepayUnderWay.includes(prepay.state) && openOf(prepay) === 0)) &&
    (dianfu === null || ![...dianfuAsked, ...dianfuOwed].includes(dianfu))
  );
}

const gone: readonly string[] = [payState.sent, payState.paid];
/** Finance has passed it. */
export const settledStatus: readonly string[] = [
  noteStatus.examined,
  noteStatus.payable,
  noteStatus.paying,
  noteStatus.paid,
  noteStatus.invoiced,
];

/** What is wrong with the money of a waybill; null where all is well. */
export function faultOf({ note, payments, prepay, bill }: Trip): string | null {
  const paid = payments.reduce((sum, { state, amount }) => (gone.includes(state) ? sum + amount : sum), 0);
  const arrived = payments.reduce((sum, { state, amount }) => (state === payState.paid ? sum + amount : sum), 0);
  const payable = note.payableAmount ?? 0;
  if (payable < 0) return 'less than nothing is payable';
  if (paid > 0 && !settledStatus.includes(note.noteStatus)) return 'it was paid without an examination that stands';
  if (paid > payable) return 'more was paid than is payable';
  if (arrived !== note.paidAmount) return 'the waybill says that something else was paid';
  if ((note.noteStatus === noteStatus.paid || note.noteStatus === noteStatus.invoiced) && arrived !== payable)
    return 'it counts as paid, and is not';
  if (note.noteStatus === noteStatus.invoiced && note.invoicedAmount < fee) return 'it counts as invoiced, and is not';
  if (note.noteStatus === noteStatus.paid && note.invoicedAmount === fee) return 'it is paid and invoiced, and not finished';
  if (isOnTerm({ note }) && owedFee({ note }) < fee && !settledStatus.includes(note.noteStatus))
    return 'something was paid, advanced or given up without an examination that stands';
  if (owedFee({ note }) < 0) return 'more of it was paid, advanced and given up than it costs';
  if (bill === billState.settled && owedFee({ note }) > 0) return 'its bill counts as settled, and is not';
  if (bill !== null && !settledStatus.includes(note.noteStatus)) return 'it is billed without an examination that stands';
  if (payments.filter(({ state }) => paymentOpen.includes(state)).length > 1) return 'two payments are under way';
  if (prepay === null) return null;
  if (note.prepayOffset !== prepay.offsetAmount) return 'the waybill counts another part of the prepayment';
  const isCounted = settledStatus.includes(note.noteStatus) || note.noteStatus === noteStatus.revoked;
  if (isCounted && prepay.state === prepayState.paid && openOf(prepay) > 0 && !prepay.toRecover)
    return 'nobody is told to bring back what was prepaid';
  return null;
}
