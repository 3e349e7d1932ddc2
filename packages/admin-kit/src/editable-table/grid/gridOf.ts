import type { TableStore } from '../store/tableStore.ts';
import type { GridHandle } from './gridTypes.ts';

/** Grids that are on the page, for what holds a table and does not draw it, such as a form. */
export const gridOf = new WeakMap<TableStore, GridHandle>();
