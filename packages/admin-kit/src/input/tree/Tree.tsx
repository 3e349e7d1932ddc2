import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { cx } from '../../internals/cx.ts';
import { Spinner } from '../../internals/Spinner.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { filterTree, isPartlyChecked, toggleChecked, visibleNodes, type TreeNode, type VisibleNode } from './treeModel.ts';

/** Px of a row, and rows that are drawn or left out together. */
const rowHeight = 32;
const chunkSize = 50;

/**
 * A tree to walk with the arrow keys; choose one node, or check several.
 *
 * @example <Tree aria-label="权限" nodes={nodes} checkable checked={checked} onCheckedChange={setChecked} />
 */
export function Tree(props: TreeProps) {
  const { nodes, checkable = false, linked = true, query = '' } = props;
  const { t } = useTexts();
  const treeId = useId();
  const shown = filterTree(nodes, query);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(props.defaultExpanded));
  // Where more of the tree arrives, the way to what is chosen may become known only then.
  const wanted = props.defaultExpanded?.join() ?? '';
  const [seen, setSeen] = useState(wanted);
  if (seen !== wanted) {
    setSeen(wanted);
    setExpanded(new Set([...expanded, ...(props.defaultExpanded ?? [])]));
  }
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string | null>(props.selected ?? null);
  const open = query.trim() ? new Set(allBranches(shown)) : expanded;
  const list = visibleNodes(shown, { expanded: open, canLoad: Boolean(props.loadChildren) });
  const activeIndex = Math.max(
    0,
    list.findIndex((entry) => entry.node.value === active),
  );
  const checked = new Set(props.checked);
  const isWalking = useRef(false);
  // Where the keys lead may not be drawn yet.
  useEffect(() => {
    if (isWalking.current) document.getElementById(`${treeId}-${activeIndex}`)?.focus();
    isWalking.current = false;
  }, [activeIndex, treeId]);

  const setOpen = (node: TreeNode, isOpen: boolean) => {
    const next = new Set(expanded);
    if (isOpen) next.add(node.value);
    else next.delete(node.value);
    setExpanded(next);
    if (isOpen && !node.children && props.loadChildren && !loading.has(node.value)) {
      setLoading(new Set([...loading, node.value]));
      void props.loadChildren(node).finally(() => setLoading((present) => new Set([...present].filter((value) => value !== node.value))));
    }
  };
  const choose = (node: TreeNode) => {
    setActive(node.value);
    if (node.disabled) return;
    if (checkable) props.onCheckedChange?.([...toggleChecked(nodes, { checked, value: node.value, isLinked: linked })]);
    else props.onSelect?.(node);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const entry = list[activeIndex];
    if (!entry) return;
    const isOpen = open.has(entry.node.value);
    const focusNode = (value: string) => {
      isWalking.current = value !== entry.node.value;
      setActive(value);
    };
    const move = (index: number) => focusNode(list[Math.min(list.length - 1, Math.max(0, index))]!.node.value);
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(activeIndex + 1),
      ArrowUp: () => move(activeIndex - 1),
      Home: () => move(0),
      End: () => move(list.length - 1),
      ArrowRight: () => (entry.hasChildren && !isOpen ? setOpen(entry.node, true) : move(activeIndex + 1)),
      ArrowLeft: () => (entry.hasChildren && isOpen ? setOpen(entry.node, false) : focusNode(entry.parent ?? entry.node.value)),
      Enter: () => choose(entry.node),
      ' ': () => choose(entry.node),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const row = (entry: VisibleNode, index: number) => {
    const isOpen = open.has(entry.node.value);
    const isSelected = checkable ? undefined : entry.node.value === props.selected;
    return (
      <div
        key={entry.node.value}
        id={`${treeId}-${index}`}
        role="treeitem"
        aria-label={entry.node.label}
        aria-level={entry.level}
        aria-posinset={entry.position}
        aria-setsize={entry.siblings}
        aria-expanded={entry.hasChildren ? isOpen : undefined}
        aria-selected={isSelected}
        aria-checked={checkable ? (isPartlyChecked(entry.node, checked) ? 'mixed' : checked.has(entry.node.value)) : undefined}
        aria-disabled={entry.node.disabled || undefined}
        tabIndex={index === activeIndex ? 0 : -1}
        onKeyDown={handleKeyDown}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('[data-toggle]')) setOpen(entry.node, !isOpen);
          else choose(entry.node);
        }}
        style={{ paddingInlineStart: (entry.level - 1) * 20 + 4 }}
        className={cx(
          'flex min-h-8 cursor-pointer items-center gap-1 rounded-sm pe-2 hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:text-ink-disabled',
          isSelected && 'bg-primary-soft text-primary-ink',
        )}
      >
        {entry.hasChildren ? (
          <span
            aria-hidden
            data-toggle={entry.node.value}
            className="inline-flex size-5 shrink-0 items-center justify-center rounded-sm text-ink-secondary"
          >
            {loading.has(entry.node.value) ? (
              <Spinner size={12} />
            ) : (
              <ChevronRight size={14} className={cx('transition-transform', isOpen && 'rotate-90')} />
            )}
          </span>
        ) : (
          <span aria-hidden className="size-5 shrink-0" />
        )}
        {checkable && (
          <span aria-hidden className="pointer-events-none inline-flex" inert>
            <Checkbox
              value={checked.has(entry.node.value)}
              indeterminate={isPartlyChecked(entry.node, checked)}
              disabled={entry.node.disabled}
            />
          </span>
        )}
        <span className="truncate">{entry.node.label}</span>
      </div>
    );
  };

  if (list.length === 0) return <div className="px-3 py-4 text-center text-ink-secondary">{t('select.none')}</div>;
  return (
    <div
      role="tree"
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-multiselectable={checkable || undefined}
      className={props.className}
    >
      {list.length <= 4 * chunkSize
        ? list.map(row)
        : Array.from({ length: Math.ceil(list.length / chunkSize) }, (_, chunk) => {
            const start = chunk * chunkSize;
            const rows = list.slice(start, start + chunkSize);
            const isHeld = activeIndex >= start && activeIndex < start + chunkSize;
            return (
              <Chunk key={chunk} count={rows.length} isHeld={isHeld} draw={() => rows.map((entry, index) => row(entry, start + index))} />
            );
          })}
    </div>
  );
}

