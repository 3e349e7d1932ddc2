// Installs the workspace with the pinned pnpm and runs one script of the root package.json with the pinned Node.
// Needs only Node >= 20.19 and npm; plain JavaScript because nothing is installed when it starts.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer (https://nodejs.org) and try again.`);
  process.exit(1);
}
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [script = 'start:all', ...rest] = process.argv.slice(2);
const quoted = rest.map((argument) => `'${argument.replaceAll("'", `'\\''`)}'`).join(' ');

console.log('▸ installing packages (the first time downloads about 250 MB)');
const child = spawn(
  'npx',
  ['-y', '-p', packageManager, '-c', `pnpm install --frozen-lockfile --prefer-offline --reporter=append-only --loglevel=warn && pnpm --silent run ${script} ${quoted}`],
  { cwd: root, stdio: 'inherit' },
);
// Ctrl-C reaches the whole process group; wait for the child so that the server closes its database first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill('SIGTERM'));
child.on('error', (error) => {
  console.error(`npx could not be started (${error.message}). npm comes with Node; check that it is on PATH.`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
