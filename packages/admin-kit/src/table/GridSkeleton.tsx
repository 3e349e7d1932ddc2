import { useEffect, useState } from 'react';
import { late } from '../internals/late.ts';
import type { SkeletonRowsProps } from './tableTypes.ts';

const SkeletonRows = late(() => import('./SkeletonRows.tsx'), { part: 'SkeletonRows', meanwhile: Room });

/**
 * Rows that are on their way. Room is kept for them at once, bars are drawn a moment later: most rows are there before, and hundreds of bars
 * would hold them up.
 */
export function GridSkeleton<Row>(props: SkeletonRowsProps<Row>) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <SkeletonRows {...props} /> : <Room {...props} />;
}

function Room<Row>({ visible, count }: SkeletonRowsProps<Row>) {
  return (
    <tr aria-hidden>
      <td aria-hidden colSpan={visible.length} className="bg-surface" style={{ height: `calc(var(--spacing-row) * ${count})` }} />
    </tr>
  );
}

/** What comes sooner seems to come at once. */
const lateMs = 200;
