import type { RowId } from '../columnTypes.ts';
import type { CellPlace } from '../store/selectionTypes.ts';
import { storeParts } from '../store/storeParts.ts';
import type { TableCore } from '../store/tableCore.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { ColumnLayout, LaidColumn } from './columnLayout.ts';

/** The cell that is written into. Rows may move, go, or be reloaded and renumbered meanwhile: then its row is known by its key. */
export class EditTarget {
  readonly key: string;
  /** The rows as they were loaded then. */
  readonly rows: object;
  readonly rowKey: string;
  readonly store: TableStore;
  private readonly core: TableCore;
  private readonly first: RowId;

  constructor(store: TableStore, { rowId, laid }: { rowId: RowId; laid: Pick<LaidColumn, 'key'> }) {
    this.store = store;
    this.core = storeParts.get(store)!.core;
    this.rows = this.core.rows;
    this.first = rowId;
    this.rowKey = store.keyOf(rowId);
    this.key = laid.key;
  }

  /** The row as it is numbered now; -1 where it was not loaded again. */
  get rowId(): RowId {
    return this.core.rows === this.rows ? this.first : (this.store.rowIdOf(this.rowKey) ?? -1);
  }

  /** Finds the row again. @returns where the cell stands now; nothing where it is not shown */
  find(layout: ColumnLayout): CellPlace | undefined {
    const row = this.store.viewIndexOf(this.rowId);
    const column = layout.byKey.get(this.key)?.place;
    return row < 0 || column === undefined ? undefined : { row, column };
  }
}
