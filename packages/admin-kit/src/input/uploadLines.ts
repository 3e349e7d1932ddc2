/** Files of one control on their way at once: a browser has six lines to a server, and the rest of the page needs some. */
const atOnce = 3;

/**
 * Lets files be sent a few at a time. One that waited within the browser instead would time out there.
 *
 * @returns waits for a line, and answers what gives it to anyone who waits next; rejects with what the signal was aborted with
 */
export function createUploadLines(): (signal: AbortSignal) => Promise<() => void> {
  const waiting = new Set<() => void>();
  let taken = 0;
  const giveBack = () => {
    const [next] = waiting;
    if (next === undefined) taken -= 1;
    else {
      waiting.delete(next);
      next();
    }
  };
  return async (signal) => {
    if (taken < atOnce) taken += 1;
    else {
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          signal.removeEventListener('abort', leave);
          resolve();
        };
        const leave = () => {
          waiting.delete(go);
          reject(signal.reason as Error);
        };
        waiting.add(go);
        signal.addEventListener('abort', leave);
      });
    }
    return giveBack;
  };
}
