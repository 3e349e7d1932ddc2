// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Transport } from '../../transport.ts';
import type { ImportResult, OnlineCodedColumns, OnlineColumns, OnlineForm, OnlineFormItem, OnlineQueryItem, OnlineRows } from '../models.ts';
export type { OnlineCodedColumns, OnlineColumns, OnlineForm, OnlineFormItem, OnlineQueryItem, OnlineRows } from '../models.ts';
/** Query of `addRow`. */
export type OnlineFormAddRowQuery = {
  tabletype?: string;
};
/** Body of `doButton`. */
export interface OnlineFormDoButton {
  formId: string;
  buttonCode: string;
  dataId?: string | null;
  uiFormData?: Record<string, unknown> | null;
}
/** Query of `editRow`. */
export type OnlineFormEditRowQuery = {
  tabletype?: string;
};
/** Query of `exportXlsOld`. */
export type OnlineFormExportXlsOldQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  tabletype?: string;
  hasQuery?: string;
  paramsStr?: string;
  selections?: string;
};
/** Query of `getColumns`. */
export type OnlineFormGetColumnsQuery = {
  tabletype?: string;
};
/** Query of `getData`. */
export type OnlineFormGetDataQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  tabletype?: string;
  hasQuery?: string;
  paramsStr?: string;
};
/** Query of `getTreeData`. */
export type OnlineFormGetTreeDataQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  tabletype?: string;
  hasQuery?: string;
  paramsStr?: string;
};
/** Query of `importXls`. */
export type OnlineFormImportXlsQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `querySelectOptions`. */
export type OnlineFormQuerySelectOptionsQuery = {
  table: string;
  txt: string;
  key: string;
  idField?: string;
  pidField?: string;
  pidValue?: string;
  condition?: string;
};
const loadSchemas = () => import('./onlineForm.schemas.ts');
/** What the calls of onlineForm take, as schemas for forms; fetched when asked for. */
export const onlineFormSchemas = {
  /** Of `addRow`. */
  addRow: async () => (await loadSchemas()).onlineFormAddRowInput,
  /** Of `doButton`. */
  doButton: async () => (await loadSchemas()).onlineFormDoButtonInput,
  /** Of `editRow`. */
  editRow: async () => (await loadSchemas()).onlineFormEditRowInput,
};
/** Calls of onlineForm. */
export const createOnlineFormApi = (transport: Transport) => ({
  /** 新增在线表单数据 · Add a row of an online form. Needs `session`. */
  addRow: (id: string, query: OnlineFormAddRowQuery = {}, body: Record<string, unknown>, options?: CallOptions) =>
    transport.request<string | null>({ method: 'POST', path: `/online/cgform/api/form/${encodeURIComponent(id)}`, query, body, ...options }),
  /** 删除在线表单数据 · Delete rows of an online form. Needs `session`. */
  deleteRows: (id: string, dataId: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/online/cgform/api/form/${encodeURIComponent(id)}/${encodeURIComponent(dataId)}`, ...options }),
  /** 在线表单详情 · One row of an online form with its sub-tables. Needs `session`. */
  detail: (id: string, dataId: string, options?: CallOptions) =>
    transport.request<Record<string, unknown>>({
      method: 'GET',
      path: `/online/cgform/api/detail/${encodeURIComponent(id)}/${encodeURIComponent(dataId)}`,
      ...options,
    }),
  /** 执行自定义按钮 · Press a button of an online form. Needs `session`. */
  doButton: (body: OnlineFormDoButton, options?: CallOptions) =>
    transport.request<{
      openUrl: string | null;
    } | null>({ method: 'POST', path: `/online/cgform/api/doButton`, body, ...options }),
  /** 编辑在线表单数据 · Edit a row of an online form. Needs `session`. */
  editRow: (id: string, query: OnlineFormEditRowQuery = {}, body: Record<string, unknown>, options?: CallOptions) =>
    transport.request<string | null>({ method: 'PUT', path: `/online/cgform/api/form/${encodeURIComponent(id)}`, query, body, ...options }),
  /** 导出在线表单 · Export an online form. Needs `session`. */
  export: (id: string, query: ListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/online/cgform/api/exportXls/${encodeURIComponent(id)}`, query, content: 'file', ...options }),
  /** 导出在线表单（旧） · Export an online form at its old address. Needs `session`. */
  exportXlsOld: (id: string, query: OnlineFormExportXlsOldQuery = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/online/cgform/api/exportXlsOld/${encodeURIComponent(id)}`, query, content: 'file', ...options }),
  /** 在线表单列 · Columns of an online form. Needs `session`. */
  getColumns: (id: string, query: OnlineFormGetColumnsQuery = {}, options?: CallOptions) =>
    transport.request<OnlineColumns>({ method: 'GET', path: `/online/cgform/api/getColumns/${encodeURIComponent(id)}`, query, ...options }),
  /** 在线表单数据 · Rows of an online form. Needs `session`. */
  getData: (id: string, query: OnlineFormGetDataQuery = {}, options?: CallOptions) =>
    transport.request<OnlineRows>({ method: 'GET', path: `/online/cgform/api/getData/${encodeURIComponent(id)}`, query, ...options }),
  /** 在线表单定义 · Definition of an online form. Needs `session`. */
  getDefinition: (id: string, options?: CallOptions) =>
    transport.request<OnlineForm>({ method: 'GET', path: `/online/cgform/api/getDefinition/${encodeURIComponent(id)}`, ...options }),
  /** 在线主附表列 · Columns of an online form and its sub-tables. Needs `session`. */
  getErpColumns: (id: string, options?: CallOptions) =>
    transport.request<{
      main: OnlineCodedColumns;
      subList: OnlineCodedColumns[];
    }>({ method: 'GET', path: `/online/cgform/api/getErpColumns/${encodeURIComponent(id)}`, ...options }),
  /** 在线表单结构 · Structure of an online form. Needs `session`. */
  getFormItem: (id: string, options?: CallOptions) =>
    transport.request<OnlineFormItem>({ method: 'GET', path: `/online/cgform/api/getFormItem/${encodeURIComponent(id)}`, ...options }),
  /** 按表名取在线表单结构 · Structure of an online form by its table. Needs `session`. */
  getFormItemBytbname: (table: string, options?: CallOptions) =>
    transport.request<OnlineFormItem>({ method: 'GET', path: `/online/cgform/api/getFormItemBytbname/${encodeURIComponent(table)}`, ...options }),
  /** 在线表单查询条件 · Search fields of an online form. Needs `session`. */
  getQueryInfo: (id: string, options?: CallOptions) =>
    transport.request<OnlineQueryItem[]>({ method: 'GET', path: `/online/cgform/api/getQueryInfo/${encodeURIComponent(id)}`, ...options }),
  /** 在线表单查询条件（新） · Search fields of an online form by name. Needs `session`. */
  getQueryInfoVue3: (id: string, options?: CallOptions) =>
    transport.request<Record<string, Record<string, unknown>>>({
      method: 'GET',
      path: `/online/cgform/api/getQueryInfoVue3/${encodeURIComponent(id)}`,
      ...options,
    }),
  /** 在线表单单条数据 · One row of an online form. Needs `session`. */
  getRow: (id: string, dataId: string, options?: CallOptions) =>
    transport.request<Record<string, unknown>>({
      method: 'GET',
      path: `/online/cgform/api/form/${encodeURIComponent(id)}/${encodeURIComponent(dataId)}`,
      ...options,
    }),
  /** 一对一附表数据 · Row of a one-to-one sub-table. Needs `session`. */
  getSubRow: (table: string, mainId: string, options?: CallOptions) =>
    transport.request<Record<string, unknown> | null>({
      method: 'GET',
      path: `/online/cgform/api/subform/${encodeURIComponent(table)}/${encodeURIComponent(mainId)}`,
      ...options,
    }),
  /** 一对多附表数据 · Rows of a sub-table. Needs `session`. */
  getSubRows: (table: string, mainId: string, options?: CallOptions) =>
    transport.request<Record<string, unknown>[]>({
      method: 'GET',
      path: `/online/cgform/api/subform/list/${encodeURIComponent(table)}/${encodeURIComponent(mainId)}`,
      ...options,
    }),
  /** 在线树表数据 · Rows of an online tree. Needs `session`. */
  getTreeData: (id: string, query: OnlineFormGetTreeDataQuery = {}, options?: CallOptions) =>
    transport.request<OnlineRows>({ method: 'GET', path: `/online/cgform/api/getTreeData/${encodeURIComponent(id)}`, query, ...options }),
  /** 导入在线表单 · Import an online form. Needs `session`. */
  importXls: (id: string, query: OnlineFormImportXlsQuery = {}, form: FormData, options?: CallOptions) =>
    transport.request<ImportResult>({
      method: 'POST',
      path: `/online/cgform/api/importXls/${encodeURIComponent(id)}`,
      query,
      body: form,
      content: 'upload',
      ...options,
    }),
  /** 级联下拉选项 · Options of linked selects. Needs `session`. */
  querySelectOptions: (query: OnlineFormQuerySelectOptionsQuery, options?: CallOptions) =>
    transport.request<
      {
        value: string;
        store: string;
        label: string;
        id: string | null;
        pid: string | null;
      }[]
    >({ method: 'GET', path: `/online/cgform/api/querySelectOptions`, query, ...options }),
});
