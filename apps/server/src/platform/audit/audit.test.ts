import { beforeAll, expect, test } from 'vitest';
import { createSampleTable, sampleModule } from '../../../test/sampleModule.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { systemModule } from '../../modules/system/system.module.ts';
import { findBrokenAudit } from './writeAudit.ts';

let server: TestServer;
const base = '/test/sample';

beforeAll(async () => {
  server = await testServer({ modules: [systemModule, sampleModule], shared: true });
  await createSampleTable(server.database);
});

const rows = async () => (await server.database.pool.query('select * from sys_audit where tenant_id = 0 order by sequence')).rows;
const broken = () => server.inTenant(0, (tx) => findBrokenAudit(tx, 0));

test('SYS-10 changes are kept with the values before and after, in one chain', async () => {
  const user = server.as('keeper');
  const { result: row } = await user.post(`${base}/add`, { name: '甲', phone: '13800000001' });
  await user.put(`${base}/edit`, { id: row.id, version: 0, name: '乙' });
  await Promise.all([
    user.post(`${base}/add`, { name: '丙' }),
    user.post(`${base}/add`, { name: '丁' }),
    user.delete(`${base}/delete`, { id: row.id }),
  ]);

  const all = await rows();
  expect(
    all
      .filter((one) => one.entity === 'sample' && one.action !== 'sample.reveal')
      .map((one) => one.action)
      .toSorted((a, b) => (a < b ? -1 : 1)),
  ).toEqual(['sample.add', 'sample.add', 'sample.add', 'sample.delete', 'sample.edit']);
  expect(all.find((one) => one.action === 'sample.edit')).toMatchObject({
    username: 'keeper',
    outcome: 'done',
    before: { name: '甲', version: 0 },
    after: { name: '乙', version: 1 },
    address: '127.0.0.1',
  });
  expect(await broken()).toBeUndefined();
});

test('SYS-10 a call that fails leaves nothing in the log', async () => {
  const before = (await rows()).length;
  const user = server.as('keeper');

  await user.put(`${base}/edit`, { id: 'nothere', version: 0, name: '乙' });
  await user.post(`${base}/add`, { name: '戊', kind: '9' });

  expect((await rows()).length).toBe(before);
});

test('SYS-10 an altered or removed row is found', async () => {
  const [first] = await rows();
  await server.database.pool.query("update sys_audit set username = 'somebody' where id = $1", [first.id]);
  expect(await broken()).toBe(1);
  await server.database.pool.query('update sys_audit set username = $2 where id = $1', [first.id, first.username]);
  expect(await broken()).toBeUndefined();
  await server.database.pool.query('delete from sys_audit where tenant_id = 0 and sequence = 2');
  expect(await broken()).toBe(2);
});
