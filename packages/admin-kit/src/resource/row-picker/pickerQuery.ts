import type { Filters } from '../../field/search.ts';
import type { ListParams } from '../api.ts';
import type { ListWire } from '../list/listWire.ts';

/** What narrows the rows that a picker offers. */
export interface Narrowing {
  /** Rows that may be chosen. */
  filter?: Filters;
  /** What the call takes besides filters, such as the place that distances are measured from. */
  parameters?: ListParams;
}

/** Rows whose field contains what was typed; any where nothing was. */
export const withText = (field: string, typed: string): Filters => (typed.trim() === '' ? {} : { [field]: { contains: typed.trim() } });

/** Parameters of a call for so many rows. */
export const pickerQuery = (
  { filter, parameters }: Narrowing,
  { size, spell }: { size: number; spell: ListWire['params'] },
): ListParams => ({
  ...spell({ ...(filter && { filters: filter }), size }),
  ...parameters,
});
