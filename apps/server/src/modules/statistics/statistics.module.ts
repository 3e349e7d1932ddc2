import { routes } from '../../platform/contract/index.ts';
import type { ServerModule } from '../../platform/platform.ts';
import { statisticsContract } from './statistics.contract.ts';
import { statisticsJobs } from './statistics.jobs.ts';
import { exportStatistics, readStatistics } from './statistics.service.ts';

/** What days came to, over the rows of all domains. @source STAT-01 STAT-02 STAT-03 STAT-04 STAT-05 */
export const statisticsModule: ServerModule = {
  name: 'statistics',
  routes: [
    routes(statisticsContract, {
      collection: (ctx, { query }) => readStatistics(ctx, 'collection', query),
      mileage: (ctx, { query }) => readStatistics(ctx, 'mileage', query),
      orders: (ctx, { query }) => readStatistics(ctx, 'orders', query),
      person: (ctx, { query }) => readStatistics(ctx, 'person', query),
      freight: (ctx, { query }) => readStatistics(ctx, 'freight', query),
      exportXls: (ctx, { query }) => exportStatistics(ctx, query),
    }),
  ],
  jobs: statisticsJobs,
};
