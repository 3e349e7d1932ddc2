// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { BatchResult, FormChange, FormHeadRow, FormPlan, FormVersionRow } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { FormChange, FormHeadRow, FormPlan, FormVersionRow } from '../models.ts';
/** Query of `compare`. */
export type FormHeadCompareQuery = {
  id: string;
  from?: number;
  to: number;
};
/** Query of `copyOnline`. */
export type FormHeadCopyOnlineQuery = {
  code: string;
};
/** Query of `copyOnlineTable`. */
export type FormHeadCopyOnlineTableQuery = {
  tableName?: string;
};
/** Body of `edit`. */
export interface FormHeadEdit {
  id: string;
  version?: number | null;
  /** 表名 · Table name */
  tableName?: string;
  /** 表描述 · Title */
  tableTxt?: string;
  /** 英文描述 · Title in English */
  tableTxtEn?: string | null;
  /** 表类型 · Type (dictionary cgform_table_type) */
  tableType?: number | null;
  /** 显示复选框 · Rows can be selected (dictionary cgform_yes_no) */
  isCheckbox?: 'Y' | 'N' | null;
  /** 是否分页 · In pages (dictionary cgform_yes_no) */
  isPage?: 'Y' | 'N' | null;
  /** 是否树 · A tree (dictionary cgform_yes_no) */
  isTree?: 'Y' | 'N' | null;
  /** 主键序列 · Sequence of ids */
  idSequence?: string | null;
  /** 主键策略 · Kind of ids */
  idType?: string | null;
  /** 查询模式 · Search (dictionary cgform_query_mode) */
  queryMode?: 'single' | 'group' | null;
  /** 附表关系 · Relation (dictionary cgform_relation) */
  relationType?: number | null;
  /** 附表序号 · Order of tabs */
  tabOrderNum?: number | null;
  /** 树父ID字段 · Field of the parent */
  treeParentIdField?: string | null;
  /** 是否有子节点字段 · Field that tells of children */
  treeIdField?: string | null;
  /** 树展开列 · Field that opens rows */
  treeFieldname?: string | null;
  /** 表单分类 · Purpose (dictionary ol_form_biz_type) */
  formCategory?: string | null;
  /** PC表单列数 · Form columns */
  formTemplate?: string | null;
  /** 移动表单列数 · Columns on phones */
  formTemplateMobile?: string | null;
  /** 横向滚动条 · Scrolls sideways (dictionary yn) */
  scroll?: number | null;
  /** 主题模板 · Layout (dictionary cgform_theme) */
  themeTemplate?: 'normal' | 'erp' | 'innerTable' | 'tab' | null;
  /** 扩展配置 · Further settings */
  extConfigJson?: string | null;
  rules?:
    | {
        holds: string;
        message: {
          zh: string;
          en: string;
        };
        field: string | null;
      }[]
    | null;
}
/** Query of `list`: filters by field. */
export type FormHeadListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'tableName'
  | 'tableTxt'
  | 'tableType'
  | 'isCheckbox'
  | 'isPage'
  | 'isTree'
  | 'queryMode'
  | 'relationType'
  | 'formCategory'
  | 'scroll'
  | 'themeTemplate'
  | 'isDbSynch'
  | 'copyType'
  | 'physicId'
  | 'hascopy'
