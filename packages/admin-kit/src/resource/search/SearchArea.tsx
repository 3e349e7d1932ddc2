import { Filter, ListFilter, RotateCcw, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useFieldKinds } from '../../field/FieldProvider.tsx';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { filterMode, fromFilter, toFilters, withoutFields, type Filters, type SearchValue } from '../../field/search.ts';
import { Button, IconButton } from '../../internals/Button.tsx';
import { late, useLate } from '../../internals/late.ts';
import { cx } from '../../internals/cx.ts';
import { Spinner } from '../../internals/Spinner.tsx';
import { useMediaQuery } from '../../internals/useMediaQuery.ts';
import { fieldOf } from '../form/fieldValues.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/**
 * The inputs that narrow a list, in the row of its tools: the first two in view, the others below when 筛选 opens them; on a phone
 * one, and all of them in a sheet. Nothing is asked before 查询 or Enter. What a link filters by is told by chips and tabs, and opens nothing.
 */
export function SearchArea({ of, fields, names, filters, onFiltersChange, onAdvanced, busy }: SearchAreaProps) {
  const { t, localize } = useTexts(zhScreens);
  const kindOf = useFieldKinds();
  const baseId = useId();
  const [drafts, setDrafts] = useState<Readonly<Record<string, SearchValue>>>({});
  const present = JSON.stringify(filters);
  const [seen, setSeen] = useState(present);
  const [isOpened, setOpen] = useState(false);
  const isPhone = useMediaQuery(phone);
  const isOpen = isOpened && names.length > quickCount;
  const isFiltered = names.slice(1).some((name) => name in filters);
  const area = of === undefined ? t('resource.searchArea') : `${of} ${t('resource.searchArea')}`;

  // Filters that came from elsewhere (a link, a removed chip) replace what was typed; a list that is only drawn again does not.
  if (seen !== present) {
    setSeen(present);
    setDrafts({});
  }
  const modeOf = (name: string) => filterMode(fieldOf(fields, name));
  const valueOf = (name: string) => (name in drafts ? drafts[name]! : fromFilter(modeOf(name), filters[name]));
  const others = withoutFields(filters, names);
  const search = () => onFiltersChange({ ...others, ...toFilters(names.map((name) => [name, modeOf(name), valueOf(name) ?? null])) });
  const reset = () => {
    setDrafts({});
    onFiltersChange(others);
  };

  const input = (name: string, { isQuick, id = `${baseId}-${name}` }: { isQuick: boolean; id?: string }) => {
    const meta = fieldOf(fields, name);
    const SearchInput = kindOf(meta).Search;
    if (!SearchInput) return null;
    const label = localize(meta.label);
    return (
      <SearchInput
        id={id}
        aria-label={label}
        placeholder={isQuick ? label : undefined}
        meta={meta}
        value={valueOf(name) ?? null}
        onValueChange={(value) => setDrafts({ ...drafts, [name]: value })}
      />
    );
  };
  const rest = names.slice(quickCount);
  const sheet = useLate(lateSheet, {
    isWanted: isPhone ? isOpened : undefined,
    props: {
      open: isPhone && isOpened,
      names,
      label: (name) => localize(fieldOf(fields, name).label),
      input: (name) => input(name, { isQuick: false, id: `${baseId}-sheet-${name}` }),
      onSearch: search,
      onReset: reset,
      onAdvanced,
      onOpenChange: setOpen,
    },
  });
  if (isPhone)
    return (
      <form
        role="search"
        aria-label={area}
        className="-order-1 flex w-full items-center gap-2 [--spacing-control:40px] print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <div className="min-w-0 flex-1">{input(names[0] ?? '', { isQuick: true })}</div>
        <IconButton
          type="submit"
          label={t('common.search')}
          aria-busy={busy || undefined}
          className="-ms-12 z-1 bg-surface"
          icon={busy ? <Spinner size={15} className="text-current!" /> : <Search aria-hidden size={18} />}
        />
        {(names.length > 1 || onAdvanced) && (
          <IconButton
            label={t('resource.moreFilters')}
            aria-haspopup="dialog"
            aria-expanded={isOpened}
            className={cx('border border-solid', isFiltered ? 'border-primary-solid text-primary-ink' : 'border-line-strong')}
            icon={<Filter aria-hidden size={18} />}
            onClick={() => setOpen(true)}
          />
        )}
        {sheet}
      </form>
    );

  return (
    <form
      role="search"
      aria-label={area}
      // Its parts are parts of the row of tools: what it opens takes a line of its own below all of them.
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <div
        role="group"
        aria-label={t('resource.searchArea')}
        aria-keyshortcuts="Alt+S"
        className="flex min-w-0 items-center gap-1 max-md:w-full print:hidden"
      >
        {names.slice(0, quickCount).map((name, index) => (
          <div
            key={name}
            className={cx('min-w-0', index === 0 ? 'max-md:flex-1 md:w-40' : 'w-40', index > 0 && !isOpen && 'max-desktop:hidden')}
          >
            {input(name, { isQuick: true })}
          </div>
        ))}
        {/* Never blocked: a newer search takes the place of the one that is on its way. */}
        {!isOpen && (
          <IconButton
            type="submit"
            label={t('common.search')}
            aria-busy={busy || undefined}
            icon={busy ? <Spinner size={15} className="text-current!" /> : <Search aria-hidden size={16} />}
          />
        )}
        {rest.length > 0 && (
          <Button className="px-2.5!" aria-expanded={isOpen} icon={<Filter aria-hidden size={14} />} onClick={() => setOpen(!isOpened)}>
            {t('resource.moreFilters')}
          </Button>
        )}
        <IconButton label={t('common.reset')} icon={<RotateCcw aria-hidden size={15} />} onClick={reset} />
        {onAdvanced && (
          <IconButton
            label={t('resource.advanced')}
            aria-haspopup="dialog"
            aria-keyshortcuts="Alt+Q"
            icon={<ListFilter aria-hidden size={16} />}
            onClick={onAdvanced}
          />
        )}
      </div>
      {isOpen && (
        <div className="order-last grid w-full grid-cols-1 items-end gap-x-gap gap-y-2 pb-1 sm:grid-cols-2 desktop:grid-cols-4 wide:grid-cols-5 print:hidden">
          {rest.map((name) => (
            <div key={name} className="flex min-w-0 flex-col gap-1">
              <label htmlFor={`${baseId}-${name}`} className="text-sm text-ink-secondary">
                {localize(fieldOf(fields, name).label)}
              </label>
              {input(name, { isQuick: false })}
            </div>
          ))}
          <Button type="submit" aria-busy={busy || undefined} className="justify-self-start" icon={<Search aria-hidden size={15} />}>
            {t('common.search')}
          </Button>
        </div>
      )}
    </form>
  );
}

const lateSheet = late(() => import('./SearchSheet.tsx'));
/** Where one field is in view and a sheet holds them all. */
const phone = '(max-width: 767.99px)';

/** So many fields stand in the row of tools. */
const quickCount = 2;

/** Props of {@link SearchArea}. */
export interface SearchAreaProps {
  /** What is searched, where a page has several of these. */
  of?: string | undefined;
  fields: Readonly<Record<string, FieldDefinition>>;
  /** Fields to search by, in order. */
  names: readonly string[];
  filters: Filters;
  onFiltersChange: (filters: Filters) => void;
  /** Opens the advanced query; absent where there is none. */
  onAdvanced?: () => void;
  /** An answer is on its way. */
  busy?: boolean;
}
