// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { SysDepart } from '../models.ts';
import { createAccountApi } from './account.ts';
/** Questions of account as TanStack Query takes them. */
export const createAccountQueries = (transport: Transport) => {
  const api = createAccountApi(transport);
  return {
    /** 当前用户的部门 · Departments of the user. Needs `session`. */
    getCurrentUserDeparts: (): QueryOptions<{
      list: SysDepart[];
      orgCode: string | null;
    }> => ({ queryKey: ['account', 'getCurrentUserDeparts'], queryFn: ({ signal }) => api.getCurrentUserDeparts({ signal }) }),
    /** 当前用户概要 · The user in short. Needs `session`. */
    getUserSectionInfoByToken: (): QueryOptions<{
      sysUserId: string;
      sysUserCode: string;
      sysUserName: string;
      sysOrgCode: string | null;
    }> => ({ queryKey: ['account', 'getUserSectionInfoByToken'], queryFn: ({ signal }) => api.getUserSectionInfoByToken({ signal }) }),
  };
};
