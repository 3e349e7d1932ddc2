// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { DataSource, DataSourceOption } from '../models.ts';
import type { DataSourceListQuery } from './dataSource.ts';
import { createDataSourceApi } from './dataSource.ts';
/** Questions of dataSource as TanStack Query takes them. */
export const createDataSourceQueries = (transport: Transport) => {
  const api = createDataSourceApi(transport);
  return {
    /** 数据源列表 · List: Data source. Needs `dataSource:list`. */
    list: (query: DataSourceListQuery = {}): QueryOptions<Page<DataSource>> => ({
      queryKey: ['dataSource', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 数据源选项 · Data sources to choose from. Needs `dataSource:list`. */
    options: (): QueryOptions<DataSourceOption[]> => ({ queryKey: ['dataSource', 'options'], queryFn: ({ signal }) => api.options({ signal }) }),
    /** 数据源详情 · Get: Data source. Needs `dataSource:list`. */
    get: (id: string): QueryOptions<DataSource> => ({ queryKey: ['dataSource', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
