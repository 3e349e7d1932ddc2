import { expect, test, vi } from 'vitest';
import { jeecgLists } from '../jeecg/jeecgLists.ts';
import { plainLists } from '../resource/list/listWire.ts';
import { type BackEndAdapter, createBackEnd } from './backEnd.ts';
import { readAsked } from './readAsked.ts';

const none: BackEndAdapter<string> = {
  capabilities: { calls: [], filters: ['is'], orders: 'none', batch: false },
  list: async () => ({ rows: [{ id: 1 }], total: 1 }),
};
const several = { ...none, capabilities: { ...none.capabilities, orders: 'several', filters: ['is', 'in'], advanced: true } } as const;

test('KIT-10 what a back end does not declare is not offered, and a declared call that is not there is told at once', () => {
  const api = createBackEnd({ ...none, get: async () => ({}), add: async () => ({}) }).resource('tools');

  expect(Object.keys(api)).toEqual(['list']);
  expect(() => createBackEnd({ ...none, capabilities: { ...none.capabilities, calls: ['export', 'get'] }, get: async () => ({}) })).toThrow(
    'createBackEnd: it says that it can export, and has no such call.',
  );
});

test('KIT-10 one kind of row may offer less than its back end can, and not more', () => {
  const adapter = {
    ...none,
    capabilities: { ...none.capabilities, calls: ['get', 'add'] as const },
    get: async () => ({}),
    add: async () => ({}),
  };

  expect(Object.keys(createBackEnd<string>(adapter).resource('tools', { calls: ['get', 'remove'] }))).toEqual(['list', 'get']);
});

test('KIT-10 orders, checks and schemas are told to lists and forms', () => {
  const schemas = { add: undefined } as never;
  const api = createBackEnd<string>({
    ...none,
    capabilities: { ...several.capabilities, calls: ['edit'], checkOnly: true },
    edit: async () => undefined,
  }).resource('tools', { schemas });

  expect(api).toMatchObject({ severalOrders: true, checkable: true, schemas });
  expect(
    createBackEnd<string>({ ...none, capabilities: { ...none.capabilities, checkOnly: true } }).resource('tools').checkable,
  ).toBeUndefined();
});

test('KIT-10 lists are asked in the words of the kit, however the app spells them', async () => {
  const query = {
    filters: { name: { contains: 'a&b' }, state: { in: ['1', '2'] }, price: { from: '5', to: '9' }, kind: { is: 'x' } },
    page: 2,
    size: 50,
    sort: { column: 'name', order: 'asc', further: [{ column: 'price', order: 'desc' }] },
    fields: ['id', 'name'],
    rows: ['7', '8'],
    columns: ['name', 'price'],
  } as const;

  expect(readAsked(plainLists.params(query), plainLists)).toEqual(query);
  expect(readAsked(jeecgLists.params(query), jeecgLists)).toMatchObject({ ...query, fields: ['id', 'name'] });
  expect(readAsked({}, plainLists)).toEqual({ filters: {}, page: 1, size: 10, sort: null });
  expect(readAsked({}, { ...plainLists, pageSize: 20 }).size).toBe(20);
  const wire = { ...plainLists, params: () => ({}) };
  expect(readAsked({ rows: '1' }, wire).filters).toEqual({ rows: { is: '1' } });
});

test('KIT-10 a screen that asks for what its server cannot answer is told so', async () => {
  const { list } = createBackEnd(none).resource('tools');
  const ordered = { column: 'name', order: 'asc' } as const;

  await expect(list(plainLists.params({ filters: { name: { contains: 'a' } } }))).rejects.toThrow(
    "This back end cannot narrow 'name' by 'contains': it takes is.",
  );
  await expect(list(plainLists.params({ sort: ordered }))).rejects.toThrow('This back end cannot order rows.');
  await expect(list(plainLists.params({ sort: { ...ordered, further: [{ column: 'price', order: 'asc' }] } }))).rejects.toThrow(
    'This back end cannot order by several columns.',
  );
  await expect(list(plainLists.params({ advanced: { conditions: '[]' } }))).rejects.toThrow('cannot take conditions');
  await expect(
    createBackEnd({ ...none, capabilities: { ...none.capabilities, filters: [] } })
      .resource('t')
      .list({ a: '1' }),
  ).rejects.toThrow('it takes no filters');
  await expect(
    createBackEnd<string>(several)
      .resource('tools')
      .list(plainLists.params({ sort: ordered, advanced: { conditions: '[]' } })),
  ).resolves.toMatchObject({ total: 1 });
});

