// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { CompanyAccount } from '../models.ts';
import type { CompanyAccountListQuery } from './companyAccount.ts';
import { createCompanyAccountApi } from './companyAccount.ts';
/** Questions of companyAccount as TanStack Query takes them. */
export const createCompanyAccountQueries = (transport: Transport) => {
  const api = createCompanyAccountApi(transport);
  return {
    /** 对公账户列表 · List: Company account. Needs `companyAccount:list`. */
    list: (query: CompanyAccountListQuery = {}): QueryOptions<Page<CompanyAccount>> => ({
      queryKey: ['companyAccount', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 对公账户详情 · Get: Company account. Needs `companyAccount:list`. */
    get: (id: string): QueryOptions<CompanyAccount> => ({ queryKey: ['companyAccount', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
