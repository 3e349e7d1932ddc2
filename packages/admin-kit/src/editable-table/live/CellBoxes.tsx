import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RowId } from '../columnTypes.ts';
import type { CellName } from '../store/tableEvents.ts';
import type { LiveTable } from './createLiveTable.ts';
import type { Collaborator, Conflict } from './liveTypes.ts';
import { zhLive } from './texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { GridHandle } from '../grid/gridTypes.ts';

/** Frame and tag of a person. Names stand beside every colour. */
export const personLooks = [
  'border-running-ink bg-running-soft text-running-ink',
  'border-ok-ink bg-ok-soft text-ok-ink',
  'border-waiting-ink bg-waiting-soft text-waiting-ink',
  'border-primary-ink bg-primary-soft text-primary-ink',
  'border-draft-ink bg-draft-soft text-draft-ink',
] as const;
const frameLooks = ['border-running-ink', 'border-ok-ink', 'border-waiting-ink', 'border-primary-ink', 'border-draft-ink'] as const;

/** How long cells that others have written are marked, in ms, and how many of them at most. @source TBL-12 */
const flashTime = 1400;
const mostFlashes = 200;

interface BoxesProps {
  grid: GridHandle;
  live: LiveTable;
  rowSize: number;
  collaborators: readonly Collaborator[];
  conflicts: readonly Conflict[];
  onConflict: (conflict: Conflict) => void;
}

/** What lies over the cells: where others are, what they have just written, where a person has to choose. */
export function CellBoxes({ grid, live, rowSize, collaborators, conflicts, onConflict }: BoxesProps) {
  const { t } = useTexts(zhLive);
  const flashes = useFlashes(live);
  const at = { grid, rowSize };
  return (
    <div aria-hidden className="absolute inset-0">
      {flashes.map(([rowId, key]) => (
        <PlacedBox key={`f${rowId} ${key}`} {...at} rowId={rowId} column={key} className="bg-waiting-line/40 motion-safe:animate-pulse" />
      ))}
      {collaborators.map(
        ({ caseId, name, colour, place }) =>
          place && (
            <PlacedBox
              key={caseId}
              {...at}
              rowId={place.rowId}
              column={place.key}
              className={`border-2 border-solid ${frameLooks[colour] ?? frameLooks[0]}`}
            >
              <span
                className={`absolute bottom-full start-[-2px] max-w-40 truncate rounded-t-sm border border-solid px-1 text-xs group-data-[low]:bottom-auto group-data-[low]:top-full group-data-[low]:rounded-t-none group-data-[low]:rounded-b-sm ${personLooks[colour] ?? personLooks[0]}`}
              >
                {name || t('live.someone')}
              </span>
            </PlacedBox>
          ),
      )}
      {conflicts.map((conflict) => (
        <PlacedBox
          key={`c${conflict.rowId} ${conflict.key}`}
          {...at}
          rowId={conflict.rowId}
          column={conflict.key}
          className="border-2 border-dashed border-danger-ink"
        >
          <span
            className="pointer-events-auto absolute end-0 top-0 cursor-pointer rounded-es-sm bg-danger-soft px-1 text-xs text-danger-ink"
            onPointerDown={(event) => {
              event.preventDefault();
              onConflict(conflict);
            }}
          >
            {t('live.conflict')}
          </span>
        </PlacedBox>
      ))}
    </div>
  );
}

interface PlacedBoxProps {
  grid: GridHandle;
  rowSize: number;
  rowId: RowId;
  column: string;
  className: string;
  children?: ReactNode;
}

/** A box over a cell that goes with it, as far as the cell is in view. */
function PlacedBox({ grid, rowSize, rowId, column, className, children }: PlacedBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { store, painter } = grid;
    const place = () => {
      if (box.current === null) return;
      const { style } = box.current;
      const laid = painter.layout.byKey.get(column);
      const row = store.viewIndexOf(rowId);
      const at = laid === undefined || row < 0 ? undefined : grid.boxOf({ row, column: laid.place });
      const isSeen =
        at !== undefined &&
        // Half of a cell below the heading or a pinned column is not a place for a mark.
        at.top >= rowSize / 2 &&
        at.top < painter.room.height &&
        (laid?.pin !== undefined ||
          (at.start >= painter.layout.startSize - at.width / 2 && at.start < painter.room.width - painter.layout.endSize - 8));
      style.display = isSeen ? '' : 'none';
      if (!isSeen) return;
      style.insetInlineStart = `${at.start}px`;
      style.top = `${at.top}px`;
      style.width = `${at.width}px`;
      style.height = `${at.height}px`;
      // No room above the first row: the tag hangs below.
      box.current.toggleAttribute('data-low', at.top < rowSize * 1.5);
    };
    place();
    const ends = [grid.subscribeMove(place), store.subscribe(({ kind }) => (kind === 'rows' || kind === 'view' ? place() : undefined))];
    return () => {
      for (const end of ends) end();
    };
  }, [grid, rowSize, rowId, column]);
  return (
    <div ref={box} className={`group absolute box-border ${className}`}>
      {children}
    </div>
  );
}

/** Cells that others have written in the last moments. */
function useFlashes(live: LiveTable): readonly CellName[] {
  const [flashes, setFlashes] = useState<readonly CellName[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = live.onShown((cells) => {
      setFlashes((known) => {
        const fresh = new Set(cells.map(String));
        return [...known.filter((cell) => !fresh.has(String(cell))), ...cells].slice(-mostFlashes);
      });
      clearTimeout(timer);
      timer = setTimeout(() => setFlashes([]), flashTime);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [live]);
  return flashes;
}
