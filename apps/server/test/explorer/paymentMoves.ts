import { noteStatusAt, paidValues } from '../../src/modules/finance/payment/moveNote.ts';
import { payKind, paymentOpen, paymentStates, payState } from '../../src/modules/finance/payment/payment.states.ts';
import { asRow, type Payment, type Trip } from './trip.ts';

/** Moves a payment and the waybill along with it, as `movePayment` does. */
export function follow(trip: Trip, payment: Payment, to: string): void {
  payment.state = to;
  trip.note.payState = to;
  trip.note.noteStatus = noteStatusAt[to] ?? trip.note.noteStatus;
}

function arrive(trip: Trip, payment: Payment): void {
  const { payTime: _at, ...values } = paidValues({ payment, note: asRow(trip.note) }, '');
  follow(trip, payment, payState.paid);
  Object.assign(trip.note, values);
}

/** Carries a move of a payment out. @returns false where the server refuses it */
export type PaymentEffect = (trip: Trip, payment: Payment, to: string) => boolean | void;
const moveAlong: PaymentEffect = (trip, payment, to) => follow(trip, payment, to);
const isOffline = ({ kind }: Payment) => kind === payKind.offline;

/** What each move of a payment does to its waybill. */
export const paymentEffects: Readonly<Record<keyof typeof paymentStates.moves, PaymentEffect | 'asIs'>> = {
  submit: moveAlong,
  approve: (trip, payment, to) => {
    if (isOffline(payment) !== (to === payState.paid || to === payState.closed)) return false;
    if (to === payState.paid) arrive(trip, payment);
    else follow(trip, payment, to);
    return true;
  },
  succeed: (trip, payment) => arrive(trip, payment),
  fail: moveAlong,
  giveBack: (trip, payment, to) => {
    if (isOffline(payment)) return false;
    const isFollowed = trip.payments.some((one) => one !== payment && paymentOpen.includes(one.state));
    if (isFollowed !== (to === payState.closed)) return false;
    const { payState: state, noteStatus: status } = trip.note;
    follow(trip, payment, to);
    trip.note.paidAmount -= payment.amount;
    return void (isFollowed && Object.assign(trip.note, { payState: state, noteStatus: status }));
  },
  query: 'asIs',
  // Once two people have said what became of it, it succeeds or fails.
  settle: 'asIs',
  voucher: 'asIs',
  retry: (trip, payment, to) => (to === payState.toApprove || payment.state === payState.failed) && (follow(trip, payment, to), true),
  close: moveAlong,
  noticeHandle: 'asIs',
  receipt: 'asIs',
  change: (trip, payment, to) => {
    if (isOffline(payment)) return false;
    payment.previous = payment.state;
    follow(trip, payment, to);
    return true;
  },
  endChange: (trip, payment, to) => {
    // Passed it begins again, refused it is where it was.
    if (to !== payState.draft && to !== payment.previous) return false;
    payment.previous = null;
    follow(trip, payment, to);
    return true;
  },
};
