import type { ScheduledJob } from '../../platform/jobs/jobs.ts';
import { timeOutNotes } from './shipping-note/revoke.service.ts';
import { refreshDueFlags } from './shipping-note/noteFunds.ts';

/** What waybills need by the clock. @source freight-domain 7.2 */
export const shippingJobs: readonly ScheduledJob[] = [
  { name: 'shipping.acceptTimeout', cron: '*/5 * * * *', run: async (ctx) => void (await timeOutNotes(ctx)) },
  { name: 'shipping.dueFlags', cron: '10 0 * * *', run: (ctx) => ctx.transaction((tx) => refreshDueFlags(tx, ctx)) },
];
