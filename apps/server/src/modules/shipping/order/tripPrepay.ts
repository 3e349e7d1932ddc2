import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, forbidden } from '../../../platform/errors.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { seesDriverFee } from '../common/feeVisibility.ts';
import { prepayCap } from '../fees/fees.ts';
import type { OrderRow } from './order.resource.ts';

/**
 * Checks what a driver is to get before they are paid. Only of an order that names a prepayment; no more than its share, else that of the
 * settings, of what they are estimated to get; and all waybills together no more than the order's amount, where it names one.
 *
 * The amount is kept with the waybill as agreed. It is not a prepayment yet: that is applied for once they have accepted (Y1), so the state of
 * the prepayment stays empty.
 *
 * @param driverFee estimated fee of the trip, fen
 * @param promised what drivers of the order's other waybills are to get, fen
 * @throws Forbidden the actor does not see what the driver gets, and would find it out by trying
 * @throws AppError 40431
 * @source freight-domain G05, 2.4 prepayRate, 4.5.8
 */
export async function assertTripPrepay(
  tx: Tx,
  ctx: Context,
  order: OrderRow,
  { driverFee, prepayAmount, promised }: { driverFee: number; prepayAmount: number; promised: number },
): Promise<void> {
  if (!seesDriverFee(ctx.actor, order)) throw forbidden();
  const rate = order.prepayRate ?? 0;
  const whole = order.prepayAmount ?? 0;
  if (rate === 0 && whole === 0) throw refusedPrepay('订单未约定预付');
  const maxRate = await readConfigNumber(tx, ctx, 'maxPrepayRate');
  const cap = prepayCap(Math.max(driverFee, 0), rate === 0 ? maxRate : Math.min(rate, maxRate));
  if (prepayAmount > cap) throw refusedPrepay(`预付超过比例上限（${(cap / 100).toFixed(2)}元）`);
  if (whole > 0 && promised + prepayAmount > whole) throw refusedPrepay('预付超过订单的预付金额');
}

const refusedPrepay = (message: string) => businessError(40431, { message, errorData: [{ path: 'prepayAmount', message }] });
