import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedField } from '../../../platform/errors.ts';
import { takenValue } from '../../../platform/files/takenFiles.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { payeeIncomplete } from '../examination/payeeIncomplete.ts';
import { noteFacts } from '../ledger/noteFacts.ts';
import { post } from '../ledger/post.ts';
import { postOfflinePay } from '../ledger/postings.ts';
import { paySettingsOf } from '../wallet-config/paySettings.ts';
import type { HeldPayment } from './holdPayment.ts';
import { paidValues } from './moveNote.ts';
import { type Decided, movePayment } from './movePayment.ts';
import { assertFunds } from './payLimits.ts';
import { OfflinePayInput } from './payment.contract.ts';
import { tripPaymentsChanged } from './payment.events.ts';
import { payKind, payState } from './payment.states.ts';
import { paymentResource } from './payment.resource.ts';
import { hyPayment } from './payment.table.ts';
import { cardOf, insertPayment, openAmount } from './submitPayments.ts';

/**
 * Records that a waybill was paid outside the channels (M14): what is left of it, with the proof. Above the amount that one person may book by
 * themselves somebody else approves it.
 *
 * @throws AppError 40409 no proof; 40411, 40401; 40444 the account does not hold enough; 40451 the serial was used before
 * @throws InvalidInput the account is not the company's; the time lies ahead
 */
export function offlinePay(ctx: Context, input: z.output<typeof OfflinePayInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { noteId, companyAccountId, offlineTime, bankSerialNo, remark } = input;
    const voucherFiles = await takenValue(tx, ctx, {
      name: 'voucherFiles',
      schema: OfflinePayInput.shape.voucherFiles,
      value: input.voucherFiles,
    });
    if (voucherFiles.trim() === '')
      throw businessError(40409, { message: '请上传付款凭证', errorData: [{ path: 'voucherFiles', message: '请上传付款凭证' }] });
    if (offlineTime > nowText(ctx.clock)) throw refusedField('offlineTime', '付款时间不能晚于当前时间');
    const note = await lockRow(tx, ctx, noteResource, { id: noteId });
    const amount = openAmount(note);
    const card = await cardOf(tx, ctx, note.payeeCardId);
    if (card === undefined) throw payeeIncomplete();
    await assertOwnAccount(tx, ctx, { companyAccountId, companyId: note.companyId });
    await assertNewSerial(tx, ctx, { companyAccountId, bankSerialNo });
    const { dualApproveAmount } = await paySettingsOf(tx, ctx, note.companyId);
    const payment = await insertPayment(tx, ctx, note, {
      card,
      amount,
      values: {
        payKind: payKind.offline,
        payChannel: 'offline',
        companyAccountId,
        bankSerialNo,
        offlineTime,
        voucherFiles,
        remark: remark ?? null,
      },
    });
    const submitted = await movePayment(
      tx,
      ctx,
      { payment, note },
      {
        action: 'submit',
        to: payState.toApprove,
        values: { submitBy: ctx.actor.username, submitTime: nowText(ctx.clock) },
        event: { type: 'paySubmitted', content: `登记线下支付 ${payment.paymentNo}：${payment.payeeName}，${yuan(amount)}元` },
      },
    );
    if (amount < dualApproveAmount) await bookOffline(tx, ctx, submitted, {});
    return getRow(ctx, paymentResource, payment.id) as Promise<never>;
  });
}

/** P11: it left the account of the platform, and is owed no more. @throws AppError 40444 the account does not hold it */
export async function bookOffline(tx: Tx, ctx: Context, held: HeldPayment, decided: Decided): Promise<void> {
  const { payment, note } = held;
  const companyAccountId = payment.companyAccountId ?? '';
  await assertFunds(tx, ctx, { companyAccountId, amount: payment.amount });
  const posting = postOfflinePay(payment, { companyAccountId });
  await post(tx, ctx, posting, noteFacts(note, { step: payment.paymentNo, what: '线下付款' }));
  const payTime = payment.offlineTime ?? nowText(ctx.clock);
  await movePayment(tx, ctx, held, {
    action: 'approve',
    to: payState.paid,
    values: { ...decided, payTime },
    noteValues: paidValues(held, payTime),
    event: { type: 'offlinePaid', content: `线下支付：${payment.payeeName}，${yuan(payment.amount)}元，流水 ${payment.bankSerialNo}` },
  });
  await ctx.emit(tx, tripPaymentsChanged, { noteId: note.id });
}

async function assertOwnAccount(
  tx: Tx,
  ctx: Context,
  { companyAccountId, companyId }: { companyAccountId: string; companyId: string },
): Promise<void> {
  const [account] = await tx
    .select()
    .from(hyCompanyAccount)
    .where(
      and(eq(hyCompanyAccount.tenantId, ctx.actor.tenantId), eq(hyCompanyAccount.id, companyAccountId), eq(hyCompanyAccount.delFlag, 0)),
    );
  const isPaying = account?.ownerType === 'platform' && account.ownerId === companyId && ['pay', 'both'].includes(account.usage);
  if (!isPaying || account.state !== '1') throw refusedField('companyAccountId', '请选择运营主体的付款账户');
}

async function assertNewSerial(
  tx: Tx,
  ctx: Context,
  { companyAccountId, bankSerialNo }: { companyAccountId: string; bankSerialNo: string },
): Promise<void> {
  const known = await tx
    .select({ state: hyPayment.state })
    .from(hyPayment)
    .where(
      and(
        eq(hyPayment.tenantId, ctx.actor.tenantId),
        eq(hyPayment.companyAccountId, companyAccountId),
        eq(hyPayment.bankSerialNo, bankSerialNo),
      ),
    );
  if (known.some(({ state }) => state !== payState.closed))
    throw businessError(40451, { message: '银行流水号已使用', errorData: [{ path: 'bankSerialNo', message: '银行流水号已使用' }] });
}
