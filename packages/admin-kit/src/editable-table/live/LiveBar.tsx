import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../internals/Button.tsx';
import { useTableStore } from '../useTableStore.ts';
import { personLooks } from './CellBoxes.tsx';
import type { LiveTable } from './createLiveTable.ts';
import type { TheirWrite } from './cellLedger.ts';
import type { Conflict, LiveState } from './liveTypes.ts';
import { zhLive } from './texts.zh.ts';
import { joinSentences } from '../../i18n/joinSentences.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { GridHandle } from '../grid/gridTypes.ts';

/** Others are spoken of no more often, in ms: who listens wants to work as well. */
const speechPause = 3_000;

interface LiveBarProps {
  grid: GridHandle;
  live: LiveTable;
  state: LiveState;
  /** Which conflict is looked at. */
  at: number;
  onStep: (by: number) => void;
  /** Shows the row of a conflict that a filter hides. */
  onShow: (conflict: Conflict) => void;
}

/** The line below a shared table: who is there, how the line stands, and what a person has to choose. */
export function LiveBar(props: LiveBarProps) {
  const { live, state } = props;
  const { t } = useTexts(zhLive);
  const spoken = useSpeech(live, state);
  const names = state.collaborators.map(({ caseId, name, colour }) => ({ caseId, colour, name: name || t('live.someone') }));
  const trouble = state.isRefused
    ? t('live.refused')
    : state.line === 'open'
      ? undefined
      : t(state.line === 'connecting' ? 'live.connecting' : state.line === 'waiting' ? 'live.waiting' : 'live.closed');
  return (
    <div role="group" aria-label={t('live.title')} className="flex flex-col gap-2 text-sm">
      <div className="flex min-h-6 flex-wrap items-center gap-2 text-ink-secondary">
        {trouble !== undefined && <span className="text-waiting-ink">{trouble}</span>}
        {trouble === undefined && <span>{t(names.length > 0 ? 'live.people' : 'live.alone')}</span>}
        {names.map(({ caseId, name, colour }) => (
          <span
            key={caseId}
            className={`max-w-40 truncate rounded-sm border border-solid px-1 text-xs ${personLooks[colour] ?? personLooks[0]}`}
          >
            {name}
          </span>
        ))}
        {state.waiting > 0 && state.line !== 'open' && <span>{t('live.unsent', { count: state.waiting })}</span>}
      </div>
      {state.conflicts.length > 0 && <ConflictChoice {...props} />}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

function ConflictChoice({ grid, live, state, at, onStep, onShow }: LiveBarProps) {
  const { t } = useTexts(zhLive);
  const textId = useId();
  const group = useRef<HTMLDivElement>(null);
  const { store } = grid;
  const conflict = state.conflicts[at];
  const place = useTableStore(store, (one) => (conflict === undefined ? -1 : one.viewIndexOf(conflict.rowId)), ['view', 'rows']);
  if (conflict === undefined) return null;
  const { rowId, key, theirs } = conflict;
  const column = store.column(key);
  const type = store.typeOf(key);
  const cell = store.cell(rowId, key);
  const textOf = (value: unknown) => (type && cell ? type.format(value, cell) : '') || t('live.nothing');
  const nameOf = ({ name, by }: TheirWrite) => name || t(by === 'saved' ? 'live.server' : 'live.someone');
  const say = (write: TheirWrite) =>
    t(place < 0 ? 'live.conflictHidden' : 'live.conflictAt', {
      // A row that is not shown is known by its place among all rows, and by what stands in its first cell.
      row: (place < 0 ? store.indexOf(rowId) : place) + 1,
      text: store.text(rowId, store.visibleColumns()[0] ?? '') || t('live.nothing'),
      title: column?.title ?? key,
      mine: textOf(store.value(rowId, key)),
      name: nameOf(write),
      theirs: textOf(write.value),
    });
  const choose = (act: () => void) => {
    act();
    // The focus stays with the choices, or goes back to the table with the last one.
    if (live.conflicts() === 0) grid.focus();
    else group.current?.focus();
  };
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={textId}
      className="flex flex-wrap items-center gap-2 rounded-md border border-solid border-danger-line bg-danger-soft px-3 py-2 text-danger-ink"
    >
      <div id={textId} role="alert" className="me-auto">
        <strong>{t('live.conflicts', { at: at + 1, count: state.conflicts.length })}</strong>
        {theirs.map((write) => (
          <div key={write.by}>{say(write)}</div>
        ))}
      </div>
      {place < 0 && <Button onClick={() => onShow(conflict)}>{t('live.showRow')}</Button>}
      {state.conflicts.length > 1 && (
        <>
          <Button aria-keyshortcuts="Alt+Shift+F8" title="Alt+Shift+F8" onClick={() => onStep(-1)}>
            {t('live.previous')}
          </Button>
          <Button aria-keyshortcuts="Alt+F8" title="Alt+F8" onClick={() => onStep(1)}>
            {t('live.next')}
          </Button>
        </>
      )}
      <Button aria-keyshortcuts="Alt+Shift+M" title="Alt+Shift+M" onClick={() => choose(() => live.keepMine(rowId, key))}>
        {t('live.keepMine')}
      </Button>
      {theirs.map((write, index) => (
        <Button
          key={write.by}
          {...(index === 0 ? { 'aria-keyshortcuts': 'Alt+Shift+T', title: 'Alt+Shift+T' } : {})}
          onClick={() => choose(() => live.takeTheirs(rowId, { key, write }))}
        >
          {t('live.takeTheirs', { name: nameOf(write) })}
        </Button>
      ))}
    </div>
  );
}

/** What people hear who do not see the others come, go and write. */
function useSpeech(live: LiveTable, { collaborators }: LiveState): string {
  const { t, locale } = useTexts(zhLive);
  const [spoken, setSpoken] = useState('');
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef<ReadonlyMap<string, string>>(new Map());
  const say = useRef<(text: string) => void>(() => undefined);
  useEffect(() => {
    say.current = (text) => {
      waiting.current.push(text);
      if (timer.current !== undefined) return;
      const speak = () => {
        timer.current = undefined;
        if (waiting.current.length === 0) return;
        // Of much only the last is said.
        setSpoken(joinSentences(waiting.current.slice(-2), locale));
        waiting.current = [];
        timer.current = setTimeout(speak, speechPause);
      };
      speak();
    };
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [locale]);
  useEffect(() => {
    const present = new Map(collaborators.map(({ caseId, name }) => [caseId, name || t('live.someone')]));
    for (const [caseId, name] of present) if (!known.current.has(caseId)) say.current(t('live.joined', { name }));
    for (const [caseId, name] of known.current) if (!present.has(caseId)) say.current(t('live.left', { name }));
    known.current = present;
  }, [collaborators, t]);
  useEffect(
    () =>
      live.onShown((cells, name) => {
        if (name !== '') say.current(t('live.changed', { name, count: cells.length }));
      }),
    [live, t],
  );
  return spoken;
}
