import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import type { MenuItem } from '../../input/Menu.tsx';
import { columnTableOf } from '../grid/columnTable.ts';
import type { GridColumns } from '../grid/useGridColumns.ts';
import type { ColumnSort, TableStore } from '../store/tableStore.ts';
import { sortBy } from './sortBy.ts';

/** What the menu of a column works on. */
export interface ColumnMenuParts {
  store: TableStore;
  columns: GridColumns;
  key: string;
  t: LocaleContextValue['t'];
  say: (text: string) => void;
  openFilter: () => void;
}

/** Everything that can be done to one column: by its button in the header, and by the menu of any of its cells. */
export function columnMenuItems({ store, columns, key, t, say, openFilter }: ColumnMenuParts): MenuItem[] {
  const { layout } = columns;
  const leaf = columnTableOf(columns.plan).getColumn(key);
  const laid = layout.byKey.get(key);
  if (leaf === undefined || laid === undefined) return [];
  const order = store.sorting().find((one) => one.key === key)?.order;
  const region = layout.byPlace.filter((one) => one.pin === laid.pin);
  const at = region.indexOf(laid);
  const pin = leaf.getIsPinned();
  const sort = (next: ColumnSort['order'] | undefined) => void sortBy({ store, key, t, say }, next);
  return [
    { key: 'asc', label: t('table.sortAscending'), disabled: order === 'asc', onSelect: () => sort('asc') },
    { key: 'desc', label: t('table.sortDescending'), disabled: order === 'desc', onSelect: () => sort('desc') },
    { key: 'unsorted', label: t('grid.unsorted'), disabled: order === undefined, onSelect: () => sort(undefined) },
    { key: 'filter', label: t('grid.filter'), onSelect: openFilter },
    {
      key: 'unfilter',
      label: t('grid.filterClear'),
      disabled: !store.filters().some((one) => one.key === key),
      onSelect: () => void store.setFilters(store.filters().filter((one) => one.key !== key)),
    },
    { key: 'start', label: t('grid.pinStart'), separated: true, disabled: pin === 'start', onSelect: () => leaf.pin('start') },
    { key: 'end', label: t('grid.pinEnd'), disabled: pin === 'end', onSelect: () => leaf.pin('end') },
    { key: 'unpin', label: t('grid.unpin'), disabled: pin === false, onSelect: () => leaf.pin(false) },
    {
      key: 'back',
      label: t('grid.columnBack'),
      separated: true,
      disabled: at <= 0,
      onSelect: () => columns.move(key, region[at - 1]?.key),
    },
    {
      key: 'on',
      label: t('grid.columnOn'),
      disabled: at === region.length - 1,
      onSelect: () => columns.move(key, region[at + 1]?.key),
    },
    { key: 'wider', label: t('grid.wider'), onSelect: () => columns.resize(key, laid.size + 32) },
    { key: 'narrower', label: t('grid.narrower'), onSelect: () => columns.resize(key, laid.size - 32) },
    {
      key: 'hide',
      label: t('grid.hideColumn'),
      separated: true,
      disabled: !leaf.getCanHide() || layout.byPlace.length === 1,
      onSelect: () => leaf.toggleVisibility(false),
    },
    { key: 'reset', label: t('common.reset'), onSelect: columns.reset },
  ];
}
