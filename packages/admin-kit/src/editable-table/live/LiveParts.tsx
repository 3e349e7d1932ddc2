import { type RefObject, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { GridHandle } from '../grid/mountGrid.ts';
import { CellBoxes } from './CellBoxes.tsx';
import type { LiveTable } from './createLiveTable.ts';
import { LiveBar } from './LiveBar.tsx';
import type { Conflict, LiveOptions } from './liveTypes.ts';
import { useLiveTable } from './useLiveTable.ts';

interface LivePartsProps {
  grid: GridHandle;
  /** Lies over the cells. */
  layer: RefObject<HTMLDivElement | null>;
  rowSize: number;
  live: LiveOptions;
}

/** What a table has when several people share it: their places over the cells, and a line below that says how it stands. */
export default function LiveParts({ live: options, ...frame }: LivePartsProps) {
  const live = useLiveTable(frame.grid, options);
  return live === undefined ? null : <Shared {...frame} live={live} />;
}

function Shared({ grid, layer, rowSize, live }: Omit<LivePartsProps, 'live'> & { live: LiveTable }) {
  const state = useSyncExternalStore(live.subscribe, live.getSnapshot);
  const [chosen, setChosen] = useState('');
  const nameOf = ({ rowId, key }: Conflict) => `${rowId} ${key}`;
  const at = Math.max(
    0,
    state.conflicts.findIndex((conflict) => nameOf(conflict) === chosen),
  );
  const goTo = (conflict: Conflict) => {
    setChosen(nameOf(conflict));
    const column = grid.painter.layout.byKey.get(conflict.key)?.place ?? -1;
    const row = grid.store.viewIndexOf(conflict.rowId);
    if (row >= 0 && column >= 0) grid.controller.goTo({ row, column });
  };
  const step = (by: number) => {
    const { length } = state.conflicts;
    const next = state.conflicts[(at + by + length) % length];
    if (next !== undefined) goTo(next);
  };
  return (
    <>
      {layer.current &&
        createPortal(
          <CellBoxes
            grid={grid}
            live={live}
            rowSize={rowSize}
            companions={state.companions}
            conflicts={state.conflicts}
            onConflict={goTo}
          />,
          layer.current,
        )}
      <LiveBar grid={grid} live={live} state={state} at={at} onStep={step} />
    </>
  );
}
