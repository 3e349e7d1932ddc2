import { beforeAll, expect, test } from 'vitest';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { writeSheet } from '../../../../test/writeSheet.ts';

let server: TestServer;
let boss: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
});

const add = async (code: string, name: string): Promise<{ id: string; version: number }> => {
  const reply = await boss.post('/sys/position/add', { code, name, postRank: '2' });
  expect(reply).toMatchObject({ success: true, result: { postRank: '2', postRank_dictText: '助级', companyId: null } });
  return reply.result;
};

test('SYS-17 a position is added, changed and found by its code; the code is unique', async () => {
  const position = await add('dispatcher', '调度');
  const edit = (change: object) => boss.put('/sys/position/edit', { ...position, ...change });

  expect((await boss.get('/sys/position/queryByCode', { code: 'dispatcher' })).result).toMatchObject({ id: position.id, name: '调度' });
  expect(await boss.get('/sys/position/queryByCode', { code: 'nobody' })).toMatchObject({ status: 404 });
  expect(await boss.post('/sys/position/add', { code: 'dispatcher', name: '重码', postRank: '1' })).toMatchObject({
    status: 400,
    errorData: [{ path: 'code', message: '职务编码已存在' }],
  });
  for (const body of [{ code: 'x' }, { code: 'a,b', name: '逗号', postRank: '1' }, { code: 'rank', name: '职级', postRank: '9' }])
    expect(await boss.post('/sys/position/add', body)).toMatchObject({ status: 400 });
  expect(await edit({ postRank: '3', code: 'chief' })).toMatchObject({ result: { code: 'chief', postRank_dictText: '中级' } });
  expect(await edit({ name: '迟到' })).toMatchObject({ status: 409 });
  expect((await boss.get('/sys/position/list', { postRank: '3', name: '*调*', column: 'code', order: 'asc' })).result.total).toBe(1);
  expect((await boss.get('/sys/position/list', { code: 'chief', pageSize: 99_999 })).result).toMatchObject({ total: 1, size: 500 });
  for (const name of ["' or '1'='1", '*%*', '!=*'])
    expect((await boss.get('/sys/position/list', { name, code: 'chief' })).result.total).toBeLessThan(2);
  expect((await boss.get('/sys/position/list', { column: 'tenant_id;--', order: 'asc' })).result.total).toBe(1);
  expect((await boss.get('/sys/dict/loadDictItem/sys_position,name,code', { key: 'chief' })).result).toEqual(['调度']);
  expect(await boss.get('/sys/duplicate/check', { tableName: 'sys_position', fieldName: 'code', fieldVal: 'chief' })).toMatchObject({
    success: false,
  });
});

test('SYS-17 a position that people hold keeps its code and stays', async () => {
  const position = await add('driver', '司机');
  const user = { username: 'holder', realname: '持有人', workNo: 'H1', password: 'Loading-Bay-7#', post: 'driver' };
  expect(await boss.post('/sys/user/add', user)).toMatchObject({ result: { post_dictText: '司机' } });

  expect(await boss.delete('/sys/position/delete', { id: position.id })).toMatchObject({
    success: false,
    message: '职务“司机”下还有人员，不能删除',
  });
  expect(await boss.put('/sys/position/edit', { ...position, code: 'other' })).toMatchObject({
    success: false,
    message: '该职务已有人员，不能修改编码',
  });
  expect(await boss.put('/sys/position/edit', { ...position, name: '货车司机' })).toMatchObject({ success: true });
  const free = await add('free', '空缺');
  expect((await boss.delete('/sys/position/deleteBatch', { ids: `${free.id},${position.id}` })).result).toMatchObject({
    success: [free.id],
    fail: [{ id: position.id }],
  });
});

test('SYS-17 SESS-10 another tenant neither sees nor reaches them', async () => {
  const position = await add('own', '自己的');
  const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });

  expect((await elsewhere.get('/sys/position/list')).result.total).toBe(0);
  expect(await elsewhere.delete('/sys/position/delete', { id: position.id })).toMatchObject({ status: 404 });
  expect(await elsewhere.get('/sys/position/queryByCode', { code: 'own' })).toMatchObject({ status: 404 });
  expect(await elsewhere.post('/sys/position/add', { code: 'own', name: '同码', postRank: '1' })).toMatchObject({ success: true });
});

test('SYS-17 sheets in and out with the captions of JeecgBoot', async () => {
  const sheet = await writeSheet(
    ['职务编码', '职务名称', '职级', '公司id'],
    [
      ['sheet', '表格职务', '正高级', ''],
      ['sheet', '重码', '员级', ''],
    ],
  );

  expect(await boss.upload('/sys/position/importExcel', { fileName: '职务.xlsx', content: sheet })).toMatchObject({
    code: 201,
    result: { successCount: 1, errorCount: 1 },
  });
  const { body } = await boss.download('/sys/position/exportXls', { code: 'sheet' });
  const text = await readWorkbookText(body);
  for (const part of ['职务编码', '职务名称', '职级', '公司id', '表格职务', '正高级']) expect(text).toContain(part);
});

test('SYS-17 SYS-13 codes follow the rule that the tenant stores, no matter who sends them', async () => {
  const rule = {
    ruleName: '职务编码规则',
    ruleCode: 'position_code',
    ruleJson: JSON.stringify([{ digits: '*', pattern: 'P-\\d{3}', message: '职务编码为 P- 加三位数字' }]),
  };
  const own = server.as({ username: 'ruler', tenantId: 2 });
  const ask = (client: TestClient, value: string) => client.get('/sys/checkRule/checkByCode', { ruleCode: 'position_code', value });
  const free = { code: 'before', name: '旧编码', postRank: '1' };
  const { result: position } = await own.post('/sys/position/add', free);
  expect(await own.post('/sys/checkRule/add', rule)).toMatchObject({ success: true });

  const refused = { errorData: [{ path: 'code', message: '职务编码为 P- 加三位数字' }] };
  expect(await own.post('/sys/position/add', { code: 'chief', name: '主任', postRank: '1' })).toMatchObject(refused);
  expect(await own.put('/sys/position/edit', { ...position, code: 'after' })).toMatchObject(refused);
  expect(await own.put('/sys/position/edit', { ...position, name: '旧编码也可改名' })).toMatchObject({ success: true });
  expect(await own.post('/sys/position/add', { code: 'P-001', name: '主任', postRank: '1' })).toMatchObject({ success: true });
  expect(await ask(own, 'chief')).toMatchObject({ success: false, message: '职务编码为 P- 加三位数字' });
  expect(await ask(boss, 'chief')).toMatchObject({ success: true });
  expect(await ask(boss, 'a b')).toMatchObject({ success: false });
});
