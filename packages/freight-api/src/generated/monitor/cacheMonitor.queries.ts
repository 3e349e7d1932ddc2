// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import { createCacheMonitorApi } from './cacheMonitor.ts';
/** Questions of cacheMonitor as TanStack Query takes them. */
export const createCacheMonitorQueries = (transport: Transport) => {
  const api = createCacheMonitorApi(transport);
  return {
    /** 缓存信息 · Figures of the cache. Needs `cache:list`. */
    info: (): QueryOptions<
      {
        key: string;
        value: string;
        description: string;
      }[]
    > => ({ queryKey: ['cacheMonitor', 'info'], queryFn: ({ signal }) => api.info({ signal }) }),
    /** 缓存键数量 · Number of keys in the cache. Needs `cache:list`. */
    keysSize: (): QueryOptions<{
      create_time: number;
      dbSize: number;
    }> => ({ queryKey: ['cacheMonitor', 'keysSize'], queryFn: ({ signal }) => api.keysSize({ signal }) }),
    /** 缓存内存 · Memory of the cache. Needs `cache:list`. */
    memoryInfo: (): QueryOptions<{
      used_memory: number;
      create_time: number;
    }> => ({ queryKey: ['cacheMonitor', 'memoryInfo'], queryFn: ({ signal }) => api.memoryInfo({ signal }) }),
    /** 磁盘信息 · Disks. Needs `disk:list`. */
    queryDiskInfo: (): QueryOptions<
      {
        name: string;
        max: number;
        rest: number;
        restPPT: number;
      }[]
    > => ({ queryKey: ['cacheMonitor', 'queryDiskInfo'], queryFn: ({ signal }) => api.queryDiskInfo({ signal }) }),
  };
};
