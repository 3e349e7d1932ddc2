import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError } from '../../../platform/errors.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { giveUp } from './giveUp.ts';
import { movePrepay } from './movePrepay.ts';
import { holdPrepaysOf } from './notePrepays.ts';
import { prepayPage } from './prepayPage.ts';
import { prepayState } from './prepay.states.ts';
import type { PrepayRow } from './prepay.table.ts';

/**
 * Counts what was prepaid of a held waybill against its freight, as far as the examination has fixed (Y8), the oldest first. What the freight does
 * not cover stays open, and is to be brought back (40432).
 *
 * @source amendments L1
 */
export async function offsetPrepays(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  if (note.prepayState === null) return;
  let left = note.prepayOffset;
  for (const prepay of await paidOf(tx, ctx, note.id)) {
    const open = prepay.openAmount ?? 0;
    const part = Math.min(left, open);
    left -= part;
    const isCovered = part === open;
    const after = await movePrepay(tx, ctx, prepay, {
      action: 'offset',
      to: isCovered ? prepayState.offset : prepayState.paid,
      values: { offsetAmount: prepay.offsetAmount + part, toRecover: isCovered ? '0' : '1' },
    });
    if (!isCovered) await tellRecoverers(tx, ctx, after, '预付大于运费，差额需追回');
  }
}

const paidOf = async (tx: Tx, ctx: Context, noteId: string): Promise<PrepayRow[]> =>
  (await holdPrepaysOf(tx, ctx, noteId)).filter(({ state }) => state === prepayState.paid);

/** @source 40432, NT21 */
async function tellRecoverers(tx: Tx, ctx: Context, prepay: PrepayRow, why: string): Promise<void> {
  await notify(
    tx,
    ctx,
    { permission: 'prepay:recover' },
    {
      title: `预付 ${prepay.prepayNo} 待追回`,
      lines: [`运单 ${prepay.shippingNoteNumber}：${why}，${shownYuan(prepay.openAmount ?? 0)}元`],
      priority: 'H',
      openPage: prepayPage,
    },
  );
}

/** Takes back that prepayments of a held waybill were counted against its freight (N29). What was brought back meanwhile stays so. */
export async function restorePrepays(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  if (note.prepayState === null) return;
  for (const prepay of await holdPrepaysOf(tx, ctx, note.id))
    if (prepay.state === prepayState.offset || prepay.state === prepayState.paid)
      await movePrepay(tx, ctx, prepay, { action: 'restore', to: prepayState.paid, values: { offsetAmount: 0, toRecover: '0' } });
}

/**
 * Ends the prepayments of a waybill that is revoked: what is not paid is cancelled, what is paid is to be brought back.
 *
 * @throws AppError 40434 one is at the bank
 * @source amendments 2, 3, L2
 */
export async function revokePrepays(tx: Tx, ctx: Context, note: NoteRow): Promise<void> {
  if (note.prepayState === null) return;
  for (const prepay of await holdPrepaysOf(tx, ctx, note.id))
    switch (prepay.state) {
      case prepayState.paying:
        throw businessError(40434, { message: '预付款付款中' });
      case prepayState.applied:
      case prepayState.toPay:
      case prepayState.failed:
        await giveUp(tx, ctx, prepay, { action: 'revoke', reason: '运单已撤销' });
        break;
      case prepayState.paid: {
        const after = await movePrepay(tx, ctx, prepay, {
          action: 'revoke',
          to: prepayState.paid,
          values: { toRecover: '1' },
          event: { type: 'prepayRecovered', content: `运单已撤销，预付 ${prepay.prepayNo} 待追回：${yuan(prepay.openAmount ?? 0)}元` },
        });
        await tellRecoverers(tx, ctx, after, '运单已撤销');
      }
    }
}
