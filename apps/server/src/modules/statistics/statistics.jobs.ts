import type { ScheduledJob } from '../../platform/jobs/scheduledJob.ts';
import { checkDaily, makeDaily } from './makeDaily.ts';

/** Daily figures by the clock: the check follows when they are made. @source freight-domain 7.2 */
export const statisticsJobs: readonly ScheduledJob[] = [
  {
    name: 'statistics.make',
    label: { zh: '统计汇总', en: 'Make daily figures' },
    cron: '0 0 1 * * ?',
    timeoutSeconds: 3600,
    run: makeDaily,
  },
  {
    name: 'statistics.check',
    label: { zh: '统计核对', en: 'Check daily figures' },
    cron: '0 30 1 * * ?',
    timeoutSeconds: 3600,
    run: checkDaily,
  },
];
