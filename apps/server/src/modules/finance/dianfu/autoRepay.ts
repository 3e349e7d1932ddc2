import { and, asc, eq, inArray } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { hyCustomerWallet } from '../../customers/customer-wallet/customerWallet.table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { asSystem } from '../examination/fundNote.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { balanceOf } from '../ledger/post.ts';
import { dianfuOwed } from './dianfu.states.ts';
import { hyDianfu } from './dianfu.table.ts';
import { owedOn } from './dianfuFee.ts';
import type { HeldDianfu } from './moveDianfu.ts';
import { outOfWallet, repayHeld } from './repay.service.ts';

type Wallet = typeof hyCustomerWallet.$inferSelect;

/** At most so many at once with one arrival of money. */
const most = 200;

/** Advances of a customer as they are held. */
export interface HeldOwed {
  held: readonly HeldDianfu[];
  /** Whether somebody else holds others of them just now. */
  areSomeLeft: boolean;
}

/**
 * Holds what a customer owes for advances to a company, their waybills first, before the money itself is touched: those due first come first. What
 * somebody else holds is left to them, unless it is waited for. None where advances are not paid back by themselves.
 *
 * @source freight-domain F5, amendments L7
 */
export async function holdOwed(
  tx: Tx,
  ctx: Context,
  { customerId, companyId }: Wallet,
  { isWaiting = false }: { isWaiting?: boolean } = {},
): Promise<HeldOwed> {
  const none = { held: [], areSomeLeft: false };
  const { dianfuAutoRepay } = await readConfigValues(tx, ctx, ['dianfuAutoRepay']);
  if (dianfuAutoRepay !== '1') return none;
  const { tenantId } = ctx.actor;
  const owed = and(
    eq(hyDianfu.tenantId, tenantId),
    eq(hyDianfu.delFlag, 0),
    eq(hyDianfu.customerId, customerId),
    eq(hyDianfu.companyId, companyId),
    inArray(hyDianfu.state, [...dianfuOwed]),
  );
  const noteIds = await tx
    .select({ id: hyDianfu.noteId })
    .from(hyDianfu)
    .where(owed)
    .orderBy(asc(hyDianfu.dueDate), asc(hyDianfu.id))
    .limit(most);
  if (noteIds.length === 0) return none;
  const notes = await tx
    .select()
    .from(hyShippingNote)
    .where(
      and(
        eq(hyShippingNote.tenantId, tenantId),
        inArray(
          hyShippingNote.id,
          noteIds.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(hyShippingNote.id))
    .for('update', isWaiting ? {} : { skipLocked: true });
  const noteById = new Map(notes.map((note) => [note.id, note]));
  const held = await tx
    .select()
    .from(hyDianfu)
    .where(and(owed, inArray(hyDianfu.noteId, [...noteById.keys()])))
    .orderBy(asc(hyDianfu.dueDate), asc(hyDianfu.id))
    .for('update');
  return { held: held.map((dianfu) => ({ dianfu, note: noteById.get(dianfu.noteId)! })), areSomeLeft: notes.length < noteIds.length };
}

/** Pays advances back from a wallet, one after the other, as far as it holds money. The system does it. */
export async function repayFromWallet(tx: Tx, ctx: Context, wallet: Wallet, owed: readonly HeldDianfu[]): Promise<void> {
  const today = nowText(ctx.clock).slice(0, 10);
  for (const held of owed) {
    const available = await balanceOf(tx, ctx.actor.tenantId, accounts.wallet(wallet.id));
    const amount = Math.min(available, owedOn(held.dianfu, today).balance);
    if (amount <= 0) return;
    await repayHeld(tx, asSystem(ctx), held, { amount, arrival: outOfWallet(ctx, wallet.id) });
  }
}
