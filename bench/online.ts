import { openDatabase } from '../apps/server/src/platform/db/openDatabase.ts';
import { address, passwordsOf } from './list/client.ts';
import type { LoadPlan, LoadResult } from './list/load.ts';
import { startBenchPostgres } from './postgres.ts';
import { askModule, inTemporaryFolder, withOurServer } from './processes.ts';
import type { Report } from './report.ts';
import { signInAsAdmin } from './signInAsAdmin.ts';

const rows = 1_000_000;
// All of them together stay below what a session may ask in a minute.
const answersPerQuery = 30;
const base = '/online/cgform';

/** The list of a form that an administrator declared, at a million rows on PostgreSQL. @source ONL-01 */
export async function measureOnline(report: Report): Promise<void> {
  const postgres = await startBenchPostgres();
  if (postgres === undefined) {
    report.note('online form', 'PostgreSQL is not installed: not measured');
    return;
  }
  try {
    await inTemporaryFolder(async (data) => {
      const database = postgres.createDatabase('online');
      report.say(`PostgreSQL ${postgres.version}: an online form of ${rows.toLocaleString('en')} rows`);
      await withOurServer(['--database-url', database, '--data', data, '--empty'], async (port) => {
        const token = await signInAsAdmin(port, passwordsOf(data).get('admin') ?? '');
        const id = await publishForm(port, token);
        await fill(database, id);
        for (const [name, query, budget] of asked) {
          const plan: LoadPlan = {
            port,
            requests: [
              { path: address(`${base}/rows/${id}/list`, { pageNo: 1, pageSize: 20, ...query }), headers: { 'X-Access-Token': token } },
            ],
            connections: 1,
            milliseconds: 30_000,
            count: answersPerQuery,
          };
          const { p50, p95, failed } = await askModule<LoadResult>('list/load.ts', plan);
          if (failed > 0) throw new Error(`${failed} answers failed: ${name}`);
          const title = `online form: ${name}`;
          if (budget === undefined) report.note(title, `${p95.toFixed(0)} ms p95`);
          else report.atMost(`${title} (median ${p50.toFixed(0)})`, { value: p95, budget, unit: 'ms p95' });
        }
      });
    });
  } finally {
    await postgres.stop();
  }
}

/** Milliseconds that a list may take by what is indexed; nothing for what no index can serve. @source architecture 4 */
const indexed = 150;
const asked: readonly (readonly [name: string, query: Readonly<Record<string, string | number>>, budget?: number])[] = [
  ['first page', {}, indexed],
  ['by an indexed day', { column: 'day', order: 'desc' }, indexed],
  ['number equals', { plate: '鲁A500000' }, indexed],
  ['number begins with', { plate: '鲁A5000*' }, indexed],
  ['range of days', { day_begin: '2026-03-01', day_end: '2026-03-01' }, indexed],
  ['range of whole numbers', { score_begin: 500_000, score_end: 500_100 }, indexed],
  ['range of decimals', { amount_begin: 5000, amount_end: 5001 }],
  ['part of a text', { plate: '*00012*' }],
];

async function publishForm(port: number, token: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}${address(path)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-token': token },
      body: JSON.stringify(body),
    });
    const { success, message, result } = (await reply.json()) as { success: boolean; message: string; result: { id?: string } | null };
    if (!success) throw new Error(`${path}: ${message}`);
    return result;
  };
  const field = (dbFieldName: string, rest: object) => ({
    dbFieldName,
    dbFieldTxt: dbFieldName,
    dbFieldTxtEn: dbFieldName,
    isQuery: 1,
    ...rest,
  });
  const saved = await post(`${base}/api/addAll`, {
    head: { tableName: 'bench_card', tableTxt: '测试', tableTxtEn: 'Bench' },
    fields: [
      field('plate', { dbLength: 20 }),
      field('day', { dbType: 'Date', fieldShowType: 'date', queryMode: 'group' }),
      field('score', { dbType: 'int', queryMode: 'group' }),
      field('amount', { dbType: 'BigDecimal', dbLength: 10, dbPointLength: 2, queryMode: 'group' }),
      field('note', { dbLength: 200 }),
    ],
    indexs: ['plate', 'day', 'score', 'amount'].map((name) => ({ indexName: `by_${name}`, indexField: name, indexType: 'normal' })),
  });
  await post(`${base}/api/doDbSynch/${saved?.id}/normal`, {});
  return saved?.id ?? '';
}

/** Fills the table of a form; its columns stand in the order of the fields. */
async function fill(url: string, id: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: url, skipMigrations: true });
  const client = await database.pool.connect();
  try {
    // Row security of these tables holds for their owner, too.
    await client.query(`select set_config('app.tenant_id', '0', false)`);
    await client.query(
      `insert into onl.t_${id} (id, tenant_id, create_by, create_time, f1, f2, f3, f4, f5)
       select 'bench' || lpad(n::text, 27, '0'), 0, 'bench', timestamptz '2026-01-01' + n * interval '20 seconds',
              '鲁A' || n, date '2024-01-01' + n % 1000, n, n % 1000000 / 100.0, '备注 ' || n
         from generate_series(1, ${rows}::int) n`,
    );
    await client.query('analyze');
  } finally {
    client.release(true);
    await database.close();
  }
}
