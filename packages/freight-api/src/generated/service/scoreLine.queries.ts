// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { ScoreLine, ScoreTotal } from '../models.ts';
import type { ScoreLineListQuery, ScoreLineTotalQuery } from './scoreLine.ts';
import { createScoreLineApi } from './scoreLine.ts';
/** Questions of scoreLine as TanStack Query takes them. */
export const createScoreLineQueries = (transport: Transport) => {
  const api = createScoreLineApi(transport);
  return {
    /** 信用分明细列表 · List: Score line. Needs `score:list`. */
    list: (query: ScoreLineListQuery = {}): QueryOptions<Page<ScoreLine>> => ({
      queryKey: ['scoreLine', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 信用分合计 · Sum of a score. Needs `score:list`. */
    total: (query: ScoreLineTotalQuery): QueryOptions<ScoreTotal> => ({
      queryKey: ['scoreLine', 'total', query],
      queryFn: ({ signal }) => api.total(query, { signal }),
    }),
  };
};
