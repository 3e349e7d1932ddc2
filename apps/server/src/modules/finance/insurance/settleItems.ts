import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';

/** Says in policies what a payment has settled of them, or has not after all. */
export async function settleItems(tx: Tx, ctx: Context, approvalId: string, sign: 1 | -1): Promise<void> {
  await tx.execute(sql`
    update hy_insurance_policy p set settled_premium = p.settled_premium + ${sign}::bigint * i.amount
      from hy_premium_item i
     where p.tenant_id = ${ctx.actor.tenantId} and i.tenant_id = p.tenant_id and i.policy_id = p.id and i.approval_id = ${approvalId}`);
}
