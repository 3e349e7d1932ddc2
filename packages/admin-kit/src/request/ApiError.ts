import { isObjectOf, isText } from './shape.ts';

/** One input that the server refused: where it stands in the body and why. */
export interface FieldProblem {
  /** Name of the input; dots lead into nested ones. */
  path: string;
  /** What is wrong, in words. */
  message: string;
}

/**
 * What a failed call is thrown as. `message` is meant for people.
 *
 * @example
 * try {
 *   await client.post('/device/add', { name: 'Scale' });
 * } catch (error) {
 *   if (error instanceof ApiError && error.fields.length > 0) console.log(error.fields[0]);
 *   else throw error;
 * }
 */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came (no network, time-out, cancelled). */
  readonly status!: number;
  /** Code of the envelope. */
  readonly code: number | string | undefined;
  /** Five-digit code of a business rule, when the server gives one. */
  readonly errorCode: number | undefined;
  /** Further data of the error; a list of field problems for refused input. */
  readonly errorData: unknown;
  /** Number of the call in the log of the server. */
  readonly requestId: string | undefined;
  /** Whether the person has already been told (a notification or a dialog was raised). */
  readonly announced: boolean;
  /** The whole answer as it came, parsed; undefined when there was none. */
  readonly response: unknown;

  constructor(
    message: string,
    details: {
      status: number;
      code?: number | string;
      errorCode?: number;
      errorData?: unknown;
      requestId?: string;
      announced?: boolean;
      response?: unknown;
    },
  ) {
    super(message);
    this.name = 'ApiError';
    Object.assign(this, details);
    this.announced = details.announced ?? false;
  }

  /** The refused inputs, when the error is about input. */
  get fields(): readonly FieldProblem[] {
    return Array.isArray(this.errorData) ? this.errorData.filter(isFieldProblem) : [];
  }
}

const isFieldProblem = isObjectOf({ path: isText, message: isText });

/** What a call that was cancelled on purpose is thrown as. */
export const cancelled = (): DOMException => new DOMException('The call was cancelled.', 'AbortError');

/**
 * Whether an error only says that nobody waits for the answer any more; it is not worth telling a person.
 *
 * @example
 * client.get('/device/list').catch((error) => {
 *   if (!isCancelled(error)) notices.warning('The devices did not arrive.');
 * });
 */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
