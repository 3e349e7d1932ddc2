// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, ImportResult, OnlineRow, OnlineRowInput, OnlineRowPage } from '../models.ts';
export type { OnlineRow, OnlineRowInput, OnlineRowPage } from '../models.ts';
/** Query of `importExcel`. */
export type FormRowsImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
const loadSchemas = () => import('./formRows.schemas.ts');
/** What the calls of formRows take, as schemas for forms; fetched when asked for. */
export const formRowsSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).formRowsAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).formRowsEditInput,
};
/** Calls of formRows. */
export const createFormRowsApi = (transport: Transport) => ({
  /** 新增表单数据 · Add: Rows of a form. Needs `session`. */
  add: (formId: string, body: OnlineRowInput, options?: CallOptions) =>
    transport.request<OnlineRow>({ method: 'POST', path: `/online/cgform/rows/${encodeURIComponent(formId)}/add`, body, ...options }),
  /** 删除表单数据 · Delete: Rows of a form. Needs `session`. */
  removeOne: (formId: string, id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/online/cgform/rows/${encodeURIComponent(formId)}/delete`, query: { id }, ...options }),
  /** 批量删除表单数据 · Delete several: Rows of a form. Needs `session`. */
  remove: (formId: string, ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({
      method: 'DELETE',
      path: `/online/cgform/rows/${encodeURIComponent(formId)}/deleteBatch`,
      query: { ids: ids.join(',') },
      ...options,
    }),
  /** 编辑表单数据 · Edit: Rows of a form. Needs `session`. */
  edit: (formId: string, body: OnlineRowInput, options?: CallOptions) =>
    transport.request<OnlineRow>({ method: 'PUT', path: `/online/cgform/rows/${encodeURIComponent(formId)}/edit`, body, ...options }),
  /** 导出表单数据 · Export: Rows of a form. Needs `session`. */
  export: (formId: string, query: ListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({
      method: 'GET',
      path: `/online/cgform/rows/${encodeURIComponent(formId)}/exportXls`,
      query,
      content: 'file',
      ...options,
    }),
  /** 导入表单数据 · Import: Rows of a form. Needs `session`. */
  import: (formId: string, file: Blob, options?: ImportOptions) =>
    importFile<ImportResult>(transport, { path: `/online/cgform/rows/${encodeURIComponent(formId)}/importExcel`, file, options }),
  /** 按行导入表单数据 · Import rows: Rows of a form. Needs `session`. */
  importRows: (formId: string) => importRows(transport, `/online/cgform/rows/${encodeURIComponent(formId)}`),
  /** 表单数据导入模板 · Import template: Rows of a form. Needs `session`. */
  importTemplate: (formId: string, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/online/cgform/rows/${encodeURIComponent(formId)}/importTemplate`, content: 'file', ...options }),
  /** 表单数据列表 · List: Rows of a form. Needs `session`. */
  list: (formId: string, query: ListQuery = {}, options?: CallOptions) =>
    transport.request<OnlineRowPage>({ method: 'GET', path: `/online/cgform/rows/${encodeURIComponent(formId)}/list`, query, ...options }),
  /** 表单数据详情 · Get: Rows of a form. Needs `session`. */
  get: (formId: string, id: string, options?: CallOptions) =>
    transport.request<OnlineRow>({ method: 'GET', path: `/online/cgform/rows/${encodeURIComponent(formId)}/queryById`, query: { id }, ...options }),
});
