import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Row } from '../columnTypes.ts';
import { buildStore, buildWaybills, waybillColumns } from './buildStore.ts';
import type { TableStore } from './tableStore.ts';

/** The same table, the plain way: an array of rows, and a copy of it per step. */
class PlainTable {
  rows: Array<{ id: number; row: Row }>;
  past: Array<PlainTable['rows']> = [];
  future: Array<PlainTable['rows']> = [];
  #ids: number;

  constructor(rows: readonly Row[]) {
    this.rows = rows.map((row, id) => ({ id, row }));
    this.#ids = rows.length;
  }

  step(next: PlainTable['rows']): void {
    const isSame =
      next.length === this.rows.length && next.every(({ id, row }, at) => id === this.rows[at]!.id && row === this.rows[at]!.row);
    if (isSame) return;
    this.past.push(this.rows);
    if (this.past.length > 16) this.past.shift();
    this.future = [];
    this.rows = next;
  }

  freshId(): number {
    this.#ids += 1;
    return this.#ids - 1;
  }

  undo(): void {
    const before = this.past.pop();
    if (!before) return;
    this.future.push(this.rows);
    this.rows = before;
  }

  redo(): void {
    const after = this.future.pop();
    if (!after) return;
    this.past.push(this.rows);
    this.rows = after;
  }
}

type Operation = (store: TableStore, model: PlainTable) => void;

const keys = ['note', 'driver', 'state'] as const;
const place = fc.nat({ max: 30 });

/** Writes through the store and says what a plain table has then. */
const operations: ReadonlyArray<fc.Arbitrary<Operation>> = [
  fc.tuple(place, fc.constantFrom(...keys), fc.constantFrom('', '1', '2', 'x')).map(([at, key, value]) => (store, model) => {
    const target = model.rows[at];
    if (!target) return;
    store.write({ rowId: target.id, key, value, by: 'program' });
    const isSame = target.row[key] === value || (!target.row[key] && value === '');
    model.step(model.rows.map((one) => (one === target && !isSame ? { id: one.id, row: { ...one.row, [key]: value } } : one)));
  }),
  fc.tuple(place, fc.nat({ max: 4 })).map(([at, count]) => (store, model) => {
    const rows = Array.from({ length: count }, (_, index) => ({ note: `new${index}` }));
    store.edit('insert', (change) => change.insert(rows, at));
    const fresh = rows.map((row) => ({ id: model.freshId(), row }));
    model.step(count === 0 ? model.rows : model.rows.toSpliced(Math.min(at, model.rows.length), 0, ...fresh));
  }),
  fc.array(place, { maxLength: 4 }).map((places) => (store, model) => {
    const gone = new Set(places.map((at) => model.rows[at]?.id));
    store.edit('remove', (change) => change.remove(places.flatMap((at) => model.rows[at]?.id ?? [])));
    model.step(model.rows.filter(({ id }) => !gone.has(id)));
  }),
  fc.tuple(fc.array(place, { minLength: 1, maxLength: 3 }), place).map(([places, to]) => (store, model) => {
    const chosen = new Set(places.flatMap((at) => model.rows[at]?.id ?? []));
    store.edit('move', (change) => change.move(chosen, to));
    const isMoved = ({ id }: { id: number }) => chosen.has(id);
    const target = Math.min(to, model.rows.length);
    const [before, after] = [model.rows.slice(0, target), model.rows.slice(target)];
    model.step([...before.filter((one) => !isMoved(one)), ...model.rows.filter(isMoved), ...after.filter((one) => !isMoved(one))]);
  }),
  fc.tuple(place, place).map(([at, other]) => (store, model) => {
    const [one, two] = [model.rows[at], model.rows[other]];
    if (!one || !two || one === two) return;
    store.edit('mixed', (change) => {
      change.set({ rowId: one.id, key: 'driver', value: `D${at}` });
      change.remove([two.id]);
      change.insert([{ note: 'm' }], 0);
    });
    const written = model.rows.map((row) => (row === one ? { id: row.id, row: { ...row.row, driver: `D${at}` } } : row));
    model.step([{ id: model.freshId(), row: { note: 'm' } }, ...written.filter(({ id }) => id !== two.id)]);
  }),
  fc.constant<Operation>((store, model) => {
    store.undo();
    model.undo();
  }),
  fc.constant<Operation>((store, model) => {
    store.undo();
    model.undo();
  }),
  fc.constant<Operation>((store, model) => {
    store.redo();
    model.redo();
  }),
];

