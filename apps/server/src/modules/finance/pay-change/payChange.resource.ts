import { sql } from 'drizzle-orm';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { paymentResource } from '../payment/payment.resource.ts';
import { hyPayment } from '../payment/payment.table.ts';
import { PayChange } from './payChange.contract.ts';
import { hyPayChange } from './payChange.table.ts';

/** What of a change is the platform's own. */
const internal = ['reason', 'files', 'auditRemark'] as const;

/** Changes of payments with their rules: who sees a payment sees what was changed of it. @source freight-domain 2.38, 4.6 */
export const payChangeResource: Resource<typeof PayChange, typeof hyPayChange> = defineResource(PayChange, {
  table: hyPayChange,
  options: {
    permission: 'payChange',
    title: 'changeNo',
    audited: true,
    // Who has asked for the change has brought them.
    showsFiles: ({ applyBy }, { actor }) => applyBy === actor.username,
    reads: ['applyBy'],
    scope: (ctx) =>
      // Spelled out: within the select of one table drizzle leaves its name away, and both have the same columns.
      ctx.actor.userType === 1
        ? undefined
        : sql`${hyPayChange.paymentId} in (select ${hyPayment.id} from ${hyPayment} where ${visibleRows(ctx, paymentResource)})`,
    hidden: ({ actor }) => (actor.userType === 1 ? [] : internal),
  },
});
