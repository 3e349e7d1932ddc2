// Plays waybills and their money by chance against a model, seed by seed, on a PostgreSQL of its own.
// `npm run simulate -- --seeds 2000 --steps 500`; stopped, the same command goes on where it was. `--from 17 --seeds 1` plays one seed
// again, `--fresh` all of them.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installPostgres, startPostgres } from './lib/postgres.mjs';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    steps: { type: 'string', default: '500' },
    from: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    fresh: { type: 'boolean', default: false },
  },
});
const [seeds, steps, from, workers] = [values.seeds, values.steps, values.from, values.workers].map(Number);
if (![seeds, steps, from, workers].every((one) => Number.isInteger(one) && one > 0)) {
  console.error('Usage: npm run simulate -- [--seeds 2000] [--steps 500] [--from 1] [--workers 2] [--fresh]');
  process.exit(1);
}
/** Seeds that one process plays before another one takes its place. */
const atOnce = 5;
const folder = join(root, 'node_modules/.cache/simulate');
mkdirSync(folder, { recursive: true });
const kept = join(folder, `${steps}.txt`);
if (values.fresh) rmSync(kept, { force: true });
const done = () => new Set(existsSync(kept) ? readFileSync(kept, 'utf8').split('\n').filter(Boolean).map(Number) : []);

const known = done();
const asked = Array.from({ length: seeds }, (_one, index) => from + index).filter((seed) => seeds === 1 || !known.has(seed));
console.log(`▸ ${seeds - asked.length} of ${seeds} seeds are done already, ${asked.length} × ${steps} steps to go in ${workers} processes`);

await installPostgres();
const postgres = await startPostgres({ shared_buffers: '256MB', max_connections: 40 * workers });
const url = postgres.createDatabase('tarmac_simulation');
const began = Date.now();
const failed = [];
let played = 0;

/** What is being played; a stop ends it, and says nothing of seeds that did not come to their end. */
const playing = new Set();
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopped = true;
    for (const child of playing) child.kill();
  });

/** Plays seeds that follow each other. @returns what it printed, where one of them failed */
function play(first, count) {
  return new Promise((resolve) => {
    const child = spawn('vitest', ['run', '--root', 'apps/server', 'test/simulation'], {
      cwd: root,
      env: {
        ...process.env,
        TEST_DATABASE_URL: url,
        TEST_LOG: '0',
        NO_COLOR: '1',
        SIMULATE_FIRST: String(first),
        SIMULATE_SEEDS: String(count),
        SIMULATE_STEPS: String(steps),
        SIMULATE_DONE: kept,
      },
    });
    playing.add(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('exit', (code) => {
      playing.delete(child);
      resolve(code === 0 || isStopped ? undefined : said);
    });
  });
}

/** The next seeds in a row that nobody plays. */
function take() {
  const [first] = asked;
  if (first === undefined) return undefined;
  const count = asked.findIndex((seed, index) => index === atOnce || seed !== first + index);
  const own = asked.splice(0, count < 0 ? asked.length : count);
  return { first, count: own.length };
}

/** Prints the seeds that failed, with their steps. */
function tell(said) {
  const told = [...said.matchAll(/^\w*Error: (seed \d+, step \d+: [^]*?)\n ❯/gm)].map(([, one]) => one);
  for (const one of told.length > 0 ? told : [said.slice(-4000)]) {
    failed.push(one);
    console.log(`\n✖ ${one}\n`);
  }
}

async function work() {
  for (let part = take(); part !== undefined && !isStopped; part = take()) {
    const said = await play(part.first, part.count);
    if (isStopped) return;
    played += part.count;
    if (said !== undefined) tell(said);
    const minutes = (Date.now() - began) / 60_000;
    console.log(
      `${played} played, ${failed.length} failed, ${Math.round((played * steps) / minutes)} steps a minute, ${asked.length} seeds wait`,
    );
  }
}

// The first one prepares the database that the others copy.
const first = take();
if (first !== undefined) {
  asked.unshift(...Array.from({ length: first.count - 1 }, (_one, index) => first.first + 1 + index));
  const said = await play(first.first, 1);
  if (!isStopped) played += 1;
  if (said !== undefined) tell(said);
  await Promise.all(Array.from({ length: workers }, work));
}
await postgres.stop();
console.log(
  `\n${done().size} seeds × ${steps} steps have passed, ${failed.length} failed in ${Math.round((Date.now() - began) / 60_000)} min`,
);
process.exit(failed.length === 0 && !isStopped ? 0 : 1);
