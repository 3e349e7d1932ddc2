import type { ScheduledJob } from '../../platform/jobs/scheduledJob.ts';
import { checkFinishedNotes } from './track-query/noteTrack.ts';

/** What tracks need by the clock. @source freight-domain 7.2 */
export const trackJobs: readonly ScheduledJob[] = [
  {
    name: 'track.checkNotes',
    label: { zh: '校验已卸货运单的轨迹', en: 'Look at the tracks of trips that ended' },
    cron: '0 0/30 * * * ?',
    timeoutSeconds: 600,
    run: async (ctx) => {
      const count = await checkFinishedNotes(ctx);
      return count === 0 ? undefined : `校验${count}张运单`;
    },
  },
];
