import type { CallOptions, Transport } from './transport.ts';

/** How far an import is. `total` is unknown until the sheet was read to its end. */
export interface ImportProgress {
  /** What happens now. */
  phase: 'uploading' | 'checking' | 'saving' | 'done';
  /** Rows that were looked at. */
  done: number;
  /** Rows of the sheet; null until it was read to its end. */
  total: number | null;
}

/** Options of an import. */
export interface ImportOptions extends CallOptions {
  /** Told of each step; absent: the import is one call without news. */
  onProgress?: (progress: ImportProgress) => void;
}

const pollMs = 700;
const importTimeoutMs = 30 * 60_000;

/**
 * Sends a sheet and reports how far the server is. Aborting the signal asks the server to stop; the answer then says
 * `cancelled` and how many rows had landed. None is half written.
 */
export async function importFile<Result>(
  transport: Transport,
  { path, file, options = {} }: { path: string; file: Blob; options?: ImportOptions },
): Promise<Result> {
  const progressId = crypto.randomUUID();
  const form = new FormData();
  form.append('file', file);
  let isOver = false;
  const poll = async () => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      if (isOver) return;
      // Progress is a comfort: an answer that does not come must not disturb the import.
      await transport.request<ImportProgress | null>({ method: 'GET', path: `/sys/importProgress/${progressId}` }).then(
        (progress) => {
          if (progress !== null && !isOver) options.onProgress?.(progress);
        },
        () => undefined,
      );
    }
  };
  // The server is told, because rows that it has in hand would otherwise go on landing.
  const cancel = () => void transport.request({ method: 'DELETE', path: `/sys/importProgress/${progressId}` }).catch(() => undefined);
  options.signal?.addEventListener('abort', cancel, { once: true });
  options.onProgress?.({ phase: 'uploading', done: 0, total: null });
  if (options.onProgress !== undefined) void poll();
  try {
    return await transport.request<Result>({
      method: 'POST',
      path,
      query: { progressId },
      body: form,
      content: 'upload',
      timeout: options.timeout ?? importTimeoutMs,
    });
  } finally {
    isOver = true;
    options.signal?.removeEventListener('abort', cancel);
  }
}
