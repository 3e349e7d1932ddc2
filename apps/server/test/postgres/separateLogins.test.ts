import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';

test('SESS-10 on PostgreSQL the server works under a login that owns nothing, beside an owner who migrates', async () => {
  const url = new URL(process.env['TEST_DATABASE_URL']!);
  const name = `tarmac_owned_${Date.now()}`;
  const root = new pg.Client({ connectionString: url.href });
  await root.connect();
  const urlOf = (user: string) => {
    const changed = new URL(url);
    changed.username = user;
    changed.password = 'only-in-tests';
    changed.pathname = `/${name}`;
    return changed.href;
  };
  for (const role of [`${name}_owner`, `${name}_app`])
    await root.query(`create role ${role} login password 'only-in-tests' ${role.endsWith('owner') ? 'createrole' : ''}`);
  // The cluster's administrator lets the owner hand out the three roles.
  for (const role of ['app_rw', 'app_system', 'app_reports']) await root.query(`grant ${role} to ${name}_owner with admin option`);
  await root.query(`create database ${name} owner ${name}_owner`);
  const database = await openDatabase({ databaseUrl: urlOf(`${name}_app`), migrationDatabaseUrl: urlOf(`${name}_owner`) });
  onTestFinished(async () => {
    await database.close();
    await root.query(`drop database ${name} with (force)`);
    await root.query(`drop role ${name}_app`);
    await root.query(`drop role ${name}_owner`);
    await root.end();
  });

  await database.transaction('system', (tx) => tx.execute(sql`insert into sys_tenant (tenant_id, name) values (0, 'a'), (2, 'b')`));
  const { rows } = await database.transaction({ tenantId: 2 }, (tx) => tx.execute(sql`select name from sys_tenant`));
  expect(rows).toEqual([{ name: 'b' }]);
  await expect(database.pool.query('select * from sys_tenant')).rejects.toThrow('permission denied');
  await expect(database.pool.query('create table public.x (a int)')).rejects.toThrow('permission denied');
  await expect(database.pool.query('select * from app_meta.migration')).rejects.toThrow('permission denied');
}, 60_000);
