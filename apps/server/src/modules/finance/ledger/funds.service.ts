import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { creditShort, fundsShort } from '../../customers/customer-wallet/fundsShort.ts';
import { readFreezeShare } from '../../customers/customer-wallet/freezeShare.ts';
import { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { lockNoteFunds, openFee, setNoteFunds, shareOf } from '../../shipping/shipping-note/noteFunds.ts';
import type { noteDispatched } from '../../shipping/shipping-note/shippingNote.events.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { accounts } from './chartOfAccounts.ts';
import { noteFacts } from './noteFacts.ts';
import { balanceOf, post, postLater } from './post.ts';
import { postFreeze, postFreezeAdjust, postUnfreeze } from './postings.ts';
import { warnOfShort } from './warnOfShort.ts';

type Wallet = typeof hyCustomerWallet.$inferSelect;

async function findWallet(tx: Tx, where: ReturnType<typeof and>): Promise<Wallet | undefined> {
  const [wallet] = await tx.select().from(hyCustomerWallet).where(where);
  return wallet;
}

/** The wallet that a waybill, or whatever else a customer owes to a company, is paid from. */
export function walletOf(tx: Tx, ctx: Context, note: Pick<NoteRow, 'customerId' | 'companyId'>): Promise<Wallet | undefined> {
  return findWallet(
    tx,
    and(
      eq(hyCustomerWallet.tenantId, ctx.actor.tenantId),
      eq(hyCustomerWallet.customerId, note.customerId),
      eq(hyCustomerWallet.companyId, note.companyId),
      eq(hyCustomerWallet.delFlag, 0),
    ),
  );
}

type Dispatched = NonNullable<(typeof noteDispatched)['payload']>;

/**
 * Secures what a new waybill says that it holds: freezes it in the wallet (P02), or takes it from the credit.
 *
 * @throws AppError 40105 wallet frozen, missing or short; 40104 credit short
 * @source freight-domain 3.2 N1
 */
export async function secureNote(tx: Tx, ctx: Context, { note, wallet: known, isAlone = false }: Dispatched): Promise<void> {
  if (note.settleType === '0') {
    const wallet = known === undefined ? await walletOf(tx, ctx, note) : known;
    if (wallet?.state !== '1')
      throw await fundsShort(tx, ctx, {
        reason: wallet ? 'frozen' : 'missing',
        customerId: note.customerId,
        needed: note.frozenAmount,
        available: 0,
      });
    const posting = postFreeze({ walletId: wallet.id, amount: note.frozenAmount });
    await (isAlone ? postLater : post)(tx, ctx, posting, noteFacts(note, { step: 'dispatch', what: '冻结' }));
    return;
  }
  const amount = note.creditAmount;
  const [taken] = await tx
    .update(hyCustomer)
    .set({ creditUsed: sql`${hyCustomer.creditUsed} + ${amount}` })
    .where(
      and(
        eq(hyCustomer.tenantId, ctx.actor.tenantId),
        eq(hyCustomer.id, note.customerId),
        sql`${hyCustomer.creditUsed} + ${amount} <= ${hyCustomer.creditLimit}`,
      ),
    )
    .returning({ id: hyCustomer.id });
  if (taken === undefined) throw await creditShort(tx, ctx, note.customerId, amount);
}

/**
 * Follows changed fees: adjusts what is frozen (P04) or taken from the credit. A wallet that is short gives what it has, and
 * the waybill says so; the freight itself goes on.
 *
 * @source freight-domain 4.4 P04
 */
export async function adjustNote(tx: Tx, ctx: Context, note: NoteRow, step: string): Promise<void> {
  // A draft holds nothing: its dispatch secures the whole amount, on top of whatever were held before.
  if (note.noteStatus === noteStatus.draft) return;
  await holdFunds(tx, ctx, note, { held: await lockNoteFunds(tx, ctx, note.id), step });
}

/** The same of a waybill that is held. @returns the waybill as it is afterwards */
export const adjustHeldNote = async (tx: Tx, ctx: Context, note: NoteRow, step: string): Promise<NoteRow> => ({
  ...note,
  ...(await holdFunds(tx, ctx, note, { held: note, step })),
});

/** What a waybill holds, and its reason where that is known. */
type Held = Pick<NoteRow, 'frozenAmount' | 'creditAmount'> & Partial<Pick<NoteRow, 'fundReason'>>;

/** @returns what the waybill says of its funds from now on */
async function holdFunds(tx: Tx, ctx: Context, note: NoteRow, { held, step }: { held: Held; step: string }): Promise<Partial<Held>> {
  // Who has paid more than they are charged owes nothing: nothing is set aside for it.
  const fee = Math.max(0, openFee(note));
  if (note.settleType !== '0') {
    await changeCredit(tx, ctx, note, fee - held.creditAmount);
    const fundReason = (await creditLeft(tx, ctx, note.customerId)) < 0 ? '40104' : null;
    return storeFunds(tx, ctx, note, { held, funds: { creditAmount: fee, fundReason } });
  }
  const wallet = await walletOf(tx, ctx, note);
  if (wallet === undefined) return {};
  // The account decides, not the projection: it is locked here, before the posting locks it again.
  const available = wallet.state === '1' ? await lockedBalance(tx, ctx, accounts.wallet(wallet.id)) : 0;
  const wanted = await wantedInWallet(tx, ctx, note, { fee, held: held.frozenAmount });
  const difference = Math.min(wanted - held.frozenAmount, available);
  await post(tx, ctx, postFreezeAdjust({ walletId: wallet.id, difference }), noteFacts(note, { step, what: '冻结调整' }));
  const frozenAmount = held.frozenAmount + difference;
  if (frozenAmount < wanted && note.fundReason !== '40105')
    await warnOfShort(tx, ctx, note, { walletId: wallet.id, missing: wanted - frozenAmount, left: available - difference });
  return storeFunds(tx, ctx, note, { held, funds: { frozenAmount, fundReason: frozenAmount < wanted ? '40105' : null } });
}

/**
 * What is to be set aside of a fee in the wallet: on the way the share that the company asks for, from the examination on all of it. What is set aside already
 * stays, as far as the fee goes.
 *
 * @source freight-domain 2.15 freezeRatio, amendments L7
 */
async function wantedInWallet(tx: Tx, ctx: Context, note: NoteRow, { fee, held }: { fee: number; held: number }): Promise<number> {
  if ((note.noteStatus ?? '') >= noteStatus.examined) return fee;
  return Math.max(shareOf(fee, await readFreezeShare(tx, ctx, note.companyId)), Math.min(held, fee));
}

async function storeFunds<Funds extends Partial<Held>>(
  tx: Tx,
  ctx: Context,
  note: NoteRow,
  { held, funds }: { held: Held; funds: Funds },
): Promise<Funds> {
  // A waybill stands in many indexes: it is not written again for nothing.
  const isAsBefore = Object.entries(funds).every(([name, value]) => held[name as keyof Held] === value);
  if (!isAsBefore) await setNoteFunds(tx, ctx, note.id, funds);
  return funds;
}

async function lockedBalance(tx: Tx, ctx: Context, accountCode: string): Promise<number> {
  // FROZEN sorts before WALLET: take both in that order, as `post` does.
  await tx.execute(
    sql`select account_code from hy_ledger_account where tenant_id = ${ctx.actor.tenantId} and account_code in (${accountCode.replace('L.WALLET', 'L.FROZEN')}, ${accountCode}) order by account_code for update`,
  );
  return balanceOf(tx, ctx.actor.tenantId, accountCode);
}

/** Gives back what a waybill held (P03). */
export async function releaseNote(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  const held = await lockNoteFunds(tx, ctx, note.id);
  if (held.frozenAmount > 0) {
    const wallet = await walletOf(tx, ctx, note);
    if (wallet === undefined) throw notFound();
    await post(
      tx,
      ctx,
      postUnfreeze({ walletId: wallet.id, amount: held.frozenAmount }),
      noteFacts(note, { step: 'revoke', what: '解冻' }),
    );
  }
  if (held.creditAmount > 0) await changeCredit(tx, ctx, note, -held.creditAmount);
  await setNoteFunds(tx, ctx, note.id, { frozenAmount: 0, creditAmount: 0, fundReason: null });
}

/** Takes more of the customer's credit, or less. @source amendments L14 */
export async function changeCredit(tx: Tx, ctx: Context, note: NoteRow, difference: number): Promise<void> {
  if (difference === 0) return;
  await tx
    .update(hyCustomer)
    .set({ creditUsed: sql`${hyCustomer.creditUsed} + ${difference}` })
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.id, note.customerId)));
}

async function creditLeft(tx: Tx, ctx: Context, customerId: string): Promise<number> {
  const [row] = await tx
    .select({ left: sql`${hyCustomer.creditLimit} - ${hyCustomer.creditUsed}`.mapWith(Number) })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, ctx.actor.tenantId), eq(hyCustomer.id, customerId)));
  return row?.left ?? 0;
}
