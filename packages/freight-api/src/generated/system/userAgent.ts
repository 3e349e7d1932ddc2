// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, ImportResult, UserAgent, UserAgentAdd, UserAgentEdit } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { UserAgent, UserAgentAdd, UserAgentEdit } from '../models.ts';
/** Query of `list`: filters by field. */
export type UserAgentListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'userName' | 'agentUserName' | 'startTime' | 'endTime' | 'status'>;
/** Query of `importExcel`. */
export type UserAgentImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `queryByUserName`. */
export type UserAgentQueryByUserNameQuery = {
  userName: string;
};
/** Fields of Stand-in (用户代理人设置). */
export const userAgentFields = {
  userName: { kind: 'text', label: { zh: '用户名', en: 'User name' }, filter: 'text', sortable: true, maxLength: 64, required: true },
  agentUserName: {
    kind: 'text',
    label: { zh: '代理人用户名', en: 'User name of the stand-in' },
    filter: 'text',
    sortable: true,
    maxLength: 64,
    required: true,
  },
  startTime: { kind: 'dateTime', label: { zh: '代理开始时间', en: 'From' }, filter: 'range', sortable: true, required: true },
  endTime: { kind: 'dateTime', label: { zh: '代理结束时间', en: 'Until' }, filter: 'range', sortable: true, required: true },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'valid_status' },
  createName: { kind: 'text', label: { zh: '创建人姓名', en: 'Name of the creator' }, maxLength: 100, readOnly: true },
  updateName: { kind: 'text', label: { zh: '更新人姓名', en: 'Name of the changer' }, maxLength: 100, readOnly: true },
  sysCompanyCode: { kind: 'text', label: { zh: '所属公司', en: 'Company' }, maxLength: 64, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./userAgent.schemas.ts');
/** What the calls of userAgent take, as schemas for forms; fetched when asked for. */
export const userAgentSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).userAgentAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).userAgentEditInput,
};
/** Calls of userAgent. */
export const createUserAgentApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).userAgentAddInput,
    edit: async () => (await loadSchemas()).userAgentEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增用户代理人设置 · Add: Stand-in. Needs `userAgent:add`. */
  add: (body: UserAgentAdd, options?: CallOptions) => transport.request<UserAgent>({ method: 'POST', path: `/sys/sysUserAgent/add`, body, ...options }),
  /** 删除用户代理人设置 · Delete: Stand-in. Needs `userAgent:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/sysUserAgent/delete`, query: { id }, ...options }),
  /** 批量删除用户代理人设置 · Delete several: Stand-in. Needs `userAgent:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/sysUserAgent/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑用户代理人设置 · Edit: Stand-in. Needs `userAgent:edit`. */
  edit: (body: UserAgentEdit, options?: CallOptions) => transport.request<UserAgent>({ method: 'PUT', path: `/sys/sysUserAgent/edit`, body, ...options }),
  /** 导出用户代理人设置 · Export: Stand-in. Needs `userAgent:export`. */
  export: (query: UserAgentListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/sysUserAgent/exportXls`, query, content: 'file', ...options }),
  /** 导入用户代理人设置 · Import: Stand-in. Needs `userAgent:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/sys/sysUserAgent/importExcel`, file, options }),
  /** 按行导入用户代理人设置 · Import rows: Stand-in. Needs `userAgent:import`. */
  importRows: importRows(transport, '/sys/sysUserAgent'),
  /** 用户代理人设置导入模板 · Import template: Stand-in. Needs `userAgent:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/sysUserAgent/importTemplate`, content: 'file', ...options }),
  /** 用户代理人设置列表 · List: Stand-in. Needs `userAgent:list`. */
  list: (query: UserAgentListQuery = {}, options?: CallOptions) =>
    transport.request<Page<UserAgent>>({ method: 'GET', path: `/sys/sysUserAgent/list`, query, ...options }),
  /** 用户代理人设置详情 · Get: Stand-in. Needs `userAgent:list`. */
  get: (id: string, options?: CallOptions) => transport.request<UserAgent>({ method: 'GET', path: `/sys/sysUserAgent/queryById`, query: { id }, ...options }),
  /** 用户的代理人 · The stand-in of a user. Needs `userAgent:list`. */
  queryByUserName: (query: UserAgentQueryByUserNameQuery, options?: CallOptions) =>
    transport.request<UserAgent>({ method: 'GET', path: `/sys/sysUserAgent/queryByUserName`, query, ...options }),
});
