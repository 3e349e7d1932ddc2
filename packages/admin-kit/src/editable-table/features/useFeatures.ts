import { useState } from 'react';
import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import type { RowId } from '../columnTypes.ts';
import type { ColumnLayout, HelperKind } from '../grid/columnLayout.ts';
import type { GridCommand } from '../grid/keys.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import { toggleChecked } from './rowActions.ts';
import type { GridHandle } from '../grid/gridTypes.ts';

/** What stands around a command: the grid, how its columns lie, and the voice and the words of the table. */
export interface TableSurroundings {
  grid: GridHandle;
  layout: ColumnLayout;
  say: (text: string) => void;
  t: LocaleContextValue['t'];
}

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
  run: (command: GridCommand, around: TableSurroundings) => boolean;
  helperClick: (kind: HelperKind, press: TableSurroundings & { row: number; event: PointerEvent }) => void;
  cellClick: (place: CellPlace) => void;
}

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
    run(command, around) {
      const hand = around.grid.hand();
      const { active } = store.selection();
      const rowId = active === null ? undefined : store.rowIdAt(active.row);
      if (command.do === 'save') store.options.on?.save?.();
      else if (command.do === 'find') show({ isFinding: true });
      else if (command.do === 'undo' || command.do === 'redo') hand?.replaySteps(around, { way: command.do });
      else if (command.do === 'menu') {
        const menu = hand?.menuByKey(around);
        if (menu === undefined) return false;
        openMenu(menu);
      } else if (active === null || rowId === undefined) return false;
      else if (command.do === 'subTable') {
        if (!hasSubTable) return false;
        openSubTable(rowId);
      } else if (command.do === 'rowUp' || command.do === 'rowDown') {
        if (!store.options.dragSort) return false;
        hand?.moveRowByHand(around, { from: active.row, to: active.row + (command.do === 'rowUp' ? -1 : 1) });
      } else return false;
      return true;
    },
    helperClick(kind, press) {
      const { row, event, grid } = press;
      const hand = grid.hand();
      const rowId = store.rowIdAt(row);
      if (rowId === undefined) return;
      // The press would take the focus away.
      event.preventDefault();
      if (kind === 'check') void toggleChecked(store, rowId);
      else if (kind === 'expand') toggleExpanded(rowId);
      else if (kind === 'number') hand?.selectRows(grid, press);
      else
        hand?.startRowDrag(grid, {
          from: row,
          event,
          done: (to) => {
            if (to === undefined) openMenu({ kind: 'row', place: { row, column: 0 }, at: { x: event.clientX, y: event.clientY } });
            else hand.moveRowByHand(press, { from: row, to });
          },
        });
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
