import { openDatabase } from '../apps/server/src/platform/db/openDatabase.ts';
import { address, passwordsOf } from './list/client.ts';
import type { LoadPlan, LoadResult } from './list/load.ts';
import { startBenchPostgres } from './postgres.ts';
import { signInAsAdmin } from './signInAsAdmin.ts';
import { askModule, inTemporaryFolder, withOurServer } from './processes.ts';
import type { Report } from './report.ts';

const people = 200_000;
const departs = 5000;
const answersPerQuery = 100;

/** People and departments of a very large company on PostgreSQL: the first page of each way to find people, and the tree. */
export async function measurePeople(report: Report): Promise<void> {
  const postgres = await startBenchPostgres();
  if (postgres === undefined) {
    report.note('people', 'PostgreSQL is not installed: not measured');
    return;
  }
  try {
    await inTemporaryFolder(async (data) => {
      const database = postgres.createDatabase('people');
      report.say(`PostgreSQL ${postgres.version}: ${people.toLocaleString('en')} people in ${departs.toLocaleString('en')} departments`);
      await withOurServer(['--database-url', database, '--data', data, '--empty'], async (port) => {
        await fill(database);
        const headers = { 'X-Access-Token': await signInAsAdmin(port, passwordsOf(data).get('admin') ?? '') };
        for (const [name, path, query] of asked) {
          const plan: LoadPlan = {
            port,
            requests: [{ path: address(path, query), headers }],
            connections: 2,
            milliseconds: 20_000,
            count: answersPerQuery,
          };
          const { p50, p95, failed, bytes } = await askModule<LoadResult>('list/load.ts', plan);
          if (failed > 0) throw new Error(`${failed} answers failed for ${path}`);
          report.atMost(`people: ${name} (median ${p50.toFixed(0)}, ${(bytes / 1000).toFixed(0)} kB)`, {
            value: p95,
            budget: path === wholeTree ? 400 : 150,
            unit: 'ms p95',
          });
        }
      });
    });
  } finally {
    await postgres.stop();
  }
}

/** Five thousand departments in one answer of three megabytes. */
const wholeTree = '/sys/sysDepart/queryTreeList';
const page = { pageNo: 1, pageSize: 10 };
const asked: readonly (readonly [name: string, path: string, query: Readonly<Record<string, string | number>>])[] = [
  ['default order', '/sys/user/list', page],
  ['by name', '/sys/user/list', { ...page, column: 'realname', order: 'asc' }],
  ['user name begins with', '/sys/user/list', { ...page, username: 'bench1234*' }],
  ['frozen', '/sys/user/list', { ...page, status: 2 }],
  ['phone', '/sys/user/list', { ...page, phone: '13100012345' }],
  ['people of a department', '/sys/user/departUserList', { ...page, depId: 'benchdepart0000000000000000777' }],
  ['address book', '/sys/user/queryByOrgCodeForAddressList', page],
  ['tree of all departments', wholeTree, {}],
  ['one level of the tree', '/sys/sysDepart/queryDepartTreeSync', {}],
];

/** Tops of nine departments, with ten below each of those. Codes grow by three signs a level. */
async function fill(url: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: url, skipMigrations: true });
  try {
    // As the owner, whom row security does not bind.
    const { pool } = database;
    await pool.query(`
        insert into sys_depart (id, tenant_id, parent_id, depart_name, org_code, org_category, create_by)
        with node as (
          select n, n / 100 as top, n % 100 as place from generate_series(0, ${departs - 1}::int) n
        )
        select 'benchdepart' || lpad(n::text, 19, '0'), 0,
               case when place = 0 then '' when place < 10 then 'benchdepart' || lpad((top * 100)::text, 19, '0')
                    else 'benchdepart' || lpad((top * 100 + place / 10)::text, 19, '0') end,
               '部门' || n,
               chr(66 + top / 25) || lpad((top % 25 + 1)::text, 2, '0')
                 || case when place = 0 then '' when place < 10 then 'A' || lpad(place::text, 2, '0')
                         else 'A' || lpad((place / 10)::text, 2, '0') || 'A' || lpad((place % 10 + 1)::text, 2, '0') end,
               case when place = 0 then '1' else '2' end, 'bench'
          from node`);
    await pool.query(`
        insert into sys_user (id, tenant_id, username, realname, password, phone, status, org_code, create_by, create_time)
        select 'benchuser' || lpad(n::text, 21, '0'), 0, 'bench' || n, '员工' || n, 'none', '131' || lpad(n::text, 8, '0'),
               case when n % 50 = 0 then 2 else 1 end, null, 'bench',
               timestamptz '2026-01-01' + n * interval '1 minute'
          from generate_series(0, ${people - 1}::int) n`);
    await pool.query(`
        insert into sys_user_depart (id, tenant_id, user_id, dep_id, create_by)
        select 'benchlink' || lpad(n::text, 21, '0'), 0, 'benchuser' || lpad(n::text, 21, '0'),
               'benchdepart' || lpad((n % ${departs}::int)::text, 19, '0'), 'bench'
          from generate_series(0, ${people - 1}::int) n`);
    await pool.query('analyze');
  } finally {
    await database.close();
  }
}
