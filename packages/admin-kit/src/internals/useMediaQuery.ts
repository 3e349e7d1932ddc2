import { useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the screen counts as mobile, up to 1087.99px. @source LAY-02 */
export function useIsMobile(): boolean {
  return useMediaQuery('(max-width: 1087.99px)');
}
