import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type FormSite, openFormSite, rowsOf } from '../../../../test/formRowSite.ts';

/** One that fills three pieces of the index, and one whose column is longer than any has. */
const texts = ['YD20260001', 'YD20260002', '鲁G·88888', `${'甲'.repeat(31)}乙丙丁${'戊'.repeat(31)}己庚辛%_壬${'癸'.repeat(29)}末`];
let site: FormSite;
let id: string;
let elsewhere: string;
beforeAll(async () => {
  site = await openFormSite();
  const form = {
    tableName: 'parts',
    fields: [
      { dbFieldName: 'code', dbLength: 101, isQuery: true },
      { dbFieldName: 'long_code', dbLength: 102, isQuery: true },
    ],
  };
  const indexes = (first: string) => ({
    indexes: ['code', 'long_code'].map((name, at) => ({
      id: `${first}${at}`.padEnd(32, '0'),
      indexName: name,
      fields: [name],
      isUnique: false,
    })),
  });
  id = await site.publish({ ...form, ...indexes('a') });
  elsewhere = await site.publish({ ...form, headId: 'b'.repeat(32), physicId: 'b'.repeat(32), ...indexes('b') }, 2);
  for (const code of texts) await site.admin.post(`${rowsOf(id)}/add`, { code, long_code: code });
  await site.elsewhere.post(`${rowsOf(elsewhere)}/add`, { code: texts[0] });
  const { result: gone } = await site.admin.post(`${rowsOf(id)}/add`, { code: 'YD20260003' });
  await site.admin.delete(`${rowsOf(id)}/delete`, { id: gone.id });
});

/** What the index finds; null where the list is left to find it. */
const inIndex = async (column: string, part: string, most = 5000, tenantId = 0): Promise<number | null> => {
  const [found] = await site.server.database.statement<{ ids: string[] | null }>(
    sql`select app_form_parts(${tenantId}::int, ${column}, ${part}, ${`%${part}%`}, ${most}) as ids`,
  );
  return found?.ids?.length ?? null;
};

test.each([
  ['YD2', 2],
  ['260002', 1],
  ['0001', 1],
  ['0003', 0],
  ['yd2', 0],
  ['G·8', 1],
  ['甲甲乙', 1],
  ['甲乙丙丁戊', 1],
  ['戊己庚', 1],
  ['庚辛%', 1],
  ['%_壬', 1],
  ['%%%', 0],
  ['_壬癸', 1],
  ['癸癸末', 1],
  ['2', 2],
  ['末', 1],
])('LIST-06 ONL-01 rows of a form are found by the part %s, with an index or without', async (part, count) => {
  for (const name of ['code', 'long_code']) {
    const { records } = (await site.admin.get(`${rowsOf(id)}/list`, { [name]: `*${part}*` })).result;
    expect(records.filter((row: Record<string, string>) => row[name]?.includes(part))).toHaveLength(records.length);
    expect(records).toHaveLength(count);
  }
  if ([...part].length >= 3) expect(await inIndex(`t_${id}.f1`, part)).toBe(count);
});

test('LIST-06 SESS-10 an index of parts looks into one tenant and into columns of forms alone, and leaves to the list what is too much', async () => {
  expect(await inIndex(`t_${id}.f1`, 'YD2026', 2)).toBe(2);
  expect(await inIndex(`t_${id}.f1`, 'YD2026', 1)).toBeNull();
  expect(await inIndex(`t_${id}.f1`, 'YD2026', 5000, 2)).toBe(0);
  expect(await inIndex(`t_${elsewhere}.f1`, 'YD2026', 5000, 2)).toBe(1);
  // A longer text, a column without an index, and what is not a column of a form.
  for (const place of [`t_${id}.f2`, `t_${id}.f9`, `t_${id}.pid`, 'sys_user.username', `t_${id}".f1`, `t_${id}.f1 or true`, ''])
    expect(await inIndex(place, 'YD2026')).toBeNull();
});
