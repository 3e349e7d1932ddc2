import { findMarked } from './findMarked.ts';
import { createStatistics, type Statistics } from './statistics.ts';
import type { TableCore } from './tableCore.ts';
import { createValidation, type Validation } from './validation.ts';
import { createView, type View } from './view.ts';

/** The work over many rows: what answers later anyway, and so is loaded when it is first asked for. */
export interface TableWork {
  view: View;
  validation: Validation;
  statistics: Statistics;
}

/** Makes the parts of a store that work over many rows. */
export function createTableWork(core: TableCore, follow: () => () => void): TableWork {
  core.findMarked = (mark) => findMarked(core, mark);
  return { view: createView(core, follow), validation: createValidation(core), statistics: createStatistics(core) };
}
