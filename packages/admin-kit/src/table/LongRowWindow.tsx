import { observeElementOffset, useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import { useMediaQuery } from '../internals/useMediaQuery.ts';
import { allRows, firstRows, rowHeight, type RowWindow } from './rowWindow.ts';

/** Of a long list the rows in view and some more; the engine for it comes with the first list that needs it. @source TBL-16 */
export default function LongRowWindow({ count, scroll, children }: LongRowWindowProps) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    // The list was there before the engine and may have been scrolled.
    initialOffset: () => scroll.current?.scrollTop ?? 0,
    // And may be scrolled between this drawing and the moment it is shown, which React puts off where a fallback has only just come: the
    // engine would scroll it back to where it began.
    observeElementOffset: (engine, tell) => {
      tell(engine.scrollElement?.scrollTop ?? 0, false);
      return observeElementOffset(engine, tell);
    },
  });
  // Paper does not scroll.
  if (useMediaQuery('print')) return children(allRows(count));
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  if (!first || !last) return children(firstRows(count));
  return children({ from: first.index, to: last.index + 1, before: first.start, after: virtual.getTotalSize() - last.end });
}

interface LongRowWindowProps {
  count: number;
  scroll: RefObject<HTMLElement | null>;
  /** Draws the rows of a stretch. */
  children: (window: RowWindow) => ReactNode;
}
