import { expectDone } from '../freight.ts';
import { withoutTax } from './fees.ts';
import type { Ground } from './ground.ts';
import { correctInBill, holderOf } from './billModel.ts';
import { fund } from './model.ts';
import { type Maker, noteOf, notesIn, type Steps } from './step.ts';
import {
  type Adjust,
  book,
  charged,
  codes,
  customerOf,
  held,
  type Note,
  openFee,
  paidStatus,
  partOf,
  payable,
  paysOf,
  type World,
} from './world.ts';

const path = '/hyadjust/hyNoteAdjust';
const examined = ['70', '75', '78', '80', '90'];

/** What payments are to bring of a waybill. */
const underWay = (world: World, note: Note): number =>
  paysOf(world, note).reduce((sum, pay) => (['10', '20', '30', '50', '70', '80'].includes(pay.state) ? sum + partOf(pay, note) : sum), 0);

type Wanted = Pick<Adjust, 'side' | 'amount' | 'byBill'>;

/** Whether a waybill may be corrected by so much now. */
function fits(world: World, note: Note, { side, amount, byBill }: Wanted): boolean {
  if (!examined.includes(note.status) || ['10', '20'].includes(note.dianfu ?? '')) return false;
  const bill = world.bills[holderOf(note, side) ?? ''];
  // Bills that are before whom they are for, or on their way to be settled, are not corrected beside them.
  if (bill !== undefined && bill.id !== byBill && !['10', '30', '50'].includes(bill.state)) return false;
  return covers(world, note, { side, amount });
}

/** Whether so much may go of what a side of a waybill comes to. */
function covers(world: World, note: Note, { side, amount }: Pick<Wanted, 'side' | 'amount'>): boolean {
  if (side === 'customer') {
    const total = charged(note) + amount;
    return -amount <= openFee(note) + note.paidByCustomer && total >= note.invoiced && total >= note.asked;
  }
  return coversCarrier(world, note, amount);
}

/** Whether so much is open of what a payee gets, and not on its way. */
function coversCarrier(world: World, note: Note, amount: number): boolean {
  const open = payable(note) - note.paid;
  return amount > 0 || (-amount <= open && -amount <= open - underWay(world, note));
}

/** Whether a correction may be asked for by the bill that a waybill stands in. */
export const mayCorrect = (world: World, note: Note, of: Pick<Wanted, 'side' | 'amount'>): boolean =>
  !waits(world, note.id, of.side) && covers(world, note, of);

const isPaidAtOnce = (world: World, note: Note): boolean => customerOf(world, note).settle === '0' && note.status !== '70';

/** The customer is charged more or less. */
function adjustCustomer(world: World, note: Note, amount: number): void {
  const account = codes(world);
  const customer = customerOf(world, note);
  const open = openFee(note);
  const size = Math.abs(amount);
  const total = charged(note) + amount;
  const wanted = Math.max(total - withoutTax(total, 900), note.invoicedTax) - note.tax;
  const tax = Math.min(size, Math.abs(wanted)) * Math.sign(wanted);
  book(world, account.owed(note), account.freight, amount - tax);
  book(world, account.owed(note), account.vatPending, tax);
  note.tax += tax;
  note.customerAdjust += amount;
  const back = Math.max(0, -amount - open);
  book(world, account.owed(note), account.wallet(customer), back);
  note.paidByCustomer -= back;
  if (amount > 0 && isPaidAtOnce(world, note)) {
    book(world, account.wallet(customer), account.owed(note), amount);
    note.paidByCustomer += amount;
  }
  if (customer.settle !== '0') {
    const change = Math.max(openFee(note) - open, -note.credit);
    customer.creditUsed += change;
    note.credit += change;
  }
  if (['80', '90'].includes(note.status)) note.status = paidStatus(note);
  correctInBill(world, note, { side: 'customer', change: openFee(note) - open });
  if (note.status === '70') fund(world, note);
}

