import type { TableStore } from './tableStore.ts';

/** How many rows a person may still add to a table. */
export const roomIn = (store: TableStore): number => Math.max(0, (store.options.maxRows ?? Infinity) - store.rowCount());
