/**
 * Sends as `fetch` does and tells how much has left: browsers tell that of XMLHttpRequest alone. What comes back is an answer like
 * any other, so that one policy judges them all. Rejects as `fetch` does: with a TypeError when no answer came, with the signal's
 * reason when it ended.
 *
 * @param onProgress 0 to 100, of what can be measured
 * @source UPL-06
 */
export function sendWithProgress(
  address: string,
  { onProgress, ...init }: RequestInit & { onProgress: (percent: number) => void },
): Promise<Response> {
  const { signal } = init;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => {
      request.abort();
      reject(signal?.reason as Error);
    };
    if (signal?.aborted === true) {
      stop();
      return;
    }
    signal?.addEventListener('abort', stop, { once: true });
    const settle = (act: () => void) => () => {
      signal?.removeEventListener('abort', stop);
      act();
    };
    request.open(init.method ?? 'GET', address);
    request.responseType = 'arraybuffer';
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress((100 * loaded) / total);
    });
    request.addEventListener(
      'load',
      settle(() => resolve(answerOf(request))),
    );
    request.addEventListener(
      'error',
      settle(() => reject(new TypeError('Failed to send.'))),
    );
    request.send(init.body as XMLHttpRequestBodyInit | null);
  });
}

/** Statuses whose answer may have no body, not even an empty one. */
const bodiless = [204, 205, 304];

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  return new Response(bodiless.includes(request.status) ? null : (request.response as ArrayBuffer), { status: request.status, headers });
}
