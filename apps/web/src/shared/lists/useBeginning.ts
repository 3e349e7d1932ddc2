import { ListStateContext } from '@tarmac/admin-kit/resource';
import { use, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/**
 * Lets a list that is opened without a choice begin with one, such as what waits; everything else is a tab away. What a link or the history
 * brings wins.
 *
 * @returns whether the list may be drawn: before, it would ask for rows that nobody wants
 */
export function useBeginning(filters: Readonly<Record<string, string>>): boolean {
  const store = use(ListStateContext);
  const params = useSyncExternalStore(store?.subscribe ?? never, store?.getSnapshot ?? nothing);
  const isChosen = Object.keys(params).length > 0;
  const [isReady, setReady] = useState(store === null || isChosen);
  // Who takes the choice back later sees all.
  if (!isReady && isChosen) setReady(true);
  useLayoutEffect(() => {
    if (!isReady) store?.set(filters, 'replace');
  }, [isReady, store, filters]);
  return isReady;
}

const none = {};
const nothing = () => none;
const never = () => () => undefined;
