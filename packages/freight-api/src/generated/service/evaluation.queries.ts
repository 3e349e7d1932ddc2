// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { Evaluation, RankedDriver } from '../models.ts';
import type { EvaluationListQuery, EvaluationRankingQuery, EvaluationStatusCountQuery } from './evaluation.ts';
import { createEvaluationApi } from './evaluation.ts';
/** Questions of evaluation as TanStack Query takes them. */
export const createEvaluationQueries = (transport: Transport) => {
  const api = createEvaluationApi(transport);
  return {
    /** 评价列表 · List: Evaluation. Needs `evaluation:list`. */
    list: (query: EvaluationListQuery = {}): QueryOptions<Page<Evaluation>> => ({
      queryKey: ['evaluation', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 评价详情 · Get: Evaluation. Needs `evaluation:list`. */
    get: (id: string): QueryOptions<Evaluation> => ({ queryKey: ['evaluation', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 司机排行 · Ranking of drivers. Needs `evaluation:list`. */
    ranking: (query: EvaluationRankingQuery = {}): QueryOptions<RankedDriver[]> => ({
      queryKey: ['evaluation', 'ranking', query],
      queryFn: ({ signal }) => api.ranking(query, { signal }),
    }),
    /** 状态计数 · Count by status. Needs `evaluation:list`. */
    statusCount: (query: EvaluationStatusCountQuery = {}): QueryOptions<Record<string, number>> => ({
      queryKey: ['evaluation', 'statusCount', query],
      queryFn: ({ signal }) => api.statusCount(query, { signal }),
    }),
  };
};
