// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { Statistics } from '../models.ts';
import type { StatCollectionFiguresQuery } from './statCollection.ts';
import { createStatCollectionApi } from './statCollection.ts';
/** Questions of statCollection as TanStack Query takes them. */
export const createStatCollectionQueries = (transport: Transport) => {
  const api = createStatCollectionApi(transport);
  return {
    /** 收款统计 · Collection. Needs `statistics:list`. */
    figures: (query: StatCollectionFiguresQuery): QueryOptions<Statistics> => ({
      queryKey: ['statCollection', 'figures', query],
      queryFn: ({ signal }) => api.figures(query, { signal }),
    }),
  };
};