function expectSame(store: TableStore, model: PlainTable, loaded: readonly Row[]): void {
  expect(store.getTableData()).toEqual(model.rows.map(({ row }) => row));
  expect(model.rows.map(({ id }) => store.viewIndexOf(id))).toEqual(model.rows.map((_, at) => at));
  const ids = new Set(model.rows.map(({ id }) => id));
  expect(store.getDeleteData()).toEqual(loaded.filter((_, id) => !ids.has(id)));
  expect(store.getNewData()).toEqual(model.rows.filter(({ id }) => id >= loaded.length).map(({ row }) => row));
  expect(store.history()).toMatchObject({ undo: { length: model.past.length }, redo: { length: model.future.length } });
}

test('TBL-12 5,000 random operations, undo and redo among them, leave what a plain table has', () => {
  let run = 0;
  const one = fc.oneof(...operations);
  fc.assert(
    fc.property(fc.array(one, { minLength: 50, maxLength: 50, size: 'max' }), (list) => {
      const loaded = buildWaybills(12);
      const before = structuredClone(loaded);
      const store = buildStore({ rows: loaded, columns: waybillColumns });
      const model = new PlainTable(loaded);
      for (const operate of list) {
        operate(store, model);
        run += 1;
        expect(store.rowCount()).toBe(model.rows.length);
      }
      expectSame(store, model, loaded);
      while (store.undo() !== undefined) model.undo();
      expectSame(store, model, loaded);
      while (store.redo() !== undefined) model.redo();
      expectSame(store, model, loaded);
      expect(loaded).toEqual(before);
    }),
    { numRuns: 100, seed: 20_261_121 },
  );
  expect(run).toBeGreaterThanOrEqual(5_000);
});

test('TBL-06 sums kept with each of 2,000 random writes are those of a fresh count', async () => {
  const numbers = fc.oneof(
    fc.integer({ min: -1000, max: 1000 }),
    fc.constantFrom<unknown>(0.1, 0.2, 0.3, null, '', 'x', '12.50', 1e15, 9007199254740991),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat({ max: 7 }), numbers), { minLength: 40, maxLength: 40, size: 'max' }), async (writes) => {
      const store = buildStore({ rows: buildWaybills(8) });
      await countedIn(store);
      for (const [rowId, value] of writes) store.write({ rowId, key: 'weight', value, by: 'program' });
      const fresh = buildStore({ rows: store.getTableData() });
      await countedIn(fresh);
      expect(store.statistics()).toEqual(fresh.statistics());
    }),
    { numRuns: 50, seed: 20_261_121 },
  );
});

function countedIn(store: TableStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(({ kind }) => {
      if (kind !== 'statistics') return;
      stop();
      resolve();
    });
    store.statistics();
  });
}

type ViewOperation = (store: TableStore) => unknown;

/** What changes rows and what is shown of them, without a write that would leave its row where it stands. */
const viewOperations: ReadonlyArray<fc.Arbitrary<ViewOperation>> = [
  fc.array(place, { maxLength: 4 }).map((places) => (store) => {
    const rowIds = places.flatMap((at) => store.rowIdAt(at) ?? []);
    store.edit('remove', (change) => change.remove(rowIds));
  }),
  // Refused while rows are sorted or filtered.
  fc.tuple(place, place).map(
    ([from, to]) =>
      (store) =>
        store.rowResort(from, to),
  ),
  fc.constantFrom<ViewOperation>(
    (store) => store.setSorting([]),
    (store) => store.setSorting([{ key: 'weight', order: 'desc' }]),
    (store) =>
      store.setSorting([
        { key: 'driver', order: 'asc' },
        { key: 'weight', order: 'asc' },
      ]),
    (store) => store.setFilters([]),
    (store) => store.setFilters([{ key: 'driver', by: 'texts', texts: ['张伟', '李娜'] }]),
    (store) => store.setFilters([{ key: 'weight', by: 'range', from: 3 }]),
  ),
  fc.constant<ViewOperation>((store) => store.undo()),
  fc.constant<ViewOperation>((store) => store.undo()),
  fc.constant<ViewOperation>((store) => store.redo()),
];

test('GRID-03 whatever is sorted, filtered and undone, the rows shown are those of the order and the filter', async () => {
  const shown = (store: TableStore) => Array.from({ length: store.viewCount() }, (_, at) => store.keyOf(store.rowIdAt(at)!));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...viewOperations), { minLength: 30, maxLength: 30, size: 'max' }), async (list) => {
      const store = buildStore({ rows: buildWaybills(20), dragSort: true });
      for (const operation of list) {
        await operation(store);
        const fresh = buildStore({ rows: store.getTableData() });
        await fresh.setFilters(store.filters());
        await fresh.setSorting(store.sorting());
        expect(shown(store)).toEqual(shown(fresh));
      }
    }),
    { numRuns: 100, seed: 20_261_126 },
  );
});
