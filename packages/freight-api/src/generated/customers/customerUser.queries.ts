// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { AssignableRole, CustomerUser } from '../models.ts';
import type { CustomerUserListQuery, CustomerUserOfCustomerQuery } from './customerUser.ts';
import { createCustomerUserApi } from './customerUser.ts';
/** Questions of customerUser as TanStack Query takes them. */
export const createCustomerUserQueries = (transport: Transport) => {
  const api = createCustomerUserApi(transport);
  return {
    /** 客户账号列表 · List: Customer login. Needs `customerUser:list`. */
    list: (query: CustomerUserListQuery = {}): QueryOptions<Page<CustomerUser>> => ({
      queryKey: ['customerUser', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 用户 · Logins. Needs `customer:user`. */
    ofCustomer: (query: CustomerUserOfCustomerQuery): QueryOptions<Page<CustomerUser>> => ({
      queryKey: ['customerUser', 'ofCustomer', query],
      queryFn: ({ signal }) => api.ofCustomer(query, { signal }),
    }),
    /** 客户账号详情 · Get: Customer login. Needs `customerUser:list`. */
    get: (id: string): QueryOptions<CustomerUser> => ({ queryKey: ['customerUser', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 可分配给客户账号的角色 · Roles for logins of customers. Needs `customerUser:list`. */
    roles: (): QueryOptions<AssignableRole[]> => ({ queryKey: ['customerUser', 'roles'], queryFn: ({ signal }) => api.roles({ signal }) }),
  };
};
