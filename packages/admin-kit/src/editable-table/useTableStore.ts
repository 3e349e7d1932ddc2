import { useCallback, useSyncExternalStore } from 'react';
import type { TableEvent } from './store/tableEvents.ts';
import type { TableStore } from './store/tableStore.ts';

/**
 * Reads something of a table and redraws when it has become something else. `read` answers anything; what it
 * rebuilds each time is redrawn with each event that it is asked for.
 *
 * @param kinds events that may change it; absent: all
 */
export function useTableStore<Value>(
  store: TableStore,
  read: (store: TableStore) => Value,
  kinds?: ReadonlyArray<TableEvent['kind']>,
): Value {
  const wanted = kinds?.join();
  const subscribe = useCallback(
    (notify: () => void) =>
      store.subscribe((event) => {
        if (wanted === undefined || wanted.split(',').includes(event.kind)) notify();
      }),
    [store, wanted],
  );
  return useSyncExternalStore(subscribe, snapshotOf(store, read));
}

/** Reads once per state of the store, so that what is rebuilt with each reading is one thing until something has changed. */
export function snapshotOf<Value>(store: TableStore, read: (store: TableStore) => Value): () => Value {
  let known: { version: number; value: Value } | undefined;
  return () => {
    const version = store.version();
    if (known?.version !== version) known = { version, value: read(store) };
    return known.value;
  };
}
