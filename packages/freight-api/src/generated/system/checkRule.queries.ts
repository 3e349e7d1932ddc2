// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { CheckRule } from '../models.ts';
import type { CheckRuleCheckByCodeQuery, CheckRuleListQuery } from './checkRule.ts';
import { createCheckRuleApi } from './checkRule.ts';
/** Questions of checkRule as TanStack Query takes them. */
export const createCheckRuleQueries = (transport: Transport) => {
  const api = createCheckRuleApi(transport);
  return {
    /** 编码规则校验 · Check a value by a rule. Needs `session`. */
    checkByCode: (query: CheckRuleCheckByCodeQuery): QueryOptions<null> => ({
      queryKey: ['checkRule', 'checkByCode', query],
      queryFn: ({ signal }) => api.checkByCode(query, { signal }),
    }),
    /** 编码校验规则列表 · List: Check rule. Needs `checkRule:list`. */
    list: (query: CheckRuleListQuery = {}): QueryOptions<Page<CheckRule>> => ({
      queryKey: ['checkRule', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 编码校验规则详情 · Get: Check rule. Needs `checkRule:list`. */
    get: (id: string): QueryOptions<CheckRule> => ({ queryKey: ['checkRule', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
