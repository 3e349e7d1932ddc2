import { countingRun } from '../../platform/jobs/countingRun.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduledJob.ts';
import { buildMissingParts } from './form/formParts.ts';

/** What forms need by the clock. @source ONL-07 */
export const onlineJobs: readonly ScheduledJob[] = [
  {
    name: 'online.formIndexes',
    label: { zh: '在线表单模糊查询索引', en: 'Indexes of online forms for parts of texts' },
    cron: '0 8/10 * * * ?',
    timeoutSeconds: 7200,
    scope: 'platform',
    run: countingRun(buildMissingParts, (count) => `建立${count}个索引`),
  },
];
