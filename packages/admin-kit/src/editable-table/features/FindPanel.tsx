import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Checkbox } from '../../input/Checkbox.tsx';
import { TextInput } from '../../input/TextInput.tsx';
import { Button, IconButton } from '../../internals/Button.tsx';
import { type FindQuery, type FindResult, findCells, replaceAll } from '../store/findCells.ts';
import type { CellRange } from '../store/selectionTypes.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { GridHandle } from '../grid/gridTypes.ts';

/** Looks for a text in the cells, goes from one to the next, and writes another one instead. */
export function FindPanel({ grid, frame, say, onClose }: FindPanelProps) {
  const { t } = useTexts(zhGrid);
  const { store, controller } = grid;
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [by, setBy] = useState('');
  const [how, setHow] = useState({ isCaseSensitive: false, isWholeCell: false, isRegExp: false });
  // The cells that were selected when the search began: going from one to the next selects others.
  const [area] = useState(() => store.selection().ranges.filter((range) => range.top !== range.bottom || range.left !== range.right));
  const [isInArea, setInArea] = useState(false);
  const [result, setResult] = useState<FindResult>();
  const [present, setPresent] = useState<FoundCell>();
  const query: FindQuery = { text, ...how, ...(isInArea && area.length > 0 ? { ranges: area as CellRange[] } : {}) };
  const signature = JSON.stringify(query);

  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    const own = new AbortController();
    const look = async () => {
      try {
        const found = await findCells(store, { query: JSON.parse(signature) as FindQuery, signal: own.signal });
        setResult(found);
      } catch (error) {
        if (!own.signal.aborted) throw error;
      }
    };
    const begin = () => void look();
    begin();
    const stop = store.subscribe((event) => {
      if (event.kind === 'cells' || event.kind === 'rows' || event.kind === 'view') begin();
    });
    return () => {
      own.abort();
      stop();
    };
  }, [store, signature]);

  const cells = result?.cells ?? [];
  const at = present === undefined ? -1 : cells.findIndex(({ rowId, column }) => rowId === present.rowId && column === present.column);
  const placeOf = ({ rowId, column }: FoundCell) => ({ row: store.viewIndexOf(rowId), column: store.visibleColumns().indexOf(column) });
  const show = (cell: FoundCell | undefined) => {
    setPresent(cell);
    if (cell !== undefined) controller.goTo(placeOf(cell));
  };
  /** The cell that is found next behind the present one or before it, whether that is still found or not. */
  const next = (found: readonly FoundCell[], back: boolean) => {
    const from = present === undefined ? { row: -1, column: -1 } : placeOf(present);
    const isAhead = (cell: FoundCell) => {
      const { row, column } = placeOf(cell);
      const order = row - from.row || column - from.column;
      return back ? order < 0 : order > 0;
    };
    return back ? (found.findLast(isAhead) ?? found.at(-1)) : (found.find(isAhead) ?? found[0]);
  };
  const step = (back: boolean) => show(next(cells, back));
  const replaceOne = async () => {
    const cell = cells[at];
    if (cell === undefined) return step(false);
    const { row, column } = placeOf(cell);
    const { refusals } = await replaceAll(store, {
      query: { ...query, ranges: [{ top: row, bottom: row, left: column, right: column }] },
      replacement: by,
    });
    if (refusals.length > 0) grid.refused(refusals);
    const found = await findCells(store, { query });
    setResult(found);
    show(next(found.cells, false));
  };
  const replaceEach = async () => {
    const { written, refusals } = await replaceAll(store, { query, replacement: by });
    say(t('grid.replaced', { count: written }));
    if (refusals.length > 0) grid.refused(refusals);
  };
  // With nothing left to replace the buttons are disabled; the one that was pressed must not take the focus out of the panel.
  const isNothing = cells.length === 0;
  useLayoutEffect(() => {
    if (isNothing && panel.current?.querySelector('button:focus:disabled')) panel.current.querySelector('input')?.focus();
  }, [isNothing]);
  const status =
    result?.failure === 'invalid'
      ? t('grid.patternInvalid')
      : result?.failure === 'slow'
        ? t('grid.patternSlow')
        : text === ''
          ? ''
          : isNothing
            ? t('grid.foundNone')
            : t('grid.found', { at: at + 1, count: `${cells.length}${result?.isCut ? '+' : ''}` });
  const host = frame.current?.parentElement;
  if (!host) return null;
  return createPortal(
    <div
      ref={panel}
      role="dialog"
      aria-label={t('grid.find')}
      className="absolute end-2 top-2 z-50 flex w-80 max-w-[calc(100%-16px)] flex-col gap-2 rounded-lg border border-solid border-line bg-surface p-3 text-base shadow-popup"
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') {
          event.stopPropagation();
          onClose();
        } else if (event.key === 'Enter' && (event.target as Element).tagName === 'INPUT') {
          event.preventDefault();
          step(event.shiftKey);
        }
      }}
    >
      <div className="flex items-center gap-1">
        <TextInput
          aria-label={t('grid.findWhat')}
          placeholder={t('grid.findWhat')}
          value={text}
          onValueChange={(next) => {
            setText(next);
            setPresent(undefined);
          }}
        />
        <IconButton size="small" label={t('grid.findPrevious')} icon={<ChevronUp aria-hidden size={16} />} onClick={() => step(true)} />
        <IconButton size="small" label={t('grid.findNext')} icon={<ChevronDown aria-hidden size={16} />} onClick={() => step(false)} />
        <IconButton size="small" label={t('common.close')} icon={<X aria-hidden size={16} />} onClick={onClose} />
      </div>
      <TextInput aria-label={t('grid.replaceBy')} placeholder={t('grid.replaceBy')} value={by} onValueChange={setBy} />
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Checkbox value={how.isCaseSensitive} onValueChange={(isCaseSensitive) => setHow({ ...how, isCaseSensitive })}>
          {t('grid.matchCase')}
        </Checkbox>
        <Checkbox value={how.isWholeCell} onValueChange={(isWholeCell) => setHow({ ...how, isWholeCell })}>
          {t('grid.wholeCell')}
        </Checkbox>
        <Checkbox value={how.isRegExp} onValueChange={(isRegExp) => setHow({ ...how, isRegExp })}>
          {t('grid.regExp')}
        </Checkbox>
        {area.length > 0 && (
          <Checkbox value={isInArea} onValueChange={setInArea}>
            {t('grid.inSelection')}
          </Checkbox>
        )}
      </div>
      <div className="flex items-center gap-2">
        <span role="status" className="min-w-0 flex-1 truncate text-sm text-ink-secondary">
          {status}
        </span>
        <Button size="small" disabled={isNothing} onClick={() => void replaceOne()}>
          {t('grid.replaceOne')}
        </Button>
        <Button size="small" disabled={isNothing} onClick={() => void replaceEach()}>
          {t('grid.replaceAll')}
        </Button>
      </div>
    </div>,
    host,
  );
}

type FoundCell = FindResult['cells'][number];

interface FindPanelProps {
  grid: GridHandle;
  /** The element that scrolls; the panel stands over its corner. */
  frame: RefObject<HTMLElement | null>;
  say: (text: string) => void;
  onClose: () => void;
}
