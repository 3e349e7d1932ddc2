// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { BatchResult, ReportPageAddInput, ReportPageEditInput, ReportPageItem, ReportPageRow } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { ReportPageAddInput, ReportPageEditInput, ReportPageItem, ReportPageRow } from '../models.ts';
/** Query of `list`: filters by field. */
export type ReportPageListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'code' | 'name' | 'displayTemplate' | 'permission' | 'status' | 'isOwn'>;
/** Body of `makeMenu`. */
export interface ReportPageMakeMenu {
  headId: string;
  parentId?: string | null;
  name?: string | null;
  nameEn?: string | null;
  icon?: string | null;
}
/** Body of `parseField`. */
export interface ReportPageParseField {
  type: string;
  data: string;
}
/** Query of `queryOnlGraphreportItemByMainId`. */
export type ReportPageQueryOnlGraphreportItemByMainIdQuery = {
  id: string;
};
/** Fields of Report page (报表页面). */
export const reportPageFields = {
  code: {
    kind: 'text',
    label: { zh: '页面编码', en: 'Code' },
    filter: 'text',
    sortable: true,
    unique: { table: 'onl_graphreport_head', column: 'code' },
    maxLength: 100,
    pattern: '^[A-Za-z]\\w*$',
    required: true,
  },
  name: { kind: 'text', label: { zh: '页面名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  displayTemplate: { kind: 'dict', label: { zh: '展示模板', en: 'Layout' }, filter: 'options', sortable: true, dict: 'graph_display_template', required: true },
  permission: { kind: 'text', label: { zh: '所需权限', en: 'Permission' }, filter: 'text', maxLength: 100, required: true },
  nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, maxLength: 100 },
  content: { kind: 'longText', label: { zh: '描述', en: 'Description' }, maxLength: 1000 },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'report_status', minimum: 0, maximum: 1 },
  isOwn: { kind: 'flag', label: { zh: '可修改', en: 'May be changed' }, filter: 'options', dict: 'yn', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./reportPage.schemas.ts');
/** What the calls of reportPage take, as schemas for forms; fetched when asked for. */
export const reportPageSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).reportPageAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).reportPageEditInput,
  /** Of `makeMenu`. */
  makeMenu: async () => (await loadSchemas()).reportPageMakeMenuInput,
  /** Of `parseField`. */
  parseField: async () => (await loadSchemas()).reportPageParseFieldInput,
};
/** Calls of reportPage. */
export const createReportPageApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).reportPageAddInput,
    edit: async () => (await loadSchemas()).reportPageEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增报表页面 · Add: Report page. Needs `online:report:edit`. */
  add: (body: ReportPageAddInput, options?: CallOptions) =>
    transport.request<ReportPageRow>({ method: 'POST', path: `/online/graphreport/head/add`, body, ...options }),
  /** 删除报表页面 · Delete: Report page. Needs `online:report:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/online/graphreport/head/delete`, query: { id }, ...options }),
  /** 批量删除报表页面 · Delete several: Report page. Needs `online:report:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/online/graphreport/head/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑报表页面 · Edit: Report page. Needs `online:report:edit`. */
  edit: (body: ReportPageEditInput, options?: CallOptions) =>
    transport.request<ReportPageRow>({ method: 'PUT', path: `/online/graphreport/head/edit`, body, ...options }),
  /** 报表页面列表 · List: Report page. Needs `online:report:list`. */
  list: (query: ReportPageListQuery = {}, options?: CallOptions) =>
    transport.request<Page<ReportPageRow>>({ method: 'GET', path: `/online/graphreport/head/list`, query, ...options }),
  /** 生成报表页面菜单 · Make the menu of a page of reports. Needs `online:report:edit`. */
  makeMenu: (body: ReportPageMakeMenu, options?: CallOptions) =>
    transport.request<{
      menuId: string;
      url: string;
      permissionIds: string[];
    }>({ method: 'POST', path: `/online/graphreport/head/makeMenu`, body, ...options }),
  /** 解析数据来源 · Columns of what a block would draw. Needs `online:report:edit`. */
  parseField: (body: ReportPageParseField, options?: CallOptions) =>
    transport.request<ReportPageItem[]>({ method: 'POST', path: `/online/graphreport/head/parseField`, body, ...options }),
  /** 报表页面详情 · Get: Report page. Needs `online:report:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<ReportPageRow>({ method: 'GET', path: `/online/graphreport/head/queryById`, query: { id }, ...options }),
  /** 报表页面字段 · Columns of the reports of a page. Needs `online:report:list`. */
  queryOnlGraphreportItemByMainId: (query: ReportPageQueryOnlGraphreportItemByMainIdQuery, options?: CallOptions) =>
    transport.request<ReportPageItem[]>({ method: 'GET', path: `/online/graphreport/head/queryOnlGraphreportItemByMainId`, query, ...options }),
});
