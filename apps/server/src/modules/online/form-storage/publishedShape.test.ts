import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openFormSite, type FormSite } from '../../../../test/formSite.ts';
import { findPublished } from '../form/published.ts';
import { columnTypeOf } from './physicalNames.ts';
import { storedIndexesOf } from './storedIndexes.ts';

let site: FormSite;
beforeAll(async () => {
  site = await openFormSite();
});
beforeEach(() => site.reset());

const common = [
  'id',
  'tenant_id',
  'create_by',
  'create_time',
  'update_by',
  'update_time',
  'sys_org_code',
  'del_flag',
  'version',
  'pid',
  'has_child',
];

const types = [
  { dbType: 'string', dbLength: 10, dbPointLength: 0, fieldShowType: 'text' },
  { dbType: 'string', dbLength: 30, dbPointLength: 0, fieldShowType: 'text' },
  { dbType: 'int', fieldShowType: 'text' },
  { dbType: 'long', fieldShowType: 'text' },
  { dbType: 'double', fieldShowType: 'text' },
  { dbType: 'BigDecimal', dbLength: 8, dbPointLength: 2, fieldShowType: 'text' },
  { dbType: 'BigDecimal', dbLength: 12, dbPointLength: 4, fieldShowType: 'text' },
  { dbType: 'Date', fieldShowType: 'date' },
  { dbType: 'Date', fieldShowType: 'datetime' },
  { dbType: 'Datetime', fieldShowType: 'datetime' },
  { dbType: 'Text', fieldShowType: 'textarea' },
] as const;

/** Texts that some of these types can be read out of. */
const texts = [
  '7',
  '-12.50',
  '12345678901',
  '2026-02-28',
  '2025-02-29',
  '2026-02-28 23:59:59',
  '0000-01-01',
  '9999-99-99',
  '1e5',
  'Infinity',
  '',
  ' 7',
  '多字',
  '0.1',
];

const name = fc.constantFrom('a', 'b', 'c', 'd');
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const step = fc.record({
  set: fc.dictionary(name, fc.nat(types.length - 1), { maxKeys: 3 }),
  removed: fc.option(name, { nil: undefined }),
  renamed: fc.option(fc.tuple(name, name), { nil: undefined }),
  index: fc.option(fc.tuple(name, fc.boolean()), { nil: undefined }),
  force: fc.boolean(),
  takesBack: fc.boolean(),
  restored: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
});

/** How the table of a form lies in the database, beside what its version says. */
async function compare(id: string): Promise<void> {
  const snapshot = await site.server.inTenant(0, (tx) => findPublished(tx, 0, id));
  if (snapshot === undefined) {
    await expect(site.columns(id)).rejects.toThrow('does not exist');
    return;
  }
  const columns = await site.columns(id);
  expect(
    Object.keys(columns)
      .filter((column) => !common.includes(column))
      .toSorted(),
  ).toEqual(snapshot.columns.map(({ columnNo }) => `f${columnNo}`).toSorted());
  for (const { columnNo, kind, length, points } of snapshot.columns) {
    const type = columnTypeOf({ kind, length, points }).replace('varchar', 'character varying').replace(', ', ',');
    expect(columns[`f${columnNo}`]).toBe(type);
  }
  const used = snapshot.fields.filter(({ isCommon }) => !isCommon).map(({ column }) => column);
  expect(new Set(used).size).toBe(used.length);
  for (const column of used)
    expect(snapshot.columns.find(({ columnNo }) => `f${columnNo}` === column)).toMatchObject({ unusedSince: null });
  const { rows } = await site.server.database.pool.query<{ name: string; is_unique: boolean }>(
    `select c.relname as name, i.indisunique as is_unique from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = $1::regclass and not i.indisprimary order by 1`,
    [`onl.t_${id}`],
  );
  expect(rows.map(({ name: index, is_unique }) => [index, is_unique])).toEqual(
    storedIndexesOf(snapshot)
      .map((index) => [index.name, index.isUnique])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
}

test(
  'ONL-07 whatever is edited, published, forced, taken back and restored, the table is what the version in force says, and no value makes it fail',
  { timeout: 120_000 },
  async () => {
    let seen = 0;
    const walk = async (steps: readonly Step[]) => {
      await site.reset();
      const { result: head } = await site.add({
        head: { tableName: 'walk', tableTxt: '随机' },
        fields: [{ dbFieldName: 'a', dbFieldTxt: 'a' }],
      });
      for (const { set, removed, renamed, index, force, takesBack, restored } of steps) {
        const fields = await site.fields(head.id);
        const wanted = new Map<string, object>(
          Object.entries(set).map(([field, type]) => [field, { ...fields[field], dbFieldName: field, dbFieldTxt: field, ...types[type] }]),
        );
        const [from, to] = renamed ?? [];
        if (from !== undefined && to !== undefined && fields[from] !== undefined && fields[to] === undefined && !wanted.has(to))
          wanted.set(from, { ...types[0], ...fields[from], ...wanted.get(from), dbFieldName: to });
        const indexes = (await site.admin.get('/online/cgform/index/listByHeadId', { headId: head.id })).result as { id: string }[];
        const saved = await site.edit({
          head: { id: head.id },
          fields: [...wanted.values()],
          deleteFieldIds: removed !== undefined && fields[removed] !== undefined ? [fields[removed]['id']] : [],
          deleteIndexIds: indexes.map(({ id }) => id),
          indexs: index === undefined ? [] : [{ indexName: 'one', indexField: index[0], indexType: index[1] ? 'unique' : 'normal' }],
        });
        // A definition may be refused, and is then what it was; the server itself never fails.
        expect([200, 400]).toContain(saved.status);
        const published = await site.publish(head.id, force ? 'force' : 'normal');
        expect([200, 400]).toContain(published.status);
        await compare(head.id);
        await write(head.id);
        if (takesBack) {
          const { result } = await site.admin.get('/online/cgform/head/queryById', { id: head.id });
          if (result.publishedVersion > 0) {
            const answer = await site.admin.put('/online/cgform/head/takeBack', { id: head.id, publishedVersion: result.publishedVersion });
            expect(answer.status).toBe(200);
            await compare(head.id);
          }
        }
        if (restored !== undefined)
          expect([200, 400, 404]).toContain(
            (await site.admin.put('/online/cgform/head/restore', { id: head.id, versionNo: restored })).status,
          );
        seen += 1;
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), walk), {
      numRuns: Number(process.env['FORM_WALKS'] ?? '6'),
      endOnFailure: true,
    });
    expect(seen).toBeGreaterThan(10);
  },
);

