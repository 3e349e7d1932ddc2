// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Company } from '../models.ts';
import type { CompanyListQuery } from './company.ts';
import { createCompanyApi } from './company.ts';
/** Questions of company as TanStack Query takes them. */
export const createCompanyQueries = (transport: Transport) => {
  const api = createCompanyApi(transport);
  return {
    /** 运营主体列表 · List: Operating company. Needs `company:list`. */
    list: (query: CompanyListQuery = {}): QueryOptions<Page<Company>> => ({
      queryKey: ['company', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 运营主体详情 · Get: Operating company. Needs `company:list`. */
    get: (id: string): QueryOptions<Company> => ({ queryKey: ['company', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
  };
};
