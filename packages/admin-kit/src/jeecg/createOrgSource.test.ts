import { expect, test } from 'vitest';
import { jeecgWire } from './jeecgWire.ts';
import { createRequestClient } from '../request/requestClient.ts';
import { fakeRequest, type FakeRequestCall } from '../testing/fakeRequest.ts';
import { createOrgSource } from './createOrgSource.ts';

const sent = ({ method, path, query }: FakeRequestCall) => ({ method, path, query });
const queryOf = (call: FakeRequestCall | undefined) => (call?.query ?? {}) as Readonly<Record<string, unknown>>;
const { signal } = new AbortController();
const user = (id: string, username: string, realname: string | null, orgCodeTxt: string | null) => ({
  id,
  username,
  realname,
  orgCodeTxt,
  post: '',
});

test('SYS-05 the tree of departments is read with all its levels; leaves have null instead of children', async () => {
  const leaf = { id: 'd11', departName: '调度部', orgCode: 'A01A01', children: null, title: '调度部', isLeaf: true };
  const fake = fakeRequest({
    'GET /sys/sysDepart/queryTreeList': [{ id: 'd1', departName: '北国物流', orgCode: 'A01', children: [leaf] }],
  });

  expect(await createOrgSource(fake.request).departments()).toEqual([
    { id: 'd1', name: '北国物流', code: 'A01', children: [{ id: 'd11', name: '调度部', code: 'A01A01', children: [] }] },
  ]);
  expect(fake.calls.map(sent)).toEqual([{ method: 'GET', path: '/sys/sysDepart/queryTreeList', query: undefined }]);
});

test('FAIL-01 a tree with a malformed branch is refused as a whole', async () => {
  const client = createRequestClient({
    wire: jeecgWire,
    token: () => 'T1',
    tenantId: () => 0,
    fetch: async () =>
      Response.json({
        success: true,
        code: 200,
        message: '',
        result: [{ id: 'd1', departName: '北国物流', orgCode: 'A01', children: [{ id: 11 }] }],
      }),
  });

  await expect(createOrgSource(client.request).departments()).rejects.toThrow(/./);
});

test('SYS-19 people are asked for by department, a part of the name and page; asterisks of a person widen nothing', async () => {
  const fake = fakeRequest({
    'GET /sys/user/queryUserComponentData': { records: [user('u1', 'wang', '王伟', '调度部'), user('u2', 'li', null, null)], total: 12 },
  });

  const found = await createOrgSource(fake.request).people({ departmentId: 'd1', word: ' *王* ', page: 2, pageSize: 10 }, signal);

  expect(found).toEqual({
    total: 12,
    people: [
      { id: 'u1', username: 'wang', name: '王伟', departments: '调度部' },
      { id: 'u2', username: 'li', name: 'li', departments: '' },
    ],
  });
  expect(fake.calls[0]?.query).toEqual({
    departId: 'd1',
    realname: '*王*',
    keyword: '王',
    column: 'realname',
    order: 'asc',
    pageNo: 2,
    pageSize: 10,
  });
  await createOrgSource(fake.request).people({ word: '**', page: 1, pageSize: 10 }, signal);
  expect(fake.calls[1]?.query).toMatchObject({ departId: undefined, realname: undefined, keyword: undefined });
});

test('SYS-19 stored people are named by id in one question, by user name one by one and exactly', async () => {
  const fake = fakeRequest({
    'GET /sys/user/queryByIds': [user('u1', 'wang', '王伟', null)],
    'GET /sys/user/queryUserComponentData': (call: FakeRequestCall) => ({
      total: 2,
      records: [user('u1', String(queryOf(call)['username']), '王伟', null), user('u9', 'wangwei', '王维', null)],
    }),
  });
  const source = createOrgSource(fake.request);

  expect((await source.peopleOf(['u1', 'gone'], 'id')).map(({ id }) => id)).toEqual(['u1']);
  expect((await source.peopleOf(['wang', 'li'], 'username')).map(({ username }) => username)).toEqual(['wang', 'li']);
  expect(await source.peopleOf([], 'id')).toEqual([]);
  expect(fake.calls.map((call) => queryOf(call)['userIds'] ?? queryOf(call)['username'])).toEqual(['u1,gone', 'wang', 'li']);
});

