import type { KitMessages, MessageParams } from '../../i18n/catalogue.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { ColumnLayout } from './columnLayout.ts';

/** Which of the wrong cells: from the active one on or back, the first of the view, or the first whose text could not be read. */
export type WhichError = 'next' | 'previous' | 'first' | 'unread';

/** What leads to the cells that are wrong. */
interface ErrorGuide {
  store: TableStore;
  /** The columns as they are shown at the moment of asking. */
  layout: () => ColumnLayout;
  t: (key: keyof KitMessages, params?: MessageParams) => string;
  say: (text: string) => void;
  goTo: (place: CellPlace) => void;
  /** Brings a column into view that a person has hidden; the layout has it when this comes back. */
  showColumn: (key: string) => void;
}

/**
 * Goes to a cell that is wrong. When all that is left stands in rows that a filter hides, the filters are taken away for it; a column
 * that a person has hidden is shown again. Of a column that is never shown it is said that it holds the error.
 *
 * @source TBL-05
 */
export async function goToError(guide: ErrorGuide, which: WhichError): Promise<void> {
  const { store, layout, t, say, goTo } = guide;
  const shown = findError(store, { layout: layout(), which });
  if (shown !== undefined) return goTo(shown);
  const keys = [...store.errors().values()].flatMap((cells) => [...cells.keys()]);
  const isByFilter = keys.some((key) => layout().byKey.has(key));
  if (isByFilter && (await store.setFilters([]))) {
    const found = findError(store, { layout: layout(), which: 'first' });
    if (found !== undefined) goTo(found);
    say(t('grid.filtersAway'));
  } else if (!isByFilter && keys[0] !== undefined) {
    const key = keys.find((one) => store.typeOf(one)?.isHidden !== true) ?? keys[0];
    const title = store.column(key)?.title ?? key;
    if (store.typeOf(key)?.isHidden !== true) guide.showColumn(key);
    if (!layout().byKey.has(key)) return say(t('grid.errorNotShown', { title }));
    await goToError(guide, 'first');
    say(t('grid.columnShown', { title }));
  }
}

/** A wrong cell in the order of the view, from the first one again after the last. */
function findError(store: TableStore, { layout, which }: { layout: ColumnLayout; which: WhichError }): CellPlace | undefined {
  const back = which === 'previous';
  const isUnread = which === 'unread';
  const at = (which === 'first' || isUnread ? undefined : store.selection().active) ?? { row: -1, column: -1 };
  const isBefore = (one: CellPlace, other: CellPlace) => one.row < other.row || (one.row === other.row && one.column < other.column);
  let nearest: CellPlace | undefined;
  let outmost: CellPlace | undefined;
  for (const [rowId, cells] of store.errors()) {
    const row = store.viewIndexOf(rowId);
    if (row < 0) continue;
    for (const key of cells.keys()) {
      const laid = layout.byKey.get(key);
      if (laid === undefined || (isUnread && store.unreadText(rowId, key) === undefined)) continue;
      const place = { row, column: laid.place };
      const isAhead = back ? isBefore(place, at) : isBefore(at, place);
      const wins = (over: CellPlace | undefined) => over === undefined || (back ? isBefore(over, place) : isBefore(place, over));
      if (isAhead && wins(nearest)) nearest = place;
      if (wins(outmost)) outmost = place;
    }
  }
  return nearest ?? outmost;
}
