import { useLayoutEffect, type RefObject } from 'react';
import type { VisibleColumn } from './GridTable.tsx';
import { shareRoom, type RoomColumn } from './shareRoom.ts';

/**
 * Gives the columns of a table the room that its box has, see `shareRoom`. It writes widths without drawing the table again; a table
 * whose widths a person has set stays as they left it.
 */
export function useColumnRoom<Row>(box: RefObject<HTMLElement | null>, visible: ReadonlyArray<VisibleColumn<Row>>, isOwn: boolean): void {
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
      writeWidths(table, columns, isOwn ? undefined : clientWidth);
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

/** @param room width of the box in px; absent leaves the columns their own widths */
function writeWidths(table: HTMLTableElement, columns: readonly PlacedColumn[], room: number | undefined): void {
  const fixed = columns.reduce((sum, one) => sum + (one.isFixed ? one.width : 0), 0);
  const moving = columns.filter((one) => !one.isFixed);
  const extra = room === undefined ? [] : shareRoom(moving, room - fixed);
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
