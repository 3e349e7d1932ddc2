import { useCallback, useSyncExternalStore } from 'react';
import { afterNextFrame } from './store/slices.ts';
import type { TableEvent } from './store/tableEvents.ts';
import type { TableStore } from './store/tableStore.ts';
import { snapshotOf } from './useTableStore.ts';

/**
 * Reads something of a table for what stands around the cells: it follows in the frame after the one that shows what was written, so that a key and a paste
 * wait for none of it.
 */
export function useTableStoreLater<Value>(
  store: TableStore,
  read: (store: TableStore) => Value,
  kinds: ReadonlyArray<TableEvent['kind']>,
): Value {
  const wanted = kinds.join();
  const subscribe = useCallback(
    (notify: () => void) => {
      let forgo: (() => void) | undefined;
      const tell = () => {
        forgo = undefined;
        notify();
      };
      const stop = store.subscribe((event) => {
        if (wanted.split(',').includes(event.kind)) forgo ??= afterNextFrame(tell);
      });
      return () => {
        stop();
        forgo?.();
      };
    },
    [store, wanted],
  );
  return useSyncExternalStore(subscribe, snapshotOf(store, read));
}
