import type { Row } from '@tarmac/admin-kit/editable-table';
import {
  CheckboxEditorModule,
  ClientSideRowModelModule,
  type ColDef,
  createGrid,
  type GridApi,
  ModuleRegistry,
  NumberEditorModule,
  RowSelectionModule,
  SelectEditorModule,
  TextEditorModule,
  UndoRedoEditModule,
} from 'ag-grid-community';
import { choices, columnSize, type Kind, plainColumns, rowSize, shown } from './data.ts';
import { middleOf, type Stand } from './subject.ts';

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  TextEditorModule,
  NumberEditorModule,
  SelectEditorModule,
  CheckboxEditorModule,
  RowSelectionModule,
  UndoRedoEditModule,
]);

const editors: Record<Kind, ColDef<Row>> = {
  text: { cellEditor: 'agTextCellEditor' },
  number: { cellEditor: 'agNumberCellEditor' },
  money: { cellEditor: 'agNumberCellEditor' },
  date: { cellEditor: 'agTextCellEditor' },
  check: { cellEditor: 'agCheckboxCellEditor' },
  select: { cellEditor: 'agSelectCellEditor', cellEditorParams: { values: choices } },
};

/** AG Grid community, editable, with undo, check boxes and a frozen column. */
export function prepareAg(host: HTMLElement): Stand {
  let grid: GridApi<Row> | undefined;
  let all: Row[] = [];
  const cellAt = (row: number, key: string) => host.querySelector(`[row-index="${row}"] [col-id="${key}"]`);
  return {
    mount(rows) {
      all = rows;
      grid = createGrid<Row>(host, {
        rowData: rows,
        rowHeight: rowSize,
        headerHeight: rowSize,
        undoRedoCellEditing: true,
        // Enter goes on to the row below, as in the others.
        enterNavigatesVertically: true,
        enterNavigatesVerticallyAfterEdit: true,
        rowSelection: { mode: 'multiRow' },
        getRowId: ({ data }) => data['id'] as string,
        columnDefs: plainColumns.map(({ key, title, kind }, at) => ({
          ...editors[kind],
          field: key,
          headerName: title,
          width: columnSize,
          editable: true,
          cellDataType: false,
          valueFormatter: ({ value }: { value: unknown }) => shown(kind, value),
          ...(at === 0 ? { pinned: 'left' as const } : {}),
        })),
      });
    },
    isShown: () => host.querySelector('.ag-cell') !== null,
    unmount: () => grid?.destroy(),
    scrollers: () => [
      scrollerOf(host, { whole: 'scrollHeight', part: 'clientHeight' }),
      scrollerOf(host, { whole: 'scrollWidth', part: 'clientWidth' }),
    ],
    pointOf: (row, key) => middleOf(cellAt(row, key)),
    textAt: (row, key) => cellAt(row, key)?.textContent ?? '',
    valueAt: (row, key) => all[row]?.[key],
  };
}

/** The element whose content is much larger than itself. */
function scrollerOf(
  host: HTMLElement,
  { whole, part }: { whole: 'scrollHeight' | 'scrollWidth'; part: 'clientHeight' | 'clientWidth' },
): HTMLElement {
  const found = [...host.querySelectorAll<HTMLElement>('.ag-body-viewport, .ag-center-cols-viewport, .ag-grid-viewport, .ag-viewport')];
  const most = found.find((one) => one[whole] > one[part] + 500 && one[part] > 100);
  if (most === undefined) throw new Error('Nothing scrolls in AG Grid.');
  return most;
}
