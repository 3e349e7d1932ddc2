import { ChevronRight } from 'lucide-react';
import { cx } from '../../internals/cx.ts';
import { Spinner } from '../../internals/Spinner.tsx';
import { Checkbox } from '../Checkbox.tsx';
import type { TreeEntry, TreeNode } from './treeModel.ts';

/** A row of a tree: the arrow that opens it, its box and its name. */
export function TreeRow({ id, entry, index, box, checkable, isActive, isChosen, isPartlyChosen, isLoading }: TreeRowProps) {
  const { node, level, isParent, isOpen } = entry;
  return (
    <div
      id={id}
      role="treeitem"
      data-index={index}
      aria-label={node.label}
      aria-level={level}
      aria-posinset={entry.position}
      aria-setsize={entry.siblings}
      aria-expanded={isParent ? isOpen : undefined}
      aria-selected={checkable ? undefined : isChosen}
      aria-checked={checkable ? (isPartlyChosen ? 'mixed' : isChosen) : undefined}
      aria-disabled={node.disabled || undefined}
      style={{ ...box, paddingInlineStart: (level - 1) * 20 + 4 }}
      className={cx(
        'absolute inset-x-0 flex cursor-pointer items-center gap-1 rounded-sm pe-2 hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:text-ink-disabled',
        isChosen && !checkable && 'bg-primary-soft text-primary-ink',
        isActive && 'group-focus-visible:outline-2 group-focus-visible:-outline-offset-2 group-focus-visible:outline-primary-solid',
      )}
    >
      <span
        aria-hidden
        data-toggle={isParent || undefined}
        className="inline-flex size-5 shrink-0 items-center justify-center text-ink-secondary"
      >
        {isLoading ? (
          <Spinner size={12} />
        ) : (
          isParent && <ChevronRight size={14} className={cx('transition-transform rtl:-scale-x-100', isOpen && 'rotate-90')} />
        )}
      </span>
      {checkable && (
        <span aria-hidden className="pointer-events-none inline-flex" inert>
          <Checkbox value={isChosen} indeterminate={isPartlyChosen} disabled={node.disabled} />
        </span>
      )}
      <span className="truncate">{node.label}</span>
    </div>
  );
}

interface TreeRowProps {
  id: string;
  entry: TreeEntry<TreeNode>;
  index: number;
  /** Pixels from the top of the tree, and of the row. */
  box: { top: number; height: number };
  /** Draws a box. */
  checkable: boolean;
  isActive: boolean;
  isChosen: boolean;
  /** Not itself, but something below it. */
  isPartlyChosen: boolean;
  isLoading: boolean;
}
