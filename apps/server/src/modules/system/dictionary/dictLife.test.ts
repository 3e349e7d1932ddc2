import { beforeAll, expect, test } from 'vitest';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { writeSheet } from '../../../../test/writeSheet.ts';

let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  user = server.as('keeper');
});

const add = async (dictCode: string, values: readonly string[]): Promise<string> => {
  const { result: dict } = await user.post('/sys/dict/add', { dictName: `字典${dictCode}`, dictCode });
  for (const itemValue of values)
    expect(await user.post('/sys/dictItem/add', { dictId: dict.id, itemText: `项${itemValue}`, itemValue })).toMatchObject({
      success: true,
    });
  return dict.id;
};
const valuesOf = async (code: string): Promise<string[]> =>
  (await user.get(`/sys/dict/getDictItems/${code}`)).result.map((one: { value: string }) => one.value);

test('SYS-06 a removed dictionary lies in the bin with its items, comes back, or goes for good', async () => {
  const id = await add('bin_kept', ['1', '2']);
  const gone = await add('bin_gone', ['1']);
  const inBin = async () => (await user.get('/sys/dict/deleteList')).result.map((row: { id: string }) => row.id);

  expect(await user.delete('/sys/dict/delete', { id })).toMatchObject({ success: true });
  expect((await user.delete('/sys/dict/deleteBatch', { ids: `${gone},` })).result).toMatchObject({ success: [gone] });
  expect(await valuesOf('bin_kept')).toEqual([]);
  expect(await inBin()).toEqual(expect.arrayContaining([id, gone]));
  expect((await user.get('/sys/dict/deleteList')).result[0]).toMatchObject({ dictCode: expect.stringMatching(/^bin_/), version: 1 });
  expect(await user.post('/sys/dict/add', { dictName: '同码', dictCode: 'bin_kept' })).toMatchObject({
    message: '该值不可用，系统中已存在！',
  });

  expect(await user.put(`/sys/dict/back/${id}`)).toMatchObject({ success: true, message: '操作成功!' });
  expect(await valuesOf('bin_kept')).toEqual(['1', '2']);
  expect(await user.put(`/sys/dict/back/${id}`)).toMatchObject({ status: 404 });
  expect(await user.delete(`/sys/dict/deletePhysic/${id}`)).toMatchObject({ status: 404 });
  expect(await user.delete(`/sys/dict/deletePhysic/${gone}`)).toMatchObject({ success: true, message: '删除成功!' });
  expect(await inBin()).not.toContain(gone);
  expect(await user.put(`/sys/dict/back/${gone}`)).toMatchObject({ status: 404 });
  expect(await user.post('/sys/dict/add', { dictName: '再来', dictCode: 'bin_gone' })).toMatchObject({ success: true });
  expect(await valuesOf('bin_gone')).toEqual([]);
});

test('SYS-06 what rules depend on stays; the bin asks for permission and keeps to its tenant', async () => {
  const [shipped] = (await user.get('/sys/dict/list', { dictCode: 'sex' })).result.records;
  expect(await user.delete('/sys/dict/delete', { id: shipped.id })).toMatchObject({ success: false, errorCode: 40031 });
  expect((await user.delete('/sys/dict/deleteBatch', { ids: shipped.id })).result).toMatchObject({ fail: [{ id: shipped.id }] });

  const id = await add('bin_own', ['1']);
  await user.delete('/sys/dict/delete', { id });
  const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });
  expect((await elsewhere.get('/sys/dict/deleteList')).result).toEqual([]);
  expect(await elsewhere.put(`/sys/dict/back/${id}`)).toMatchObject({ status: 404 });
  expect(await elsewhere.delete(`/sys/dict/deletePhysic/${id}`)).toMatchObject({ status: 404 });
  const reader = server.as({ username: 'bin_reader', permissions: ['dict:list', 'dict:delete'] });
  expect(await reader.delete(`/sys/dict/deletePhysic/${id}`)).toMatchObject({ status: 403 });
  const plain = server.as({ username: 'bin_plain', permissions: ['dict:list'] });
  for (const act of [plain.get('/sys/dict/deleteList'), plain.put(`/sys/dict/back/${id}`), plain.get('/sys/dict/exportXls')])
    expect(await act).toMatchObject({ status: 403 });
});

