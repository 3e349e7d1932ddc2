// Builds the web app and the server when their sources changed and starts the server.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const web = {
  what: 'the web app',
  folder: 'apps/web',
  result: 'dist/index.html',
  sources: [
    'apps/web/src',
    'apps/web/public',
    'apps/web/index.html',
    'apps/web/scripts',
    'apps/web/vite.config.ts',
    'packages/admin-kit/src',
    'packages/freight-api/src',
    'pnpm-lock.yaml',
  ],
};
const server = {
  what: 'the server',
  folder: 'apps/server',
  result: 'dist/main.js',
  sources: [
    'apps/server/src',
    'apps/server/seed',
    'apps/server/vite.config.ts',
    'packages/freight-api/src',
    'packages/admin-kit/src/expression',
    'pnpm-lock.yaml',
  ],
};

function newest(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function run(command, { args, ...options }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    process.on('SIGINT', () => undefined);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

function isFresh({ folder, result, sources }) {
  const built = join(root, folder, result);
  return existsSync(built) && sources.every((path) => newest(join(root, path)) <= statSync(built).mtimeMs);
}

const options = process.argv.slice(2);
const needed = options.includes('--help') ? [server] : [server, web];
for (const { what, folder } of needed.filter((one) => !isFresh(one))) {
  console.log(`▸ building ${what}`);
  const code = await run('vite', { args: ['build', '--logLevel', 'warn'], cwd: join(root, folder) });
  if (code !== 0) process.exit(code);
}
// What Node compiles of the server is kept for the next start.
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
// The embedded engine's code is optimised while the server runs. Unrolling the loops of PostgreSQL's largest functions took a fifth of
// all the work of a start and made nothing faster; the rest of it can wait until something has been used for a while.
const engine = ['--no-wasm-loop-unrolling', '--wasm-tiering-budget=200000000'];
process.exit(await run(process.execPath, { args: [...engine, join(root, server.folder, server.result), ...options], env }));
