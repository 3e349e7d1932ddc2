// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { FormButtonRow, FormEnhanceJava, FormEnhanceJs, FormEnhanceSql } from '../models.ts';
export type { FormButtonRow, FormEnhanceJava, FormEnhanceJs, FormEnhanceSql } from '../models.ts';
/** Query of `enhanceJs`. */
export type FormEnhanceEnhanceJsQuery = {
  type?: 'list' | 'form';
};
/** Query of `removeJava`. */
export type FormEnhanceRemoveJavaQuery = {
  ids: string;
};
/** Query of `removeSql`. */
export type FormEnhanceRemoveSqlQuery = {
  ids: string;
};
/** Query of `storeJs`. */
export type FormEnhanceStoreJsQuery = {
  type?: 'list' | 'form';
};
const loadSchemas = () => import('./formEnhance.schemas.ts');
/** What the calls of formEnhance take, as schemas for forms; fetched when asked for. */
export const formEnhanceSchemas = {
  /** Of `storeJava`. */
  storeJava: async () => (await loadSchemas()).formEnhanceStoreJavaInput,
  /** Of `storeJs`. */
  storeJs: async () => (await loadSchemas()).formEnhanceStoreJsInput,
  /** Of `storeSql`. */
  storeSql: async () => (await loadSchemas()).formEnhanceStoreSqlInput,
};
/** Calls of formEnhance. */
export const createFormEnhanceApi = (transport: Transport) => ({
  /** 增强按钮列表 · Buttons that scripts could serve. Needs `online:form:list`. */
  enhanceButton: (code: string, options?: CallOptions) =>
    transport.request<FormButtonRow[]>({ method: 'GET', path: `/online/cgform/head/enhanceButton/${encodeURIComponent(code)}`, ...options }),
  /** Java增强（不运行） · Java of a form, which is never run. Needs `online:form:list`. */
  enhanceJava: (code: string, options?: CallOptions) =>
    transport.request<FormEnhanceJava[]>({ method: 'GET', path: `/online/cgform/head/enhanceJava/${encodeURIComponent(code)}`, ...options }),
  /** JS增强（不运行） · Script of a form, which is never run. Needs `online:form:list`. */
  enhanceJs: (code: string, query: FormEnhanceEnhanceJsQuery = {}, options?: CallOptions) =>
    transport.request<FormEnhanceJs | null>({ method: 'GET', path: `/online/cgform/head/enhanceJs/${encodeURIComponent(code)}`, query, ...options }),
  /** SQL增强（不运行） · SQL of a form, which is never run. Needs `online:form:list`. */
  enhanceSql: (code: string, options?: CallOptions) =>
    transport.request<FormEnhanceSql[]>({ method: 'GET', path: `/online/cgform/head/enhanceSql/${encodeURIComponent(code)}`, ...options }),
  /** 删除Java增强 · Remove Java. Needs `online:form:edit`. */
  removeJava: (query: FormEnhanceRemoveJavaQuery, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/online/cgform/head/deleteBatchEnhanceJava`, query, ...options }),
  /** 删除SQL增强 · Remove SQL. Needs `online:form:edit`. */
  removeSql: (query: FormEnhanceRemoveSqlQuery, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/online/cgform/head/deletebatchEnhanceSql`, query, ...options }),
  /** 保存Java增强 · Keep Java. Needs `online:form:edit`. */
  storeJava: (code: string, body: FormEnhanceJava, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/online/cgform/head/enhanceJava/${encodeURIComponent(code)}`, body, ...options }),
  /** 保存JS增强 · Keep a script. Needs `online:form:edit`. */
  storeJs: (code: string, query: FormEnhanceStoreJsQuery = {}, body: FormEnhanceJs, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/online/cgform/head/enhanceJs/${encodeURIComponent(code)}`, query, body, ...options }),
  /** 保存SQL增强 · Keep SQL. Needs `online:form:edit`. */
  storeSql: (code: string, body: FormEnhanceSql, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/online/cgform/head/enhanceSql/${encodeURIComponent(code)}`, body, ...options }),
});
