import type { BackEndCall, BackEndCapabilities, FilterWay } from '../back-end/backEnd.ts';
import type { FieldFilter, Filters } from '../field/search.ts';
import { ApiError, isCancelled } from '../request/ApiError.ts';
import type { Page, ResourceApi } from '../resource/api.ts';
import { outcomeOf } from '../resource/actions/batchOutcome.ts';
import type { ListQuery, ListWire } from '../resource/list/listWire.ts';
import { isMissing } from '../resource/refusals.ts';
import type { TableSort } from '../table/columns.ts';
import { type BackEndSample, backEndSamples } from './backEndSample.ts';

/** A back end whose server holds `backEndSamples`, and nothing else, whenever it is made. */
export interface BackEndUnderTest {
  /** How its lists spell what is asked. */
  lists: ListWire;
  /** The calls of the samples. */
  api: ResourceApi<BackEndSample>;
  /** Lets go of the server. */
  close?: () => Promise<void> | void;
}

/** What is tested, and what its server is asked to be. */
export interface BackEndCasesOptions {
  /** What the adapter says of itself: what it cannot is not asked. */
  capabilities: BackEndCapabilities;
  /** Makes it with a server of its own. The server refuses a row without a `name`, and says so at that field. */
  create: () => Promise<BackEndUnderTest> | BackEndUnderTest;
}

/** One thing that holds for a back end; `run` rejects when it does not. */
export interface BackEndCase {
  /** What holds, as the title of a test. */
  name: string;
  /** Asks the back end, and rejects with what is wrong. */
  run: () => Promise<void>;
}

/**
 * What must hold for a back end, for any test runner: every call that it declares does what lists and forms rely on, and what it does not
 * declare is not offered. Each case has a server of its own.
 *
 * @example
 * describe.each(backEndCases({ capabilities: server.capabilities, create: startServer }))('$name', ({ run }) => test('holds', run));
 */
export function backEndCases({ capabilities, create }: BackEndCasesOptions): BackEndCase[] {
  const cases: BackEndCase[] = [];
  const add = (name: string, check: (tools: Tools) => Promise<void>) =>
    cases.push({
      name,
      run: async () => {
        const made = await create();
        try {
          await check(toolsOf(made));
        } finally {
          await made.close?.();
        }
      },
    });
  const can = (call: BackEndCall) => capabilities.calls.includes(call);
  const asks = (way: FilterWay) => capabilities.filters.includes(way);

  addPages(add);
  addOrders(add, capabilities.orders);
  for (const [way, { filters, expected }] of Object.entries(questions) as Array<[FilterWay, Question]>)
    if (asks(way)) add(`lists are narrowed by '${way}'`, ({ ask }) => expectRows(ask({ filters }), expected));
    else add(`lists that ask '${way}', which is not declared, are told so`, ({ ask }) => expectRefused(ask({ filters })));
  if (asks('from') && asks('to') && asks('is'))
    add('questions of several fields hold together, and are counted', async ({ ask }) => {
      const isFound = ({ state, price }: BackEndSample) => state === 'free' && price >= 500 && price <= 1500;
      const filters = { state: { is: 'free' }, price: { from: '500', to: '1500' } };
      await expectRows(ask({ filters }), isFound);
      const page = await ask({ filters, size: 2 });
      same(page.total, { expected: backEndSamples().filter(isFound).length, what: 'total of a narrowed list' });
      same(page.records.length, { expected: 2, what: 'rows of its page' });
    });
  for (const call of calls.filter((one) => !can(one))) add(`'${call}' is not offered`, async ({ api }) => same(api[call], { what: call }));
  add('several orders are offered as declared', async ({ api }) =>
    same(api.severalOrders ?? false, { expected: capabilities.orders === 'several', what: 'severalOrders' }),
  );
  if (can('get')) addGet(add);
  if (can('add')) addAdd(add);
  if (can('edit')) addEdit(add);
  if (can('remove')) addRemove(add);
  if (can('export'))
    add('an export is a file with something in it', async ({ api, lists }) => {
      const { blob } = await api.export!(lists.params({ filters: {} }));
      same(blob.size > 0, { expected: true, what: 'bytes of the export' });
    });
  if (can('import'))
    add('an import says how many rows it took', async ({ api }) => {
      const result = await api.import!(new Blob(['name,state,price,boughtOn\nSaw,free,100,2026-01-15\n'], { type: 'text/csv' }));
      same(result.successCount, { expected: 1, what: 'rows that were taken' });
      same(result.errorCount, { expected: 0, what: 'rows that were not' });
    });
  if (can('sums'))
    add('totals are those of the narrowed list', async ({ api, lists }) => {
      const { sums } = await api.sums!(lists.params({ filters: { state: { is: 'free' } } }));
      const rows = backEndSamples().filter(({ state }) => state === 'free');
      same(sums?.['price'], { expected: sumOf(rows), what: 'sum of the prices' });
    });
  add('a list that nobody waits for any more is given up', async ({ api, lists }) => {
    const leaving = new AbortController();
    const answer = api.list(lists.params({ page: 1, size: 10 }), { signal: leaving.signal });
    leaving.abort();
    const error = await failureOf(answer);
    same(isCancelled(error), { expected: true, what: `isCancelled of ${String(error)}` });
  });
  return cases;
}

