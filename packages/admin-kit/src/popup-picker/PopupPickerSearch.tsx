import { ChevronDown, ChevronUp, RotateCcw, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLateInput } from '../dialog/useLateInput.ts';
import { DateInput } from '../input/DateInput.tsx';
import { DateRangeInput } from '../input/DateRangeInput.tsx';
import { Select } from '../input/Select.tsx';
import { TextInput } from '../input/TextInput.tsx';
import { Button } from '../internals/Button.tsx';
import { own } from '../internals/own.ts';
import type {
  PopupQueryItem,
  PopupReportColumns,
  PopupReportQuery,
  PopupSearchDrafts as Drafts,
  PopupSearchInputProps,
  PopupSearchValue,
} from './popupReport.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The search fields of a report; those marked hidden stand in a folded part. Nothing is asked before 查询 or Enter. @source POP-01 */
export function PopupPickerSearch({ items, dictOptions, initial, onSearch, onLeaveDown }: PopupPickerSearchProps) {
  const { t } = useTexts();
  const baseId = useId();
  const [drafts, setDrafts] = useState<Drafts>(initial);
  const [isUnfolded, setUnfolded] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useLateInput(form);
  const folded = items.filter((item) => item.hidden === '1');
  const shown = isUnfolded ? items : items.filter((item) => item.hidden !== '1');
  const change = (changes: Drafts) => setDrafts((before) => ({ ...before, ...changes }));

  const search = (values: Drafts) =>
    onSearch(
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value = '']) => {
          const asked = typeof value === 'string' ? value.trim() : value.map((one) => one.trim());
          return asked.length === 0 || (typeof asked !== 'string' && !asked.some(Boolean)) ? [] : [[name, asked]];
        }),
      ),
    );
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // Lists and calendars use the key themselves.
    const isPlain = event.target instanceof HTMLInputElement && event.target.getAttribute('role') !== 'combobox';
    if (event.key !== 'ArrowDown' || event.defaultPrevented || event.nativeEvent.isComposing || !isPlain) return;
    event.preventDefault();
    onLeaveDown();
  };

  return (
    <form
      ref={form}
      role="search"
      aria-label={t('resource.searchArea')}
      className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2 desktop:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault();
        // A form around the picker must not hear of it: React passes events through the dialog.
        event.stopPropagation();
        search(drafts);
      }}
      onKeyDown={handleKeyDown}
    >
      {shown.map((item) => (
        <div key={item.field} className="flex min-w-0 flex-col gap-1">
          <label htmlFor={`${baseId}-${item.field}`} className="text-sm text-ink-secondary">
            {item.label}
          </label>
          {item.input ? (
            <item.input id={`${baseId}-${item.field}`} item={item} drafts={drafts} onDraftsChange={change} />
          ) : (
            <SearchInput
              id={`${baseId}-${item.field}`}
              item={item}
              options={own(dictOptions, item.dictCode ?? '') ?? []}
              drafts={drafts}
              onDraftsChange={change}
            />
          )}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" icon={<Search aria-hidden size={14} />}>
          {t('common.search')}
        </Button>
        <Button
          icon={<RotateCcw aria-hidden size={14} />}
          onClick={() => {
            setDrafts({});
            search({});
          }}
        >
          {t('common.reset')}
        </Button>
        {folded.length > 0 && (
          <Button
            variant="link"
            aria-expanded={isUnfolded}
            icon={isUnfolded ? <ChevronUp aria-hidden size={14} /> : <ChevronDown aria-hidden size={14} />}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {t(isUnfolded ? 'common.collapse' : 'common.expand')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Props of {@link PopupPickerSearch}. */
interface PopupPickerSearchProps {
  items: readonly PopupQueryItem[];
  dictOptions: PopupReportColumns['dictOptions'];
  /** What the search begins with. */
  initial: Drafts;
  /** Called with the values to search by. */
  onSearch: (filters: PopupReportQuery['filters']) => void;
  /** The arrow down leads from a text into the rows. */
  onLeaveDown: () => void;
}

interface SearchInputProps extends PopupSearchInputProps {
  options: ReadonlyArray<{ value: string; text: string }>;
}

function SearchInput({ id, item, options, drafts, onDraftsChange }: SearchInputProps) {
  const { field, label, mode, view } = item;
  const isDay = view === 'date' || view === 'datetime';
  const value = own(drafts, field);
  const [from, to] = endsOf(value);
  const set = (next: PopupSearchValue | undefined) => onDraftsChange({ [field]: next });
  if (mode === 'group' && isDay) {
    return (
      <DateRangeInput id={id} aria-label={label} value={from || to ? [from, to] : null} onValueChange={(days) => set(days ?? undefined)} />
    );
  }
  if (mode === 'group') {
    return (
      <div className="flex items-center gap-1">
        <TextInput id={id} aria-label={`${label} ≥`} value={from} onValueChange={(text) => set([text, to])} />
        <span aria-hidden>~</span>
        <TextInput aria-label={`${label} ≤`} value={to} onValueChange={(text) => set([from, text])} />
      </div>
    );
  }
  const text = typeof value === 'string' ? value : '';
  if (view === 'list') {
    return (
      <Select
        id={id}
        aria-label={label}
        options={options.map((one) => ({ value: one.value, label: one.text }))}
        value={text || null}
        onValueChange={(next) => set(next ?? undefined)}
      />
    );
  }
  if (isDay) return <DateInput id={id} aria-label={label} value={text || null} onValueChange={(next) => set(next ?? undefined)} />;
  return <TextInput id={id} {...(view === 'number' ? { inputMode: 'decimal' as const } : {})} value={text} onValueChange={set} />;
}

/** Both ends of a range, '' for an open one. */
const endsOf = (value: PopupSearchValue = ''): readonly [from: string, to: string] =>
  typeof value === 'string' ? ['', ''] : [value[0] ?? '', value[1] ?? ''];
