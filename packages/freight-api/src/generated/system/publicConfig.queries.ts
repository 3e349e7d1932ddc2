// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import { createPublicConfigApi } from './publicConfig.ts';
/** Questions of publicConfig as TanStack Query takes them. */
export const createPublicConfigQueries = (transport: Transport) => {
  const api = createPublicConfigApi(transport);
  return {
    /** 公开参数 · Public values. Needs `public`. */
    cfg: (): QueryOptions<Record<string, string | number | null>> => ({ queryKey: ['publicConfig', 'cfg'], queryFn: ({ signal }) => api.cfg({ signal }) }),
  };
};
