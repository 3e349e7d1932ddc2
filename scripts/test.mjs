// Everything that CI runs, step by step; the last line says how many checks passed and failed.
// `npm test -- unit server` runs only the named steps. Files with tests that fail are run once more, alone and on fresh data; what then
// passes is named and counted as flaky, which is a bug to fix: `--strict` fails on it at once.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareData } from '../apps/web/e2e/support/startServer.ts';
import { findChromium } from './lib/chromium.mjs';
import { pnpm } from './lib/packages.mjs';
import { coverageOfCores } from './lib/pureCores.mjs';
import { installPostgres, startPostgres } from './lib/postgres.mjs';
import { keepScratchInMemory } from './lib/scratch.mjs';
import { failuresOf, passedOf, readReport } from './lib/testReport.mjs';

const start = Date.now();
const isStrict = process.argv.includes('--strict');
const root = join(import.meta.dirname, '..');
keepScratchInMemory();
const reports = mkdtempSync(join(tmpdir(), 'tarmac-reports-'));
const report = (name) => join(reports, `${name}.json`);
const vitest = (name, args) => ({
  command: 'vitest',
  args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile=${report(name)}`],
  report: report(name),
});
/** More files than that do not fail by chance. */
const mostFlaky = 8;
const inPnpm = (...args) => ({ command: pnpm[0], args: [...pnpm.slice(1), ...args] });

/** Steps that need neither a database nor a browser keep one core busy at a time: they go beside those of the server. */
const still = [
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'types', command: process.execPath, args: ['scripts/checkTypes.mjs'] },
  { name: 'generated', command: process.execPath, args: ['scripts/checkGenerated.mjs'] },
  { name: 'unused', command: 'knip', args: [] },
  { name: 'words', command: process.execPath, args: ['scripts/checkWords.mjs'] },
  { name: 'parameters', command: process.execPath, args: ['scripts/checkParameters.mjs'] },
  { name: 'exports', command: process.execPath, args: ['scripts/checkExports.mjs'] },
  {
    name: 'unit',
    ...vitest('unit', ['--project', 'unit', ...coverageOfCores, `--coverage.reportsDirectory=${join(reports, 'coverage')}`]),
  },
  { name: 'build', ...inPnpm('-r', 'build') },
  { name: 'docs', command: process.execPath, args: ['scripts/docs.mjs'] },
  { name: 'packages', command: process.execPath, args: ['scripts/checkPackages.mjs'] },
  { name: 'scaffold', command: process.execPath, args: ['scripts/checkScaffold.mjs'] },
];
const server = [
  // Most tests of the server run on both engines; see apps/server/vitest.config.ts for what each leaves to the other.
  { name: 'postgres', ...vitest('postgres', ['--root', 'apps/server']), with: withPostgres },
  { name: 'server', ...vitest('server', ['--root', 'apps/server']), env: { TEST_SHARED: '1' } },
];
const browser = [
  { name: 'stories', ...vitest('stories', ['--project', 'browser', '--project', 'storybook']), env: { NODE_ENV: 'production' } },
  {
    name: 'e2e',
    command: 'playwright',
    args: ['test'],
    report: report('e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e') },
  },
];
const steps = [...still, ...server, ...browser];

const asked = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`✖ No step is named ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`);
  process.exit(1);
}
const chosen = asked.length === 0 ? steps : steps.filter((step) => asked.includes(step.name));

const needsBrowser = (step) => browser.includes(step) || ['packages', 'scaffold'].includes(step.name);
// Where none is installed, what needs none goes on meanwhile.
const chromium = chosen.some(needsBrowser) ? findChromium() : Promise.resolve(undefined);

/** Runs a command; with `says` what it prints goes there instead of to the terminal, with `browser` it knows that one. */
function run({ command, args, env = {}, says, browser: path }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: says === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // As in CI on every machine: a snapshot that is missing or that no test asks for fails.
      env: { ...process.env, CI: '1', ...(path === undefined ? {} : { CHROMIUM_PATH: path }), ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => says(text));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a step beside a PostgreSQL that lives as long as the step. */
async function withPostgres(step) {
  try {
    await installPostgres();
    const postgres = await startPostgres({ shared_buffers: '256MB' });
    try {
      console.log(`PostgreSQL ${postgres.version}`);
      return await run({ ...step, env: { TEST_DATABASE_URL: postgres.createDatabase('tarmac_tests') } });
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    console.error(`✖ ${error.message}`);
    return 1;
  }
}

let allPassed = 0;
let allFailed = 0;
const summary = [];
const failures = [];
const flakyTests = [];

async function runOnce(step) {
  if (step.report !== undefined) rmSync(step.report, { force: true });
  const code = await (step.with ?? run)(step);
  return { code, files: readReport(step.report, root) };
}

/** Runs a step and, where tests failed, their files once more, alone and on fresh data. What failed once and passed once is flaky. */
async function attempt(step) {
  const first = await runOnce(step);
  const failed = failuresOf(first.files);
  const again = [...new Set(failed.map(({ file }) => file))];
  if (first.code === 0 || isStrict || step.report === undefined || again.length > mostFlaky)
    return { ...first, failed, recovered: 0, flaky: [] };

  const { E2E_PREPARED: _used, ...env } = step.env ?? {};
  // A few files take a few branches.
  const args = step.args.filter((arg) => !arg.startsWith('--coverage'));
  const second = await runOnce({ ...step, env, args: [...args, ...again.map((file) => join(root, file))] });
  // A step that ended badly for no test's sake has run as a whole.
  if (again.length === 0)
    return { ...second, failed: failuresOf(second.files), recovered: 0, flaky: second.code === 0 ? [`it ended with ${first.code}`] : [] };
  const failedAgain = failuresOf(second.files);
  const isIn = (list, one) => list.some(({ file, title }) => file === one.file && title === one.title);
  const stays = (one) => second.files?.has(one.file) !== true || isIn(failedAgain, one);
  const flaky = [...failed.filter((one) => !stays(one)), ...failedAgain.filter((one) => !isIn(failed, one))];
  const left = failed.filter(stays);
  return {
    // It ends badly for what stayed, and for what is not a test's.
    code: left.length > 0 || (second.code !== 0 && failedAgain.length === 0) ? 1 : 0,
    files: first.files,
    failed: left,
    recovered: failed.length - left.length,
    flaky: flaky.map(({ inWords }) => inWords),
  };
}

async function take(step, isAlone = true) {
  const texts = [];
  const title = `\n▸ ${step.name}`;
  if (isAlone) console.log(title);
  const path = needsBrowser(step) ? await chromium : undefined;
  const began = Date.now();
  const { code, files, failed, recovered, flaky } =
    browser.includes(step) && path === undefined
      ? { code: 1, failed: [], flaky: [] }
      : await attempt({ ...step, browser: path, ...(isAlone ? {} : { says: (text) => texts.push(text) }) });
  // Two steps at once print one after the other.
  if (!isAlone) process.stdout.write(`${title}\n${Buffer.concat(texts).toString()}`);
  // A step that ends badly without a failed test (a crash, no browser) is one failure of its own.
  const own = {
    passed: files === undefined ? Number(code === 0) : passedOf(files) + recovered,
    failed: failed.length || Number(code !== 0),
  };
  failures.push(...failed.map(({ inWords }) => `✖ ${step.name}: ${inWords}`));
  flakyTests.push(...flaky.map((one) => `⚠ ${step.name}: ${one}`));
  allPassed += own.passed;
  allFailed += own.failed;
  summary.push(
    `${own.failed === 0 ? '✔' : '✖'} ${step.name.padEnd(10)} ${String(own.passed).padStart(5)} passed ${String(own.failed).padStart(3)} failed ${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s`,
  );
}

async function takeAll(lane, isAlone) {
  for (const step of lane.filter((one) => chosen.includes(one))) await take(step, isAlone);
}

await Promise.all([takeAll(still, !chosen.some((step) => server.includes(step))), takeAll(server)]);
// The first start of a server keeps one core busy for a while, which the stories leave to it.
const prepares = chosen.some((step) => step.name === 'e2e') && prepareData().catch(() => undefined);
for (const step of browser.filter((one) => chosen.includes(one))) {
  const prepared = step.name === 'e2e' ? await prepares : undefined;
  await take(prepared === undefined ? step : { ...step, env: { ...step.env, E2E_PREPARED: prepared } });
}

const took = Math.round((Date.now() - start) / 1000);
if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
if (flakyTests.length > 0) console.log(`\nPassed only when run once more:\n\n${flakyTests.join('\n\n')}`);
console.log(`\n${summary.join('\n')}\n`);
const flakyCount = flakyTests.length === 0 ? '' : `, ${flakyTests.length} flaky`;
console.log(`${allPassed} passed, ${allFailed} failed${flakyCount} in ${Math.floor(took / 60)} min ${took % 60} s`);
process.exit(allFailed === 0 ? 0 : 1);
