// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import type { CallOptions, QueryOptions, Transport } from '../../transport.ts';
import type { CompanyUser, CustomerPasswordInput, CustomerUserInput, CustomerUserStatus } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
export type { CompanyUser, CustomerPasswordInput, CustomerUserInput, CustomerUserStatus } from '../models.ts';
/** Query of `list`. */
export type CustomerUserListQuery = {
  customerId: string;
};
/** Fields of the body of `add`. */
export const customerUserAddFields = {
  username: { kind: 'text', label: { zh: '登录账号', en: 'User name' }, maxLength: 50, minLength: 2, pattern: '^[^\\s,*!<>=\'"%\\\\/]+$', required: true },
  realname: { kind: 'text', label: { zh: '姓名', en: 'Name' }, maxLength: 50, minLength: 1, required: true },
  phone: { kind: 'text', label: { zh: '手机号', en: 'Mobile' }, rule: 'mobile', maxLength: 11, pattern: '^1[3-9]\\d{9}$', required: true },
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./customerUser.schemas.ts');
/** What the calls of customerUser take, as schemas for forms; fetched when asked for. */
export const customerUserSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).customerUserAddInput,
  /** Of `freeze`. */
  freeze: async () => (await loadSchemas()).customerUserFreezeInput,
  /** Of `resetPwd`. */
  resetPwd: async () => (await loadSchemas()).customerUserResetPwdInput,
};
/** Calls of customerUser. */
export const createCustomerUserApi = (transport: Transport) => ({
  /** 新增客户账号 · Add a login of a customer. Needs `customer:user`. */
  add: (body: CustomerUserInput, options?: CallOptions) =>
    transport.request<{
      id: string;
    }>({ method: 'POST', path: `/customer/hyCustomerUser/add`, body, ...options }),
  /** 冻结或解冻客户账号 · Freeze or release a login. Needs `customer:user`. */
  freeze: (body: CustomerUserStatus, options?: CallOptions) =>
    transport.request<null>({ method: 'PUT', path: `/customer/hyCustomerUser/freeze`, body, ...options }),
  /** 客户账号 · Logins of a customer. Needs `customer:user`. */
  list: (query: CustomerUserListQuery, options?: CallOptions) =>
    transport.request<CompanyUser[]>({ method: 'GET', path: `/customer/hyCustomerUser/list`, query, ...options }),
  /** 重置客户账号密码 · Reset the password of a login. Needs `customer:user`. */
  resetPwd: (body: CustomerPasswordInput, options?: CallOptions) =>
    transport.request<{
      password: string | null;
    }>({ method: 'PUT', path: `/customer/hyCustomerUser/resetPwd`, body, ...options }),
});
/** Questions of customerUser as TanStack Query takes them. */
export const createCustomerUserQueries = (transport: Transport) => {
  const api = createCustomerUserApi(transport);
  return {
    /** 客户账号 · Logins of a customer. Needs `customer:user`. */
    list: (query: CustomerUserListQuery): QueryOptions<CompanyUser[]> => ({
      queryKey: ['customerUser', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
