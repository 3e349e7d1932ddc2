import { useTab } from '@tarmac/admin-kit/tabs';
import { useEffect, useEffectEvent } from 'react';

/** Names the tab by what it shows, once that is known; until then, and where there is no name, it keeps the one that it has. */
export function useTabTitle(title: string | null | undefined): void {
  const { setTitle } = useTab();
  const name = useEffectEvent(setTitle);
  useEffect(() => {
    if (title) name(title);
  }, [title]);
}
