import { ListStateContext } from '@tarmac/admin-kit/resource';
import { use, useLayoutEffect, useState } from 'react';

/**
 * Lets a list that is opened without a choice begin with one, such as what waits; everything else is a tab away. What a link or the history
 * brings wins.
 *
 * @returns whether the list may be drawn: before, it would ask for rows that nobody wants
 */
export function useBeginning(filters: Readonly<Record<string, string>>): boolean {
  const store = use(ListStateContext);
  const [isReady, setReady] = useState(() => store === null || Object.keys(store.getSnapshot()).length > 0);
  useLayoutEffect(() => {
    if (isReady) return;
    store?.set(filters, 'replace');
    setReady(true);
  }, [isReady, store, filters]);
  return isReady;
}
