import type { CellType } from '../cells/cellType.ts';
import type { Row, RowId } from '../columnTypes.ts';
import { textOf, type ColumnPlan } from './columnPlan.ts';
import { identity } from './rowTable.ts';
import { inSlices, overRows } from './slices.ts';
import { compareIds, type SortKey, sortRows, sortWork } from './sortRows.ts';
import type { TableCore } from './tableCore.ts';
import type { SliceOptions, TableFilter, ColumnSort, ViewApi } from './tableStore.ts';

/** Sorting and filtering, apart from the figures below the columns. */
export interface View extends Omit<ViewApi, 'statistics'> {
  /** After other rows were loaded. */
  renew: () => void;
  /** Ends what is running. */
  stop: () => void;
}

/** Makes the part of a store that decides which rows are shown, and in what order. */
export function createView(core: TableCore, follow: () => () => void): View {
  let sorting: readonly ColumnSort[] = [];
  let filters: readonly TableFilter[] = [];
  let running: AbortController | undefined;

  const planOf = (key: string) => core.byKey.get(key);
  const ownIds = () => core.rows.ids() ?? identity(core.rows.count);

  async function apply({
    nextSorting,
    nextFilters,
    ...options
  }: SliceOptions & { nextSorting: readonly ColumnSort[]; nextFilters: readonly TableFilter[] }): Promise<boolean> {
    running?.abort();
    const own = new AbortController();
    running = own;
    const signal = options.signal ? AbortSignal.any([options.signal, own.signal]) : own.signal;
    try {
      signal.throwIfAborted();
      for (;;) {
        const { rows, edition } = core;
        const isPlain = nextSorting.length === 0 && nextFilters.length === 0;
        const view = isPlain
          ? null
          : await inSlices(arrange(nextSorting, nextFilters), { total: workOf(nextSorting, nextFilters), ...options, signal });
        // Rows that were written in between may belong elsewhere.
        if (core.rows !== rows || core.edition !== edition) continue;
        sorting = nextSorting;
        filters = nextFilters;
        show(view);
        return true;
      }
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    } finally {
      if (running === own) running = undefined;
    }
  }

  function show(view: Int32Array | null) {
    core.hold(() => {
      const keepUp = follow();
      core.rows.setView(view);
      for (const look of core.afterView) look();
      core.emit({ kind: 'view' });
      keepUp();
    });
  }

  function workOf(nextSorting: readonly ColumnSort[], nextFilters: readonly TableFilter[]): number {
    return (nextFilters.length > 0 ? core.rows.count : 0) + (nextSorting.length > 0 ? sortWork(core.rows.count) : 0);
  }

  function* arrange(nextSorting: readonly ColumnSort[], nextFilters: readonly TableFilter[]): Generator<number, Int32Array, void> {
    let ids = ownIds();
    if (nextFilters.length > 0) ids = yield* choose(ids, nextFilters);
    const keys = sortKeys(nextSorting);
    return keys.length > 0 ? yield* sortRows(ids, { keys, read: core.valueOf }) : ids;
  }

  function sortKeys(by: readonly ColumnSort[]): SortKey[] {
    return by.flatMap(({ key, order }) => {
      const plan = planOf(key);
      return plan ? [{ plan, isDescending: order === 'desc' }] : [];
    });
  }

  function* choose(ids: Int32Array, nextFilters: readonly TableFilter[]): Generator<number, Int32Array, void> {
    const isChosen = testAll(nextFilters);
    const chosen = new Int32Array(ids.length);
    let count = 0;
    yield* overRows(ids.length, {
      visit: (at) => {
        const id = ids[at]!;
        if (isChosen(id)) chosen[count++] = id;
      },
    });
    return chosen.slice(0, count);
  }

  function testAll(by: readonly TableFilter[]): (id: RowId) => boolean {
    const tests = by.flatMap((filter) => {
      const plan = planOf(filter.key);
      return plan ? [testOf(core, { plan, filter })] : [];
    });
    return (id) => {
      const row = core.rows.slot(id)!;
      return tests.every((test) => test(row, id));
    };
  }

  core.bringIntoView = (rowIds) => {
    const { rows } = core;
    const view = rows.hasView ? rows.viewIds() : null;
    if (view === null) return;
    const compare = compareIds({ keys: sortKeys(sorting), read: core.valueOf, placeOf: (id) => rows.placeOf(id) });
    const isMissing = (id: RowId) => rows.has(id) && rows.viewPlaceOf(id) < 0;
    const back = rowIds.filter(isMissing).filter(testAll(filters)).toSorted(compare);
    if (back.length > 0) rows.repairView(merge(view, { ids: back, compare }));
  };

  return {
    sorting: () => sorting,
    filters: () => filters,
    setSorting: (next, options) => apply({ nextSorting: next, nextFilters: filters, ...options }),
    setFilters: (next, options) => apply({ nextSorting: sorting, nextFilters: next, ...options }),
    async distinctTexts(key, { limit, ...options }) {
      const plan = planOf(key);
      if (!plan) return [];
      const texts = new Map<string, unknown>();
      const { count } = core.rows;
      const visit = (place: number) => {
        const id = core.rows.idAt(place);
        const row = core.rows.slot(id);
        if (!row || texts.size >= limit) return;
        const value = core.valueOf(plan, id);
        const text = textOf({ plan, row, rowId: id }, value);
        if (!texts.has(text)) texts.set(text, value);
      };
      await inSlices(overRows(count, { visit }), { total: count, ...options });
      const cell = plan.at({}, -1);
      return [...texts]
        .toSorted(([, one], [, other]) => {
          if (plan.isEmpty(one) || plan.isEmpty(other)) return Number(plan.isEmpty(one)) - Number(plan.isEmpty(other));
          return plan.type.compare(one, other, cell);
        })
        .map(([text]) => text);
    },
    stop: () => running?.abort(),
    renew() {
      running?.abort();
      core.rows.setView(null);
      if (sorting.length + filters.length > 0) void apply({ nextSorting: sorting, nextFilters: filters });
    },
  };
}

