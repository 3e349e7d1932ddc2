import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import { type RowRef, stateChanged } from '../../../platform/resource/moveRow.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { openFee } from '../../shipping/shipping-note/noteFunds.ts';
import { assertStaff, replyNote } from '../../shipping/shipping-note/noteSteps.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { shownYuan } from '../../../platform/amountText.ts';

/**
 * Asks a customer for the money that a waybill waits for, at most once a day.
 *
 * @throws Conflict it does not wait for money; AppError they were asked today
 * @source amendments 13
 */
export function remindFunds(ctx: Context, ref: RowRef) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const note = await lockRow(tx, ctx, noteResource, ref as { id: string; version: number });
    if (note.noteStatus !== noteStatus.examined || note.fundReason === null) throw stateChanged();
    const isPrepaid = note.settleType === '0';
    const missing = openFee(note) - (isPrepaid ? note.frozenAmount : 0);
    const told = await notify(
      tx,
      ctx,
      { company: note.customerId },
      {
        title: `运单 ${note.shippingNoteNumber} 待备款`,
        lines: [isPrepaid ? `钱包余额不足，还需${shownYuan(missing)}元，请尽快充值` : '授信额度已用完，请尽快回款'],
        priority: 'H',
        openPage: isPrepaid ? '/wlhy/hycustomerrecharge/HyCustomerRechargeList' : '/shipping/list',
        occasion: `fund ${note.id} ${nowText(ctx.clock).slice(5, 10)}`,
      },
    );
    if (told === 0) throw refusedByRule('今天已提醒过客户，或客户没有可通知的账号');
    ctx.audit({ action: 'shippingNote.remindFunds', entity: 'shippingNote', entityId: note.id, after: { missing } });
    return replyNote(ctx, note.id);
  });
}
