import '@glideapps/glide-data-grid/dist/index.css';
import DataEditor, { type EditableGridCell, type GridCell, GridCellKind, type GridColumn, type Item } from '@glideapps/glide-data-grid';
import type { Row } from '@tarmac/admin-kit/editable-table';
import { createRoot } from 'react-dom/client';
import { columnSize, plainColumns, read, rowSize, shown, typedPlace } from './data.ts';
import { pasteEvent, type Stand } from './subject.ts';

const columns: GridColumn[] = plainColumns.map(({ key, title }) => ({ id: key, title, width: columnSize }));

/** glide-data-grid: a canvas, editable, with check boxes, row numbers and a frozen column. */
export function prepareGlide(host: HTMLElement): Stand {
  let all: Row[] = [];
  let asked = 0;
  const root = createRoot(host);
  root.render(null);

  const cellOf = ([column, row]: Item): GridCell => {
    asked += 1;
    const { key, kind } = plainColumns[column]!;
    const value = all[row]?.[key];
    if (kind === 'check') return { kind: GridCellKind.Boolean, data: value as boolean, allowOverlay: false };
    const displayData = shown(kind, value);
    if (kind === 'number' || kind === 'money') return { kind: GridCellKind.Number, data: value as number, displayData, allowOverlay: true };
    return { kind: GridCellKind.Text, data: value as string, displayData, allowOverlay: true };
  };
  const write = ([column, row]: Item, cell: EditableGridCell) => {
    const { key } = plainColumns[column]!;
    all[row] = { ...all[row], [key]: cell.data };
  };
  const coerce = (text: string, cell: GridCell): GridCell | undefined => {
    if (cell.kind === GridCellKind.Boolean) return { ...cell, data: text === 'TRUE' };
    if (cell.kind === GridCellKind.Number) return { ...cell, data: read('number', text) as number };
    return undefined;
  };
  const point = (column: number, row: number) => {
    const { left, top } = host.getBoundingClientRect();
    return { x: left + markerSize + column * columnSize + columnSize / 2, y: top + rowSize + row * rowSize + rowSize / 2 };
  };
  return {
    mount(rows) {
      all = rows;
      asked = 0;
      root.render(
        <DataEditor
          key={rows.length}
          width={1200}
          height={640}
          columns={columns}
          rows={rows.length}
          rowHeight={rowSize}
          headerHeight={rowSize}
          rowMarkers={{ kind: 'both', width: markerSize }}
          freezeColumns={1}
          getCellContent={cellOf}
          getCellsForSelection
          onPaste
          coercePasteValue={coerce}
          onCellsEdited={(edits) => {
            for (const { location, value } of edits) write(location, value);
            return true;
          }}
        />,
      );
    },
    isShown: () => asked > 0 && host.querySelector('canvas') !== null,
    unmount: () => root.render(null),
    scrollers: () => {
      const scroller = host.querySelector<HTMLElement>('.dvn-scroller')!;
      return [scroller, scroller];
    },
    pointOf: (row) => point(typedPlace, row),
    firstPoint: () => point(0, 0),
    valueAt: (row, key) => all[row]?.[key],
    // It reads the clipboard itself, whatever the event carries.
    paste: (text) => void navigator.clipboard.writeText(text).then(() => window.dispatchEvent(pasteEvent(text))),
  };
}

const markerSize = 60;
