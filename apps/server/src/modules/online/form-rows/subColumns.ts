import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { columnsOf } from '../../../platform/db/names.ts';
import type { ListQueryInput } from '../../../platform/query/compileQuery.ts';
import type { QueryColumns } from '../../../platform/query/queryColumns.ts';
import type { Resource } from '../../../platform/resource/resource.ts';
import { columnsFor, visibleRows } from '../../../platform/resource/visibleRows.ts';
import type { FormView } from './formView.ts';

/**
 * The rows of a form as a query asks for them: an advanced query may name fields of sub-tables, as `table,field`. A row fits where one of its
 * rows there does, of those that the reader may see.
 *
 * @source ONL-02, jeecg-wire 1.8, 4.3
 */
export function askedOf(ctx: Context, view: FormView, query: ListQueryInput): Resource {
  const { listed } = view;
  const text = query['superQueryParams'];
  if (typeof text !== 'string' || text === '' || view.subs.length === 0) return listed;
  const further = view.subs.filter((sub) => sub.may('list')).map((sub) => subColumns(ctx, view, sub));
  return { ...listed, columns: Object.assign({}, listed.columns, ...further) as QueryColumns };
}

function subColumns(ctx: Context, { form: main }: FormView, { form, listed }: FormView): QueryColumns {
  const { table, snapshot } = form;
  const key = columnsOf(table)[snapshot.main?.foreignKey ?? ''];
  if (key === undefined) return {};
  const visible = visibleRows(ctx, listed);
  return Object.fromEntries(
    Object.entries(columnsFor(ctx, listed)).map(([name, column]) => [
      `${snapshot.tableName},${name}`,
      {
        ...column,
        unsorted: true,
        within: (condition) =>
          sql`${main.table.id} in (select ${key} from ${table} where ${and(eq(table.tenantId, ctx.actor.tenantId), visible, condition)})`,
      },
    ]),
  );
}
