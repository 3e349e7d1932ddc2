// Checks the books of a stopped server's database whole, and again what was added since, and prints how long each took.
import { sql } from 'drizzle-orm';
import { verifyLedger } from '../src/modules/finance/ledger/verifyLedger.ts';
import { openDatabase } from '../src/platform/db/openDatabase.ts';

const [database = ''] = process.argv.slice(2);
const db = await openDatabase({ databaseUrl: database, skipMigrations: true });
const took = async (scope: 'all' | 'new') => {
  const began = performance.now();
  const findings = await db.patiently(3_600_000, () => db.transaction({ tenantId: 0 }, (tx) => verifyLedger(tx, 0, scope)));
  if (findings.length > 0) throw new Error(`The books are wrong: ${JSON.stringify(findings.slice(0, 5))}`);
  return (performance.now() - began) / 1000;
};
const all = await took('all');
const added = await took('new');
const { rows } = await db.transaction({ tenantId: 0 }, (tx) =>
  tx.execute(sql`select (select count(*)::int from hy_ledger_line) as lines, (select count(*)::int from hy_payment) as payments`),
);
await db.close();
console.log(JSON.stringify({ all, added, ...rows[0] }));
