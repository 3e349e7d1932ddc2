import { expectDone } from '../freight.ts';
import { type Bill, type BillOf, openInBill } from './billModel.ts';
import type { Ground, Outcome, Payee } from './ground.ts';
import type { Maker } from './step.ts';

export const billPath = '/hybill/hyBill';

/** Everybody who has bills, by the kind of them. */
export const parties = ({ people, carriers, agent }: Ground): [kind: Bill['kind'], payee: Payee][] => [
  ...people.map((one): [Bill['kind'], Payee] => ['customer', one]),
  ...carriers.map((one): [Bill['kind'], Payee] => ['carrier', one]),
  ['agent', agent],
];
export const partyOf = (ground: Ground, { party }: Pick<BillOf, 'party'>): Payee => parties(ground).find(([, { id }]) => id === party)![1];

interface Move {
  from: readonly string[];
  who: string | ((ground: Ground, bill: Bill) => Payee['people']);
  may?: (ground: Ground, bill: Bill) => boolean;
  apply: (ground: Ground, bill: Bill, result: Outcome['result']) => void | Promise<void>;
  body?: (ground: Ground, bill: Bill) => object | Promise<object>;
  /** Chooses by chance what the move is about, once. */
  choose?: (bill: Bill) => void;
}

/** A move of a bill that is read right before. */
export const move =
  (action: string, { from, who, body = () => ({}), may = () => true, apply, choose = () => undefined }: Move): Maker =>
  (ground) => {
    const { random, world } = ground;
    const all = Object.values(world.bills);
    const ready = all.filter((one) => from.includes(one.state) && may(ground, one));
    const chosen = random.pick(random.chance(0.9) ? ready : all);
    if (chosen === undefined) return undefined;
    choose(chosen);
    const now = () => ground.world.bills[chosen.id]!;
    return {
      name: `${action} bill ${chosen.kind} of ${Object.keys(chosen.items).length}`,
      may: () => from.includes(now().state) && may(ground, now()),
      send: async () => {
        const { version } = expectDone(await ground.site.server.as('admin').get(`${billPath}/queryById`, { id: chosen.id }));
        const person = typeof who === 'string' ? who : who(ground, chosen);
        return ground.call(person, 'put', `${billPath}/${action}`, { id: chosen.id, version, ...(await body(ground, chosen)) });
      },
      apply: (result) => apply(ground, now(), result),
    };
  };

/** The lines of a bill as the server has them, by waybill. */
export async function linesOf({ site }: Ground, { id }: Bill): Promise<Map<string, string>> {
  const { records } = expectDone(await site.server.as('admin').get(`${billPath}/items`, { billId: id, pageSize: 100 }));
  return new Map(records.map((line: { noteId: string; id: string }) => [line.noteId, line.id]));
}

/** What is open of each waybill of a bill. */
export const openParts = ({ world }: Ground, { items, kind }: Bill): [noteId: string, open: number][] =>
  Object.keys(items)
    .map((id): [string, number] => [id, openInBill(world.notes[id]!, kind)])
    .filter(([, open]) => open > 0);

const openStates = ['10', '20', '30', '50', '70', '80'];

/** Whether a payment of a bill is under way. */
export const hasPayment = ({ world }: Ground, { id }: Bill): boolean =>
  Object.values(world.pays).some(({ bill, state }) => bill === id && openStates.includes(state));
