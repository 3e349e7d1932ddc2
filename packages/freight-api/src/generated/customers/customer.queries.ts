// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Customer, CustomerSummary, RegistrationCheck } from '../models.ts';
import type { CustomerListQuery, CustomerRegistrationCheckQuery, CustomerSummaryQuery } from './customer.ts';
import { createCustomerApi } from './customer.ts';
/** Questions of customer as TanStack Query takes them. */
export const createCustomerQueries = (transport: Transport) => {
  const api = createCustomerApi(transport);
  return {
    /** 客户列表 · List: Customer. Needs `customer:list`. */
    list: (query: CustomerListQuery = {}): QueryOptions<Page<Customer>> => ({
      queryKey: ['customer', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 客户详情 · Get: Customer. Needs `customer:list`. */
    get: (id: string): QueryOptions<Customer> => ({ queryKey: ['customer', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 查看 · View. Needs `customerManager:view`. */
    registrationCheck: (query: CustomerRegistrationCheckQuery): QueryOptions<RegistrationCheck> => ({
      queryKey: ['customer', 'registrationCheck', query],
      queryFn: ({ signal }) => api.registrationCheck(query, { signal }),
    }),
    /** 客户概况 · Summary. Needs `customer:list`. */
    summary: (query: CustomerSummaryQuery): QueryOptions<CustomerSummary> => ({
      queryKey: ['customer', 'summary', query],
      queryFn: ({ signal }) => api.summary(query, { signal }),
    }),
  };
};
