import { countingRun } from '../../platform/jobs/countingRun.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduledJob.ts';
import { remindSignatures } from './shipping-note/remindSignature.ts';
import { timeOutNotes } from './shipping-note/revoke.service.ts';
import { refreshWaiting } from './shipping-note/review/keepRules.ts';
import { refreshDueFlags } from './shipping-note/noteFunds.ts';

/** What waybills need by the clock. @source freight-domain 7.2 */
export const shippingJobs: readonly ScheduledJob[] = [
  {
    name: 'shipping.acceptTimeout',
    label: { zh: '接单超时退回', en: 'Return unaccepted waybills' },
    cron: '0 0/5 * * * ?',
    run: countingRun(timeOutNotes, (count) => `退回${count}张运单`),
  },
  {
    name: 'shipping.signReminder',
    label: { zh: '超时未签收提醒', en: 'Remind of waybills that nobody signed for' },
    cron: '0 20 * * * ?',
    timeoutSeconds: 300,
    run: countingRun(remindSignatures, (count) => `提醒${count}张运单`),
  },
  {
    name: 'shipping.businessRules',
    label: { zh: '重新校验待业务审核运单', en: 'Look again at waybills that wait for the business review' },
    cron: '0 15/30 * * * ?',
    timeoutSeconds: 600,
    run: countingRun(refreshWaiting, (count) => `校验${count}张运单`),
  },
  {
    name: 'shipping.dueFlags',
    label: { zh: '刷新运单到期标记', en: 'Flag waybills with a payment term coming up' },
    cron: '0 10 0 * * ?',
    run: (ctx) => ctx.transaction((tx) => refreshDueFlags(tx, ctx)),
  },
];
