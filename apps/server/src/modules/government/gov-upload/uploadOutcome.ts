import { nowText, momentAfter } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import type { LocalError } from '../messages/checkMessage.ts';
import type { SendAnswer } from '../receiver/govReceiver.ts';
import { uploadState } from './govUpload.states.ts';
import type { GovUploadRow, hyGovUpload } from './govUpload.table.ts';

/** What became of one attempt. */
export type Outcome = Partial<Values<typeof hyGovUpload>> & { state: string };

/** Minutes until the next try after the first failure, the second … @source freight-domain W5 */
export const retryMinutes = [1, 5, 15, 60, 180, 360, 720, 1440] as const;

/** Codes after which the same message may pass later. @source freight-domain 6.6 */
const passing = new Set(['3003', '9001']);

/** What an answer of the receiver means for its upload. @source freight-domain 6.6 */
export function judge(ctx: Context, row: GovUploadRow, { httpStatus, code, message, receiptNo }: SendAnswer): Outcome {
  const receipt = { lastHttpStatus: httpStatus, receiptCode: code.slice(0, 10), receiptMsg: message, receiptNo };
  const receiptTime = nowText(ctx.clock);
  if (code === '1001') return { ...receipt, receiptTime, state: uploadState.received, attempt: row.attempt + 1 };
  // A reference twice, or a token, after another one was tried: something is wrong over there.
  if (httpStatus >= 500 || passing.has(code) || code === '2001' || code === '3001') return later(ctx, row, receipt);
  return { ...receipt, receiptTime, state: uploadState.refused, attempt: row.attempt + 1, refusals: row.refusals + 1 };
}

/** W5: once more, later each time. After the last time a person has to look. */
export function later(ctx: Context, row: GovUploadRow, receipt: Partial<GovUploadRow>): Outcome {
  const minutes = retryMinutes[row.attempt];
  const attempts = { attempt: row.attempt + 1 };
  if (minutes === undefined)
    return {
      ...receipt,
      ...attempts,
      state: uploadState.refused,
      receiptMsg: `多次重试仍未送达：${receipt.receiptMsg ?? ''}`.slice(0, 500),
    };
  const nextRetryTime = momentAfter(ctx.clock, minutes * 60_000);
  return { ...receipt, ...attempts, state: uploadState.toRetry, nextRetryTime };
}

/** What this house refuses to send where it would go. */
export function refusedHere(message: string): Outcome {
  const error: LocalError = { field: 'environment', rule: '6.8', message };
  return { state: uploadState.invalid, localErrors: [error] };
}
