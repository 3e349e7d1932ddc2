// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import type { FilesStoredQuery } from './files.ts';
import { createFilesApi } from './files.ts';
/** Questions of files as TanStack Query takes them. */
export const createFilesQueries = (transport: Transport) => {
  const api = createFilesApi(transport);
  return {
    /** 已存文件的名称与大小 · Names and sizes of stored files. Needs `session`. */
    stored: (
      query: FilesStoredQuery,
    ): QueryOptions<
      {
        fileName: string;
        filePath: string;
        fileSize: number;
      }[]
    > => ({ queryKey: ['files', 'stored', query], queryFn: ({ signal }) => api.stored(query, { signal }) }),
    /** 分片上传的结果 · Where a file uploaded in parts is stored. Needs `session`. */
    uploaded: (id: string): QueryOptions<null> => ({ queryKey: ['files', 'uploaded', id], queryFn: ({ signal }) => api.uploaded(id, { signal }) }),
  };
};
