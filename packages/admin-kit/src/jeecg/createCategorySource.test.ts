import { expect, test } from 'vitest';
import { jeecgWire } from './jeecgWire.ts';
import { createRequestClient } from '../request/requestClient.ts';
import { fakeRequest, type FakeRequestCall } from '../testing/fakeRequest.ts';
import { createCategorySource } from './createCategorySource.ts';

const node = (key: string, title: string | null, leaf: boolean) => ({
  key,
  value: key,
  title,
  leaf,
  icon: null,
  parentId: '0',
  code: 'A01',
  children: null,
});
const sent = ({ method, path, query }: FakeRequestCall) => ({ method, path, query });

test('DICT-05 the first level is asked for by code, further ones by node; `leaf` says where a tree ends', async () => {
  const fake = fakeRequest({
    'GET /sys/category/loadTreeRoot': [node('1', '煤炭', false), node('2', null, true)],
    'GET /sys/category/loadTreeChildren': null,
  });
  const source = createCategorySource(fake.request);
  expect(await source.children('A01', null)).toEqual([
    { value: '1', text: '煤炭', leaf: false },
    { value: '2', text: '2', leaf: true },
  ]);
  expect(await source.children('A01', '1')).toEqual([]);
  await source.children('0', null);
  expect(fake.calls.map(sent)).toEqual([
    { method: 'GET', path: '/sys/category/loadTreeRoot', query: { async: true, pcode: 'A01' } },
    { method: 'GET', path: '/sys/category/loadTreeChildren', query: { pid: '1' } },
    { method: 'GET', path: '/sys/category/loadTreeRoot', query: { async: true, pcode: '' } },
  ]);
});

test('DICT-05 the whole tree is asked for with one call', async () => {
  const fake = fakeRequest({
    'GET /sys/category/loadTreeRoot': [{ ...node('1', '煤炭', false), children: [node('11', '动力煤', true)] }, node('2', '矿石', true)],
  });
  const source = createCategorySource(fake.request);

  expect(await source.tree!('A01')).toEqual([
    { value: '1', text: '煤炭', leaf: false, children: [{ value: '11', text: '动力煤', leaf: true }] },
    { value: '2', text: '矿石', leaf: true },
  ]);
  expect(fake.calls.map(sent)).toEqual([{ method: 'GET', path: '/sys/category/loadTreeRoot', query: { async: false, pcode: 'A01' } }]);
});

test('DICT-05 names come in the order asked, also from servers that leave unknown ids out', async () => {
  const names: Readonly<Record<string, string>> = { a: '甲', b: '乙' };
  const fake = fakeRequest({
    'GET /sys/category/loadDictItem/': ({ query }: FakeRequestCall) =>
      (query as { ids: string }).ids.split(',').flatMap((id) => names[id] ?? []),
  });
  const source = createCategorySource(fake.request);
  expect(await source.textOf([])).toEqual([]);
  expect(await source.textOf(['b', 'a'])).toEqual(['乙', '甲']);
  expect(fake.calls).toHaveLength(1);
  expect(await source.textOf(['b', 'gone', 'a'])).toEqual(['乙', 'gone', '甲']);
  expect(await source.textOf(['gone'])).toEqual(['gone']);
  expect(fake.calls).toHaveLength(6);
  expect(fake.calls[0]?.query).toEqual({ ids: 'b,a', delNotExist: false });
});

test.each([['a text'], [{ records: [] }], [[null]], [[{ title: '没有值' }]], [[['x']]]])(
  'FAIL-01 a malformed level %j is an error in words, never a broken tree',
  async (result) => {
    const client = createRequestClient({
      wire: jeecgWire,
      token: () => undefined,
      tenantId: () => 0,
      fetch: async () => Response.json({ success: true, code: 200, message: '', result, timestamp: 0 }),
    });
    await expect(createCategorySource(client.request).children('A01', null)).rejects.toThrow('服务器返回的数据格式不正确');
  },
);
