import { useLayoutEffect } from 'react';
import { fadeAway } from './fadeAway.ts';

/** Lets an element fade out when it leaves the page. */
export function useFadeAway(element: HTMLElement | null, animation: Parameters<typeof fadeAway>[1]): void {
  useLayoutEffect(() => {
    if (!element) return;
    return () => fadeAway(element, animation);
  }, [element, animation]);
}
