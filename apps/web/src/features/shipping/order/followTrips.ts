import type { RowId, TableStore } from '@tarmac/admin-kit/editable-table';
import type { TripDraft } from './batchTrips.ts';
import type { CrewBook, CrewKind } from './crewBook.ts';

const crew = [
  ['driver', 'driverId'],
  ['vehicle', 'vehicleId'],
] as const satisfies ReadonlyArray<readonly [CrewKind, keyof TripDraft]>;

/**
 * Completes trips while they are typed and pasted: a word that fits one driver or vehicle becomes that one, one that fits nobody is
 * marked, and a driver without a vehicle brings the one that they are bound to.
 *
 * @param onRows told the rows after each change
 * @returns what ends it
 */
export function followTrips(table: TableStore, { book, onRows }: { book: CrewBook; onRows: (rows: TripDraft[]) => void }): () => void {
  /** Who drove each row when it was last looked at: the vehicle follows a choice, not every change of the row. */
  let drivers = new Map<RowId, unknown>();
  let isOver = false;
  // What a word stands for is not a step of the person's: undoing takes back the word.
  const write = (rowId: RowId, { key, value }: { key: string; value: string }) => {
    table.write({ rowId, key, value, by: 'program', isUndoable: false });
    void table.validateCell(rowId, key);
  };
  const rowIds = () => Array.from({ length: table.viewCount() }, (_, place) => table.rowIdAt(place)!);

  const readWord = async (rowId: RowId, { kind, key, word }: { kind: CrewKind; key: string; word: string }) => {
    const id = await book.find(kind, word).catch(() => undefined);
    if (isOver || id === undefined || table.value(rowId, key) !== word) return;
    if (id === null) await table.validateCell(rowId, key);
    else write(rowId, { key, value: id });
  };
  const bringVehicle = async (rowId: RowId, driverId: string) => {
    const bound = await book.boundTo(driverId);
    if (isOver || table.value(rowId, 'driverId') !== driverId || table.value(rowId, 'vehicleId')) return;
    const taken = new Set(rowIds().map((one) => table.value(one, 'vehicleId')));
    const vehicle = bound.find((id) => !taken.has(id));
    if (vehicle !== undefined) write(rowId, { key: 'vehicleId', value: vehicle });
  };
  const look = () => {
    const seen = new Map<RowId, unknown>();
    for (const rowId of rowIds()) {
      for (const [kind, key] of crew) {
        const value = table.value(rowId, key);
        if (typeof value === 'string' && value !== '' && !book.isKnown(value)) void readWord(rowId, { kind, key, word: value });
      }
      const driverId = table.value(rowId, 'driverId');
      seen.set(rowId, driverId);
      if (typeof driverId !== 'string' || !book.isKnown(driverId) || drivers.get(rowId) === driverId) continue;
      if (!table.value(rowId, 'vehicleId')) void bringVehicle(rowId, driverId);
    }
    drivers = seen;
  };

  const stop = table.subscribe((event) => {
    if (event.kind !== 'cells' && event.kind !== 'rows') return;
    onRows(table.getTableData() as unknown as TripDraft[]);
    look();
  });
  return () => {
    isOver = true;
    stop();
  };
}
