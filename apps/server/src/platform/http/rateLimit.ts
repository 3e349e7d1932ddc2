/** How fast calls may come. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** Counts calls by key. */
export interface RateLimiter {
  /** Takes one call; returns 0 when it may pass, else the seconds to wait. */
  take(key: string, rate: Rate): number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const maxKeys = 50_000;

/**
 * Token buckets in memory. Counters that must hold across processes, such as failed logins, live in the database instead.
 *
 * @param now milliseconds
 * @source security 12.50
 */
export function createRateLimiter(now: () => number = () => performance.now()): RateLimiter {
  const buckets = new Map<string, Bucket>();
  return {
    take: (key, rate) => {
      const at = now();
      const bucket = buckets.get(key) ?? { tokens: rate.burst, at };
      bucket.tokens = Math.min(rate.burst, bucket.tokens + ((at - bucket.at) / 1000) * rate.perSecond);
      bucket.at = at;
      // Moves the key to the young end: the oldest ones go first when there are too many.
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > maxKeys) buckets.delete(buckets.keys().next().value as string);
      if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / rate.perSecond));
      bucket.tokens -= 1;
      return 0;
    },
  };
}
