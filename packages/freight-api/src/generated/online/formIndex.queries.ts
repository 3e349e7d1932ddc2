// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { FormIndex } from '../models.ts';
import type { FormIndexListByHeadIdQuery } from './formIndex.ts';
import { createFormIndexApi } from './formIndex.ts';
/** Questions of formIndex as TanStack Query takes them. */
export const createFormIndexQueries = (transport: Transport) => {
  const api = createFormIndexApi(transport);
  return {
    /** 表单索引列表 · Indexes of a form. Needs `online:form:list`. */
    listByHeadId: (query: FormIndexListByHeadIdQuery): QueryOptions<FormIndex[]> => ({
      queryKey: ['formIndex', 'listByHeadId', query],
      queryFn: ({ signal }) => api.listByHeadId(query, { signal }),
    }),
  };
};
