import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronRight } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useLateInput } from '../dialog/useLateInput.ts';
import { Checkbox } from '../input/Checkbox.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { TextInput } from '../input/TextInput.tsx';
import { cx } from '../internals/cx.ts';
import { loadSoundMatch, matchText, type SoundMatch } from '../internals/textSearch.ts';
import { departmentsInView, findDepartments, pathsTo, type TreeEntry } from './departmentTree.ts';
import type { Department } from './orgSource.ts';

const rowHeight = 32;
/** Worse matches are letters strewn over a name. */
const goodMatch = 60;

/**
 * A searched tree of departments or divisions, of any size, of which only the rows in view are drawn. The arrow down leads from the
 * search into it, Enter takes the first that was found.
 */
export function DepartmentTree(props: DepartmentTreeProps) {
  const { departments, label, searchLabel, checkable = false, folded = false, leavesOnly = false, isChosen, onChoose, className } = props;
  const { t } = useTexts();
  const treeId = useId();
  const box = useRef<HTMLDivElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  useLateInput(box);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const bySound = useSounds(wanted !== '');
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set([...(folded ? [] : departments.map(({ id }) => id)), ...pathsTo(departments, isChosen)]),
  );
  const [active, setActive] = useState<string | null>(null);
  // Tens of thousands of names, by their sounds: once per text, not per key that moves on.
  const hits = useMemo(
    () =>
      wanted === ''
        ? undefined
        : findDepartments(departments, (name) => (matchText(name, { query: wanted, bySound })?.score ?? 0) >= goodMatch),
    [departments, wanted, bySound],
  );
  const list = useMemo(() => departmentsInView(departments, expanded, hits), [departments, expanded, hits]);
  const found = list.findIndex(({ department }) => department.id === active);
  const firstHit = list.findIndex(({ department }) => (hits ? hits.fitting.has(department.id) : isChosen(department)));
  const activeIndex = found >= 0 ? found : Math.max(0, firstHit);
  const virtual = useVirtualizer({
    count: list.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  useEffect(() => {
    virtual.scrollToIndex(activeIndex);
  }, [activeIndex, virtual]);

  const setOpen = ({ department: { id } }: TreeEntry, isOpen: boolean) => {
    const next = new Set(expanded);
    if (isOpen) next.add(id);
    else next.delete(id);
    setExpanded(next);
  };
  const choose = (entry: TreeEntry) => {
    if (!leavesOnly || entry.department.children.length === 0) onChoose(entry.department);
    else if (!hits?.leading.has(entry.department.id)) setOpen(entry, !entry.isOpen);
  };
  const goTo = (index: number) => setActive(list[Math.min(list.length - 1, Math.max(0, index))]!.department.id);
  const pageLength = () => Math.max(1, Math.floor((scroll.current?.clientHeight ?? 0) / rowHeight) - 1);
  const handleKeyDown = (event: KeyboardEvent) => {
    const entry = list[activeIndex];
    if (!entry) return;
    const canOpen = entry.department.children.length > 0 && !entry.isOpen;
    const keys: Record<string, () => void> = {
      ArrowDown: () => goTo(activeIndex + 1),
      ArrowUp: () => goTo(activeIndex - 1),
      PageDown: () => goTo(activeIndex + pageLength()),
      PageUp: () => goTo(activeIndex - pageLength()),
      Home: () => goTo(0),
      End: () => goTo(list.length - 1),
      ArrowRight: () => (canOpen ? setOpen(entry, true) : goTo(activeIndex + 1)),
      ArrowLeft: () =>
        entry.isOpen && !hits?.leading.has(entry.department.id) ? setOpen(entry, false) : setActive(entry.parent ?? active),
      Enter: () => choose(entry),
      ' ': () => choose(entry),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const takeFirst = () => {
    const entry = hits && list[firstHit];
    if (!entry) return;
    if (leavesOnly && entry.department.children.length > 0) scroll.current?.focus();
    else onChoose(entry.department);
  };
  // What is typed is searched for a moment later: Enter waits for it.
  const isTaking = useRef(false);
  const takeWhenFound = useEffectEvent(() => {
    if (!isTaking.current || wanted !== query.trim()) return;
    isTaking.current = false;
    takeFirst();
  });
  useEffect(() => takeWhenFound(), [wanted]);
  const handleSearchKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (event.key === 'ArrowDown') scroll.current?.focus();
    else if (wanted === query.trim()) takeFirst();
    else isTaking.current = true;
  };
  const handleClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[data-index]') : null;
    const entry = list[Number(row?.getAttribute('data-index') ?? -1)];
    if (entry === undefined) return;
    setActive(entry.department.id);
    if ((target as Element).closest('[data-toggle]')) setOpen(entry, !entry.isOpen);
    else choose(entry);
  };

  return (
    <div ref={box} className="flex min-w-0 flex-col gap-2">
      <div role="search" onKeyDown={handleSearchKey}>
        <TextInput
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={query}
          onValueChange={(text) => {
            setQuery(text);
            setActive(null);
            isTaking.current = false;
          }}
        />
      </div>
      {list.length === 0 ? (
        <div className={cx('px-3 py-4 text-center text-ink-secondary', className)}>{t('select.none')}</div>
      ) : (
        <div
          ref={scroll}
          role="tree"
          tabIndex={0}
          aria-label={label}
          aria-multiselectable={checkable || undefined}
          aria-activedescendant={`${treeId}-${list[activeIndex]!.department.id}`}
          onKeyDown={handleKeyDown}
          onClick={handleClick}
          className={cx('group overflow-auto rounded-md border border-solid border-line', className)}
        >
          <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map((item) => {
              const entry = list[item.index];
              return entry === undefined ? null : (
                <TreeRow
                  key={entry.department.id}
                  id={`${treeId}-${entry.department.id}`}
                  entry={entry}
                  index={item.index}
                  top={item.start}
                  isActive={item.index === activeIndex}
                  isChosen={isChosen(entry.department)}
                  checkable={checkable && !(leavesOnly && entry.department.children.length > 0)}
                />
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}

interface DepartmentTreeProps {
  departments: readonly Department[];
  /** Name of the tree. */
  label: string;
  searchLabel: string;
  /** Draws a box at each department. */
  checkable?: boolean;
  /** Begins with its roots closed. */
  folded?: boolean;
  /** Only what has nothing below it can be chosen; the rest opens and closes. */
  leavesOnly?: boolean;
  isChosen: (department: Department) => boolean;
  /** Chosen by click, Enter or Space. */
  onChoose: (department: Department) => void;
  /** Height of the tree. */
  className: string;
}

interface TreeRowProps {
  id: string;
  entry: TreeEntry;
  index: number;
  /** Pixels from the top of the tree. */
  top: number;
  isActive: boolean;
  isChosen: boolean;
  checkable: boolean;
}

function TreeRow({ id, entry, index, top, isActive, isChosen, checkable }: TreeRowProps) {
  const { department, level, isOpen, position, siblings } = entry;
  const hasChildren = department.children.length > 0;
  return (
    <div
      id={id}
      role="treeitem"
      data-index={index}
      aria-label={department.name}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={checkable ? undefined : isChosen}
      aria-checked={checkable ? isChosen : undefined}
      style={{ top, height: rowHeight, paddingInlineStart: (level - 1) * 20 + 4 }}
      className={cx(
        'absolute inset-x-0 flex cursor-pointer items-center gap-1 rounded-sm pe-2 hover:bg-hover',
        isChosen && 'bg-primary-soft text-primary-ink',
        isActive && 'group-focus-visible:outline-2 group-focus-visible:-outline-offset-2 group-focus-visible:outline-primary-solid',
      )}
    >
      <span
        aria-hidden
        data-toggle={hasChildren || undefined}
        className="inline-flex size-5 shrink-0 items-center justify-center text-ink-secondary"
      >
        {hasChildren && <ChevronRight size={14} className={cx('transition-transform', isOpen && 'rotate-90')} />}
      </span>
      {checkable && (
        <span aria-hidden className="pointer-events-none inline-flex" inert>
          <Checkbox value={isChosen} />
        </span>
      )}
      <span className="truncate">{department.name}</span>
    </div>
  );
}

/** The sounds of Chinese characters, once somebody searches; without them names are found as written. */
function useSounds(isWanted: boolean): SoundMatch | undefined {
  const [sounds, setSounds] = useState<{ match: SoundMatch }>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    loadSoundMatch().then(
      (match) => isCurrent && setSounds({ match }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return sounds?.match;
}
