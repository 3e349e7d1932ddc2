import { expect, test } from 'vitest';
import { type Draft, type DraftField, planChanges } from './planChanges.ts';

const field = (id: string, values: Partial<DraftField>): DraftField =>
  ({ id, dbFieldName: id, kind: 'string', dbLength: 10, dbPointLength: 0, isCommon: false, columnNo: null, ...values }) as DraftField;
const draft = (...fields: DraftField[]): Draft =>
  ({ headId: 'h', physicId: 'h', tree: null, main: null, indexes: [], fields }) as unknown as Draft;
const first = (values: Partial<DraftField>) =>
  planChanges({ current: undefined, draft: draft(field('a', values)), version: 1, nextColumn: 1, force: false }).snapshot;

const sizes = {
  text10: { kind: 'string', dbLength: 10 },
  text20: { kind: 'string', dbLength: 20 },
  long: { kind: 'text' },
  int: { kind: 'int' },
  bigint: { kind: 'long' },
  double: { kind: 'double' },
  decimal82: { kind: 'decimal', dbLength: 8, dbPointLength: 2 },
  decimal92: { kind: 'decimal', dbLength: 9, dbPointLength: 2 },
  decimal93: { kind: 'decimal', dbLength: 9, dbPointLength: 3 },
  date: { kind: 'date' },
  datetime: { kind: 'datetime' },
} as const satisfies Record<string, Partial<DraftField>>;
type Size = keyof typeof sizes;

/** Changes that leave the rows as they lie; all others move values to a column of their own. */
const widened = new Set(['text10 text20', 'text10 long', 'text20 long', 'decimal82 decimal92']);

const pairs = (Object.keys(sizes) as Size[]).flatMap((from) => (Object.keys(sizes) as Size[]).map((to) => [from, to] as const));

test.each(pairs)('ONL-07 a field changes from %s to %s in its place only where no row is rewritten', (from, to) => {
  const current = first(sizes[from]);
  const { changes, snapshot } = planChanges({
    current,
    draft: draft(field('a', { ...sizes[to], columnNo: 1 })),
    version: 2,
    nextColumn: 2,
    force: false,
  });

  const kinds = changes.map(({ kind }) => kind);
  if (from === to) expect(kinds).toEqual([]);
  else expect(kinds).toEqual([widened.has(`${from} ${to}`) ? 'widen' : 'carry']);
  expect(snapshot.fields.map(({ column }) => column)).toEqual([kinds[0] === 'carry' ? 'f2' : 'f1']);
  expect(snapshot.columns.map(({ columnNo, unusedSince }) => [columnNo, unusedSince])).toEqual(
    kinds[0] === 'carry'
      ? [
          [1, 2],
          [2, null],
        ]
      : [[1, null]],
  );
});

test('ONL-07 a field that takes its former type again takes its former column, and no two fields share one', () => {
  const one = first(sizes.text10);
  const two = planChanges({
    current: one,
    draft: draft(field('a', { ...sizes.int, columnNo: 1 })),
    version: 2,
    nextColumn: 2,
    force: false,
  });
  const back = planChanges({
    current: two.snapshot,
    draft: draft(field('a', { ...sizes.text10, columnNo: 1 })),
    version: 3,
    nextColumn: two.nextColumn,
    force: false,
  });
  expect(back.changes).toMatchObject([{ kind: 'carry', isNew: false, from: { columnNo: 2 }, to: { columnNo: 1 } }]);
  expect(back.nextColumn).toBe(3);

  const shared = planChanges({
    current: one,
    draft: draft(field('a', { columnNo: 1 }), field('b', { columnNo: 1 })),
    version: 2,
    nextColumn: 2,
    force: false,
  });
  expect(shared.snapshot.fields.map(({ column }) => column)).toEqual(['f1', 'f2']);
});
