import { useEffect, useState } from 'react';
import { cx } from '../internals/cx.ts';
import type { VisibleColumn } from './GridTable.tsx';

/**
 * Rows that are on their way, in the places of their columns: nothing moves when they arrive. Room is kept for them at once, bars are drawn
 * a moment later: most rows are there before, and hundreds of bars would hold them up.
 */
export function GridSkeleton<Row>({ visible, count }: { visible: ReadonlyArray<VisibleColumn<Row>>; count: number }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) {
    return (
      <tr aria-hidden>
        <td aria-hidden colSpan={visible.length} className="bg-surface" style={{ height: `calc(var(--spacing-row) * ${count})` }} />
      </tr>
    );
  }
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} aria-hidden>
      {visible.map(({ leaf, column, stick }) => (
        <td
          key={leaf.id}
          aria-hidden
          style={stick}
          className={cx(
            'h-row border-b border-solid border-line bg-surface px-cell',
            stick && 'sticky z-10',
            leaf.id === '__actions' && 'border-s',
          )}
        >
          <div className={cx('h-3 max-w-24 animate-pulse rounded-sm bg-line', column.align === 'end' && 'ms-auto')} />
        </td>
      ))}
    </tr>
  ));
}

/** What comes sooner seems to come at once. */
const lateMs = 200;
