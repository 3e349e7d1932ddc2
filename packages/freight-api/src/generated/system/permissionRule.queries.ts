// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { PermissionRule } from '../models.ts';
import type { PermissionRuleGetPermRuleListByPermIdQuery, PermissionRuleQueryPermissionRuleQuery } from './permissionRule.ts';
import { createPermissionRuleApi } from './permissionRule.ts';
/** Questions of permissionRule as TanStack Query takes them. */
export const createPermissionRuleQueries = (transport: Transport) => {
  const api = createPermissionRuleApi(transport);
  return {
    /** 菜单的数据规则 · Data rules of an entry. Needs `permission:list`. */
    getPermRuleListByPermId: (query: PermissionRuleGetPermRuleListByPermIdQuery): QueryOptions<PermissionRule[]> => ({
      queryKey: ['permissionRule', 'getPermRuleListByPermId', query],
      queryFn: ({ signal }) => api.getPermRuleListByPermId(query, { signal }),
    }),
    /** 查询数据规则 · Search data rules of an entry. Needs `permission:list`. */
    queryPermissionRule: (query: PermissionRuleQueryPermissionRuleQuery): QueryOptions<PermissionRule[]> => ({
      queryKey: ['permissionRule', 'queryPermissionRule', query],
      queryFn: ({ signal }) => api.queryPermissionRule(query, { signal }),
    }),
  };
};
