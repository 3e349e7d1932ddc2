import { billStates } from '../../src/modules/finance/bill/bill.states.ts';
import { dianfuAsked, dianfuOwed, dianfuState, dianfuStates } from '../../src/modules/finance/dianfu/dianfu.states.ts';
import { assertNothingFollowed } from '../../src/modules/finance/examination/unexamine.service.ts';
import { payKind, paymentStates, payState } from '../../src/modules/finance/payment/payment.states.ts';
import { paidStatus } from '../../src/modules/finance/payment/moveNote.ts';
import { assertOnTheRoad } from '../../src/modules/finance/prepay/movePrepay.ts';
import { owedAgain } from '../../src/modules/finance/prepay/prepayDocument.ts';
import { prepayState, prepayStates, prepayUnderWay } from '../../src/modules/finance/prepay/prepay.states.ts';
import { assertNoPrepayUnderWay, isPrepaid } from '../../src/modules/shipping/shipping-note/prepayUnderWay.ts';
import { noteStatus, shippingNoteStates, stepState } from '../../src/modules/shipping/shipping-note/shippingNote.states.ts';
import { canAdvance, targetsOf, type AnyStateMachine } from '../../src/platform/contract/index.ts';
import { follow, paymentEffects } from './paymentMoves.ts';
import { billEffects, receivableBeginnings, settleBeside } from './receivableMoves.ts';
import { allows, asRow, fee, isOnTerm, openOf, owedFee, payableNow, settled, settledStatus, type Prepay, type Trip } from './trip.ts';

/** A move that the server would take, and what comes of it. */
export interface Step {
  name: string;
  /** Of the machine: whose list shows the row. */
  list: string;
  /** Who may do it; undefined where it happens by itself. */
  permission: string | undefined;
  after: Trip;
}

/** Carries a move out on a copy. @returns false where the server refuses it */
type Effect = (trip: Trip, to: string) => boolean | void;

/** What a move changes beyond the state of its own row. `asIs`: nothing that money depends on. `elsewhere`: another machine's move carries it out. */
type Effects<Machine extends AnyStateMachine> = Readonly<Record<keyof Machine['moves'], Effect | 'asIs' | 'elsewhere'>>;

const loaded: readonly string[] = [noteStatus.loaded, noteStatus.inTransit, noteStatus.unloaded];

/** Revokes what was prepaid along with the waybill. @returns false while money is at the bank */
function revokePrepay(trip: Trip): boolean {
  const { prepay } = trip;
  if (prepay === null) return true;
  if (prepay.state === prepayState.paying) return false;
  if (prepayUnderWay.includes(prepay.state)) prepay.state = prepayState.cancelled;
  else if (prepay.state === prepayState.paid) prepay.toRecover = true;
  return true;
}

/** Funds an examined waybill, or says that its customer has no money. */
function fund(trip: Trip): boolean {
  const { note } = trip;
  note.fundReason = trip.isRich ? null : '40105';
  if (!trip.isRich) return false;
  if (!isOnTerm(trip) || owedFee(trip) > 0) trip.isRich = false;
  if (!isOnTerm(trip)) note.customerPaidAmount = fee;
  note.noteStatus = (note.payableAmount ?? 0) <= 0 ? noteStatus.paid : noteStatus.payable;
  if (trip.dianfu !== null && dianfuAsked.includes(trip.dianfu)) trip.dianfu = dianfuState.cancelled;
  return true;
}

/** Has invoices say so much of it; one that is paid is finished, or no more. */
function invoice({ note }: Trip, amount: number): void {
  Object.assign(note, { requestedAmount: amount, invoicedAmount: amount });
  if (note.noteStatus === noteStatus.paid || note.noteStatus === noteStatus.invoiced) note.noteStatus = paidStatus(asRow(note));
}

const go: Effect = ({ note }, to) => void (note.noteStatus = to);

