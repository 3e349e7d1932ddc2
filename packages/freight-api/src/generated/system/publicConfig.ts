// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, QueryOptions, Transport } from '../../transport.ts';
/** Calls of publicConfig. */
export const createPublicConfigApi = (transport: Transport) => ({
  /** 公开参数 · Public values. Needs `public`. */
  cfg: (options?: CallOptions) => transport.request<Record<string, string | number | null>>({ method: 'GET', path: `/hyconfig/hyConfig/cfg`, ...options }),
});
/** Questions of publicConfig as TanStack Query takes them. */
export const createPublicConfigQueries = (transport: Transport) => {
  const api = createPublicConfigApi(transport);
  return {
    /** 公开参数 · Public values. Needs `public`. */
    cfg: (): QueryOptions<Record<string, string | number | null>> => ({ queryKey: ['publicConfig', 'cfg'], queryFn: ({ signal }) => api.cfg({ signal }) }),
  };
};
