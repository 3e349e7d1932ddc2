import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Manifest } from '../../src/platform/backup/manifest.ts';
import { writeBackup } from '../../src/platform/backup/writeBackup.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { dumpPath } from '../testDatabase.ts';
import { briefly, programEnvironment, runServer } from './serverProcess.ts';
import { seedStormer } from './storm.ts';

let folder: string;
let good: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tarmac-restore-'));
  good = join(folder, 'good');
  const files = join(folder, 'uploads');
  mkdirSync(files);
  writeFileSync(join(files, 'one.png'), 'a picture');
  writeFileSync(join(folder, 'secret'), 's'.repeat(43));
  const database = await openDatabase({ embedded: { dump: await dumpPath() }, skipMigrations: true });
  await seedStormer(database);
  const client = await database.pool.connect();
  await writeBackup(client, { target: good, files, secret: join(folder, 'secret'), say: () => undefined });
  client.release();
  await database.close();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function restore(backup: string, data: string): Promise<{ code: number; output: string }> {
  const file = join(import.meta.dirname, '../../src/cli/restore.ts');
  return promisify(execFile)(process.execPath, briefly(file, [backup, '--data', data]), { env: programEnvironment() }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, output: error.stdout + error.stderr }),
  );
}

/** A copy of the good backup, with a list that fits whatever was done to a part. */
function altered(name: string, change: (manifest: Manifest, at: string) => void): string {
  const at = join(folder, name);
  cpSync(good, at, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(at, 'manifest.json'), 'utf8')) as Manifest;
  change(manifest, at);
  writeFileSync(join(at, 'manifest.json'), JSON.stringify(manifest));
  return at;
}

function replacePart(manifest: Manifest, at: string, path: string, bytes: Buffer): void {
  writeFileSync(join(at, path), bytes);
  for (const part of [...manifest.tables, ...manifest.files])
    if (part.path === path) Object.assign(part, { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
}

const users = 'tables/sys_user.ndjson.gz';

test.each<[name: string, reason: string, change: (manifest: Manifest, at: string) => void]>([
  ['another schema', 'The backup is of another version', ({ migrations }) => void migrations.pop()],
  [
    'a step of the schema with other contents',
    'The backup is of another version',
    ({ migrations }) => void (migrations.at(-1)!.checksum = 'x'),
  ],
  [
    'fewer rows than the list says',
    `${users} holds 2 rows, not 3`,
    ({ tables }) => void (tables.find(({ table }) => table === 'sys_user')!.rows = 3),
  ],
  ['no rows where one is listed', `${users} holds 0 rows, not 2`, (manifest, at) => replacePart(manifest, at, users, gzipSync(''))],
  [
    'a packed file that breaks off',
    `${users} of the backup cannot be read`,
    (manifest, at) => replacePart(manifest, at, users, readFileSync(join(at, users)).subarray(0, -20)),
  ],
  [
    'a line that is not a row',
    `${users} of the backup cannot be read`,
    (manifest, at) => replacePart(manifest, at, users, gzipSync(`${gunzipSync(readFileSync(join(at, users))).toString()}[1]\n`)),
  ],
  ['a path that leads out', '../outside of the backup leads out of the data folder', ({ files }) => void (files[0]!.path = '../outside')],
  [
    'a path that leads out later',
    'files/../../outside of the backup leads out',
    ({ files }) => void (files[0]!.path = 'files/../../outside'),
  ],
  ['a path from the root', '/etc/passwd of the backup leads out', ({ files }) => void (files[0]!.path = '/etc/passwd')],
  ['a place of its own', 'pg/PG_VERSION is not a file that a backup keeps', ({ files }) => void (files[0]!.path = 'pg/PG_VERSION')],
  [
    'a link instead of a file',
    'files/one.png of the backup is not a file',
    (_manifest, at) => {
      unlinkSync(join(at, 'files/one.png'));
      symlinkSync('/etc/passwd', join(at, 'files/one.png'));
    },
  ],
])(
  'OPS-02 security 63: a backup with %s is refused before anything is written',
  async (name, reason, change) => {
    const data = join(folder, `data ${name}`);

    const refused = await restore(altered(`backup ${name}`, change), data);

    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(reason) });
    expect(refused.output).not.toMatch(/^\s+at /m);
    expect(existsSync(data)).toBe(false);
  },
  30_000,
);

test('OPS-02 security 63: a restore that failed, or was killed, leaves nothing in the way of the next one', async () => {
  const data = join(folder, 'again');
  // A row that the database refuses, in a table that comes late.
  const spoiled = altered('spoiled', (manifest, at) => {
    const [first = '', ...others] = gunzipSync(readFileSync(join(at, users)))
      .toString()
      .split('\n');
    const row = JSON.parse(first) as object;
    replacePart(manifest, at, users, gzipSync([JSON.stringify({ ...row, username: null }), ...others].join('\n')));
  });

  expect((await restore(spoiled, data)).code).toBe(1);
  expect(existsSync(data)).toBe(false);
  mkdirSync(join(data, 'pg'), { recursive: true });
  writeFileSync(join(data, 'restore-unfinished'), '');
  const started = runServer(['--data', data, '--port', '0', '--empty']);
  expect(await started.exited).toBe(1);
  expect(started.output()).toContain('was broken off. Run the same npm run restore again');
  const restored = await restore(good, data);

  expect(restored, restored.output).toMatchObject({ code: 0 });
  expect(existsSync(join(data, 'restore-unfinished'))).toBe(false);
  expect(readFileSync(join(data, 'files/one.png'), 'utf8')).toBe('a picture');
}, 90_000);
