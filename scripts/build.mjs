// Builds every package and app with the workspace's own pnpm.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pnpm } from './lib/packages.mjs';

const { status } = spawnSync(pnpm[0], [...pnpm.slice(1), '-r', 'build'], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });
process.exit(status ?? 1);
