// Builds the web app when its sources changed and starts the server that serves it.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const built = join(root, 'apps/web/dist/index.html');
const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/scripts',
  'apps/web/vite.config.ts',
  'packages/admin-kit/src',
  'packages/freight-api/src',
  'pnpm-lock.yaml',
];

function newest(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    process.on('SIGINT', () => undefined);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

const options = process.argv.slice(2);
if (!options.includes('--help')) {
  const isFresh = existsSync(built) && sources.every((path) => newest(join(root, path)) <= statSync(built).mtimeMs);
  if (!isFresh) {
    console.log('▸ building the web app');
    const code = await run('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') });
    if (code !== 0) process.exit(code);
  }
}
// What Node makes of the sources is kept: a third of the time of a start.
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
const server = join(root, 'apps/server/src');
const quick = pathToFileURL(join(server, 'cli/quickResolve.ts')).href;
// The embedded engine's code is optimised while the server runs. Unrolling the loops of PostgreSQL's largest functions took a fifth of
// all the work of a start and made nothing faster; the rest of it can wait until something has been used for a while.
const engine = ['--no-wasm-loop-unrolling', '--wasm-tiering-budget=200000000'];
process.exit(await run(process.execPath, [...engine, '--import', quick, join(server, 'main.ts'), ...options], { env }));
