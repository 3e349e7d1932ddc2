import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { openState, thirdState } from './thirdAccount.states.ts';
import { hyThirdAccount } from './thirdAccount.table.ts';

/** Accounts of an operating company at institutions that are open and in use, the oldest first. */
export async function openThirdAccounts(tx: Tx, ctx: Context, companyId: string) {
  const rows = await tx
    .select({
      id: hyThirdAccount.id,
      accountName: hyThirdAccount.accountName,
      accountNo: hyThirdAccount.accountNo,
      channelCode: hyThirdAccount.channelCode,
      simulated: hyThirdAccount.simulated,
    })
    .from(hyThirdAccount)
    .where(
      and(
        eq(hyThirdAccount.tenantId, ctx.actor.tenantId),
        eq(hyThirdAccount.ownerType, 'platform'),
        eq(hyThirdAccount.ownerId, companyId),
        eq(hyThirdAccount.openState, openState.opened),
        eq(hyThirdAccount.state, thirdState.normal),
        eq(hyThirdAccount.delFlag, 0),
        isNotNull(hyThirdAccount.accountNo),
      ),
    )
    .orderBy(asc(hyThirdAccount.openTime), asc(hyThirdAccount.id));
  return rows.map((row) => ({ ...row, accountNo: row.accountNo ?? '' }));
}
