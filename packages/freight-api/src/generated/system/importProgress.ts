// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Calls of importProgress. */
export const createImportProgressApi = (transport: Transport) => ({
  /** 停止导入 · Stop an import. Needs `session`. */
  cancel: (progressId: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/sys/importProgress/${encodeURIComponent(progressId)}`, ...options }),
  /** 导入进度 · Progress of an import. Needs `session`. */
  get: (progressId: string, options?: CallOptions) =>
    transport.request<{
      phase: 'uploading' | 'checking' | 'saving' | 'done';
      done: number;
      total: number | null;
    } | null>({ method: 'GET', path: `/sys/importProgress/${encodeURIComponent(progressId)}`, ...options }),
});
