import { and, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyCustomerWallet } from './customerWallet.table.ts';

/**
 * Moves wallets along with the ledger, in the ledger's transaction.
 *
 * @param changes by wallet id, in fen
 */
export async function projectWallets(
  tx: Tx,
  ctx: Context,
  biz: string,
  changes: ReadonlyMap<string, { available: number; frozen: number }>,
): Promise<void> {
  for (const [walletId, { available, frozen }] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const total = available + frozen;
    await tx
      .update(hyCustomerWallet)
      .set({
        availableAmount: sql`${hyCustomerWallet.availableAmount} + ${available}`,
        frozenAmount: sql`${hyCustomerWallet.frozenAmount} + ${frozen}`,
        ...(biz.startsWith('recharge') ? { totalRecharge: sql`${hyCustomerWallet.totalRecharge} + ${total}` } : {}),
        ...(biz === 'fund' ? { totalConsume: sql`${hyCustomerWallet.totalConsume} - ${total}` } : {}),
        ...(biz.startsWith('refund') ? { totalRefund: sql`${hyCustomerWallet.totalRefund} - ${total}` } : {}),
        ledgerVersion: sql`${hyCustomerWallet.ledgerVersion} + 1`,
        updateTime: nowText(ctx.clock),
      })
      .where(and(eq(hyCustomerWallet.tenantId, ctx.actor.tenantId), eq(hyCustomerWallet.id, walletId)));
  }
}
