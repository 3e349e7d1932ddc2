import { useCallback, type ComponentProps } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** Whether there is more than can be seen, in either direction; a pixel may be a fraction that was rounded. */
const hasMore = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;

/** A scrolling box that becomes a tab stop only while it overflows and holds nothing else to focus, so that a keyboard can scroll it. */
export function ScrollRegion(props: ComponentProps<'div'>) {
  const watch = useCallback((element: HTMLDivElement | null) => {
    if (!element) return;
    const update = () => {
      // In this order: sizes have to be laid out before they can be told, and most boxes hold a button.
      const needsStop = !element.querySelector(focusable) && hasMore(element);
      if (needsStop) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(update);
    // What arrives later, such as a text or a picture, makes the content larger and not the box.
    const measure = () => {
      sizes.disconnect();
      for (const one of [element, ...element.children]) sizes.observe(one);
    };
    const content = new MutationObserver(() => {
      measure();
      // At once: sizes are told no sooner than the next picture.
      update();
    });
    content.observe(element, { childList: true, subtree: true });
    measure();
    update();
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, []);
  return <div {...props} ref={watch} />;
}
