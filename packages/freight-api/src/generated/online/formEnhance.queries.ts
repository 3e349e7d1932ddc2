// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { FormButtonRow, FormEnhanceJava, FormEnhanceJs, FormEnhanceSql } from '../models.ts';
import type { FormEnhanceEnhanceJsQuery } from './formEnhance.ts';
import { createFormEnhanceApi } from './formEnhance.ts';
/** Questions of formEnhance as TanStack Query takes them. */
export const createFormEnhanceQueries = (transport: Transport) => {
  const api = createFormEnhanceApi(transport);
  return {
    /** 增强按钮列表 · Buttons that scripts could serve. Needs `online:form:list`. */
    enhanceButton: (code: string): QueryOptions<FormButtonRow[]> => ({
      queryKey: ['formEnhance', 'enhanceButton', code],
      queryFn: ({ signal }) => api.enhanceButton(code, { signal }),
    }),
    /** Java增强（不运行） · Java of a form, which is never run. Needs `online:form:list`. */
    enhanceJava: (code: string): QueryOptions<FormEnhanceJava[]> => ({
      queryKey: ['formEnhance', 'enhanceJava', code],
      queryFn: ({ signal }) => api.enhanceJava(code, { signal }),
    }),
    /** JS增强（不运行） · Script of a form, which is never run. Needs `online:form:list`. */
    enhanceJs: (code: string, query: FormEnhanceEnhanceJsQuery = {}): QueryOptions<FormEnhanceJs | null> => ({
      queryKey: ['formEnhance', 'enhanceJs', code, query],
      queryFn: ({ signal }) => api.enhanceJs(code, query, { signal }),
    }),
    /** SQL增强（不运行） · SQL of a form, which is never run. Needs `online:form:list`. */
    enhanceSql: (code: string): QueryOptions<FormEnhanceSql[]> => ({
      queryKey: ['formEnhance', 'enhanceSql', code],
      queryFn: ({ signal }) => api.enhanceSql(code, { signal }),
    }),
  };
};
