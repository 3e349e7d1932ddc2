import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyCompanyAccount } from './companyAccount.table.ts';

/** Accounts of a company that money comes to, confirmed and in use; the default one first. */
export function receivingAccounts(tx: Tx, ctx: Context, companyId: string) {
  return tx
    .select({
      id: hyCompanyAccount.id,
      accountName: hyCompanyAccount.accountName,
      accountNo: hyCompanyAccount.accountNo,
      bankName: hyCompanyAccount.bankName,
      branchName: hyCompanyAccount.branchName,
      cnaps: hyCompanyAccount.cnaps,
    })
    .from(hyCompanyAccount)
    .where(
      and(
        eq(hyCompanyAccount.tenantId, ctx.actor.tenantId),
        eq(hyCompanyAccount.ownerType, 'platform'),
        eq(hyCompanyAccount.ownerId, companyId),
        inArray(hyCompanyAccount.usage, ['receive', 'both']),
        eq(hyCompanyAccount.verifyState, '20'),
        eq(hyCompanyAccount.state, '1'),
        eq(hyCompanyAccount.delFlag, 0),
      ),
    )
    .orderBy(desc(hyCompanyAccount.isDefault), desc(hyCompanyAccount.usage), hyCompanyAccount.id);
}
