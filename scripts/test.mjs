// Everything that CI runs, step by step; the last line says how many checks passed and failed.
// `npm test -- unit server` runs only the named steps.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { installPostgres, startPostgres } from './lib/postgres.mjs';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'tarmac-reports-'));
const report = (name) => join(reports, `${name}.json`);
const vitest = (name, args) => ({
  command: 'vitest',
  args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile=${report(name)}`],
  report: report(name),
});
const pnpm = ['npx', '-y', '-p', JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager, 'pnpm'];
const inPnpm = (...args) => ({ command: pnpm[0], args: [...pnpm.slice(1), ...args] });

const steps = [
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'types', ...inPnpm('-r', 'typecheck') },
  { name: 'generated', command: process.execPath, args: ['scripts/checkGenerated.mjs'] },
  { name: 'unused', command: 'knip', args: [] },
  { name: 'build', ...inPnpm('-r', 'build') },
  { name: 'packages', command: process.execPath, args: ['scripts/checkPackages.mjs'] },
  { name: 'unit', ...vitest('unit', ['--project', 'unit']) },
  { name: 'server', ...vitest('server', ['--root', 'apps/server']) },
  // The same tests again on a PostgreSQL of their own; see apps/server/vitest.config.ts for what they leave out.
  { name: 'postgres', ...vitest('postgres', ['--root', 'apps/server']), with: withPostgres },
  { name: 'stories', ...vitest('stories', ['--project', 'browser', '--project', 'storybook']) },
  { name: 'e2e', command: 'playwright', args: ['test'], report: report('e2e'), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e') } },
];

const asked = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`✖ No step is named ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`);
  process.exit(1);
}
const chosen = asked.length === 0 ? steps : steps.filter((step) => asked.includes(step.name));

const browserSteps = chosen.filter((step) => step.name === 'stories' || step.name === 'e2e');
const chromium = browserSteps.length === 0 ? undefined : findChromium();

function run({ command, args, env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }), ...env },
    });
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
    installPostgres();
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

/** Counts of a vitest or Playwright report. */
function counts(path) {
  if (path === undefined || !existsSync(path)) return undefined;
  const json = JSON.parse(readFileSync(path, 'utf8'));
  if (json.stats !== undefined) return { passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected };
  return { passed: json.numPassedTests, failed: json.numFailedTests };
}

let passed = 0;
let failed = 0;
const summary = [];
for (const step of chosen) {
  console.log(`\n▸ ${step.name}`);
  const began = Date.now();
  const code = browserSteps.includes(step) && chromium === undefined ? 1 : await (step.with ?? run)(step);
  const counted = counts(step.report);
  // A step that ends badly without a failed test (a crash, no browser) is one failure of its own.
  const own =
    counted === undefined
      ? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
      : { passed: counted.passed, failed: counted.failed === 0 && code !== 0 ? 1 : counted.failed };
  passed += own.passed;
  failed += own.failed;
  summary.push(
    `${own.failed === 0 ? '✔' : '✖'} ${step.name.padEnd(10)} ${String(own.passed).padStart(5)} passed ${String(own.failed).padStart(3)} failed ${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s`,
  );
}
console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
