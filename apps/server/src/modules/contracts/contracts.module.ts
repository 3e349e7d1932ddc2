import type { ServerModule } from '../../platform/platform.ts';
import { contractRoutes } from './freight-contract/freightContract.routes.ts';
import { contractEvents } from './contracts.events.ts';
import { contractJobs } from './contracts.jobs.ts';
import { tripContractOutbox } from './freight-contract/tripNotice.ts';
import { contractDictionaries } from './dictionaries.ts';
import { templateRoutes } from './template/template.routes.ts';

/** Contracts with customers, carriers and drivers: their texts, signatures and time. */
export const contractModule: ServerModule = {
  name: 'contract',
  routes: [contractRoutes, templateRoutes],
  events: contractEvents,
  jobs: contractJobs,
  outbox: [tripContractOutbox],
  dictionaries: contractDictionaries,
};
