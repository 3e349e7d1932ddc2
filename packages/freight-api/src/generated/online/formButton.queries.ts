// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { FormButtonRow } from '../models.ts';
import { createFormButtonApi } from './formButton.ts';
/** Questions of formButton as TanStack Query takes them. */
export const createFormButtonQueries = (transport: Transport) => {
  const api = createFormButtonApi(transport);
  return {
    /** 内置按钮列表 · Buttons that every form has. Needs `online:form:list`. */
    builtInList: (
      formId: string,
    ): QueryOptions<
      {
        buttonCode: string;
        buttonName: string;
        buttonNameEn: string;
        buttonStyle: string;
        buttonStatus: string;
      }[]
    > => ({ queryKey: ['formButton', 'builtInList', formId], queryFn: ({ signal }) => api.builtInList(formId, { signal }) }),
    /** 表单按钮列表 · Buttons of a form. Needs `online:form:list`. */
    ofForm: (formId: string): QueryOptions<FormButtonRow[]> => ({
      queryKey: ['formButton', 'ofForm', formId],
      queryFn: ({ signal }) => api.ofForm(formId, { signal }),
    }),
  };
};
