// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { FormDefinitionCheckOnlyTableQuery } from './formDefinition.ts';
import { createFormDefinitionApi } from './formDefinition.ts';
/** Questions of formDefinition as TanStack Query takes them. */
export const createFormDefinitionQueries = (transport: Transport) => {
  const api = createFormDefinitionApi(transport);
  return {
    /** 表名是否可用 · Whether a table name is free. Needs `online:form:edit`. */
    checkOnlyTable: (query: FormDefinitionCheckOnlyTableQuery): QueryOptions<null> => ({
      queryKey: ['formDefinition', 'checkOnlyTable', query],
      queryFn: ({ signal }) => api.checkOnlyTable(query, { signal }),
    }),
  };
};
