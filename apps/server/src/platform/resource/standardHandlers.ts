import type { AddOf, AnyEntity, EditOf } from '../contract/entity.ts';
import type { standardEndpoints } from '../contract/standardEndpoints.ts';
import type { Handler } from '../contract/routes.ts';
import { getRow } from './getRow.ts';
import { listRows } from './listRows.ts';
import type { CommonTable, Resource } from './resource.ts';
import { sheetHandlers } from './sheetHandlers.ts';
import { sumsOfList } from './sumsOfList.ts';
import { addRow, editRow, forEachId, readIds, removeRow } from './writeRows.ts';

type StandardEndpoints<Kind extends AnyEntity> = ReturnType<typeof standardEndpoints<Kind>>;

/** Handlers for all that `standardEndpoints` declares. */
export type StandardHandlers<Kind extends AnyEntity> = { [Name in keyof StandardEndpoints<Kind>]: Handler<StandardEndpoints<Kind>[Name]> };

/**
 * Answers the standard endpoints of a resource.
 *
 * @example routes(driverContract, { ...resourceHandlers(driver), audit: … })
 */
export function resourceHandlers<Kind extends AnyEntity, Table extends CommonTable>(
  resource: Resource<Kind, Table>,
): StandardHandlers<Kind> {
  const handlers: { [Name in keyof StandardHandlers<AnyEntity>]: (ctx: never, input: never) => unknown } = {
    list: ((ctx, { query }) => (query.sums === 'only' ? sumsOfList(ctx, resource, query) : listRows(ctx, resource, { query }))) as Handler<
      StandardEndpoints<AnyEntity>['list']
    >,
    queryById: ((ctx, { query }) => getRow(ctx, resource, query.id)) as Handler<StandardEndpoints<AnyEntity>['queryById']>,
    add: ((ctx, { body }) => addRow(ctx, resource, body as AddOf<Kind>)) as Handler<StandardEndpoints<AnyEntity>['add']>,
    edit: ((ctx, { body }) => editRow(ctx, resource, body as EditOf<Kind>)) as Handler<StandardEndpoints<AnyEntity>['edit']>,
    delete: (async (ctx, { query }) => {
      await removeRow(ctx, resource, query.id);
      return null;
    }) satisfies Handler<StandardEndpoints<AnyEntity>['delete']>,
    deleteBatch: ((ctx, { query }) =>
      forEachId(readIds(query.ids), { act: (id) => removeRow(ctx, resource, id), locale: ctx.locale })) satisfies Handler<
      StandardEndpoints<AnyEntity>['deleteBatch']
    >,
    ...sheetHandlers(resource),
  };
  return handlers as unknown as StandardHandlers<Kind>;
}
