// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { Statistics } from '../models.ts';
import type { StatMileageFiguresQuery } from './statMileage.ts';
import { createStatMileageApi } from './statMileage.ts';
/** Questions of statMileage as TanStack Query takes them. */
export const createStatMileageQueries = (transport: Transport) => {
  const api = createStatMileageApi(transport);
  return {
    /** 里程统计 · Mileage. Needs `statistics:list`. */
    figures: (query: StatMileageFiguresQuery): QueryOptions<Statistics> => ({
      queryKey: ['statMileage', 'figures', query],
      queryFn: ({ signal }) => api.figures(query, { signal }),
    }),
  };
};
