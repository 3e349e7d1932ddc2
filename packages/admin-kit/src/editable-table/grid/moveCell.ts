import type { CellPlace } from '../store/selectionTypes.ts';
import type { Move } from './keys.ts';

/** What a move must know of the table. */
export interface MoveArea {
  rows: number;
  columns: number;
  /** Rows that fit on a screen. */
  pageLength: number;
  isEmpty: (row: number, column: number) => boolean;
}

/** Where a move from a place ends; always within the table. */
export function moveCell(from: CellPlace, area: MoveArea & { move: Move }): CellPlace {
  const { move } = area;
  const last = { row: area.rows - 1, column: area.columns - 1 };
  const within = (place: CellPlace): CellPlace => ({
    row: Math.max(0, Math.min(last.row, place.row)),
    column: Math.max(0, Math.min(last.column, place.column)),
  });
  switch (move.to) {
    case 'step':
      return within({ row: from.row + move.rows, column: from.column + move.columns });
    case 'page':
      return within({ row: from.row + move.rows * area.pageLength, column: from.column });
    case 'rowStart':
      return { row: from.row, column: 0 };
    case 'rowEnd':
      return { row: from.row, column: last.column };
    case 'first':
      return { row: 0, column: 0 };
    case 'last':
      return within(last);
    case 'edge':
      return within(toEdge(from, { ...move, area }));
  }
}

/** The next cell along the row, on in the next row; `null` beyond the first or last cell. */
export function nextCell(
  from: CellPlace,
  { back, rows, columns }: Pick<MoveArea, 'rows' | 'columns'> & { back: boolean },
): CellPlace | null {
  const at = from.row * columns + from.column + (back ? -1 : 1);
  if (at < 0 || at >= rows * columns) return null;
  return { row: Math.floor(at / columns), column: at % columns };
}

/** As in a spreadsheet: to the end of the block that one is in, or to the beginning of the next one. */
function toEdge(from: CellPlace, { rows, columns, area }: { rows: number; columns: number; area: MoveArea }): CellPlace {
  const isInside = ({ row, column }: CellPlace) => row >= 0 && row < area.rows && column >= 0 && column < area.columns;
  const after = ({ row, column }: CellPlace) => ({ row: row + rows, column: column + columns });
  const isEmpty = ({ row, column }: CellPlace) => area.isEmpty(row, column);
  let at = after(from);
  if (!isInside(at)) return from;
  const crossesGap = isEmpty(from) || isEmpty(at);
  while (isInside(after(at)) && (crossesGap ? isEmpty(at) : !isEmpty(after(at)))) at = after(at);
  return at;
}
