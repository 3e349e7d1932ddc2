import type { RowId } from '../columnTypes.ts';
import { createUploadQueue, type UploadQueue, type UploadQueueOptions } from '../../input/uploadQueue.ts';

/** Whose uploads they are. Rows that are reloaded are renumbered: from then on a row is known by its key. */
export interface UploadHome {
  /** The table. */
  readonly store: object;
  /** The rows as they were loaded. */
  readonly rows: object;
  readonly rowId: RowId;
  readonly rowKey: string;
  /** Key of the column. */
  readonly key: string;
}

/** The uploads of cells, by table: they go on while their cell is closed or scrolled away. */
const known = new WeakMap<object, Array<{ home: UploadHome; queue: UploadQueue }>>();

const isSame = (one: UploadHome, other: UploadHome) =>
  one.key === other.key && (one.rows === other.rows ? one.rowId === other.rowId : one.rowKey === other.rowKey);

/** The uploads of a cell: those under way, or new ones. */
export function openCellUploads(home: UploadHome, { value, ...options }: UploadQueueOptions & { value: string }): UploadQueue {
  let ofTable = known.get(home.store);
  if (ofTable === undefined) known.set(home.store, (ofTable = []));
  const present = ofTable.find((one) => isSame(one.home, home));
  if (present !== undefined) return present.queue;
  const queue = createUploadQueue(value, { first: options });
  ofTable.push({ home, queue });
  return queue;
}

/** Forgets the uploads of a cell that is closed, unless one is under way or waits for another try. */
export function leaveCellUploads(home: UploadHome): void {
  const ofTable = known.get(home.store) ?? [];
  const at = ofTable.findIndex((one) => isSame(one.home, home));
  if (at >= 0 && ofTable[at]!.queue.items().every((item) => item.status === 'done')) ofTable.splice(at, 1);
}
