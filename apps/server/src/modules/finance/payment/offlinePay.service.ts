import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedByRule, staleVersion } from '../../../platform/errors.ts';
import { takenFiles, takenValue } from '../../../platform/files/takenFiles.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { type RowRef, stateChanged } from '../../../platform/resource/moveRow.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { lastDueDay } from '../../shipping/shipping-note/noteFunds.ts';
import { assertAnother, assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { settleReceivable } from '../customer-term/settleReceivable.ts';
import { noteFacts } from '../ledger/noteFacts.ts';
import { post } from '../ledger/post.ts';
import { postOfflinePay } from '../ledger/postings.ts';
import { paySettingsOf } from '../wallet-config/paySettings.ts';
import { heldTogether, type HeldNotePayment, holdPayment } from './holdPayment.ts';
import { paidValues } from './moveNote.ts';
import { type Decided, movePayment } from './movePayment.ts';
import { assertDirectPay } from './offlinePayer.ts';
import { assertFunds } from './payLimits.ts';
import { OfflinePayInput } from './payment.contract.ts';
import { tripPaymentsChanged } from './payment.events.ts';
import { payKind, payState } from './payment.states.ts';
import { paymentResource } from './payment.resource.ts';
import { hyPayment, type PaymentRow } from './payment.table.ts';
import { recordOffline } from './recordOffline.ts';

const voucherMissing = () =>
  businessError(40409, { message: '请上传付款凭证', errorData: [{ path: 'voucherFiles', message: '请上传付款凭证' }] });

/**
 * Records that a waybill was paid outside the channels (M14): what is left of it, with the proof. Above the amount that one person may book by
 * themselves somebody else approves it.
 *
 * @throws AppError 40409 no proof; 40410 the customer paid, which is not allowed; 40411, 40401; 40444 the account does not hold enough; 40451 the
 * serial was used before
 * @throws InvalidInput the account is not the company's, or not the payee's; the time lies ahead
 */
export function offlinePay(ctx: Context, input: z.output<typeof OfflinePayInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const note = await lockRow(tx, ctx, noteResource, { id: input.noteId });
    const held = await recordOffline(tx, ctx, note, {
      ...input,
      vouchers: async () => {
        const voucherFiles = await takenValue(tx, ctx, {
          name: 'voucherFiles',
          schema: OfflinePayInput.shape.voucherFiles,
          value: input.voucherFiles,
        });
        if (voucherFiles.trim() === '') throw voucherMissing();
        return voucherFiles;
      },
    });
    const { dualApproveAmount } = await paySettingsOf(tx, ctx, note.companyId);
    if (held.payment.amount < dualApproveAmount) await bookOffline(tx, ctx, held, {});
    return getRow(ctx, paymentResource, held.payment.id) as Promise<never>;
  });
}

/**
 * P11: it left the account of the platform, or of the customer, and is owed no more.
 *
 * @throws AppError 40409 nothing proves it; 40405 approved by who gave the vouchers; 40444 the account does not hold it; 40410 customers may not pay by themselves
 */
export async function bookOffline(tx: Tx, ctx: Context, { payment, note }: HeldNotePayment, decided: Decided): Promise<void> {
  if ((payment.voucherFiles ?? '') === '') throw voucherMissing();
  // Nobody takes for proof what they gave themselves.
  if (decided.approveBy !== undefined) assertAnother(ctx, payment.voucherBy);
  const { companyAccountId, amount } = payment;
  const { customerId } = note;
  if (companyAccountId === null) await assertDirectPay(tx, ctx, note, { customerId, amount });
  else await assertFunds(tx, ctx, { companyAccountId, amount });
  const posting = postOfflinePay(payment, companyAccountId === null ? { customerId } : { companyAccountId });
  await post(tx, ctx, posting, noteFacts(note, { step: payment.paymentNo, what: '线下付款' }));
  const settled =
    companyAccountId === null
      ? await settleReceivable(
          tx,
          ctx,
          { note, part: amount },
          { last: await lastDueDay(tx, ctx), what: `客户直付司机 ${payment.paymentNo}` },
        )
      : note;
  const payTime = payment.offlineTime ?? nowText(ctx.clock);
  const held = heldTogether(payment, settled);
  await movePayment(tx, ctx, held, {
    action: 'approve',
    to: payState.paid,
    values: { ...decided, payTime },
    noteValues: paidValues(held, payTime),
    event: { type: 'offlinePaid', content: `线下支付：${payment.payeeName}，${yuan(amount)}元，流水 ${payment.bankSerialNo}` },
  });
  await ctx.emit(tx, tripPaymentsChanged, { noteId: note.id });
}

/**
 * Replaces what proves a payment outside the channels, as long as nobody has approved it: one that came by a sheet has none yet.
 *
 * @throws AppError 40409 none is given; it is not such a payment; Conflict decided on, or changed, meanwhile
 */
export function addVoucher(ctx: Context, { voucherFiles: value, ...ref }: RowRef & { voucherFiles: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { payment } = await holdPayment(tx, ctx, ref.id);
    if (ref.version !== undefined && ref.version !== payment.version) throw staleVersion();
    if (payment.payKind !== payKind.offline) throw refusedByRule('仅线下支付需要付款凭证');
    if (payment.state !== payState.toApprove) throw stateChanged();
    const voucherFiles = await takenVouchers(tx, ctx, payment, value);
    await updateRow(tx, ctx, hyPayment, { before: payment, values: { voucherFiles, voucherBy: ctx.actor.username } });
    ctx.audit({ action: 'payment.voucher', entity: 'payment', entityId: payment.id, after: { voucherFiles } });
    return getRow(ctx, paymentResource, payment.id) as Promise<never>;
  });
}

async function takenVouchers(tx: Tx, ctx: Context, { voucherFiles: before }: PaymentRow, value: string): Promise<string> {
  const name = 'voucherFiles';
  const { [name]: paths = '' } = await takenFiles(tx, ctx, [{ name, label: { zh: '付款凭证', en: 'Vouchers' }, value, before }]);
  if (paths.trim() === '') throw voucherMissing();
  return paths;
}
