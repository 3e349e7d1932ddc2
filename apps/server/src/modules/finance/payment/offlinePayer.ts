import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedField } from '../../../platform/errors.ts';
import { openFee } from '../../shipping/shipping-note/noteFunds.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import type { OfflineAccountRow } from '../offline-account/offlineAccount.table.ts';

const path = 'offlineAccountId';

/**
 * Refuses an account that does not pay for a waybill: it is of our company, or of the customer where that is allowed.
 *
 * @throws InvalidInput another company or customer; AppError 40410
 */
export async function assertPays(
  tx: Tx,
  ctx: Context,
  account: OfflineAccountRow,
  { note, amount }: { note: NoteRow; amount: number },
): Promise<void> {
  const { ownerType, ownerId } = account;
  if (ownerType === 'customer') {
    await assertDirectPay(tx, ctx, note, { customerId: ownerId, amount });
    return;
  }
  if (ownerId !== note.companyId || account.companyAccountId === null) throw refusedField(path, '请选择运营主体的付款账户');
}

/**
 * A customer may pay the carrier by themselves where the platform allows it, and as far as they owe the waybill: it is settled on both sides at once.
 *
 * @throws AppError 40410 not allowed; InvalidInput another customer, or they owe less
 * @source amendments L13
 */
export async function assertDirectPay(
  tx: Tx,
  ctx: Context,
  note: NoteRow,
  { customerId, amount }: { customerId: string | null; amount: number },
): Promise<void> {
  const { offlineCustomerDirectPay } = await readConfigValues(tx, ctx, ['offlineCustomerDirectPay']);
  if (offlineCustomerDirectPay !== '1')
    throw businessError(40410, { message: '平台不允许客户直付司机', errorData: [{ path, message: '平台不允许客户直付司机' }] });
  if (customerId !== note.customerId) throw refusedField(path, '请选择该运单客户的账户');
  // Money of one who pays at once is in their wallet: it would be taken from there once more.
  if (note.settleType === '0' || note.billId !== null || openFee(note) < amount)
    throw refusedField(path, '客户对该运单的未收账款不足，不能直付司机');
}
