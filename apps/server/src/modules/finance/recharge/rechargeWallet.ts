import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { holdOwed, repayFromWallet } from '../dianfu/autoRepay.ts';
import type { HeldDianfu } from '../dianfu/moveDianfu.ts';
import { repayLater } from '../dianfu/repayLater.ts';
import { repaymentAccounts } from '../dianfu/repay.service.ts';
import { fundNote, holdWaiting } from '../examination/fundNote.ts';
import { accounts, booksOf } from '../ledger/chartOfAccounts.ts';
import { holdAccounts, post, type PostingFacts } from '../ledger/post.ts';
import { postRecharge, type Posting } from '../ledger/postings.ts';

/** An arrival of money for a customer. */
export interface Recharge {
  walletId: string;
  /** Where it has arrived. */
  companyAccountId?: string | null;
  thirdAccountId?: string | null;
  /** Fen. */
  amount: number;
  /** Business id and number of the arrival; a second call with them does nothing. */
  bizId: string;
  bizNo: string;
  happenTime?: string;
}

/** A wallet with what waits for its money, as they are held. */
export interface HeldWallet {
  wallet: typeof hyCustomerWallet.$inferSelect;
  /** Waybills that it is to fund, the oldest examination first. */
  waiting: readonly NoteRow[];
  /** Advances that it is to repay. */
  owed: readonly HeldDianfu[];
  /** Somebody else holds advances that it is to repay as well: those are paid back once this has committed. */
  areSomeLeft: boolean;
}

/**
 * Holds what waits for the money of a wallet: before its accounts, as every other move holds it.
 *
 * @throws NotFound no such wallet
 */
export async function holdWallet(tx: Tx, ctx: Context, walletId: string): Promise<HeldWallet> {
  const [wallet] = await tx
    .select()
    .from(hyCustomerWallet)
    .where(and(eq(hyCustomerWallet.tenantId, ctx.actor.tenantId), eq(hyCustomerWallet.id, walletId)));
  if (wallet === undefined) throw notFound();
  const waiting = (await holdWaiting(tx, ctx, wallet.customerId)).filter(
    ({ settleType, companyId }) => settleType === '0' && companyId === wallet.companyId,
  );
  const { held: owed, areSomeLeft } = await holdOwed(tx, ctx, wallet);
  return { wallet, waiting, owed, areSomeLeft };
}

/**
 * Books money into a held wallet and spends it: on advances that are overdue, on the waybills that waited for it, on the other advances.
 *
 * @returns id of the transaction
 * @source amendments 13, L7
 */
export async function bookIntoWallet(
  tx: Tx,
  ctx: Context,
  { wallet, waiting, owed, areSomeLeft }: HeldWallet,
  { posting, facts }: { posting: Posting; facts: Omit<PostingFacts, 'companyId'> },
): Promise<string | null> {
  const { tenantId } = ctx.actor;
  if (waiting.length + owed.length > 0) await holdAccounts(tx, tenantId, accountsOf(wallet, { posting, hasOwed: owed.length > 0 }));
  const txnId = await post(tx, ctx, posting, { ...facts, companyId: wallet.companyId });
  const today = nowText(ctx.clock).slice(0, 10);
  const isOverdue = ({ dianfu }: HeldDianfu) => (dianfu.dueDate ?? today) < today;
  const overdue = owed.filter(isOverdue);
  await repayFromWallet(tx, ctx, wallet, overdue);
  for (const note of waiting) if (!(await fundNote(tx, ctx, note))) break;
  const others = owed.filter((one) => !isOverdue(one));
  await repayFromWallet(tx, ctx, wallet, others);
  if (areSomeLeft) await repayLater(tx, ctx, wallet.id);
  return txnId;
}

/** All that an arrival may book on, so that it is held at once. */
function accountsOf(
  { id, companyId, customerId }: HeldWallet['wallet'],
  { posting, hasOwed }: { posting: Posting; hasOwed: boolean },
): string[] {
  return [
    booksOf(companyId).receivable(customerId),
    accounts.frozen(id),
    accounts.wallet(id),
    ...posting.lines.map(({ accountCode }) => accountCode),
    ...(hasOwed ? repaymentAccounts(companyId, customerId) : []),
  ];
}

/**
 * Books money that has arrived for a wallet (P01), and spends it on what waited for it.
 *
 * @returns id of the transaction
 * @throws NotFound no such wallet
 * @source freight-domain 3.8 K3
 */
export async function rechargeWallet(tx: Tx, ctx: Context, recharge: Recharge): Promise<string | null> {
  const { bizId, bizNo, happenTime } = recharge;
  return bookIntoWallet(tx, ctx, await holdWallet(tx, ctx, recharge.walletId), {
    posting: postRecharge(recharge),
    facts: { bizId, step: 'confirm', bizNo, summary: `充值 ${bizNo}`, ...(happenTime === undefined ? {} : { happenTime }) },
  });
}
