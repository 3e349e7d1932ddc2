import type { Context } from '../../platform/context.ts';
import type { CacheEntry, NamedCache } from '../../platform/metrics/namedCache.ts';

/** A figure with what it means. */
export interface CacheFigure {
  key: string;
  value: string;
  description: string;
}

/** Every key that this process holds. */
export const cacheEntries = (caches: readonly NamedCache[]): CacheEntry[] => caches.flatMap((cache) => [...cache.entries()]);

/** Bytes of all values. */
export const cacheBytes = (entries: readonly CacheEntry[]): number => entries.reduce((sum, entry) => sum + entry.bytes, 0);

/** The server's own cache in the words of a Redis: each process holds one, and none of it is kept elsewhere. @source MON-04 */
export function cacheInfo(ctx: Context): CacheFigure[] {
  const { caches, runtime, http } = ctx.platform;
  const zh = ctx.locale === 'zh';
  const entries = cacheEntries(caches);
  const hits = caches.reduce((sum, cache) => sum + cache.hits(), 0);
  const misses = caches.reduce((sum, cache) => sum + cache.misses(), 0);
  const { uptimeMs } = runtime.read();
  const expiring = entries.filter((entry) => entry.expiresInMs !== null).length;
  const figures: [string, string | number, string, string][] = [
    ['redis_version', 'tarmac-cache', '进程内缓存（未使用外部 Redis）', 'A cache inside of the process; there is no Redis'],
    ['redis_mode', 'standalone', '运行模式', 'Mode'],
    ['uptime_in_seconds', Math.floor(uptimeMs / 1000), '运行时间（秒）', 'Seconds since the start'],
    ['connected_clients', http.totals().connections, '当前连接数', 'Open connections of the server'],
    ['used_memory', cacheBytes(entries), '缓存内容大小（字节）', 'Bytes of the values'],
    ['used_memory_human', `${(cacheBytes(entries) / 1024).toFixed(2)}K`, '缓存内容大小', 'Size of the values'],
    ['keyspace_hits', hits, '命中次数', 'Questions that the cache answered'],
    ['keyspace_misses', misses, '未命中次数', 'Questions that the database answered'],
    ['keyspace_hit_rate', hits + misses === 0 ? '0' : (hits / (hits + misses)).toFixed(4), '命中率', 'Share that the cache answered'],
    ['db0', `keys=${entries.length},expires=${expiring}`, '键数量与会过期的键数量', 'Keys, and those that expire'],
  ];
  return figures.map(([key, value, chinese, english]) => ({ key, value: String(value), description: zh ? chinese : english }));
}
