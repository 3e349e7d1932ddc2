import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { fundNote, holdWaiting } from '../examination/fundNote.ts';
import { post } from '../ledger/post.ts';
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
 * Books money for a wallet, and funds the waybills that waited for it, the oldest examination first.
 *
 * @param book posts what credits the wallet
 * @throws NotFound no such wallet
 * @source amendments 13
 */
export async function fundWallet(
  tx: Tx,
  ctx: Context,
  { walletId }: { walletId: string },
  book: (wallet: typeof hyCustomerWallet.$inferSelect) => Promise<string | null>,
): Promise<string | null> {
  const [wallet] = await tx
    .select()
    .from(hyCustomerWallet)
    .where(and(eq(hyCustomerWallet.tenantId, ctx.actor.tenantId), eq(hyCustomerWallet.id, walletId)));
  if (wallet === undefined) throw notFound();
  // Waybills are held before the accounts, as every other move holds them.
  const waiting = (await holdWaiting(tx, ctx, wallet.customerId)).filter(
    ({ settleType, companyId }) => settleType === '0' && companyId === wallet.companyId,
  );
  const txnId = await book(wallet);
  for (const note of waiting) if (!(await fundNote(tx, ctx, note))) break;
  return txnId;
}

/**
 * Books money that has arrived for a wallet (P01), and funds what waited for it.
 *
 * @returns id of the transaction
 * @throws NotFound no such wallet
 * @source freight-domain 3.8 K3
 */
export const rechargeWallet = (tx: Tx, ctx: Context, recharge: Recharge): Promise<string | null> =>
  fundWallet(tx, ctx, recharge, ({ companyId }) => {
    const { bizId, bizNo, happenTime } = recharge;
    return post(tx, ctx, postRecharge(recharge), {
      bizId,
      step: 'confirm',
      bizNo,
      companyId,
      summary: `充值 ${bizNo}`,
      ...(happenTime === undefined ? {} : { happenTime }),
    });
  });
