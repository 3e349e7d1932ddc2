import { createContext, use, useSyncExternalStore } from 'react';

/** Whether a part of the page stands for a phone, whatever the screen is: one that somebody looks at while they design it. */
export const OnPhoneContext = createContext(false);

/** Whether a media query holds now. */
export function useMediaQuery(query: string): boolean {
  const isOnPhone = use(OnPhoneContext);
  const holds = useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => false,
  );
  return holds || (isOnPhone && query.startsWith('(max-width'));
}

/** Whether the screen counts as mobile, up to 1087.99px. @source LAY-02 */
export function useIsMobile(): boolean {
  return useMediaQuery('(max-width: 1087.99px)');
}