/** Puts ids in, each before the first one that comes after it; those that were there keep their order. */
function merge(into: Int32Array, { ids, compare }: { ids: readonly RowId[]; compare: (one: RowId, other: RowId) => number }): Int32Array {
  const result = new Int32Array(into.length + ids.length);
  let next = 0;
  let from = 0;
  for (let at = 0; at < result.length; at += 1) {
    const isHere = next < ids.length && (from >= into.length || compare(ids[next]!, into[from]!) < 0);
    result[at] = isHere ? ids[next++]! : into[from++]!;
  }
  return result;
}

function testOf(core: TableCore, { plan, filter }: { plan: ColumnPlan; filter: TableFilter }): (row: Row, id: RowId) => boolean {
  const read = (id: RowId) => core.valueOf(plan, id);
  switch (filter.by) {
    case 'contains': {
      const wanted = filter.text.trim().toLowerCase();
      return (row, id) => textOf({ plan, row, rowId: id }, read(id)).toLowerCase().includes(wanted);
    }
    case 'texts': {
      const wanted = new Set(filter.texts);
      return (row, id) => wanted.has(textOf({ plan, row, rowId: id }, read(id)));
    }
    case 'range': {
      const { type } = plan;
      const { from, to } = filter;
      const [toFrom, toTo] = [boundOf(type, from), boundOf(type, to)];
      return (row, id) => {
        const value = read(id);
        if (plan.isEmpty(value)) return false;
        const cell = plan.at(row, id);
        if (!plan.isEmpty(from) && type.compare(toFrom(value), from, cell) < 0) return false;
        return plan.isEmpty(to) || type.compare(toTo(value), to, cell) <= 0;
      };
    }
    case 'test':
      return (row, id) => filter.test(read(id), row);
  }
}

/** What of a value is compared with a bound: a day without a time stands for all of it. */
function boundOf(type: CellType, bound: unknown): (value: unknown) => unknown {
  const isDay = type.series === 'date' && typeof bound === 'string' && bound.length === dayLength;
  return isDay ? (value) => (typeof value === 'string' ? value.slice(0, dayLength) : value) : (value) => value;
}

const dayLength = 'YYYY-MM-DD'.length;