/** Rows of a long tree, drawn while they are near what is seen. */
function Chunk({ count, isHeld, draw }: ChunkProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const options = { rootMargin: '400px', scrollMargin: '400px' };
    const watch = new IntersectionObserver((seen) => setNear(seen.at(-1)!.isIntersecting), options);
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  const isDrawn = isNear || isHeld;
  return (
    <div ref={box} role="presentation" style={isDrawn ? undefined : { height: count * rowHeight }}>
      {isDrawn && draw()}
    </div>
  );
}

interface ChunkProps {
  /** How many rows it holds. */
  count: number;
  /** Drawn wherever it is: the keys are in it. */
  isHeld: boolean;
  draw: () => ReactNode;
}

/** Props of {@link Tree}. */
export interface TreeProps {
  /** Roots of the tree, each with its children as far as they are known. */
  nodes: readonly TreeNode[];
  /** The chosen node of a tree without checks. */
  selected?: string | null;
  /** Called with the node that was chosen by click, Enter or Space, in a tree without checks. */
  onSelect?: (node: TreeNode) => void;
  /** Draws a box at each node; `checked` and `onCheckedChange` hold the values. */
  checkable?: boolean;
  /** Values of the nodes that are checked; read where `checkable` is set. */
  checked?: readonly string[];
  /** Called with the values of all checked nodes after a box was turned; a linked parent is among them when all its children are. */
  onCheckedChange?: (checked: string[]) => void;
  /** Whether checking a parent checks its children and the other way round, default true. */
  linked?: boolean;
  /** Shows only branches whose labels hold this text. */
  query?: string;
  /** Values of the nodes that are open at first; none unless said. */
  defaultExpanded?: readonly string[];
  /** Called when a node without `children` is opened; the host adds them to `nodes`. */
  loadChildren?: (node: TreeNode) => Promise<void>;
  /** Name of the tree for assistive technology; give it, or `aria-labelledby`. */
  'aria-label'?: string;
  /** Id of the element that names the tree. */
  'aria-labelledby'?: string;
  /** Class of the tree. */
  className?: string;
}

function allBranches(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => (node.children?.length ? [node.value, ...allBranches(node.children)] : []));
}
