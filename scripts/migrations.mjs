// Writes the migration that brings the schema to what the tables declare: `npm run migrations -- --name tyres`. Of the snapshots only the
// newest stays, since no other is compared with.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const server = join(import.meta.dirname, '../apps/server');
const { status } = spawnSync(join(server, 'node_modules/.bin/drizzle-kit'), ['generate', ...process.argv.slice(2)], {
  cwd: server,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
const meta = join(server, 'migrations/meta');
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(meta, name));