const calls: readonly BackEndCall[] = ['get', 'add', 'edit', 'remove', 'export', 'import', 'importTemplate', 'sums'];

interface Tools extends BackEndUnderTest {
  ask: (query: Partial<ListQuery>) => Promise<Page<BackEndSample>>;
}

const toolsOf = (made: BackEndUnderTest): Tools => ({
  ...made,
  ask: async (query) => made.api.list(made.lists.params({ page: 1, size: 100, ...query })),
});

interface Question {
  filters: Filters;
  expected: (row: BackEndSample) => boolean;
}

const about = (field: string, { filter, expected }: { filter: FieldFilter; expected: Question['expected'] }): Question => ({
  filters: { [field]: filter },
  expected,
});

const questions: Record<FilterWay, Question> = {
  is: about('name', { filter: { is: 'Säge & Öl 100%+?#' }, expected: ({ id }) => id === '8' }),
  in: about('state', { filter: { in: ['free', 'broken'] }, expected: ({ state }) => state !== 'lent' }),
  contains: about('name', { filter: { contains: 'ol 1' }, expected: ({ name }) => name.includes('ol 1') }),
  from: about('boughtOn', { filter: { from: '2026-09-15' }, expected: ({ boughtOn }) => boughtOn >= '2026-09-15' }),
  to: about('boughtOn', { filter: { to: '2026-03-15' }, expected: ({ boughtOn }) => boughtOn <= '2026-03-15' }),
};

type Add = (name: string, check: (tools: Tools) => Promise<void>) => void;

function addPages(add: Add) {
  add('pages hold the rows that follow each other, and the total of the list', async ({ ask }) => {
    const [first, third] = [await ask({ page: 1, size: 10 }), await ask({ page: 3, size: 10 })];
    same(first.records.length, { expected: 10, what: 'rows of the first page' });
    same(third.records.length, { expected: 5, what: 'rows of the last page' });
    for (const page of [first, third]) if (page.totalEstimated !== true) same(page.total, { expected: 25, what: 'total' });
    same([first.current, first.size, third.current].join(), { expected: '1,10,3', what: 'number and size of pages' });
    const ids = [...first.records, ...(await ask({ page: 2, size: 10 })).records, ...third.records].map(idOf);
    same(new Set(ids).size, { expected: 25, what: 'different rows on three pages' });
  });
  add('rows have their values as they are', async ({ ask }) => {
    const { records } = await ask({});
    for (const sample of backEndSamples())
      sameRow(
        records.find((row) => idOf(row) === sample.id),
        sample,
      );
  });
  add('a page beyond the last one is empty', async ({ ask }) => {
    const page = await ask({ page: 9, size: 10 });
    same(page.records.length, { expected: 0, what: 'rows' });
    if (page.totalEstimated !== true) same(page.total, { expected: 25, what: 'total' });
  });
}

function addOrders(add: Add, orders: BackEndCapabilities['orders']) {
  const byPrice: TableSort = { column: 'price', order: 'desc' };
  const several: TableSort = { column: 'state', order: 'asc', further: [byPrice] };
  if (orders === 'none') {
    add('lists that ask for an order, which is not declared, are told so', ({ ask }) => expectRefused(ask({ sort: byPrice })));
    return;
  }
  add('lists are ordered by numbers and by texts, both ways', async ({ ask }) => {
    const prices = backEndSamples().map(({ price }) => price);
    const down = await ask({ sort: byPrice });
    same(down.records.map(({ price }) => price).join(), { expected: prices.toSorted((a, b) => b - a).join(), what: 'prices from the top' });
    const up = await ask({ sort: { column: 'price', order: 'asc' } });
    same(up.records.map(({ price }) => price).join(), { expected: prices.toSorted((a, b) => a - b).join(), what: 'prices from below' });
    const { records } = await ask({ sort: { column: 'boughtOn', order: 'desc' }, size: 1 });
    same(records[0]?.boughtOn, { expected: '2026-12-15', what: 'the latest day' });
  });
  if (orders === 'several')
    add('lists are ordered by one column within another', async ({ ask }) => {
      const { records } = await ask({ sort: several });
      const expected = backEndSamples().toSorted((a, b) => a.state.localeCompare(b.state) || b.price - a.price);
      same(records.map(idOf).join(), { expected: expected.map(idOf).join(), what: 'rows by state, then by price from the top' });
    });
}

function addGet(add: Add) {
  add('a row is read by its key', async ({ api }) => sameRow(await api.get!('7'), backEndSamples()[6]!));
  add('a row that is not there is said to be missing', async ({ api }) => {
    const error = await failureOf(api.get!('999'));
    same(isMissing(error), { expected: true, what: `isMissing of ${String(error)}` });
  });
}

