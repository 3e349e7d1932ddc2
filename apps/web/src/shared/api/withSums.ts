import type { CallOptions, ListQuery, Page } from '@tarmac/freight-api';

interface Listing<Row> {
  list: (query: ListQuery, options?: CallOptions) => Promise<Page<Row>>;
}

/** The calls of a resource whose lists also show the sums of all that was found, not of the page alone. */
export function withSums<Row, Api extends Listing<Row>>(api: Api & Listing<Row>) {
  return { ...(api as Api), sums: (query: ListQuery, options?: CallOptions) => api.list({ ...query, sums: 'only' }, options) };
}
