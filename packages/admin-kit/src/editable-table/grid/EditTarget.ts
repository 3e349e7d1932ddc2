import type { RowId } from '../columnTypes.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { ColumnLayout } from './columnLayout.ts';

/** The cell that is written into. Its row is known by its key: rows may move, go, or be loaded anew and numbered anew meanwhile. */
export class EditTarget {
  readonly key: string;
  rowId: RowId;
  private readonly store: TableStore;
  private readonly rowKey: string;

  constructor(store: TableStore, rowId: RowId, key: string) {
    this.store = store;
    this.rowId = rowId;
    this.rowKey = store.keyOf(rowId);
    this.key = key;
  }

  /** Finds the row again. @returns where the cell stands now; nothing where it is not shown */
  find(layout: ColumnLayout): CellPlace | undefined {
    if (this.store.keyOf(this.rowId) !== this.rowKey) this.rowId = this.store.rowIdOf(this.rowKey) ?? -1;
    const row = this.store.viewIndexOf(this.rowId);
    const column = layout.byKey.get(this.key)?.place;
    return row < 0 || column === undefined ? undefined : { row, column };
  }
}
