import { useState } from 'react';
import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import type { RowId } from '../columnTypes.ts';
import type { ColumnLayout, HelperKind } from '../grid/columnLayout.ts';
import type { GridCommand } from '../grid/keys.ts';
import type { GridHandle } from '../grid/mountGrid.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import { moveRow, toggleChecked } from './rowActions.ts';

/** A menu that is open, and the point that it stands at. */
export interface OpenMenu {
  kind: 'cell' | 'column' | 'row';
  place: CellPlace;
  at: { x: number; y: number };
}

/** What is open over the table. */
export interface OpenParts {
  menu: OpenMenu | null;
  isFinding: boolean;
  /** Column whose filter is open, and where. */
  filter: { key: string; at: { x: number; y: number } } | null;
  details: { rowId: RowId; column: string } | null;
  subTable: RowId | null;
}

/** What is open over the table, what is expanded, and the ways to open it by key and by pointer. */
export interface Features extends OpenParts {
  expanded: ReadonlySet<RowId>;
  isAnythingOpen: boolean;
  openMenu: (menu: OpenMenu) => void;
  openFind: () => void;
  openFilter: (filter: OpenParts['filter']) => void;
  openSubTable: (rowId: RowId) => void;
  openDetails: (details: OpenParts['details']) => void;
  close: (part: keyof OpenParts) => void;
  /** Closes a menu, unless another one has taken its place already. */
  closeMenu: (menu: OpenMenu) => void;
  toggleExpanded: (rowId: RowId) => void;
  run: (command: GridCommand, given: { grid: GridHandle; layout: ColumnLayout; say: Say; t: T }) => boolean;
  helperClick: (kind: HelperKind, given: { row: number; event: PointerEvent; grid: GridHandle; say: Say; t: T }) => void;
  cellClick: (place: CellPlace) => void;
}

type Say = (text: string) => void;
type T = LocaleContextValue['t'];

const nothing: OpenParts = { menu: null, isFinding: false, filter: null, details: null, subTable: null };

/** Keeps what is open over a table. */
export function useFeatures(
  store: TableStore,
  { hasSubTable, clickSelectRow }: { hasSubTable: boolean; clickSelectRow: boolean },
): Features {
  const [open, setOpen] = useState<OpenParts>(nothing);
  const [expanded, setExpanded] = useState<ReadonlySet<RowId>>(new Set<RowId>());
  const show = (parts: Partial<OpenParts>) => setOpen((present) => ({ ...present, ...parts }));
  const openMenu = (menu: OpenMenu) => show({ menu });
  // The same row again closes it. @source TBL-10
  const openSubTable = (rowId: RowId) => setOpen((present) => ({ ...present, subTable: present.subTable === rowId ? null : rowId }));
  const toggleExpanded = (rowId: RowId) =>
    setExpanded((present) => {
      const next = new Set(present);
      if (!next.delete(rowId)) next.add(rowId);
      return next;
    });
  const move = (from: number, { to, say, t }: { to: number; say: Say; t: T }) => {
    const place = moveRow(store, { from, to });
    if (place !== undefined) say(t('grid.rowMoved', { row: place + 1 }));
    else if (store.sorting().length > 0 || store.filters().length > 0) say(t('grid.sortedNoMove'));
  };

  return {
    ...open,
    expanded,
    isAnythingOpen: Object.values(open).some((part) => part !== null && part !== false),
    openMenu,
    openFind: () => show({ isFinding: true }),
    openFilter: (filter) => show({ filter }),
    openSubTable,
    openDetails: (details) => show({ details }),
    close: (part) => show({ [part]: nothing[part] }),
    closeMenu: (menu) => setOpen((present) => (present.menu === menu ? { ...present, menu: null } : present)),
    toggleExpanded,
    run(command, { grid, layout, say, t }) {
      const { active } = store.selection();
      const rowId = active === null ? undefined : store.rowIdAt(active.row);
      if (command.do === 'save') store.options.on?.save?.();
      else if (command.do === 'find') show({ isFinding: true });
      else if (command.do === 'undo' || command.do === 'redo') grid.hand()?.replaySteps({ grid, t, say }, { way: command.do });
      else if (command.do === 'menu' && layout.byPlace.length > 0 && store.viewCount() === 0) {
        // No row is left to stand on: the column that has hidden them can still be reached.
        const column = layout.byKey.get(store.filters()[0]?.key ?? '')?.place ?? 0;
        const box = document.activeElement?.getBoundingClientRect();
        openMenu({ kind: 'column', place: { row: 0, column }, at: { x: box?.left ?? 0, y: box?.top ?? 0 } });
      } else if (active === null || rowId === undefined) return false;
      else if (command.do === 'menu') {
        const box = grid.painter.cellAt(active.row, layout.byPlace[active.column]?.key ?? '')?.element.getBoundingClientRect();
        openMenu({ kind: 'cell', place: active, at: { x: (box?.left ?? 0) + 8, y: box?.bottom ?? 0 } });
      } else if (command.do === 'subTable') {
        if (!hasSubTable) return false;
        openSubTable(rowId);
      } else if (command.do === 'rowUp' || command.do === 'rowDown') {
        if (!store.options.dragSort) return false;
        move(active.row, { to: active.row + (command.do === 'rowUp' ? -1 : 1), say, t });
      } else return false;
      return true;
    },
    helperClick(kind, { row, event, grid, say, t }) {
      const rowId = store.rowIdAt(row);
      if (rowId === undefined) return;
      // The press would take the focus away.
      event.preventDefault();
      if (kind === 'check') void toggleChecked(store, rowId);
      else if (kind === 'expand') toggleExpanded(rowId);
      else if (kind === 'number') grid.hand()?.selectRows(grid, { row, event });
      else {
        grid.hand()?.startRowDrag(grid, {
          from: row,
          event,
          done: (to) => {
            if (to === undefined) openMenu({ kind: 'row', place: { row, column: 0 }, at: { x: event.clientX, y: event.clientY } });
            else move(row, { to, say, t });
          },
        });
      }
    },
    cellClick(place) {
      const rowId = store.rowIdAt(place.row);
      const key = store.visibleColumns()[place.column];
      if (rowId === undefined || key === undefined) return;
      if (clickSelectRow) void toggleChecked(store, rowId);
      if (store.column(key)?.showDetails) show({ details: { rowId, column: key } });
      if (hasSubTable) openSubTable(rowId);
    },
  };
}
