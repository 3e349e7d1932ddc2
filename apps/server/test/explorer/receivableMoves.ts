import { billOwed, billState, type billStates } from '../../src/modules/finance/bill/bill.states.ts';
import { isOnTerm, owedFee, settledStatus, settleType, type Trip } from './trip.ts';

/** Carries a move of a bill out. @returns false where the server refuses it */
type BillEffect = (trip: Trip, to: string) => boolean | void;

const go: BillEffect = (trip, to) => void (trip.bill = to);
/** With nothing open it is settled at once, and else not. */
const confirm: BillEffect = (trip, to) => (to === billState.settled) === (owedFee(trip) === 0) && ((trip.bill = to), true);
/** A part, or all that is open. */
const receive: BillEffect = (trip, to) => {
  if (owedFee(trip) === 0 || (to === billState.partlyReceived && owedFee(trip) < 2)) return false;
  trip.note.customerPaidAmount += to === billState.settled ? owedFee(trip) : 1;
  trip.bill = to;
};

/** What each move of a customer's bill does to a waybill in it. `elsewhere`: of bills by which we pay, or what the system does with another move. */
export const billEffects: Readonly<Record<keyof typeof billStates.moves, BillEffect | 'asIs' | 'elsewhere'>> = {
  // 40381: nothing is left to bill.
  send: (trip, to) => owedFee(trip) > 0 && ((trip.bill = to), true),
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

/** What was settled beside a bill that is owed settles it, as `settleBills` does. */
export function settleBeside(trip: Trip): void {
  if (billOwed.includes(trip.bill ?? '') && owedFee(trip) === 0) trip.bill = billState.settled;
}

interface Beginning {
  name: string;
  list: string;
  /** Undefined where it happens by itself. */
  permission?: string;
  change(after: Trip): void;
}

/** What begins about the money of a customer who pays later. */
export function receivableBeginnings(trip: Trip): Beginning[] {
  const steps: Beginning[] = [];
  if (!isOnTerm(trip) || !settledStatus.includes(trip.note.noteStatus)) return steps;
  // It is completed, or closed by somebody; what is owed by then goes on.
  if (!trip.hasDueDay) steps.push({ name: 'order ends', list: 'order', change: (after) => void (after.hasDueDay = true) });
  if (owedFee(trip) === 0) return steps;
  // Once its bill is sent it is paid with the bill alone (40383).
  if (trip.bill === null || trip.bill === billState.draft)
    steps.push({
      name: 'customerPay',
      list: 'shippingNote',
      permission: 'bill:receive',
      change: (after) => void (after.note.customerPaidAmount += owedFee(after)),
    });
  if (trip.bill !== null) return steps;
  const isMonthly = trip.note.settleType === settleType.month;
  const bill = (after: Trip) => void Object.assign(after, { bill: billState.draft, wasBilled: isMonthly });
  steps.push({ name: 'bill', list: 'shippingNote', permission: 'bill:create', change: bill });
  if (isMonthly && !trip.wasBilled) steps.push({ name: 'the month is billed', list: 'bill', change: bill });
  // Two people, once its term is over.
  if (trip.hasDueDay)
    steps.push({
      name: 'termWriteOff',
      list: 'shippingNote',
      permission: 'bill:writeOff',
      change: (after) => void (after.note.writtenOffAmount += owedFee(after)),
    });
  return steps;
}
