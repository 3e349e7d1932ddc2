import { useEffect, useState } from 'react';
import type { RowId } from '../columnTypes.ts';
import type { RowContent } from './featureTypes.ts';
import type { GridHandle } from '../grid/gridTypes.ts';

/** What stands below expanded rows, as far as those are in view. @source TBL-02 */
export default function ExpandedRows({ grid, expanded, rowSize, height, content }: ExpandedRowsProps) {
  const { painter, store } = grid;
  const [shown, setShown] = useState('');
  useEffect(() => {
    const look = () => {
      const places = painter.drawnRows().filter((place) => expanded.has(store.rowIdAt(place) ?? -1));
      setShown(places.map((place) => `${place}:${store.rowIdAt(place)}:${painter.topOf(place)}`).join());
    };
    look();
    return grid.subscribeMove(look);
  }, [grid, painter, store, expanded]);
  return shown
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [place, rowId, top] = one.split(':').map(Number) as [number, number, number];
      const row = store.row(rowId);
      return (
        row && (
          <div
            key={rowId}
            role="row"
            aria-rowindex={place + 2}
            className="absolute inset-x-0 z-10 border-b border-solid border-line"
            style={{ top: top + rowSize, height }}
          >
            <div
              role="gridcell"
              aria-colspan={painter.layout.all.length}
              className="sticky start-0 h-full overflow-auto bg-canvas p-3"
              style={{ width: painter.room.width }}
            >
              {content(row, rowId)}
            </div>
          </div>
        )
      );
    });
}

interface ExpandedRowsProps {
  grid: GridHandle;
  expanded: ReadonlySet<RowId>;
  rowSize: number;
  /** Px of one. */
  height: number;
  content: RowContent;
}
