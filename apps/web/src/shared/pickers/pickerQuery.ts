import type { Filters } from '@tarmac/admin-kit/field';
import type { ListParams, Narrowing } from '@tarmac/admin-kit/resource';
import { listWire } from '../api/listWire.ts';

/** Rows of these ids. */
export const withIds = (ids: readonly string[]): Filters => ({ id: { in: ids } });

/** Parameters of a call for so many rows. */
export const pickerQuery = ({ filter, parameters }: Narrowing, size: number): ListParams => ({
  ...listWire.params({ filters: filter, size }),
  ...parameters,
});
