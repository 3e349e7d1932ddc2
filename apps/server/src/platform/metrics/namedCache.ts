/** One thing that a cache holds. */
export interface CacheEntry {
  key: string;
  /** Bytes of its value as JSON: a measure of its size, not its exact share of the memory. */
  bytes: number;
  /** Milliseconds until it is read again; null while it stays. */
  expiresInMs: number | null;
}

/** A cache of this process as the people who run it may look at it. Nothing in it may be a secret. @source MON-04, MON-05 */
export interface NamedCache {
  entries(): readonly CacheEntry[];
  /** A value as JSON can carry it; undefined when the key is not held. */
  value(key: string): unknown;
  hits(): number;
  misses(): number;
}
