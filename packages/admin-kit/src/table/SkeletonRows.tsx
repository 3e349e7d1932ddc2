import { cx } from '../internals/cx.ts';
import type { SkeletonRowsProps } from './tableTypes.ts';

/** Grey bars in the places of the columns: nothing moves when the rows arrive. */
export function SkeletonRows<Row>({ visible, count }: SkeletonRowsProps<Row>) {
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
