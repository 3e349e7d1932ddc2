// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { Statistics } from '../models.ts';
import type { StatFreightFiguresQuery } from './statFreight.ts';
import { createStatFreightApi } from './statFreight.ts';
/** Questions of statFreight as TanStack Query takes them. */
export const createStatFreightQueries = (transport: Transport) => {
  const api = createStatFreightApi(transport);
  return {
    /** 运费统计 · Freight. Needs `statistics:list`. */
    figures: (query: StatFreightFiguresQuery): QueryOptions<Statistics> => ({
      queryKey: ['statFreight', 'figures', query],
      queryFn: ({ signal }) => api.figures(query, { signal }),
    }),
  };
};
