import { countingRun } from '../../platform/jobs/countingRun.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduledJob.ts';
import { tellWaiting } from './tellWaiting.ts';

/** What goes across domains by the clock. */
export const generalJobs: readonly ScheduledJob[] = [
  {
    name: 'general.tellWaiting',
    label: { zh: '待办提醒', en: 'Tell of work that was handed over' },
    cron: '35 * * * * ?',
    timeoutSeconds: 120,
    run: countingRun(tellWaiting, (count) => `提醒${count}人`),
  },
];
