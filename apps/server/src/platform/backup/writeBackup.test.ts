import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testServer } from '../../../test/testServer.ts';
import { filesBelow, verifyBackup } from './manifest.ts';
import { writeBackup } from './writeBackup.ts';

test('OPS-02 security 63: uploads that begin, end and go while a backup is written do not spoil it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { database } = await testServer();
  const files = join(folder, 'files');
  await mkdir(join(files, 'temp'), { recursive: true });
  await writeFile(join(folder, 'secret'), 'a secret');
  await writeFile(join(files, 'temp/kept.png'), 'kept');
  await writeFile(join(files, 'temp/written.png.part'), 'half');
  // What was there when the uploads were listed, and is gone when they are copied.
  const list = async (of: string) => [...(await filesBelow(of)), 'temp/removed.png', 'temp/finished.png.part'];
  const said: string[] = [];
  const client = await database.pool.connect();
  onTestFinished(() => client.release());

  const target = join(folder, 'saved');
  await writeBackup(client, { target, files, secret: join(folder, 'secret'), say: (text) => void said.push(text), list });

  expect(said).toContain('temp/removed.png was removed meanwhile and is left out');
  expect((await verifyBackup(target)).files.map(({ path }) => path)).toEqual(['secret', 'files/temp/kept.png']);
});
