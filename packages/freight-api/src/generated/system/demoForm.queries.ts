// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { DemoForm } from '../models.ts';
import type { DemoFormListQuery } from './demoForm.ts';
import { createDemoFormApi } from './demoForm.ts';
/** Questions of demoForm as TanStack Query takes them. */
export const createDemoFormQueries = (transport: Transport) => {
  const api = createDemoFormApi(transport);
  return {
    /** 表单记录列表 · List: Form. Needs `demoForm:list`. */
    list: (query: DemoFormListQuery = {}): QueryOptions<Page<DemoForm>> => ({
      queryKey: ['demoForm', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 表单记录详情 · Get: Form. Needs `demoForm:list`. */
    get: (id: string): QueryOptions<DemoForm> => ({ queryKey: ['demoForm', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
