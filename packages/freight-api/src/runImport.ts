import type { ImportOptions, ImportProgress } from './importFile.ts';
import type { Transport } from './transport.ts';

const pollMs = 700;
const importTimeoutMs = 30 * 60_000;

/** What `importFile` does, fetched with the first sheet. */
export async function runImport<Result>(
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
