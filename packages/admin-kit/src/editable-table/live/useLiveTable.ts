import { useEffect, useRef, useState } from 'react';
import type { RowId } from '../columnTypes.ts';
import { createLiveTable, type LiveTable } from './createLiveTable.ts';
import type { LiveOptions } from './liveTypes.ts';
import { lineOf, realClock } from './tableLine.ts';
import type { GridHandle } from '../grid/gridTypes.ts';

let tables = 0;

/** The shared table behind a grid, for as long as it is on the page and in sight. */
export function useLiveTable(grid: GridHandle, { socketKey, connect, onSave, handle: handleRef }: LiveOptions): LiveTable | undefined {
  const [live, setLive] = useState<LiveTable>();
  const latest = useRef({ grid, onSave });
  const hadOne = useRef<string>(undefined);
  useEffect(() => {
    latest.current = { grid, onSave };
  });
  const { store } = grid;
  useEffect(() => {
    const line = lineOf(connect);
    tables += 1;
    const table = createLiveTable({
      store,
      line,
      clock: realClock,
      socketKey,
      caseId: `${line.pageId}-${tables}`,
      isEditing: (rowId, key) => isEditing(latest.current.grid, { rowId, key }),
      isAgain: hadOne.current === socketKey,
      onSave: (rowKeys) => latest.current.onSave?.(rowKeys),
    });
    setLive(table);
    const look = () => queueMicrotask(() => table.conflicts() > 0 && table.editingEnded());
    const names = ['focusout', 'keyup', 'pointerup'] as const;
    for (const name of names) document.addEventListener(name, look);
    return () => {
      // A second run at once, as in development, has missed nothing.
      if (line.state() === 'open') hadOne.current = socketKey;
      for (const name of names) document.removeEventListener(name, look);
      table.dispose();
      setLive(undefined);
    };
  }, [store, connect, socketKey]);
  useEffect(() => {
    if (handleRef === undefined) return undefined;
    handleRef.current = live ?? null;
    return () => {
      handleRef.current = null;
    };
  }, [handleRef, live]);
  return live;
}

/** Whether an editor is open over a cell, or the cell is an input that has the focus. */
function isEditing({ store, painter, controller, control }: GridHandle, { rowId, key }: { rowId: RowId; key: string }): boolean {
  const open = control();
  if (open !== null) return open.rowId === rowId && open.key === key;
  const active = controller.activeCell();
  if (active?.rowId !== rowId || active.laid.key !== key) return false;
  return controller.editMode !== 'none' || painter.cellAt(store.viewIndexOf(rowId), key)?.input === document.activeElement;
}
