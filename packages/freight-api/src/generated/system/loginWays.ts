// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Calls of loginWays. */
export const createLoginWaysApi = (transport: Transport) => ({
  /** 可用的登录方式 · Ways to log in. Needs `public`. */
  ways: (options?: CallOptions) =>
    transport.request<{
      cas: string | null;
      thirdParties: string[];
    }>({ method: 'GET', path: `/sys/login/ways`, ...options }),
});
