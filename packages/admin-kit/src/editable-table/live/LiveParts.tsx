import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CellBoxes } from './CellBoxes.tsx';
import type { LiveTable } from './createLiveTable.ts';
import { LiveBar } from './LiveBar.tsx';
import type { Conflict, LiveOptions } from './liveTypes.ts';
import { useLiveTable } from './useLiveTable.ts';
import { zhLive } from './texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { GridHandle } from '../grid/gridTypes.ts';

interface LivePartsProps {
  grid: GridHandle;
  /** Lies over the cells. */
  layer: RefObject<HTMLDivElement | null>;
  rowSize: number;
  live: LiveOptions;
}

const nameOf = ({ rowId, key }: Pick<Conflict, 'rowId' | 'key'>): string => `${rowId} ${key}`;

/** What a table has when several people share it: their places over the cells, and a line below that says how it stands. */
export default function LiveParts({ live: options, ...frame }: LivePartsProps) {
  const live = useLiveTable(frame.grid, options);
  return live === undefined ? null : <Shared {...frame} live={live} />;
}

function Shared({ grid, layer, rowSize, live }: Omit<LivePartsProps, 'live'> & { live: LiveTable }) {
  const state = useSyncExternalStore(live.subscribe, live.getSnapshot);
  const [chosen, setChosen] = useState('');
  const { t } = useTexts(zhLive);
  const bar = useRef<HTMLDivElement>(null);
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
  const show = async (conflict: Conflict) => {
    if (!(await grid.store.setFilters([]))) return;
    goTo(conflict);
    grid.focus();
  };
  const step = (by: number) => {
    const { length } = state.conflicts;
    const next = state.conflicts[(at + by + length) % length];
    if (next !== undefined) goTo(next);
  };
  const { conflicts } = state;
  useEffect(() => {
    const known = new Set(conflicts.map(nameOf));
    grid.annotate((rowId, key) => (known.has(nameOf({ rowId, key })) ? t('live.conflict') : undefined));
  }, [grid, conflicts, t]);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || conflicts.length === 0) return;
    const isChoice = event.shiftKey && (event.code === 'KeyM' || event.code === 'KeyT');
    if (event.key !== 'F8' && !isChoice) return;
    event.preventDefault();
    event.stopPropagation();
    // The first step leads to the conflict that is spoken of, unless the cell in focus is it already or a filter hides it.
    const { active } = grid.store.selection();
    const { layout } = grid.painter;
    const here = conflicts.findIndex(
      ({ rowId, key }) => active?.row === grid.store.viewIndexOf(rowId) && active.column === layout.byKey.get(key)?.place,
    );
    const isShown = grid.store.viewIndexOf(conflicts[at]!.rowId) >= 0;
    if (!isChoice) return here < 0 && isShown ? goTo(conflicts[at]!) : step(event.shiftKey ? -1 : 1);
    const { rowId, key, theirs } = conflicts[here < 0 ? at : here]!;
    if (event.code === 'KeyM') live.keepMine(rowId, key);
    else if (theirs[0] !== undefined) live.takeTheirs(rowId, { key, write: theirs[0] });
  });
  useEffect(() => {
    // The table around: its cells and this line.
    const root = bar.current?.parentElement;
    const listen = (event: KeyboardEvent) => handleKey(event);
    root?.addEventListener('keydown', listen, true);
    return () => root?.removeEventListener('keydown', listen, true);
  }, []);
  return (
    <>
      {layer.current &&
        createPortal(
          <CellBoxes
            grid={grid}
            live={live}
            rowSize={rowSize}
            collaborators={state.collaborators}
            conflicts={state.conflicts}
            onConflict={goTo}
          />,
          layer.current,
        )}
      <div ref={bar} hidden />
      <LiveBar grid={grid} live={live} state={state} at={at} onStep={step} onShow={(conflict) => void show(conflict)} />
    </>
  );
}
