import type { Row } from '@tarmac/admin-kit/editable-table';
import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { columnSize, plainColumns, rowSize, shown } from './data.ts';
import type { Stand } from './subject.ts';

const features = tableFeatures({});
const columns = plainColumns.map(({ key, title, kind }): ColumnDef<typeof features, Row> => ({
  id: key,
  header: title,
  accessorFn: (row) => row[key],
  cell: ({ getValue }) => shown(kind, getValue()),
}));

function Table({ rows }: { rows: Row[] }) {
  const viewport = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data: rows });
  const all = table.getRowModel().rows;
  const virtual = useVirtualizer({ count: all.length, getScrollElement: () => viewport.current, estimateSize: () => rowSize, overscan: 4 });
  return (
    <div ref={viewport} className="floor" data-tanstack>
      <div style={{ position: 'relative', width: columnSize * columns.length, height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <div key={index} className="floor-row" style={{ transform: `translateY(${start}px)` }}>
            {all[index]!.getAllCells().map((cell, at) => (
              <div key={cell.id} className="floor-cell" style={{ left: at * columnSize, width: columnSize }}>
                <table.FlexRender cell={cell} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** TanStack Table given all rows, read only, its rows virtual. */
export function prepareTanstack(host: HTMLElement): Stand {
  const root = createRoot(host);
  root.render(null);
  const viewport = () => host.querySelector<HTMLElement>('[data-tanstack]')!;
  return {
    mount: (rows) => root.render(<Table key={rows.length} rows={rows} />),
    isShown: () => host.querySelector('.floor-cell') !== null,
    unmount: () => root.render(null),
    scrollers: () => [viewport(), viewport()],
  };
}
