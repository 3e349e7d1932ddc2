// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { FormAddInput, FormEditInput, FormHeadRow } from '../models.ts';
export type { FormAddInput, FormEditInput, FormHeadRow } from '../models.ts';
/** Query of `checkOnlyTable`. */
export type FormDefinitionCheckOnlyTableQuery = {
  tbname: string;
  id?: string;
};
const loadSchemas = () => import('./formDefinition.schemas.ts');
/** What the calls of formDefinition take, as schemas for forms; fetched when asked for. */
export const formDefinitionSchemas = {
  /** Of `addAll`. */
  addAll: async () => (await loadSchemas()).formDefinitionAddAllInput,
  /** Of `editAll`. */
  editAll: async () => (await loadSchemas()).formDefinitionEditAllInput,
};
/** Calls of formDefinition. */
export const createFormDefinitionApi = (transport: Transport) => ({
  /** 新增表单 · Add a form with its fields. Needs `online:form:edit`. */
  addAll: (body: FormAddInput, options?: CallOptions) =>
    transport.request<FormHeadRow>({ method: 'POST', path: `/online/cgform/api/addAll`, body, ...options }),
  /** 表名是否可用 · Whether a table name is free. Needs `online:form:edit`. */
  checkOnlyTable: (query: FormDefinitionCheckOnlyTableQuery, options?: CallOptions) =>
    transport.request<null>({ method: 'GET', path: `/online/cgform/api/checkOnlyTable`, query, ...options }),
  /** 发布表单 · Publish a form. Needs `online:form:publish`. */
  doDbSynch: (id: string, mode: string, options?: CallOptions) =>
    transport.request<FormHeadRow>({ method: 'POST', path: `/online/cgform/api/doDbSynch/${encodeURIComponent(id)}/${encodeURIComponent(mode)}`, ...options }),
  /** 编辑表单 · Edit a form with its fields. Needs `online:form:edit`. */
  editAll: (body: FormEditInput, options?: CallOptions) =>
    transport.request<FormHeadRow>({ method: 'PUT', path: `/online/cgform/api/editAll`, body, ...options }),
});
