import type { ApiError } from './ApiError.ts';
import type { RequestCall, RequestClientOptions } from './requestTypes.ts';
import { sendWithProgress } from './sendWithProgress.ts';

interface Senders {
  options: Pick<RequestClientOptions, 'sendWithProgress'>;
  /** Sends where there is no XMLHttpRequest, without telling. */
  doFetch: typeof fetch;
  /** What a call that took too long is thrown as. */
  timedOut: () => ApiError;
}

/**
 * Sends a call that tells its progress, and ends it when nothing has moved for a while: a large file on a slow line may take as long as
 * it needs.
 *
 * @param limit milliseconds without a byte
 * @throws ApiError when nothing moved
 */
export async function sendWatched(
  call: RequestCall,
  { address, init, limit, client }: { address: string; init: RequestInit; limit: number; client: Senders },
): Promise<Response> {
  const stall = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stall.abort(client.timedOut()), limit);
  };
  const signal = AbortSignal.any([stall.signal, ...(init.signal ? [init.signal] : [])]);
  restart();
  try {
    const send = client.options.sendWithProgress ?? (typeof XMLHttpRequest === 'undefined' ? client.doFetch : sendWithProgress);
    return await send(address, {
      ...init,
      signal,
      onProgress: (percent) => {
        restart();
        call.onProgress?.(percent);
      },
    });
  } finally {
    clearTimeout(timer);
  }
}
