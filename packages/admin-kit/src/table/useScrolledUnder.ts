import { useEffect, type RefObject } from 'react';

/**
 * Marks a box that scrolls sideways with `data-under-start` and `data-under-end` while content lies under what stays at that side, and
 * keeps the edge beside it, marked `data-edge-end`, clear of its scroll bar.
 */
export function useScrolledUnder(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const mark = () => {
      // From right to left it counts below zero.
      const passed = Math.abs(element.scrollLeft);
      const { clientWidth } = element;
      const [scrollBar, left] = [element.offsetWidth - clientWidth, element.scrollWidth - clientWidth - passed];
      element.toggleAttribute('data-under-start', passed > 0);
      element.toggleAttribute('data-under-end', left > 1);
      // On the edge alone: every cell would inherit it, and be styled again.
      const edge = element.parentElement?.querySelector<HTMLElement>(':scope > [data-edge-end]');
      edge?.style.setProperty('--scrollbar', `${scrollBar}px`);
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
