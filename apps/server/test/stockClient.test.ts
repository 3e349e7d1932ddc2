import { beforeAll, expect, test } from 'vitest';
import { expectDone } from './freight.ts';
import { testServer, type TestServer } from './testServer.ts';

// What the Vue client of JeecgBoot from 2.4.5 on sends, as its forms write it.
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});

test.each([
  ['0', 200],
  ['7', 200],
  ['-1', 400],
  ['2147483648', 400],
  ['1.5', 400],
  ['', 400],
  ['x', 400],
])('API-05 a whole number comes as text: departOrder "%s" is answered %i', async (departOrder, status) => {
  const admin = server.as('stock_admin');

  const answer = await admin.post('/sys/sysDepart/add', { departName: `部门${departOrder}`, orgCategory: '1', departOrder });

  expect(answer.status).toBe(status);
});

test('API-05 numbers of items and versions come as text, and are those numbers', async () => {
  const admin = server.as('stock_admin');
  expectDone(await admin.post('/sys/dict/add', { dictName: '颜色', dictCode: 'stock_colour', type: '0' }));
  const dict = expectDone(await admin.get('/sys/dict/list', { dictCode: 'stock_colour' })).records[0];

  const item = { dictId: dict.id, itemText: '红', itemValue: 'red', status: '1' };
  expectDone(await admin.post('/sys/dictItem/add', { ...item, sortOrder: '1' }));

  const [stored] = expectDone(await admin.get('/sys/dictItem/list', { dictId: dict.id })).records;
  expect(stored).toMatchObject({ sortOrder: 1 });
  const edit = { id: stored.id, ...item, itemText: '大红' };
  expectDone(await admin.put('/sys/dictItem/edit', { ...edit, sortOrder: '2', version: String(stored.version) }));
  expect((await admin.put('/sys/dictItem/edit', { ...edit, version: String(stored.version) })).status).toBe(409);
});

test.each([
  ['0', 1],
  ['-3', 1],
  ['1', 1],
])('API-05 page %s of a list is its first', async (pageNo, current) => {
  expect(expectDone(await server.as('stock_admin').get('/sys/user/list', { pageNo, pageSize: 10 }))).toMatchObject({ current });
});

test('API-05 an announcement without a start begins when it is published', async () => {
  const admin = server.as('stock_admin');
  expectDone(await admin.post('/sys/annountCement/add', { titile: '马上开始', msgCategory: '1', msgType: 'ALL', priority: 'M' }));
  const find = async () => expectDone(await admin.get('/sys/annountCement/list', { titile: '马上开始' })).records[0];
  const written = await find();
  expect(written.startTime).toBeNull();

  expectDone(await admin.get('/sys/annountCement/doReleaseData', { id: written.id }));

  const published = await find();
  expect(published.startTime).toBe(published.sendTime);
});

test.each([
  ['1990-11-27T06:28:56.319Z', '1990-11-27'],
  // Midnight in Shanghai is the day before in UTC.
  ['1990-11-26T16:00:00.000Z', '1990-11-27'],
  ['1990-11-26T15:59:59.999Z', '1990-11-26'],
  ['1990-11-27T06:28:56+08:00', '1990-11-27'],
  ['1990-11-27', '1990-11-27'],
])('API-05 a birthday that comes as %s is the day %s', async (birthday, day) => {
  const admin = server.as('stock_admin');
  const { id, version } = expectDone(await admin.get('/sys/user/list', { username: 'stock_admin' })).records[0];

  expectDone(await admin.put('/sys/user/edit', { id, version, birthday }));

  expect(expectDone(await admin.get('/sys/user/queryById', { id }))).toMatchObject({ birthday: day });
});

test('API-05 what is not an instant is refused as before', async () => {
  const admin = server.as('stock_admin');
  const { id, version } = expectDone(await admin.get('/sys/user/list', { username: 'stock_admin' })).records[0];

  for (const birthday of ['2026-02-30', '2026-13-01T00:00:00Z', '2026-02-30T00:00:00Z', 'yesterday', '2026-11-27 06:28:56'])
    expect(await admin.put('/sys/user/edit', { id, version, birthday }), birthday).toMatchObject({ status: 400 });
});

test('API-05 a rule answers as a business error with its reason, a missing permission 403', async () => {
  const admin = server.as('stock_admin');
  const role = expectDone(await admin.get('/sys/role/list', { pageSize: 100 })).records[0];

  const refused = await admin.post('/sys/user/addSysUserRole', { roleId: role.id, userIdList: [admin.userId] });
  expect(refused).toMatchObject({ status: 200, success: false, code: 500, message: '不能修改自己的角色' });
  const clerk = server.as({ username: 'stock_clerk', permissions: [] });
  expect(await clerk.get('/sys/role/list')).toMatchObject({ status: 403, code: 510 });
});

test('API-05 ways of messages are found under the name of 3.x as well', async () => {
  const items = (code: string) => server.as('stock_admin').get(`/sys/dict/getDictItems/${code}`);

  const found = expectDone(await items('messageType'));

  expect(found).toHaveLength(4);
  expect(found).toEqual(expectDone(await items('msgType')));
});

test('API-05 a job of an unknown class is refused for that, however long its name is', async () => {
  const answer = await server.as('stock_admin').post('/sys/quartzJob/add', {
    jobClassName: 'org.jeecg.modules.quartz.job.SampleJobWithAVeryLongName',
    cronExpression: '0 0 3 * * ?',
  });

  expect(answer).toMatchObject({ status: 400, message: '任务类名不在可选范围内' });
});
