import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Label } from '../../i18n/catalogue.ts';
import { type Filters, withoutFields } from '../../field/search.ts';
import { cx } from '../../internals/cx.ts';
import { isSame } from '../../internals/isSame.ts';
import { Menu } from '../../input/Menu.tsx';
import type { ListParams } from '../api.ts';
import { fittingTabs } from './fittingTabs.ts';
import { type FixedFilter, fixedFilters } from './listState.ts';
import type { ResourceListHandle } from './useResourceList.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** One tab above a list: a name, the values it stands for, how many there are. */
export interface StatusTab {
  /** Value of the field; unique among the tabs. */
  key: string;
  /** Words of the tab. */
  label: Label;
  /** Values of the tabs' field; none is everything. */
  values: readonly string[];
  /** Asked for in place of values: filters of other fields. */
  filter?: FixedFilter;
  /** Drawn as a badge. */
  count?: number;
  /** Codes whose rows are added up for the badge, where the list asks for counts; by default those of `values`. */
  counted?: readonly string[];
}

/** How many rows the tabs of a list stand for, by code: a question as TanStack Query takes it, for the filters of the list. */
export type TabCounts = (filters: ListParams) => {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Readonly<Record<string, number>>>;
};

/**
 * The tabs with their counts, of the rows that the filters in force leave: those of the address, the search, the view and the screen, but
 * not those that the tabs themselves set. Nothing is said before it is known.
 */
