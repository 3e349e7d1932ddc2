import type { ScheduledJob } from '../../platform/jobs/scheduledJob.ts';
import { sendDueUploads } from './gov-upload/sendUpload.ts';

/** What uploads need by the clock: what is new leaves through the outbox at once. @source freight-domain 7.2 */
export const governmentJobs: readonly ScheduledJob[] = [
  {
    name: 'government.sendUploads',
    label: { zh: '监管上传重试', en: 'Repeat uploads that are due' },
    cron: '0 * * * * ?',
    timeoutSeconds: 900,
    run: async (ctx) => {
      const count = await sendDueUploads(ctx);
      return count === 0 ? undefined : `发送${count}条报文`;
    },
  },
];
