import type { Filters } from '@tarmac/admin-kit/field';
import type { ListParams } from '@tarmac/admin-kit/resource';
import { listWire } from '../api/listWire.ts';

/** What narrows the rows that a picker offers. */
export interface Narrowing {
  /** Rows that may be chosen. */
  filter?: Filters;
  /** What the call takes besides filters, such as the place that distances are measured from. */
  parameters?: ListParams;
}

/** Rows of these ids. */
export const withIds = (ids: readonly string[]): Filters => ({ id: { in: ids } });

/** Rows whose field contains what was typed; any where nothing was. */
export const withText = (field: string, typed: string): Filters => (typed.trim() === '' ? {} : { [field]: { contains: typed.trim() } });

/** Parameters of a call for so many rows. */
export const pickerQuery = ({ filter, parameters }: Narrowing, size: number): ListParams => ({
  ...listWire.params({ filters: filter, size }),
  ...parameters,
});
