import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { applyChanges } from '../../src/modules/online/form-storage/applyChanges.ts';
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
  const open = () => openDatabase({ databaseUrl: urlOf(`${name}_app`), migrationDatabaseUrl: urlOf(`${name}_owner`) });
  const database = await open();
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

  // Tables of forms are the owner's as well, and their rows the tenant's: what is converted is so under the rights of the tenant.
  const column = (columnNo: number, kind: 'string' | 'int') => ({ columnNo, storage: { kind, length: 9, points: 0 } });
  await database.alterTables(2, (tx, asOwner) =>
    applyChanges(tx, asOwner, { headId: 'form', changes: [{ kind: 'table' }, { kind: 'add', column: column(1, 'string'), field: 'a' }] }),
  );
  await database.transaction({ tenantId: 2 }, (tx) =>
    tx.execute(sql`insert into onl.t_form (id, tenant_id, f1) values ('1', 2, '7'), ('2', 2, 'x')`),
  );
  await database.alterTables(2, (tx, asOwner) =>
    applyChanges(tx, asOwner, {
      headId: 'form',
      changes: [{ kind: 'carry', from: column(1, 'string'), to: column(2, 'int'), isNew: true, field: 'a' }],
    }),
  );
  const read = (tenantId: number) => database.transaction({ tenantId }, (tx) => tx.execute(sql`select f1, f2 from onl.t_form order by id`));
  expect((await read(2)).rows).toEqual([
    { f1: '7', f2: 7 },
    { f1: 'x', f2: null },
  ]);
  expect((await read(0)).rows).toEqual([]);
  await expect(database.pool.query('select * from onl.t_form')).rejects.toThrow('permission denied');
  await expect(database.pool.query('create table onl.x (a int)')).rejects.toThrow('permission denied');
  await expect(database.pool.query(`select app_meta.secure_table('onl', 't_form', false, false)`)).rejects.toThrow('permission denied');
  await (await open()).close();
  expect((await read(2)).rows).toHaveLength(2);
}, 60_000);
