import { Virtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import type { ColumnLayout } from './columnLayout.ts';
import type { InView, RowView, Stretch } from './inView.ts';
import type { RowPlaces } from './rowPlaces.ts';

/**
 * What is in view, as TanStack Virtual keeps it. The engine asks every piece that it is given for its size, so it is given a band of the
 * rows around the viewport, and the next one when that is left: what it costs does not follow from how many rows there are. @source TBL-16
 */
export function virtualWindow(): InView {
  const rowAxis = createAxis();
  const columnAxis = createAxis();
  let band: Band | undefined;
  let laid: ColumnLayout | undefined;
  return {
    rows(places, view) {
      const next = bandAround(places, view);
      const isSame = band?.places === places && band.from === next.from && band.to === next.to;
      if (!isSame) {
        band = next;
        rowAxis.lay({ count: next.to - next.from, start: places.topOf(next.from), sizeOf: (index) => places.heightOf(next.from + index) });
      }
      const { first, last } = rowAxis.seen(view.top, view);
      return { first: next.from + first, last: next.from + last };
    },
    columns(layout, { along, room, ahead }) {
      const { center, startSize, endSize } = layout;
      if (layout !== laid) columnAxis.lay({ count: center.length, start: startSize, sizeOf: (index) => center[index]?.size ?? 0 });
      laid = layout;
      return columnAxis.seen(along + startSize, { room: room - startSize - endSize, ahead });
    },
  };
}

interface Band {
  places: RowPlaces;
  /** Places of its first row and of the one after its last. */
  from: number;
  to: number;
}

const bandStep = 128;

/** A band is left after some screenfuls, so that scrolling seldom lays out another one. */
function bandAround(places: RowPlaces, { count, top, room }: RowView): Band {
  const first = Math.min(places.rowAt(top), Math.max(0, count - 1));
  const step = bandStep * Math.ceil((places.rowAt(top + room) - first + 1) / bandStep);
  const start = first - (first % step);
  return { places, from: Math.max(0, start - step), to: Math.min(count, start + 3 * step) };
}

/** Pieces that stand one after the other. */
interface Pieces {
  count: number;
  /** Px at which the first one stands. */
  start: number;
  sizeOf: (index: number) => number;
}

/** The painter listens to the scrolling and knows the room: the engine is told, and asks the page for nothing. */
function createAxis() {
  const options: VirtualizerOptions<Element, Element> = {
    count: 0,
    estimateSize: () => 0,
    getScrollElement: () => null,
    scrollToFn() {},
    observeElementRect() {},
    observeElementOffset() {},
  };
  const engine = new Virtualizer(options);
  return {
    lay({ count, start, sizeOf }: Pieces): void {
      // Keys of its own make the engine forget where the pieces stood before.
      engine.setOptions({ ...engine.options, count, scrollMargin: start, estimateSize: sizeOf, getItemKey: (index) => index });
    },
    seen(offset: number, { room, ahead }: Pick<RowView, 'room' | 'ahead'>): Stretch {
      if (engine.options.overscan !== ahead) engine.setOptions({ ...engine.options, overscan: ahead });
      engine.scrollOffset = offset;
      // In a room without any px it sees nothing at all.
      const length = Math.max(1, room);
      engine.scrollRect = { width: length, height: length };
      const seen = engine.getVirtualIndexes();
      return { first: seen[0] ?? 0, last: seen.at(-1) ?? -1 };
    },
  };
}
