// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Tenant } from '../models.ts';
import type { TenantListQuery, TenantQueryListQuery } from './tenant.ts';
import { createTenantApi } from './tenant.ts';
/** Questions of tenant as TanStack Query takes them. */
export const createTenantQueries = (transport: Transport) => {
  const api = createTenantApi(transport);
  return {
    /** 当前用户可进入的租户 · Tenants that the user may work in. Needs `session`. */
    getCurrentUserTenant: (): QueryOptions<{
      list: {
        id: number;
        name: string;
      }[];
      tenantId: number;
    }> => ({ queryKey: ['tenant', 'getCurrentUserTenant'], queryFn: ({ signal }) => api.getCurrentUserTenant({ signal }) }),
    /** 租户列表 · List: Tenant. Needs `tenant:list`. */
    list: (query: TenantListQuery = {}): QueryOptions<Page<Tenant>> => ({
      queryKey: ['tenant', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 租户详情 · Get: Tenant. Needs `tenant:list`. */
    get: (id: string): QueryOptions<Tenant> => ({ queryKey: ['tenant', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 可选租户 · Tenants that the user may give to people. Needs `session`. */
    queryList: (query: TenantQueryListQuery = {}): QueryOptions<Tenant[]> => ({
      queryKey: ['tenant', 'queryList', query],
      queryFn: ({ signal }) => api.queryList(query, { signal }),
    }),
  };
};
