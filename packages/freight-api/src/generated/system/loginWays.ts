// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, QueryOptions, Transport } from '../../transport.ts';
/** Calls of loginWays. */
export const createLoginWaysApi = (transport: Transport) => ({
  /** 可用的登录方式 · Ways to log in. Needs `public`. */
  ways: (options?: CallOptions) =>
    transport.request<{
      cas: string | null;
      thirdParties: string[];
    }>({ method: 'GET', path: `/sys/login/ways`, ...options }),
});
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
