import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import type { ColumnSort, TableStore } from '../store/tableStore.ts';

/** Orders the rows by one column, or not at all, and says so. */
export async function sortBy({ store, key, t, say }: SortParts, order: ColumnSort['order'] | undefined): Promise<void> {
  if (!(await store.setSorting(order === undefined ? [] : [{ key, order }]))) return;
  const label = `${store.column(key)?.title ?? key} ${t(order === 'desc' ? 'table.sortDescending' : 'table.sortAscending')}`;
  say(order === undefined ? t('grid.unsortedNow') : t('grid.sorted', { label }));
}

interface SortParts {
  store: TableStore;
  /** Key of the column. */
  key: string;
  t: LocaleContextValue['t'];
  say: (text: string) => void;
}
