// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import { createVisitApi } from './visit.ts';
/** Questions of visit as TanStack Query takes them. */
export const createVisitQueries = (transport: Transport) => {
  const api = createVisitApi(transport);
  return {
    /** 访问量 · Visits so far and today. Needs `session`. */
    loginfo: (): QueryOptions<{
      totalVisitCount: number;
      todayVisitCount: number;
      todayIp: number;
    }> => ({ queryKey: ['visit', 'loginfo'], queryFn: ({ signal }) => api.loginfo({ signal }) }),
    /** 近七日访问量 · Visits of the last seven days. Needs `session`. */
    visitInfo: (): QueryOptions<
      {
        tian: string;
        type: string;
        visit: number;
        ip: number;
      }[]
    > => ({ queryKey: ['visit', 'visitInfo'], queryFn: ({ signal }) => api.visitInfo({ signal }) }),
  };
};
