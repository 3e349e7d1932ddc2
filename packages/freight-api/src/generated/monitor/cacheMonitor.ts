// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Body of `command`. */
export interface CacheMonitorCommand {
  command: string;
}
const loadSchemas = () => import('./cacheMonitor.schemas.ts');
/** What the calls of cacheMonitor take, as schemas for forms; fetched when asked for. */
export const cacheMonitorSchemas = {
  /** Of `command`. */
  command: async () => (await loadSchemas()).cacheMonitorCommandInput,
};
/** Calls of cacheMonitor. */
export const createCacheMonitorApi = (transport: Transport) => ({
  /** 缓存只读命令 · A reading command for the cache. Needs `cacheTerminal:list`. */
  command: (body: CacheMonitorCommand, options?: CallOptions) =>
    transport.request<string[]>({ method: 'POST', path: `/actuator/redis/command`, body, ...options }),
  /** 缓存信息 · Figures of the cache. Needs `cache:list`. */
  info: (options?: CallOptions) =>
    transport.request<
      {
        key: string;
        value: string;
        description: string;
      }[]
    >({ method: 'GET', path: `/actuator/redis/info`, ...options }),
  /** 缓存键数量 · Number of keys in the cache. Needs `cache:list`. */
  keysSize: (options?: CallOptions) =>
    transport.request<{
      create_time: number;
      dbSize: number;
    }>({ method: 'GET', path: `/actuator/redis/keysSize`, content: 'raw', ...options }),
  /** 缓存内存 · Memory of the cache. Needs `cache:list`. */
  memoryInfo: (options?: CallOptions) =>
    transport.request<{
      used_memory: number;
      create_time: number;
    }>({ method: 'GET', path: `/actuator/redis/memoryInfo`, content: 'raw', ...options }),
  /** 磁盘信息 · Disks. Needs `disk:list`. */
  queryDiskInfo: (options?: CallOptions) =>
    transport.request<
      {
        name: string;
        max: number;
        rest: number;
        restPPT: number;
      }[]
    >({ method: 'GET', path: `/actuator/redis/queryDiskInfo`, ...options }),
});
