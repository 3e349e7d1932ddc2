import { createMemoryStore, type KeyValueStore } from '../session/keyValueStore.ts';

/**
 * Windows of one browser over one storage: what one writes is an event in the others, as Web Storage does it.
 *
 * @example
 * const browser = sharedStore();
 * const [one, other] = [createSession({ store: browser.openWindow() }), createSession({ store: browser.openWindow() })];
 */
export function sharedStore(): { openWindow(): KeyValueStore } {
  const memory = createMemoryStore();
  const windows: Set<(key: string | null) => void>[] = [];
  return {
    openWindow() {
      const listeners = new Set<(key: string | null) => void>();
      windows.push(listeners);
      const tell = (key: string) => {
        for (const other of windows) if (other !== listeners) for (const listener of other) listener(key);
      };
      return {
        get: memory.get,
        set: (key, value) => {
          memory.set(key, value);
          tell(key);
        },
        remove: (key) => {
          memory.remove(key);
          tell(key);
        },
        onExternalChange: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
  };
}
