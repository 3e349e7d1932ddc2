import { ChevronDown, ChevronUp, RotateCcw, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useFieldKinds } from '../field/FieldProvider.tsx';
import type { FieldDefinition } from '../field/FieldMeta.ts';
import { filterMode, fromWire, toWire, wireKeys, type SearchValue, type WireFilters } from '../field/search.ts';
import { useAllTexts } from '../i18n/useAllTexts.ts';
import { Button } from '../internals/Button.tsx';
import { Spinner } from '../internals/Spinner.tsx';
import { fieldOf } from './fieldValues.ts';

/** The inputs that narrow a list: the first two in view, the others under 展开. Nothing is asked before 查询 or Enter. */
export function SearchArea({ of, fields, names, filters, onFiltersChange, onAdvanced, busy }: SearchAreaProps) {
  const { t, localize } = useAllTexts();
  const kindOf = useFieldKinds();
  const baseId = useId();
  const [drafts, setDrafts] = useState<Readonly<Record<string, SearchValue>>>({});
  const present = JSON.stringify(filters);
  const [seen, setSeen] = useState(present);
  const hasHiddenFilter = names.slice(2).some((name) => wireKeys(name).some((key) => key in filters));
  const [isOpen, setOpen] = useState(hasHiddenFilter);

  // Filters that came from elsewhere (a link, a removed chip) replace what was typed; a list that is only drawn again does not.
  if (seen !== present) {
    setSeen(present);
    setDrafts({});
  }
  const modeOf = (name: string) => filterMode(fieldOf(fields, name));
  const valueOf = (name: string) => (name in drafts ? drafts[name]! : fromWire(name, modeOf(name), filters));
  const others = Object.fromEntries(Object.entries(filters).filter(([key]) => !names.some((name) => wireKeys(name).includes(key))));
  const shown = isOpen ? names : names.slice(0, 2);

  const search = () =>
    onFiltersChange(Object.assign({}, others, ...names.map((name) => toWire(name, modeOf(name), valueOf(name) ?? null))) as WireFilters);
  const reset = () => {
    setDrafts({});
    onFiltersChange(others);
  };

  return (
    <form
      role="search"
      aria-keyshortcuts="Alt+S"
      aria-label={of === undefined ? t('resource.searchArea') : `${of} ${t('resource.searchArea')}`}
      className="rounded-lg border border-solid border-line bg-surface p-gap print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <div className="grid grid-cols-1 items-end gap-x-gap gap-y-3 sm:grid-cols-2 desktop:grid-cols-3 wide:grid-cols-4">
        {shown.map((name) => {
          const meta = fieldOf(fields, name);
          const SearchInput = kindOf(meta).Search;
          if (!SearchInput) return null;
          const label = localize(meta.label);
          return (
            <div key={name} className="flex min-w-0 flex-col gap-1">
              <label htmlFor={`${baseId}-${name}`} className="text-sm text-ink-secondary">
                {label}
              </label>
              <SearchInput
                id={`${baseId}-${name}`}
                aria-label={label}
                meta={meta}
                value={valueOf(name) ?? null}
                onValueChange={(value) => setDrafts({ ...drafts, [name]: value })}
              />
            </div>
          );
        })}
        <div className="flex flex-wrap items-center gap-2 wide:col-span-2">
          {/* Never blocked: a newer search takes the place of the one that is on its way. */}
          <Button
            type="submit"
            variant="primary"
            aria-busy={busy || undefined}
            icon={busy ? <Spinner size={15} className="text-current!" /> : <Search aria-hidden size={15} />}
          >
            {t('common.search')}
          </Button>
          <Button icon={<RotateCcw aria-hidden size={14} />} onClick={reset}>
            {t('common.reset')}
          </Button>
          {names.length > 2 && (
            <Button
              variant="link"
              aria-expanded={isOpen}
              icon={isOpen ? <ChevronUp aria-hidden size={14} /> : <ChevronDown aria-hidden size={14} />}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'common.collapse' : 'common.expand')}
            </Button>
          )}
          {onAdvanced && (
            <Button variant="link" aria-haspopup="dialog" aria-keyshortcuts="Alt+Q" onClick={onAdvanced}>
              {t('resource.advanced')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

/** Props of {@link SearchArea}. */
export interface SearchAreaProps {
  /** What is searched, where a page has several of these. */
  of?: string | undefined;
  fields: Readonly<Record<string, FieldDefinition>>;
  /** Fields to search by, in order. */
  names: readonly string[];
  filters: WireFilters;
  onFiltersChange: (filters: WireFilters) => void;
  /** Opens the advanced query; absent where there is none. */
  onAdvanced?: () => void;
  /** An answer is on its way. */
  busy?: boolean;
}
