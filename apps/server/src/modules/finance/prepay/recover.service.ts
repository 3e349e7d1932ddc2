import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedField } from '../../../platform/errors.ts';
import { takenValue } from '../../../platform/files/takenFiles.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { reasonMissing, stateChanged, type RowRef } from '../../../platform/resource/moveRow.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { assertAnother, assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { post, type PostingFacts } from '../ledger/post.ts';
import { postPrepayRecover, postPrepayWriteOff } from '../ledger/postings.ts';
import { tripPaymentsChanged } from '../payment/payment.events.ts';
import { holdPrepay, movePrepay, replyPrepay } from './movePrepay.ts';
import { PrepayRecoverInput } from './prepay.contract.ts';
import { prepayState } from './prepay.states.ts';
import { hyPrepayRecovery, type PrepayRow } from './prepay.table.ts';

type RecoverInput = z.output<typeof PrepayRecoverInput>;

/** @throws Conflict 40901 a freight may still cover what is open */
function assertToRecover({ state, toRecover }: PrepayRow): void {
  if (state !== prepayState.paid || toRecover !== '1') throw stateChanged();
}

const factsOf = (
  { id, prepayNo, shippingNoteNumber, companyId }: PrepayRow,
  { step, what }: { step: string; what: string },
): PostingFacts => ({
  bizId: id,
  step,
  bizNo: shippingNoteNumber,
  companyId,
  summary: `${what} ${prepayNo}`,
});

/** Where a prepayment stands once a part of what was open is settled: with nothing left it is over. @source amendments L1 */
const stateAfter = ({ openAmount, offsetAmount }: PrepayRow, part: number): string => {
  if (part < (openAmount ?? 0)) return prepayState.paid;
  return offsetAmount > 0 ? prepayState.offset : prepayState.recovered;
};

/**
 * Books what the payee of a prepayment has brought back (Y9), all of it or a part. The fund flow of its waybill says so from then on.
 *
 * @throws AppError 40409 no proof; 40451 the serial was used before
 * @throws InvalidInput more than is open; the account is not the company's; the time lies ahead
 * @throws Conflict 40901 there is nothing to bring back
 */
export function recoverPrepay(ctx: Context, input: RecoverInput) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { prepay } = await holdPrepay(tx, ctx, input);
    assertToRecover(prepay);
    const { amount, companyAccountId, bankSerialNo, recoverTime, remark } = input;
    const voucherFiles = await takenValue(tx, ctx, {
      name: 'voucherFiles',
      schema: PrepayRecoverInput.shape.voucherFiles,
      value: input.voucherFiles,
    });
    await assertRecovery(tx, ctx, prepay, { ...input, voucherFiles });
    const recovery = await insertRow(tx, ctx, hyPrepayRecovery, {
      prepayId: prepay.id,
      amount,
      companyAccountId,
      bankSerialNo,
      recoverTime,
      voucherFiles,
      remark: remark?.trim() || null,
    });
    const posting = postPrepayRecover({ ...prepay, amount, companyAccountId });
    await movePrepay(tx, ctx, prepay, {
      action: 'recover',
      to: stateAfter(prepay, amount),
      values: { recoverAmount: prepay.recoverAmount + amount, ...(amount === prepay.openAmount ? { toRecover: '0' } : {}) },
      event: { type: 'prepayRecovered', content: `追回预付 ${prepay.prepayNo}：${yuan(amount)}元，流水 ${bankSerialNo}` },
    });
    await post(tx, ctx, posting, { ...factsOf(prepay, { step: `recover-${recovery.id}`, what: '预付追回' }), happenTime: recoverTime });
    // What was told of it to the authorities was more than its payee keeps.
    await ctx.emit(tx, tripPaymentsChanged, { noteId: prepay.noteId });
    return replyPrepay(ctx, input.id);
  });
}

