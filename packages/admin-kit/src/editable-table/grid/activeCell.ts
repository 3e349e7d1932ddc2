import type { CellType } from '../cells/cellType.ts';
import type { RowId } from '../columnTypes.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import type { LaidColumn } from './columnLayout.ts';
import type { ControllerHost } from './controllerHost.ts';

/** The active cell with its row and its column. */
export interface ActiveCell {
  place: CellPlace;
  rowId: RowId;
  laid: LaidColumn;
}

/** The active cell of a grid; undefined where there is none, or it is shown no longer. */
export function activeCellOf({ store, painter }: Pick<ControllerHost, 'store' | 'painter'>): ActiveCell | undefined {
  const place = store.selection().active;
  if (place === null) return undefined;
  const rowId = store.rowIdAt(place.row);
  const laid = painter.layout.byPlace[place.column];
  return rowId === undefined || laid === undefined ? undefined : { place, rowId, laid };
}

/** How the active cell is edited. */
export function activeEditOf(host: Pick<ControllerHost, 'store' | 'painter'>): CellType['edit'] | undefined {
  const active = activeCellOf(host);
  return active && host.store.typeOf(active.laid.key)?.edit;
}
