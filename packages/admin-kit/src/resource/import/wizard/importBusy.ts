/** Long work that is under way. */
export interface ImportBusy {
  is: 'reading' | 'checking' | 'asking' | 'importing' | 'writing';
  done: number;
  /** Unknown while a file is read. */
  total: number | null;
}

/** Rows that are read before their number is shown again. */
const rowsBetweenSteps = 2000;

/** Whether a person could see the next state beside the present one: slices of work are shorter than a frame. */
export function isSeen(now: ImportBusy | null, next: ImportBusy): boolean {
  if (now?.is !== next.is || now.total !== next.total) return true;
  if (next.total === null) return next.done - now.done >= rowsBetweenSteps;
  return percentOf(now) !== percentOf(next);
}

/** How far work is, in whole percent. */
export function percentOf({ done, total }: ImportBusy): number {
  return total ? Math.floor((done / total) * 100) : 0;
}
