// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { FormField } from '../models.ts';
import type { FormFieldListByHeadCodeQuery, FormFieldListByHeadIdQuery } from './formField.ts';
import { createFormFieldApi } from './formField.ts';
/** Questions of formField as TanStack Query takes them. */
export const createFormFieldQueries = (transport: Transport) => {
  const api = createFormFieldApi(transport);
  return {
    /** 按表名查字段 · Fields of a form by its name. Needs `online:form:list`. */
    listByHeadCode: (query: FormFieldListByHeadCodeQuery): QueryOptions<FormField[]> => ({
      queryKey: ['formField', 'listByHeadCode', query],
      queryFn: ({ signal }) => api.listByHeadCode(query, { signal }),
    }),
    /** 表单字段列表 · Fields of a form. Needs `online:form:list`. */
    listByHeadId: (query: FormFieldListByHeadIdQuery): QueryOptions<FormField[]> => ({
      queryKey: ['formField', 'listByHeadId', query],
      queryFn: ({ signal }) => api.listByHeadId(query, { signal }),
    }),
  };
};
