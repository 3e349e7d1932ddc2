// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createStatisticsApi } from './statistics/statistics.ts';
export * from './statistics/statistics.ts';
export * from './statistics/statistics.queries.ts';
/** All calls of the statistics domain. */
export const createStatisticsApi = (transport: Transport) => ({
  statistics: createStatisticsApi(transport),
});
