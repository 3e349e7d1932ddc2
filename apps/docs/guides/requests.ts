import { createIdempotencyKey, isCancelled, type RequestClient } from '@tarmac/admin-kit/request';

/** A call that may be repeated: the server knows it by its key, so a retry acts once. */
export async function addDevice(client: RequestClient, name: string) {
  // #region repeat
  const idempotencyKey = createIdempotencyKey();
  await client.post('/device/add', { name }, { idempotencyKey });
  // #endregion
}

/** A search whose former answer nobody waits for any more. */
export function createSearch(client: RequestClient) {
  // #region cancel
  let running: AbortController | undefined;
  return async (text: string): Promise<readonly string[]> => {
    running?.abort();
    running = new AbortController();
    try {
      return await client.get<string[]>('/device/names', { text }, running.signal);
    } catch (error) {
      // That the page was left, or something newer was asked, is not worth telling.
      if (isCancelled(error)) return [];
      throw error;
    }
  };
  // #endregion
}
