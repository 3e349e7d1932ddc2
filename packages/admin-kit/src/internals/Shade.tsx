import { useLayoutEffect, useRef } from 'react';
import { fadeAway } from './fadeAway.ts';

/**
 * What darkens the page below an open dialog and keeps it from scrolling. The overlay of Radix does the latter by a `<style>` of its
 * own, which a Content-Security-Policy without `'unsafe-inline'` refuses.
 */
export function Shade() {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(lockScroll, []);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      if (element) fadeAway(element, 'animate-leave');
    };
  }, []);
  // A modal dialog takes presses from the whole page; those beside it must end here and not at what lies below.
  return <div ref={own} aria-hidden data-state="open" className="pointer-events-auto fixed inset-0 z-[1000] animate-fade bg-overlay" />;
}

let locks = 0;
let before: { overflow: string; paddingInlineEnd: string } | undefined;

/** Dialogs may lie over each other: the page scrolls again when the last one is closed. */
function lockScroll(): () => void {
  const { body, documentElement: root } = document;
  locks += 1;
  if (locks === 1) {
    const { overflow, paddingInlineEnd } = body.style;
    before = { overflow, paddingInlineEnd };
    // Where the scroll bar was, nothing must move.
    const bar = window.innerWidth - root.clientWidth;
    if (bar > 0) body.style.paddingInlineEnd = `${bar}px`;
    body.style.overflow = 'hidden';
  }
  return () => {
    locks -= 1;
    if (locks === 0 && before !== undefined) Object.assign(body.style, before);
  };
}
