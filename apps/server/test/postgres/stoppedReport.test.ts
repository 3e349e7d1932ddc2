import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onlCgreportHead, onlCgreportItem } from '../../src/modules/online/report/report.table.ts';
import { sysAudit } from '../../src/platform/audit/audit.table.ts';
import { testServer } from '../testServer.ts';

const endless = `select a.id from driver a join driver b on b.carrier_id = a.carrier_id join driver c on c.carrier_id = b.carrier_id
  where a.driver_name || b.driver_name <> c.driver_name`;

test('RPT-04 who goes away ends the statement of their report, which is not switched off, and the next one in the line runs', async () => {
  const server = await testServer({});
  await server.inTenant(0, async (tx) => {
    await tx.execute(sql`insert into hy_driver (id, driver_name, id_no, id_no_hash, phone, phone_hash, vehicle_class, carrier_id)
      select 'many' || n, 'x', 'x', n::text, 'x', n::text, 'A', 'one' from generate_series(1, 4000) n`);
    for (const [id, cgrSql] of [
      ['slow', endless],
      ['good', "select id from driver where id = 'many1'"],
    ] as const) {
      await tx.insert(onlCgreportHead).values({ id, code: id, name: '报表', permission: 'driver:list', cgrSql });
      await tx.insert(onlCgreportItem).values({ id: `item${id}`, cgrheadId: id, fieldName: 'id', fieldTxt: '编号' });
    }
  });
  const admin = server.as('admin');
  await admin.get('/online/cgreport/api/getRpColumns/good');
  const origin = await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  const running = async () => {
    const { rows } = await server.database.pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where state = 'active' and datname = current_database() and query like '%driver_name || b.driver_name%' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.count ?? 0;
  };
  const ask = (signal: AbortSignal) =>
    fetch(`${origin}/jeecg-boot/online/cgreport/api/getData/slow`, { headers: { 'X-Access-Token': admin.token }, signal }).then(
      () => 'answered',
      () => 'gone',
    );
  const [first, second] = [new AbortController(), new AbortController()];
  // Its first second is a trial, after which it waits for the lane of slow ones and runs again.
  const asked = ask(first.signal);
  await expect.poll(running, { timeout: 4000 }).toBe(1);
  const waits = ask(second.signal);

  const began = performance.now();
  second.abort();
  first.abort();
  await expect.poll(running, { timeout: 3000, interval: 20 }).toBe(0);
  expect(performance.now() - began).toBeLessThan(2500);
  expect(await Promise.all([asked, waits])).toEqual(['gone', 'gone']);
  expect(await admin.get('/online/cgreport/api/getData/good')).toMatchObject({ success: true, result: { total: 1 } });
  await setTimeout(300);
  expect(await running()).toBe(0);
  const heads = await server.inTenant(0, (tx) => tx.select().from(onlCgreportHead));
  expect(heads.find(({ id }) => id === 'slow')?.status).toBe(1);
  const noted = await server.inTenant(0, (tx) =>
    tx
      .select()
      .from(sysAudit)
      .where(sql`${sysAudit.entityId} = 'slow'`),
  );
  expect(noted.map(({ remark }) => remark)).toContain('slow 查询已取消');
});
