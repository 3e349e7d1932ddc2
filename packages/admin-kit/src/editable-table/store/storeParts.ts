import type { Steps } from './steps.ts';
import type { TableCore } from './tableCore.ts';
import type { TableStore } from './tableStore.ts';

/** What a store is made of, for parts of the kit that come late and do what no app does itself. */
export const storeParts = new WeakMap<TableStore, { core: TableCore; steps: Steps }>();
