import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildFreight } from '../../../../test/freight.ts';
import { createSampleTable, sampleModule } from '../../../../test/sampleModule.ts';
import { patience } from '../../../../test/patience.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { modules } from '../../index.ts';

let server: TestServer;
let boss: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
});

const operations = async (keyWord: string) =>
  (await boss.get('/sys/log/list', { logType: 2, keyWord, column: 'createTime', order: 'desc' })).result.records as Record<
    string,
    unknown
  >[];

test('SYS-09 what somebody did is found by its words: who, where from, how long, with what, and never a secret', async () => {
  const clerk = server.as({ username: 'log_clerk', permissions: ['position:add', 'position:list'] });
  await clerk.post('/sys/position/add', { code: 'log_a', name: '押运员', postRank: '2', password: 'Sesam-1' });
  await clerk.post('/sys/position/add', { code: 'log_a', name: '押运员', postRank: '2' });
  await clerk.get('/sys/position/list');

  const [refused, done] = await vi.waitFor(async () => {
    const lines = (await operations('新增职务')).filter((line) => line['userid'] === 'log_clerk');
    expect(lines).toHaveLength(2);
    return lines.toSorted((a, b) => Number(String(b['logContent']).includes('失败')) - Number(String(a['logContent']).includes('失败')));
  }, patience);

  expect(done).toMatchObject({
    logType: 2,
    logType_dictText: '操作日志',
    operateType: 2,
    operateType_dictText: '添加',
    username: 'log_clerk的姓名',
    ip: '127.0.0.1',
    method: 'POST /sys/position/add',
    requestType: 'POST',
  });
  expect(done!['costTime']).toBeGreaterThanOrEqual(0);
  expect(JSON.parse(String(done!['requestParam']))).toMatchObject({ code: 'log_a', name: '押运员' });
  expect(JSON.stringify([refused, done])).not.toContain('Sesam-1');
  expect(refused!['logContent']).toBe('新增职务；失败：职务编码已存在');
  expect((await operations('查询职务')).filter((line) => line['userid'] === 'log_clerk')).toEqual([]);
});

test('SYS-09 a question to confirm and a refusal by the database are logged for what they are, with no signature of a file', async () => {
  const sampler = await testServer({ modules: [...modules, sampleModule], shared: true });
  await createSampleTable(sampler.database);
  await sampler.database.pool.query('create unique index on test_sample (tenant_id, name)');
  const user = sampler.as('asker');
  const signed = 'bill/a.png?t=0&u=ab12&e=1780000000&s=Sig-nature_1';
  const { result: row } = await user.post('/test/sample/add', { name: '超载', remark: `<img src="${signed.replaceAll('&', '&amp;')}">` });
  await user.post('/test/sample/ship', { id: row.id }, { 'idempotency-key': randomUUID() });
  await user.post('/test/sample/add', { name: '超载', remark: `${signed},${signed}` });
  await user.post('/test/sample/crash', {});

  const lines = await vi.waitFor(async () => {
    const { rows } = await sampler.database.pool.query("select log_content, request_param from sys_log where userid = 'asker'");
    expect(rows).toHaveLength(4);
    return rows as { log_content: string; request_param: string }[];
  }, patience);
  expect(lines.map(({ log_content: content }) => content)).toEqual(
    expect.arrayContaining([
      '发货；待确认：装货量超过核定载质量',
      expect.stringMatching(/；失败：数据库中已存在该记录$/),
      '出错；失败：系统异常',
    ]),
  );
  const given = lines.map(({ request_param: param }) => param).join('\n');
  expect(given).toContain('<img src=\\"bill/a.png\\">');
  expect(given).toContain('"remark":"bill/a.png,bill/a.png"');
  expect(given).not.toContain('Sig-nature');
});

test('SYS-09 logins stand apart from operations; a word is taken as it is written', async () => {
  const { result } = await boss.get('/sys/log/list', { logType: 1 });
  expect(result.records.every((line: { logType: number }) => line.logType === 1)).toBe(true);
  for (const keyWord of ['%', '_', '\\', "' or '1'='1", '*'])
    expect((await boss.get('/sys/log/list', { logType: 2, keyWord })).result.total, keyWord).toBe(0);
});

