import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { fundNote, holdWaiting } from '../examination/fundNote.ts';
import { post, type PostingFacts } from '../ledger/post.ts';
import { postRecharge, type Posting } from '../ledger/postings.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';

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

/** A wallet with the waybills that wait for its money, both as they are held. */
export interface HeldWallet {
  wallet: typeof hyCustomerWallet.$inferSelect;
  waiting: readonly NoteRow[];
}

/**
 * Holds the waybills that wait for the money of a wallet: before its accounts, as every other move holds them.
 *
 * @throws NotFound no such wallet
 */
export async function holdWallet(tx: Tx, ctx: Context, walletId: string): Promise<HeldWallet> {
  const [wallet] = await tx
    .select()
    .from(hyCustomerWallet)
    .where(and(eq(hyCustomerWallet.tenantId, ctx.actor.tenantId), eq(hyCustomerWallet.id, walletId)));
  if (wallet === undefined) throw notFound();
  const waiting = await holdWaiting(tx, ctx, wallet.customerId);
  return { wallet, waiting: waiting.filter(({ settleType, companyId }) => settleType === '0' && companyId === wallet.companyId) };
}

/** Books money into a held wallet, and funds the waybills that waited for it, the oldest examination first. @source amendments 13, L7 */
export async function bookIntoWallet(
  tx: Tx,
  ctx: Context,
  { wallet, waiting }: HeldWallet,
  { posting, facts }: { posting: Posting; facts: Omit<PostingFacts, 'companyId'> },
): Promise<void> {
  await post(tx, ctx, posting, { ...facts, companyId: wallet.companyId });
  for (const note of waiting) if (!(await fundNote(tx, ctx, note))) break;
}

/**
 * Books money that has arrived for a wallet (P01), and funds the waybills that waited for it.
 *
 * @throws NotFound no such wallet
 * @source freight-domain 3.8 K3
 */
export async function rechargeWallet(tx: Tx, ctx: Context, recharge: Recharge): Promise<void> {
  const { bizId, bizNo, happenTime } = recharge;
  await bookIntoWallet(tx, ctx, await holdWallet(tx, ctx, recharge.walletId), {
    posting: postRecharge(recharge),
    facts: { bizId, step: 'confirm', bizNo, summary: `充值 ${bizNo}`, ...(happenTime === undefined ? {} : { happenTime }) },
  });
}
