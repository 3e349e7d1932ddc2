import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let boss: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
});

interface Row {
  id: string;
  version: number;
  name: string;
}
const versions = (dataId: string, client = boss) => client.get('/sys/dataLog/queryDataVerList', { dataTable: 'sys_position', dataId });
const renamed = async (row: Row, name: string): Promise<Row> =>
  (await boss.put('/sys/position/edit', { id: row.id, version: row.version, name })).result;

/** A position under three names, one after the other. */
async function changedTwice(code: string): Promise<Row> {
  const { result } = await boss.post('/sys/position/add', { code, name: '一', postRank: '2' });
  return renamed(await renamed(result, '二'), '三');
}

test('SYS-10 a change keeps what a row held before and after; nothing is kept of a row that nobody changed', async () => {
  const { result: calm } = await boss.post('/sys/position/add', { code: 'dl_calm', name: '静', postRank: '2' });
  expect(await versions(calm.id)).toMatchObject({ success: false, message: '未找到版本信息' });

  const row = await changedTwice('dl_versions');
  const { result } = await versions(row.id);
  expect(
    result.map(({ dataVersion, dataContent }: { dataVersion: number; dataContent: string }) => [dataVersion, JSON.parse(dataContent).name]),
  ).toEqual([
    [3, '三'],
    [2, '二'],
    [1, '一'],
  ]);
  const [newest, , oldest] = result;
  const compared = await boss.get('/sys/dataLog/queryCompareList', { dataId1: oldest.id, dataId2: newest.id });
  expect(compared.result.map(({ dataVersion }: { dataVersion: number }) => dataVersion)).toEqual([1, 3]);
  const { result: page } = await boss.get('/sys/dataLog/list', { dataTable: 'sys_position', dataId: row.id });
  expect(page.total).toBe(3);
});

test('SYS-10 a version is brought back by the rules of its rows, as a version of its own', async () => {
  const row = await changedTwice('dl_back');
  const [newest, , oldest] = (await versions(row.id)).result;

  expect(await boss.post('/sys/dataLog/restore', { id: newest.id })).toMatchObject({
    success: false,
    message: '数据与此版本相同，无需恢复',
  });
  expect(await boss.post('/sys/dataLog/restore', { id: oldest.id })).toMatchObject({ success: true, message: '恢复成功！' });
  expect((await boss.get('/sys/position/queryById', { id: row.id })).result).toMatchObject({ name: '一', version: row.version + 1 });
  expect((await versions(row.id)).result).toHaveLength(4);

  await boss.put('/sys/position/edit', { id: row.id, version: row.version + 1, code: 'dl_moved' });
  await boss.post('/sys/position/add', { code: 'dl_back', name: '别的', postRank: '2' });
  expect(await boss.post('/sys/dataLog/restore', { id: newest.id })).toMatchObject({ success: false, message: '职务编码已存在' });
  expect((await boss.get('/sys/position/queryById', { id: row.id })).result).toMatchObject({ code: 'dl_moved', name: '一' });
  await boss.delete('/sys/position/delete', { id: row.id });
  expect(await boss.post('/sys/dataLog/restore', { id: oldest.id })).toMatchObject({ success: false, message: '数据已删除，不能恢复' });
});

test('SYS-10 who may not edit such rows, or is of another tenant, brings nothing back; no version holds what is sensitive', async () => {
  const row = await changedTwice('dl_rights');
  const [, second] = (await versions(row.id)).result;
  const restorer = server.as({ username: 'dl_restorer', permissions: ['dataLog:list', 'dataLog:restore'] });
  const reader = server.as({ username: 'dl_reader', permissions: ['dataLog:list', 'position:edit'] });
  const stranger = server.as({ username: 'dl_stranger', tenantId: 2, permissions: 'all' });

  expect((await restorer.post('/sys/dataLog/restore', { id: second.id })).status).toBe(403);
  expect((await reader.post('/sys/dataLog/restore', { id: second.id })).status).toBe(403);
  expect((await stranger.post('/sys/dataLog/restore', { id: second.id })).status).toBe(404);
  expect((await versions(row.id, stranger)).success).toBe(false);
  expect((await boss.get('/sys/position/queryById', { id: row.id })).result.name).toBe('三');

  const user = server.as('dl_person');
  await user.get('/sys/user/getCurrentUserDeparts');
  const { result: person } = await boss.get('/sys/user/queryById', { id: user.userId });
  await boss.put('/sys/user/edit', { id: person.id, version: person.version, realname: '换名', phone: '13800009999' });
  const kept = await server.database.pool.query("select data_content from sys_data_log where data_table = 'sys_user'");
  expect(JSON.stringify(kept.rows)).not.toMatch(/13800009999|password|salt/i);
});

test('SYS-10 the fields of a table have their names in both languages; an unknown table has none', async () => {
  const fields = (dataTable: string) => boss.get('/sys/dataLog/queryFieldList', { dataTable });
  expect((await fields('sys_position')).result).toContainEqual({ name: 'name', zh: '职务名称', en: 'Name' });
  expect(await fields('sys_session')).toMatchObject({ success: true, result: [] });
});
