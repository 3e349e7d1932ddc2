import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { sysDictItem } from './dictionary.table.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ shared: true });
});

test('DICT-01 all dictionaries by code, in the reader’s language; a refresh shows a change', async () => {
  const user = server.as('admin');

  expect((await user.get('/sys/dict/queryAllDictItems')).result.sex[0]).toEqual({ value: '1', text: '男', title: '男' });
  expect((await user.get('/sys/dict/queryAllDictItems', {}, { 'accept-language': 'en' })).result.sex[0].text).toBe('Male');
  await server.inTenant(0, (tx) => tx.update(sysDictItem).set({ itemText: '改' }));
  expect((await user.get('/sys/dict/getDictItems/sex')).result[0].text).toBe('男');
  expect(await user.get('/sys/dict/refleshCache')).toMatchObject({ success: true, message: '刷新缓存完成！' });
  expect((await user.get('/sys/dict/getDictItems/sex')).result[0].text).toBe('改');
  expect(await server.as({ username: 'plain', permissions: [] }).get('/sys/dict/refleshCache')).toMatchObject({ status: 403 });
});

test('DICT-02 an empty or unknown code', async () => {
  const user = server.as('admin');

  expect(await user.get('/sys/dict/getDictItems/')).toMatchObject({ status: 400, message: '字典Code不能为空!' });
  expect(await user.get('/sys/dict/getDictItems/nothing_here')).toMatchObject({ success: true, result: [] });
  for (const code of [
    'sys_user,password,id',
    'sys_user,realname,id,1=1',
    'sys_user%2Crealname%2Cid%20where%201%3D1',
    'a,b',
    'pg_catalog.pg_user,usename,usesysid',
    "sex' or '1'='1",
  ]) {
    expect(await user.get(`/sys/dict/getDictItems/${code}`)).toMatchObject({ status: 400, success: false });
  }
});

test('DICT-03 rows of a registered table are searched, and texts found by key', async () => {
  const user = server.as('admin');
  const other = server.as({ username: 'zhang_san' });
  await other.get('/sys/dict/queryAllDictItems');
  const dict = 'sys_user,realname,username';

  expect((await user.get(`/sys/dict/loadDict/${dict}`, { keyword: 'zhang' })).result).toEqual([
    { value: 'zhang_san', text: 'zhang_san的姓名', title: 'zhang_san的姓名' },
  ]);
  expect((await user.get(`/sys/dict/loadDict/${dict}`, { keyword: '%' })).result).toEqual([]);
  expect((await user.get(`/sys/dict/loadDictItem/${dict}`, { key: 'zhang_san,nobody,admin' })).result).toEqual([
    'zhang_san的姓名',
    'admin的姓名',
  ]);
  expect((await user.get('/sys/dict/getDictText/sex/2')).success).toBe(true);
});

test('DICT-03 what the clock did is told as done by the system, which nobody is offered as a person', async () => {
  const user = server.as('admin');
  const dict = 'sys_user,realname,username';
  expect((await user.get(`/sys/dict/loadDictItem/${dict}`, { key: 'admin,system' })).result).toEqual(['admin的姓名', '系统']);
  expect((await user.get(`/sys/dict/loadDict/${dict}`, { keyword: 'system' })).result).toEqual([]);
});

test('DICT-03 PERM-08 who is not of the staff finds people of the own company alone, and no roles or departments of others', async () => {
  const guest = server.as({ username: 'dict_guest', userType: 2, cid: 'c1' });
  const mate = server.as({ username: 'dict_mate', userType: 2, cid: 'c1' });
  for (const client of [
    mate,
    server.as({ username: 'dict_rival', userType: 2, cid: 'c2' }),
    server.as({ username: 'dict_staff', departs: ['A01'] }),
  ])
    await client.get('/sys/dict/queryAllDictItems');
  const values = async (code: string) =>
    (await guest.get(`/sys/dict/getDictItems/${code}`)).result.map(({ value }: { value: string }) => value);

  expect(await values('sys_user,realname,username')).toEqual(['dict_guest', 'dict_mate']);
  expect((await guest.get('/sys/dict/loadDictItem/sys_user,realname,username', { key: 'dict_rival,dict_mate' })).result).toEqual([
    'dict_mate的姓名',
  ]);
  // What staff did is told as that, without a name.
  expect((await guest.get('/sys/dict/loadDictItem/sys_user,realname,username', { key: 'dict_staff' })).result).toEqual(['平台人员']);
  expect(await values('sys_role,role_name,role_code')).toEqual([]);
  expect(await values('sys_depart,depart_name,org_code')).toEqual([]);
});

test('VAL-02 a value is checked for being free in registered columns alone', async () => {
  const user = server.as('admin');
  await user.get('/sys/dict/queryAllDictItems');
  await server.as({ username: 'dict_elsewhere', tenantId: 2 }).get('/sys/dict/queryAllDictItems');
  const check = (tableName: string, fieldName: string, fieldVal: string, dataId?: string) =>
    user.get('/sys/duplicate/check', { tableName, fieldName, fieldVal, dataId });

  expect(await check('sys_user', 'username', 'free')).toMatchObject({ success: true, code: 200, message: '该值可用！' });
  expect(await check('sys_user', 'username', 'admin')).toMatchObject({ success: false, code: 500, message: '该值不可用，系统中已存在！' });
  expect(await check('sys_user', 'username', 'admin', user.userId)).toMatchObject({ success: true });
  // As a login knows no capitals; those of customers share their names with all others, also of another tenant.
  for (const name of ['ADMIN', 'dict_Elsewhere'])
    for (const table of ['sys_user', 'hy_customer_user'])
      expect(await check(table, 'username', name), `${table} ${name}`).toMatchObject({ success: false });
  expect(await check('sys_user', 'password', 'x')).toMatchObject({ status: 400 });
  expect(await check('pg_user', 'usename', 'postgres')).toMatchObject({ status: 400 });
});
