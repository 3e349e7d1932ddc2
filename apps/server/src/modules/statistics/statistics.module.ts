import { routes } from '../../platform/contract/index.ts';
import type { ServerModule } from '../../platform/platform.ts';
import {
  collectionContract,
  freightContract,
  mileageContract,
  ordersContract,
  personContract,
  statisticContract,
} from './statistics.contract.ts';
import { statisticsJobs } from './statistics.jobs.ts';
import { exportStatistics, readStatistics } from './statistics.service.ts';

/** What days came to, over the rows of all domains. @source STAT-01 STAT-02 STAT-03 STAT-04 STAT-05 */
export const statisticsModule: ServerModule = {
  name: 'statistics',
  routes: [
    routes(freightContract, { figures: (ctx, { query }) => readStatistics(ctx, 'freight', query) }),
    routes(ordersContract, { figures: (ctx, { query }) => readStatistics(ctx, 'orders', query) }),
    routes(collectionContract, { figures: (ctx, { query }) => readStatistics(ctx, 'collection', query) }),
    routes(mileageContract, { figures: (ctx, { query }) => readStatistics(ctx, 'mileage', query) }),
    routes(personContract, { figures: (ctx, { query }) => readStatistics(ctx, 'person', query) }),
    routes(statisticContract, { exportXls: (ctx, { query }) => exportStatistics(ctx, query) }),
  ],
  jobs: statisticsJobs,
};
