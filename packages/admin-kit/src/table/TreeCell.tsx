import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../internals/Button.tsx';
import { cx } from '../internals/cx.ts';
import { Spinner } from '../internals/Spinner.tsx';
import { toggleRow } from './selection.ts';
import type { TableTree } from './tableTree.ts';
import { zhTable } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** What stands in front of a row of a tree: as much room as its level asks for, and the button that opens it. */
export function TreeCell({ rowKey, index, tree, children }: TreeCellProps) {
  const { t } = useTexts(zhTable);
  const { level, isParent, isLoading } = tree.placeOf(rowKey);
  const isOpen = tree.open.includes(rowKey);
  return (
    <span className="flex min-w-0 items-center gap-1" style={{ paddingInlineStart: (level - 1) * 20 }}>
      {isLoading ? (
        <Spinner className="w-6 shrink-0 justify-center" />
      ) : isParent ? (
        <IconButton
          size="small"
          label={t('table.expandRow', { row: index + 1 })}
          aria-expanded={isOpen}
          icon={<ChevronRight aria-hidden size={14} className={cx('transition-transform rtl:-scale-x-100', isOpen && 'rotate-90')} />}
          onClick={() => tree.onOpenChange(toggleRow(tree.open, rowKey))}
        />
      ) : (
        <span aria-hidden className="w-6 shrink-0" />
      )}
      <span className="min-w-0 truncate">{children}</span>
    </span>
  );
}

interface TreeCellProps {
  rowKey: string;
  index: number;
  tree: TableTree;
  children: ReactNode;
}
