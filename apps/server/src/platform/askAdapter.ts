import { AppError } from './errors.ts';
import type { Platform } from './platform.ts';

/** Whom is asked, and what a person is told when no answer comes. */
export interface Asked {
  /** In the log: `sms`. */
  what: string;
  /** In the log: which adapter, such as `{ channel: 'local' }`. */
  about: Readonly<Record<string, string>>;
  /** How long it may take, ms. @source security 12.51 */
  timeLimit: number;
  /** For people: it broke, or took too long. */
  message: string;
  errorCode?: number;
}

/**
 * Asks an external service within the time that a person waits.
 *
 * @throws AppError the adapter refused, in its words; or it broke or took too long, in ours
 */
export async function askAdapter<Answer>(platform: Platform, asked: Asked, call: () => Promise<Answer>): Promise<Answer> {
  const { what, about, timeLimit, message, errorCode } = asked;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The adapter of ${what} did not answer in time.`)), timeLimit);
  });
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    platform.log.error({ err: error, ...about }, what);
    throw new AppError('Business', message, { ...(errorCode === undefined ? {} : { errorCode }), cause: error });
  } finally {
    clearTimeout(timer);
  }
}
