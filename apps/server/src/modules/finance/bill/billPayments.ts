import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError } from '../../../platform/errors.ts';
import { paymentOpen } from '../payment/payment.states.ts';
import { hyPayment } from '../payment/payment.table.ts';
import type { BillRow } from './bill.table.ts';

/** Whether a bill has a payment under way. @param besides one that does not count */
export async function hasPayment(tx: Tx, ctx: Context, billId: string, besides = ''): Promise<boolean> {
  const [open] = await tx
    .select({ id: hyPayment.id })
    .from(hyPayment)
    .where(
      and(
        eq(hyPayment.tenantId, ctx.actor.tenantId),
        eq(hyPayment.billId, billId),
        inArray(hyPayment.state, [...paymentOpen]),
        ne(hyPayment.id, besides),
      ),
    )
    .limit(1);
  return open !== undefined;
}

/** @throws AppError 40411 a payment of a held bill is under way */
export async function assertNoPayment(tx: Tx, ctx: Context, { id }: BillRow): Promise<void> {
  if (await hasPayment(tx, ctx, id)) throw businessError(40411, { message: '该账单已有未完结的付款单' });
}
