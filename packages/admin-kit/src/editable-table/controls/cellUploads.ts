import type { RowId } from '../columnTypes.ts';
import { createUploadQueue, type UploadQueue, type UploadQueueOptions } from '../../input/uploadQueue.ts';

/** The uploads of cells, by column and row: they go on while their cell is closed or scrolled away. */
const queues = new WeakMap<object, Map<RowId, UploadQueue>>();

/** The uploads of a cell: those under way, or new ones. */
export function openCellUploads(column: object, rowId: RowId, value: string, options: UploadQueueOptions): UploadQueue {
  let ofColumn = queues.get(column);
  if (ofColumn === undefined) queues.set(column, (ofColumn = new Map()));
  const present = ofColumn.get(rowId);
  if (present !== undefined) return present;
  const queue = createUploadQueue(value, options);
  ofColumn.set(rowId, queue);
  return queue;
}

/** Forgets the uploads of a cell that is closed, unless one is under way or waits for another try. */
export function leaveCellUploads(column: object, rowId: RowId): void {
  const ofColumn = queues.get(column);
  if (
    ofColumn
      ?.get(rowId)
      ?.items()
      .every((item) => item.status === 'done')
  )
    ofColumn.delete(rowId);
}
