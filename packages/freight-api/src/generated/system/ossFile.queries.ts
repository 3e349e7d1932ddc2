// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Page, QueryOptions, Transport } from '../../transport.ts';
import type { OssFile } from '../models.ts';
import type { OssFileListQuery } from './ossFile.ts';
import { createOssFileApi } from './ossFile.ts';
/** Questions of ossFile as TanStack Query takes them. */
export const createOssFileQueries = (transport: Transport) => {
  const api = createOssFileApi(transport);
  return {
    /** 对象存储文件列表 · List: Stored object. Needs `oss:list`. */
    list: (query: OssFileListQuery = {}): QueryOptions<Page<OssFile>> => ({
      queryKey: ['ossFile', 'list', query],
      queryFn: ({ signal }) => api.list(query, { signal }),
    }),
    /** 对象存储文件详情 · Get: Stored object. Needs `oss:list`. */
    get: (id: string): QueryOptions<OssFile> => ({ queryKey: ['ossFile', 'get', id], queryFn: ({ signal }) => api.get(id, { signal }) }),
    /** 当前存储 · Where new objects are kept. Needs `oss:list`. */
    storage: (): QueryOptions<{
      kind: 'local' | 's3';
      bucket: string | null;
      maxBytes: number;
      extensions: string[];
    }> => ({ queryKey: ['ossFile', 'storage'], queryFn: ({ signal }) => api.storage({ signal }) }),
  };
};
