import { type RefObject, useEffect, useRef, useState } from 'react';
import { popupBox } from '../../internals/control.ts';
import { cx } from '../../internals/cx.ts';
import { Floating } from '../../internals/Floating.tsx';
import { notices } from '../../notice/createNoticeStore.ts';
import type { RowId } from '../columnTypes.ts';
import type { RowContent } from './featureTypes.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { GridHandle } from '../grid/gridTypes.ts';

// How often the row is looked for, and ms between two looks. @source TBL-10
const mostTries = 3;
const retryTime = 100;
/** Part of the table's width that a sub-table takes. @source TBL-10 */
const share = 0.96;

/** What belongs to one row, in a pop-over below it. @source TBL-10 */
export function SubTable({ grid, rowId, frame, content, onClose }: SubTableProps) {
  const { t } = useTexts(zhGrid);
  const { store, painter } = grid;
  const anchor = useRef<HTMLElement | null>(null);
  const [isThere, setThere] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const element = painter.rowAt(store.viewIndexOf(rowId));
      if (element !== undefined) {
        // The row is as wide as all columns; the frame is what is seen of it.
        anchor.current = asSeen(element, frame.current);
        setThere(true);
      } else if (tries < mostTries) {
        tries += 1;
        painter.reveal(store.viewIndexOf(rowId), undefined);
        timer = setTimeout(look, retryTime);
      } else {
        notices.error(t('grid.subTableFailed'));
        close.current();
      }
    };
    look();
    return () => clearTimeout(timer);
  }, [painter, store, rowId, frame, t]);

  const row = store.row(rowId);
  if (!isThere || row === undefined) return null;
  return (
    <Floating
      open
      onClose={onClose}
      anchor={anchor}
      align="center"
      aria-label={t('grid.subTableOf', { row: store.viewIndexOf(rowId) + 1 })}
      onCloseAutoFocus={(event) => event.preventDefault()}
      className={cx(popupBox, 'max-h-[min(60vh,var(--radix-popper-available-height))] overflow-auto p-3')}
      style={{ width: painter.room.width * share }}
    >
      {content(row, rowId)}
    </Floating>
  );
}

interface SubTableProps {
  grid: GridHandle;
  rowId: RowId;
  frame: RefObject<HTMLElement | null>;
  content: RowContent;
  onClose: () => void;
}

/** An anchor as high as the row and as wide as the frame. */
function asSeen(row: HTMLElement, frame: HTMLElement | null): HTMLElement {
  const rectangle = () => {
    const own = row.getBoundingClientRect();
    const around = frame?.getBoundingClientRect() ?? own;
    return new DOMRect(around.left, own.top, around.width, own.height);
  };
  // A press on the row moves the focus to the text area over the grid: neither closes the panel, the click itself does.
  const contains = (other: Node | null) =>
    row.contains(other) || (other instanceof HTMLTextAreaElement && frame?.parentElement?.contains(other) === true);
  return { getBoundingClientRect: rectangle, contains } as HTMLElement;
}
