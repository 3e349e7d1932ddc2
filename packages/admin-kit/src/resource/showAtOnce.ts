import type { QueryClient } from '@tanstack/react-query';
import type { Page } from './api.ts';
import type { AnyRow, Resource } from './defineResource.ts';

/**
 * Shows in every list of a resource what rows will look like, before the server has answered.
 *
 * @returns what shows the rows as they were
 */
export function showAtOnce<Row extends AnyRow>(
  client: QueryClient,
  resource: Resource<Row>,
  rows: readonly Row[],
  change: (row: Row) => Row,
): () => void {
  const lists = { queryKey: [resource.name, 'list'] };
  // An answer that is on its way tells of the time before.
  void client.cancelQueries(lists);
  const keys = new Set(rows.map(resource.rowKey));
  const before = client.getQueriesData<Page<Row>>(lists);
  client.setQueriesData<Page<Row>>(
    lists,
    (page) => page && { ...page, records: page.records.map((row) => (keys.has(resource.rowKey(row)) ? change(row) : row)) },
  );
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
  };
}
