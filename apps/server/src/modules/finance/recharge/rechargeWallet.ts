import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { holdOwed, repayFromWallet } from '../dianfu/autoRepay.ts';
import type { HeldDianfu } from '../dianfu/moveDianfu.ts';
import { repaymentAccounts } from '../dianfu/repay.service.ts';
import { fundNote, holdWaiting } from '../examination/fundNote.ts';
import { accounts, booksOf } from '../ledger/chartOfAccounts.ts';
import { holdAccounts, post } from '../ledger/post.ts';
import { postRecharge } from '../ledger/postings.ts';

/** An arrival of money for a customer. */
export interface Recharge {
  walletId: string;
  companyAccountId: string;
  /** Fen. */
  amount: number;
  /** Business id and number of the arrival; a second call with them does nothing. */
  bizId: string;
  bizNo: string;
  happenTime?: string;
}

/**
 * Books money that has arrived for a wallet (P01), and spends it: on advances that are overdue, on the waybills that waited for it, the oldest
 * examination first, on the other advances.
 *
 * @throws NotFound no such wallet
 * @source freight-domain 3.8 K3, amendments 13, L7
 */
export async function rechargeWallet(tx: Tx, ctx: Context, recharge: Recharge): Promise<void> {
  const [wallet] = await tx
    .select()
    .from(hyCustomerWallet)
    .where(and(eq(hyCustomerWallet.tenantId, ctx.actor.tenantId), eq(hyCustomerWallet.id, recharge.walletId)));
  if (wallet === undefined) throw notFound();
  const { bizId, bizNo, happenTime } = recharge;
  // Waybills are held before the accounts, as every other move holds them.
  const waiting = (await holdWaiting(tx, ctx, wallet.customerId)).filter(
    ({ settleType, companyId }) => settleType === '0' && companyId === wallet.companyId,
  );
  const owed = await holdOwed(tx, ctx, wallet);
  if (waiting.length + owed.length > 0)
    await holdAccounts(tx, ctx.actor.tenantId, accountsOf(wallet, { recharge, hasOwed: owed.length > 0 }));
  await post(tx, ctx, postRecharge(recharge), {
    bizId,
    step: 'confirm',
    bizNo,
    companyId: wallet.companyId,
    summary: `充值 ${bizNo}`,
    ...(happenTime === undefined ? {} : { happenTime }),
  });
  const today = nowText(ctx.clock).slice(0, 10);
  const isOverdue = ({ dianfu }: HeldDianfu) => (dianfu.dueDate ?? today) < today;
  await repayFromWallet(tx, ctx, wallet, owed.filter(isOverdue));
  for (const note of waiting) if (!(await fundNote(tx, ctx, note))) break;
  await repayFromWallet(
    tx,
    ctx,
    wallet,
    owed.filter((one) => !isOverdue(one)),
  );
}

/** All that an arrival may book on, so that it is held at once. */
function accountsOf(
  { id, companyId, customerId }: typeof hyCustomerWallet.$inferSelect,
  { recharge, hasOwed }: { recharge: Recharge; hasOwed: boolean },
): string[] {
  return [
    booksOf(companyId).receivable(customerId),
    accounts.bank(recharge.companyAccountId),
    accounts.frozen(id),
    accounts.wallet(id),
    ...(hasOwed ? repaymentAccounts(companyId, customerId) : []),
  ];
}
