// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { FormIndex, FormPartsIndex } from '../models.ts';
import type { FormIndexListByHeadIdQuery, FormIndexPartsQuery } from './formIndex.ts';
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
    /** 模糊查询索引的状态 · How the indexes for parts of texts are. Needs `online:form:list`. */
    parts: (query: FormIndexPartsQuery): QueryOptions<FormPartsIndex[]> => ({
      queryKey: ['formIndex', 'parts', query],
      queryFn: ({ signal }) => api.parts(query, { signal }),
    }),
  };
};
