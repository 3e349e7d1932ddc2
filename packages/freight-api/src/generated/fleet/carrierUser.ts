// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { CarrierPasswordInput, CarrierUserInput, CarrierUserStatus, CompanyUser } from '../models.ts';
export type { CarrierPasswordInput, CarrierUserInput, CarrierUserStatus, CompanyUser } from '../models.ts';
/** Query of `list`. */
export type CarrierUserListQuery = {
  carrierId: string;
};
const loadSchemas = () => import('./carrierUser.schemas.ts');
/** What the calls of carrierUser take, as schemas for forms; fetched when asked for. */
export const carrierUserSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).carrierUserAddInput,
  /** Of `freeze`. */
  freeze: async () => (await loadSchemas()).carrierUserFreezeInput,
  /** Of `resetPwd`. */
  resetPwd: async () => (await loadSchemas()).carrierUserResetPwdInput,
};
/** Calls of carrierUser. */
export const createCarrierUserApi = (transport: Transport) => ({
  /** 新增登录账号 · Add a login. Needs `carrier:user`. */
  add: (body: CarrierUserInput, options?: CallOptions) =>
    transport.request<{
      id: string;
    }>({ method: 'POST', path: `/hycarrier/hyCarrierUser/add`, body, ...options }),
  /** 冻结或解冻账号 · Freeze or release a login. Needs `carrier:user`. */
  freeze: (body: CarrierUserStatus, options?: CallOptions) =>
    transport.request<null>({ method: 'PUT', path: `/hycarrier/hyCarrierUser/freeze`, body, ...options }),
  /** 登录账号 · Logins. Needs `carrier:user`. */
  list: (query: CarrierUserListQuery, options?: CallOptions) =>
    transport.request<CompanyUser[]>({ method: 'GET', path: `/hycarrier/hyCarrierUser/list`, query, ...options }),
  /** 重置账号密码 · Reset the password of a login. Needs `carrier:user`. */
  resetPwd: (body: CarrierPasswordInput, options?: CallOptions) =>
    transport.request<{
      password: string | null;
    }>({ method: 'PUT', path: `/hycarrier/hyCarrierUser/resetPwd`, body, ...options }),
});
