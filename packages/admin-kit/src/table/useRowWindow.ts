import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Which rows exist in the page: all of a page of usual size, of a long list those in view and some more. @source TBL-16 */
export function useRowWindow(count: number, scroll: RefObject<HTMLElement | null>): RowWindow {
  const isLong = count > 100;
  const virtual = useVirtualizer({
    count: isLong ? count : 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => 41,
    overscan: 12,
  });
  if (!isLong) return { from: 0, to: count, before: 0, after: 0 };
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  if (!first || !last) return { from: 0, to: Math.min(count, 30), before: 0, after: 0 };
  return { from: first.index, to: last.index + 1, before: first.start, after: virtual.getTotalSize() - last.end };
}

/** A stretch of rows and the height, in px, of what lies before and after. */
export interface RowWindow {
  from: number;
  to: number;
  before: number;
  after: number;
}
