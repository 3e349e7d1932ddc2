import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf, type Manifest } from '../../src/platform/backup/manifest.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { briefly, programEnvironment, startServer } from './serverProcess.ts';
import { dispatch, examine, funds, prepareStorm, publish, reviewer, signIn, type StormFolder } from './storm.ts';

const trips = 16;
let storm: StormFolder;

beforeAll(async () => void (storm = await prepareStorm(trips)), 120_000);
afterAll(() => rmSync(storm.folder, { recursive: true, force: true }));

/** Runs a command of the terminal. @returns what it printed, or how it failed */
async function command(name: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const file = join(import.meta.dirname, `../../src/cli/${name}.ts`);
  return promisify(execFile)(process.execPath, briefly(file, args), { env: programEnvironment() }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, output: error.stdout + error.stderr }),
  );
}

test('OPS-02 security 63: a backup under load is consistent, restores to equal counts, books and files, and is refused when altered', async () => {
  const backup = join(storm.folder, 'saved');
  const fresh = join(storm.folder, 'fresh');
  const server = await startServer(['--data', storm.folder, '--empty']);
  const call = await signIn(server);
  const planned = await publish([call, await signIn(server, reviewer)], storm, storm.crews);
  const picture = join(import.meta.dirname, '../../seed/placeholders/receipt.png');
  const form = new FormData();
  form.set('biz', 'temp');
  form.set('file', new Blob([readFileSync(picture)]), 'receipt.png');
  await call.upload('/sys/common/upload', form);

  const before = await Promise.all(planned.slice(0, 4).map((trip) => dispatch(call, trip)));
  const [saved] = await Promise.all([
    command('backup', backup, '--data', storm.folder),
    ...planned.slice(4).map((trip) => dispatch(call, trip)),
  ]);
  const checked = await command('verifyLedger', '--data', storm.folder);
  await server.end('SIGTERM');
  const restored = await command('restore', backup, '--data', fresh);

  expect(saved, saved.output).toMatchObject({ code: 0 });
  expect(checked.output).toContain('The books of 1 tenants are right');
  expect(restored, restored.output).toMatchObject({ code: 0 });
  const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest;
  const kept = Object.fromEntries(manifest.tables.map(({ table, rows }) => [table, rows]));
  // The restored books were checked from the first line: every account is proved.
  expect(await countsOf(fresh, manifest)).toEqual({ ...kept, hy_ledger_proof: kept['hy_ledger_account'] });
  expect(manifest.files.map(({ path }) => path)).toContain('secret');
  expect(manifest.files.length).toBe(2);
  for (const { path, sha256 } of manifest.files) expect(await hashOf(join(fresh, path))).toMatchObject({ sha256 });
  const { findings, notes, wallet, frozenOnNotes } = await examine(
    fresh,
    planned.map(({ order }) => order.id),
  );
  expect(findings).toEqual([]);
  expect(notes.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
  expect(wallet).toMatchObject({ frozen: frozenOnNotes, available: funds - frozenOnNotes });

  const again = await command('restore', backup, '--data', fresh);
  const part = join(backup, 'tables/hy_shipping_note.ndjson.gz');
  const bytes = readFileSync(part);
  bytes[bytes.length - 1]! ^= 1;
  writeFileSync(part, bytes);
  const altered = await command('restore', backup, '--data', join(storm.folder, 'other'));

  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is not empty: a backup is restored into an empty folder only') });
  expect(altered).toMatchObject({
    code: 1,
    output: expect.stringContaining('tables/hy_shipping_note.ndjson.gz of the backup was altered'),
  });
}, 120_000);

async function countsOf(folder: string, { tables }: Manifest): Promise<Record<string, number>> {
  const database = await openDatabase({ embedded: { directory: join(folder, 'pg') }, skipMigrations: true });
  try {
    const counts: Record<string, number> = {};
    for (const { table } of tables) {
      const { rows } = await database.pool.query<{ count: string }>(`select count(*) from "${table}"`);
      counts[table] = Number(rows[0]?.count);
    }
    return counts;
  } finally {
    await database.close();
  }
}
