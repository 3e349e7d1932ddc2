import { Check, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { cx } from '../internals/cx.ts';
import type { TreeNode } from './tree/treeModel.ts';

/** The levels of a cascader beside each other, as far as they are open. */
export default function CascaderColumns({ columns, trail, value, label, onChoose }: CascaderColumnsProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What floats holds the focus itself until there is something in it that can.
    const holder = document.activeElement;
    if (holder !== document.body && holder?.contains(root.current)) root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, []);
  return columns.map((column, level) => (
    <div
      key={level === 0 ? 'root' : trail[level - 1]?.value}
      ref={level === 0 ? root : undefined}
      role="listbox"
      aria-label={level === 0 ? label : trail[level - 1]?.label}
      className="max-h-64 min-w-36 overflow-auto p-1 not-first:border-s not-first:border-solid not-first:border-line"
    >
      {column.map((node, index) => (
        <div
          key={node.value}
          role="option"
          aria-selected={trail[level]?.value === node.value}
          aria-disabled={node.disabled || undefined}
          tabIndex={index === 0 || trail[level]?.value === node.value ? 0 : -1}
          onClick={() => onChoose(level, node)}
          onKeyDown={(event) => handleKey(event, () => onChoose(level, node))}
          className={cx(
            'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2.5 hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:text-ink-disabled',
            trail[level]?.value === node.value && 'bg-primary-soft font-medium text-primary-ink',
          )}
        >
          <span className="flex-1 truncate">{node.label}</span>
          {node.children?.length ? <ChevronRight aria-hidden size={14} /> : node.value === value && <Check aria-hidden size={14} />}
        </div>
      ))}
    </div>
  ));
}

interface CascaderColumnsProps {
  /** The nodes of each level that is open. */
  columns: ReadonlyArray<readonly TreeNode[]>;
  /** What is chosen of each level. */
  trail: readonly TreeNode[];
  value: string | null;
  label: string;
  onChoose: (level: number, node: TreeNode) => void;
}

function handleKey(event: KeyboardEvent<HTMLElement>, choose: () => void) {
  const option = event.currentTarget;
  const focus = (element: Element | null | undefined) => (element instanceof HTMLElement ? element.focus() : undefined);
  const columnOf = (sibling: Element | null | undefined) =>
    sibling?.querySelector('[aria-selected="true"]') ?? sibling?.querySelector('[role="option"]');
  switch (event.key) {
    case 'Enter':
    case ' ':
      choose();
      break;
    case 'ArrowDown':
      focus(option.nextElementSibling);
      break;
    case 'ArrowUp':
      focus(option.previousElementSibling);
      break;
    case 'ArrowRight':
      choose();
      requestAnimationFrame(() => focus(columnOf(option.parentElement?.nextElementSibling)));
      break;
    case 'ArrowLeft':
      focus(columnOf(option.parentElement?.previousElementSibling));
      break;
    default:
      return;
  }
  event.preventDefault();
}
