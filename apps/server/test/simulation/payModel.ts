import { followBill } from './billModel.ts';
import { givePremiumsBack } from './policyModel.ts';
import { type Note, type Pay, type World, book, codes, customerOf, paidStatus, partOf, payable, paysOf, prepaysOf } from './world.ts';

const openStates = ['10', '20', '30', '50', '70', '80'];

/** A payment of a kind as it is made: of nothing yet. */
export const newPay = ({ id, paymentNo, amount }: { id: string; paymentNo: string; amount: number }, kind: Pay['kind']): Pay => ({
  id,
  kind,
  no: paymentNo,
  state: '10',
  amount,
  retry: 0,
  serial: null,
  bankSerial: null,
  time: '',
  previous: null,
  note: null,
  prepay: null,
  customer: '',
  by: null,
  bill: null,
  parts: {},
});

/** One of a waybill. */
export const newNotePay = (note: Note, row: Parameters<typeof newPay>[0], kind: Pay['kind']): Pay => ({
  ...newPay(row, kind),
  note: note.id,
  customer: note.customer,
});

/** Waybills that a payment of freight takes along. */
function notesOf(world: World, pay: Pay): Note[] {
  if (!['1', '3'].includes(pay.kind)) return [];
  return (pay.bill === null ? [pay.note!] : Object.keys(pay.parts)).map((id) => world.notes[id]!);
}

/** A payment goes on, and its waybills along with it. */
export function follow(world: World, pay: Pay, state: string): void {
  pay.state = state;
  for (const note of notesOf(world, pay)) {
    note.payState = state;
    if (['20', '30'].includes(state)) note.status = '78';
    if (['10', '50', '60', '70'].includes(state)) note.status = '75';
  }
}

/** Account that a payment takes its money from. */
function sourceOf(world: World, pay: Pay): string {
  const account = codes(world);
  if (pay.kind === '4') return account.wallet(customerOf(world, pay));
  if (pay.kind === '5') return account.agent(world.bills[pay.bill!]!.party);
  if (pay.kind === '6') return account.insurer;
  const note = pay.bill === null ? world.notes[pay.note!]! : notesOf(world, pay)[0]!;
  return pay.kind === '2' ? account.prepaid(note) : account.payable(note);
}

/** Margins count as paid from when they are sent. */
function changeMargins(world: World, pay: Pay, sign: 1 | -1): void {
  if (pay.kind === '5') for (const [id, part] of Object.entries(pay.parts)) world.notes[id]!.agentPaid += sign * part;
}

/** A payment leaves for the bank, under its next serial. */
export function send(world: World, pay: Pay): void {
  book(world, sourceOf(world, pay), codes(world).clearing, pay.amount);
  pay.serial = `${pay.no}${String(pay.retry + 1).padStart(2, '0')}`;
  follow(world, pay, '30');
  changeMargins(world, pay, 1);
}

/** It has arrived at the payee. */
export function succeed(world: World, pay: Pay, { serial, fee, time }: { serial: string; fee: number; time: string }): void {
  pay.time = time;
  book(world, codes(world).clearing, codes(world).bank, pay.amount);
  book(world, codes(world).channel, codes(world).bank, fee);
  pay.bankSerial = serial;
  countPaid(world, pay);
  if (pay.kind === '2') world.prepays[pay.prepay!]!.state = '40';
  if (pay.bill !== null) followBill(world, world.bills[pay.bill]!, pay.amount);
}

/** What it brings its waybills. */
export function countPaid(world: World, pay: Pay): void {
  pay.state = '40';
  for (const note of notesOf(world, pay)) {
    note.paid += partOf(pay, note);
    note.payState = '40';
    note.status = note.paid >= payable(note) ? paidStatus(note) : '75';
  }
}

/** It came to nothing. */
export function fail(world: World, pay: Pay): void {
  book(world, codes(world).clearing, sourceOf(world, pay), pay.amount);
  follow(world, pay, '50');
  changeMargins(world, pay, -1);
  if (pay.kind === '2') world.prepays[pay.prepay!]!.state = '50';
  if (pay.kind === '6') givePremiumsBack(world, pay.parts);
}

/** Whether what came back is paid with something else: another payment that is under way, or the bill that the waybill stands in by now. */
function isFollowed(world: World, pay: Pay): boolean {
  const isOpen = (one: Pay) => one !== pay && openStates.includes(one.state);
  if (pay.bill !== null) return Object.values(world.pays).some((one) => one.bill === pay.bill && isOpen(one));
  const note = world.notes[pay.note!]!;
  return note.carrierBill !== null || paysOf(world, note).some(isOpen);
}

/** It has come back after it had arrived. */
export function giveBack(world: World, pay: Pay): void {
  const { bank } = codes(world);
  if (pay.kind === '2') return givePrepayBack(world, pay);
  book(world, bank, sourceOf(world, pay), pay.amount);
  if (pay.kind === '4') return void (pay.state = '70');
  if (pay.kind === '6') {
    pay.state = '70';
    return givePremiumsBack(world, pay.parts);
  }
  const isClosed = isFollowed(world, pay);
  for (const note of notesOf(world, pay)) note.paid -= partOf(pay, note);
  changeMargins(world, pay, -1);
  const kept = notesOf(world, pay).map((note) => ({ note, payState: note.payState, status: note.status }));
  follow(world, pay, isClosed ? '60' : '70');
  // Another payment is under way, and says where the waybill stands.
  if (isClosed)
    for (const { note, payState, status } of kept) if (openStates.includes(payState ?? '')) Object.assign(note, { payState, status });
  if (pay.bill !== null) followBill(world, world.bills[pay.bill]!, -pay.amount);
  else followBill(world, world.bills[world.notes[pay.note!]!.carrierBill ?? ''], 0);
}

function givePrepayBack(world: World, pay: Pay): void {
  const account = codes(world);
  const note = world.notes[pay.note!]!;
  const prepay = world.prepays[pay.prepay!]!;
  const { recovered, writtenOff } = prepay.settled;
  const { offset } = prepay;
  book(world, account.bank, account.prepaid(note), prepay.amount - offset - recovered - writtenOff);
  book(world, account.bank, account.payable(note), offset);
  book(world, account.bank, account.suspense, recovered);
  book(world, account.bank, account.badDebt, writtenOff);
  note.offset -= offset;
  if (offset > 0 && ['80', '90'].includes(note.status)) note.status = '75';
  // One prepayment of a waybill is under way at a time.
  const isFollowedHere = prepaysOf(world, note).some((one) => one !== prepay && ['10', '20', '30', '50'].includes(one.state));
  Object.assign(prepay, { state: prepay.state === '70' ? '70' : isFollowedHere ? '99' : '50', offset: 0, toRecover: false });
  pay.state = isFollowedHere ? '60' : '70';
  if (offset > 0) followBill(world, world.bills[note.carrierBill ?? ''], 0);
}
