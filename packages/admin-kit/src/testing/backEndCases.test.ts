import { expect, test } from 'vitest';
import type { Filters } from '../field/search.ts';
import { type BackEndAdapter, type BackEndCapabilities, createBackEnd } from '../back-end/backEnd.ts';
import { ApiError } from '../request/ApiError.ts';
import { sortKeys } from '../table/columns.ts';
import { backEndCases } from './backEndCases.ts';
import { type BackEndSample, backEndSamples } from './backEndSample.ts';

const everything: BackEndCapabilities = {
  calls: ['get', 'add', 'edit', 'remove', 'export', 'import', 'sums'],
  filters: ['is', 'in', 'contains', 'from', 'to'],
  orders: 'several',
  batch: true,
};

const isFound = (row: BackEndSample, filters: Filters) =>
  Object.entries(filters).every(([name, { is, in: several, contains, from, to }]) => {
    const value = row[name as keyof BackEndSample];
    const against = (limit: string) => (typeof value === 'number' ? value - Number(limit) : value.localeCompare(limit));
    return (
      (is === undefined || String(value) === is) &&
      (several?.includes(String(value)) ?? true) &&
      (contains === undefined || String(value).includes(contains)) &&
      (from === undefined || against(from) >= 0) &&
      (to === undefined || against(to) <= 0)
    );
  });

/** A back end in memory that does everything right, and what it does wrong on top of that. */
function inMemory(faults: Partial<BackEndAdapter<string>> = {}, capabilities = everything) {
  let rows = backEndSamples();
  const refuse = (input: Readonly<Record<string, unknown>>) => {
    if (input['name'] === '')
      throw new ApiError('A tool has a name.', { status: 422, errorData: [{ path: 'name', message: 'A tool has a name.' }] });
  };
  const found = (filters: Filters = {}) => rows.filter((row) => isFound(row, filters));
  const adapter: BackEndAdapter<string> = {
    capabilities,
    list: async (_place, { query: { filters, sort, page, size } }) => {
      const keys = sortKeys(sort);
      const all = found(filters).toSorted((one, other) => {
        for (const { column, order } of keys) {
          const [a, b] = [one[column as 'price'], other[column as 'price']];
          const difference = typeof a === 'number' ? a - b : String(a).localeCompare(String(b));
          if (difference !== 0) return order === 'desc' ? -difference : difference;
        }
        return 0;
      });
      return { rows: all.slice((page - 1) * size, page * size), total: all.length };
    },
    get: async (_place, { id }) => {
      const row = rows.find((one) => one.id === id);
      if (row === undefined) throw new ApiError('Gone', { status: 404 });
      return row;
    },
    add: async (_place, { input }) => {
      refuse(input);
      rows = [...rows, { ...(input as BackEndSample), id: '26' }];
    },
    edit: async (_place, { id, input }) => {
      refuse(input);
      rows = rows.map((row) => (row.id === id ? { ...row, ...input } : row));
    },
    remove: async (_place, { ids }) => {
      rows = rows.filter(({ id }) => !ids.includes(id));
    },
    export: async () => ({ blob: new Blob(['x']), fileName: undefined }),
    import: async () => ({ totalCount: 1, successCount: 1, errorCount: 0 }),
    sums: async (_place, { query: { filters } }) => ({ sums: { price: found(filters).reduce((sum, { price }) => sum + price, 0) } }),
    ...faults,
  };
  const { lists, resource } = createBackEnd(adapter);
  return { lists, api: resource<BackEndSample>('tools') };
}

/** Names of the cases that a back end does not pass. */
async function failing(faults: Partial<BackEndAdapter<string>>, capabilities = everything): Promise<string[]> {
  const cases = backEndCases({ capabilities, create: () => inMemory(faults, capabilities) });
  const outcomes = await Promise.allSettled(cases.map(({ run }) => run()));
  return cases.filter((_case, index) => outcomes[index]?.status === 'rejected').map(({ name }) => name);
}

test('KIT-10 a back end that does everything, and one that only lists, pass all cases', async () => {
  expect(await failing({})).toEqual([]);
  expect(await failing({}, { calls: [], filters: [], orders: 'none', batch: false })).toEqual([]);
  expect(await failing({}, { calls: ['remove'], filters: ['is'], orders: 'one', batch: false })).toEqual([]);
});

test('KIT-10 a server that does not count passes where it says whether there are more', async () => {
  const list = inMemory().api.list;
  const uncounted: BackEndAdapter<string>['list'] = async (_place, { query: { params } }) => {
    const { records, total, current, size } = await list(params);
    return { rows: records, hasMore: current * size < total };
  };

  expect(await failing({ list: uncounted }, { calls: [], filters: ['is'], orders: 'one', batch: false })).toEqual([]);
});

const answers = (rows: readonly BackEndSample[], total = rows.length): Partial<BackEndAdapter<string>> => ({
  list: async () => ({ rows, total }),
});
const samples = backEndSamples();
const refused = () => Promise.reject(new ApiError('No', { status: 500 }));

test.each<[string, Partial<BackEndAdapter<string>>, string]>([
  ['sends all rows at once', answers(samples), 'pages hold the rows that follow each other'],
  ['does not count', { list: async () => ({ rows: samples.slice(0, 10), total: 10 }) }, 'pages hold the rows'],
  ['sends rows of another shape', answers(samples.map((row) => ({ ...row, price: String(row.price) as never }))), 'rows have their values'],
  ['has rows beyond the last page', answers(samples), 'a page beyond the last one is empty'],
  ['orders nothing', answers(samples), 'lists are ordered by numbers'],
  ['orders by one column', answers(samples), 'lists are ordered by one column within another'],
  ['narrows nothing', answers(samples), "lists are narrowed by 'contains'"],
  ['narrows by one question', answers(samples), 'questions of several fields hold together'],
  ['reads another row', { get: async () => samples[0] }, 'a row is read by its key'],
  ['makes up rows', { get: async () => samples[0] }, 'a row that is not there is said to be missing'],
  ['keeps nothing', { add: async () => undefined }, 'a new row is in the list'],
  ['refuses nothing', { add: async () => undefined }, 'what is refused is told at its field'],
  ['refuses without a place', { add: refused }, 'what is refused is told at its field'],
  ['throws what is not an ApiError', { add: () => Promise.reject(new Error('No')) }, 'what is refused is told at its field'],
  ['changes nothing', { edit: async () => undefined }, 'a change is kept'],
  ['refuses no change', { edit: async () => undefined }, 'a change that is refused'],
  ['removes nothing', { remove: async () => undefined }, 'one row is removed'],
  ['removes some', { remove: async () => ({ success: ['1'], fail: [{ id: '2', message: 'No' }] }) }, 'several rows are removed'],
  ['exports an empty file', { export: async () => ({ blob: new Blob([]), fileName: undefined }) }, 'an export is a file'],
  ['imports nothing', { import: async () => ({ totalCount: 1, successCount: 0, errorCount: 1 }) }, 'an import says'],
  ['adds up nothing', { sums: async () => ({ sums: { price: 0 } }) }, 'totals are those'],
])('KIT-10 a back end that %s does not pass', async (_what, faults, name) => {
  expect((await failing(faults)).some((one) => one.startsWith(name))).toBe(true);
});
