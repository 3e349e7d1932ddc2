// Checks the types of every package, and of what stands beside the packages: the Storybook, the configurations.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pnpm } from './lib/packages.mjs';

const root = join(import.meta.dirname, '..');
const checks = [
  [...pnpm, '-r', 'typecheck'],
  ['tsc', '--noEmit', '-p', '.storybook'],
];

let isBroken = false;
for (const [command, ...args] of checks) {
  console.log(`▸ ${[command, ...args].slice(command === 'npx' ? 5 : 0).join(' ')}`);
  if (spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status !== 0) isBroken = true;
}
process.exit(isBroken ? 1 : 0);
