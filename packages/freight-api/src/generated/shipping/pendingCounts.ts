// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
import type { PendingCounts } from '../models.ts';
export type { PendingCounts } from '../models.ts';
/** Calls of pendingCounts. */
export const createPendingCountsApi = (transport: Transport) => ({
  /** 待办数 · Pending counts. Needs `session`. */
  getDsXx: (options?: CallOptions) => transport.request<PendingCounts>({ method: 'GET', path: `/hydriver/hyDriver/getDsXx`, ...options }),
});
