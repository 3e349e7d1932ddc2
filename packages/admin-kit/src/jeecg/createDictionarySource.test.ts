import { expect, test } from 'vitest';
import { jeecgWire } from './jeecgWire.ts';
import { createRequestClient } from '../request/requestClient.ts';
import { createDictionaryStore } from '../dictionary/createDictionaryStore.ts';
import { createDictionarySource, type DictionarySourceOptions } from './createDictionarySource.ts';

const sex = [
  { value: '1', text: '男' },
  { value: '2', text: '女' },
];

/** A server with one dictionary, a clock, and a browser's storage. */
function setUp(answers: Readonly<Record<string, unknown>> = {}, options?: DictionarySourceOptions) {
  const asked: string[] = [];
  const kept = new Map<string, string>();
  let now = 0;
  const open = () =>
    createDictionarySource(
      createRequestClient({
        wire: jeecgWire,
        token: () => 'T',
        tenantId: () => 0,
        identity: () => 'u1',
        now: () => now,
        store: { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value), remove: (key) => void kept.delete(key) },
        fetch: async (address) => {
          const { pathname, searchParams } = new URL(address as string, 'http://local');
          searchParams.delete('_t');
          asked.push(`${pathname.replace('/jeecg-boot/sys/dict/', '')} ${searchParams}`.trim());
          const result = { 'getDictItems/sex': sex, queryAllDictItems: { sex, none: null }, ...answers }[asked.at(-1)!.split(' ')[0]!];
          return Response.json({ success: true, code: 200, message: '', result: result ?? null });
        },
      }),
      options,
    );
  return { open, asked, later: (ms: number) => (now += ms) };
}

test('REQ-07 DICT-01 a dictionary is asked for once in 7 days, also after a reload', async () => {
  const { open, asked, later } = setUp();

  expect(await open().items('sex')).toEqual(sex);
  later(604_799_999);
  expect(await open().items('sex')).toEqual(sex);
  expect(asked).toEqual(['getDictItems/sex']);
  later(2);
  await open().items('sex');

  expect(asked).toHaveLength(2);
});

test('LAY-10 a refresh tells the server first, forgets what was kept, and hands everything on', async () => {
  const all: unknown[] = [];
  const { open, asked } = setUp({}, { onRefresh: (items) => all.push(items) });
  const source = open();
  await source.items('sex');

  expect(await source.refresh?.()).toEqual({ sex, none: [] });
  await source.items('sex');

  expect(asked).toEqual(['getDictItems/sex', 'refleshCache', 'queryAllDictItems', 'getDictItems/sex']);
  expect(all).toEqual([{ sex, none: [] }]);
});

test('LAY-10 a store that is cleared asks again', async () => {
  const { open, asked } = setUp();
  const source = open();
  await source.items('sex');
  createDictionaryStore(source).clear();
  await source.items('sex');

  expect(asked).toHaveLength(2);
});

test('DICT-03 a large dictionary is searched and its keys are named, neither from what was kept', async () => {
  const { open, asked } = setUp({
    'loadDict/sys_user%2Crealname%2Cid': [{ value: 7, text: '张伟' }],
    'loadDictItem/sys_user%2Crealname%2Cid': ['张伟'],
  });
  const source = open();

  expect(await source.search?.('sys_user,realname,id', { keyword: '张', signal: new AbortController().signal })).toEqual([
    { value: '7', text: '张伟' },
  ]);
  expect(await source.textOf?.('sys_user,realname,id', ['7', '8'])).toEqual(['张伟']);
  expect(asked.map((one) => decodeURIComponent(decodeURIComponent(one)))).toEqual([
    'loadDict/sys_user,realname,id keyword=张',
    'loadDictItem/sys_user,realname,id key=7,8',
  ]);
});

test('DICT-05 a host gives items what the wire does not know', async () => {
  const { open } = setUp({}, { refine: (code, items) => items.map((item) => ({ ...item, tone: code === 'sex' ? 'ok' : 'draft' })) });

  expect(await open().items('sex')).toEqual(sex.map((item) => ({ ...item, tone: 'ok' })));
  expect(await open().refresh?.()).toMatchObject({ sex: [{ tone: 'ok' }, { tone: 'ok' }] });
});

test.each([['x'], [{ a: 1 }], [[null]], [[{ text: 'no value' }]], [[{ value: '1', text: 2 }]]])(
  'FAIL-01 a malformed dictionary %j is an error in words and is not kept',
  async (result) => {
    const { open, asked } = setUp({ 'getDictItems/sex': result });

    await expect(open().items('sex')).rejects.toThrow('服务器返回的数据格式不正确');
    await expect(open().items('sex')).rejects.toThrow('服务器返回的数据格式不正确');
    expect(asked.length).toBeGreaterThan(1);
  },
);
