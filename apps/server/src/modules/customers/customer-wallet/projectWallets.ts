import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyCustomerWallet } from './customerWallet.table.ts';

/** What counts as used: freight, terms and advances that are paid from a wallet. */
const consumes: readonly string[] = ['fund', 'customerPay', 'dianfuRepay'];

/**
 * What moves wallets along with the ledger, as parts of the statement that books.
 *
 * @param changes by wallet id, in fen
 * @param isBooked whether anything was booked
 */
export const projectWallets = (
  tx: Tx,
  ctx: Context,
  biz: string,
  { changes, isBooked }: { changes: ReadonlyMap<string, { available: number; frozen: number }>; isBooked: SQL },
): SQLWrapper[] =>
  [...changes].map(([walletId, { available, frozen }]) => {
    const total = available + frozen;
    return tx
      .update(hyCustomerWallet)
      .set({
        availableAmount: sql`${hyCustomerWallet.availableAmount} + ${available}`,
        frozenAmount: sql`${hyCustomerWallet.frozenAmount} + ${frozen}`,
        ...(biz.startsWith('recharge') || biz === 'suspenseMatch'
          ? { totalRecharge: sql`${hyCustomerWallet.totalRecharge} + ${total}` }
          : {}),
        // What is overpaid comes in, and was not used; what a reversal gives back was.
        ...(consumes.includes(biz) && (total < 0 || biz === 'fund')
          ? { totalConsume: sql`${hyCustomerWallet.totalConsume} - ${total}` }
          : {}),
        ...(biz.startsWith('refund') ? { totalRefund: sql`${hyCustomerWallet.totalRefund} - ${total}` } : {}),
        ledgerVersion: sql`${hyCustomerWallet.ledgerVersion} + 1`,
        updateTime: nowText(ctx.clock),
      })
      .where(and(eq(hyCustomerWallet.tenantId, ctx.actor.tenantId), eq(hyCustomerWallet.id, walletId), isBooked));
  });
