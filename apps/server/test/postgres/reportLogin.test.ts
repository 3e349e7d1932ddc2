import { createHash, createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { seedReports } from '../../src/modules/online/report/seedReports.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase, type OpenDatabaseOptions } from '../../src/platform/db/openDatabase.ts';
import { ReportLoginRefused, scramVerifier } from '../../src/platform/db/reportLogin.ts';
import { buildFreight } from '../freight.ts';
import { patience } from '../patience.ts';
import { openTestDatabase } from '../testDatabase.ts';
import { testServer } from '../testServer.ts';

const secret = 'another secret that only tests know';
const asReports = async <Row extends Record<string, unknown>>(database: Database, query: string, tenantId = 0): Promise<Row[]> => {
  const { rows } = await database.readWithin({ tenantId, reports: true }, (tx) => tx.execute<Row>(sql.raw(query)), { milliseconds: 5000 });
  return rows as unknown as Row[];
};

/** A migrated database, how to reach it as its superuser, and how to open it again. */
async function site() {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env['TEST_DATABASE_URL']!);
  url.pathname = `/${rows[0]!.name}`;
  const root = database.pool;
  const open = async (options: Partial<OpenDatabaseOptions> = {}) => {
    const warnings: string[] = [];
    const opened = await openDatabase({
      databaseUrl: url.href,
      skipMigrations: true,
      reportLogin: { secret },
      onWarning: (text) => warnings.push(text),
      ...options,
    });
    onTestFinished(() => opened.close());
    return { opened, warnings };
  };
  /** Makes a login that goes with the test. */
  const login = async (name: string, rights = '') => {
    await root.query(`create role ${name} login password 'only-in-tests' ${rights}`);
    onTestFinished(async () => {
      await root.query(`drop owned by ${name}`);
      await root.query(`drop role ${name}`);
    });
    const changed = new URL(url);
    changed.username = name;
    changed.password = 'only-in-tests';
    return changed.href;
  };
  return { database, root, open, login };
}

test('RPT-01 security 8.38 reports have a login and two connections of their own: READ ONLY, 5 seconds, 256 MB of temporary files', async () => {
  const { database, root } = await site();

  const [settings] = await asReports(
    database,
    `select session_user as login, current_user as role, current_setting('transaction_read_only') as "readOnly",
       current_setting('default_transaction_read_only') as "readOnlyByItself", current_setting('statement_timeout') as timeout,
       current_setting('temp_file_limit') as "tempFiles", current_setting('app.tenant_id') as tenant`,
    2,
  );
  const pids = await Promise.all(
    Array.from({ length: 6 }, () => asReports<{ pid: number }>(database, 'select pg_backend_pid() as pid, pg_sleep(0.05)')),
  );
  const { rows } = await root.query(
    `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolpassword like 'SCRAM-SHA-256$4096:%' as sealed,
       (select count(*)::int from pg_stat_activity where usename = rolname) as connections,
       (select array_agg(roleid::regrole::text) from pg_auth_members where member = pg_authid.oid) as roles
     from pg_authid where rolname = $1`,
    [settings?.['login']],
  );

  expect(settings).toEqual({
    login: expect.stringMatching(/^app_reports_[0-9a-f]{12}$/),
    role: settings?.['login'],
    readOnly: 'on',
    readOnlyByItself: 'on',
    timeout: '5s',
    tempFiles: '256MB',
    tenant: '2',
  });
  expect(new Set(pids.map(([row]) => row!.pid)).size).toBe(2);
  expect(rows).toEqual([
    {
      rolname: settings?.['login'],
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      sealed: true,
      connections: 2,
      roles: ['app_reports'],
    },
  ]);
});

