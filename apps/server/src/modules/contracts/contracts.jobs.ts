import { countingRun } from '../../platform/jobs/countingRun.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduledJob.ts';
import { expireContracts } from './freight-contract/contractMoves.service.ts';

/** What contracts need by the clock. @source freight-domain 3.18 */
export const contractJobs: readonly ScheduledJob[] = [
  {
    name: 'contract.expire',
    label: { zh: '合同到期检查', en: 'End expired contracts' },
    cron: '0 20 0 * * ?',
    run: countingRun(expireContracts, (count) => `${count}份合同到期`),
  },
];
