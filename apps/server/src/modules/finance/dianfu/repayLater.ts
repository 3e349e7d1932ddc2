import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { holdAccounts } from '../ledger/post.ts';
import { holdOwed, repayFromWallet } from './autoRepay.ts';
import { repaymentAccounts } from './repay.service.ts';

const topic = 'finance.repay';

/**
 * Pays advances back from a wallet once this transaction has committed: those that somebody else held while its money arrived. Afterwards, because they are
 * waited for, and here accounts are held that others wait for.
 *
 * @source freight-domain F5, amendments L7
 */
export const repayLater = (tx: Tx, ctx: Context, walletId: string): Promise<string> =>
  ctx.outbox(tx, topic, { payload: { walletId }, orderKey: `repay ${walletId}` });

/** Pays back what is owed by then, as far as the wallet holds money. A second delivery finds nothing more to do. */
export const repayOutbox: OutboxHandler = {
  topic,
  deliver: async (platform, { tenantId, payload }) => {
    const ctx = createContext(platform, { actor: systemActor(tenantId) });
    const { walletId } = payload as { walletId: string };
    await ctx.transaction(async (tx) => {
      const [wallet] = await tx
        .select()
        .from(hyCustomerWallet)
        .where(and(eq(hyCustomerWallet.tenantId, tenantId), eq(hyCustomerWallet.id, walletId)));
      if (wallet === undefined) return;
      const { held } = await holdOwed(tx, ctx, wallet, { isWaiting: true });
      if (held.length === 0) return;
      await holdAccounts(tx, tenantId, [accounts.wallet(walletId), ...repaymentAccounts(wallet.companyId, wallet.customerId)]);
      await repayFromWallet(tx, ctx, wallet, held);
    });
  },
};
