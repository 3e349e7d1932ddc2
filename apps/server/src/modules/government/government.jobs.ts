import { countingRun } from '../../platform/jobs/countingRun.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduledJob.ts';
import { sendDueUploads } from './gov-upload/sendUpload.ts';

/** What uploads need by the clock: what is new leaves through the outbox at once. @source freight-domain 7.2 */
export const governmentJobs: readonly ScheduledJob[] = [
  {
    name: 'government.sendUploads',
    label: { zh: '监管上传重试', en: 'Repeat uploads that are due' },
    cron: '0 * * * * ?',
    timeoutSeconds: 900,
    run: countingRun(sendDueUploads, (count) => `发送${count}条报文`),
  },
];