test('SYS-06 dictionaries as a tree; a value is checked against its dictionary', async () => {
  const id = await add('tree_code', ['a']);
  expect((await user.get('/sys/dict/treeList', { dictName: '字典tree_code' })).result).toMatchObject([
    { id, key: id, title: '字典tree_code', dictCode: 'tree_code' },
  ]);
  expect((await user.get('/sys/dict/treeList', { dictName: "' or '1'='1" })).result).toEqual([]);
  const check = (query: Record<string, string>) => user.get('/sys/dictItem/dictItemCheck', { dictId: id, ...query });
  expect(await check({ itemValue: 'b' })).toMatchObject({ success: true, message: '该值可用！' });
  expect(await check({ itemValue: 'a' })).toMatchObject({ success: false, message: '该值不可用，系统中已存在！' });
  const [item] = (await user.get('/sys/dictItem/list', { dictId: id })).result.records;
  expect(item).toMatchObject({ status: 1, status_dictText: '启用' });
  expect(await check({ itemValue: 'a', id: item.id })).toMatchObject({ success: true });
  expect((await user.delete('/sys/dictItem/deleteBatch', { ids: item.id })).result).toMatchObject({ success: [item.id] });
  expect(await valuesOf('tree_code')).toEqual([]);
});

test('SYS-06 what is exported is imported again elsewhere, items below their dictionary, with two lines of captions', async () => {
  const id = await add('sheet_code', ['x', 'y']);
  const { body } = await user.download('/sys/dict/exportXls', { selections: id });
  const lines = (await readWorkbookText(body)).split('\n').map((line) => line.split('\t'));
  expect(lines[2]).toEqual(['字典名称', '字典编码', '描述', '字典列表', '字典列表', '字典列表', '字典列表']);
  expect(lines[3]).toEqual(['', '', '', '字典项文本', '字典项值', '描述', '排序']);
  expect(lines[5]?.slice(0, 5)).toEqual(['', '', '', '项y', 'y']);

  const elsewhere = server.as({ username: 'sheet_two', tenantId: 2 });
  expect(await elsewhere.upload('/sys/dict/importExcel', { fileName: '字典.xlsx', content: body })).toMatchObject({
    success: true,
    code: 200,
    result: { successCount: 2 },
  });
  expect((await elsewhere.get('/sys/dict/getDictItems/sheet_code')).result).toMatchObject([{ value: 'x' }, { value: 'y' }]);
});

test('SYS-06 an import tells each line that it cannot take, and no item falls to a wrong dictionary', async () => {
  const known = await add('known_code', ['1']);
  const binned = await add('binned_code', []);
  await user.delete('/sys/dict/delete', { id: binned });
  const sheet = await writeSheet(
    ['字典名称', '字典编码', '描述', '字典项文本', '字典项值', '描述', '排序'],
    [
      ['已有', 'known_code', '', '二', '2', '第二', '2'],
      ['', '', '', '一', '1', '', ''],
      ['坏码', 'a b', '', '甲', '1', '', ''],
      ['', '', '', '乙', '2', '', ''],
      ['回收', 'binned_code', '', '甲', '1', '', ''],
      ['性别', 'sex', '', '男', '1', '', ''],
      ['空的', 'empty_code', '没有项', '', '', '', ''],
      ['', '', '', '缺值', '', '', ''],
      ['', '', '', '乱序', '9', '', 'x'],
    ],
  );
  const reply = await user.upload('/sys/dict/importExcel', { fileName: '字典.xlsx', content: sheet });
  expect(reply).toMatchObject({ code: 201, result: { successCount: 2, errorCount: 7 } });
  expect(reply.result.errors.map((one: { row: number }) => one.row)).toEqual([3, 4, 5, 6, 7, 9, 10]);
  expect((await user.get('/sys/dictItem/list', { dictId: known })).result.records).toMatchObject([
    {},
    { itemText: '二', description: '第二' },
  ]);
  expect((await user.get('/sys/dict/list', { dictCode: 'empty_code' })).result.records).toMatchObject([{ description: '没有项' }]);
  const plain = server.as({ username: 'no_import', permissions: ['dict:list'] });
  expect(await plain.upload('/sys/dict/importExcel', { fileName: '字典.xlsx', content: sheet })).toMatchObject({ status: 403 });
});
