// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { ListQuery, QueryOptions, Transport } from '../../transport.ts';
import type { OnlineRow, OnlineRowPage } from '../models.ts';
import { createFormRowsApi } from './formRows.ts';
/** Questions of formRows as TanStack Query takes them. */
export const createFormRowsQueries = (transport: Transport) => {
  const api = createFormRowsApi(transport);
  return {
    /** 表单数据列表 · List: Rows of a form. Needs `session`. */
    list: (formId: string, query: ListQuery = {}): QueryOptions<OnlineRowPage> => ({
      queryKey: ['formRows', 'list', formId, query],
      queryFn: ({ signal }) => api.list(formId, query, { signal }),
    }),
    /** 表单数据详情 · Get: Rows of a form. Needs `session`. */
    get: (formId: string, id: string): QueryOptions<OnlineRow> => ({
      queryKey: ['formRows', 'get', formId, id],
      queryFn: ({ signal }) => api.get(formId, id, { signal }),
    }),
  };
};
