import { logCall } from '../../../platform/adapterLog/logCall.ts';
import { askAdapter } from '../../../platform/askAdapter.ts';
import type { Context } from '../../../platform/context.ts';
import { localSign } from './localSign.ts';
import type { Seal, SignAdapter, SignedDocument, Signer } from './signAdapter.ts';

/** How long a provider may take, ms. @source security 12.51 */
const timeLimit = 10_000;

/** The adapter of this installation. There is the local one alone; a provider takes its place here. @source freight-domain 7 */
export const signAdapter: SignAdapter = localSign;

/**
 * Signs within the time that a person waits.
 *
 * @throws AppError the adapter refused, in its words; or it broke or took too long, in ours
 */
export function askSign(ctx: Context, document: SignedDocument, signer: Signer): Promise<Seal> {
  const { channel } = signAdapter;
  const asked = { what: 'contract sign', about: { channel }, timeLimit, message: '电子签署失败，请稍后重试', errorCode: 50301 };
  const { platform, actor } = ctx;
  const call = {
    tenantId: actor.tenantId,
    adapter: 'sign',
    operation: 'sign',
    target: channel,
    simulated: signAdapter === localSign,
    request: [signer],
  };
  return askAdapter(platform, asked, () => logCall(platform, call, () => signAdapter.sign(ctx, document, signer)));
}