/** The payee gets more or less. */
function adjustCarrier(world: World, note: Note, amount: number): void {
  book(world, codes(world).cost, codes(world).payable(note), amount);
  note.carrierAdjust += amount;
  const open = payable(note) - note.paid;
  if (['80', '90'].includes(note.status) && open > 0) note.status = '75';
  else if (note.status === '75' && open === 0 && underWay(world, note) === 0) note.status = paidStatus(note);
  correctInBill(world, note, { side: 'carrier', change: amount });
}

const waits = (world: World, note: string, side: Adjust['side']): boolean =>
  Object.values(world.adjusts).some((one) => one.note === note && one.side === side && one.state === '10');

/** About as much as there is, or a little. */
function amountFor({ random, world }: Ground, note: Note, side: Adjust['side']): number {
  const most = side === 'customer' ? openFee(note) + note.paidByCustomer : payable(note) - note.paid;
  const size = random.chance(0.3) ? Math.max(1, most + random.between(-2, 2)) : random.between(1, 5000);
  if (random.chance(0.4)) return -Math.max(1, size - (random.chance(0.5) ? underWay(world, note) : 0));
  return random.chance(0.5) ? -random.between(1, 200) : random.between(1, 5000);
}

const ask: Maker = (ground) => {
  const note = ground.random.pick(notesIn(ground, ...examined));
  if (note === undefined) return undefined;
  const side = ground.random.chance(0.5) ? 'customer' : 'carrier';
  const amount = amountFor(ground, note, side);
  return {
    name: `ask for a correction of ${note.no} ${side} ${amount}`,
    may: () => !waits(ground.world, note.id, side) && fits(ground.world, ground.world.notes[note.id]!, { side, amount, byBill: null }),
    send: () => ground.call('adjust_asker', 'post', `${path}/add`, { noteId: note.id, side, amount, reasonCode: '6', reason: '协商' }),
    apply: ({ id }) => void (ground.world.adjusts[id] = { id, note: note.id, side, amount, state: '10', byBill: null }),
  };
};

const askedBy = ({ byBill }: Adjust): string => (byBill === null ? 'adjust_asker' : 'bill_maker');

/** A move of one that waits. */
const move =
  (action: 'audit' | 'cancel', { by, passes }: { by: readonly string[]; passes: number }): Maker =>
  (ground) => {
    const chosen = ground.random.pick(Object.values(ground.world.adjusts).filter(({ state }) => state === '10'));
    if (chosen === undefined) return undefined;
    const pass = ground.random.chance(passes);
    const who = ground.random.pick(by)!;
    return {
      name: `${action} correction ${chosen.side} ${chosen.amount} ${pass}`,
      may: () => {
        const { world } = ground;
        const note = noteOf(ground, chosen);
        if (world.adjusts[chosen.id]!.state !== '10') return false;
        // Who asked takes back, and nobody else.
        if (action === 'cancel') return who === askedBy(chosen);
        if (!pass) return true;
        const needs = chosen.side === 'customer' && chosen.amount > 0 && isPaidAtOnce(world, note) ? chosen.amount : 0;
        return fits(world, note, chosen) && held(world, codes(world).wallet(customerOf(world, note))) >= needs;
      },
      send: async () => {
        const { version } = expectDone(await ground.site.server.as('admin').get(`${path}/queryById`, { id: chosen.id }));
        const body = action === 'audit' ? { pass, remark: pass ? '' : '不同意' } : {};
        return ground.call(who, 'put', `${path}/${action}`, { id: chosen.id, version, ...body });
      },
      apply: () => {
        const { world } = ground;
        const note = noteOf(ground, chosen);
        world.adjusts[chosen.id]!.state = action === 'cancel' ? '40' : pass ? '20' : '30';
        if (pass) (chosen.side === 'customer' ? adjustCustomer : adjustCarrier)(world, note, chosen.amount);
      },
    };
  };

/** Steps of corrections of what examined waybills cost. */
export const adjustSteps: Steps = [
  [6, ask],
  [7, move('audit', { by: ['adjust_decider'], passes: 0.85 })],
  [1, move('cancel', { by: ['adjust_asker', 'bill_maker'], passes: 0 })],
];
