// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { OpenAmount, TaxDeclaration, TaxPerson, TaxUsedRules } from '../models.ts';
import type {
  TaxDeclarationItemsQuery,
  TaxDeclarationListQuery,
  TaxDeclarationRulesQuery,
  TaxDeclarationSetOffAmountQuery,
  TaxDeclarationStatusCountQuery,
} from './taxDeclaration.ts';
import { createTaxDeclarationApi } from './taxDeclaration.ts';
/** Questions of taxDeclaration as TanStack Query takes them. */
export const createTaxDeclarationQueries = (transport: Transport) => {
  const api = createTaxDeclarationApi(transport);
  return {
    /** 人员明细 · Persons of a declaration. Needs `tax:items`. */
    items: (query: TaxDeclarationItemsQuery): QueryOptions<Page<TaxPerson>> => ({
      queryKey: ['taxDeclaration', 'items', query],
      queryFn: ({ signal }) => api.items(query, { signal }),
    }),
    /** 涉税申报列表 · List: Tax declaration. Needs `tax:list`. */
    list: (query: TaxDeclarationListQuery = {}): QueryOptions<Page<TaxDeclaration>> => ({
      queryKey: ['taxDeclaration', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 涉税申报详情 · Get: Tax declaration. Needs `tax:list`. */
    get: (id: string): QueryOptions<TaxDeclaration> => ({ queryKey: ['taxDeclaration', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 适用规则 · Rules that apply. Needs `tax:list`. */
    rules: (query: TaxDeclarationRulesQuery): QueryOptions<TaxUsedRules> => ({
      queryKey: ['taxDeclaration', 'rules', query],
      queryFn: ({ signal }) => api.rules(query, { signal }),
    }),
    /** 可抵扣的进项税额 · Input tax that may be set off. Needs `tax:setOff`. */
    setOffAmount: (query: TaxDeclarationSetOffAmountQuery): QueryOptions<OpenAmount> => ({
      queryKey: ['taxDeclaration', 'setOffAmount', query],
      queryFn: ({ signal }) => api.setOffAmount(query, { signal }),
    }),
    /** 状态计数 · Count by status. Needs `tax:list`. */
    statusCount: (query: TaxDeclarationStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['taxDeclaration', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
