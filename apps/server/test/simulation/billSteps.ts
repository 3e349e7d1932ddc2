import { expectDone } from '../freight.ts';
import { mayCorrect } from './adjustSteps.ts';
import { type Bill, hold, retake, settleBill } from './billModel.ts';
import { hasPayment, linesOf, move, openParts, partyOf } from './billMoves.ts';
import type { Ground } from './ground.ts';
import type { Maker, Steps } from './step.ts';

/** The side of its waybills that a bill is about; margins are neither. */
const sideOf = ({ kind }: Bill): 'customer' | 'carrier' | undefined => (kind === 'agent' ? undefined : kind);

/** Whether a correction of one of its waybills is to be decided on before anybody is asked to agree to the bill. */
const waits = ({ world }: Ground, bill: Bill): boolean =>
  Object.values(world.adjusts).some(({ note, side, state }) => state === '10' && side === sideOf(bill) && bill.items[note] !== undefined);

const people = (ground: Ground, bill: Bill) => partyOf(ground, bill).people;

const send = move('send', {
  from: ['10'],
  who: 'bill_maker',
  may: (ground, bill) => !waits(ground, bill) && openParts(ground, bill).length > 0,
  apply: ({ world }, bill) => {
    retake(world, bill);
    Object.assign(bill, { state: '20', disputed: [] });
  },
});

/** Says that a bill is wrong, or which of its lines are. */
const dispute: Maker = (ground) => {
  let lines: string[] = [];
  return move('dispute', {
    from: ['20'],
    who: people,
    choose: ({ items }) => void (lines = Object.keys(items).filter(() => ground.random.chance(0.4))),
    body: async (_ground, bill) => {
      const ids = await linesOf(ground, bill);
      const items = lines.map((note) => ({ id: ids.get(note) ?? 'none', remark: '重量不符' }));
      return { reason: '金额不符', ...(items.length === 0 ? {} : { items }) };
    },
    may: (_ground, { items }) => lines.every((note) => items[note] !== undefined),
    apply: (_ground, bill) => void Object.assign(bill, { state: '60', disputed: lines }),
  })(ground);
};

/** Takes a disputed bill back: without one of its waybills, with a correction of one, or as it is. */
const rework: Maker = (ground) => {
  const { random, site } = ground;
  const way = random.pick(['out', 'correct', 'plain'])!;
  const amount = random.pick([random.between(1, 3000), -random.between(1, 300)])!;
  let chosen: string | undefined;
  return move('rework', {
    from: ['60'],
    who: 'bill_maker',
    choose: ({ items, disputed }) => void (chosen = random.pick(disputed.length > 0 ? disputed : Object.keys(items))),
    body: async (_ground, bill) => {
      if (way === 'plain') return {};
      const id = (await linesOf(ground, bill)).get(chosen ?? '') ?? 'none';
      return way === 'out' ? { removeItemIds: [id] } : { adjusts: [{ id, amount, reasonCode: '2', reason: '单价更正' }] };
    },
    may: ({ world }, bill) => {
      const { items } = bill;
      if (way === 'plain' || chosen === undefined) return true;
      if (way === 'out') return items[chosen] !== undefined && Object.keys(items).length > 1;
      const side = sideOf(bill);
      return side !== undefined && items[chosen] !== undefined && mayCorrect(world, world.notes[chosen]!, { side, amount });
    },
    apply: async ({ world }, bill) => {
      if (way === 'correct') {
        const { records } = expectDone(await site.server.as('admin').get('/hyadjust/hyNoteAdjust/list', { noteId: chosen, state: '10' }));
        const side = sideOf(bill)!;
        const { id } = records.find((row: { side: string }) => row.side === side);
        world.adjusts[id] = { id, note: chosen!, side, amount, state: '10', byBill: bill.id };
      }
      bill.state = '10';
      retake(world, bill, way === 'out' ? [chosen!] : []);
    },
  })(ground);
};

const confirm = ({ world }: Ground, bill: Bill): void => settleBill(world, bill, '30');

/** Steps of bills between us and whom they are for. */
export const billSteps: Steps = [
  [24, send],
  [22, move('confirm', { from: ['20'], who: people, apply: confirm })],
  [7, move('confirmOnBehalf', { from: ['20'], who: 'bill_second', apply: confirm })],
  [8, dispute],
  [12, rework],
  [
    1,
    move('reopen', {
      from: ['30'],
      who: 'bill_maker',
      body: () => ({ reason: '金额不符' }),
      may: (ground, bill) => !hasPayment(ground, bill),
      apply: (_ground, bill) => void (bill.state = '60'),
    }),
  ],
  [
    1,
    move('void', {
      from: ['10', '20', '60'],
      who: 'bill_maker',
      body: () => ({ reason: '重新出账' }),
      apply: ({ world }, bill) => {
        for (const id of Object.keys(bill.items)) hold(world.notes[id]!, bill, false);
        Object.assign(bill, { state: '99', open: 0 });
      },
    }),
  ],
];
