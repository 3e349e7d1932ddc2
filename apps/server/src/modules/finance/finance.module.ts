import type { ServerModule } from '../../platform/platform.ts';
import { financeDictionaries } from './dictionaries.ts';
import { financeEvents } from './finance.events.ts';
import { financeJobs } from './finance.jobs.ts';

/** The ledger, and everything that moves money. */
export const financeModule: ServerModule = { name: 'finance', events: financeEvents, jobs: financeJobs, dictionaries: financeDictionaries };