/** Puts a row of texts into each column that takes texts, and a number or a day into the others. */
async function write(id: string): Promise<void> {
  const snapshot = await site.server.inTenant(0, (tx) => findPublished(tx, 0, id));
  if (snapshot === undefined) return;
  const samples = {
    string: texts,
    text: texts,
    int: ['7', '-2147483648'],
    long: ['9007199254740991'],
    double: ['0.1', 'NaN', 'Infinity', '1e300'],
    decimal: ['1.25'],
    date: ['2026-02-28', 'infinity'],
    datetime: ['2026-02-28 00:00:00+08', '2026-02-28 12:00:00+08'],
  } as const;
  await site.server.inTenant(0, async (tx) => {
    for (const { column, kind, isCommon, dbLength } of snapshot.fields) {
      if (isCommon) continue;
      const list: readonly string[] = samples[kind];
      const values = kind === 'string' ? list.filter((text) => text.length <= dbLength) : list;
      for (const value of values)
        await tx.transaction((inner) =>
          inner.execute(
            sql`insert into onl.${sql.identifier(`t_${id}`)} (id, tenant_id, ${sql.identifier(column)}) values (${Math.random().toString(36).slice(2)}, 0, ${value}) on conflict do nothing`,
          ),
        );
    }
  });
}

test('SESS-10 ONL-07 security 6.30: every table of forms has a tenant in its key, forced row security and the rights of all other tables', async () => {
  const { result: head } = await site.add();
  await site.publish(head.id);
  await site.insert(head.id, [{ f1: 'A1' }]);
  const { pool } = site.server.database;

  const { rows } = await pool.query(`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
           exists (select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indrelid = c.oid and i.indisprimary and a.attname = 'tenant_id') as keyed,
           (select string_agg(polname, ',' order by polname) from pg_policy where polrelid = c.oid) as policies,
           has_table_privilege('app_rw', c.oid, 'select,insert,update,delete') as works,
           has_table_privilege('app_reports', c.oid, 'select') as reported
      from pg_class c where c.relnamespace = 'onl'::regnamespace and c.relkind in ('r', 'p')`);

  expect(rows).toEqual([
    { name: `t_${head.id}`, forced: true, keyed: true, policies: 'system_access,tenant_isolation', works: true, reported: false },
  ]);
  const { rows: indexes } = await pool.query(`
    select pg_get_indexdef(i.indexrelid) as text from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'onl'::regnamespace and i.indisunique and not i.indisprimary`);
  expect(indexes[0]?.text).toMatch(/\(tenant_id, f1\) WHERE \(del_flag = 0\)$/);
  const seen = (tenantId: number) =>
    site.server.inTenant(tenantId, async (tx) => (await tx.execute(sql`select id from onl.${sql.identifier(`t_${head.id}`)}`)).rows.length);
  expect([await seen(0), await seen(2)]).toEqual([1, 0]);
  await expect(site.insert(head.id, [{ id: 'other', tenant_id: 2 }], 0)).rejects.toMatchObject({ cause: { code: '42501' } });
});
