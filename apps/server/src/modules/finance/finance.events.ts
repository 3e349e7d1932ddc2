import { and, eq } from 'drizzle-orm';
import { onEvent, type EventHandler } from '../../platform/events.ts';
import { customerTermsChanged } from '../customers/customer/customer.events.ts';
import { hyCustomerWallet } from '../customers/customer-wallet/customerWallet.table.ts';
import { driverCardsGiven } from '../fleet/driver/driver.events.ts';
import { partyApproved, partyRemoving } from '../review/review.events.ts';
import { stillInUse } from '../review/review.service.ts';
import {
  noteAccepting,
  noteDeparted,
  noteDispatched,
  noteDriverNamed,
  noteFeesChanged,
  noteRevoked,
  noteUnloaded,
} from '../shipping/shipping-note/shippingNote.events.ts';
import { keepGivenCards } from './bank-card/givenCards.ts';
import { endSync, revokeSync, startSync } from './etc-sync/followNote.ts';
import { fundLater } from './examination/fundLater.ts';
import { endQuotes, revokePolicies } from './insurance/followNote.ts';
import { insureLater } from './insurance/insureNote.ts';
import { accounts, booksOf } from './ledger/chartOfAccounts.ts';
import { adjustNote, releaseNote, secureNote } from './ledger/funds.service.ts';
import { hasBalance } from './ledger/ownedAccounts.ts';
import { openAccounts } from './ledger/post.ts';
import { revokePrepays } from './prepay/settlePrepays.ts';
import { warnOfIncome } from './tax-rule/warnOfIncome.ts';

/** What the money side listens to: it secures, follows and releases the funds of waybills. */
export const financeEvents: readonly EventHandler[] = [
  onEvent(noteDispatched, (tx, ctx, dispatched) => secureNote(tx, ctx, dispatched)),
  onEvent(noteDriverNamed, (tx, ctx, named) => warnOfIncome(tx, ctx, named)),
  onEvent(noteFeesChanged, (tx, ctx, { note, step }) => adjustNote(tx, ctx, note, step)),
  onEvent(noteAccepting, (tx, ctx, { note }) => insureLater(tx, ctx, note)),
  onEvent(noteRevoked, async (tx, ctx, { note }) => {
    await revokePolicies(tx, ctx, note);
    await revokePrepays(tx, ctx, note);
    await revokeSync(tx, ctx, note);
    await releaseNote(tx, ctx, note);
    await fundLater(tx, ctx, note.customerId);
  }),
  onEvent(noteDeparted, async (tx, ctx, { note }) => {
    await endQuotes(tx, ctx, note);
    await startSync(tx, ctx, note);
  }),
  onEvent(noteUnloaded, async (tx, ctx, { note }) => {
    await endQuotes(tx, ctx, note);
    await endSync(tx, ctx, note);
  }),
  onEvent(customerTermsChanged, (tx, ctx, { after }) => fundLater(tx, ctx, after.id)),
  onEvent(driverCardsGiven, (tx, ctx, { driverIds }) => keepGivenCards(tx, ctx, driverIds)),
  onEvent(partyApproved, async (tx, ctx, { kind, id }) => {
    if (kind !== 'customer') return;
    const wallets = await tx
      .select({ id: hyCustomerWallet.id, companyId: hyCustomerWallet.companyId })
      .from(hyCustomerWallet)
      .where(and(eq(hyCustomerWallet.tenantId, ctx.actor.tenantId), eq(hyCustomerWallet.customerId, id)));
    await openAccounts(
      tx,
      ctx.actor.tenantId,
      wallets
        .flatMap((wallet) => [accounts.wallet(wallet.id), accounts.frozen(wallet.id), booksOf(wallet.companyId).receivable(id)])
        .sort(),
    );
  }),
  onEvent(partyRemoving, async (tx, ctx, { kind, id }) => {
    const { tenantId } = ctx.actor;
    const owners = [id];
    if (kind === 'customer') {
      const wallets = await tx
        .select({ id: hyCustomerWallet.id })
        .from(hyCustomerWallet)
        .where(and(eq(hyCustomerWallet.tenantId, tenantId), eq(hyCustomerWallet.customerId, id)));
      owners.push(...wallets.map((wallet) => wallet.id));
    }
    if (await hasBalance(tx, tenantId, owners)) throw stillInUse();
  }),
];
