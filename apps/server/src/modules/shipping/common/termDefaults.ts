import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { hyCustomer } from '../../customers/customer/customer.table.ts';
import { type LossSubject, resolveLoss } from '../loss-setting/lossSetting.service.ts';

/** What is agreed with a customer and goes for documents that say nothing else. */
export type AgreedWith = Pick<typeof hyCustomer.$inferSelect, 'settleType' | 'termDays' | 'serviceRate' | 'feeCalcMode'>;

/**
 * Fills what an order or waybill leaves open, from its customer and the loss setting that applies: the one place for it, so that a trial
 * shows what saving will compute.
 *
 * @param values changed in place
 * @param customer absent where none is chosen yet
 */
export async function fillDefaults(tx: Tx, ctx: Context, values: LossSubject & object, customer: AgreedWith | undefined): Promise<void> {
  const loss = await resolveLoss(tx, ctx, values);
  const defaults = {
    businessTypeCode: '1002996',
    transportTypeCode: '1',
    weightBasis: loss?.weightBasis ?? '3',
    lossMode: loss?.lossMode ?? '0',
    lossRate: loss?.lossRate ?? null,
    lossKg: loss?.lossKg ?? null,
    lossDeduct: loss?.lossDeduct ?? '1',
    lossPass: loss?.lossPass ?? '1',
    cargoPrice: loss?.cargoPrice ?? null,
    roundMode: loss?.roundMode ?? '0',
    ...(customer && {
      settleType: customer.settleType,
      termDays: customer.termDays,
      serviceRate: customer.serviceRate,
      feeCalcMode: customer.feeCalcMode,
    }),
    needInsurance: '0',
    needReceipt: '1',
  };
  const target = values as Record<string, unknown>;
  for (const [name, value] of Object.entries(defaults)) target[name] ??= value;
}
