/** A promise's outcome as a pair: `[error, undefined]` or `[undefined, value]`. */
export type Settled<Value> = [error: unknown, value: undefined] | [error: undefined, value: Value];

/**
 * Turns a promise into one that always resolves with its outcome.
 *
 * @throws TypeError with a Chinese message (as a rejection) for anything that is not a promise
 * @example const outcome = await settle(client.get('/device/list'));
 * @source REQ-06
 */
export async function settle<Value>(promise: PromiseLike<Value>): Promise<Settled<Value>> {
  if (typeof (promise as { then?: unknown } | null | undefined)?.then !== 'function') throw new TypeError('请传入Promise对象');
  try {
    return [undefined, await promise];
  } catch (error) {
    return [error, undefined];
  }
}
