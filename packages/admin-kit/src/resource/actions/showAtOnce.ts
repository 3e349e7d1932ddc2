import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '../api.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import { listKey } from '../list/listState.ts';

/**
 * Shows in every list of a resource what rows will look like, before the server has answered.
 *
 * @param back what a row was before, by default as it is given
 * @returns what shows the rows as they were
 */
export function showAtOnce<Row extends AnyRow>(
  client: QueryClient,
  {
    resource,
    rows,
    change,
    back = (row: Row) => row,
  }: { resource: Resource<Row>; rows: readonly Row[]; change: (row: Row) => Row; back?: (row: Row) => Row },
): () => void {
  const lists = { queryKey: listKey(resource) };
  // An answer that is on its way tells of the time before.
  void client.cancelQueries(lists);
  const show = (made: (row: Row) => Row) => {
    const shown = new Map(rows.map((row) => [resource.rowKey(row), made(row)]));
    client.setQueriesData<Page<Row>>(
      lists,
      (page) => page && { ...page, records: page.records.map((row) => shown.get(resource.rowKey(row)) ?? row) },
    );
  };
  show(change);
  // These rows alone: what became of others meanwhile stays.
  return () => show(back);
}
