// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import { createLoginWaysApi } from './loginWays.ts';
/** Questions of loginWays as TanStack Query takes them. */
export const createLoginWaysQueries = (transport: Transport) => {
  const api = createLoginWaysApi(transport);
  return {
    /** 可用的登录方式 · Ways to log in. Needs `public`. */
    ways: (): QueryOptions<{
      cas: string | null;
      thirdParties: string[];
    }> => ({ queryKey: ['loginWays', 'ways'], queryFn: ({ signal }) => api.ways({ signal }) }),
  };
};
