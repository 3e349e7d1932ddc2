import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onlCgreportHead, onlCgreportItem } from './report.table.ts';
import { sysAudit } from '../../../platform/audit/audit.table.ts';
import { testServer } from '../../../../test/testServer.ts';

test('POP-04 a report that runs for 5 seconds is ended, switched off and noted, while others are answered', async () => {
  // The embedded engine is ended with its report: what it keeps in memory would be gone.
  const server = await testServer({ isOnDisk: true });
  const isEmbedded = server.database.engine === 'embedded';
  const admin = server.as('admin');
  await server.inTenant(0, async (tx) => {
    await tx.execute(sql`insert into hy_driver (id, driver_name, id_no, id_no_hash, phone, phone_hash, vehicle_class, carrier_id)
      select 'many' || n, 'x', 'x', n::text, 'x', n::text, 'A', 'one' from generate_series(1, 4000) n`);
    await tx.insert(onlCgreportHead).values({
      id: 'slow',
      code: 'slow',
      name: '慢报表',
      permission: 'driver:list',
      cgrSql: `select a.id from driver a join driver b on b.carrier_id = a.carrier_id join driver c on c.carrier_id = b.carrier_id
        where a.driver_name || b.driver_name <> c.driver_name`,
    });
    await tx.insert(onlCgreportItem).values({ cgrheadId: 'slow', fieldName: 'id', fieldTxt: '编号' });
  });
  await admin.get('/online/cgreport/api/getRpColumns/slow');

  const began = performance.now();
  const slow = admin.get('/online/cgreport/api/getData/slow');
  let isOver = false;
  void slow.finally(() => (isOver = true));
  const polls: { took: number; success: boolean }[] = [];
  while (!isOver) {
    const asked = performance.now();
    const { success } = await admin.get('/sys/dict/getDictItems/yn');
    polls.push({ took: performance.now() - asked, success });
    await setTimeout(100);
  }
  const reply = await slow;

  const slowTook = performance.now() - began;
  expect(slowTook).toBeGreaterThan(4900);
  expect(slowTook).toBeLessThan(isEmbedded ? 50_000 : 6000);
  expect(polls.every(({ success }) => success)).toBe(true);
  // The embedded engine has one connection: others wait until it is free again, and are answered.
  expect(Math.max(...polls.map(({ took }) => took))).toBeLessThan(isEmbedded ? 50_000 : 2000);
  expect(polls.length).toBeGreaterThan(isEmbedded ? 0 : 20);
  expect(reply).toMatchObject({ success: false, message: '报表无法查询：执行超时，报表已停用' });
  expect(await admin.get('/online/cgreport/api/getData/slow')).toMatchObject({ status: 404, message: '报表不存在或已停用' });
  const noted = await server.inTenant(0, (tx) => tx.select().from(sysAudit).where(eq(sysAudit.entityId, 'slow')));
  expect(noted).toContainEqual(expect.objectContaining({ outcome: 'refused', remark: 'slow 执行超时，报表已停用' }));
});
