/** Lets a handler choose the message and code of a success, where the wire has several. */
export class Reply<Result> {
  readonly result: Result;
  readonly message: string | undefined;
  readonly code: number | undefined;

  constructor(result: Result, options: { message?: string; code?: number }) {
    this.result = result;
    this.message = options.message;
    this.code = options.code;
  }
}

/**
 * Answers with a message of the handler's own. The type is the result's, so that handlers stay as the contract says.
 *
 * @example return replyWith(null, { message: '该值可用！' });
 */
export function replyWith<Result>(result: Result, options: { message?: string; code?: number }): Result {
  return new Reply(result, options) as unknown as Result;
}
