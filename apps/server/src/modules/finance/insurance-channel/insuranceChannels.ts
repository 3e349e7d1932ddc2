import { askAdapter } from '../../../platform/askAdapter.ts';
import type { Context } from '../../../platform/context.ts';
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
  return (
    place.replacementOf(platform) ??
    (insurance === null ? embeddedInsurers(platform, tenantId) : insuranceService(platform, { config: insurance, tenantId }))
  );
}

/** How long the service may take while a person waits, ms. @source security 12.51 */
const timeLimit = 10_000;

/**
 * Asks for something within the time that a person waits. Call it outside of any transaction.
 *
 * @throws AppError 50301 it broke or took too long
 */
export function askInsurance<Answer>(
  ctx: Pick<Context, 'platform' | 'actor'>,
  call: (channel: InsuranceChannel) => Promise<Answer>,
): Promise<Answer> {
  const channel = insuranceChannelOf(ctx);
  const asked = {
    what: 'insurance',
    about: { channel: channel.name },
    timeLimit,
    message: '保险服务没有响应，请稍后重试',
    errorCode: 50301,
  };
  return askAdapter(ctx.platform, asked, () => call(channel));
}
