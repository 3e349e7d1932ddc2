import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, PgDialect, QueryBuilder } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { sampleTable } from '../../../test/sampleModule.ts';
import { FastDialect } from './fastDialect.ts';

const other = alias(sampleTable, 'other');
const query = new QueryBuilder();

test.each<[what: string, statement: () => SQL]>([
  ['texts and values', () => sql`select ${1}, ${'two'}, ${null}, ${true}, ${new Date(0)}`],
  ['names', () => sql`select ${sql.identifier('odd "name"')}, ${sampleTable.companyId} from ${sampleTable}`],
  ['names of an alias', () => sql`select ${other.companyId} from ${sampleTable} ${other}`],
  ['statements within statements', () => sql`with a as (${sql`select ${1}`}) select ${sql.join([sql`${2}`, sql`${3}`], sql`, `)}, ${4}`],
  ['lists, also one in a list', () => sql`select ${[1, 'two', [3]]}, ${[]}`],
  ['values that a column writes', () => sql`select ${sql.param('2026-01-01 00:00:00', sampleTable.checkedAt)}`],
  ['a part that is not there', () => sql`select 1 ${undefined} where ${and(undefined, eq(sampleTable.name, 'a'))}`],
  ['values written into the text', () => sql`select ${1}, ${sql`${'it’s'}`.inlineParams()}, ${2}`],
  [
    'a built select',
    () =>
      query
        .select()
        .from(sampleTable)
        .where(inArray(sampleTable.name, ['a', 'b']))
        .limit(3)
        .getSQL(),
  ],
  [
    'a select as a part',
    () => sql`select ${1} where exists ${query.select({ id: sampleTable.id }).from(sampleTable).where(eq(sampleTable.name, 'a'))}`,
  ],
  ['a name for an expression', () => sql`select ${sql`${1} + 1`.as('sum')}, ${2}`],
  ['a value to come', () => sql`select ${sql.placeholder('later')}, ${1}`],
])('%s are written as drizzle writes them', (_what, statement) => {
  const write = (dialect: PgDialect) => {
    const { sql: text, params } = dialect.sqlToQuery(statement());
    return { text, params };
  };

  const fast = new FastDialect({ casing: 'snake_case' });

  expect(write(fast)).toEqual(write(new PgDialect({ casing: 'snake_case' })));
  expect(write(fast).text).toBe(write(fast).text);
});
