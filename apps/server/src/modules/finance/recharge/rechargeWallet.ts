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
 * Books money that has arrived for a wallet (P01), and funds the waybills that waited for it, the oldest examination first.
 *
 * @throws NotFound no such wallet
 * @source freight-domain 3.8 K3, amendments 13
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
  await post(tx, ctx, postRecharge(recharge), {
    bizId,
    step: 'confirm',
    bizNo,
    companyId: wallet.companyId,
    summary: `充值 ${bizNo}`,
    ...(happenTime === undefined ? {} : { happenTime }),
  });
  for (const note of waiting) if (!(await fundNote(tx, ctx, note))) break;
}
