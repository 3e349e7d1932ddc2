// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { Statistics } from '../models.ts';
import type { StatPersonFiguresQuery } from './statPerson.ts';
import { createStatPersonApi } from './statPerson.ts';
/** Questions of statPerson as TanStack Query takes them. */
export const createStatPersonQueries = (transport: Transport) => {
  const api = createStatPersonApi(transport);
  return {
    /** 全员统计 · People. Needs `statistics:list`. */
    figures: (query: StatPersonFiguresQuery): QueryOptions<Statistics> => ({
      queryKey: ['statPerson', 'figures', query],
      queryFn: ({ signal }) => api.figures(query, { signal }),
    }),
  };
};
