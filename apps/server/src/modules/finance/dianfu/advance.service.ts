import { eq, and } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, refusedByRule } from '../../../platform/errors.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { type RowRef, stateChanged } from '../../../platform/resource/moveRow.ts';
import { dueFlagOf, lastDueDay, openFee } from '../../shipping/shipping-note/noteFunds.ts';
import { assertAnother, assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { holdBillsOf, settleBills } from '../bill/settleBill.ts';
import { fundLater } from '../examination/fundLater.ts';
import { fundedValues, fundNote, moveFrozen, topUp } from '../examination/fundNote.ts';
import { accounts, booksOf, type MoneyPlace } from '../ledger/chartOfAccounts.ts';
import { changeCredit, walletOf } from '../ledger/funds.service.ts';
import { holdAccounts, post } from '../ledger/post.ts';
import { postAdvance } from '../ledger/postings.ts';
import { freeFunds, fundsMissing, payingAccountMissing } from '../payment/payLimits.ts';
import { paySettingsOf, placeOf } from '../wallet-config/paySettings.ts';
import { missingOf } from './dianfu.service.ts';
import { dianfuResource } from './dianfu.resource.ts';
import { dianfuState } from './dianfu.states.ts';
import type { DianfuRow } from './dianfu.table.ts';
import { daysLater, standingOn } from './dianfuFee.ts';
import { dianfuFacts, type HeldDianfu, holdDianfu, moveDianfu } from './moveDianfu.ts';

/**
 * Advances what a waybill lacks at this moment, after everything that the customer has there (F4): what is set aside pays for it, the rest is owed as
 * an advance, and the waybill is ready to pay. Where the customer's money suffices by now, nothing is advanced and the application is closed.
 *
 * @throws AppError 40405 by the applicant; 40444 the paying account does not hold it; 40901 the waybill does not wait for money; nothing of it is owed
 * @source freight-domain 3.6 F4, amendments 8, L6, L7
 */
export function advanceDianfu(ctx: Context, input: RowRef) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const held = await holdDianfu(tx, ctx, input, 'advance');
    const { dianfu, note } = held;
    assertAnother(ctx, dianfu.applyBy);
    if (note.noteStatus !== noteStatus.examined) throw stateChanged();
    const place = placeOf(await paySettingsOf(tx, ctx, dianfu.companyId));
    if (place === undefined) throw payingAccountMissing();
    const bills = await holdBillsOf(tx, ctx, [note]);
    await holdAccounts(tx, ctx.actor.tenantId, await accountsOf(tx, ctx, note, place));
    const free = await freeFunds(tx, ctx, place);
    if (!(await fundNote(tx, ctx, note))) await advanceRest(tx, ctx, held, free);
    await settleBills(tx, ctx, bills);
    return getRow(ctx, dianfuResource, input.id) as Promise<never>;
  });
}

/** All that an advance may book on, so that it is held at once. */
async function accountsOf(tx: Tx, ctx: Context, note: NoteRow, place: MoneyPlace): Promise<string[]> {
  const { companyId, customerId } = note;
  const books = booksOf(companyId);
  const wallet = note.settleType === '0' ? await walletOf(tx, ctx, note) : undefined;
  return [
    books.receivable(customerId),
    books.advanced(customerId),
    accounts.place(place),
    ...(wallet === undefined ? [] : [accounts.frozen(wallet.id), accounts.wallet(wallet.id)]),
  ];
}

async function advanceRest(tx: Tx, ctx: Context, held: HeldDianfu, free: number): Promise<void> {
  const { dianfu } = held;
  const note = await topUp(tx, ctx, held.note);
  if (note === undefined) throw notFound();
  const principal = missingOf(note);
  // Its customer has paid the waybill itself, and it waits for credit that others of theirs take up.
  if (principal < 1) throw refusedByRule('该运单资金充足，无需垫付');
  if (principal > dianfu.appliedAmount) throw refusedByRule('所缺金额已超过申请金额，请取消后重新申请');
  if (principal > free) throw fundsMissing({ needed: principal, free });
  const { companyId, customerId } = note;
  const ownFunds = note.settleType === '0' ? note.frozenAmount : 0;
  if (ownFunds > 0) await moveFrozen(tx, ctx, note, ownFunds);
  await post(
    tx,
    ctx,
    postAdvance({ companyId, customerId, amount: principal }),
    dianfuFacts(dianfu, { step: 'advance', what: '垫付放款' }),
  );
  // What is advanced counts against the limit of advances, and against the credit no more.
  await changeCredit(tx, ctx, note, -note.creditAmount);
  const today = nowText(ctx.clock).slice(0, 10);
  const last = await lastDueDay(tx, ctx);
  const started = { ...dianfu, principal, startDate: today, accrueFrom: today, dueDate: daysLater(today, dianfu.termDays) };
  const owed = {
    advancedAmount: note.advancedAmount + principal,
    customerPaidAmount: note.customerPaidAmount + ownFunds,
  };
  const own = ownFunds > 0 ? `，客户冻结资金${yuan(ownFunds)}元已划转` : '';
  await moveDianfu(
    tx,
    ctx,
    { dianfu, note },
    {
      action: 'advance',
      to: dianfuState.advanced,
      values: {
        principal,
        startDate: started.startDate,
        accrueFrom: started.accrueFrom,
        dueDate: started.dueDate,
        ...standingOn(started, { today, last }),
        advanceBy: ctx.actor.username,
        advanceTime: nowText(ctx.clock),
      },
      noteValues: {
        ...fundedValues(ctx, note),
        ...owed,
        frozenAmount: 0,
        creditAmount: 0,
        fundReason: null,
        dueFlag: dueFlagOf(note.dueDate, { open: openFee({ ...note, ...owed }), last }),
      },
      event: {
        type: 'dianfuAdvanced',
        content: `垫付放款 ${dianfu.dianfuNo}：本金${yuan(principal)}元${own}，到期日 ${started.dueDate}`,
      },
    },
  );
  await fundLater(tx, ctx, customerId);
}

/** What an advance would come to now, before anybody decides. Nothing is stored. @throws NotFound; Conflict it is not to be advanced */
export function advanceSheet(ctx: Context, id: string) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const dianfu = (await findRow(tx, ctx, dianfuResource, id)) as DianfuRow | undefined;
    if (dianfu === undefined) throw notFound();
    if (dianfu.state !== dianfuState.toAdvance) throw stateChanged();
    const [note] = await tx
      .select()
      .from(hyShippingNote)
      .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, dianfu.noteId)));
    if (note === undefined) throw notFound();
    const wallet = note.settleType === '0' ? await walletOf(tx, ctx, note) : undefined;
    const available = wallet?.state === '1' ? wallet.availableAmount : 0;
    const fromWallet = Math.min(available, missingOf(note));
    const place = placeOf(await paySettingsOf(tx, ctx, dianfu.companyId));
    return {
      feeTotal: note.feeTotal ?? 0,
      ownFunds: openFee(note) - missingOf(note) + fromWallet,
      principal: missingOf(note) - fromWallet,
      dueDate: daysLater(nowText(ctx.clock).slice(0, 10), dianfu.termDays),
      accountName: place?.holder ?? null,
      funds: place === undefined ? 0 : await freeFunds(tx, ctx, place),
    };
  });
}