test('SYS-02 SYS-17 roles and positions are found by a part of name or code; asterisks of a person widen nothing', async () => {
  const fake = fakeRequest({
    'GET /sys/role/list': { total: 7, records: [{ id: 'r1', roleName: '调度员', roleCode: 'dispatcher', description: null }] },
    'GET /sys/position/list': { total: 1, records: [{ id: 'p1', name: null, code: 'clerk' }] },
  });
  const source = createOrgSource(fake.request);

  expect(await source.entries('role', { query: { word: ' *调* ', page: 2, pageSize: 5 }, signal })).toEqual({
    total: 7,
    entries: [{ id: 'r1', code: 'dispatcher', name: '调度员' }],
  });
  const { superQueryParams, ...query } = queryOf(fake.calls[0]);
  expect(query).toEqual({ superQueryMatchType: 'or', column: 'roleName', order: 'asc', pageNo: 2, pageSize: 5 });
  expect(JSON.parse(decodeURI(String(superQueryParams)))).toEqual([
    { field: 'roleName', type: 'string', rule: 'like', val: '调' },
    { field: 'roleCode', type: 'string', rule: 'like', val: '调' },
  ]);
  expect((await source.entries('position', { query: { word: '*', page: 1, pageSize: 5 }, signal })).entries).toEqual([
    { id: 'p1', code: 'clerk', name: 'clerk' },
  ]);
  expect(queryOf(fake.calls[1])).toMatchObject({ superQueryParams: undefined, superQueryMatchType: undefined, column: 'name' });
});

test('SYS-02 stored roles are named in one question, and others that came along are dropped', async () => {
  const roles = [
    { id: 'r1', roleName: '调度员', roleCode: 'dispatcher' },
    { id: 'r2', roleName: '管理员', roleCode: 'admin' },
  ];
  const fake = fakeRequest({ 'GET /sys/role/list': { total: 2, records: roles } });
  const source = createOrgSource(fake.request);

  expect((await source.entriesOf('role', { keys: ['admin'], by: 'code' })).map(({ id }) => id)).toEqual(['r2']);
  expect(queryOf(fake.calls[0])).toEqual({ roleCode: 'admin,', pageNo: 1, pageSize: 1 });
  expect(await source.entriesOf('role', { keys: [], by: 'code' })).toEqual([]);
  expect(fake.calls).toHaveLength(1);
});

test('SYS-05 regions are asked once, and again after a failure; without them a picker says what is missing', async () => {
  let tries = 0;
  const source = createOrgSource(fakeRequest({}).request, {
    regions: async () => {
      tries += 1;
      if (tries === 1) throw new Error('网络异常');
      return [{ code: '110000', name: '北京市', parentCode: null }];
    },
  });

  await expect(source.regions()).rejects.toThrow('网络异常');
  expect([(await source.regions()).length, (await source.regions()).length, tries]).toEqual([1, 1, 2]);
  await expect(createOrgSource(fakeRequest({}).request).regions()).rejects.toThrow('give it `regions`');
});

test('POP-01 many people, roles and positions that are stored are asked for in several calls', async () => {
  const keys = Array.from({ length: 250 }, (_, at) => `k${at}`);
  const fake = fakeRequest({
    'GET /sys/user/queryByIds': [user('k1', 'wang', '王伟', null)],
    'GET /sys/role/list': { records: [{ id: 'k2', roleCode: 'r', roleName: '角色' }], total: 1 },
  });
  const source = createOrgSource(fake.request);

  expect(await source.peopleOf(keys, 'id')).toHaveLength(3);
  expect(await source.entriesOf('role', { keys, by: 'id' })).toHaveLength(3);
  const longest = Math.max(...fake.calls.map((call) => Object.values(queryOf(call)).join().length));
  expect(longest).toBeLessThan(600);
  expect(fake.calls).toHaveLength(6);
  expect(await source.peopleOf([], 'id')).toEqual([]);
});