function addAdd(add: Add) {
  add('a new row is in the list with what was entered', async ({ api, ask }) => {
    const input = { name: 'Neu 新', state: 'free', price: 4200, boughtOn: '2026-02-28' };
    await api.add!(input as never);
    const { records, total } = await ask({});
    same(total, { expected: 26, what: 'total' });
    const row = records.find(({ name }) => name === input.name);
    sameRow(row, { ...input, id: idOf(row ?? fail('The new row is not in the list.')) });
  });
  add('what is refused is told at its field, and nothing is kept', async ({ api, ask }) => {
    const error = await failureOf(api.add!({ name: '', state: 'free', price: 1, boughtOn: '2026-01-15' } as never));
    if (!(error instanceof ApiError)) throw new Error(`A refusal is an ApiError, and not ${String(error)}.`);
    same(error.fields.map(({ path }) => path).join(), { expected: 'name', what: 'fields of the refusal' });
    same(error.message === '', { expected: false, what: 'an empty message' });
    same((await ask({})).total, { expected: 25, what: 'total' });
  });
}

function addEdit(add: Add) {
  add('a change is kept, and changes no other row', async ({ api, ask }) => {
    const sample = backEndSamples()[2]!;
    await api.edit!({ ...sample, name: 'Tool 03, repaired' } as never);
    const { records } = await ask({});
    sameRow(
      records.find((row) => idOf(row) === sample.id),
      { ...sample, name: 'Tool 03, repaired' },
    );
    for (const other of backEndSamples().filter(({ id }) => id !== sample.id))
      sameRow(
        records.find((row) => idOf(row) === other.id),
        other,
      );
  });
  add('what a form did not change stays as it was', async ({ api, ask }) => {
    const sample = backEndSamples()[2]!;
    await api.edit!({ id: sample.id, name: 'Tool 03, repaired' } as never);
    sameRow(
      (await ask({})).records.find((row) => idOf(row) === sample.id),
      { ...sample, name: 'Tool 03, repaired' },
    );
  });
  add('a change that is refused is told at its field, and nothing is kept', async ({ api, ask }) => {
    const sample = backEndSamples()[2]!;
    const error = await failureOf(api.edit!({ ...sample, name: '' } as never));
    same(error instanceof ApiError && error.fields[0]?.path, { expected: 'name', what: 'field of the refusal' });
    sameRow(
      (await ask({})).records.find((row) => idOf(row) === sample.id),
      sample,
    );
  });
}

function addRemove(add: Add) {
  add('one row is removed, and no other', async ({ api, ask }) => {
    await api.remove!(['4']);
    const { records, total } = await ask({});
    same(total, { expected: 24, what: 'total' });
    same(
      records.some((row) => idOf(row) === '4'),
      { expected: false, what: 'the removed row is still there' },
    );
  });
  add('several rows are removed, and none of them is told as failed', async ({ api, ask }) => {
    const outcome = outcomeOf(await api.remove!(['1', '2', '3']));
    same(outcome?.fail.length ?? 0, { expected: 0, what: 'rows that failed' });
    same((await ask({})).total, { expected: 22, what: 'total' });
  });
}

async function expectRows(answer: Promise<Page<BackEndSample>>, isExpected: Question['expected']) {
  const { records } = await answer;
  const expected = backEndSamples().filter(isExpected).map(idOf);
  same(records.map(idOf).toSorted(byNumber).join(), { expected: expected.toSorted(byNumber).join(), what: 'keys of the rows' });
}

async function expectRefused(answer: Promise<unknown>) {
  const error = await failureOf(answer);
  same(error instanceof Error && error.message !== '', { expected: true, what: `a refusal in words, and not ${String(error)}` });
}

async function failureOf(answer: Promise<unknown>): Promise<unknown> {
  const outcome = await answer.then(
    () => ({ error: undefined }),
    (error: unknown) => ({ error }),
  );
  return outcome.error ?? fail('It was not refused.');
}

const idOf = (row: Pick<BackEndSample, 'id'>) => String(row.id);
const byNumber = (one: string, other: string) => Number(one) - Number(other);
const sumOf = (rows: readonly BackEndSample[]) => rows.reduce((sum, { price }) => sum + price, 0);

/** Whether a row has the values of a sample; a key may be a number, and a server may send more. */
function sameRow(row: BackEndSample | undefined, sample: BackEndSample) {
  if (row === undefined) fail(`The row ${sample.id} is not there.`);
  same(idOf(row), { expected: sample.id, what: 'key' });
  for (const name of ['name', 'state', 'price', 'boughtOn'] as const)
    same(row[name], { expected: sample[name], what: `${name} of the row ${sample.id}` });
}

function same(found: unknown, { expected, what }: { expected?: unknown; what: string }) {
  if (!Object.is(found, expected)) fail(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}.`);
}

function fail(message: string): never {
  throw new Error(message);
}
