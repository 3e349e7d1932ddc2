import { type AppError, businessError, type Warning } from '../../../platform/errors.ts';

/** Kilograms that may be left of an order that counts as dispatched. @source freight-domain O5 */
const remainderTolerance = 1000;

/** What an order plans, and what of it is on the way. */
interface Planned {
  totalWeight: number | null;
  totalVehicles: number | null;
  dispatchedWeight: number;
  dispatchedVehicles: number;
}

const isWithoutVehicles = ({ totalVehicles, dispatchedVehicles }: Planned): boolean =>
  totalVehicles !== null && dispatchedVehicles >= totalVehicles;

const isWithoutWeight = ({ totalWeight, dispatchedWeight, dispatchedVehicles }: Planned): boolean =>
  totalWeight !== null && dispatchedVehicles > 0 && dispatchedWeight >= totalWeight - remainderTolerance;

/**
 * Whether nothing is left to dispatch: all vehicles are sent, less than a tonne remains, or the quantity that it is priced by is used up.
 *
 * @param usedUp nothing is left of the volume or the pieces that the order is priced by
 * @source freight-domain O5
 */
export const isFullyDispatched = (order: Planned, usedUp: boolean): boolean => usedUp || isWithoutVehicles(order) || isWithoutWeight(order);

/** Kilograms as tonnes, for a sentence. */
export const tonnes = (kilograms: number): string => (kilograms / 1000).toFixed(3);

const noVehicleLeft = (order: Planned): AppError =>
  beyond('vehicleId', `计划${order.totalVehicles}车已全部派出，请先编辑订单，增加计划车数`);

/** @throws AppError 40107 the order has no vehicle left, or less than this weight */
export function assertRemainder(order: Planned, weight: number): void {
  if (isWithoutVehicles(order)) throw noVehicleLeft(order);
  if (order.totalWeight !== null && order.dispatchedWeight + weight > order.totalWeight) throw noWeightLeft(order, { asked: weight });
}

/** @throws AppError 40107 a carrier, or anyone who takes the order, is offered more than it has left */
export function assertQuantity(order: Planned, quantity: number): void {
  if (order.totalWeight === null || order.dispatchedWeight + quantity <= order.totalWeight) return;
  const left = Math.max(0, order.totalWeight - order.dispatchedWeight);
  const message = `超过订单剩余量（剩余${tonnes(left)}吨，派发${tonnes(quantity)}吨）`;
  throw businessError(40107, { message, errorData: [{ path: 'quantity', message }] });
}

/** More weight is asked for than an order has left. */
export const noWeightLeft = (
  { totalWeight, dispatchedWeight }: Pick<Planned, 'totalWeight' | 'dispatchedWeight'>,
  { asked, path = 'weight' }: { asked: number; path?: 'weight' | 'plannedWeight' },
): AppError =>
  beyond(
    path,
    `剩余${tonnes(Math.max(0, (totalWeight ?? 0) - dispatchedWeight))}吨，本次${tonnes(asked)}吨，请减少计划重量，或先编辑订单，增加总重量`,
  );

/** Nothing is left of the volume or the pieces that an order is priced by. */
export const noQuantityLeft = (priceMode: string): AppError =>
  beyond('vehicleId', priceMode === '3' ? '总体积已全部派出，请先编辑订单，增加总体积' : '总件数已全部派出，请先编辑订单，增加总件数');

/** Why a dispatched order takes no further vehicle, by the rule that it was closed by. */
export function whyDispatched(order: Planned & { priceMode: string }): AppError {
  if (isWithoutVehicles(order)) return noVehicleLeft(order);
  if (!isWithoutWeight(order)) return noQuantityLeft(order.priceMode);
  const left = Math.max(0, (order.totalWeight ?? 0) - order.dispatchedWeight);
  return beyond('weight', `剩余${tonnes(left)}吨，不足1吨视为派完，请先编辑订单，增加总重量`);
}

/**
 * What a dispatch leaves behind for good: weight for which no planned vehicle is left, or nothing of what the order is priced by. Less than a
 * tonne counts as sent.
 *
 * @param order as it is with the vehicles that are being sent
 * @param usedUp as for `isFullyDispatched`
 * @source freight-domain O5
 */
export function leftBehind(order: Planned & { priceMode: string }, usedUp: boolean): Warning[] {
  if (order.totalWeight === null || isWithoutWeight(order) || !isFullyDispatched(order, usedUp)) return [];
  const [ended, raised] = isWithoutVehicles(order)
    ? [`计划${order.totalVehicles}车已用完`, '计划车数']
    : order.priceMode === '3'
      ? ['总体积已用完', '总体积']
      : ['总件数已用完', '总件数'];
  const left = tonnes(order.totalWeight - order.dispatchedWeight);
  return [{ code: 40112, message: `还有${left}吨未派，而${ended}，派车后订单即为已调度；余下的要再派，须先编辑订单，增加${raised}` }];
}

/** Refuses at the input that the rule is about. */
const beyond = (path: 'vehicleId' | 'weight' | 'plannedWeight', why: string): AppError => {
  const message = `超过订单剩余量（${why}）`;
  return businessError(40107, { message, errorData: [{ path, message }] });
};