export function useTabCounts(
  { field, items, counts }: CountedTabs,
  { list: { query, spell }, isEnabled }: { list: Pick<ResourceListHandle<never>, 'query' | 'spell'>; isEnabled: boolean },
): readonly StatusTab[] {
  const others = spell({ filters: withoutFields(query.filters, [field, ...ownNames(items)]), advanced: query.advanced });
  const { data } = useQuery({
    ...(counts?.(others) ?? noCounts),
    enabled: counts !== undefined && isEnabled,
    // Asked again after whatever was saved, and when they are looked at after a minute: a kept tab that comes into view asks for nothing.
    staleTime: 60_000,
    meta: { followsRows: true },
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (counts === undefined || data === undefined) return items;
  return items.map((tab) => {
    const codes = tab.counted ?? tab.values;
    return codes.length === 0
      ? tab
      : { ...tab, count: codes.reduce((sum, code) => sum + (Object.hasOwn(data, code) ? data[code]! : 0), 0) };
  });
}

const noCounts: ReturnType<TabCounts> = { queryKey: ['noCounts'], queryFn: async () => ({}) };

/** The tabs of a list, and what they count. */
export interface CountedTabs {
  /** The field that the tabs filter. */
  field: string;
  /** The tabs. */
  items: readonly StatusTab[];
  /** Number of rows by tab. */
  counts?: TabCounts;
}

/** Names of the filters that the tabs set beside that of their field. */
const ownNames = (tabs: readonly StatusTab[]) => tabs.flatMap(({ filter = {} }) => Object.keys(filter));

/** Which tab stands for what is asked for; -1 where it was chosen elsewhere and none does. */
export function activeTab(field: string, { tabs, filters }: { tabs: readonly StatusTab[]; filters: Filters }): number {
  const sorted = (values: readonly string[]) => values.toSorted().join(',');
  const { in: several, is, ...other } = filters[field] ?? {};
  if (Object.keys(other).length > 0) return -1;
  const present = sorted(several ?? (is === undefined ? [] : [is]));
  const names = ownNames(tabs);
  return tabs.findIndex(({ values, filter = {} }) => {
    const own = fixedFilters(filter);
    return sorted(values) === present && names.every((name) => isSame(own[name], filters[name]));
  });
}

/** Tabs that set the filter of one field. Those for which there is no room stand in a menu behind them; the chosen one is always in view. */
export function StatusTabs({ field, tabs, filters, label, panelId, onFiltersChange }: StatusTabsProps) {
  const { t, localize } = useTexts(zhScreens);
  const activeIndex = activeTab(field, { tabs, filters });
  const strip = useRef<HTMLDivElement>(null);
  const shown = useFitting(strip, {
    words: tabs.map((tab) => `${localize(tab.label)} ${tab.count ?? ''}`).join('|'),
    count: tabs.length,
    active: activeIndex,
  });
  const rest = tabs.filter((_tab, index) => !shown.includes(index));
  const choose = (tab: StatusTab) => {
    const { values, filter = {} } = tab;
    onFiltersChange({
      ...withoutFields(filters, [field, ...ownNames(tabs)]),
      ...fixedFilters(filter),
      ...(values.length > 0 && { [field]: values.length > 1 ? { in: values } : { is: values[0] } }),
    });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (Math.max(shown.indexOf(activeIndex), 0) + step + shown.length) % shown.length;
    choose(tabs[shown[next]!]!);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div ref={strip} className="flex gap-1 overflow-hidden border-b border-solid border-line">
      <div role="tablist" aria-label={localize(label)} className="flex gap-1">
        {shown.map((index) => (
          <button
            key={tabs[index]!.key}
            type="button"
            role="tab"
            aria-selected={index === activeIndex}
            aria-controls={panelId}
            tabIndex={index === Math.max(activeIndex, 0) ? 0 : -1}
            onKeyDown={handleKeyDown}
            onClick={() => choose(tabs[index]!)}
            className={cx(
              'inline-flex h-9 shrink-0 cursor-pointer items-center gap-1.5 border-b-2 border-solid px-3 -outline-offset-2!',
              index === activeIndex
                ? 'border-primary-solid font-medium text-primary-ink'
                : 'border-line/0 text-ink-secondary hover:text-ink',
            )}
          >
            <TabWords tab={tabs[index]!} />
          </button>
        ))}
      </div>
      {rest.length > 0 && (
        <Menu
          trigger={
            <button
              type="button"
              className="inline-flex h-9 shrink-0 cursor-pointer items-center gap-1 rounded-md px-3 text-ink-secondary -outline-offset-2! hover:text-ink"
            >
              <span>{t('common.more')}</span>
              <ChevronDown aria-hidden size={14} />
            </button>
          }
          items={rest.map((tab) => ({
            key: tab.key,
            label: (
              <span className="inline-flex items-center gap-1.5">
                <TabWords tab={tab} />
              </span>
            ),
            onSelect: () => choose(tab),
          }))}
        />
      )}
    </div>
  );
}

function TabWords({ tab }: { tab: StatusTab }) {
  const { localize } = useTexts(zhScreens);
  return (
    <>
      <span>{localize(tab.label)}</span>
      {tab.count !== undefined && <span className="rounded-full bg-hover px-1.5 text-xs text-ink-secondary tabular-nums">{tab.count}</span>}
    </>
  );
}

/** Which tabs there is room for, by their places: all are drawn once to be measured, whenever their words change. */
function useFitting(
  strip: RefObject<HTMLElement | null>,
  { words, count, active }: { words: string; count: number; active: number },
): readonly number[] {
  const [measured, setMeasured] = useState<{ words: string; widths: readonly number[] }>();
  const [room, setRoom] = useState(0);
  const isMeasured = measured?.words === words;
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    // It tells of the beginning, too, before anything is painted.
    const observer = new ResizeObserver(() => {
      setRoom(element.clientWidth);
      const drawn = [...element.querySelectorAll<HTMLElement>('[role="tab"]')];
      if (drawn.length === count) setMeasured({ words, widths: drawn.map((tab) => tab.offsetWidth) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip, words, count]);
  // Out of view, or in a page without a layout, nothing has a width.
  if (!isMeasured || room === 0 || measured.widths.length !== count) return Array.from({ length: count }, (_, index) => index);
  return fittingTabs(measured.widths, { room, active });
}

/** Props of {@link StatusTabs}. */
export interface StatusTabsProps {
  field: string;
  tabs: readonly StatusTab[];
  filters: Filters;
  label: Label;
  /** Id of what the tabs change. */
  panelId: string;
  onFiltersChange: (filters: Filters) => void;
}
