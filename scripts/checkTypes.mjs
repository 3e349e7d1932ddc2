// Checks the types of every package, and of what stands beside the packages: the Storybook, the configurations.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pnpm } from './lib/packages.mjs';

const root = join(import.meta.dirname, '..');
const checks = [
  // The packages are checked beside each other; further threads for each would only repeat what it has found out already.
  [...pnpm, '-r', 'typecheck', '--checkers', '1'],
  ['tsc', '--noEmit', '-p', '.storybook', '--checkers', '1'],
];

let isBroken = false;
for (const [command, ...args] of checks) {
  console.log(`▸ ${[command, ...args].join(' ')}`);
  if (spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status !== 0) isBroken = true;
}
process.exit(isBroken ? 1 : 0);
