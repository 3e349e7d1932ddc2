import { cx } from '../internals/cx.ts';
import type { VisibleColumn } from './GridTable.tsx';

/** Rows that are on their way, in the places of their columns: nothing moves when they arrive. */
export function GridSkeleton<Row>({ visible, count }: { visible: ReadonlyArray<VisibleColumn<Row>>; count: number }) {
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
