/** A call that a fake client was asked for. */
export interface FakeRequestCall {
  /** Method of HTTP. */
  method: string;
  /** Address below the base path. */
  path: string;
  /** Parameters; absent for none. */
  query?: unknown;
  /** What is sent; absent for nothing. */
  body?: unknown;
}

/** Answers by 'METHOD /path'; a function is given the call, an Error is thrown. */
export type FakeReplies = Readonly<Record<string, unknown>>;

/**
 * A transport whose answers are given and whose calls are kept, in place of a request client.
 *
 * @example const { request, calls } = fakeRequest({ 'GET /device/list': [{ id: '1', name: 'Scale' }] });
 */
export function fakeRequest(replies: FakeReplies): FakeRequest {
  const calls: FakeRequestCall[] = [];
  return {
    calls,
    request: async <Result>(call: FakeRequestCall): Promise<Result> => {
      calls.push(call);
      const key = `${call.method} ${call.path}`;
      if (!(key in replies)) throw new Error(`fakeRequest: no reply for '${key}'. Known: ${Object.keys(replies).join(', ')}.`);
      const reply = replies[key];
      const result: unknown = typeof reply === 'function' ? await (reply as (call: FakeRequestCall) => unknown)(call) : reply;
      if (result instanceof Error) throw result;
      return result as Result;
    },
  };
}

/** A transport that remembers. */
export interface FakeRequest {
  /** What was asked for so far, the latest last. */
  calls: readonly FakeRequestCall[];
  /** Answers a call as the test says. */
  request: <Result>(call: FakeRequestCall) => Promise<Result>;
}
