import { countingRun } from '../../platform/jobs/countingRun.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduledJob.ts';
import { followComplaints } from './complaint/complaint.jobs.ts';
import { closeEvaluations } from './evaluation/giveEvaluation.service.ts';
import { verifyScores } from './score/verifyScores.ts';
import { collectFines } from './violation/collectFines.ts';
import { offerViolations } from './violation/violation.jobs.ts';

/** What complaints, violations and evaluations need by the clock. @source amendments 38 */
export const serviceJobs: readonly ScheduledJob[] = [
  {
    name: 'service.complaints',
    label: { zh: '投诉超时提醒与自动办结', en: 'Follow complaints' },
    cron: '0 6/10 * * * ?',
    timeoutSeconds: 300,
    run: countingRun(followComplaints, (count) => `办结${count}件投诉`),
  },
  {
    name: 'service.offerViolations',
    label: { zh: '申诉期满违规提醒', en: 'Offer violations that nobody appealed against' },
    cron: '0 40 8 * * ?',
    timeoutSeconds: 120,
    run: countingRun(offerViolations, (count) => `${count}条违规待处理`),
  },
  {
    name: 'service.fines',
    label: { zh: '违规罚款扣款', en: 'Deduct fines' },
    cron: '0 8/10 * * * ?',
    timeoutSeconds: 300,
    run: countingRun(collectFines, (count) => `申请扣款${count}笔`),
  },
  {
    name: 'service.evaluations',
    label: { zh: '评价到期默认好评', en: 'Close evaluations that are due' },
    cron: '0 12/30 * * * ?',
    timeoutSeconds: 600,
    run: countingRun(closeEvaluations, (count) => `默认评价${count}条`),
  },
  {
    name: 'service.verifyScores',
    label: { zh: '信用分核对', en: 'Verify scores' },
    cron: '0 45 3 * * ?',
    timeoutSeconds: 1800,
    run: verifyScores,
  },
];
