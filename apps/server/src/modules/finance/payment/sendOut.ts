import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError } from '../../../platform/errors.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { postAll } from '../ledger/postAll.ts';
import { postPayout } from '../ledger/payoutPostings.ts';
import { serialOf } from '../requestSerial.ts';
import { expectedFee, isInWindow } from '../wallet-config/paySettings.ts';
import { assertMovable, type Decided, movePaymentRows } from './movePayment.ts';
import { assertPayable, payingFacts, type PayingFacts } from './payingFacts.ts';
import { freeFundsOf, fundsMissing, payingAccountMissing } from './payLimits.ts';
import { noticeAfter, payState } from './payment.states.ts';
import type { PaymentRow } from './payment.table.ts';
import { paymentFacts } from './paymentFacts.ts';
import type { PaymentDocument } from './paymentDocument.ts';
import { documentOf } from './paymentDocuments.ts';
import { nextQueryTime } from '../queryTimes.ts';

/** Messages to the bank, by the outbox. */
export const paymentTopic = 'finance.payment';

/** How payments are sent: for the first time, or again. */
interface Sending {
  action: 'approve' | 'retry';
  decided: Decided;
}

/** A payment that may be sent. */
export interface Sendable {
  payment: PaymentRow;
  channelFee: number;
  retryCount: number;
}

/** What decides on sendings, read once for a batch of them. */
interface SendingFacts extends PayingFacts {
  /** What accounts of the platform hold beyond what is on its way from them, by code. */
  funds: Map<string, number>;
}

const hasPlace = ({ companyAccountId, thirdAccountId }: PaymentRow): boolean => companyAccountId !== null || thirdAccountId !== null;

/** Reads what decides on sendings, once what they pay and they themselves are held. The accounts that they leave from stay held. */
export async function sendingFacts(tx: Tx, ctx: Context, payments: readonly PaymentRow[]): Promise<SendingFacts> {
  const facts = await payingFacts(tx, ctx, payments);
  const funds = await freeFundsOf(tx, ctx, payments.filter(hasPlace));
  return { ...facts, funds };
}

/**
 * Whether a held payment may be sent; what it takes is then not there for the next one.
 *
 * @throws AppError 40406 outside the hours; 40444 the account does not hold enough; those of `assertPayable`; Conflict 40901 its state
 */
export function assertSendable(
  ctx: Context,
  facts: SendingFacts,
  { payment, action, retryCount = payment.retryCount }: { payment: PaymentRow; action: Sending['action']; retryCount?: number | undefined },
): Sendable {
  const settings = facts.settingsOf(payment.companyId);
  if (!isInWindow(ctx, settings.payWindow)) throw businessError(40406, { message: '非出款时段' });
  assertPayable(facts, payment);
  const { amount } = payment;
  const channelFee = expectedFee(settings, amount);
  if (!hasPlace(payment)) throw payingAccountMissing();
  const code = accounts.place(payment);
  const free = facts.funds.get(code) ?? 0;
  const needed = amount + channelFee;
  if (free < needed) throw fundsMissing({ needed, free });
  assertMovable(payment, action);
  facts.funds.set(code, free - needed);
  return { payment, channelFee, retryCount };
}

/**
 * Sends a held payment of whatever kind: the money is on its way from now on (P06), what it pays says so, and the bank is told once this has
 * committed.
 *
 * @throws AppError those of `assertSendable`
 */
export async function sendOut(
  tx: Tx,
  ctx: Context,
  payment: PaymentRow,
  { retryCount, ...sending }: Sending & { retryCount?: number },
): Promise<PaymentRow> {
  const facts = await sendingFacts(tx, ctx, [payment]);
  const sendable = assertSendable(ctx, facts, { payment, action: sending.action, retryCount });
  const [sent] = await sendAll(tx, ctx, [sendable], sending);
  return sent!;
}

/** Sends payments that may be sent, together. */
export async function sendAll(tx: Tx, ctx: Context, sendables: readonly Sendable[], { action, decided }: Sending): Promise<PaymentRow[]> {
  // Another one for each sending: what the bank says of an earlier one is told apart.
  const sendings = sendables.map((one) => ({ ...one, requestSerial: serialOf(one.payment.paymentNo, one.retryCount + 1) }));
  const postings = sendings.map(({ payment, requestSerial }) => ({
    posting: postPayout({ ...payment, channel: payment.payChannel }),
    facts: paymentFacts(payment, { step: requestSerial, what: `${documentOf(payment).name}发起` }),
  }));
  await postAll(tx, ctx, postings);
  const moves = sendings.map(({ payment, channelFee, retryCount, requestSerial }) => ({
    payment,
    action,
    to: payState.sent,
    values: {
      ...decided,
      requestSerial,
      retryCount,
      channelFee,
      sendTime: nowText(ctx.clock),
      queryCount: 0,
      nextQueryTime: nextQueryTime(ctx, 0),
      failCode: null,
      failReason: null,
      failNoticeState: noticeAfter(payment),
    },
  }));
  const sent = await movePaymentRows(tx, ctx, moves);
  await tellDocuments(tx, ctx, sent);
  for (const { id, requestSerial } of sent)
    await ctx.outbox(tx, paymentTopic, { payload: { id, requestSerial }, idempotencyKey: requestSerial ?? id });
  return sent;
}

async function tellDocuments(tx: Tx, ctx: Context, sent: readonly PaymentRow[]): Promise<void> {
  const byDocument = new Map<PaymentDocument, PaymentRow[]>();
  for (const payment of sent) {
    const document = documentOf(payment);
    byDocument.set(document, [...(byDocument.get(document) ?? []), payment]);
  }
  for (const [document, payments] of byDocument) {
    if (document.followAll !== undefined) await document.followAll(tx, ctx, payments, 'sent');
    else for (const payment of payments) await document.follow(tx, ctx, payment, 'sent');
  }
}
