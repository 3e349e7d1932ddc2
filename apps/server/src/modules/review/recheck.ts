import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AnyEntity } from '../../platform/contract/index.ts';
import type { Context } from '../../platform/context.ts';
import type { ListQueryInput } from '../../platform/query/compileQuery.ts';
import type { ExtraColumn } from '../../platform/query/queryColumns.ts';
import { countRowsAndMarked } from '../../platform/resource/countRows.ts';
import type { CommonTable, Resource } from '../../platform/resource/resource.ts';

/** The column `recheck` of a certified table: expired, or pending after an earlier verdict. @source freight-domain 5.10 */
export const recheckColumn = (table: { state: PgColumn; reviewTime: PgColumn }): ExtraColumn => ({
  sql: sql`case when ${table.state} = '5' or (${table.state} = '1' and ${table.reviewTime} is not null) then '1' else '0' end`,
  type: 'text',
});

/** Counts certified rows by state, and under `recheck` those that are to be reviewed again. */
export const countReviewed = <Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  query: ListQueryInput,
): Promise<Record<string, number>> =>
  countRowsAndMarked(ctx, resource, { field: 'state', mark: { field: 'recheck', value: '1', as: 'recheck' }, query });