test('RPT-01 SESS-10 security 8.38 that login reads what reports read, in one tenant, and becomes nobody else', async () => {
  const server = await testServer();
  await buildFreight(server).driver({ driverName: '张伟' });
  await buildFreight(server, 2).driver({ driverName: '别家司机' });
  const { database } = server;
  const names = async (tenantId: number) =>
    (
      await database.readWithin(
        { tenantId, reports: true },
        async (tx) => {
          await tx.execute(sql`select set_config('app.user_type', '1', true)`);
          return tx.execute(sql`select driver_name from rpt.driver`);
        },
        { milliseconds: 5000 },
      )
    ).rows;

  expect(await names(0)).toEqual([{ driver_name: '张伟' }]);
  expect(await names(2)).toEqual([{ driver_name: '别家司机' }]);
  expect(await names(7)).toEqual([]);
  for (const [query, code] of [
    ['set role app_rw', '42501'],
    ['set role app_system', '42501'],
    ["select set_config('role', 'app_system', true)", '42501'],
    ['select id_no from hy_driver', '42501'],
    ['select id from sys_user', '42501'],
    ['select token_hash from sys_session', '42501'],
    ["select app_authenticate('x', 0, now(), now(), true)", '42501'],
    ['insert into onl_cgreport_head (id) values (1)', '25006'],
    ['create temporary table t (a int)', '25006'],
    ['set transaction read write', '25001'],
    ['set temp_file_limit = -1', '42501'],
  ] as const)
    await expect(asReports(database, query), query).rejects.toMatchObject({
      cause: { code: query.includes('app_authenticate') ? expect.stringMatching(/^42/) : code },
    });
  // What one transaction set is gone with it: no tenant stays behind on the connection.
  await Promise.all([names(0), names(2)]);
  const client = await database.readWithin(
    { tenantId: 0, reports: true },
    (tx) => tx.execute(sql`select current_setting('app.tenant_id') as tenant`),
    { milliseconds: 5000 },
  );
  expect(client.rows).toEqual([{ tenant: '0' }]);
});

test('RPT-01 security 8.38 several processes of one installation share the login, other installations have others', async () => {
  const { open } = await site();
  const loginOf = async (database: Database) => (await asReports<{ login: string }>(database, 'select session_user as login'))[0]!.login;

  const [one, other, stranger] = await Promise.all([open(), open(), open({ reportLogin: { secret: `${secret} of another` } })]);

  expect(await loginOf(one.opened)).toBe(await loginOf(other.opened));
  expect(await loginOf(stranger.opened)).not.toBe(await loginOf(one.opened));
  expect([one, other, stranger].flatMap(({ warnings }) => warnings)).toEqual([]);
});

