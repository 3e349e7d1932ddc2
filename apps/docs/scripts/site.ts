// Builds the site into dist, or serves it: `node scripts/site.ts build|check|dev`. `check` writes the pages and says what is wrong with them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build as buildVite } from 'vite';
import { writePages } from './pages.ts';

const app = join(import.meta.dirname, '..');
const [command = 'build'] = process.argv.slice(2);
const base = process.env['DOCS_BASE'] ?? '/';

const { count, problems } = writePages(base);
for (const problem of problems) console.error(`✖ ${problem}`);
console.log(`${count} pages`);
if (problems.length > 0) process.exit(1);
if (command === 'check') process.exit(0);

await buildVite({ configFile: join(app, 'vite.frame.config.ts') });
const { status } = spawnSync(join(app, 'node_modules/.bin/astro'), [command], {
  cwd: app,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
process.exit(status ?? 1);
