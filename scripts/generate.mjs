// Contract → openapi.json → generated client, formatted. State machines → docs/states.md. Sentences and titles of tests → docs/requirements.md.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const steps = [
  [process.execPath, ['--import', './src/cli/quickResolve.ts', 'scripts/openapi.ts'], 'apps/server'],
  [process.execPath, ['scripts/generate.ts'], 'packages/freight-api'],
  // Its own configuration, because the formatter of the sources leaves generated files alone.
  ['oxfmt', ['-c', 'packages/freight-api/scripts/oxfmt.json', 'packages/freight-api/src/generated'], '.'],
  [process.execPath, ['scripts/generateRequirements.mjs'], '.'],
];
for (const [command, args, folder] of steps) {
  const { status } = spawnSync(command, args, { cwd: join(root, folder), stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
