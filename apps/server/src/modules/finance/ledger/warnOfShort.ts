import { shownYuan } from '../../../platform/amountText.ts';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { notify } from '../../system/announcement/notify.service.ts';

/** Tells the customer and the cashiers that less is set aside than a waybill needs: of a wallet once a day. @source NT12 */
export async function warnOfShort(
  tx: Tx,
  ctx: Context,
  note: NoteRow,
  { walletId, missing, left }: { walletId: string; missing: number; left: number },
): Promise<void> {
  await notify(
    tx,
    ctx,
    { company: note.customerId, roles: ['cashier'] },
    {
      title: `运单 ${note.shippingNoteNumber} 冻结资金不足`,
      lines: [`可用余额${shownYuan(left)}元，还需${shownYuan(missing)}元，请及时充值`],
      openPage: '/account/recharge',
      occasion: `short ${walletId} ${nowText(ctx.clock).slice(0, 10)}`,
    },
  );
}
