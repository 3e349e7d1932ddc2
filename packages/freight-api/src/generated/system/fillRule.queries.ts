// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { FillRule } from '../models.ts';
import type { FillRuleListQuery, FillRuleTestFillRuleQuery } from './fillRule.ts';
import { createFillRuleApi } from './fillRule.ts';
/** Questions of fillRule as TanStack Query takes them. */
export const createFillRuleQueries = (transport: Transport) => {
  const api = createFillRuleApi(transport);
  return {
    /** 填值规则列表 · List: Fill rule. Needs `fillRule:list`. */
    list: (query: FillRuleListQuery = {}): QueryOptions<Page<FillRule>> => ({
      queryKey: ['fillRule', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 填值规则详情 · Get: Fill rule. Needs `fillRule:list`. */
    get: (id: string): QueryOptions<FillRule> => ({ queryKey: ['fillRule', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 测试填值规则 · Try a fill rule. Needs `fillRule:list`. */
    testFillRule: (query: FillRuleTestFillRuleQuery): QueryOptions<string | string[]> => ({
      queryKey: ['fillRule', 'testFillRule', query],
      queryFn: ({ signal }) => api.testFillRule(query, { signal }),
    }),
  };
};
