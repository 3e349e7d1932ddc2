import { freightOf, half, withoutTax } from './fees.ts';
import { revokePolicies } from './policyModel.ts';
import { accrueTax, withhold } from './taxModel.ts';
import { revokeTrip } from './tripModel.ts';
import {
  type Customer,
  type Dianfu,
  type Note,
  type Prepay,
  type World,
  book,
  codes,
  customerOf,
  held,
  openFee,
  paidStatus,
  openPrepay,
  payable,
  prepaysOf,
  timeText,
} from './world.ts';

/** Follows the fee of a waybill with what is set aside, or held of the credit. */
export function adjust(world: World, note: Note): void {
  const customer = customerOf(world, note);
  const wanted = openFee(note);
  if (customer.settle !== '0') {
    customer.creditUsed += wanted - note.credit;
    note.credit = wanted;
    note.short = customer.creditUsed > customer.creditLimit;
    return;
  }
  const more = Math.min(wanted - note.frozen, held(world, codes(world).wallet(customer)));
  book(world, codes(world).wallet(customer), codes(world).frozen(customer), more);
  note.frozen += more;
  note.short = note.frozen < wanted;
}

/** Gives back what a revoked waybill held. */
export function release(world: World, note: Note): void {
  const customer = customerOf(world, note);
  book(world, codes(world).frozen(customer), codes(world).wallet(customer), note.frozen);
  customer.creditUsed -= note.credit;
  Object.assign(note, { frozen: 0, credit: 0, short: false });
  for (const prepay of prepaysOf(world, note))
    if (['10', '20', '50'].includes(prepay.state)) cancelPrepay(world, prepay);
    else if (prepay.state === '40') prepay.toRecover = true;
  revokeTrip(world, note);
  revokePolicies(world, note);
}

export function cancelPrepay(world: World, prepay: Prepay): void {
  if (prepay.state === '50' && prepay.payment !== null) world.pays[prepay.payment]!.state = '60';
  prepay.state = '99';
}

/** Tries to fund an examined waybill. @returns whether it went on */
export function fund(world: World, note: Note): boolean {
  adjust(world, note);
  if (note.short) return false;
  const [customer, fee] = [customerOf(world, note), openFee(note)];
  if (customer.settle === '0') {
    book(world, codes(world).frozen(customer), codes(world).owed(note), fee);
    note.frozen -= fee;
    note.paidByCustomer += fee;
  }
  goOn(note);
  const asked = Object.values(world.dianfus).find((one) => one.note === note.id && ['10', '20'].includes(one.state));
  if (asked !== undefined) note.dianfu = asked.state = '99';
  return true;
}

/** With nothing left to pay it is paid. */
export function goOn(note: Note): void {
  note.status = payable(note) <= 0 ? paidStatus(note) : '75';
  note.funded = true;
}

const waitingOf = (world: World, customer: Customer): Note[] =>
  Object.values(world.notes)
    .filter(({ status, customer: owner }) => status === '70' && owner === customer.id)
    .toSorted((one, other) => one.examined - other.examined);

/** What the job does: everyone who waits is tried again. */
export function fundAll(world: World): void {
  for (const customer of Object.values(world.customers)) for (const note of waitingOf(world, customer)) fund(world, note);
}

/** Money comes into a wallet, and is spent: on advances overdue, on waybills that wait, on other advances. */
export function arrive(world: World, customer: Customer, amount: number): void {
  book(world, codes(world).bank, codes(world).wallet(customer), amount);
  const owed = Object.values(world.dianfus)
    .filter((one) => one.customer === customer.id && ['30', '40'].includes(one.state))
    .toSorted((one, other) => one.due - other.due || (one.id < other.id ? -1 : 1));
  const repayAll = (some: readonly Dianfu[]) => {
    for (const one of some) {
      const part = Math.min(held(world, codes(world).wallet(customer)), owing(one, world.day).balance);
      if (part <= 0) return;
      repay(world, one, part, codes(world).wallet(customer));
    }
  };
  const overdue = owed.filter(({ due }) => due < world.day);
  const others = owed.filter(({ due }) => due >= world.day);
  repayAll(overdue);
  if (customer.settle === '0') for (const note of waitingOf(world, customer)) if (!fund(world, note)) break;
  repayAll(others);
}

const dayRate = 300;

/** What is open of an advance on a day. */
export function owing(dianfu: Dianfu, day: number): { unbooked: number; fee: number; balance: number } {
  const principal = dianfu.principal - dianfu.repaid;
  const unbooked = Math.max(0, half(principal * dayRate * Math.max(0, day - dianfu.from), 1_000_000) - dianfu.accrued);
  const fee = dianfu.bookedFee + unbooked - dianfu.repaidFee;
  return { unbooked, fee, balance: principal + fee };
}

