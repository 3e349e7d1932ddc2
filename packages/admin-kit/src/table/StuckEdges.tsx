import { cx } from '../internals/cx.ts';
import type { VisibleColumn } from './tableTypes.ts';

/** The edges of columns that stay in view, while others lie under them: a neighbour of what `useScrolledUnder` marks. */
export function StuckEdges<Row>({ visible }: { visible: ReadonlyArray<VisibleColumn<Row>> }) {
  const widthAt = (side: 'insetInlineStart' | 'insetInlineEnd') =>
    visible.reduce((sum, { leaf, stick }) => sum + (stick && side in stick ? leaf.getSize() : 0), 0);
  const [start, end] = [widthAt('insetInlineStart'), widthAt('insetInlineEnd')];
  return (
    <>
      {start > 0 && (
        <div
          aria-hidden
          className={cx(edge, 'bg-linear-to-r peer-data-under-start:block rtl:bg-linear-to-l')}
          style={{ insetInlineStart: start }}
        />
      )}
      {end > 0 && (
        <div
          aria-hidden
          data-edge-end
          className={cx(edge, 'bg-linear-to-l peer-data-under-end:block rtl:bg-linear-to-r')}
          style={{ insetInlineEnd: `calc(${end}px + var(--scrollbar, 0px))` }}
        />
      )}
    </>
  );
}

const edge = 'pointer-events-none absolute inset-y-0 z-30 hidden w-1.5 from-ink/20 to-ink/0 print:hidden';
