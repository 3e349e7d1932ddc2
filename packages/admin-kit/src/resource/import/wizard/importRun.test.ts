import { expect, test } from 'vitest';
import type { ImportedRows, ImportRow } from '../../api.ts';
import { beginRun, callKey, type RunState, runImport } from './importRun.ts';

const id = '0b1c2d3e-4f50-4617-8899-aabbccddeeff';
const row = (number: number): ImportRow => ({ row: number, cells: { name: `${number}` } });
const calls = [[2, 3], [4], [5]];
const rowsOf = (numbers: readonly number[]) => numbers.map(row);
const fine: ImportedRows = { errors: [], report: null };

/** A server that acts once for each key. */
function fakeServer() {
  const known = new Map<string, string>();
  const taken: number[] = [];
  const run = async (rows: ImportRow[], { idempotencyKey }: { idempotencyKey: string }) => {
    const body = JSON.stringify(rows);
    if (known.has(idempotencyKey)) {
      if (known.get(idempotencyKey) !== body) throw new Error('conflict');
      return fine;
    }
    known.set(idempotencyKey, body);
    taken.push(...rows.map((one) => one.row));
    return fine;
  };
  return { run, taken };
}

test('IMP-04 security 54: an import that was cut off goes on with the call that was on its way, and no row is taken twice', async () => {
  const server = fakeServer();
  let state: RunState = beginRun(id, { calls });
  let isCut = true;
  const cut = async (rows: ImportRow[], options: { idempotencyKey: string }) => {
    const answer = await server.run(rows, options);
    // The rows arrive, their answer does not.
    if (rows[0]!.row === 4 && isCut) throw new TypeError('Failed to fetch');
    return answer;
  };
  const keep = (_answer: ImportedRows, { state: now }: { state: RunState }) => void (state = now);

  await expect(runImport(state, { rowsOf, run: cut, onAnswer: keep, isStopped: () => false })).rejects.toThrow('Failed to fetch');
  expect(state.done).toBe(1);
  isCut = false;
  // Another window reads what was kept.
  const end = await runImport(JSON.parse(JSON.stringify(state)) as RunState, { rowsOf, run: cut, onAnswer: keep, isStopped: () => false });

  expect(end.done).toBe(3);
  expect(server.taken).toEqual([2, 3, 4, 5]);
});

test('IMP-04 an import that is stopped waits for the call on its way and sends no other', async () => {
  const server = fakeServer();
  let isStopped = false;

  const end = await runImport(beginRun(id, { calls }), {
    rowsOf,
    run: server.run,
    onAnswer: () => void (isStopped = true),
    isStopped: () => isStopped,
  });

  expect(end.done).toBe(1);
  expect(server.taken).toEqual([2, 3]);
});

test('IMP-04 security 54: each call has a UUID of its own, the same whenever it is sent', () => {
  const keys = [0, 1, 255, 70_000].map((call) => callKey(id, call));

  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(keys).size).toBe(keys.length);
  expect(callKey(id, 255)).toBe(keys[2]);
});