const noteEffects: Effects<typeof shippingNoteStates> = {
  dispatchVehicle: go,
  accept: go,
  refuse: (trip, to) => !isPrepaid(asRow(trip.note)) && (go(trip, to), revokePrepay(trip)),
  changeVehicle: 'asIs',
  load: go,
  depart: go,
  unload: go,
  sign: (trip, to) => trip.note.revokeState !== '1' && (go(trip, to), true),
  preCheck: go,
  supplement: go,
  editWeight: go,
  submitCheck: (trip, to) => {
    if (!allows(() => assertNoPrepayUnderWay(asRow(trip.note)))) return false;
    trip.note.businessReviewState = to === noteStatus.checked ? stepState.waiting : stepState.passed;
    return void go(trip, to);
  },
  check: (trip, to) => {
    trip.note.businessReviewState = to === noteStatus.checked ? stepState.waiting : stepState.passed;
    return void go(trip, to);
  },
  businessReview: (trip, to) => {
    trip.note.businessReviewState = to === noteStatus.checked ? stepState.refused : stepState.passed;
    return void go(trip, to);
  },
  reopen: (trip, to) => trip.note.businessReviewState === stepState.refused && (go(trip, to), true),
  resubmitReview: ({ note }) => note.businessReviewState === stepState.refused && ((note.businessReviewState = stepState.waiting), true),
  examine: (trip, to) => {
    const { note, prepay } = trip;
    if (to === noteStatus.checked) {
      note.businessReviewState = stepState.waiting;
      return void go(trip, to);
    }
    if (!allows(() => assertNoPrepayUnderWay(asRow(note)))) return false;
    if (prepay?.state === prepayState.paid) {
      const open = openOf(prepay);
      note.prepayOffset = Math.min(open, fee);
      prepay.offsetAmount = note.prepayOffset;
      prepay.toRecover = open > note.prepayOffset;
      if (!prepay.toRecover) prepay.state = prepayState.offset;
    }
    note.payableAmount = fee - note.prepayOffset;
    go(trip, to);
    fund(trip);
  },
  unexamine: (trip, to) => {
    const { note, prepay } = trip;
    if (!allows(() => assertNothingFollowed(asRow(note)))) return false;
    if (prepay !== null && (prepay.state === prepayState.offset || prepay.state === prepayState.paid))
      Object.assign(prepay, { state: prepayState.paid, offsetAmount: 0, toRecover: false });
    trip.isRich ||= note.customerPaidAmount > 0 || (isOnTerm(trip) && note.noteStatus === noteStatus.payable);
    Object.assign(note, { prepayOffset: 0, fundReason: null });
    // What was set aside is set aside again. On a term nothing may have come: no margin counts against this freight.
    if (!isOnTerm(trip)) note.customerPaidAmount = 0;
    return void go(trip, to);
  },
  revoke: (trip, to) => {
    const { note } = trip;
    if (note.revokeState === '1') return false;
    const asks = loaded.includes(note.noteStatus) || isPrepaid(asRow(note));
    if (asks !== (to === note.noteStatus)) return false;
    note.revokeState = asks ? '1' : '2';
    go(trip, to);
    return asks || revokePrepay(trip);
  },
  revokeApprove: (trip, to) => {
    if (trip.note.revokeState !== '1') return false;
    trip.note.revokeState = to === noteStatus.revoked ? '2' : '3';
    go(trip, to);
    return to !== noteStatus.revoked || revokePrepay(trip);
  },
  revokeCancel: ({ note }) => note.revokeState === '1' && ((note.revokeState = '0'), true),
  setPayee: 'asIs',
  setGoods: 'asIs',
  editPrice: 'asIs',
  edit: 'asIs',
  remove: 'elsewhere',
};

const giveUp: PrepayEffect = (_trip, prepay, to) => void (prepay.state = to);
const onRoad: PrepayEffect = ({ note }, prepay, to) => allows(() => assertOnTheRoad(asRow(note))) && ((prepay.state = to), true);
type PrepayEffect = (trip: Trip, prepay: Prepay, to: string) => boolean | void;

const settle: PrepayEffect = (_trip, prepay, to) => {
  if (!prepay.toRecover) return false;
  const [whole, open] = [to !== prepayState.paid, openOf(prepay)];
  if (!whole && open < 2) return false;
  if (whole && (to === prepayState.offset) !== prepay.offsetAmount > 0) return false;
  prepay.settled += whole ? open : 1;
  prepay.toRecover = !whole;
  prepay.state = to;
};

