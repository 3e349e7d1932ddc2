import type { Transport } from '@tarmac/freight-api';
import { type Guard, isEither, isListOf, isNumber, isObjectOf, isOptional, isText } from '@tarmac/admin-kit/request';
import { client } from '../../../shared/session/session.ts';

/**
 * Calls whose failures the page itself shows: asked every few seconds, each would bring a notification of its own. What comes in
 * another shape is a failure, too: other servers answer below these addresses.
 */
export const quietly = (check: Guard<unknown>): Transport => ({
  request: <Result>(call: Parameters<Transport['request']>[0]) =>
    client.request<Result>({ ...call, quiet: true, check: check as Guard<Result> }),
});

/** @source jeecg-wire 3.19 */
export const isMetric = isObjectOf({ name: isText, measurements: isListOf(isObjectOf({ statistic: isText, value: isNumber })) });
/** @source jeecg-wire 3.19 */
export const isTrace = isObjectOf({
  traces: isListOf(
    isObjectOf({
      timestamp: isText,
      request: isObjectOf({ method: isText, uri: isText }),
      response: isObjectOf({ status: isNumber }),
      timeTaken: isOptional(isNumber),
    }),
  ),
});
/** @source jeecg-wire 3.19 */
export const isKeysSize = isObjectOf({ dbSize: isNumber });
/** @source jeecg-wire 3.19 */
export const isMemoryInfo = isObjectOf({ used_memory: isEither(isNumber, isText) });
/** @source jeecg-wire 3.19 */
export const isCacheInfo = isListOf(isObjectOf({ key: isText, value: isText }));
/** @source jeecg-wire 3.19 */
export const isDisks = isListOf(isObjectOf({ name: isText, max: isNumber, rest: isNumber, restPPT: isNumber }));
/** Lines of the terminal. */
export const isLines = isListOf(isText);
