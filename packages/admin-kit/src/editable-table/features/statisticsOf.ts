import type { Statistic } from '../columnTypes.ts';
import type { TableStore } from '../store/tableStore.ts';

/** The statistics that any column asks for, in the order shown. */
export function statisticsOf(store: TableStore): readonly Statistic[] {
  const asked = new Set(store.columns().flatMap((column) => column.statistics ?? []));
  return (['sum', 'average'] as const).filter((one) => asked.has(one));
}