const prepayEffects: Readonly<Record<keyof typeof prepayStates.moves, PrepayEffect | 'elsewhere'>> = {
  audit: (trip, prepay, to) => (to === prepayState.toPay ? onRoad(trip, prepay, to) : giveUp(trip, prepay, to)),
  pay: onRoad,
  succeed: giveUp,
  fail: giveUp,
  giveBack: ({ note }, prepay, to) => {
    // The explorer has one prepayment at a time, which no other one follows.
    if (to === prepayState.cancelled) return false;
    if ((prepay.state === prepayState.recovered) !== (to === prepayState.recovered)) return false;
    if (prepay.offsetAmount > 0) Object.assign(note, owedAgain(asRow(note), prepay));
    Object.assign(prepay, { state: to, offsetAmount: 0, toRecover: false });
  },
  retry: onRoad,
  cancel: giveUp,
  close: giveUp,
  revoke: 'elsewhere',
  offset: 'elsewhere',
  restore: 'elsewhere',
  recover: settle,
  writeOff: settle,
};

const dianfuEffects: Effects<typeof dianfuStates> = {
  audit: (trip, to) => void (trip.dianfu = to),
  advance: (trip, to) => {
    if (trip.note.noteStatus !== noteStatus.examined || trip.isRich !== (to === dianfuState.cancelled)) return false;
    if (trip.isRich) return void fund(trip);
    if (isOnTerm(trip)) {
      if (owedFee(trip) < 1) return false;
      trip.note.advancedAmount = owedFee(trip);
    }
    trip.dianfu = to;
    settleBeside(trip);
    trip.note.fundReason = null;
    trip.note.noteStatus = (trip.note.payableAmount ?? 0) <= 0 ? noteStatus.paid : noteStatus.payable;
  },
  repay: (trip, to) => {
    if ((trip.dianfu === dianfuState.writtenOff) !== (to === dianfuState.writtenOff)) return false;
    // Its fee first: a part may leave what was advanced as it is.
    const { advancedAmount } = trip.note;
    const part = to === dianfuState.repaid ? advancedAmount : Math.max(0, Math.min(1, advancedAmount - 1));
    trip.note.advancedAmount -= part;
    trip.note.customerPaidAmount += part;
    trip.dianfu = to;
  },
  notice: 'asIs',
  writeOff: (trip, to) => {
    trip.note.writtenOffAmount += trip.note.advancedAmount;
    trip.note.advancedAmount = 0;
    trip.dianfu = to;
  },
  cancel: (trip, to) => void (trip.dianfu = to),
  close: 'elsewhere',
};

/** What begins something, or comes from outside: no table has these. */
function beginnings(trip: Trip): Step[] {
  const { note, payments, prepay, dianfu } = trip;
  const steps: Step[] = [];
  const begin = (name: string, { list, permission }: { list: string; permission?: string }, change: (after: Trip) => void) => {
    const after = structuredClone(trip);
    change(after);
    steps.push({ name, list, permission, after: settled(after) });
  };
  const amount = payableNow(note);
  for (const part of amount === fee ? [fee, 1] : amount > 0 ? [amount] : [])
    begin(`add ${part}`, { list: 'payableNote', permission: 'pay:submit' }, (after) => {
      after.payments.push({ kind: payKind.freight, state: payState.draft, amount: part, previous: null });
      after.note.payState = payState.draft;
    });
  if (amount > 0)
    begin('offlinePay', { list: 'payableNote', permission: 'pay:offline' }, (after) => {
      const payment = { kind: payKind.offline, state: payState.toApprove, amount, previous: null };
      after.payments.push(payment);
      follow(after, payment, payState.toApprove);
    });
  const isFree = prepay === null || (prepay.amount - prepay.settled <= 0 && prepay.offsetAmount === 0);
  if (isFree && !prepayUnderWay.includes(note.prepayState ?? '') && allows(() => assertOnTheRoad(asRow(note))))
    for (const part of [1, fee, fee + 1])
      begin(`prepay ${part}`, { list: 'shippingNote', permission: 'prepay:apply' }, (after) => {
        after.prepay = { state: prepayState.applied, amount: part, offsetAmount: 0, settled: 0, toRecover: false };
      });
  const hasDianfu = dianfu !== null && [...dianfuAsked, ...dianfuOwed].includes(dianfu);
  if (note.noteStatus === noteStatus.examined && note.fundReason !== null && !hasDianfu && owedFee(trip) > 0)
    begin('dianfu', { list: 'payableNote', permission: 'dianfu:apply' }, (after) => void (after.dianfu = dianfuState.toAudit));
  const isFunded = isOnTerm(trip) && settledStatus.includes(note.noteStatus) && note.noteStatus !== noteStatus.examined;
  // What a customer pays frees their credit.
  if (!trip.isRich && (isOnTerm(trip) || note.customerPaidAmount === 0) && !hasDianfu && !isFunded)
    begin('money comes', { list: 'recharge' }, (after) => void (after.isRich = true));
  // What was asked for, issued and reversed in between stands apart: a waybill knows what invoices say of it.
  if (settledStatus.includes(note.noteStatus) && note.customerPaidAmount === fee && note.requestedAmount === 0)
    begin('invoice', { list: 'invoice', permission: 'invoice:issue' }, (after) => invoice(after, fee));
  if (note.invoicedAmount > 0) begin('reverse', { list: 'invoice', permission: 'invoice:red' }, (after) => invoice(after, 0));
  if (note.noteStatus === noteStatus.examined && trip.isRich) begin('fund', { list: 'shippingNote' }, (after) => void fund(after));
  for (const step of receivableBeginnings(trip)) begin(step.name, step, step.change);
  // Money that came back can be turned by an amount that was paid already: no more payments than two are kept.
  return payments.length < 3 ? steps : steps.filter(({ name }) => !name.startsWith('add') && name !== 'offlinePay');
}

