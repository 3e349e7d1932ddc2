// The documentation as a static site: `npm run docs` builds it into apps/docs/dist, `npm run docs -- check` says what is wrong with its pages,
// `npm run docs -- dev` serves it while it is written. DOCS_BASE is the folder that it is served from.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const app = join(import.meta.dirname, '../apps/docs');
const { status } = spawnSync(process.execPath, ['--conditions=@tarmac/source', 'scripts/site.ts', ...process.argv.slice(2)], {
  cwd: app,
  stdio: 'inherit',
});
process.exit(status ?? 1);
