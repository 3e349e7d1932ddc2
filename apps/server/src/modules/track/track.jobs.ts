import { countingRun } from '../../platform/jobs/countingRun.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduledJob.ts';
import { packOldPositions, removeOldPositions } from './position/archivePositions.ts';
import { watchTrips } from './track-alarm/watchTrips.ts';
import { checkFinishedNotes } from './track-query/noteTrack.ts';

/** What tracks need by the clock. @source freight-domain 7.2 */
export const trackJobs: readonly ScheduledJob[] = [
  {
    name: 'track.checkNotes',
    label: { zh: '校验已卸货运单的轨迹', en: 'Check the tracks of finished trips' },
    cron: '0 0/30 * * * ?',
    timeoutSeconds: 600,
    run: countingRun(checkFinishedNotes, (count) => `校验${count}张运单`),
  },
  {
    name: 'track.watchTrips',
    label: { zh: '在途停留与定位中断提醒', en: 'Tell of long stops and lost tracks' },
    cron: '0 4/10 * * * ?',
    timeoutSeconds: 600,
    run: countingRun(watchTrips, (count) => `提醒${count}次`),
  },
  {
    name: 'track.packPositions',
    label: { zh: '压缩90天前的位置', en: 'Pack positions older than 90 days' },
    cron: '0 30 3 * * ?',
    timeoutSeconds: 1800,
    run: countingRun(packOldPositions, (count) => `压缩${count}个位置`),
  },
  {
    name: 'track.removePositions',
    label: { zh: '清除3年前的轨迹', en: 'Remove tracks older than three years' },
    cron: '0 0 4 * * ?',
    run: countingRun(removeOldPositions, (count) => `清除${count}个车日的轨迹`),
  },
];
