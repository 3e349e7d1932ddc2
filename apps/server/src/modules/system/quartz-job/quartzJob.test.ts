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

const add = (jobClassName: string, change: object = {}) =>
  boss.post('/sys/quartzJob/add', { jobClassName, cronExpression: '0 0 3 * * ?', ...change });

test('SYS-11 a job is scheduled, changed, paused, resumed, exported and removed', async () => {
  const added = await add('finance.verifyLedger', { description: '夜里核对' });
  expect(added).toMatchObject({
    success: true,
    message: '创建定时任务成功',
    result: {
      status: 0,
      status_dictText: '正常',
      jobClassName_dictText: '账务核对',
      nextRunTime: '2026-06-02 03:00:00',
      lastOutcome: null,
    },
  });
  const { id } = added.result;
  expect(await add('finance.verifyLedger')).toMatchObject({
    status: 400,
    errorData: [{ path: 'jobClassName', message: '该定时任务类名已存在' }],
  });
  const edited = await boss.put('/sys/quartzJob/edit', { id, version: added.result.version, cronExpression: '0 30 4 ? * MON' });
  expect(edited).toMatchObject({ message: '更新定时任务成功!', result: { nextRunTime: '2026-06-08 04:30:00', description: '夜里核对' } });

  expect(await boss.get('/sys/quartzJob/pause', { jobClassName: 'finance.verifyLedger' })).toMatchObject({ message: '暂停定时任务成功' });
  const paused = (await boss.get('/sys/quartzJob/list', { status: '-1', jobClassName: '*finance*' })).result.records;
  expect(paused).toMatchObject([{ id, status: -1, status_dictText: '停止', nextRunTime: null }]);
  expect(await boss.put(`/sys/quartzJob/resume?id=${id}`)).toMatchObject({ message: '恢复定时任务成功' });
  expect((await boss.get('/sys/quartzJob/queryById', { id })).result).toMatchObject({ status: 0, nextRunTime: '2026-06-08 04:30:00' });
  for (const which of [{ id: 'nowhere' }, { jobClassName: 'no.such' }])
    expect(await boss.get('/sys/quartzJob/pause', which)).toMatchObject({ status: 404, message: '定时任务不存在！' });
  expect(await boss.get('/sys/quartzJob/pause')).toMatchObject({ status: 400 });

  const text = await readWorkbookText((await boss.download('/sys/quartzJob/exportXls')).body);
  for (const part of ['任务类名', 'cron表达式', '参数', '描述', '状态', '账务核对', '0 30 4 ? * MON']) expect(text).toContain(part);
  const audit = await server.database.pool.query(
    "select action from sys_audit where entity = 'quartzJob' and entity_id = $1 order by sequence",
    [id],
  );
  expect(audit.rows.map((row) => row.action)).toEqual(['quartzJob.add', 'quartzJob.edit', 'quartzJob.pause', 'quartzJob.resume']);
  expect(await boss.delete('/sys/quartzJob/deleteBatch', { ids: `${id},` })).toMatchObject({
    message: '删除定时任务成功!',
    result: { success: [id] },
  });
});

test('SYS-11 a run is asked for at once and once; its state alone changes nothing of the schedule', async () => {
  const { id } = (await add('shipping.dueFlags', { status: -1 })).result;
  const row = async () =>
    (await server.database.pool.query('select requested_run, status, version from sys_quartz_job where id = $1', [id])).rows[0];

  expect(await boss.get('/sys/quartzJob/execute', { id })).toMatchObject({ success: true, message: '执行成功!' });
  expect(await row()).toMatchObject({ requested_run: expect.stringMatching(/^\w{32}$/), status: -1, version: 0 });
  await server.database.pool.query("update sys_quartz_job set last_outcome = 'running', last_run_time = $2 where id = $1", [
    id,
    server.clock.now(),
  ]);
  expect(await boss.post(`/sys/quartzJob/execute?id=${id}`)).toMatchObject({ success: false, message: '执行失败!任务正在运行' });
  server.clock.advance(601_000);
  expect(await boss.post(`/sys/quartzJob/execute?id=${id}`)).toMatchObject({ success: true });
  server.clock.set('2026-06-01T10:00:00+08:00');
  expect(await boss.post('/sys/quartzJob/execute?id=nowhere')).toMatchObject({ status: 404 });
});

test('SYS-11 security 35 only jobs of the registry are taken, with their own settings, at most once a minute', async () => {
  for (const name of [
    'java.lang.Runtime',
    'org.jeecg.modules.quartz.job.SampleJob',
    '../../x',
    '__proto__',
    'constructor',
    'a b',
    '',
    'system.no',
  ])
    expect(await add(name), name).toMatchObject({ status: 400 });
  for (const cronExpression of [
    '* * * * * ?',
    '0/5 * * * * ?',
    '*/5 * * * *',
    '0 0 0 30 2 ?',
    '0 0 0 1 1 ? 2020',
    '$(id)',
    "0 0 0 * * ?'; drop",
  ])
    expect(await add('system.sweepFiles', { cronExpression }), cronExpression).toMatchObject({
      status: 400,
      errorData: [{ path: 'cronExpression' }],
    });
  for (const parameter of [
    'x',
    '[]',
    '1',
    '{"logDays":"400"}',
    '{"logDays":1}',
    '{"logDays":1e9}',
    '{"logDays":400.5}',
    '{"other":1}',
    '{"__proto__":1}',
  ])
    expect(await add('system.removeOldRows', { parameter }), parameter).toMatchObject({ status: 400, errorData: [{ path: 'parameter' }] });
  expect(await add('system.removeOldRows', { parameter: '{"logDays":500}' })).toMatchObject({ success: true });
  expect(await add('system.sweepUploads', { status: 5 })).toMatchObject({ status: 400 });
  const foreign = { nextRunTime: '2020-01-01 00:00:00', lastOutcome: 'done', requestedRun: 'x', tenantId: 2, createBy: 'x' };
  expect((await add('system.sweepUploads', foreign)).result).toMatchObject({
    nextRunTime: '2026-06-02 03:00:00',
    lastOutcome: null,
    createBy: 'boss',
  });
});

