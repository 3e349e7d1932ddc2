import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { AnyEntity } from '../contract/entity.ts';
import { ignoresCaseOf } from '../query/compileCondition.ts';
import type { ListQueryInput } from '../query/compileQuery.ts';
import { readCondition } from '../query/condition.ts';
import { escapeLike } from '../query/likePattern.ts';
import { columnOf, type QueryColumns } from '../query/queryColumns.ts';
import type { CommonTable, Resource } from './resource.ts';

/** More ids than that are no help: rows that are so many are soon met by reading in order. */
const most = 5000;

/**
 * Narrows a list that is searched by a part of a text to the rows that an index finds, beside its own conditions. Outside of transactions
 * only: it takes a statement of its own.
 *
 * @param visible the columns that the actor may ask for
 * @returns undefined where no such filter is set, or too many rows hold the text
 */
export async function foundByParts<Kind extends AnyEntity, Table extends CommonTable>(
  { platform, actor }: Context,
  { options, table }: Resource<Kind, Table>,
  visible: QueryColumns,
  query: ListQueryInput,
): Promise<SQL | undefined> {
  const { parts } = options;
  if (parts === undefined) return undefined;
  for (const [name, shortest] of Object.entries(parts.fields)) {
    const part = partOf(visible, name, query[name]);
    if (part === undefined || part.length < shortest) continue;
    const call = sql`select ${sql.raw(parts.function)}(${actor.tenantId}::int, ${name}, ${part}, ${`%${escapeLike(part)}%`}, ${most}) as ids`;
    const [row] = await platform.database.statement<{ ids: string[] | null }>(call);
    const ids = row?.ids;
    if (ids === null || ids === undefined) return undefined;
    return ids.length === 0 ? sql`false` : inArray(table.id, ids);
  }
  return undefined;
}

/** The text that a filter asks for somewhere within a column, in the spelling of the column. */
function partOf(visible: QueryColumns, name: string, value: unknown): string | undefined {
  const column = columnOf(visible, name);
  if (column === undefined || column.sensitive || typeof value !== 'string' || value === '') return undefined;
  const condition = readCondition(value);
  if (condition === undefined || (condition.operator !== 'like' && condition.operator !== 'left')) return undefined;
  const part = column.spell?.(condition.value) || condition.value;
  return ignoresCaseOf(column, part) || part.includes('\0') ? undefined : part;
}
