// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Query of `stored`. */
export type FilesStoredQuery = {
  /** Stored paths, comma-joined, with the signatures that they came with. */
  paths: string;
};
/** Calls of files. */
export const createFilesApi = (transport: Transport) => ({
  /** 已存文件的名称与大小 · Names and sizes of stored files. Needs `session`. */
  stored: (query: FilesStoredQuery, options?: CallOptions) =>
    transport.request<
      {
        fileName: string;
        filePath: string;
        fileSize: number;
      }[]
    >({ method: 'GET', path: `/sys/common/files`, query, ...options }),
  /** 上传文件 · Upload a file. Needs `session`. */
  upload: (form: FormData, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/common/upload`, body: form, content: 'upload', ...options }),
  /** 分片上传的结果 · Where a file uploaded in parts is stored. Needs `session`. */
  uploaded: (id: string, options?: CallOptions) => transport.request<null>({ method: 'GET', path: `/sys/common/upload/${encodeURIComponent(id)}`, ...options }),
});