test('SYS-11 the next ten runs of an expression, and what may be scheduled', async () => {
  const { result } = await boss.get('/sys/quartzJob/nextRuns', { cronExpression: '0 0 8-9 ? * SAT' });
  expect(result).toHaveLength(10);
  expect(result.slice(0, 3)).toEqual(['2026-06-06 08:00:00', '2026-06-06 09:00:00', '2026-06-13 08:00:00']);
  expect((await boss.get('/sys/quartzJob/nextRuns', { cronExpression: '0 0 8 1 1 ? 2030' })).result).toEqual(['2030-01-01 08:00:00']);
  expect(await boss.get('/sys/quartzJob/nextRuns', { cronExpression: '0 0 8 1 1 1' })).toMatchObject({
    status: 400,
    errorData: [{ path: 'cronExpression', message: 'cron表达式的日与周须有且只有一个为“?”' }],
  });
  expect((await boss.get('/sys/quartzJob/kinds')).result).toContainEqual({
    name: 'system.removeOldRows',
    cronExpression: '0 17 3 * * ?',
    settings: [
      { name: 'logDays', label: { zh: '日志保留天数', en: 'Days that logs are kept' }, minimum: 180, maximum: 3650, default: 400 },
    ],
  });
});

test('SYS-11 SESS-10 another tenant schedules its own work, never what works for all', async () => {
  const { id } = (await add('fleet.expireCertificates')).result;
  const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });

  expect((await elsewhere.get('/sys/quartzJob/list')).result.total).toBe(0);
  for (const act of [
    elsewhere.put(`/sys/quartzJob/pause?id=${id}`),
    elsewhere.post(`/sys/quartzJob/execute?id=${id}`),
    elsewhere.delete('/sys/quartzJob/delete', { id }),
  ])
    expect(await act).toMatchObject({ status: 404 });
  const own = { jobClassName: 'fleet.expireCertificates', cronExpression: '0 0 3 * * ?' };
  expect(await elsewhere.post('/sys/quartzJob/add', own)).toMatchObject({ success: true });
  expect(await elsewhere.post('/sys/quartzJob/add', { ...own, jobClassName: 'system.sweepFiles' })).toMatchObject({
    status: 400,
    errorData: [{ message: '任务类不存在' }],
  });
  const kinds: { name: string }[] = (await elsewhere.get('/sys/quartzJob/kinds')).result;
  expect(kinds.map((one) => one.name)).not.toContain('system.removeOldRows');
  await server.database.pool.query(
    "insert into sys_quartz_run (id, tenant_id, job_id, job_class_name, cause, start_time, outcome) values ('r0', 0, $1, 'x', 'clock', '2026-06-01', 'done')",
    [id],
  );
  expect((await elsewhere.get('/sys/quartzRun/list', { jobId: id })).result.total).toBe(0);
  expect((await boss.get('/sys/quartzRun/list', { jobId: id })).result.records).toMatchObject([
    { outcome_dictText: '成功', cause_dictText: '定时' },
  ]);
  expect((await boss.get('/sys/quartzRun/list', { jobId: 'other' })).result.total).toBe(0);
});

test('SYS-11 PERM-08 without the permission of the act nothing is done', async () => {
  const { id } = (await add('shipping.acceptTimeout')).result;
  const reader = server.as({ username: 'job_reader', permissions: ['quartzJob:list'] });

  expect((await reader.get('/sys/quartzJob/list')).result.total).toBeGreaterThan(0);
  for (const act of [
    reader.put(`/sys/quartzJob/pause?id=${id}`),
    reader.get('/sys/quartzJob/pause', { id }),
    reader.get('/sys/quartzJob/execute', { id }),
    reader.post('/sys/quartzJob/add', {}),
    reader.delete('/sys/quartzJob/deleteBatch', { ids: id }),
  ])
    expect(await act).toMatchObject({ status: 403 });
  expect(await boss.get('/sys/quartzJob/execute', { id }, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
});

test('SYS-11 a sheet brings schedules in by the captions of JeecgBoot; each bad line says why', async () => {
  const list = (await boss.get('/sys/quartzJob/list', { pageSize: '100' })).result.records as { id: string }[];
  await boss.delete('/sys/quartzJob/deleteBatch', { ids: list.map((one) => one.id).join(',') });
  const sheet = await writeSheet(
    ['任务类名', 'cron表达式', '参数', '描述', '状态'],
    [
      ['账务核对', '0 15 * * * ?', '', '每小时', '停止'],
      ['账务核对', '0 15 * * * ?', '', '重复', '正常'],
      ['接单超时退回', '* * * * * ?', '', '太密', '正常'],
    ],
  );

  expect(await boss.upload('/sys/quartzJob/importExcel', { fileName: '任务.xlsx', content: sheet })).toMatchObject({
    code: 201,
    result: { successCount: 1, errorCount: 2 },
  });
  expect((await boss.get('/sys/quartzJob/list')).result.records).toMatchObject([
    { jobClassName: 'finance.verifyLedger', status: -1, nextRunTime: null, description: '每小时' },
  ]);
});