/** An advance is paid back, its fee first. */
export function repay(world: World, dianfu: Dianfu, amount: number, from: string): void {
  const account = codes(world);
  const { unbooked, fee, balance } = owing(dianfu, world.day);
  const net = withoutTax(unbooked, 600);
  book(world, account.advanced(dianfu), account.advanceFee, net);
  book(world, account.advanced(dianfu), account.vatOut, unbooked - net);
  book(world, from, account.advanced(dianfu), amount);
  const ofFee = Math.min(fee, amount);
  const ofPrincipal = amount - ofFee;
  dianfu.bookedFee += unbooked;
  dianfu.repaidFee += ofFee;
  dianfu.repaid += ofPrincipal;
  dianfu.accrued = ofPrincipal > 0 ? 0 : dianfu.accrued + unbooked;
  if (ofPrincipal > 0) dianfu.from = world.day;
  dianfu.state = amount === balance ? '50' : '40';
  const note = world.notes[dianfu.note]!;
  note.paidByCustomer += ofPrincipal;
  note.advanced -= ofPrincipal;
  note.dianfu = dianfu.state;
}

/** A customer pays a part of what is open of a waybill, and it takes up that much less of their credit. */
export function receive(world: World, note: Note, part: number, from: string): void {
  book(world, from, codes(world).owed(note), part);
  const freed = Math.min(part, note.credit);
  customerOf(world, note).creditUsed -= freed;
  note.credit -= freed;
  note.paidByCustomer += part;
}

/** What an examination books, and what taking it back books the other way round. */
function accrue(world: World, note: Note, sign: 1 | -1): void {
  const { feeTotal, serviceFee, driverFee, lossAmount } = note.freight;
  const account = codes(world);
  const cost = driverFee + (note.terms.lossPass === '2' ? lossAmount : 0);
  const [net, fee] = [withoutTax(feeTotal, 900), withoutTax(serviceFee, 900)];
  book(world, account.owed(note), account.freight, sign * (net - fee));
  book(world, account.owed(note), account.fee, sign * fee);
  book(world, account.owed(note), account.vatPending, sign * (feeTotal - net));
  book(world, account.cost, account.payable(note), sign * cost);
  if (note.terms.lossPass === '2') book(world, account.payable(note), account.loss(note), sign * lossAmount);
  accrueTax(world, note, sign);
  book(world, account.payable(note), account.prepaid(note), sign * note.offset);
  if (note.agent !== null) book(world, account.agentCost, account.agent(note.agent), sign * note.freight.agentMargin);
}

/** Fixes and books a waybill, and goes on where there is money for it. */
export function examine(world: World, note: Note): void {
  withhold(world, note);
  let left = Math.min(
    prepaysOf(world, note).reduce((sum, one) => (one.state === '40' ? sum + openPrepay(one) : sum), 0),
    Math.max(0, note.freight.driverFee - note.withheld),
  );
  note.offset = left;
  for (const prepay of prepaysOf(world, note).filter(({ state }) => state === '40')) {
    const open = openPrepay(prepay);
    const part = Math.min(left, open);
    left -= part;
    prepay.offset += part;
    prepay.toRecover = part < open;
    if (part === open) prepay.state = '45';
  }
  note.status = '70';
  note.examined = world.examinations += 1;
  note.examinedAt = timeText(world.now);
  note.tax = note.freight.feeTotal - withoutTax(note.freight.feeTotal, 900);
  accrue(world, note, 1);
  fund(world, note);
}

/** Takes an examination back. */
export function unexamine(world: World, note: Note): void {
  const customer = customerOf(world, note);
  if (note.funded && customer.settle === '0') {
    book(world, codes(world).owed(note), codes(world).frozen(customer), note.paidByCustomer);
    note.frozen = note.paidByCustomer;
    note.paidByCustomer = 0;
  }
  accrue(world, note, -1);
  for (const prepay of prepaysOf(world, note))
    if (['40', '45'].includes(prepay.state)) Object.assign(prepay, { state: '40', offset: 0, toRecover: false });
  Object.assign(note, { status: '68', offset: 0, withheld: 0, advanceBack: 0, funded: false, short: false });
}

/** Weighs a waybill again: its fee follows, and what is set aside. */
export function weigh(world: World, note: Note, weights: { load?: number; unload?: number }): void {
  Object.assign(note, weights);
  note.freight = freightOf(note.terms, note.load, note.unload);
  adjust(world, note);
}
