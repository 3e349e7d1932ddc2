import { toText } from '../../internals/toText.ts';
import type { RowId } from '../columnTypes.ts';
import { temporaryKey } from '../store/tableCore.ts';
import type { CellName } from '../store/tableEvents.ts';
import type { TableStore } from '../store/tableStore.ts';
import { changedCells } from './changedCells.ts';
import { createCellLedger, isSame, type TheirWrite } from './cellLedger.ts';
import { createPresence } from './presence.ts';
import type { News, UpdateData, WireRow } from './liveMessages.ts';
import type { LiveHandle, LiveOptions, LiveState } from './liveTypes.ts';
import { createOutbox } from './outbox.ts';
import { isCellValue, rebase, savedValue, type RebasedRow } from './rebase.ts';
import type { LineClock, TableLine } from './tableLine.ts';

/** What a shared table is made of. */
export interface LiveParts extends Pick<LiveOptions, 'socketKey' | 'onSave'> {
  store: TableStore;
  line: TableLine;
  clock: LineClock;
  /** The table among all of all pages. */
  caseId: string;
  /** Whether a person is writing into the cell at this moment. */
  isEditing: (rowId: RowId, key: string) => boolean;
  /** The table was shared before and then out of sight: what happened meanwhile is unknown. */
  isAgain?: boolean;
}

/** A table that several people edit. A store of its own, so that `useSyncExternalStore` can show it. @source TBL-13 */
export interface LiveTable extends LiveHandle {
  getSnapshot: () => LiveState;
  subscribe: (listener: () => void) => () => void;
  /** Told of cells that others have just written. */
  onShown: (listener: (cells: readonly CellName[], name: string) => void) => () => void;
  keepMine: (rowId: RowId, key: string) => void;
  takeTheirs: (rowId: RowId, given: { key: string; write: TheirWrite }) => void;
  /** The person has left an editor: what waited for that is decided. */
  editingEnded: () => void;
  /** Leaves: what was written here and not saved is taken back at the others'. */
  dispose: () => void;
}