test('SYS-09 SEC-02 each look at personal numbers is listed: who, when, whose, which and from where', async () => {
  const driver = await buildFreight(server).driver({ driverName: '查看甲' });
  const viewer = server.as({ username: 'log_viewer', permissions: ['driver:list', 'driver:viewSensitive'] });
  const masked = server.as({ username: 'log_masked', permissions: ['driver:list'] });
  for (const user of [viewer, masked]) expect((await user.get('/hydriver/hyDriver/queryById', { id: driver.id })).success).toBe(true);

  const { result } = await server.as({ username: 'log_reader', permissions: ['log:list'] }).get('/sys/sensitiveLook/list', {
    subjectTitle: '查看*',
  });

  expect(result).toMatchObject({ total: 1, current: 1 });
  expect(result.records).toEqual([
    expect.objectContaining({
      username: 'log_viewer',
      subjectKind: '司机',
      subjectTitle: '查看甲',
      subjectId: driver.id,
      ip: '127.0.0.1',
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    }),
  ]);
  expect(result.records[0].fieldNames.split('、')).toEqual(expect.arrayContaining(['身份证号', '手机号']));
  expect((await viewer.get('/sys/sensitiveLook/list')).status).toBe(403);
  expect((await boss.get('/sys/sensitiveLook/list', { username: 'log_masked' })).result.total).toBe(0);
  const later = { createTime_begin: '2999-01-01 00:00:00' };
  expect((await boss.get('/sys/sensitiveLook/list', later)).result.total).toBe(0);
});

test('SYS-09 lines are deleted by id, several, or all; that stays in the audit log, and needs the permission', async () => {
  await boss.post('/sys/position/add', { code: 'log_b', name: '仓管员', postRank: '2' });
  const [line] = await vi.waitFor(async () => {
    const lines = await operations('新增职务');
    expect(lines.length).toBeGreaterThan(0);
    return lines;
  }, patience);
  const reader = server.as({ username: 'log_reader', permissions: ['log:list'] });
  expect((await reader.delete('/sys/log/delete', { id: String(line!['id']) })).status).toBe(403);
  expect((await reader.delete('/sys/log/deleteBatch', { ids: 'allclear' })).status).toBe(403);
  expect((await server.as({ username: 'log_none', permissions: [] }).get('/sys/log/list')).status).toBe(403);

  expect((await boss.delete('/sys/log/delete', { id: String(line!['id']) })).success).toBe(true);
  expect((await operations('新增职务')).map(({ id }) => id)).not.toContain(line!['id']);
  expect((await boss.delete('/sys/log/deleteBatch', { ids: 'allclear' })).success).toBe(true);
  // The line of the clearing itself may follow.
  expect((await boss.get('/sys/log/list', { pageSize: 500 })).result.total).toBeLessThanOrEqual(2);
  const actions = await server.database.pool.query("select action from sys_audit where entity = 'log' order by sequence");
  expect(actions.rows.map(({ action }) => action)).toEqual(['log.delete', 'log.clear']);
});

test('SYS-09 home pages are told how often people came: ever, today, and on each of the last seven days', async () => {
  const guest = server.as({ username: 'visit_reader', permissions: [] });
  const before = (await guest.get('/sys/loginfo')).result;
  await server.database.pool.query(
    `insert into sys_log (id, tenant_id, log_type, ip, del_flag, create_time)
       select id, tenant_id, log_type, ip, del_flag, $1::timestamptz - make_interval(days => days) from (values
         ('visit_1', 0, 1, '192.0.2.1', 0, 0), ('visit_2', 0, 1, '192.0.2.1', 0, 0), ('visit_3', 0, 1, '192.0.2.2', 0, 0),
         ('visit_4', 0, 2, '192.0.2.3', 0, 0), ('visit_5', 0, 1, '192.0.2.4', 1, 0), ('visit_6', 0, 1, '192.0.2.5', 0, 3),
         ('visit_7', 0, 1, '192.0.2.6', 0, 30), ('visit_8', 90, 1, '192.0.2.7', 0, 0)) as line (id, tenant_id, log_type, ip, del_flag, days)`,
    [server.clock.now()],
  );
  expect((await guest.get('/sys/loginfo')).result).toEqual({
    totalVisitCount: before.totalVisitCount + 5,
    todayVisitCount: before.todayVisitCount + 3,
    todayIp: before.todayIp + 2,
  });

  const { result: days } = await guest.get('/sys/visitInfo');
  expect(days).toHaveLength(7);
  expect(days[6]).toMatchObject({ visit: before.todayVisitCount + 3, ip: before.todayIp + 2 });
  expect(days[3]).toMatchObject({ visit: 1, ip: 1 });
  expect(days[3].type).toBe(days[3].tian.slice(5));
  expect(days.map(({ tian }: { tian: string }) => tian).toSorted()).toEqual(days.map(({ tian }: { tian: string }) => tian));
  expect((await server.stranger.get('/sys/visitInfo')).status).toBe(401);
});
