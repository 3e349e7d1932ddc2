import type { Order } from '@tarmac/freight-api/shipping';

/** What of an order has not been dispatched yet, in kilograms. */
export const remainderOf = (row: Pick<Order, 'totalWeight' | 'dispatchedWeight'>): number =>
  Math.max(0, (row.totalWeight ?? 0) - (row.dispatchedWeight ?? 0));

/** How many vehicles an order still takes; null where it does not say how many go. */
export const vehiclesLeftOf = ({ totalVehicles, dispatchedVehicles }: Pick<Order, 'totalVehicles' | 'dispatchedVehicles'>): number | null =>
  totalVehicles === null ? null : Math.max(0, totalVehicles - (dispatchedVehicles ?? 0));

/** As much as one vehicle is planned to take, in kilograms; what is left where the order does not say how many go. */
export const shareOf = (row: Order): number => Math.min(remainderOf(row), Math.ceil((row.totalWeight ?? 0) / (row.totalVehicles ?? 1)));
