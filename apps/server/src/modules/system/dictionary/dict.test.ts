import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { modules } from '../../index.ts';
import { seedDictionaries } from '../seed/seedDictionaries.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ shared: true });
});

const textsOf = async (user: ReturnType<TestServer['as']>, code: string) =>
  (await user.get(`/sys/dict/getDictItems/${code}`)).result.map((one: { value: string; text: string }) => [one.value, one.text]);

test('DICT-04 a dictionary and its items are added and edited, and seen at once', async () => {
  const user = server.as('admin');
  const dict = await user.post('/sys/dict/add', { dictName: '停靠原因', dictCode: 'stop_reason', description: '途中停靠' });
  expect(dict).toMatchObject({ success: true, message: '保存成功！', result: { dictCode: 'stop_reason', isProtected: 0, type: 0 } });

  const rest = await user.post('/sys/dictItem/add', { dictId: dict.result.id, itemText: '休息', itemValue: 'rest', sortOrder: 2 });
  expect(rest).toMatchObject({ success: true, message: '保存成功！', result: { status: 1 } });
  await user.post('/sys/dictItem/add', { dictId: dict.result.id, itemText: '加油', itemTextEn: 'Fuel', itemValue: 'fuel', sortOrder: 1 });
  expect(await textsOf(user, 'stop_reason')).toEqual([
    ['fuel', '加油'],
    ['rest', '休息'],
  ]);

  const { id, version } = rest.result;
  expect(await user.put('/sys/dictItem/edit', { id, version, itemText: '司机休息', itemValue: 'pause' })).toMatchObject({
    success: true,
    message: '编辑成功!',
  });
  expect(await textsOf(user, 'stop_reason')).toEqual([
    ['fuel', '加油'],
    ['pause', '司机休息'],
  ]);
  expect(await user.post('/sys/dictItem/edit', { id, version: version + 1, status: 0 })).toMatchObject({ success: true });
  expect(await textsOf(user, 'stop_reason')).toEqual([['fuel', '加油']]);

  const renamed = await user.put('/sys/dict/edit', { id: dict.result.id, version: dict.result.version, dictCode: 'halt_reason' });
  expect(renamed).toMatchObject({ success: true, result: { dictCode: 'halt_reason', dictName: '停靠原因' } });
  expect(await textsOf(user, 'stop_reason')).toEqual([]);
  expect(await textsOf(user, 'halt_reason')).toHaveLength(1);
  expect(await user.delete('/sys/dictItem/delete', { id })).toMatchObject({ success: true });
  expect((await user.get('/sys/dictItem/list', { dictId: dict.result.id })).result.records).toHaveLength(1);
});

test('DICT-04 codes and values are well formed and taken once', async () => {
  const user = server.as('admin');
  const add = (dictCode: string) => user.post('/sys/dict/add', { dictName: '名称', dictCode });
  const { result: dict } = await add('twice');
  expect(await add('twice')).toMatchObject({ success: false, code: 500, message: '该值不可用，系统中已存在！' });
  for (const code of ['1a', 'a b', 'sys_user,realname,id', "a'--", 'a'.repeat(65)])
    expect(await add(code), code).toMatchObject({ status: 400, success: false });

  const item = (itemValue: string) => user.post('/sys/dictItem/add', { dictId: dict.id, itemText: '甲', itemValue });
  const { result: first } = await item('1');
  expect(await item('1')).toMatchObject({ success: false, message: '该值不可用，系统中已存在！' });
  const { result: second } = await item('2');
  expect(await user.put('/sys/dictItem/edit', { id: second.id, version: second.version, itemValue: '1' })).toMatchObject({
    success: false,
  });
  expect(await user.put('/sys/dictItem/edit', { id: first.id, version: first.version, itemValue: '1', itemText: '乙' })).toMatchObject({
    success: true,
  });
  expect(await user.put('/sys/dictItem/edit', { id: first.id, version: first.version, itemText: '丙' })).toMatchObject({ status: 409 });
  expect(await user.post('/sys/dictItem/add', { dictId: 'nowhere', itemText: '甲', itemValue: '1' })).toMatchObject({ status: 404 });
});

test('DICT-04 the codes that rules depend on are protected, their texts are not, and they may be extended', async () => {
  const user = server.as('admin');
  const [dict] = (await user.get('/sys/dict/list', { dictCode: 'sex' })).result.records;
  const { records } = (await user.get('/sys/dictItem/list', { dictId: dict.id })).result;
  const [item] = records;
  const refusal = { success: false, errorCode: 40031, message: '字典受保护，不能修改' };

  expect(dict.isProtected).toBe(1);
  expect(await user.put('/sys/dict/edit', { id: dict.id, version: dict.version, dictCode: 'gender' })).toMatchObject(refusal);
  expect(await user.put('/sys/dictItem/edit', { id: item.id, version: item.version, itemValue: '9' })).toMatchObject(refusal);
  expect(await user.delete('/sys/dictItem/delete', { id: item.id })).toMatchObject(refusal);
  expect(await user.put('/sys/dictItem/edit', { id: item.id, version: item.version, itemText: '男性' })).toMatchObject({ success: true });
  const added = await user.post('/sys/dictItem/add', { dictId: dict.id, itemText: '其他', itemValue: '8' });
  expect(added).toMatchObject({ success: true });
  // Every start brings the shipped ones up to date and leaves what people added.
  await server.inTenant(0, (tx) =>
    seedDictionaries(
      tx,
      modules.flatMap((module) => module.dictionaries ?? []),
    ),
  );
  await user.get('/sys/dict/refleshCache');
  expect(await textsOf(user, 'sex')).toContainEqual(['8', '其他']);
  expect(await user.delete('/sys/dictItem/delete', { id: added.result.id })).toMatchObject({ success: true });
  expect(await textsOf(user, 'sex')).not.toContainEqual(['8', '其他']);
});

test('DICT-04 nobody changes dictionaries without permission, nor those of another tenant, nor hides a protected one', async () => {
  const reader = server.as({ username: 'dict_reader', permissions: ['dict:list'] });
  expect(await reader.get('/sys/dict/list')).toMatchObject({ success: true });
  expect(await reader.post('/sys/dict/add', { dictName: '名称', dictCode: 'mine' })).toMatchObject({ status: 403 });
  expect(await reader.put('/sys/dictItem/edit', { id: 'a', version: 0 })).toMatchObject({ status: 403 });

  const shared = (await server.as('admin').get('/sys/dict/list', { dictCode: 'sex' })).result.records[0];
  const stranger = server.as({ username: 'tenant_two', tenantId: 2, permissions: 'all' });
  expect(await stranger.put('/sys/dict/edit', { id: shared.id, version: shared.version, dictName: '改' })).toMatchObject({ status: 404 });
  expect(await stranger.post('/sys/dictItem/add', { dictId: shared.id, itemText: '改', itemValue: '7' })).toMatchObject({ status: 404 });
  expect(await stranger.post('/sys/dict/add', { dictName: '改', dictCode: 'sex' })).toMatchObject({ errorCode: 40031 });
});
