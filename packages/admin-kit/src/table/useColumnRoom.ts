import { useLayoutEffect, type RefObject } from 'react';
import { shareRoom, type RoomColumn } from './shareRoom.ts';
import type { VisibleColumn } from './tableTypes.ts';

/**
 * Gives the columns of a table the room that its box has, see `shareRoom`. It writes widths without drawing the table again. Where a
 * person has set widths, all columns stay as they left them, and the last one that scrolls takes what is left of a wider box.
 */
export function useColumnRoom<Row>(
  box: RefObject<HTMLElement | null>,
  { visible, isOwn }: { visible: ReadonlyArray<VisibleColumn<Row>>; isOwn: boolean },
): void {
  const widths = JSON.stringify(
    visible.map(({ leaf, column, stick }) => [leaf.getSize(), stick !== undefined, column.grow === true, column.align === 'end']),
  );
  useLayoutEffect(() => {
    const element = box.current;
    const table = element?.firstElementChild;
    if (!element || !(table instanceof HTMLTableElement)) return;
    const columns = (JSON.parse(widths) as Array<[number, boolean, boolean, boolean]>).map(([width, isFixed, grows, isFigure]) => ({
      width,
      isFixed,
      grows,
      isFigure,
    }));
    let seen = -1;
    const arrange = () => {
      const { clientWidth } = element;
      if (clientWidth === seen || clientWidth === 0) return;
      seen = clientWidth;
      writeWidths(table, { columns, room: clientWidth, isOwn });
    };
    arrange();
    const observer = new ResizeObserver(arrange);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, widths, isOwn]);
}

/** What a column of the table asks for, in order. */
interface PlacedColumn extends RoomColumn {
  isFixed: boolean;
}

/** The widths in px that the columns have on the screen, by column; empty before the table is there. */
export function drawnWidths<Row>(box: HTMLElement | null, visible: ReadonlyArray<VisibleColumn<Row>>): Record<string, number> {
  const cols = box?.querySelectorAll<HTMLElement>(':scope > table > colgroup > col') ?? [];
  return Object.fromEntries(
    visible.flatMap(({ leaf }, index) => {
      const width = Number.parseFloat(cols[index]?.style.width ?? '');
      return leaf.id.startsWith('__') || Number.isNaN(width) ? [] : [[leaf.id, width]];
    }),
  );
}

/** @param room width of the box in px */
function writeWidths(
  table: HTMLTableElement,
  { columns, room, isOwn }: { room: number; isOwn: boolean } & { columns: readonly PlacedColumn[] },
): void {
  const fixed = columns.reduce((sum, one) => sum + (one.isFixed ? one.width : 0), 0);
  const moving = columns.filter((one) => !one.isFixed);
  const extra = isOwn ? restToLast(moving, room - fixed) : shareRoom(moving, room - fixed);
  const cols = table.querySelectorAll<HTMLElement>(':scope > colgroup > col');
  let place = 0;
  let total = 0;
  for (const [index, one] of columns.entries()) {
    const width = one.width + (one.isFixed ? 0 : (extra[place++] ?? 0));
    total += width;
    cols[index]?.style.setProperty('width', `${width}px`);
  }
  table.style.setProperty('min-width', `${total}px`);
}

function restToLast(columns: readonly RoomColumn[], room: number): readonly number[] {
  const rest = Math.max(0, room - columns.reduce((sum, { width }) => sum + width, 0));
  return columns.map((_, index) => (index === columns.length - 1 ? rest : 0));
}