test('KIT-10 a server that does not count says whether there are more rows', async () => {
  const answer = async (hasMore: boolean | undefined) =>
    createBackEnd({ ...none, list: async () => ({ rows: [1, 2], hasMore, sums: { price: 3 } }) })
      .resource('tools')
      .list({ page: 3, size: 2 });

  expect(await answer(true)).toEqual({
    records: [1, 2],
    total: 7,
    size: 2,
    current: 3,
    pages: 4,
    totalEstimated: true,
    sums: { price: 3 },
  });
  expect(await answer(false)).toMatchObject({ total: 6, pages: 3 });
  expect(await answer(undefined)).toMatchObject({ total: 6 });
});

test('KIT-10 rows that are removed one by one are told of one by one', async () => {
  const remove = vi.fn(async (_place: string, { ids: [id] }: { ids: readonly string[] }) => {
    if (id === '2') throw new Error('It is lent.');
    if (id === '3') throw 'gone' as unknown;
  });
  const api = createBackEnd({ ...none, capabilities: { ...none.capabilities, calls: ['remove'] }, remove }).resource('tools');

  expect(await api.remove!(['1', '2', '3'])).toEqual({
    success: ['1'],
    fail: [
      { id: '2', message: 'It is lent.' },
      { id: '3', message: 'gone' },
    ],
  });
  await expect(api.remove!(['2', '2'])).rejects.toThrow('It is lent.');
  await expect(api.remove!(['2'])).rejects.toThrow('It is lent.');
  expect(await api.remove!([])).toEqual({ success: [], fail: [] });
});

test('KIT-10 the key of a row stands where the resource says', async () => {
  const edit = vi.fn(async () => undefined);
  const api = createBackEnd({ ...none, capabilities: { ...none.capabilities, calls: ['edit'] }, edit }).resource('tools', { key: 'code' });
  await api.edit!({ code: 7, name: 'Saw' } as never);

  expect(edit).toHaveBeenCalledExactlyOnceWith('tools', { id: '7', input: { code: 7, name: 'Saw' }, isWhole: false });
});

test('KIT-10 a list that is given up before it is asked, or while it waits, is cancelled', async () => {
  const { list } = createBackEnd({ ...none, list: () => new Promise(() => undefined) }).resource('tools');
  const over = AbortSignal.abort();
  const leaving = new AbortController();
  const waiting = list({}, { signal: leaving.signal });
  leaving.abort();

  await expect(list({}, { signal: over })).rejects.toThrow('The call was cancelled.');
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await expect(createBackEnd(none).resource('tools').list({}, { signal: new AbortController().signal })).resolves.toMatchObject({
    total: 1,
  });
});

test('KIT-10 a change that takes the whole row is sent with what the form left as it was, and the key as the server writes it', async () => {
  const edit = vi.fn(async () => undefined);
  const server = createBackEnd<string>({
    capabilities: { calls: ['get', 'edit'], filters: [], orders: 'none', batch: false, wholeRows: true },
    list: async () => ({ rows: [{ id: 7, isLent: true }] }),
    get: async () => ({ id: 7, name: 'Scale', isLent: false }),
    edit,
  });
  const api = server.resource<{ id: string }>('tools', { booleans: ['isLent'] });
  expect((await api.list({})).records).toEqual([{ id: 7, isLent: '1' }]);
  expect(await api.get!('7')).toEqual({ id: 7, name: 'Scale', isLent: '0' });
  await api.edit!({ id: '7', isLent: '1' } as never);
  expect(edit).toHaveBeenLastCalledWith('tools', { id: '7', isWhole: true, input: { id: 7, name: 'Scale', isLent: true } });
  await server.resource('tools', { wholeRows: false }).edit!({ id: '7', name: 'Scale 2' } as never);
  expect(edit).toHaveBeenLastCalledWith('tools', { id: '7', isWhole: false, input: { id: '7', name: 'Scale 2' } });
});
