import { useSyncExternalStore } from 'react';

const query = '(max-width: 1087.99px)';

/** Whether tabs are off and the menu is a drawer. @source LAY-02, TAB-08 */
export function useIsMobileScreen(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
  );
}
