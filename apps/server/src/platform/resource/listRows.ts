import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AnyEntity } from '../contract/entity.ts';
import type { Context } from '../context.ts';
import { compileFilters, type ListQueryInput, pageOf, readPage } from '../query/compileQuery.ts';
import { readSort, type DefaultSort } from '../query/compileSort.ts';
import { askedFields } from './askedFields.ts';
import { foundByParts } from './foundByParts.ts';
import { farOffset, isFilteredByCarried } from './pageOfRows.ts';
import type { CommonTable, Resource } from './resource.ts';
import { createRowMapper } from './rowMapper.ts';
import { selectRows, isPlain } from './selectRows.ts';
import { visibleRows, hiddenFields, columnsFor, ownFilters } from './visibleRows.ts';
import { getRow } from './getRow.ts';
import { countedTotal, totalsOf, totalOf, totalQuery } from './rowTotals.ts';
import { sumRows } from './sumRows.ts';

/** A page of rows as the wire carries it. */
export interface RowPage {
  records: Record<string, unknown>[];
  total: number;
  size: number;
  current: number;
  pages: number;
  sums?: Record<string, number> | undefined;
  sumsTooSlow?: boolean;
  totalEstimated?: boolean;
  hiddenFields?: string[];
}

/**
 * Reads one page of a resource, within the actor's tenant, scope and data rules.
 *
 * @param where a fixed condition of this particular list
 * @source jeecg-wire 1.2, 1.7
 */
export async function listRows<Kind extends AnyEntity, Table extends CommonTable>(
  ctx: Context,
  resource: Resource<Kind, Table>,
  { query, where }: { query: ListQueryInput; where?: SQL },
): Promise<RowPage> {
  const asked = askedFields(resource, query);
  const mapRow = await createRowMapper(ctx, resource, { reveal: false, asked });
  const found = await foundByParts(ctx, resource, { visible: columnsFor(ctx, resource), query });
  return ctx.platform.database.read(
    { tenantId: ctx.actor.tenantId },
    async (tx) => {
      const visible = columnsFor(ctx, resource);
      const hidden = hiddenFields(ctx, resource);
      const filters = and(compileFilters(visible, found.query), ownFilters(ctx, resource, query));
      const condition = and(visibleRows(ctx, resource), filters, where, found.where);
      const { current, size, offset } = readPage(query);
      const sort = readSort(visible, { query, fallback: resource.options.defaultSort ?? newestFirst });
      const totals = totalsOf(ctx, { resource, query, where });
      const counted = offset >= farOffset && isPlain(resource) ? await countedTotal(tx, resource, { condition, isExact: true }) : undefined;
      // The total comes with the rows: one round trip less. A table that is known to be large is estimated instead.
      const total = totals.isLarge || counted !== undefined ? undefined : totalQuery(tx, resource, { condition, isExact: totals.isExact });
      const isCarried = found.where === undefined && isFilteredByCarried(resource, query);
      const rows = await selectRows(tx, resource, { condition, rowRange: { sort, limit: size, offset, total, asked, isCarried, counted } });
      const { total: count, estimated } =
        counted === undefined
          ? await totalOf(tx, resource, { condition, totals, rows, size, offset, isCarried })
          : { total: counted, estimated: false };
      // Adding up what is not even counted would read the whole table.
      const sums = query['sums'] === '1' && !estimated ? await sumRows(tx, resource, { visible, condition }) : undefined;
      return {
        ...pageOf(rows.map(mapRow), { total: count, size, current }),
        ...(sums === undefined ? {} : { sums }),
        ...(estimated ? { totalEstimated: true } : {}),
        ...(hidden.length > 0 ? { hiddenFields: hidden } : {}),
      };
    },
    brief,
  );
}

/** A page is one statement, mostly. */
const brief = { isBrief: true } as const;

/** How a list stands whose resource says nothing else. */
export const newestFirst: DefaultSort = { field: 'createTime', order: 'desc' };

/** The rows that belong to one of another kind, as `listOfOwner` asks for them. @throws NotFound whom they belong to is not visible */
export async function listOwned<Kind extends AnyEntity, Table extends CommonTable, Of extends AnyEntity, OfTable extends CommonTable>(
  ctx: Context,
  owner: { resource: Resource<Of, OfTable>; id: string },
  { resource, ofOwner, query }: { resource: Resource<Kind, Table>; ofOwner: PgColumn; query: ListQueryInput },
) {
  await getRow(ctx, owner.resource, owner.id);
  return listRows(ctx, resource, { query, where: eq(ofOwner, owner.id) }) as Promise<never>;
}
