import { logCall } from '../../../../platform/adapterLog/logCall.ts';
import { askAdapter } from '../../../../platform/askAdapter.ts';
import type { Context } from '../../../../platform/context.ts';
import { samplePaperReader } from './samplePaperReader.ts';
import type { PaperFields, PaperPicture, PaperReader } from './paperReader.ts';

/** How long reading may take, ms. @source security 12.51 */
const timeLimit = 10_000;

/** The adapter of this installation. There is the one of the samples alone; a service takes its place here. @source freight-domain 7 */
const paperReader: PaperReader = samplePaperReader;

/**
 * Asks within the time that a person waits.
 *
 * @throws AppError the adapter refused, in its words; or it broke or took too long, in ours
 */
export async function readPaper(
  { platform, actor: { tenantId } }: Pick<Context, 'platform' | 'actor'>,
  picture: PaperPicture,
): Promise<{ simulated: boolean; fields: PaperFields }> {
  const { channel, simulated } = paperReader;
  const asked = { what: 'paper reading', about: { channel, kind: picture.kind }, timeLimit, message: '证件识别失败，请稍后重试' };
  const call = { tenantId, adapter: 'ocr', operation: `read ${picture.kind}`, target: channel, simulated, request: picture };
  return { simulated, fields: await askAdapter(platform, asked, () => logCall(platform, call, () => paperReader.read(picture))) };
}