/** Moves of one row by its table, each to all that the table lets it lead to. */
function fromTable(
  trip: Trip,
  {
    machine,
    list,
    code,
    carryOut,
  }: {
    machine: AnyStateMachine;
    list: string;
    code: string;
    carryOut: (after: Trip, action: string, to: string) => boolean | void | 'elsewhere';
  },
): Step[] {
  const steps: Step[] = [];
  for (const [action, { permission }] of Object.entries(machine.moves)) {
    if (!canAdvance(machine, { action, code })) continue;
    for (const to of targetsOf(machine, { action, code })) {
      const after = structuredClone(trip);
      const done = carryOut(after, action, to);
      if (done !== false && done !== 'elsewhere')
        steps.push({ name: `${machine.name}.${action} → ${to}`, list, permission, after: settled(after) });
    }
  }
  return steps;
}

/** Whatever may happen to a trip next. */
export function stepsOf(trip: Trip): Step[] {
  const apply = <Act extends (...given: never[]) => boolean | void>(
    effect: Act | 'asIs' | 'elsewhere',
    run: (act: Act) => boolean | void,
  ) => (effect === 'elsewhere' ? ('elsewhere' as const) : effect === 'asIs' ? undefined : run(effect));
  const steps = fromTable(trip, {
    machine: shippingNoteStates,
    list: 'shippingNote',
    code: trip.note.noteStatus,
    carryOut: (after, action, to) => apply(noteEffects[action as keyof typeof noteEffects], (act) => act(after, to)),
  });
  for (const [index, { state }] of trip.payments.entries())
    steps.push(
      ...fromTable(trip, {
        machine: paymentStates,
        list: 'payment',
        code: state,
        carryOut: (after, action, to) =>
          apply(paymentEffects[action as keyof typeof paymentEffects], (act) => act(after, after.payments[index]!, to)),
      }),
    );
  if (trip.prepay !== null)
    steps.push(
      ...fromTable(trip, {
        machine: prepayStates,
        list: 'prepay',
        code: trip.prepay.state,
        carryOut: (after, action, to) => apply(prepayEffects[action as keyof typeof prepayEffects], (act) => act(after, after.prepay!, to)),
      }),
    );
  if (trip.dianfu !== null)
    steps.push(
      ...fromTable(trip, {
        machine: dianfuStates,
        list: 'dianfu',
        code: trip.dianfu,
        carryOut: (after, action, to) => apply(dianfuEffects[action as keyof typeof dianfuEffects], (act) => act(after, to)),
      }),
    );
  if (trip.bill !== null)
    steps.push(
      ...fromTable(trip, {
        machine: billStates,
        list: 'bill',
        code: trip.bill,
        carryOut: (after, action, to) => apply(billEffects[action as keyof typeof billEffects], (act) => act(after, to)),
      }),
    );
  return [...steps, ...beginnings(trip)];
}
