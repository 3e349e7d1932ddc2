// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { QueryOptions, Transport } from '../../transport.ts';
import { createImportProgressApi } from './importProgress.ts';
/** Questions of importProgress as TanStack Query takes them. */
export const createImportProgressQueries = (transport: Transport) => {
  const api = createImportProgressApi(transport);
  return {
    /** 导入进度 · Progress of an import. Needs `session`. */
    get: (
      progressId: string,
    ): QueryOptions<{
      phase: 'uploading' | 'checking' | 'saving' | 'done';
      done: number;
      total: number | null;
    } | null> => ({ queryKey: ['importProgress', 'get', progressId], queryFn: ({ signal }) => api.get(progressId, { signal }) }),
  };
};
