import { loggedAdapter } from '../../../platform/adapterLog/loggedAdapter.ts';
import type { Context } from '../../../platform/context.ts';
import { askChannel } from '../askChannel.ts';
import { replaceable } from '../replaceable.ts';
import { embeddedInsurers } from './embedded/embeddedInsurers.ts';
import { insuranceService } from './https/insuranceService.ts';
import type { InsuranceChannel } from './insuranceChannel.ts';

const place = replaceable<InsuranceChannel>();
/** `replaceInsuranceChannel` puts a channel in the place of the installed one, for one server. */
export const { replace: replaceInsuranceChannel } = place;

/** Where a tenant buys insurance: by the service that the installation has, else from embedded insurers. @source freight-domain 7 */
export function insuranceChannelOf({ platform, actor: { tenantId } }: Pick<Context, 'platform' | 'actor'>): InsuranceChannel {
  const { insurance } = platform.config;
  const service =
    insurance === null ? () => embeddedInsurers(platform, tenantId) : () => insuranceService(platform, { config: insurance, tenantId });
  return loggedAdapter(platform, { tenantId, adapter: 'insurance' }, place.replacementOf(platform) ?? service());
}

/**
 * Asks for something within the time that a person waits. Call it outside of any transaction.
 *
 * @throws AppError 50301 it broke or took too long
 */
export function askInsurance<Answer>(
  ctx: Pick<Context, 'platform' | 'actor'>,
  call: (channel: InsuranceChannel) => Promise<Answer>,
): Promise<Answer> {
  return askChannel(ctx.platform, { channel: insuranceChannelOf(ctx), what: 'insurance', message: '保险服务没有响应，请稍后重试', call });
}
