import { useEffect, type RefObject } from 'react';

/**
 * Marks a box that scrolls sideways with `data-under-start` and `data-under-end` while content lies under what stays at that side, and
 * tells its parent the width of its scroll bar.
 */
export function useScrolledUnder(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const mark = () => {
      // From right to left it counts below zero.
      const passed = Math.abs(element.scrollLeft);
      element.toggleAttribute('data-under-start', passed > 0);
      element.parentElement?.style.setProperty('--scrollbar', `${element.offsetWidth - element.clientWidth}px`);
      element.toggleAttribute('data-under-end', passed < element.scrollWidth - element.clientWidth - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [box]);
}
