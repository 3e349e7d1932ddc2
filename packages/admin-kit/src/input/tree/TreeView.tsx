import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useLateInput } from '../../dialog/useLateInput.ts';
import { cx } from '../../internals/cx.ts';
import { isRightToLeft } from '../../internals/isRightToLeft.ts';
import { Spinner } from '../../internals/Spinner.tsx';
import { matchText } from '../../internals/textSearch.ts';
import { useSounds } from '../../internals/useSounds.ts';
import { TextInput } from '../TextInput.tsx';
import type { TreeProps } from './Tree.tsx';
import { findInTree, flattenTree, isPartlyChecked, toggleInTree, type TreeEntry, type TreeNode } from './treeModel.ts';
import { TreeRow } from './TreeRow.tsx';
import { treeStep } from './treeStep.ts';
import { useTexts } from '../../i18n/useTexts.ts';

const rowHeight = 32;
/** Worse matches are letters strewn over a name. */
const goodMatch = 60;
/** Milliseconds between letters of one word. */
const wordPause = 700;
const keyOf = ({ value }: TreeNode) => value;
const childrenOf = ({ children }: TreeNode) => children;

/** The tree proper, see `Tree`. Its own element has the focus and names the row that the keys are at, which may not be drawn. */
export function TreeView(props: TreeProps) {
  const { nodes, checkable = false, linked = true, leavesOnly = false, selected, loadChildren, className } = props;
  const { t, localize } = useTexts();
  const treeId = useId();
  const box = useRef<HTMLDivElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  useLateInput(box);
  const [typed, setTyped] = useState('');
  const query = (props.query ?? typed).trim();
  const wanted = useDeferredValue(query);
  const [word, setWord] = useState({ text: '', at: 0 });
  const bySound = useSounds(wanted !== '' || word.text !== '');
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(props.defaultExpanded));
  // Where more of the tree arrives, the way to what is chosen may become known only then.
  const way = props.defaultExpanded?.join() ?? '';
  const [seen, setSeen] = useState(way);
  if (seen !== way) {
    setSeen(way);
    setExpanded(new Set([...expanded, ...(props.defaultExpanded ?? [])]));
  }
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string | null>(null);
  // Tens of thousands of names, by their sounds: once per text, not per key that moves on.
  const hits = useMemo(() => {
    const fits = ({ label }: TreeNode) => (matchText(label, { query: wanted, bySound })?.score ?? 0) >= goodMatch;
    return wanted === '' ? undefined : findInTree(nodes, { keyOf, fits });
  }, [nodes, wanted, bySound]);
  const canLoad = loadChildren !== undefined;
  const list = useMemo(() => {
    const isParent = ({ children, isLeaf }: TreeNode) => (children ? children.length > 0 : canLoad && !isLeaf);
    return flattenTree(nodes, { source: { keyOf, childrenOf, isParent }, isOpen: (key) => expanded.has(key), hits });
  }, [nodes, expanded, hits, canLoad]);
  const checked = new Set(props.checked);
  const isChosen = (key: string) => (checkable ? checked.has(key) : key === selected);
  const firstHit = list.findIndex(({ key }) => (hits ? hits.fitting.has(key) : isChosen(key)));
  const found = list.findIndex(({ key }) => key === active);
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

  const setOpen = ({ node, key }: TreeEntry<TreeNode>, isOpen: boolean) => {
    const next = new Set(expanded);
    if (isOpen) next.add(key);
    else next.delete(key);
    setExpanded(next);
    if (!isOpen || node.children || !loadChildren || loading.has(key)) return;
    setLoading(new Set([...loading, key]));
    void loadChildren(node).finally(() => setLoading((present) => new Set([...present].filter((one) => one !== key))));
  };
  const isForOpening = ({ isParent }: TreeEntry<TreeNode>) => leavesOnly && isParent;
  const choose = (entry: TreeEntry<TreeNode>) => {
    const { node, key, isOpen, isHeld } = entry;
    setActive(key);
    if (node.disabled) return;
    if (isForOpening(entry)) {
      if (!isHeld) setOpen(entry, !isOpen);
    } else if (checkable) {
      const cascade = linked ? 'all' : 'none';
      props.onCheckedChange?.(toggleInTree(nodes, { keyOf, key, checked, cascade }), node);
    } else props.onSelect?.(node);
  };
  const goTo = (index: number) => setActive(list[Math.min(list.length - 1, Math.max(0, index))]!.key);
  const pageLength = () => Math.max(1, Math.floor((scroll.current?.clientHeight ?? 0) / rowHeight) - 1);
  const step = (towards: 'in' | 'out') => {
    const next = treeStep((index) => list[index], { index: activeIndex, towards });
    if (next === 'toggle') setOpen(list[activeIndex]!, towards === 'in');
    else if (next !== undefined) goTo(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const entry = list[activeIndex];
    if (!entry) return;
    const isMirrored = isRightToLeft();
    const keys: Record<string, () => void> = {
      ArrowDown: () => goTo(activeIndex + 1),
      ArrowUp: () => goTo(activeIndex - 1),
      PageDown: () => goTo(activeIndex + pageLength()),
      PageUp: () => goTo(activeIndex - pageLength()),
      Home: () => goTo(0),
      End: () => goTo(list.length - 1),
      ArrowRight: () => step(isMirrored ? 'out' : 'in'),
      ArrowLeft: () => step(isMirrored ? 'in' : 'out'),
      Enter: () => choose(entry),
      ' ': () => choose(entry),
    };
    const act = keys[event.key];
    if (act) {
      event.preventDefault();
      setWord({ text: '', at: 0 });
      act();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const isMore = event.timeStamp - word.at < wordPause;
      setWord({ text: (isMore ? word.text : '') + event.key, at: event.timeStamp });
    }
  };
  // The sounds of names may arrive after the letter.
  const goToWord = useEffectEvent(() => {
    if (word.text === '') return;
    const begins = ({ node }: TreeEntry<TreeNode>) => {
      const match = matchText(node.label, { query: word.text, bySound });
      return match !== undefined && match.score >= goodMatch && match.at[0] === 0;
    };
    // A first letter leads on from row to row; more of them may still mean this one.
    const from = activeIndex + (word.text.length > 1 ? 0 : 1);
    const next = [...list.slice(from), ...list.slice(0, from)].find(begins);
    if (next) setActive(next.key);
  });
  useEffect(() => goToWord(), [word, bySound]);

  const takeFirst = () => {
    const entry = hits && list[firstHit];
    if (!entry) return;
    if (isForOpening(entry)) scroll.current?.focus();
    else choose(entry);
  };
  // What is typed is searched for a moment later: Enter waits for it.
  const isTaking = useRef(false);
  const takeWhenFound = useEffectEvent(() => {
    if (!isTaking.current || wanted !== query) return;
    isTaking.current = false;
    takeFirst();
  });
  useEffect(() => takeWhenFound(), [wanted]);
  const handleSearchKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (event.key === 'ArrowDown') scroll.current?.focus();
    else if (wanted === query) takeFirst();
    else isTaking.current = true;
  };
  const handleClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[data-index]') : null;
    const entry = list[Number(row?.getAttribute('data-index') ?? -1)];
    if (entry === undefined) return;
    setActive(entry.key);
    if ((target as Element).closest('[data-toggle]')) setOpen(entry, !entry.isOpen);
    else choose(entry);
  };

  return (
    <div ref={box} className="flex min-w-0 flex-col gap-2">
      {props.searchLabel !== undefined && (
        <div role="search" onKeyDown={handleSearchKey}>
          <TextInput
            type="search"
            aria-label={localize(props.searchLabel)}
            placeholder={localize(props.searchLabel)}
            value={typed}
            onValueChange={(text) => {
              setTyped(text);
              setActive(null);
              isTaking.current = false;
              props.onQueryChange?.(text);
            }}
          />
        </div>
      )}
      {props.loading && <Spinner />}
      {list.length === 0 ? (
        <div className={cx('px-3 py-4 text-center text-ink-secondary', className)}>{t('select.none')}</div>
      ) : (
        <div
          ref={scroll}
          role="tree"
          tabIndex={0}
          aria-label={props['aria-label']}
          aria-labelledby={props['aria-labelledby']}
          aria-multiselectable={checkable || undefined}
          aria-activedescendant={`${treeId}-${activeIndex}`}
          onKeyDown={handleKeyDown}
          onClick={handleClick}
          className={cx('group overflow-auto outline-none', className ?? 'max-h-80')}
        >
          <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map((item) => {
              const entry = list[item.index];
              return entry === undefined ? null : (
                <TreeRow
                  key={entry.key}
                  id={`${treeId}-${item.index}`}
                  entry={entry}
                  index={item.index}
                  box={{ top: item.start, height: rowHeight }}
                  isActive={item.index === activeIndex}
                  isChosen={isChosen(entry.key)}
                  isPartlyChosen={checkable && linked && isPartlyChecked(entry.node, checked)}
                  isLoading={loading.has(entry.key)}
                  checkable={checkable && !isForOpening(entry)}
                />
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}
