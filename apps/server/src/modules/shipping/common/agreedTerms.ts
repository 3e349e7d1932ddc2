import type { Context } from '../../../platform/context.ts';
import { type AppError, businessError, refusedByRule, refusedField } from '../../../platform/errors.ts';
import type { hyCustomer } from '../../customers/customer/customer.table.ts';
import type { Fees } from '../fees/fees.ts';
import type { FeeOwner } from './feeVisibility.ts';
import { termsOf, type PricedRow } from './feeValues.ts';

/** Fields that stay as they are. @source freight-domain O9 */
export const notChangeable = (paths: readonly string[]): AppError =>
  businessError(40109, { message: '不允许修改该字段', errorData: paths.map((path) => ({ path, message: '不允许修改该字段' })) });

/** What the platform takes and how long it waits for its money. */
interface AgreedTerms {
  serviceRate?: number | null | undefined;
  feeCalcMode?: string | null | undefined;
  settleType?: string | null | undefined;
  termDays?: number | null | undefined;
}

/**
 * Holds people of a customer to what is agreed with them: they may repeat it, as a sheet does, and not set it. Paying at once is always
 * theirs to choose.
 *
 * @param before the stored document when it is being edited: what stands there was agreed, too
 * @throws AppError 40109
 */
export function assertAgreedTerms(
  ctx: Context,
  customer: typeof hyCustomer.$inferSelect,
  { given, before }: { given: AgreedTerms; before: AgreedTerms | undefined },
): void {
  if (ctx.actor.userType !== 2) return;
  const isNew = <Value>(value: Value | null | undefined, ...agreed: readonly (Value | null | undefined)[]) =>
    value !== null && value !== undefined && !agreed.includes(value);
  const longest = Math.max(before?.termDays ?? 0, customer.termDays ?? 0);
  const refused = {
    serviceRate: isNew(given.serviceRate, before === undefined ? customer.serviceRate : before.serviceRate),
    feeCalcMode: isNew(given.feeCalcMode, before === undefined ? customer.feeCalcMode : before.feeCalcMode),
    settleType: isNew(given.settleType, '0', before?.settleType, customer.settleType),
    termDays: longest > 0 && given.settleType !== '0' && (given.termDays ?? 0) > longest,
  };
  const paths = Object.entries(refused).flatMap(([path, is]) => (is ? [path] : []));
  if (paths.length > 0) throw notChangeable(paths);
}

/**
 * Refuses a price by which people of a customer would leave the platform less than the agreed rate does. An agent's price is their own:
 * the platform's part does not follow from it.
 *
 * @param feesOf fees of the document with these terms
 * @throws InvalidInput
 */
export function assertAgreedPrice<Row extends PricedRow>(
  ctx: Context,
  row: Row,
  { before, feesOf }: { before: PricedRow | undefined; feesOf: (row: Row) => Fees },
): void {
  const { orderMode, unitPrice, customerUnitPrice } = termsOf(row);
  if (ctx.actor.userType !== 2 || orderMode === '3' || customerUnitPrice === null) return;
  if (before !== undefined && before.unitPrice === unitPrice && before.customerUnitPrice === customerUnitPrice) return;
  if (feesOf(row).serviceFee >= feesOf({ ...row, customerUnitPrice: null }).serviceFee) return;
  throw refusedField('customerUnitPrice', '客户运价低于按约定服务费率计算的价格');
}

/**
 * What an agent has entered is the agent's to change. The shipper sees the document and not its prices: in another mode it would show
 * them.
 *
 * @throws Forbidden
 */
export function assertOwnSide({ actor }: Context, { orderMode, agentId }: FeeOwner): void {
  if (actor.userType === 2 && orderMode === '3' && agentId !== actor.cid) throw refusedByRule('代理订单由代理公司修改');
}

/** A customer enters documents of their own; an agent those that they bring. */
export function ownSide<Values extends { orderMode?: string | null; customerId?: string; agentId?: string | null }>(
  { actor: { userType, cid } }: Context,
  values: Values,
): Values {
  if (userType !== 2 || cid === null) return values;
  return values.orderMode === '3' ? { ...values, agentId: cid } : { ...values, customerId: cid };
}
