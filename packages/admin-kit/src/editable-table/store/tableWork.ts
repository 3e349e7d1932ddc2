import { findMarked } from './findMarked.ts';
import { createStatistics, type Statistics } from './statistics.ts';
import type { Steps } from './steps.ts';
import type { TableCore } from './tableCore.ts';
import { readAgain } from './unreadCells.ts';
import { createValidation, type Validation } from './validation.ts';
import { createView, type View } from './view.ts';

/** The work over many rows: what answers later anyway, and so is loaded when it is first asked for. */
export interface TableWork {
  view: View;
  validation: Validation;
  statistics: Statistics;
}

/** What the work needs of the rest of the store. */
export interface WorkParts extends Pick<Steps, 'edit'> {
  /** Remembers which row is active; the answer takes the selection to where that row stands then. */
  follow: () => () => void;
}

/** Makes the parts of a store that work over many rows. */
export function createTableWork(core: TableCore, { edit, follow }: WorkParts): TableWork {
  core.findMarked = (mark) => findMarked(core, mark);
  const work = { view: createView(core, follow), validation: createValidation(core), statistics: createStatistics(core) };
  core.afterColumns.push(() => readAgain(core, edit));
  return work;
}