/** Tells everything that a recovery gets wrong, each at its field. */
async function assertRecovery(tx: Tx, ctx: Context, prepay: PrepayRow, of: RecoverInput): Promise<void> {
  const problems = new ProblemList();
  const open = prepay.openAmount ?? 0;
  await problems.ask(() => {
    if (of.amount > open) throw refusedField('amount', `追回金额不能超过未结金额（${shownYuan(open)}元）`);
  });
  await problems.ask(() => {
    if (of.recoverTime > nowText(ctx.clock)) throw refusedField('recoverTime', '到账时间不能晚于当前时间');
  });
  await problems.ask(() => {
    if (of.voucherFiles.trim() === '')
      throw businessError(40409, { message: '请上传付款凭证', errorData: [{ path: 'voucherFiles', message: '请上传付款凭证' }] });
  });
  await problems.ask(() => assertReceiving(tx, ctx, { companyId: prepay.companyId, companyAccountId: of.companyAccountId }));
  await problems.ask(() => assertNewSerial(tx, ctx, of));
  problems.end();
}

async function assertReceiving(
  tx: Tx,
  ctx: Context,
  { companyId, companyAccountId }: { companyId: string; companyAccountId: string },
): Promise<void> {
  const [account] = await tx
    .select({ id: hyCompanyAccount.id })
    .from(hyCompanyAccount)
    .where(
      and(
        eq(hyCompanyAccount.tenantId, ctx.actor.tenantId),
        eq(hyCompanyAccount.id, companyAccountId),
        eq(hyCompanyAccount.ownerType, 'platform'),
        eq(hyCompanyAccount.ownerId, companyId),
        inArray(hyCompanyAccount.usage, ['receive', 'pay', 'both']),
        eq(hyCompanyAccount.state, '1'),
        eq(hyCompanyAccount.delFlag, 0),
      ),
    );
  if (account === undefined) throw refusedField('companyAccountId', '请选择运营主体的收款账户');
}

async function assertNewSerial(tx: Tx, ctx: Context, { companyAccountId, bankSerialNo }: RecoverInput): Promise<void> {
  const [known] = await tx
    .select({ id: hyPrepayRecovery.id })
    .from(hyPrepayRecovery)
    .where(
      and(
        eq(hyPrepayRecovery.tenantId, ctx.actor.tenantId),
        eq(hyPrepayRecovery.companyAccountId, companyAccountId),
        eq(hyPrepayRecovery.bankSerialNo, bankSerialNo),
      ),
    );
  if (known !== undefined)
    throw businessError(40451, { message: '银行流水号已使用', errorData: [{ path: 'bankSerialNo', message: '银行流水号已使用' }] });
}

/**
 * Gives up what nobody will bring back (P14w); not by the person who applied for it.
 *
 * @throws AppError 40106 no reason; 40405 same person; Conflict 40901 there is nothing to bring back
 * @source amendments L1
 */
export function writeOffPrepay(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const reason = input.reason.trim();
    if (reason === '') throw reasonMissing();
    const { prepay } = await holdPrepay(tx, ctx, input);
    assertToRecover(prepay);
    assertAnother(ctx, prepay.applyBy);
    const amount = prepay.openAmount ?? 0;
    await movePrepay(tx, ctx, prepay, {
      action: 'writeOff',
      to: stateAfter(prepay, amount),
      values: {
        writtenOffAmount: prepay.writtenOffAmount + amount,
        toRecover: '0',
        writeOffBy: ctx.actor.username,
        writeOffTime: nowText(ctx.clock),
        writeOffReason: reason,
      },
      event: { type: 'prepayRecovered', content: `核销预付 ${prepay.prepayNo}：${yuan(amount)}元，${reason}` },
    });
    await post(
      tx,
      ctx,
      postPrepayWriteOff({ ...prepay, amount }),
      factsOf(prepay, { step: `writeOff-${prepay.version}`, what: '预付核销' }),
    );
    return replyPrepay(ctx, input.id);
  });
}
