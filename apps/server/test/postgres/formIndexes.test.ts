import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildMissingParts } from '../../src/modules/online/form/formParts.ts';
import { formBase, formBody, type FormSite, openFormSite } from '../formSite.ts';
import { patience } from '../patience.ts';

let site: FormSite;
let id: string;
beforeAll(async () => {
  site = await openFormSite();
  await site.reset();
  const { result } = await site.add(formBody({}, { indexs: [] }));
  ({ id } = result);
  await site.publish(id);
  await site.server.database.pool.query(
    `insert into onl.t_${id} (id, tenant_id, f1) select 'r' || n, 0, 'YD' || lpad(n::text, 8, '0') from generate_series(1, 50001) n`,
  );
});

const states = async () => (await site.admin.get(`${formBase}/index/parts`, { headId: id })).result as { field: string; state: string }[];
const query = async (text: string, ...values: unknown[]) => (await site.server.database.pool.query(text, values)).rows;
const found = async (part: string) => {
  const { result } = await site.admin.get(`/online/cgform/rows/${id}/list`, { card_no: `*${part}*` });
  return result.total as number;
};
/** What the index finds; null where the list is left to find it. */
const inIndex = async (part: string) =>
  (
    await site.server.database.statement<{ ids: string[] | null }>(
      sql`select app_form_parts(0, ${`t_${id}.f1`}, ${part}, ${`%${part}%`}, 5000) as ids`,
    )
  )[0]?.ids?.length ?? null;
const building = `select pid from pg_stat_activity where query like 'create index concurrently%' and state = 'active' and datname = current_database()`;

test('ONL-07 LIST-06 the index of parts of a large form is made after its publication, beside those who write, and again where it was broken off', async () => {
  const draft = await site.edit({ head: { id }, indexs: [{ indexName: 'by_number', indexField: 'card_no', indexType: 'normal' }] });
  expect(draft.success).toBe(true);
  expect(await states()).toEqual([]);
  // Somebody still reads what was before: the index waits for them, and nobody waits for the index.
  const writer = await site.server.database.pool.connect();
  await writer.query('begin isolation level repeatable read');
  await writer.query('select 1 from sys_tenant');
  expect((await site.publish(id)).success).toBe(true);
  await vi.waitFor(async () => expect(await states()).toEqual([{ field: 'card_no', state: 'building' }]), patience);
  await writer.query('commit');
  await vi.waitFor(async () => expect(await states()).toEqual([{ field: 'card_no', state: 'ready' }]), patience);
  expect(await inIndex('00050')).toBe(await found('00050'));

  // As when the process or the database ends meanwhile.
  await query(`drop index onl.k_${id}_f1_parts`);
  expect(await states()).toEqual([{ field: 'card_no', state: 'waiting' }]);
  await writer.query('begin');
  await writer.query(`update onl.t_${id} set f1 = f1 where id = 'r1'`);
  const made = buildMissingParts(site.server.context()).catch((error: unknown) => error);
  const [{ pid }] = (await vi.waitFor(async () => {
    const rows = await query(building);
    expect(rows).toHaveLength(1);
    return rows;
  }, patience)) as [{ pid: number }];
  expect(await states()).toEqual([{ field: 'card_no', state: 'building' }]);
  // A second process leaves it to the first.
  expect(await buildMissingParts(site.server.context())).toBe(0);
  await vi.waitFor(async () => expect(await query(`select from pg_index where not indisvalid`)).toHaveLength(1), patience);
  await query('select pg_cancel_backend($1)', pid);
  expect(await made).toBeInstanceOf(AggregateError);
  expect(await states()).toEqual([{ field: 'card_no', state: 'failed' }]);
  await writer.query('commit');
  writer.release();
  expect(await inIndex('00050')).toBeNull();
  expect(await found('00050001')).toBe(1);

  expect(await buildMissingParts(site.server.context())).toBe(1);
  expect(await states()).toEqual([{ field: 'card_no', state: 'ready' }]);
  expect(await inIndex('00050001')).toBe(1);
  expect(await buildMissingParts(site.server.context())).toBe(0);
}, 120_000);
