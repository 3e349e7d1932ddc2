// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, Depart, DepartAdd, DepartEdit, DepartOption, DepartTree, ImportResult, User } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Depart, DepartAdd, DepartEdit, DepartOption, DepartTree, User } from '../models.ts';
/** Query of `list`: filters by field. */
export type DepartListQuery = ListQuery<
  'id' | 'createTime' | 'updateTime' | 'departName' | 'parentId' | 'orgCategory' | 'orgCode' | 'status' | 'orgType' | 'delFlag'
>;
/** Query of `getDepartName`. */
export type DepartGetDepartNameQuery = {
  orgCode: string;
};
/** Query of `getUsersByDepartId`. */
export type DepartGetUsersByDepartIdQuery = {
  id: string;
};
/** Query of `importExcel`. */
export type DepartImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `listAll`. */
export type DepartListAllQuery = {
  id?: string;
};
/** Query of `queryAllParentId`. */
export type DepartQueryAllParentIdQuery = {
  departId?: string;
  orgCode?: string;
};
/** Query of `queryDepartTreeSync`. */
export type DepartQueryDepartTreeSyncQuery = {
  pid?: string;
};
/** Query of `queryTreeByKeyWord`. */
export type DepartQueryTreeByKeyWordQuery = {
  keyWord?: string;
};
/** Query of `searchBy`. */
export type DepartSearchByQuery = {
  keyWord?: string;
  myDeptSearch?: string;
};
/** Fields of Department (部门). */
export const departFields = {
  departName: { kind: 'text', label: { zh: '机构/部门名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  parentId: { kind: 'reference', label: { zh: '上级部门', en: 'Parent' }, filter: 'equals', reference: 'depart' },
  departNameEn: { kind: 'text', label: { zh: '英文名', en: 'English name' }, maxLength: 500 },
  departNameAbbr: { kind: 'text', label: { zh: '缩写', en: 'Short name' }, maxLength: 500 },
  departOrder: { kind: 'integer', label: { zh: '排序', en: 'Sort order' }, sortable: true, minimum: 0, maximum: 2147483647 },
  description: { kind: 'longText', label: { zh: '描述', en: 'Description' }, maxLength: 500 },
  orgCategory: { kind: 'dict', label: { zh: '机构类别', en: 'Kind of unit' }, filter: 'options', sortable: true, dict: 'org_category' },
  orgCode: { kind: 'text', label: { zh: '机构编码', en: 'Code' }, filter: 'text', sortable: true, maxLength: 60 },
  mobile: { kind: 'text', label: { zh: '手机号', en: 'Mobile' }, maxLength: 32, pattern: '^[\\d+\\-() ]*$' },
  fax: { kind: 'text', label: { zh: '传真', en: 'Fax' }, maxLength: 32, pattern: '^[\\d+\\-() ]*$' },
  address: { kind: 'text', label: { zh: '地址', en: 'Address' }, maxLength: 100 },
  memo: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 500 },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'depart_status' },
  orgType: { kind: 'text', label: { zh: '机构级别', en: 'Level' }, filter: 'equals', maxLength: 10, readOnly: true },
  delFlag: { kind: 'dict', label: { zh: '删除状态', en: 'Deletion' }, filter: 'options', sortable: true, dict: 'del_flag', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./depart.schemas.ts');
/** What the calls of depart take, as schemas for forms; fetched when asked for. */
export const departSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).departAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).departEditInput,
};
/** Calls of depart. */
export const createDepartApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).departAddInput,
    edit: async () => (await loadSchemas()).departEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增部门 · Add: Department. Needs `depart:add`. */
  add: (body: DepartAdd, options?: CallOptions) => transport.request<Depart>({ method: 'POST', path: `/sys/sysDepart/add`, body, ...options }),
  /** 删除部门 · Delete: Department. Needs `depart:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/sysDepart/delete`, query: { id }, ...options }),
  /** 批量删除部门 · Delete several: Department. Needs `depart:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/sysDepart/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑部门 · Edit: Department. Needs `depart:edit`. */
  edit: (body: DepartEdit, options?: CallOptions) => transport.request<Depart>({ method: 'PUT', path: `/sys/sysDepart/edit`, body, ...options }),
  /** 导出部门 · Export: Department. Needs `depart:export`. */
  export: (query: DepartListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/sysDepart/exportXls`, query, content: 'file', ...options }),
  /** 按编码查询部门 · One department by code. Needs `session`. */
  getDepartName: (query: DepartGetDepartNameQuery, options?: CallOptions) =>
    transport.request<Depart | null>({ method: 'GET', path: `/sys/sysDepart/getDepartName`, query, ...options }),
  /** 部门人员 · People of a department. Needs `session`. */
  getUsersByDepartId: (query: DepartGetUsersByDepartIdQuery, options?: CallOptions) =>
    transport.request<User[]>({ method: 'GET', path: `/sys/sysDepart/getUsersByDepartId`, query, ...options }),
  /** 导入部门 · Import: Department. Needs `depart:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/sys/sysDepart/importExcel`, file, options }),
  /** 按行导入部门 · Import rows: Department. Needs `depart:import`. */
  importRows: importRows(transport, '/sys/sysDepart'),
  /** 部门导入模板 · Import template: Department. Needs `depart:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/sysDepart/importTemplate`, content: 'file', ...options }),
  /** 部门列表 · List: Department. Needs `depart:list`. */
  list: (query: DepartListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Depart>>({ method: 'GET', path: `/sys/sysDepart/list`, query, ...options }),
  /** 全部部门 · All departments, or those of some ids. Needs `session`. */
  listAll: (query: DepartListAllQuery = {}, options?: CallOptions) =>
    transport.request<Depart[]>({ method: 'GET', path: `/sys/sysDepart/listAll`, query, ...options }),
  /** 上级部门 · The departments above some. Needs `session`. */
  queryAllParentId: (query: DepartQueryAllParentIdQuery = {}, options?: CallOptions) =>
    transport.request<
      Record<
        string,
        {
          parentIds: string[];
          parentMap: Record<string, Depart>;
        }
      >
    >({ method: 'GET', path: `/sys/sysDepart/queryAllParentId`, query, ...options }),
  /** 部门详情 · Get: Department. Needs `depart:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Depart>({ method: 'GET', path: `/sys/sysDepart/queryById`, query: { id }, ...options }),
  /** 下级部门 · Departments right below one. Needs `session`. */
  queryDepartTreeSync: (query: DepartQueryDepartTreeSyncQuery = {}, options?: CallOptions) =>
    transport.request<DepartTree[]>({ method: 'GET', path: `/sys/sysDepart/queryDepartTreeSync`, query, ...options }),
  /** 部门选择树 · Departments to choose from. Needs `session`. */
  queryIdTree: (options?: CallOptions) => transport.request<DepartOption[]>({ method: 'GET', path: `/sys/sysDepart/queryIdTree`, ...options }),
  /** 我负责的部门 · Departments that the user leads. Needs `session`. */
  queryMyDeptTreeList: (options?: CallOptions) =>
    transport.request<DepartTree[] | null>({ method: 'GET', path: `/sys/sysDepart/queryMyDeptTreeList`, ...options }),
  /** 搜索部门和人员 · Search departments and people. Needs `session`. */
  queryTreeByKeyWord: (query: DepartQueryTreeByKeyWordQuery = {}, options?: CallOptions) =>
    transport.request<{
      userList: User[];
      departList: DepartTree[];
    }>({ method: 'GET', path: `/sys/sysDepart/queryTreeByKeyWord`, query, ...options }),
  /** 部门树 · Tree of departments. Needs `session`. */
  queryTreeList: (options?: CallOptions) => transport.request<DepartTree[]>({ method: 'GET', path: `/sys/sysDepart/queryTreeList`, ...options }),
  /** 搜索部门 · Search departments. Needs `session`. */
  searchBy: (query: DepartSearchByQuery = {}, options?: CallOptions) =>
    transport.request<DepartTree[]>({ method: 'GET', path: `/sys/sysDepart/searchBy`, query, ...options }),
});
