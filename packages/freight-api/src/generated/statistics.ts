// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createStatCollectionApi } from './statistics/statCollection.ts';
import { createStatFreightApi } from './statistics/statFreight.ts';
import { createStatMileageApi } from './statistics/statMileage.ts';
import { createStatOrdersApi } from './statistics/statOrders.ts';
import { createStatPersonApi } from './statistics/statPerson.ts';
import { createStatisticApi } from './statistics/statistic.ts';
export * from './statistics/statCollection.ts';
export * from './statistics/statCollection.queries.ts';
export * from './statistics/statFreight.ts';
export * from './statistics/statFreight.queries.ts';
export * from './statistics/statMileage.ts';
export * from './statistics/statMileage.queries.ts';
export * from './statistics/statOrders.ts';
export * from './statistics/statOrders.queries.ts';
export * from './statistics/statPerson.ts';
export * from './statistics/statPerson.queries.ts';
export * from './statistics/statistic.ts';
export * from './statistics/statistic.queries.ts';
/** All calls of the statistics domain. */
export const createStatisticsApi = (transport: Transport) => ({
  statCollection: createStatCollectionApi(transport),
  statFreight: createStatFreightApi(transport),
  statMileage: createStatMileageApi(transport),
  statOrders: createStatOrdersApi(transport),
  statPerson: createStatPersonApi(transport),
  statistic: createStatisticApi(transport),
});
