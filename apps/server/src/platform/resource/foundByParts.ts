import { and, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { AnyEntity } from '../contract/entity.ts';
import { ignoresCaseOf } from '../query/compileCondition.ts';
import type { ListQueryInput } from '../query/compileQuery.ts';
import { readCondition } from '../query/condition.ts';
import { escapeLike } from '../query/likePattern.ts';
import { columnOf, type QueryColumn, type QueryColumns } from '../query/queryColumns.ts';
import type { CommonTable, Resource } from './resource.ts';

/** More ids than that do not help: rows that are so many are soon met by reading in order. */
const mostIds = 5000;
/** The same of the different texts of a field. */
const mostWords = 3000;

/** What an index found of a query by parts of texts. */
export interface FoundByParts {
  /** Narrows the list, beside its own conditions. */
  where: SQL | undefined;
  /** The query without the filters that `where` answers wholly. */
  query: ListQueryInput;
}

/**
 * Narrows a list that is searched by parts of texts to the rows that an index finds. Outside of transactions only: it takes statements of
 * its own.
 *
 * @param visible the columns that the actor may ask for
 */
export async function foundByParts<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  { options, table, columns }: Resource<Kind, Table>,
  { visible, query }: { visible: QueryColumns; query: ListQueryInput },
): Promise<FoundByParts> {
  const { parts, words } = options;
  const conditions: SQL[] = [];
  const rest: Record<string, unknown> = { ...query };
  for (const name of words?.fields ?? []) {
    const asked = partOf(visible, { name, value: query[name] });
    if (words === undefined || asked === undefined) continue;
    const found = await textsOf(
      ctx,
      sql`select ${sql.raw(words.function)}(${ctx.actor.tenantId}::int, ${name}, ${asked.pattern}, ${asked.ignoresCase}, ${mostWords}) as texts`,
    );
    if (found === undefined) continue;
    delete rest[name];
    conditions.push(oneOf(columns[name]?.sql, found));
  }
  for (const [name, shortest] of Object.entries(parts?.fields ?? {})) {
    const asked = partOf(visible, { name, value: query[name] });
    if (parts === undefined || asked === undefined || [...asked.part].length < shortest) continue;
    const found = await textsOf(
      ctx,
      sql`select ${sql.raw(parts.function)}(${ctx.actor.tenantId}::int, ${parts.called?.[name] ?? name}, ${asked.part}, ${asked.pattern}, ${mostIds}) as texts`,
    );
    if (found === undefined) continue;
    conditions.push(oneOf(table.id, found));
    // One of them is narrow enough.
    break;
  }
  return { where: and(...conditions), query: rest };
}

const oneOf = (column: QueryColumn['sql'] | undefined, values: readonly string[]): SQL =>
  // One value, however many texts: thousands of parameters take longer than the search.
  column === undefined || values.length === 0 ? sql`false` : sql`${column} = any(${sql.param([...values])}::text[])`;

/** Undefined where there are more than were asked for. */
async function textsOf({ platform }: Context, call: SQL): Promise<string[] | undefined> {
  const [row] = await platform.database.statement<{ texts: string[] | null }>(call);
  return row?.texts ?? undefined;
}

/** The text that a filter asks for within a column, in the spelling of the column, with the pattern that says where. */
function partOf(
  visible: QueryColumns,
  { name, value }: { name: string; value: unknown },
): { part: string; pattern: string; ignoresCase: boolean } | undefined {
  const column = columnOf(visible, name);
  if (column === undefined || column.sensitive || typeof value !== 'string' || value === '') return undefined;
  const condition = readCondition(value);
  if (condition === undefined || (condition.operator !== 'like' && condition.operator !== 'left')) return undefined;
  const part = column.spell?.(condition.value) || condition.value;
  if (part === '' || part.includes('\0')) return undefined;
  const pattern = `%${escapeLike(part)}${condition.operator === 'left' ? '' : '%'}`;
  return { part, pattern, ignoresCase: ignoresCaseOf(column, part) };
}