/** Binds a store to the other people's: writes go out, theirs come in, and where both have written a person is asked. */
export function createLiveTable(parts: LiveParts): LiveTable {
  const { store, line, clock, caseId, socketKey, onSave, isEditing } = parts;
  const ledger = createCellLedger(caseId);
  const listeners = new Set<() => void>();
  const shownListeners = new Set<(cells: readonly CellName[], name: string) => void>();
  let snapshot: LiveState | undefined;
  let isReceiving = false;
  let isRefused = false;
  let wasOpen = parts.isAgain ?? false;

  const changed = () => {
    snapshot = undefined;
    for (const listener of listeners) listener();
  };
  const placeOf = (name: string): { rowId: RowId; key: string } | undefined => {
    const [key = '', ...rest] = name.split('\n');
    const rowId = store.rowIdOf(rest.join('\n'));
    return rowId === undefined ? undefined : { rowId, key };
  };
  const cellNamed = (name: string): CellName[] => {
    const place = placeOf(name);
    return place === undefined ? [] : [[place.rowId, place.key]];
  };
  const nameOf = (rowId: RowId, key: string) => `${key}\n${store.keyOf(rowId)}`;
  /** Cells of some rows that were written here and are not saved. */
  const ownedOf = (rowKeys: readonly string[]) => {
    const wanted = new Set(rowKeys);
    return ledger.owned().filter((name) => wanted.has(name.slice(name.indexOf('\n') + 1)));
  };
  const tell = (news: News) =>
    line.send({ type: 'common_send_date', data: { key: `live.${socketKey}`, socketKey, args: [{ caseId, ...news }] } });
  const outbox = createOutbox({
    line,
    clock,
    socketKey,
    caseId,
    changed,
    cell(name) {
      const own = ledger.own(name);
      const place = placeOf(name);
      return own && place && { rowKey: store.keyOf(place.rowId), key: place.key, ...own };
    },
  });
  const presence = createPresence({ store, clock, changed, tell });

  const write = (name: string, value: unknown) => {
    ledger.wrote(name, value);
    outbox.add([name]);
  };

  function noteWrites(cells: readonly CellName[] | 'all'): void {
    const all = cells === 'all' ? [...changedCells(store), ...ledger.owned().flatMap(cellNamed)] : cells;
    const written: string[] = [];
    for (const [rowId, key] of all) {
      const rowKey = store.keyOf(rowId);
      if (rowKey.startsWith(temporaryKey) || store.column(key) === undefined) continue;
      const name = nameOf(rowId, key);
      const value = store.value(rowId, key);
      const own = ledger.own(name);
      // Events name cells that are redrawn, too; those hold what was told already.
      if (own !== undefined ? isSame(own.value, value) : !store.isChanged(rowId, key)) continue;
      ledger.wrote(name, value);
      written.push(name);
    }
    // Together: each time the table is redrawn.
    if (written.length > 0) outbox.add(written);
  }

  function receive(work: () => void): void {
    isReceiving = true;
    try {
      work();
    } finally {
      isReceiving = false;
    }
  }

  function handleUpdate({ args: [first, by], rows = [], live, from }: UpdateData): void {
    if (by === caseId) return live && outbox.heard(live.seq);
    const name = from?.name ?? presence.nameOf(by);
    const shown: RebasedRow[] = [];
    [first, ...rows].forEach((row, index) => {
      const rowId = store.rowIdOf(toText(row['id']));
      if (rowId === undefined) return;
      const values = receiveRow(rowId, { row, at: live?.at[index], from: { by, name } });
      if (Object.keys(values).length > 0) shown.push({ rowId, values });
    });
    show(shown, name);
    changed();
  }

  /** @returns what is to be shown of a row */
  function receiveRow(
    rowId: RowId,
    { row, at, from }: { row: WireRow; at: Readonly<Record<string, number>> | undefined; from: { by: string; name: string } },
  ) {
    const values: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(row)) {
      if (key === 'id' || !isCellValue(value) || store.column(key) === undefined) continue;
      // Older clients send whole rows without numbers: an equal value is not a write.
      if (at === undefined && isSame(value, store.value(rowId, key))) continue;
      const name = nameOf(rowId, key);
      const isMine = store.isChanged(rowId, key) || isEditing(rowId, key) || ledger.theirs(name).length > 0;
      const here = { isMine, value: store.value(rowId, key) };
      const reception = ledger.receive(name, { write: { value, at: at?.[key] ?? ledger.next(), ...from }, here });
      if (reception === 'shown') values[key] = value;
    }
    return values;
  }

  function show(rows: readonly RebasedRow[], name: string): void {
    if (rows.length === 0) return;
    const cells = rows.flatMap(({ rowId, values }) => Object.keys(values).map((key) => [rowId, key] as const));
    receive(() => rebase(store, { rows }));
    for (const listener of shownListeners) listener(cells, name);
  }

  function handleNews({ args: [news], from }: { args: readonly [News]; from?: { userId: string; name: string; pageId: string } }): void {
    if (news.kind === 'refused') {
      isRefused = true;
      return changed();
    }
    if (news.caseId === caseId) return;
    presence.hear(news, from);
    if (news.kind === 'hello') sayAll();
    if (news.kind === 'saved' && news.rows !== undefined) {
      for (const name of ownedOf(news.rows)) {
        const place = placeOf(name);
        if (place === undefined || !store.isChanged(place.rowId, place.key)) ledger.forget(name);
      }
      const known = news.rows.filter((rowKey) => store.rowIdOf(rowKey) !== undefined);
      if (known.length > 0) onSave?.(known);
    }
  }

  /** Tells everything again: to somebody new, or after a break. Anyone who knows it passes it over. */
  function sayAll(): void {
    outbox.add(ledger.owned());
    presence.sayPlace();
  }

  function handleState(): void {
    if (line.state() === 'open') {
      tell({ kind: 'hello' });
      sayAll();
      if (wasOpen) onSave?.('all');
      wasOpen = true;
    } else presence.clear();
    changed();
  }

  const ends = [
    store.subscribe((event) => {
      if (event.kind === 'cells' && !isReceiving) noteWrites(event.cells);
      if (event.kind === 'selection') presence.sayPlace();
      // Other rows may be here: what was said of them before was passed over.
      if (event.kind === 'rows' && line.state() === 'open') tell({ kind: 'hello' });
    }),
    line.subscribe({
      state: handleState,
      message(message) {
        if (message.type === 'heart_beat' || message.data.socketKey !== socketKey) return;
        if (message.type === 'update_vxe_table') handleUpdate(message.data);
        else handleNews(message.data);
      },
    }),
    line.start(),
  ];
  // What is changed already is told, too.
  if (store.isDirty()) noteWrites('all');
  if (line.state() === 'open') handleState();

  return {
    getSnapshot: () =>
      (snapshot ??= {
        line: line.state(),
        collaborators: presence.list(),
        conflicts: ledger.conflicts().flatMap((name) => {
          const place = placeOf(name);
          return place === undefined ? [] : [{ ...place, theirs: ledger.theirs(name) }];
        }),
        waiting: outbox.waiting(),
        isRefused,
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onShown(listener) {
      shownListeners.add(listener);
      return () => shownListeners.delete(listener);
    },
    keepMine(rowId, key) {
      const name = nameOf(rowId, key);
      ledger.settle(name);
      write(name, store.value(rowId, key));
    },
    takeTheirs(rowId, { key, write: { value } }) {
      const name = nameOf(rowId, key);
      ledger.settle(name);
      receive(() => rebase(store, { rows: [{ rowId, values: { [key]: value } }], isForced: true }));
      // The choice is a write of its own: anyone who sees the table shows what was chosen.
      write(name, store.value(rowId, key));
    },
    editingEnded() {
      for (const name of ledger.conflicts()) {
        const place = placeOf(name);
        if (place === undefined || ledger.own(name) !== undefined) continue;
        if (store.isChanged(place.rowId, place.key) || isEditing(place.rowId, place.key)) continue;
        const latest = ledger.release(name);
        if (latest !== undefined) show([{ rowId: place.rowId, values: { [place.key]: latest.value } }], latest.name);
        changed();
      }
    },
    saved(rowKeys) {
      outbox.flush();
      for (const name of ownedOf(rowKeys)) ledger.forget(name);
      for (let from = 0; from < rowKeys.length; from += 500) tell({ kind: 'saved', rows: rowKeys.slice(from, from + 500) });
    },
    reread(rows) {
      const known: RebasedRow[] = [];
      for (const { rowKey, values } of rows) {
        const rowId = store.rowIdOf(rowKey);
        if (rowId === undefined) continue;
        const taken: Record<string, unknown> = {};
        for (const [key, value] of Object.entries(values)) {
          const before = savedValue(store, { rowId, key });
          if (store.column(key) === undefined || isSame(before, value)) continue;
          taken[key] = value;
          const name = nameOf(rowId, key);
          const isAsked = ledger.theirs(name).some((one) => isSame(one.value, value));
          // Another one has saved what was changed here, and nobody here has been asked about that value yet.
          if (store.isChanged(rowId, key) && !isSame(store.value(rowId, key), value) && !isAsked)
            ledger.dispute(name, { value, at: ledger.next(), by: 'saved', name: '' });
        }
        if (Object.keys(taken).length > 0) known.push({ rowId, values: taken });
      }
      show(known, '');
      changed();
    },
    conflicts: () => ledger.conflicts().length,
    dispose() {
      const takenBack: string[] = [];
      for (const name of ledger.owned()) {
        const place = placeOf(name);
        if (place === undefined || !store.isChanged(place.rowId, place.key)) continue;
        ledger.wrote(name, savedValue(store, { rowId: place.rowId, key: place.key }));
        takenBack.push(name);
      }
      outbox.add(takenBack);
      outbox.flush();
      tell({ kind: 'bye' });
      outbox.dispose();
      presence.dispose();
      for (const end of ends) end();
    },
  };
}
