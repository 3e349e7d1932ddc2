import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildParty, type Party } from './live.fixture.ts';

const rows = ['w0', 'w1'];
const keys = ['note', 'driver'];
const cells = rows.flatMap((rowKey) => keys.map((key) => [rowKey, key] as const));

const person = fc.nat({ max: 2 });
const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), person, cell: fc.constantFrom(0, 0, 1, 3), value: fc.nat({ max: 5 }) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('deliver' as const), which: fc.nat(), twice: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(50, 200, 6_000, 17_000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), person, isCut: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), person }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('resolve' as const), person, isMine: fc.boolean() }) },
  // All at once, before anyone has heard of the others' choice.
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('resolveAll' as const), mine: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deliverAll' as const), isReversed: fc.boolean() }) },
);

const turn = async () => {
  for (let count = 0; count < 4; count += 1) await Promise.resolve();
};

/** What everybody has changed, and to what. */
const changesOf = ({ peers }: Party) =>
  peers.map(({ store, value, id }) =>
    cells.map(([row, key]) => (store.isChanged(id(row), key) ? JSON.stringify(value(row, key)) : undefined)),
  );

function resolve({ live }: Party['peers'][number], isMine: boolean): boolean {
  const [conflict] = live.getSnapshot().conflicts;
  if (conflict === undefined) return false;
  if (isMine) live.keepMine(conflict.rowId, conflict.key);
  else live.takeTheirs(conflict.rowId, { key: conflict.key, write: conflict.theirs[0]! });
  return true;
}

test('TBL-13 with delay, reorder, repetition and cuts no change is overwritten without its author, and all tables end equal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 60 }), async (acts) => {
      const party = await buildParty(['甲', '乙', '丙'], { holds: true });
      const { hub, clock, peers } = party;
      for (const one of acts) {
        if (one.kind === 'edit') {
          const [row, key] = cells[one.cell]!;
          peers[one.person]!.write(row, key, `值 ${one.value}`);
        } else if (one.kind === 'undo') peers[one.person]!.store.undo();
        else if (one.kind === 'resolve') resolve(peers[one.person]!, one.isMine);
        else if (one.kind === 'resolveAll') peers.forEach((peer, index) => resolve(peer, one.mine[index]!));
        else {
          const before = changesOf(party);
          if (one.kind === 'wait') clock.advance(one.ms);
          else if (one.kind === 'cut') hub.setCut(peers[one.person]!.name, one.isCut);
          else if (one.kind === 'deliverAll') {
            clock.advance(50);
            const all = hub.flying.splice(0);
            for (const { deliver } of one.isReversed ? all.toReversed() : all) deliver();
          } else if (hub.flying.length > 0) {
            const at = one.which % hub.flying.length;
            const flight = hub.flying[at]!;
            if (!one.twice) hub.flying.splice(at, 1);
            flight.deliver();
          }
          await turn();
          // What comes in never touches what somebody here has changed.
          expect(changesOf(party)).toEqual(before);
        }
        await turn();
      }

      for (const { name } of peers) hub.setCut(name, false);
      await party.settle(30_000);
      // Two people who have changed one cell otherwise: at least one of them has been asked.
      cells.forEach(([row, key]) => {
        for (const one of peers)
          for (const other of peers) {
            if (one === other || ![one, other].every(({ store, id }) => store.isChanged(id(row), key))) continue;
            if (one.value(row, key) === other.value(row, key)) continue;
            const asked = [one, other].some(({ live, id }) =>
              live.getSnapshot().conflicts.some((conflict) => conflict.rowId === id(row) && conflict.key === key),
            );
            expect(asked, `${row} ${key}`).toBe(true);
          }
      });
      for (let round = 0; round < 60 && peers.some((peer) => resolve(peer, false)); round += 1) await party.settle(300);
      await party.settle(25_000);

      for (const { live } of peers) expect(live.getSnapshot()).toMatchObject({ line: 'open', conflicts: [], waiting: 0 });
      for (const [row, key] of cells) expect(new Set(peers.map(({ value }) => value(row, key))).size, `${row} ${key}`).toBe(1);
    }),
    { numRuns: 60 },
  );
}, 60_000);
