import { useCallback, type ComponentProps } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** A scrolling box that becomes a tab stop only while it overflows and holds nothing else to focus, so that a keyboard can scroll it. */
export function ScrollRegion(props: ComponentProps<'div'>) {
  const watch = useCallback((element: HTMLDivElement | null) => {
    if (!element) return;
    const update = () => {
      const needsStop = element.scrollHeight > element.clientHeight + 1 && !element.querySelector(focusable);
      if (needsStop) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    update();
    return () => observer.disconnect();
  }, []);
  return <div {...props} ref={watch} />;
}
