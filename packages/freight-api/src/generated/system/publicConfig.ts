// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Calls of publicConfig. */
export const createPublicConfigApi = (transport: Transport) => ({
  /** 公开参数 · Public values. Needs `public`. */
  cfg: (options?: CallOptions) => transport.request<Record<string, string | number | null>>({ method: 'GET', path: `/hyconfig/hyConfig/cfg`, ...options }),
});
