import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangeColumns, type ColumnPlan, type ColumnState } from './arrangeColumns.ts';
import { columnTableOf } from './columnTable.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
// A key that no column has: what is stored may be of an older version.
const known = fc.subarray([...ids, 'gone'], { minLength: 0 }).chain((some) => fc.shuffledSubarray(some, { minLength: some.length }));

const plans = fc.record({
  definitions: fc.tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(id),
        size: fc.integer({ min: 20, max: 400 }),
        minSize: fc.integer({ min: 20, max: 100 }),
        enableHiding: fc.boolean(),
      }),
    ),
  ),
  state: fc.record({
    columnSizing: fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 1, max: 500 }), { noNullPrototype: true }),
    columnVisibility: fc.dictionary(fc.constantFrom(...ids), fc.boolean(), { noNullPrototype: true }),
    columnOrder: known,
    columnPinning: fc
      .tuple(known, fc.integer({ min: 0, max: 7 }))
      .map(([keys, cut]) => ({ start: keys.slice(0, cut), end: keys.slice(cut) })),
  }),
});

/** A plan that is changed in place, as React's state would be. */
function planOf({ definitions, state }: Pick<ColumnPlan, 'definitions' | 'state'>): ColumnPlan {
  const plan: ColumnPlan = {
    definitions,
    state: { ...state },
    change: (name, update) => void (plan.state[name] = update(plan.state[name])),
  };
  return plan;
}

const columns = ids.map((id) => ({ id, size: 100, minSize: 48, enableHiding: id !== 'a' }));
const untouched: ColumnState = { columnSizing: {}, columnVisibility: {}, columnOrder: [], columnPinning: { start: [], end: [] } };

test('TBL-01 columns stand, before the engine is there, where it puts them', () => {
  fc.assert(
    fc.property(plans, (given) => {
      const plan = planOf(given);
      const table = columnTableOf(plan);
      const arranged = (['start', 'center', 'end'] as const).flatMap((region) =>
        table.getPinnedVisibleLeafColumns(region).map((leaf) => ({
          id: leaf.id,
          size: leaf.getSize(),
          ...(region === 'center' ? {} : { pin: region }),
        })),
      );
      expect(arrangeColumns(plan)).toEqual(arranged);
    }),
    { numRuns: 300 },
  );
});

test('TBL-01 what the engine is told of a column is in the plan afterwards', () => {
  const plan = planOf({ definitions: columns, state: untouched });

  columnTableOf(plan).getColumn('c')?.pin('end');
  columnTableOf(plan).getColumn('b')?.toggleVisibility(false);
  columnTableOf(plan).setColumnSizing((present) => ({ ...present, d: 220 }));

  expect(arrangeColumns(plan)).toEqual([
    { id: 'a', size: 100 },
    { id: 'd', size: 220 },
    { id: 'e', size: 100 },
    { id: 'f', size: 100 },
    { id: 'c', size: 100, pin: 'end' },
  ]);
  expect(
    columnTableOf({ ...plan })
      .getColumn('a')
      ?.getCanHide(),
  ).toBe(false);
  expect(
    columnTableOf({ ...plan })
      .getColumn('c')
      ?.getIsPinned(),
  ).toBe('end');
});

test('TBL-01 a plan has one engine, another plan another', () => {
  const plan = planOf({ definitions: columns, state: untouched });

  expect(columnTableOf(plan)).toBe(columnTableOf(plan));
  expect(columnTableOf({ ...plan })).not.toBe(columnTableOf(plan));
});
