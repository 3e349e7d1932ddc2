import { and, eq } from 'drizzle-orm';
import { shownYuan } from '../../../platform/amountText.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { queueSms } from '../../system/message/queueMessage.ts';
import { hyBankCard } from '../bank-card/bankCard.table.ts';
import type { PaymentRow } from './payment.table.ts';
import { paidFor } from './paymentFacts.ts';

/** Texts the payee that money has arrived: what for, how much, and the end of the card. Of a waybill or a bill alone. @source NT9 */
export async function tellPayee(tx: Tx, ctx: Context, payment: PaymentRow): Promise<void> {
  if (payment.shippingNoteNumber === null && payment.billNo === null) return;
  const phone = await phoneOf(tx, ctx, payment);
  if (phone === null) return;
  const card = payment.payeeCardNo === null ? '' : `，尾号${payment.payeeCardNo.slice(-4)}`;
  await queueSms(tx, ctx, {
    phone,
    title: '付款到账',
    content: `您的${paidFor(payment)}已付款${shownYuan(payment.amount)}元${card}，请查收。`,
  });
}

/** The phone that belongs to the card, else that of the driver whose it is. */
async function phoneOf(tx: Tx, ctx: Context, { payeeCardId, payeeId }: PaymentRow): Promise<string | null> {
  const { tenantId } = ctx.actor;
  const [card] = await tx
    .select({ card: hyBankCard.phone, driver: hyDriver.phone })
    .from(hyBankCard)
    .leftJoin(hyDriver, and(eq(hyDriver.tenantId, tenantId), eq(hyDriver.id, payeeId ?? '')))
    .where(and(eq(hyBankCard.tenantId, tenantId), eq(hyBankCard.id, payeeCardId ?? '')));
  return card?.card || card?.driver || null;
}
