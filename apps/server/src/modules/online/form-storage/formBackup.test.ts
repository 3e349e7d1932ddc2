import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { formBase, formBody, openFormSite } from '../../../../test/formSite.ts';
import { openTestDatabase } from '../../../../test/testDatabase.ts';
import { verifyBackup } from '../../../platform/backup/manifest.ts';
import { restoreTables } from '../../../platform/backup/restoreBackup.ts';
import { writeBackup } from '../../../platform/backup/writeBackup.ts';
import { makeFormTables } from './makeFormTables.ts';

test('ONL-07 OPS-02 security 63: a backup carries the tables of forms, and a restore makes them again before it reads their rows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-forms-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'secret'), 'a secret');
  const site = await openFormSite();
  await site.reset();
  const { result: head } = await site.add();
  await site.publish(head.id);
  await site.insert(head.id, [
    { f1: 'A1', f2: '12345678.90', f3: '2026-02-28' },
    { f1: 'A2', f2: null, f3: null },
  ]);
  const fields = await site.fields(head.id);
  await site.edit({
    head: { id: head.id },
    fields: [{ ...fields['card_no'], dbType: 'Text', fieldShowType: 'textarea' }],
    deleteFieldIds: [fields['balance']?.['id']],
    deleteIndexIds: (await site.admin.get(`${formBase}/index/listByHeadId`, { headId: head.id })).result.map(
      ({ id }: { id: string }) => id,
    ),
  });
  await site.publish(head.id, 'force');
  const { result: removed } = await site.add(formBody({ tableName: 'gone' }));
  await site.publish(removed.id);
  await site.admin.delete(`${formBase}/head/delete`, { id: removed.id });
  const columns = await site.columns(head.id);
  const client = await site.server.database.pool.connect();
  onTestFinished(() => client.release());
  const stored = `select * from onl.t_${head.id} order by id`;
  const { rows } = await client.query(stored);

  const source = join(folder, 'saved');
  await writeBackup(client, { target: source, files: join(folder, 'files'), secret: join(folder, 'secret'), say: () => undefined });
  const manifest = await verifyBackup(source);
  const part = manifest.tables.find(({ table }) => table === `onl.t_${head.id}`);
  expect(part).toMatchObject({ rows: 2 });
  expect(gunzipSync(await readFile(join(source, part?.path ?? ''))).toString()).toContain('"f2": 12345678.90');
  expect(manifest.tables.filter(({ table }) => table.startsWith('onl.'))).toHaveLength(1);

  const empty = await openTestDatabase();
  onTestFinished(() => empty.close());
  const target = await empty.pool.connect();
  await restoreTables(target, { source, manifest, say: () => undefined, makeDeclared: makeFormTables });
  target.release();

  expect(rows).toMatchObject([
    { f1: 'A1', f2: '12345678.90' },
    { f1: 'A2', f2: null },
  ]);
  expect((await empty.pool.query(stored)).rows).toEqual(rows);
  const { rows: shape } = await empty.pool.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [`onl.t_${head.id}`],
  );
  expect(Object.fromEntries(shape.map(({ name, type }) => [name, type]))).toEqual(columns);
  const { rows: policies } = await empty.pool.query(`select policyname from pg_policies where schemaname = 'onl' order by 1`);
  expect(policies).toEqual([{ policyname: 'system_access' }, { policyname: 'tenant_isolation' }]);
});
