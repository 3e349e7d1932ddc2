// Measures what architecture promises, prints it against the budgets and ends with 1 when one is missed.
// `npm run bench -- list` runs one part only; BENCH_NOTES=1000000 is the size of the large list.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const needsApp = asked.length === 0 || ['sizes', 'tabs', 'login'].some((part) => asked.includes(part));
if (needsApp || asked.includes('table')) {
  console.log(needsApp ? '▸ building the kit and the app' : '▸ building the kit');
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const which = needsApp ? ['-r'] : ['--filter', '@tarmac/admin-kit'];
  const { status } = spawnSync('npx', ['-y', '-p', packageManager, 'pnpm', ...which, 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}
const { status } = spawnSync(process.execPath, [join(root, 'bench/main.ts'), ...asked], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
