import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../internals/Button.tsx';
import { afterNextFrame } from '../store/slices.ts';
import type { Voice } from '../grid/Spoken.tsx';
import type { TableStore } from '../store/tableStore.ts';
import { useTableStore } from '../useTableStore.ts';
import type { SelectionFigures } from './selectionFigures.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

// Ms for which what was just done, or refused, stands there to be read.
const saidTime = 8_000;

/** Below the table: how many rows there are, what is wrong, what was just said, and what the selected cells come to. */
export function StatusLine({ store, voice, onNextError }: StatusLineProps) {
  const { t } = useTexts(zhGrid);
  const shown = useTableStore(store, (one) => one.viewCount(), ['rows', 'view']);
  const count = useTableStore(store, (one) => one.rowCount(), ['rows']);
  const errors = useTableStore(store, errorCount, ['errors', 'rows']);
  const hidden = useTableStore(store, hiddenErrorCount, ['errors', 'rows', 'view', 'columns']);
  const error = useTableStore(store, activeError, ['errors', 'selection', 'rows', 'view', 'columns']);
  const said = useLatest(voice);
  const figures = useSelectionFigures(store);
  return (
    <div role="group" aria-label={t('grid.status')} className="flex min-h-6 flex-wrap items-center gap-x-4 text-xs text-ink-secondary">
      <span>{shown === count ? t('grid.rows', { count }) : t('grid.rowsOf', { shown, count })}</span>
      {errors > 0 && (
        <Button
          variant="dangerLink"
          size="small"
          aria-keyshortcuts="F8"
          title="F8"
          icon={<CircleAlert aria-hidden size={13} />}
          onClick={onNextError}
        >
          {hidden === 0 ? t('grid.errors', { count: errors }) : t('grid.errorsHidden', { count: errors, hidden })}
        </Button>
      )}
      {error !== undefined && <span className="text-danger-ink">{error}</span>}
      {/* Screen readers have heard it; what is wrong with the active cell stands there already. */}
      {said !== '' && !(error !== undefined && said.endsWith(error)) && <span aria-hidden>{said}</span>}
      {figures !== undefined && figures.cells > 1 && (
        <span data-figures className="ms-auto flex flex-wrap gap-x-4 tabular-nums">
          {figures.average !== undefined && <span>{t('grid.figureAverage', { value: figures.average })}</span>}
          <span>{t('grid.figureCount', { value: figures.count })}</span>
          {figures.sum !== undefined && <span>{t('grid.figureSum', { value: figures.sum })}</span>}
        </span>
      )}
    </div>
  );
}

interface StatusLineProps {
  store: TableStore;
  voice: Voice;
  onNextError: () => void;
}

/** What is wrong with the active cell. */
function activeError(store: TableStore): string | undefined {
  const { active } = store.selection();
  const rowId = active === null ? undefined : store.rowIdAt(active.row);
  return active === null || rowId === undefined ? undefined : store.errorOf(rowId, store.visibleColumns()[active.column] ?? '');
}

/** What was said last, for as long as it takes to read it. */
function useLatest(voice: Voice): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let forgo: (() => void) | undefined;
    const show = () => {
      forgo = undefined;
      setSaid(voice.shown());
      clearTimeout(timer);
      timer = setTimeout(() => setSaid(''), saidTime);
    };
    // What was done is seen before it is told here.
    const stop = voice.subscribe(() => {
      forgo ??= afterNextFrame(show);
    });
    return () => {
      stop();
      forgo?.();
      clearTimeout(timer);
    };
  }, [voice]);
  return said;
}

function errorCount(store: TableStore): number {
  let count = 0;
  for (const cells of store.errors().values()) count += cells.size;
  return count;
}

/** Errors in rows that a filter hides, and in hidden columns. */
function hiddenErrorCount(store: TableStore): number {
  if (store.errors().size === 0) return 0;
  const shown = new Set(store.visibleColumns());
  let count = 0;
  for (const [rowId, cells] of store.errors()) {
    const isHidden = store.viewIndexOf(rowId) < 0;
    for (const key of cells.keys()) if (isHidden || !shown.has(key)) count += 1;
  }
  return count;
}

/** The figures of the selection, once it rests for a moment. */
function useSelectionFigures(store: TableStore): SelectionFigures | undefined {
  const [figures, setFigures] = useState<SelectionFigures>();
  useEffect(() => {
    let running: AbortController | undefined;
    let forgo: (() => void) | undefined;
    const look = async () => {
      forgo = undefined;
      const { ranges } = store.selection();
      const isOne = ranges.length === 1 && ranges[0]?.top === ranges[0]?.bottom && ranges[0]?.left === ranges[0]?.right;
      // One cell tells itself what it holds, and moving along cells should cost nothing here.
      if (ranges.length === 0 || isOne) return setFigures(undefined);
      running = new AbortController();
      const { signal } = running;
      try {
        // Without its code there are no figures; the next selection asks for it again.
        const late = await import('./selectionFigures.ts').catch(() => undefined);
        const next = await late?.selectionFigures(store, signal);
        if (!signal.aborted) setFigures(next);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    };
    const stop = store.subscribe((event) => {
      if (event.kind !== 'selection' && event.kind !== 'cells' && event.kind !== 'rows' && event.kind !== 'view') return;
      running?.abort();
      // What was selected or written is drawn before it is added up.
      forgo ??= afterNextFrame(() => void look());
    });
    return () => {
      stop();
      running?.abort();
      forgo?.();
    };
  }, [store]);
  return figures;
}
