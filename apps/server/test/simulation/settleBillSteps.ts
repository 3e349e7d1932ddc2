import { expectDone } from '../freight.ts';
import { type Bill, followBill } from './billModel.ts';
import { billPath, hasPayment, move, openParts, partyOf } from './billMoves.ts';
import type { Ground } from './ground.ts';
import { receive } from './model.ts';
import { follow, newPay } from './payModel.ts';
import { type Maker, nowOf, proof, type Steps } from './step.ts';
import { book, codes, customerOf, held, openFee, type Pay } from './world.ts';

const openOf = (ground: Ground, bill: Bill): number => openParts(ground, bill).reduce((sum, [, open]) => sum + open, 0);

/** About as much as is open, or a part of it; nothing said is all of it. */
function amountOf(ground: Ground, bill: Bill): number | undefined {
  const { random } = ground;
  const open = openOf(ground, bill);
  if (random.chance(0.25)) return undefined;
  return random.chance(0.4) ? Math.max(1, open + random.between(-2, 2)) : random.between(1, Math.max(1, open));
}

/** Money of a customer for a bill: waybills are paid in the order in which they were signed, and what a transfer brings beyond goes to the wallet. */
function take(ground: Ground, bill: Bill, { amount, fromWallet }: { amount: number | undefined; fromWallet: boolean }): void {
  const { world } = ground;
  const customer = customerOf(world, { customer: bill.party });
  const account = codes(world);
  const from = fromWallet ? account.wallet(customer) : account.bank;
  let left = amount ?? openOf(ground, bill);
  let taken = 0;
  const notes = openParts(ground, bill)
    .map(([id]) => world.notes[id]!)
    .toSorted((one, other) => one.signed.localeCompare(other.signed) || (one.id < other.id ? -1 : 1));
  for (const note of notes) {
    const part = Math.min(left, openFee(note));
    receive(world, note, part, from);
    left -= part;
    taken += part;
  }
  book(world, from, account.wallet(customer), left);
  followBill(world, bill, taken);
}

/** A customer pays a bill, by a transfer or from their wallet; we are told, or they do it themselves. */
const receiveBill =
  (action: 'receive' | 'pay'): Maker =>
  (ground) => {
    const fromWallet = action === 'pay' || ground.random.chance(0.4);
    let amount: number | undefined;
    return move(action, {
      from: ['30', '40'],
      who: action === 'receive' ? 'finance_person' : (_ground, bill) => partyOf(ground, bill).people,
      choose: (bill) => void (amount = amountOf(ground, bill)),
      body: () => {
        const arrival = fromWallet ? { source: 'wallet' } : { source: 'transfer', transferTime: nowOf(ground), ...proof(ground) };
        return { ...(amount === undefined ? {} : { amount }), ...(action === 'pay' ? {} : arrival) };
      },
      may: (_ground, bill) => {
        const open = openOf(ground, bill);
        if (bill.kind !== 'customer' || open === 0) return false;
        if (!fromWallet) return true;
        const wallet = codes(ground.world).wallet(customerOf(ground.world, { customer: bill.party }));
        return (amount ?? open) <= open && held(ground.world, wallet) >= (amount ?? open);
      },
      apply: (_ground, bill) => take(ground, bill, { amount, fromWallet }),
    })(ground);
  };

const submitPayment = move('submitPayment', {
  from: ['30', '40'],
  who: 'payer_person',
  body: (ground, bill) => ({ cardId: partyOf(ground, bill).card }),
  may: (ground, bill) => bill.kind !== 'customer' && !hasPayment(ground, bill) && openParts(ground, bill).length > 0,
  apply: async (ground, bill) => {
    const { world, site } = ground;
    const { records } = expectDone(await site.server.as('admin').get(`${billPath}/payments`, { billId: bill.id, pageSize: 100 }));
    const row = records.find(({ id }: { id: string }) => world.pays[id] === undefined);
    const parts = openParts(ground, bill);
    const amount = parts.reduce((sum, [, part]) => sum + part, 0);
    const { id, paymentNo } = row;
    const pay: Pay = { ...newPay({ id, paymentNo, amount }, bill.kind === 'carrier' ? '1' : '5'), bill: bill.id };
    pay.parts = Object.fromEntries(parts);
    world.pays[pay.id] = pay;
    follow(world, pay, '20');
  },
});

/** Steps of the money of bills: customers pay theirs, carriers and agents are paid. */
export const settleBillSteps: Steps = [
  [18, receiveBill('receive')],
  [9, receiveBill('pay')],
  [18, submitPayment],
];
