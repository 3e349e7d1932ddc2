import type { Context } from '../../../platform/context.ts';
import { askAdapter } from '../../../platform/askAdapter.ts';
import { embeddedEtc } from './embedded/embeddedEtc.ts';
import type { EtcChannel } from './etcChannel.ts';
import { tollService } from './https/tollService.ts';
import { replaceable } from '../replaceable.ts';

const place = replaceable<EtcChannel>();
/** `replaceEtcChannel` puts a channel in the place of the installed one, for one server. */
export const { replace: replaceEtcChannel } = place;

/** The toll service of a tenant: the one that the installation has, else the embedded one. @source freight-domain 7 */
export function etcChannelOf({ platform, actor: { tenantId } }: Pick<Context, 'platform' | 'actor'>): EtcChannel {
  const { etc } = platform.config;
  return (
    place.replacementOf(platform) ?? (etc === null ? embeddedEtc(platform, tenantId) : tollService(platform, { config: etc, tenantId }))
  );
}

/** How long the service may take while a person waits, ms. @source security 12.51 */
const timeLimit = 10_000;

/**
 * Asks the service within the time that a person waits. Call it outside of any transaction.
 *
 * @throws AppError 50301 it broke or took too long
 */
export function askEtc<Answer>(ctx: Pick<Context, 'platform' | 'actor'>, call: (channel: EtcChannel) => Promise<Answer>): Promise<Answer> {
  const channel = etcChannelOf(ctx);
  const asked = {
    what: 'toll service',
    about: { channel: channel.name },
    timeLimit,
    message: '通行费服务没有响应，请稍后重试',
    errorCode: 50301,
  };
  return askAdapter(ctx.platform, asked, () => call(channel));
}
