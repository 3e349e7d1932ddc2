// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { CompanyUser } from '../models.ts';
import type { CarrierUserListQuery } from './carrierUser.ts';
import { createCarrierUserApi } from './carrierUser.ts';
/** Questions of carrierUser as TanStack Query takes them. */
export const createCarrierUserQueries = (transport: Transport) => {
  const api = createCarrierUserApi(transport);
  return {
    /** 登录账号 · Logins. Needs `carrier:user`. */
    list: (query: CarrierUserListQuery): QueryOptions<CompanyUser[]> => ({
      queryKey: ['carrierUser', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
  };
};
