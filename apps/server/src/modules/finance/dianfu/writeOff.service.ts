import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { reasonMissing, type RowRef } from '../../../platform/resource/moveRow.ts';
import { assertAnother, assertStaff, yuan } from '../../shipping/shipping-note/noteSteps.ts';
import { post } from '../ledger/post.ts';
import { postAdvanceWrittenOff } from '../ledger/postings.ts';
import { dianfuResource } from './dianfu.resource.ts';
import { dianfuState } from './dianfu.states.ts';
import { daysBetween } from './dianfuFee.ts';
import { dianfuFacts, holdDianfu, moveDianfu } from './moveDianfu.ts';

/** Days that an advance must be overdue before it is given up. @source freight-domain 3.6 F7 */
const leastOverdue = 180;

/**
 * Gives up what is open of an advance that is long overdue (F7): principal and booked fee become bad debt, fee that no repayment has booked lapses.
 *
 * @throws AppError 40106 no reason; 40405 asked for by the actor; not overdue for long enough
 * @source freight-domain 3.6 F7, amendments L11
 */
export function writeOffDianfu(ctx: Context, input: RowRef & { reason: string }) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const writeOffReason = input.reason.trim();
    if (writeOffReason === '') throw reasonMissing();
    const held = await holdDianfu(tx, ctx, input, 'writeOff');
    const { dianfu, note } = held;
    assertAnother(ctx, dianfu.applyBy);
    const now = nowText(ctx.clock);
    const overdueDays = dianfu.dueDate === null ? 0 : daysBetween(dianfu.dueDate, now.slice(0, 10));
    if (overdueDays < leastOverdue) throw refusedByRule('逾期满180天方可核销');
    const principal = dianfu.principal - dianfu.repaidPrincipal;
    const fee = dianfu.bookedFee - dianfu.repaidFee;
    const { companyId, customerId } = dianfu;
    const posting = postAdvanceWrittenOff({ companyId, customerId, amount: principal + fee });
    await post(tx, ctx, posting, dianfuFacts(dianfu, { step: 'writeOff', what: '垫付核销' }));
    await moveDianfu(tx, ctx, held, {
      action: 'writeOff',
      to: dianfuState.writtenOff,
      values: {
        writtenOffPrincipal: principal,
        writtenOffFee: fee,
        feeAmount: dianfu.bookedFee,
        balance: 0,
        dueFlag: '0',
        overdueDays,
        writeOffBy: ctx.actor.username,
        writeOffTime: now,
        writeOffReason,
      },
      noteValues: {
        advancedAmount: note.advancedAmount - principal,
        writtenOffAmount: note.writtenOffAmount + principal,
      },
      event: { type: 'dianfuWrittenOff', content: `垫付核销 ${dianfu.dianfuNo}：${yuan(principal + fee)}元，${writeOffReason}` },
    });
    return getRow(ctx, dianfuResource, input.id) as Promise<never>;
  });
}
