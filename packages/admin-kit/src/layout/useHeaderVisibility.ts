import { type UIEvent, useState } from 'react';

/** Pixels of scrolling after which a header that hides itself is gone. @source LAY-04 */
const hideAfter = 100;
/** Height of the header, and the offset of what stands below it. @source LAY-04 */
const headerHeight = 59;

/**
 * Whether the header is seen, by how far the page below it is scrolled. One that is not fixed leaves with the top of the
 * page; a fixed one stays, or with `autoHide` leaves past 100px and returns on the way up.
 *
 * @source LAY-04, SET-05
 */
export function useHeaderVisibility(fixed: boolean, { autoHide, page }: { autoHide: boolean; page: string }): HeaderVisibility {
  const [seen, setSeen] = useState({ page, top: 0, isHidden: false });
  // Another page begins with its header.
  if (seen.page !== page) setSeen({ page, top: 0, isHidden: false });

  const handleScroll = (event: UIEvent) => {
    const box = event.target as HTMLElement;
    // Tables and lists within a page scroll, too; only the page itself counts.
    if (!(box instanceof HTMLElement) || box.dataset['pageScroll'] === undefined || (fixed && !autoHide)) return;
    const top = box.scrollTop;
    setSeen((before) => {
      if (before.top === top) return before;
      // Without its header the page is taller: one that would fit then must not flicker between the two.
      const isLong = box.scrollHeight - box.clientHeight > headerHeight * 2;
      const isPast = fixed ? top > hideAfter && (top > before.top || (before.isHidden && top === before.top)) : top > headerHeight;
      const isHidden = before.isHidden ? isPast : isPast && isLong;
      return { ...before, top, isHidden };
    });
  };
  return { isHidden: seen.isHidden && !(fixed && !autoHide), handleScroll };
}

/** What {@link useHeaderVisibility} answers. */
export interface HeaderVisibility {
  isHidden: boolean;
  /** Goes on the element around the page, in the capture phase: scroll events do not bubble. */
  handleScroll: (event: UIEvent) => void;
}
