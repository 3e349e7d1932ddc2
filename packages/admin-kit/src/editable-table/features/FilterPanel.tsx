import { useEffect, useState } from 'react';
import { Checkbox } from '../../input/Checkbox.tsx';
import { TextInput } from '../../input/TextInput.tsx';
import { Button } from '../../internals/Button.tsx';
import { popupBox } from '../../internals/control.ts';
import { cx } from '../../internals/cx.ts';
import { Floating } from '../../internals/Floating.tsx';
import { readDay } from '../../internals/readDates.ts';
import { storeParts } from '../store/storeParts.ts';
import type { TableFilter, TableStore } from '../store/tableStore.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** Texts of a column that are listed. */
const mostTexts = 500;

/** Chooses which rows are shown by one column: from … to for numbers and dates, else the texts that occur in it. */
export function FilterPanel({ store, column, at, say, onClose }: FilterPanelProps) {
  const { t } = useTexts(zhGrid);
  const title = store.column(column)?.title ?? column;
  const series = store.typeOf(column)?.series;
  const present = store.filters().find((one) => one.key === column);
  const [anchor] = useState(() => ({ current: pointAnchor(at) }));
  const apply = (filter: TableFilter | undefined) => {
    const others = store.filters().filter((one) => one.key !== column);
    void store.setFilters(filter === undefined ? others : [...others, filter]).then((isDone) => {
      if (isDone) say(t('grid.filtered', { count: store.viewCount() }));
    });
    onClose();
  };
  return (
    <Floating
      open
      onClose={onClose}
      anchor={anchor}
      aria-label={t('grid.filterBy', { label: title })}
      onCloseAutoFocus={(event) => event.preventDefault()}
      className={cx(popupBox, 'w-64 p-3')}
    >
      {series === 'number' || series === 'date' ? (
        <RangeFilter store={store} column={column} present={present} onApply={apply} />
      ) : (
        <TextsFilter store={store} column={column} present={present} onApply={apply} />
      )}
    </Floating>
  );
}

/** An anchor without an element: a point of the screen. */
function pointAnchor(at: { x: number; y: number }): HTMLElement {
  return { getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0), contains: () => false } as unknown as HTMLElement;
}

interface FilterPanelProps {
  store: TableStore;
  /** Key of the column. */
  column: string;
  /** Point of the screen below which it opens. */
  at: { x: number; y: number };
  say: (text: string) => void;
  onClose: () => void;
}

interface PartProps {
  store: TableStore;
  column: string;
  present: TableFilter | undefined;
  onApply: (filter: TableFilter | undefined) => void;
}

function RangeFilter({ store, column, present, onApply }: PartProps) {
  const { t } = useTexts(zhGrid);
  const bounds = boundsOf(store, column);
  const [from, setFrom] = useState(present?.by === 'range' ? bounds.write(present.from) : '');
  const [to, setTo] = useState(present?.by === 'range' ? bounds.write(present.to) : '');
  const isWrong = (text: string) => text.trim() !== '' && bounds.read(text) === undefined;
  const apply = () => {
    const [low, high] = [bounds.read(from), bounds.read(to)];
    if (low === undefined && high === undefined) onApply(undefined);
    else onApply({ key: column, by: 'range', ...(low === undefined ? {} : { from: low }), ...(high === undefined ? {} : { to: high }) });
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!isWrong(from) && !isWrong(to)) apply();
      }}
    >
      <label className="flex items-center gap-2">
        <span className="w-10 shrink-0">{t('grid.filterFrom')}</span>
        <TextInput value={from} invalid={isWrong(from)} onValueChange={setFrom} />
      </label>
      <label className="flex items-center gap-2">
        <span className="w-10 shrink-0">{t('grid.filterTo')}</span>
        <TextInput value={to} invalid={isWrong(to)} onValueChange={setTo} />
      </label>
      <Buttons onClear={() => onApply(undefined)} />
    </form>
  );
}

/** How a person reads and writes the bounds of a column, whether or not any row is there. */
function boundsOf(store: TableStore, column: string): { write: (value: unknown) => string; read: (text: string) => unknown } {
  const plan = storeParts.get(store)?.core.byKey.get(column);
  if (plan === undefined) return { write: () => '', read: () => undefined };
  const { type } = plan;
  const cell = plan.cellOf({}, -1);
  return {
    write: (value) => (value === undefined ? '' : (type.editText ?? type.copy ?? type.format).call(type, value, cell)),
    read(text) {
      const value = text.trim() === '' ? undefined : type.parse(text, cell);
      if (plan.isEmpty(value)) return undefined;
      // A day without a time is kept as one: it means all of it.
      return type.series === 'date' && typeof value === 'string' && readDay(text) !== null ? value.slice(0, 10) : value;
    },
  };
}

function TextsFilter({ store, column, present, onApply }: PartProps) {
  const { t } = useTexts(zhGrid);
  const [texts, setTexts] = useState<readonly string[]>();
  const [search, setSearch] = useState(present?.by === 'contains' ? present.text : '');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(present?.by === 'texts' ? present.texts : []));
  useEffect(() => {
    const own = new AbortController();
    store.distinctTexts(column, { limit: mostTexts, signal: own.signal }).then(setTexts, (error: unknown) => {
      if (!own.signal.aborted) throw error;
    });
    return () => own.abort();
  }, [store, column]);
  const wanted = search.trim().toLocaleLowerCase();
  const listed = texts?.filter((text) => text.toLocaleLowerCase().includes(wanted)) ?? [];
  const toggle = (text: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(text);
    else next.delete(text);
    setChosen(next);
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (chosen.size > 0) onApply({ key: column, by: 'texts', texts: [...chosen] });
        else onApply(wanted === '' ? undefined : { key: column, by: 'contains', text: search.trim() });
      }}
    >
      <TextInput aria-label={t('grid.findWhat')} value={search} onValueChange={setSearch} />
      <div role="group" aria-label={t('grid.filter')} className="flex max-h-56 flex-col overflow-auto">
        {listed.map((text) => (
          <Checkbox key={text} value={chosen.has(text)} onValueChange={(isOn) => toggle(text, isOn)} className="min-h-7">
            <span className="truncate">{text === '' ? t('grid.filterEmpty') : text}</span>
          </Checkbox>
        ))}
      </div>
      {texts?.length === mostTexts && <p className="text-xs text-ink-secondary">{t('grid.filterMore', { count: mostTexts })}</p>}
      <Buttons onClear={() => onApply(undefined)} />
    </form>
  );
}

function Buttons({ onClear }: { onClear: () => void }) {
  const { t } = useTexts(zhGrid);
  return (
    <div className="flex justify-between pt-1">
      <Button size="small" variant="link" onClick={onClear}>
        {t('grid.filterClear')}
      </Button>
      <Button size="small" variant="primary" type="submit">
        {t('common.ok')}
      </Button>
    </div>
  );
}
