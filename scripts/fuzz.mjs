// Sends definitions of forms and queries of them by chance, most of them hostile, seed by seed, to servers on a PostgreSQL of its own that
// writes down every statement: nothing may fail, no word that was typed may be in a statement, and each statement has a shape that
// honest work has, too. `npm run fuzz -- --seeds 1700`; stopped, the same command goes on where it was. `--from 17 --seeds 1` plays one
// seed again, `--fresh` all of them.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { parseArgs } from 'node:util';
import { statementLog } from '../apps/server/test/online-fuzz/statementLog.ts';
import { installPostgres, startPostgres } from './lib/postgres.mjs';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    fresh: { type: 'boolean', default: false },
  },
});
const [seeds, from, workers] = [values.seeds, values.from, values.workers].map(Number);
if (![seeds, from, workers].every((one) => Number.isInteger(one) && one > 0)) {
  console.error('Usage: npm run fuzz -- [--seeds 100] [--from 1] [--workers 2] [--fresh]');
  process.exit(1);
}
/** Seeds that one process plays before another one takes its place. */
const atOnce = 150;
const folder = join(root, 'node_modules/.cache/fuzz');
mkdirSync(folder, { recursive: true });
const kept = join(folder, 'seeds.jsonl');
if (values.fresh) rmSync(kept, { force: true });
const done = () => (existsSync(kept) ? readFileSync(kept, 'utf8').split('\n').filter(Boolean).map(JSON.parse) : []);

const known = new Set(done().map(({ seed }) => seed));
const asked = Array.from({ length: seeds }, (_one, index) => from + index).filter((seed) => seeds === 1 || !known.has(seed));
console.log(`▸ ${seeds - asked.length} of ${seeds} seeds are done already, ${asked.length} to go in ${workers} processes`);

await installPostgres();
const postgres = await startPostgres({
  shared_buffers: '256MB',
  max_connections: 40 * workers,
  logging_collector: 'on',
  log_destination: 'csvlog',
  log_directory: 'statements',
  log_filename: '%H%M%S.log',
  log_rotation_size: '64MB',
  log_rotation_age: 0,
  log_statement: 'all',
  log_parameter_max_length: 0,
  log_file_mode: '0644',
});
const url = postgres.createDatabase('tarmac_fuzz');
const data = decodeURIComponent(new URL(url).searchParams.get('host'));
const written = join(data, 'data/statements');
const log = statementLog();
const began = Date.now();
const failed = [];
let played = 0;

let position = 0;
let current;
let decoder = new StringDecoder('utf8');
const buffer = Buffer.alloc(1 << 22);

/** Reads what was written since the last time, and removes files that were read to their end. */
function readLog() {
  for (;;) {
    const files = readdirSync(written)
      .filter((name) => name.endsWith('.csv'))
      .sort((one, other) => statSync(join(written, one)).birthtimeMs - statSync(join(written, other)).birthtimeMs);
    current ??= files[0];
    if (current === undefined) return;
    const path = join(written, current);
    const file = openSync(path, 'r');
    for (
      let size = readSync(file, buffer, 0, buffer.length, position);
      size > 0;
      size = readSync(file, buffer, 0, buffer.length, position)
    ) {
      position += size;
      log.take(decoder.write(buffer.subarray(0, size)));
    }
    closeSync(file);
    const next = files[files.indexOf(current) + 1];
    if (next === undefined) return;
    rmSync(path);
    [current, position] = [next, 0];
  }
}

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
    const child = spawn('vitest', ['run', '--root', 'apps/server', 'test/online-fuzz'], {
      cwd: root,
      env: {
        ...process.env,
        TEST_DATABASE_URL: url,
        TEST_LOG: '0',
        NO_COLOR: '1',
        FUZZ_FIRST: String(first),
        FUZZ_SEEDS: String(count),
        FUZZ_HONEST: '30',
        FUZZ_DONE: kept,
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

/** Prints what failed, each kind once. */
function tell(said) {
  const told = [...said.matchAll(/^(?:\w*Error): ([^]*?)\n ❯/gm)].map(([, one]) => one.slice(0, 3000));
  for (const one of told.length > 0 ? [...new Set(told)] : [said.slice(-4000)]) {
    failed.push(one);
    console.log(`\n✖ ${one}\n`);
  }
}

async function work() {
  for (let part = take(); part !== undefined && !isStopped; part = take()) {
    const said = await play(part.first, part.count);
    if (isStopped) return;
    played += part.count;
    if (said !== undefined) tell(`seeds ${part.first}–${part.first + part.count - 1}\n${said}`);
    readLog();
    const minutes = Math.round((Date.now() - began) / 6000) / 10;
    console.log(
      `${played} seeds played in ${minutes} min, ${failed.length} failures, ${log.read()} statements in the log, ${asked.length} seeds wait`,
    );
  }
}

const reading = setInterval(readLog, 5000);
// The first one prepares the database that the others copy.
const first = take();
if (first !== undefined) {
  asked.unshift(...Array.from({ length: first.count - 1 }, (_one, index) => first.first + 1 + index));
  const said = await play(first.first, 1);
  if (!isStopped) played += 1;
  if (said !== undefined) tell(said);
  await Promise.all(Array.from({ length: workers }, work));
}
clearInterval(reading);
readLog();
await postgres.stop();

const strange = log.shapes.strange();
for (const { shape, text } of strange.slice(0, 50))
  console.log(`\n✖ a shape that no honest statement has: ${shape}\n  ${text.trim().slice(0, 600)}`);
for (const text of [...log.marked].slice(0, 20)) console.log(`\n✖ a word that was typed is in a statement: ${text.slice(0, 600)}`);
for (const [state, { count, example }] of log.errors) console.log(`${state} × ${count}: ${example}`);
const all = done();
const sum = (name) => all.reduce((total, one) => total + (one[name] ?? 0), 0);
const { shapes, statements } = log.shapes.counts();
console.log(
  `\n${all.length} seeds have passed: ${sum('definitions')} definitions and ${sum('queries')} queries; ${log.read()} statements in the log this time, ` +
    `${statements} different ones, ${shapes} shapes of honest work, ${strange.length} others, ${log.marked.size} with a word that was typed; ` +
    `${failed.length} failures in ${Math.round((Date.now() - began) / 60_000)} min`,
);
process.exit(failed.length + strange.length + log.marked.size === 0 && !isStopped ? 0 : 1);
