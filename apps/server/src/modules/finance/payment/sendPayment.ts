import { and, asc, eq, lte } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import type { Transfer, TransferResult } from '../bank-channel/bankChannel.ts';
import { channelOf } from '../bank-channel/channels.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { hyThirdAccount } from '../third-account/thirdAccount.table.ts';
import { payState } from './payment.states.ts';
import { hyPayment, type PaymentRow } from './payment.table.ts';
import { documentOf } from './paymentDocuments.ts';
import { paidNo } from './paymentFacts.ts';
import { paymentTopic } from './sendOut.ts';
import { takeResult } from './settlePayment.ts';

/** Gives the bank one order. What became of it is kept in the payment, so the message of the outbox is done either way. */
export const paymentOutbox: OutboxHandler = {
  topic: paymentTopic,
  deliver: async (platform, { tenantId, payload }) => {
    const ctx = createContext(platform, { actor: systemActor(tenantId) });
    const { id, requestSerial } = payload as { id: string; requestSerial: string };
    const payment = await readSent(ctx, id);
    if (payment?.requestSerial === requestSerial) await give(ctx, payment);
  },
};

/** A payment that is on its way; undefined where it no longer is. */
function readSent(ctx: Context, id: string): Promise<PaymentRow | undefined> {
  return ctx.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(hyPayment)
      .where(and(eq(hyPayment.tenantId, ctx.actor.tenantId), eq(hyPayment.id, id), eq(hyPayment.state, payState.sent)));
    return payment;
  });
}

/**
 * Gives the channel an order. It carries a serial out once, so an order whose answer was lost may be given again under the same serial, and under
 * no other.
 *
 * @source freight-domain I19
 */
async function give(ctx: Context, payment: PaymentRow): Promise<void> {
  const requestSerial = payment.requestSerial ?? '';
  const channel = channelOf(ctx);
  // What is carried as a file goes to banks alone: it never leaves, and is paid from another account.
  if (channel.name === 'files' && payment.thirdAccountId !== null)
    return takeResult(ctx, { requestSerial, result: { state: 'failed', code: 'CHANNEL', reason: '文件渠道不能从第三方账户付款' } });
  const order = await orderOf(ctx, payment);
  try {
    const answer = await channel.transfer(order);
    if (answer.state === 'rejected')
      await takeResult(ctx, { requestSerial, result: { state: 'failed', code: answer.code, reason: answer.reason } });
  } catch (error) {
    // Whether it was taken is not known; the queries will tell.
    ctx.log.error({ err: error, paymentNo: payment.paymentNo, channel: channel.name }, 'the bank did not answer');
  }
}

async function orderOf(ctx: Context, payment: PaymentRow): Promise<Transfer> {
  if (payment.thirdAccountId !== null) return transferOf(payment, await thirdPayer(ctx, payment.thirdAccountId));
  const [account] = await ctx.transaction((tx) =>
    tx
      .select()
      .from(hyCompanyAccount)
      .where(and(eq(hyCompanyAccount.tenantId, ctx.actor.tenantId), eq(hyCompanyAccount.id, payment.companyAccountId ?? ''))),
  );
  if (account === undefined) throw new Error(`payment ${payment.paymentNo} has no account to be paid from`);
  return transferOf(payment, account);
}

/** An account at an institution as it pays: the institution stands in the place of a bank. */
async function thirdPayer(ctx: Context, id: string): Promise<Parameters<typeof transferOf>[1]> {
  const [third] = await ctx.transaction((tx) =>
    tx
      .select()
      .from(hyThirdAccount)
      .where(and(eq(hyThirdAccount.tenantId, ctx.actor.tenantId), eq(hyThirdAccount.id, id))),
  );
  if (third === undefined) throw new Error(`there is no account ${id} at an institution to be paid from`);
  return { id, accountName: third.accountName, accountNo: third.accountNo ?? '', bankName: third.channelCode, cnaps: '' };
}

/** What a bank is told to do for the present sending of a payment. @param account that it leaves from */
export function transferOf(
  payment: PaymentRow,
  account: Pick<typeof hyCompanyAccount.$inferSelect, 'id' | 'accountName' | 'accountNo' | 'bankName' | 'cnaps'>,
): Transfer {
  const { id: companyAccountId, accountName, accountNo, bankName, cnaps } = account;
  return {
    requestSerial: payment.requestSerial ?? '',
    paymentNo: payment.paymentNo,
    payer: { companyAccountId, accountName, accountNo, bankName, cnaps },
    payee: {
      accountType: payment.payeeAccountType ?? '2',
      name: payment.payeeName,
      idNo: payment.payeeIdNo,
      accountNo: payment.payeeCardNo ?? '',
      bankName: payment.payeeBankName,
      cnaps: payment.payeeCnaps,
    },
    amount: payment.amount,
    purpose: `${documentOf(payment).purpose} ${paidNo(payment)}`,
  };
}

/** Asks the bank what became of a payment, and takes what it says. What the bank never had is given to it again, under the same serial. */
export async function askBank(ctx: Context, payment: PaymentRow): Promise<void> {
  const requestSerial = payment.requestSerial ?? '';
  const result = await queryChannel(ctx, payment);
  await takeResult(ctx, { requestSerial, result });
  if (result.state === 'missing') await give(ctx, payment);
}

async function queryChannel(ctx: Context, payment: PaymentRow): Promise<TransferResult> {
  try {
    return await channelOf(ctx).query(payment.requestSerial ?? '');
  } catch (error) {
    ctx.log.error({ err: error, paymentNo: payment.paymentNo }, 'the bank could not be asked');
    return { state: 'unknown' };
  }
}

/** At most so many are asked for in one run. */
const most = 500;

/** Asks for the results that are due. Run by a job. @returns how many @source freight-domain 7.2 */
export async function askDuePayments(ctx: Context): Promise<number> {
  const due = await ctx.transaction((tx) =>
    tx
      .select()
      .from(hyPayment)
      .where(
        and(
          eq(hyPayment.tenantId, ctx.actor.tenantId),
          eq(hyPayment.state, payState.sent),
          lte(hyPayment.nextQueryTime, nowText(ctx.clock)),
        ),
      )
      .orderBy(asc(hyPayment.nextQueryTime))
      .limit(most),
  );
  for (const payment of due) await askBank(ctx, payment);
  return due.length;
}
