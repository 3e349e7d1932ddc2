// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { BatchResult, Tenant } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Tenant } from '../models.ts';
/** Body of `add`. */
export interface TenantAdd {
  /** 租户名称 · Name */
  name: string;
  /** 租户编号 · Number. Chosen once, by hand. */
  id: number;
  /** 开始时间 · From */
  beginDate?: string | null;
  /** 结束时间 · Until */
  endDate?: string | null;
  /** 状态 · Status (dictionary tenant_status) */
  status?: number | null;
  adminUsername?: string | null;
  adminPassword?: string | null;
}
/** Body of `edit`. */
export interface TenantEdit {
  id: number;
  /** 版本 · Version */
  version: number;
  /** 租户名称 · Name */
  name?: string;
  /** 开始时间 · From */
  beginDate?: string | null;
  /** 结束时间 · Until */
  endDate?: string | null;
  /** 状态 · Status (dictionary tenant_status) */
  status?: number | null;
}
/** Query of `list`: filters by field. */
export type TenantListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'name' | 'beginDate' | 'endDate' | 'status'>;
/** Query of `queryList`. */
export type TenantQueryListQuery = {
  ids?: string;
};
/** Fields of Tenant (租户). */
export const tenantFields = {
  name: { kind: 'text', label: { zh: '租户名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  id: { kind: 'integer', label: { zh: '租户编号', en: 'Number' }, sortable: true, minimum: 1, maximum: 999999999, required: true },
  beginDate: { kind: 'dateTime', label: { zh: '开始时间', en: 'From' }, filter: 'range', sortable: true },
  endDate: { kind: 'dateTime', label: { zh: '结束时间', en: 'Until' }, filter: 'range', sortable: true },
  status: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'tenant_status', minimum: 0, maximum: 1 },
  people: { kind: 'integer', label: { zh: '人数', en: 'People' }, derived: true, minimum: 0, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./tenant.schemas.ts');
/** What the calls of tenant take, as schemas for forms; fetched when asked for. */
export const tenantSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).tenantAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).tenantEditInput,
};
/** Calls of tenant. */
export const createTenantApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).tenantAddInput,
    edit: async () => (await loadSchemas()).tenantEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增租户 · Add: Tenant. Needs `tenant:add`. */
  add: (body: TenantAdd, options?: CallOptions) => transport.request<Tenant>({ method: 'POST', path: `/sys/tenant/add`, body, ...options }),
  /** 删除租户 · Delete: Tenant. Needs `tenant:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/tenant/delete`, query: { id }, ...options }),
  /** 批量删除租户 · Delete several: Tenant. Needs `tenant:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/tenant/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑租户 · Edit: Tenant. Needs `tenant:edit`. */
  edit: (body: TenantEdit, options?: CallOptions) => transport.request<Tenant>({ method: 'PUT', path: `/sys/tenant/edit`, body, ...options }),
  /** 当前用户可进入的租户 · Tenants that the user may work in. Needs `session`. */
  getCurrentUserTenant: (options?: CallOptions) =>
    transport.request<{
      list: {
        id: number;
        name: string;
      }[];
      tenantId: number;
    }>({ method: 'GET', path: `/sys/tenant/getCurrentUserTenant`, ...options }),
  /** 租户列表 · List: Tenant. Needs `tenant:list`. */
  list: (query: TenantListQuery = {}, options?: CallOptions) => transport.request<Page<Tenant>>({ method: 'GET', path: `/sys/tenant/list`, query, ...options }),
  /** 租户详情 · Get: Tenant. Needs `tenant:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Tenant>({ method: 'GET', path: `/sys/tenant/queryById`, query: { id }, ...options }),
  /** 可选租户 · Tenants that the user may give to people. Needs `session`. */
  queryList: (query: TenantQueryListQuery = {}, options?: CallOptions) =>
    transport.request<Tenant[]>({ method: 'GET', path: `/sys/tenant/queryList`, query, ...options }),
});
