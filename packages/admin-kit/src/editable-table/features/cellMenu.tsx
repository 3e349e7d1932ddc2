import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import type { MenuItem } from '../../input/Menu.tsx';
import { hrefOf } from '../cells/plain.ts';
import type { RowId } from '../columnTypes.ts';
import { fillSelection } from '../grid/fillSelection.ts';
import { pasteTexts } from '../grid/gridClipboard.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { Features, OpenMenu } from './useFeatures.ts';
import { replaySteps } from './replaySteps.ts';
import { insertRow, isTableFull, isTableLocked, moveRow, selectedRows, toggleChecked } from './rowActions.ts';
import type { GridHandle } from '../grid/gridTypes.ts';

/** What the menu of a cell works on. */
export interface CellMenuParts {
  grid: GridHandle;
  features: Features;
  menu: OpenMenu;
  t: LocaleContextValue['t'];
  say: (text: string) => void;
  hasSubTable: boolean;
  hasDetails: boolean;
  /** Opens the menu of the cell's column in the place of this one. */
  openColumn: () => void;
  removeRows: () => void;
}

/** Everything that can be done at a cell, for keyboards, mice and fingers alike. */
export function cellMenuItems(parts: CellMenuParts): MenuItem[] {
  const { grid, features, menu, t } = parts;
  const { store, controller } = grid;
  const { layout } = grid.painter;
  const { row, column } = menu.place;
  const rowId = store.rowIdAt(row);
  const isLocked = isTableLocked(store);
  const history = store.history();
  const address = rowId === undefined ? undefined : addressOf(store, { rowId, key: store.visibleColumns()[column] ?? '' });
  const items: Array<MenuItem | false> = [
    address !== undefined && {
      key: 'link',
      label: `${t('grid.openLink')}  Enter`,
      onSelect: () => void window.open(address, '_blank', 'noopener,noreferrer'),
    },
    { key: 'copy', label: `${t('grid.copy')}  Ctrl+C`, separated: address !== undefined, onSelect: () => byBrowser(grid, 'copy') },
    { key: 'cut', label: `${t('grid.cut')}  Ctrl+X`, disabled: isLocked, onSelect: () => byBrowser(grid, 'cut') },
    { key: 'paste', label: `${t('grid.paste')}  Ctrl+V`, disabled: isLocked, onSelect: () => void paste(parts) },
    { key: 'clear', label: `${t('grid.clear')}  Delete`, disabled: isLocked, onSelect: () => controller.run({ do: 'clear' }) },
    {
      key: 'fill',
      label: `${t('grid.fillDown')}  Ctrl+D`,
      separated: true,
      disabled: isLocked,
      onSelect: () => controller.run({ do: 'fillDown' }),
    },
    {
      key: 'series',
      label: t('grid.fillSeries'),
      disabled: isLocked,
      onSelect: () => {
        const range = store.selection().ranges.at(-1);
        const isDown = range === undefined || range.bottom > range.top;
        void fillSelection(store, { isDown, asSeries: true }).then(grid.refused);
      },
    },
    rowId !== undefined &&
      layout.byKey.has('__check') && {
        key: 'check',
        label: t('table.selectRow', { row: row + 1 }),
        separated: true,
        checked: store.isChecked(rowId),
        disabled: store.isRowDisabled(rowId),
        onSelect: () => void toggleChecked(store, rowId),
      },
    rowId !== undefined &&
      layout.byKey.has('__expand') && {
        key: 'expand',
        label: t(features.expanded.has(rowId) ? 'grid.collapseRow' : 'grid.expandRow', { row: row + 1 }),
        onSelect: () => features.toggleExpanded(rowId),
      },
    ...rowItems(parts),
    {
      key: 'remove',
      label: t('grid.removeRow'),
      danger: true,
      disabled: isLocked || selectedRows(store).every((one) => store.isRowDisabled(one)),
      onSelect: parts.removeRows,
    },
    rowId !== undefined &&
      parts.hasSubTable && { key: 'subTable', label: t('grid.subTable'), separated: true, onSelect: () => features.openSubTable(rowId) },
    rowId !== undefined &&
      parts.hasDetails && {
        key: 'details',
        label: t('grid.details'),
        onSelect: () => features.openDetails({ rowId, column: store.visibleColumns()[column] ?? '' }),
      },
    {
      key: 'undo',
      label: history.undo[0] === undefined ? t('grid.undo') : t('grid.undoOf', { label: history.undo[0] }),
      separated: true,
      disabled: history.undo.length === 0,
      onSelect: () => replaySteps(parts, { way: 'undo' }),
    },
    {
      key: 'redo',
      label: `${t('grid.redo')}  Ctrl+Y`,
      disabled: history.redo.length === 0,
      onSelect: () => replaySteps(parts, { way: 'redo' }),
    },
    { key: 'find', label: `${t('grid.find')}  Ctrl+F`, onSelect: features.openFind },
    { key: 'column', label: t('grid.column'), separated: true, onSelect: parts.openColumn },
  ];
  return items.filter((one) => one !== false);
}

/** What can be done to the row itself: the menu of its handle. @source TBL-08 */
export function rowItems({ grid, menu, t, say }: Pick<CellMenuParts, 'grid' | 'menu' | 't' | 'say'>): MenuItem[] {
  const { store } = grid;
  const { row, column } = menu.place;
  const isLocked = isTableLocked(store);
  const isFull = isTableFull(store);
  const move = (to: number) => {
    const place = moveRow(store, { from: row, to });
    say(place === undefined ? t('grid.sortedNoMove') : t('grid.rowMoved', { row: place + 1 }));
    if (place !== undefined) store.activate({ row: place, column });
  };
  const moves: MenuItem[] = [
    { key: 'up', label: t('grid.rowUp'), separated: menu.kind === 'cell', disabled: isLocked || row === 0, onSelect: () => move(row - 1) },
    { key: 'down', label: t('grid.rowDown'), disabled: isLocked || row === store.viewCount() - 1, onSelect: () => move(row + 1) },
  ];
  if (menu.kind === 'row') {
    return [
      ...moves,
      { key: 'insert', label: t('grid.insertRow'), disabled: isFull, onSelect: () => insertRow(store, { place: row, column }) },
    ];
  }
  return [
    ...(store.options.dragSort ? moves : []),
    {
      key: 'above',
      label: t('grid.insertAbove'),
      separated: true,
      disabled: isFull,
      onSelect: () => insertRow(store, { place: row, column }),
    },
    { key: 'below', label: t('grid.insertBelow'), disabled: isFull, onSelect: () => insertRow(store, { place: row + 1, column }) },
  ];
}

/** Where the link of a cell leads; `undefined` where it is none. */
function addressOf(store: TableStore, { rowId, key }: { rowId: RowId; key: string }): string | undefined {
  const cell = store.typeOf(key)?.name === 'link' ? store.cell(rowId, key) : undefined;
  return cell && hrefOf(store.value(rowId, key), cell);
}

/** The browser's own command: the clipboard's events come as if a key had been pressed. */
function byBrowser(grid: GridHandle, what: 'copy' | 'cut'): void {
  grid.focus();
  document.execCommand(what);
}

/** Only a key may paste unasked; a menu has to ask the browser, which may refuse. */
async function paste({ grid, t, say }: CellMenuParts): Promise<void> {
  try {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '');
    const result = await pasteTexts(grid.store, { text: await read('text/plain'), html: await read('text/html') });
    if (result !== undefined) grid.pasted(result);
  } catch {
    say(t('grid.pasteByKey'));
  }
}
