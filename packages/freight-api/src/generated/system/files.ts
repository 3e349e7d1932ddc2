// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import type { CallOptions, QueryOptions, Transport } from '../../transport.ts';
/** Calls of files. */
export const createFilesApi = (transport: Transport) => ({
  /** 上传文件 · Upload a file. Needs `session`. */
  upload: (form: FormData, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/sys/common/upload`, body: form, content: 'upload', ...options }),
  /** 分片上传的结果 · Where a file lies that came in pieces. Needs `session`. */
  uploaded: (id: string, options?: CallOptions) => transport.request<null>({ method: 'GET', path: `/sys/common/upload/${encodeURIComponent(id)}`, ...options }),
});
/** Questions of files as TanStack Query takes them. */
export const createFilesQueries = (transport: Transport) => {
  const api = createFilesApi(transport);
  return {
    /** 分片上传的结果 · Where a file lies that came in pieces. Needs `session`. */
    uploaded: (id: string): QueryOptions<null> => ({ queryKey: ['files', 'uploaded', id], queryFn: ({ signal }) => api.uploaded(id, { signal }) }),
  };
};
