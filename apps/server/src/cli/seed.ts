import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { scaleSize } from '../../seed/demo/size.ts';
import { loadScaleSet } from '../../seed/scale/loadScaleSet.ts';
import { verifyLedger } from '../modules/finance/ledger/verifyLedger.ts';
import { rebuildDaily } from '../modules/statistics/makeDaily.ts';
import { nowText, systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { prepareData } from './prepareData.ts';
import { StartProblem } from './readArguments.ts';
import { runCommand } from './runCommand.ts';
import { seedWhenEmpty } from './seedWhenEmpty.ts';

const usage = `Usage: npm run seed -- --set scale [options]
  --set scale              the set for benchmarks: waybills of a year with their orders, fleet, timeline and books
  --notes <number>         waybills (default 1000000)
  --database-url <url>     an empty PostgreSQL (default DATABASE_URL); MIGRATION_DATABASE_URL names its owner when that is another login
  --data <folder>          folder of secrets and of the password list; start the server with the same one (default .data)`;

/** Fills an empty PostgreSQL with a large set. @source freight-domain 8.5 */
async function seed(say: (text: string) => void): Promise<void> {
  const { values } = parseArgs({
    options: {
      set: { type: 'string' },
      notes: { type: 'string' },
      'database-url': { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return say(usage);
  const databaseUrl = values['database-url'] ?? process.env['DATABASE_URL'];
  const notes = Number(values.notes ?? '1000000');
  if (values.set !== 'scale')
    throw new StartProblem(
      `--set scale is the set that this command loads; the demonstration set is loaded by the first \`npm start\`.\n${usage}`,
    );
  if (databaseUrl === undefined)
    throw new StartProblem(`The scale set needs a PostgreSQL: set DATABASE_URL or give --database-url.\n${usage}`);
  if (!Number.isInteger(notes) || notes < 1000 || notes > 5_000_000)
    throw new StartProblem('--notes must be a whole number from 1,000 to 5,000,000.');

  const ownerUrl = process.env['MIGRATION_DATABASE_URL'];
  const data = resolve(values.data ?? process.env['DATA_DIR'] ?? join(import.meta.dirname, '../../../../.data'));
  const { secret } = prepareData(data);
  const database = await openDatabase({
    databaseUrl,
    isUnlimited: true,
    ...(ownerUrl === undefined ? {} : { migrationDatabaseUrl: ownerUrl }),
  });
  try {
    const began = Date.now();
    const config = readConfig(process.env, { dataDirectory: data, secret });
    const onNotes = progress(notes, say);
    const load = (set: Parameters<typeof loadScaleSet>[1]['set'], now: number) =>
      loadScaleSet(ownerUrl ?? databaseUrl, { set, now, onNotes, say });
    const accounts = await seedWhenEmpty(database, config, { demo: true, data, say, set: { size: scaleSize(notes), load } });
    if (accounts === undefined) throw new StartProblem('This database has users already: the scale set is loaded into an empty one only.');
    say('counting the daily figures');
    await database.transaction({ tenantId: 0 }, (tx) => rebuildDaily(tx, 0, nowText(systemClock)));
    await database.pool.query('analyze hy_stat_daily');
    say('checking the books');
    const checkBegan = Date.now();
    const findings = await database.transaction({ tenantId: 0 }, (tx) => verifyLedger(tx, 0));
    for (const { invariant, subject, difference } of findings) say(`✖ ${invariant} ${subject}: ${difference}`);
    if (findings.length > 0) throw new StartProblem('The books of the set do not balance.');
    say(`books are right (${seconds(checkBegan)} s); all done in ${seconds(began)} s; passwords lie in ${accounts.passwordFile}`);
  } finally {
    await database.close();
  }
}

/** Says how far the load is, every few seconds. */
function progress(total: number, say: (text: string) => void): (count: number) => void {
  const began = Date.now();
  let told = began;
  return (count) => {
    const now = Date.now();
    if (count === 0 || now - told < 5000) return;
    told = now;
    say(
      `${count.toLocaleString('en')} of ${total.toLocaleString('en')} waybills (${Math.round((count * 1000) / (now - began)).toLocaleString('en')} per second, ${Math.round(process.memoryUsage().rss / 1024 / 1024)} MiB)`,
    );
  };
}

const seconds = (since: number): string => ((Date.now() - since) / 1000).toFixed(1);

await runCommand(seed);
