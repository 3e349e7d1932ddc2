import { Readable } from 'node:stream';
import type { Context } from '../../../platform/context.ts';
import { AppError, forbidden, notFound } from '../../../platform/errors.ts';
import { paperContentType } from '../../../platform/pdf/writePaper.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { insuranceChannelOf } from '../insurance-channel/insuranceChannels.ts';
import { policyPaper } from './policyPaper.ts';
import { policyResource } from './policy.resource.ts';
import type { PolicyRow } from './policy.table.ts';

/**
 * A policy as a PDF: the insurer's own where they have one, else ours, made when it is asked for. Who carries the goods does not read it.
 *
 * @throws NotFound missing or not visible; Forbidden of the carrying side; Conflict it was not issued; Unavailable the insurer does not answer
 * @source freight-domain 2.36, G02
 */
export async function policyFile(ctx: Context, id: string) {
  const policy = await ctx.transaction((tx) => findRow(tx, ctx, policyResource, id));
  if (policy === undefined) throw notFound();
  const { userType, cid } = ctx.actor;
  if (userType !== 1 && !(userType === 2 && cid === policy.customerId)) throw forbidden();
  if (policy.policyNumber === null) throw stateChanged();
  const own = await fileOf(ctx, policy);
  const stream = own === undefined ? policyPaper(ctx, policy) : Readable.from([Buffer.from(own)]);
  return { fileName: `保单 ${policy.policyNumber}.pdf`, contentType: paperContentType, stream };
}

async function fileOf(ctx: Context, { simulated, orderPolicyNo }: PolicyRow): Promise<Uint8Array | undefined> {
  // What is played has no papers of its own.
  if (simulated === '1') return undefined;
  try {
    return await insuranceChannelOf(ctx).file(orderPolicyNo);
  } catch (error) {
    ctx.log.error({ err: error, orderPolicyNo }, 'the insurer does not give the file of a policy');
    throw new AppError('Unavailable', '保险服务没有响应，请稍后重试');
  }
}
