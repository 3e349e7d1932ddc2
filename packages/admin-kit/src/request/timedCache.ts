/** Keeps answers for a while; equal questions in flight share one answer and failures are not kept. */
export interface TimedCache {
  get<Value>(key: string, keepForMs: number, load: () => Promise<Value>): Promise<Value>;
  forget(prefix?: string): void;
}

/** How long dictionary answers are kept. @source REQ-07 */
export const dictionaryCacheMs = 604_800_000;
/** How long report metadata is kept. @source REQ-07 */
export const reportMetadataCacheMs = 30_000;

/** Creates a cache in memory. `now` is the clock in milliseconds. */
export function createTimedCache(now: () => number = Date.now): TimedCache {
  const entries = new Map<string, { until: number; value: Promise<unknown> }>();
  return {
    get<Value>(key: string, keepForMs: number, load: () => Promise<Value>) {
      const known = entries.get(key);
      if (known !== undefined && known.until > now()) return known.value as Promise<Value>;
      const value = load();
      const entry = { until: now() + keepForMs, value };
      entries.set(key, entry);
      value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return value;
    },
    forget(prefix = '') {
      for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key);
    },
  };
}
