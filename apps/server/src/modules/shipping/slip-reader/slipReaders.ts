import { logCall } from '../../../platform/adapterLog/logCall.ts';
import { askAdapter } from '../../../platform/askAdapter.ts';
import type { Context } from '../../../platform/context.ts';
import { localSlipReader } from './local/localSlipReader.ts';
import type { SlipPicture, SlipReader, SlipWeights } from './slipReader.ts';

/** How long reading may take while a person waits, ms. @source security 12.51 */
const timeLimit = 30_000;

/** The reader of this installation. There is the one on this machine alone; a service takes its place here. @source freight-domain G13 */
export const slipReader: SlipReader = localSlipReader;

/**
 * Asks within the time that a person waits. Call it outside of any transaction.
 *
 * @throws AppError it broke or took too long
 */
export function readSlip(
  { platform, actor: { tenantId } }: Pick<Context, 'platform' | 'actor'>,
  picture: SlipPicture,
): Promise<SlipWeights> {
  const { name, simulated } = slipReader;
  const { bytes, ...request } = picture;
  const asked = { what: 'weighing slip', about: { channel: name }, timeLimit, message: '磅单识别失败，请稍后重试' };
  const call = { tenantId, adapter: 'ocr', operation: 'read slip', target: name, simulated, request: { ...request, size: bytes.length } };
  return askAdapter(platform, asked, () => logCall(platform, call, () => slipReader.read(picture)));
}
