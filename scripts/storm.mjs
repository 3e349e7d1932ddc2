// Kills the server while money leaves, on both engines, and sends money calls five times each under one key.
// `npm run storm -- --kills 30 --calls 10000`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installPostgres, startPostgres } from './lib/postgres.mjs';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { kills: { type: 'string', default: '30' }, calls: { type: 'string', default: '10000' } } });

/** Runs files of tests. @returns whether they passed */
function run(files, env) {
  return new Promise((resolve) => {
    const child = spawn('vitest', ['run', '--root', 'apps/server', ...files], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, STORM_KILLS: values.kills, STORM_CALLS: values.calls, ...env },
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

await installPostgres();
const results = { 'kills, embedded database': await run(['test/storm'], {}) };
const postgres = await startPostgres({ shared_buffers: '256MB' });
const onPostgres = { TEST_DATABASE_URL: postgres.createDatabase('tarmac_storm') };
results['kills, PostgreSQL'] = await run(['test/storm'], onPostgres);
results['many at once, PostgreSQL'] = await run(['test/load'], onPostgres);
await postgres.stop();
for (const [what, isPassed] of Object.entries(results)) console.log(`${isPassed ? '✔' : '✖'} ${what}`);
process.exit(Object.values(results).every(Boolean) ? 0 : 1);
