import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let boss: TestClient;
let far: Server;
let port: number;
/** What clients sent to the far side. */
const heard: string[] = [];
/** What a client says when it goes; it may come late. */
const goodbye = 'X\0\0\0\u0004';
const secret = 'Quarry-Secret-77';

/** A database that lets everybody in who says the right words. */
beforeAll(async () => {
  far = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      heard.push(bytes.toString('latin1'));
      const text = bytes.toString('latin1');
      if (text.includes('user\0')) return void socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
      if (!text.startsWith('p')) return void socket.end();
      if (text.includes(secret)) socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]));
      else {
        const fields = 'SFATAL\0C28P01\0Mno entry at /srv/pg/hba.conf\0\0';
        const head = Buffer.from([0x45, 0, 0, 0, 0]);
        head.writeInt32BE(fields.length + 4, 1);
        socket.end(Buffer.concat([head, Buffer.from(fields)]));
      }
    });
  });
  await new Promise<void>((resolve) => far.listen(0, '127.0.0.1', resolve));
  ({ port } = far.address() as AddressInfo);
  server = await testServer({ shared: true, config: { dataSourceHosts: [`127.0.0.1:${port}`] } });
  boss = server.as('boss');
});
afterAll(() => void far.close());

const source = (change: object = {}) => ({
  code: 'archive',
  name: '历史库',
  dbType: '6',
  dbDriver: 'org.postgresql.Driver',
  dbUrl: `jdbc:postgresql://127.0.0.1:${port}/freight`,
  dbName: 'freight',
  dbUsername: 'reader',
  dbPassword: secret,
  ...change,
});
const add = (change: object = {}, by = boss) => by.post('/sys/dataSource/add', source(change));
const connect = (change: object = {}, by = boss) => by.post('/online/cgreport/api/testConnection', source(change));

test('SYS-14 a data source is added, listed, edited, exported and removed; its password is sealed and never shown', async () => {
  const { result: row } = await add();
  const answers = [
    row,
    await boss.get('/sys/dataSource/list', { name: '*历史*', dbType: '6' }),
    await boss.get('/sys/dataSource/queryById', { id: row.id }),
    await boss.get('/sys/dataSource/options'),
    await boss.put('/sys/dataSource/edit', { id: row.id, version: 0, name: '归档库', dbPassword: '' }),
  ];
  expect(answers[1].result).toMatchObject({
    total: 1,
    records: [{ code: 'archive', dbType_dictText: 'PostgreSQL', dbUsername: 'reader' }],
  });
  expect(answers[3].result).toEqual([{ value: 'archive', label: '历史库', text: '历史库' }]);
  expect(answers[4]).toMatchObject({ success: true, result: { name: '归档库' } });
  expect(JSON.stringify(answers)).not.toMatch(/Quarry|dbPassword/);
  const sheet = await readWorkbookText((await boss.download('/sys/dataSource/exportXls')).body);
  for (const caption of ['数据源编码', '驱动类', '数据源地址', '用户名']) expect(sheet).toContain(caption);
  expect(sheet).not.toContain(secret);
  // Nor in the database, its versions and its audit, nor in the log.
  for (const table of ['sys_data_source', 'sys_data_log', 'sys_audit', 'sys_log']) {
    const { rows } = await server.database.pool.query(`select to_jsonb(t)::text as text from ${table} t`);
    expect(JSON.stringify(rows), table).not.toContain(secret);
  }
  expect(server.logLines.join('\n')).not.toContain(secret);
  expect(await add()).toMatchObject({ status: 400, message: '数据源编码已存在' });
  expect(await boss.put('/sys/dataSource/edit', { id: row.id, version: 1, code: 'other' })).toMatchObject({ status: 400 });
  expect(await boss.delete('/sys/dataSource/delete', { id: row.id })).toMatchObject({ success: true });
  expect(await add()).toMatchObject({ success: true });
});

