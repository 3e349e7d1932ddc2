// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { RecoveryQuerySysUserQuery } from './recovery.ts';
import { createRecoveryApi } from './recovery.ts';
/** Questions of recovery as TanStack Query takes them. */
export const createRecoveryQueries = (transport: Transport) => {
  const api = createRecoveryApi(transport);
  return {
    /** 找回密码：确认账号 · Forgotten password: name the account. Needs `public`. */
    querySysUser: (
      query: RecoveryQuerySysUserQuery = {},
    ): QueryOptions<{
      username: string | null;
      phone: string | null;
    }> => ({ queryKey: ['recovery', 'querySysUser', query], queryFn: ({ signal }) => api.querySysUser(query, { signal }) }),
  };
};