test('RPT-01 security 8.38 a server that may make no logins says so and goes on as it did, under the role', async () => {
  const { root, open, login } = await site();
  const name = `tarmac_plain_${Date.now()}`;
  const databaseUrl = await login(name, 'noinherit');
  for (const role of ['app_rw', 'app_system', 'app_reports']) await root.query(`grant ${role} to ${name}`);

  const { opened, warnings } = await open({ databaseUrl, reportLogin: { secret: name } });

  expect(warnings).toEqual([expect.stringMatching(/no login of their own.*permission denied.*docs\/operations\.md, Reports/)]);
  expect(warnings.join()).not.toContain('only-in-tests');
  expect(await asReports(opened, 'select session_user as login, current_user as role')).toEqual([{ login: name, role: 'app_reports' }]);
  await expect(asReports(opened, 'select id from sys_user')).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('RPT-01 security 8.38 the owner makes the login where the server itself owns nothing; the limit of files is a superuser’s to allow', async () => {
  const { root, open, login } = await site();
  const name = `tarmac_apart_${Date.now()}`;
  const databaseUrl = await login(name, 'noinherit');
  const migrationDatabaseUrl = await login(`${name}_owner`, 'createrole');
  for (const role of ['app_rw', 'app_system', 'app_reports']) await root.query(`grant ${role} to ${name}`);
  await root.query(`grant app_reports to ${name}_owner with admin option`);
  const start = (further: string) => open({ databaseUrl, migrationDatabaseUrl, reportLogin: { secret: `${name}${further}` } });
  const settings = `select session_user as login, current_setting('temp_file_limit') as "tempFiles"`;
  const own = expect.stringMatching(/^app_reports_/);

  const { opened, warnings } = await start('');

  expect(warnings).toEqual([expect.stringContaining("set temp_file_limit = '256MB'")]);
  expect(await asReports(opened, settings)).toEqual([{ login: own, tempFiles: '-1' }]);
  await root.query(`grant set on parameter temp_file_limit to ${name}_owner`);
  const allowed = await start(' and more');
  expect(allowed.warnings).toEqual([]);
  expect(await asReports(allowed.opened, settings)).toEqual([{ login: own, tempFiles: '256MB' }]);
});

test('RPT-01 security 8.38 a login that may do more than reports may is not used', async () => {
  const { root, open, login } = await site();
  const first = await open();
  const [{ name } = { name: '' }] = await asReports<{ name: string }>(first.opened, 'select session_user as name');
  await root.query(`grant app_rw to ${name}`);

  const { opened, warnings } = await open();

  expect(warnings).toEqual([expect.stringContaining('it is a member of app_rw')]);
  expect(await asReports(opened, 'select current_user as role')).toEqual([{ role: 'app_reports' }]);
  await root.query(`revoke app_rw from ${name}`);
  for (const [right, complaint] of [
    [`grant select on sys_user to`, 'views of reports: select'],
    [`grant select (id_no), update (driver_name) on hy_driver to`, 'views of reports: select, update'],
    [`grant delete on sys_dict to`, 'views of reports: delete'],
    [`grant create on schema public to`, 'it may create something'],
    [`grant app_system to`, 'it is a member of app_system'],
  ] as const) {
    const own = `tarmac_own_${Date.now()}`;
    const url = await login(own);
    await root.query(`grant app_reports to ${own}`);
    await root.query(`${right} ${own}`);
    const refused = open({ reportLogin: { url } });
    await expect(refused, right).rejects.toThrow(complaint);
    await expect(refused, right).rejects.toBeInstanceOf(ReportLoginRefused);
  }
});

test('RPT-01 security 8.38 the login that an operator made is used, when it is fit, and stops the start when it is not', async () => {
  const { root, open, login } = await site();
  const name = `tarmac_operator_${Date.now()}`;
  const url = await login(name);

  await expect(open({ reportLogin: { url } })).rejects.toThrow('REPORTS_DATABASE_URL: the login');
  await root.query(`grant app_reports to ${name}`);
  const { opened, warnings } = await open({ reportLogin: { url } });

  expect(warnings).toEqual([expect.stringContaining(`alter role "${name}" set temp_file_limit = '256MB'`)]);
  // Also where nobody names a time: the connection itself has these limits, whatever its login was given.
  const { rows } = await opened.read({ tenantId: 0, reports: true }, (tx) =>
    tx.execute(sql`select session_user as login, current_setting('default_transaction_read_only') as "readOnly",
      current_setting('statement_timeout') as timeout`),
  );
  expect(rows).toEqual([{ login: name, readOnly: 'on', timeout: '5s' }]);
  await root.query(`alter role ${name} set temp_file_limit = '64MB'`);
  expect((await open({ reportLogin: { url } })).warnings).toEqual([]);
});

test('RPT-01 security 8.38 a login that is shut out while the server runs is told as not available, and nothing runs with other rights', async () => {
  const server = await testServer();
  const admin = server.as('admin');
  await server.inTenant(0, (tx) => seedReports(tx));
  const id = (await admin.get('/online/cgreport/api/getRpColumns/driver_pick')).result.cgRpConfigId;
  const [{ name } = { name: '' }] = await asReports<{ name: string }>(server.database, 'select session_user as name');
  await server.database.pool.query(`alter role ${name} nologin`);
  await server.database.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [name]);

  await vi.waitFor(
    async () => expect(await admin.get(`/online/cgreport/api/getData/${id}`)).toMatchObject({ status: 503, success: false }),
    patience,
  );
  await server.database.pool.query(`alter role ${name} login`);
  expect(await admin.get(`/online/cgreport/api/getData/${id}`)).toMatchObject({ success: true });
});

test('RPT-01 security 8.38 what PostgreSQL is given of a password is its SCRAM verifier', () => {
  // The exchange of RFC 7677, section 3.
  const nonce = 'rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0';
  const message = `n=user,r=rOprNGfwEbeRWgbNEkqO,r=${nonce},s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096,c=biws,r=${nonce}`;
  const proof = Buffer.from('dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=', 'base64');

  const verifier = scramVerifier('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'));

  const [, rounds, storedKey = '', serverKey = ''] =
    /^SCRAM-SHA-256\$(\d+):W22ZaJ0SNY7soEsUEjb6gQ==\$([^:]+):([^:]+)$/.exec(verifier) ?? [];
  const signed = (key: string) => createHmac('sha256', Buffer.from(key, 'base64')).update(message).digest();
  const clientKey = signed(storedKey).map((byte, index) => byte ^ proof[index]!);
  expect(rounds).toBe('4096');
  expect(createHash('sha256').update(clientKey).digest('base64')).toBe(storedKey);
  expect(signed(serverKey).toString('base64')).toBe('6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=');
});