test('SYS-14 what makes no address, or one that drivers could be turned by, is not stored', async () => {
  expect(await add({ code: 'a b' })).toMatchObject({ status: 400 });
  expect(await add({ code: 'x1', dbPassword: '' })).toMatchObject({ status: 400 });
  expect(await add({ code: 'x1', dbType: '7' })).toMatchObject({ status: 400 });
  expect(await add({ code: 'x1', dbDriver: 'org.h2.Driver' })).toMatchObject({ status: 400, errorData: [{ path: 'dbDriver' }] });
  expect(await add({ code: 'x1', dbUrl: 'jdbc:postgresql://h/freight?socketFactory=x.Y' })).toMatchObject({
    status: 400,
    message: '数据源地址含有不允许的参数“socketFactory”',
  });
  expect(await add({ code: 'x1', dbName: 'other' })).toMatchObject({ status: 400, errorData: [{ path: 'dbName' }] });
});

test('SYS-14 a connection is tried with what was typed, or with the stored password at its own place only', async () => {
  expect(await connect()).toMatchObject({ success: true, message: '数据库连接成功' });
  const refused = await connect({ dbPassword: 'wrong' });
  expect(refused).toMatchObject({ success: false, message: '数据库连接失败：用户名或密码错误' });
  expect(JSON.stringify(refused)).not.toContain('hba.conf');
  const { result: row } = await add({ code: 'stored' });
  expect(await connect({ id: row.id, dbPassword: '' })).toMatchObject({ success: true });

  heard.length = 0;
  const elsewhere = { dbUrl: `jdbc:postgresql://127.0.0.1:${port}/other`, dbName: 'other' };
  expect(await connect({ id: row.id, dbPassword: '', ...elsewhere })).toMatchObject({
    status: 400,
    message: '修改了数据源地址或用户名，请重新输入密码',
  });
  expect(await boss.put('/sys/dataSource/edit', { id: row.id, version: 0, ...elsewhere })).toMatchObject({
    status: 400,
    errorData: [{ path: 'dbPassword' }],
  });
  expect(heard.filter((one) => one !== goodbye)).toEqual([]);
  expect(await boss.put('/sys/dataSource/edit', { id: row.id, version: 0, ...elsewhere, dbPassword: 'new' })).toMatchObject({
    success: true,
  });
});

test('SYS-14 nothing is connected to that the operator has not listed', async () => {
  heard.length = 0;
  for (const host of ['127.0.0.1:22', 'localhost', '169.254.169.254', '[::1]', '10.0.0.1', 'example.com'])
    expect(await connect({ dbUrl: `jdbc:postgresql://${host}/freight` }), host).toMatchObject({
      success: false,
      message: '该数据库地址未登记，请联系运维在 DATA_SOURCE_HOSTS 中登记后再测试',
    });
  expect(heard.filter((one) => one !== goodbye)).toEqual([]);
  expect(
    await connect({ dbType: '1', dbDriver: 'com.mysql.cj.jdbc.Driver', dbUrl: `jdbc:mysql://127.0.0.1:${port}/freight` }),
  ).toMatchObject({
    success: true,
    message: '数据库地址可以连接；本系统没有 MySQL 的驱动，用户名和密码未验证',
  });
  expect(heard.join('')).not.toContain(secret);
});

test('SYS-14 SESS-10 data sources ask for permission and keep to staff and tenant', async () => {
  const { result: row } = await add({ code: 'own' });
  const plain = server.as({ username: 'plain', permissions: ['dataSource:list'] });
  const guest = server.as({ username: 'guest', userType: 2, cid: 'c1' });
  const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });

  expect(await plain.get('/sys/dataSource/list')).toMatchObject({ success: true });
  expect(await connect({}, plain)).toMatchObject({ status: 403 });
  expect(await add({ code: 'no' }, plain)).toMatchObject({ status: 403 });
  for (const one of [guest, elsewhere]) {
    expect((await one.get('/sys/dataSource/list')).result.total, one.username).toBe(0);
    expect(await one.delete('/sys/dataSource/delete', { id: row.id }), one.username).toMatchObject({ status: 404 });
    expect((await connect({ id: row.id, dbPassword: '' }, one)).success, one.username).toBe(false);
  }
  expect(await add({ code: 'no' }, guest)).toMatchObject({ status: 403 });
});
