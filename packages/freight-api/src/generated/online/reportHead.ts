// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { BatchResult, ReportAddInput, ReportEditInput, ReportHead, ReportParsedSql, ReportPreview } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { ReportAddInput, ReportEditInput, ReportHead, ReportParsedSql, ReportPreview } from '../models.ts';
/** Query of `list`: filters by field. */
export type ReportHeadListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'code' | 'name' | 'permission' | 'status' | 'isOwn'>;
/** Body of `makeMenu`. */
export interface ReportHeadMakeMenu {
  headId: string;
  parentId?: string | null;
  name?: string | null;
  nameEn?: string | null;
  icon?: string | null;
}
/** Body of `parse`. */
export interface ReportHeadParse {
  sql: string;
}
/** Query of `parseSql`. */
export type ReportHeadParseSqlQuery = {
  sql: string;
  dbKey?: string;
};
/** Fields of Online report (在线报表). */
export const reportHeadFields = {
  code: {
    kind: 'text',
    label: { zh: '报表编码', en: 'Code' },
    filter: 'text',
    sortable: true,
    unique: { table: 'onl_cgreport_head', column: 'code' },
    maxLength: 100,
    pattern: '^[A-Za-z]\\w*$',
    required: true,
  },
  name: { kind: 'text', label: { zh: '报表名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  cgrSql: { kind: 'longText', label: { zh: '查询SQL', en: 'SQL' }, maxLength: 20000, required: true },
  permission: { kind: 'text', label: { zh: '所需权限', en: 'Permission' }, filter: 'text', maxLength: 100 },
  nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, maxLength: 100 },
  returnValField: { kind: 'text', label: { zh: '返回值字段', en: 'Column of the value' }, maxLength: 63 },
  returnTxtField: { kind: 'text', label: { zh: '返回文本字段', en: 'Column of the text' }, maxLength: 63 },
  returnType: { kind: 'text', label: { zh: '返回类型', en: 'Kind of choice' }, maxLength: 2 },
  dbSource: { kind: 'text', label: { zh: '数据源', en: 'Data source' }, maxLength: 100 },
  content: { kind: 'longText', label: { zh: '描述', en: 'Description' }, maxLength: 1000 },
  charts: { kind: 'longText', label: { zh: '图表', en: 'Charts' }, maxLength: 8000 },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'report_status', minimum: 0, maximum: 1 },
  isOwn: { kind: 'flag', label: { zh: '可修改', en: 'May be changed' }, filter: 'options', dict: 'yn', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./reportHead.schemas.ts');
/** What the calls of reportHead take, as schemas for forms; fetched when asked for. */
export const reportHeadSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).reportHeadAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).reportHeadEditInput,
  /** Of `editHead`. */
  editHead: async () => (await loadSchemas()).reportHeadEditHeadInput,
  /** Of `makeMenu`. */
  makeMenu: async () => (await loadSchemas()).reportHeadMakeMenuInput,
  /** Of `parse`. */
  parse: async () => (await loadSchemas()).reportHeadParseInput,
  /** Of `preview`. */
  preview: async () => (await loadSchemas()).reportHeadPreviewInput,
};
/** Calls of reportHead. */
export const createReportHeadApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).reportHeadAddInput,
    edit: async () => (await loadSchemas()).reportHeadEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增在线报表 · Add: Online report. Needs `online:report:edit`. */
  add: (body: ReportAddInput, options?: CallOptions) => transport.request<ReportHead>({ method: 'POST', path: `/online/cgreport/head/add`, body, ...options }),
  /** 删除在线报表 · Delete: Online report. Needs `online:report:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/online/cgreport/head/delete`, query: { id }, ...options }),
  /** 批量删除在线报表 · Delete several: Online report. Needs `online:report:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/online/cgreport/head/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑在线报表 · Edit: Online report. Needs `online:report:edit`. */
  edit: (body: ReportEditInput, options?: CallOptions) =>
    transport.request<ReportHead>({ method: 'PUT', path: `/online/cgreport/head/editAll`, body, ...options }),
  /** 编辑报表（旧） · Edit a report, at its former address. Needs `online:report:edit`. */
  editHead: (body: ReportEditInput, options?: CallOptions) =>
    transport.request<ReportHead>({ method: 'PUT', path: `/online/cgreport/head/edit`, body, ...options }),
  /** 在线报表列表 · List: Online report. Needs `online:report:list`. */
  list: (query: ReportHeadListQuery = {}, options?: CallOptions) =>
    transport.request<Page<ReportHead>>({ method: 'GET', path: `/online/cgreport/head/list`, query, ...options }),
  /** 生成报表菜单 · Make the menu of a report. Needs `online:report:edit`. */
  makeMenu: (body: ReportHeadMakeMenu, options?: CallOptions) =>
    transport.request<{
      menuId: string;
      url: string;
      permissionIds: string[];
    }>({ method: 'POST', path: `/online/cgreport/head/makeMenu`, body, ...options }),
  /** 解析报表SQL（正文） · Columns and parameters of a statement of any length. Needs `online:report:edit`. */
  parse: (body: ReportHeadParse, options?: CallOptions) =>
    transport.request<ReportParsedSql>({ method: 'POST', path: `/online/cgreport/head/parseSql`, body, ...options }),
  /** 解析报表SQL · Columns and parameters of a statement, of some kilobytes. Needs `online:report:edit`. */
  parseSql: (query: ReportHeadParseSqlQuery, options?: CallOptions) =>
    transport.request<ReportParsedSql>({ method: 'GET', path: `/online/cgreport/head/parseSql`, query, ...options }),
  /** 预览报表 · Rows of a report that is not saved. Needs `online:report:edit`. */
  preview: (body: ReportEditInput | ReportAddInput, options?: CallOptions) =>
    transport.request<ReportPreview>({ method: 'POST', path: `/online/cgreport/head/preview`, body, ...options }),
  /** 在线报表详情 · Get: Online report. Needs `online:report:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<ReportHead>({ method: 'GET', path: `/online/cgreport/head/queryById`, query: { id }, ...options }),
});
