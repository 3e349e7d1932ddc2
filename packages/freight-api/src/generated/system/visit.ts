// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Calls of visit. */
export const createVisitApi = (transport: Transport) => ({
  /** 访问量 · Visits so far and today. Needs `session`. */
  loginfo: (options?: CallOptions) =>
    transport.request<{
      totalVisitCount: number;
      todayVisitCount: number;
      todayIp: number;
    }>({ method: 'GET', path: `/sys/loginfo`, ...options }),
  /** 近七日访问量 · Visits of the last seven days. Needs `session`. */
  visitInfo: (options?: CallOptions) =>
    transport.request<
      {
        tian: string;
        type: string;
        visit: number;
        ip: number;
      }[]
    >({ method: 'GET', path: `/sys/visitInfo`, ...options }),
});
