// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { InsuranceCompany, InsurancePolicy, OpenAmount } from '../models.ts';
import type { InsurancePolicyListQuery, InsurancePolicyOpenPremiumsQuery, InsurancePolicyStatusCountQuery } from './insurancePolicy.ts';
import { createInsurancePolicyApi } from './insurancePolicy.ts';
/** Questions of insurancePolicy as TanStack Query takes them. */
export const createInsurancePolicyQueries = (transport: Transport) => {
  const api = createInsurancePolicyApi(transport);
  return {
    /** 保险公司 · Insurers. Needs `insurance:list`. */
    companies: (): QueryOptions<InsuranceCompany[]> => ({ queryKey: ['insurancePolicy', 'companies'], queryFn: ({ signal }) => api.companies({ signal }) }),
    /** 保单列表 · List: Policy. Needs `insurance:list`. */
    list: (query: InsurancePolicyListQuery = {}): QueryOptions<Page<InsurancePolicy>> => ({
      queryKey: ['insurancePolicy', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 未结保费 · Premiums that are open. Needs `insurance:settle`. */
    openPremiums: (query: InsurancePolicyOpenPremiumsQuery): QueryOptions<OpenAmount> => ({
      queryKey: ['insurancePolicy', 'openPremiums', query],
      queryFn: ({ signal }) => api.openPremiums(query, { signal }),
    }),
    /** 保单详情 · Get: Policy. Needs `insurance:list`. */
    get: (id: string): QueryOptions<InsurancePolicy> => ({ queryKey: ['insurancePolicy', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 状态计数 · Count by status. Needs `insurance:list`. */
    statusCount: (query: InsurancePolicyStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['insurancePolicy', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
