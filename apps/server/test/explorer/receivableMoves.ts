import { billState, type billStates } from '../../src/modules/finance/bill/bill.states.ts';
import { fee, isOnTerm, settledStatus, type Trip } from './trip.ts';

/** Carries a move of a bill out. @returns false where the server refuses it */
type BillEffect = (trip: Trip, to: string) => boolean | void;

const openFee = ({ note }: Trip): number => fee - note.customerPaidAmount;
const go: BillEffect = (trip, to) => void (trip.bill = to);
/** With nothing open it is settled at once, and else not. */
const confirm: BillEffect = (trip, to) => (to === billState.settled) === (openFee(trip) === 0) && ((trip.bill = to), true);
/** A part, or all that is open. */
const receive: BillEffect = (trip, to) => {
  if (openFee(trip) === 0 || (to === billState.partlyReceived && openFee(trip) < 2)) return false;
  trip.note.customerPaidAmount = to === billState.settled ? fee : trip.note.customerPaidAmount + 1;
  trip.bill = to;
};

/** What each move of a customer's bill does to a waybill in it. `elsewhere`: of bills by which we pay, or what the system does with another move. */
export const billEffects: Readonly<Record<keyof typeof billStates.moves, BillEffect | 'asIs' | 'elsewhere'>> = {
  // 40381: nothing is left to bill.
  send: (trip, to) => openFee(trip) > 0 && ((trip.bill = to), true),
  confirm,
  confirmOnBehalf: confirm,
  dispute: go,
  rework: go,
  reopen: (trip, to) => trip.note.customerPaidAmount === 0 && ((trip.bill = to), true),
  receive,
  pay: receive,
  submitPay: 'elsewhere',
  payOut: 'elsewhere',
  giveBack: 'elsewhere',
  adjust: 'asIs',
  void: (trip) => void (trip.bill = null),
  settle: 'elsewhere',
};

interface Beginning {
  name: string;
  list: string;
  permission: string;
  change(after: Trip): void;
}

/** What begins about the money of a customer who pays later. */
export function receivableBeginnings(trip: Trip): Beginning[] {
  const steps: Beginning[] = [];
  if (!isOnTerm(trip) || !settledStatus.includes(trip.note.noteStatus) || openFee(trip) === 0) return steps;
  // Once its bill is sent it is paid with the bill alone (40383).
  if (trip.bill === null || trip.bill === billState.draft)
    steps.push({
      name: 'customerPay',
      list: 'shippingNote',
      permission: 'bill:receive',
      change: (after) => void (after.note.customerPaidAmount = fee),
    });
  if (trip.bill === null)
    steps.push({ name: 'bill', list: 'shippingNote', permission: 'bill:create', change: (after) => void (after.bill = billState.draft) });
  return steps;
}