>;
/** Query of `plan`. */
export type FormHeadPlanQuery = {
  id: string;
  force?: '0' | '1';
};
/** Query of `queryTables`. */
export type FormHeadQueryTablesQuery = {
  pageNo?: number;
  pageSize?: number;
  column?: string;
  order?: string;
  field?: string;
  superQueryParams?: string;
  superQueryMatchType?: 'and' | 'or';
  sums?: '0' | '1' | 'only';
  exactTotal?: '0' | '1';
  tableName?: string;
};
/** Query of `removeRecord`. */
export type FormHeadRemoveRecordQuery = {
  id: string;
};
/** Body of `restore`. */
export interface FormHeadRestore {
  id: string;
  version?: number | null;
  versionNo: number;
}
/** Body of `takeBack`. */
export interface FormHeadTakeBack {
  id: string;
  publishedVersion: number;
}
/** Query of `versions`. */
export type FormHeadVersionsQuery = {
  headId: string;
};
/** Fields of Online form (在线表单). */
export const formHeadFields = {
  tableName: {
    kind: 'text',
    label: { zh: '表名', en: 'Table name' },
    filter: 'text',
    sortable: true,
    maxLength: 63,
    pattern: '^[a-z][a-z0-9_]{0,62}$',
    required: true,
  },
  tableTxt: { kind: 'text', label: { zh: '表描述', en: 'Title' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  tableTxtEn: { kind: 'text', label: { zh: '英文描述', en: 'Title in English' }, maxLength: 100 },
  tableType: { kind: 'dict', label: { zh: '表类型', en: 'Type' }, filter: 'options', sortable: true, dict: 'cgform_table_type', minimum: 1, maximum: 3 },
  isCheckbox: { kind: 'dict', label: { zh: '显示复选框', en: 'Rows can be selected' }, filter: 'options', sortable: true, dict: 'cgform_yes_no' },
  isPage: { kind: 'dict', label: { zh: '是否分页', en: 'In pages' }, filter: 'options', sortable: true, dict: 'cgform_yes_no' },
  isTree: { kind: 'dict', label: { zh: '是否树', en: 'A tree' }, filter: 'options', sortable: true, dict: 'cgform_yes_no' },
  idSequence: { kind: 'text', label: { zh: '主键序列', en: 'Sequence of ids' }, maxLength: 100 },
  idType: { kind: 'text', label: { zh: '主键策略', en: 'Kind of ids' }, maxLength: 20, pattern: '^\\w*$' },
  queryMode: { kind: 'dict', label: { zh: '查询模式', en: 'Search' }, filter: 'options', sortable: true, dict: 'cgform_query_mode' },
  relationType: { kind: 'dict', label: { zh: '附表关系', en: 'Relation' }, filter: 'options', sortable: true, dict: 'cgform_relation', minimum: 0, maximum: 1 },
  tabOrderNum: { kind: 'integer', label: { zh: '附表序号', en: 'Order of tabs' }, minimum: 0, maximum: 1000 },
  treeParentIdField: { kind: 'text', label: { zh: '树父ID字段', en: 'Field of the parent' }, maxLength: 63 },
  treeIdField: { kind: 'text', label: { zh: '是否有子节点字段', en: 'Field that tells of children' }, maxLength: 63 },
  treeFieldname: { kind: 'text', label: { zh: '树展开列', en: 'Field that opens rows' }, maxLength: 63 },
  formCategory: { kind: 'dict', label: { zh: '表单分类', en: 'Purpose' }, filter: 'options', sortable: true, dict: 'ol_form_biz_type' },
  formTemplate: { kind: 'text', label: { zh: 'PC表单列数', en: 'Form columns' }, maxLength: 2, pattern: '^(?:[1-4]|99)$' },
  formTemplateMobile: { kind: 'text', label: { zh: '移动表单列数', en: 'Columns on phones' }, maxLength: 1, pattern: '^[12]$' },
  scroll: { kind: 'dict', label: { zh: '横向滚动条', en: 'Scrolls sideways' }, filter: 'options', sortable: true, dict: 'yn', minimum: 0, maximum: 1 },
  themeTemplate: { kind: 'dict', label: { zh: '主题模板', en: 'Layout' }, filter: 'options', sortable: true, dict: 'cgform_theme' },
  extConfigJson: { kind: 'longText', label: { zh: '扩展配置', en: 'Further settings' }, maxLength: 2000 },
  tableVersion: { kind: 'integer', label: { zh: '版本', en: 'Version' }, sortable: true, minimum: 0, readOnly: true },
  isDbSynch: { kind: 'dict', label: { zh: '同步数据库状态', en: 'Published' }, filter: 'options', sortable: true, dict: 'cgform_yes_no', readOnly: true },
  publishedVersion: { kind: 'integer', label: { zh: '已发布版本', en: 'Version in force' }, minimum: 0, readOnly: true },
  subTableStr: { kind: 'text', label: { zh: '附表', en: 'Sub-tables' }, maxLength: 10000, readOnly: true },
  copyType: { kind: 'dict', label: { zh: '是否视图', en: 'A view' }, filter: 'options', sortable: true, dict: 'yn', minimum: 0, maximum: 1, readOnly: true },
  copyVersion: { kind: 'integer', label: { zh: '视图版本', en: 'Number of the view' }, minimum: 0, readOnly: true },
  physicId: { kind: 'text', label: { zh: '原表', en: 'Its table' }, filter: 'equals', maxLength: 36, readOnly: true },
  hascopy: {
    kind: 'dict',
    label: { zh: '是否有视图', en: 'Has views' },
    filter: 'options',
    sortable: true,
    dict: 'yn',
    minimum: 0,
    maximum: 1,
    readOnly: true,
  },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./formHead.schemas.ts');
/** What the calls of formHead take, as schemas for forms; fetched when asked for. */
export const formHeadSchemas = {
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).formHeadEditInput,
  /** Of `restore`. */
  restore: async () => (await loadSchemas()).formHeadRestoreInput,
  /** Of `takeBack`. */
  takeBack: async () => (await loadSchemas()).formHeadTakeBackInput,
};
/** Calls of formHead. */
export const createFormHeadApi = (transport: Transport) => ({
  /** What `add` and `edit` take, for forms. */
  schemas: {
    edit: async () => (await loadSchemas()).formHeadEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 比较版本 · Compare versions. Needs `online:form:list`. */
  compare: (query: FormHeadCompareQuery, options?: CallOptions) =>
    transport.request<FormChange[]>({ method: 'GET', path: `/online/cgform/head/compare`, query, ...options }),
  /** 复制视图 · Copy a form as another view of its table. Needs `online:form:edit`. */
  copyOnline: (query: FormHeadCopyOnlineQuery, options?: CallOptions) =>
    transport.request<FormHeadRow>({ method: 'POST', path: `/online/cgform/head/copyOnline`, query, ...options }),
  /** 复制表 · Copy a form as one with a table of its own. Needs `online:form:edit`. */
  copyOnlineTable: (id: string, query: FormHeadCopyOnlineTableQuery = {}, options?: CallOptions) =>
    transport.request<FormHeadRow>({ method: 'POST', path: `/online/cgform/head/copyOnlineTable/${encodeURIComponent(id)}`, query, ...options }),
  /** 删除表单及其数据表 · Delete a form with its table. Needs `online:form:edit`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/online/cgform/head/delete`, query: { id }, ...options }),
  /** 批量删除在线表单 · Delete several: Online form. Needs `online:form:edit`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/online/cgform/head/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑表单设置 · Edit the settings of a form. Needs `online:form:edit`. */
  edit: (body: FormHeadEdit, options?: CallOptions) => transport.request<FormHeadRow>({ method: 'PUT', path: `/online/cgform/head/edit`, body, ...options }),
  /** 在线表单列表 · List: Online form. Needs `online:form:list`. */
  list: (query: FormHeadListQuery = {}, options?: CallOptions) =>
    transport.request<Page<FormHeadRow>>({ method: 'GET', path: `/online/cgform/head/list`, query, ...options }),
  /** 发布预览 · What publishing would do. Needs `online:form:edit`. */
  plan: (query: FormHeadPlanQuery, options?: CallOptions) =>
    transport.request<FormPlan>({ method: 'GET', path: `/online/cgform/head/plan`, query, ...options }),
  /** 在线表单详情 · Get: Online form. Needs `online:form:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<FormHeadRow>({ method: 'GET', path: `/online/cgform/head/queryById`, query: { id }, ...options }),
  /** 可导入的数据表 · Tables whose fields a form can begin with. Needs `online:form:edit`. */
  queryTables: (query: FormHeadQueryTablesQuery = {}, options?: CallOptions) =>
    transport.request<
      Page<{
        id: string;
        tableName: string;
        tableTxt: string;
      }>
    >({ method: 'GET', path: `/online/cgform/head/queryTables`, query, ...options }),
  /** 移除表单，保留数据表 · Remove a form and keep its table. Needs `online:form:edit`. */
  removeRecord: (query: FormHeadRemoveRecordQuery, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/online/cgform/head/removeRecord`, query, ...options }),
  /** 恢复到历史版本 · Make a former version the draft. Needs `online:form:edit`. */
  restore: (body: FormHeadRestore, options?: CallOptions) =>
    transport.request<FormHeadRow>({ method: 'PUT', path: `/online/cgform/head/restore`, body, ...options }),
  /** 撤回发布 · Take the last publication back. Needs `online:form:publish`. */
  takeBack: (body: FormHeadTakeBack, options?: CallOptions) =>
    transport.request<FormHeadRow>({ method: 'PUT', path: `/online/cgform/head/takeBack`, body, ...options }),
  /** 从数据表导入表单 · Make forms with the fields of tables. Needs `online:form:edit`. */
  transTables: (names: string, options?: CallOptions) =>
    transport.request<FormHeadRow[]>({ method: 'POST', path: `/online/cgform/head/transTables/${encodeURIComponent(names)}`, ...options }),
  /** 表单版本 · Versions of a form. Needs `online:form:list`. */
  versions: (query: FormHeadVersionsQuery, options?: CallOptions) =>
    transport.request<FormVersionRow[]>({ method: 'GET', path: `/online/cgform/head/versions`, query, ...options }),
});
