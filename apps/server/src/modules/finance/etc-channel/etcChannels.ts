import { loggedAdapter } from '../../../platform/adapterLog/loggedAdapter.ts';
import type { Context } from '../../../platform/context.ts';
import { embeddedEtc } from './embedded/embeddedEtc.ts';
import type { EtcChannel } from './etcChannel.ts';
import { tollService } from './https/tollService.ts';
import { askChannel } from '../askChannel.ts';
import { replaceable } from '../replaceable.ts';

const place = replaceable<EtcChannel>();
/** `replaceEtcChannel` puts a channel in the place of the installed one, for one server. */
export const { replace: replaceEtcChannel } = place;

/** The toll service of a tenant: the one that the installation has, else the embedded one. @source freight-domain 7 */
export function etcChannelOf({ platform, actor: { tenantId } }: Pick<Context, 'platform' | 'actor'>): EtcChannel {
  const { etc } = platform.config;
  const service = etc === null ? () => embeddedEtc(platform, tenantId) : () => tollService(platform, { config: etc, tenantId });
  return loggedAdapter(platform, { tenantId, adapter: 'etc' }, place.replacementOf(platform) ?? service());
}

/**
 * Asks the service within the time that a person waits. Call it outside of any transaction.
 *
 * @throws AppError 50301 it broke or took too long
 */
export function askEtc<Answer>(ctx: Pick<Context, 'platform' | 'actor'>, call: (channel: EtcChannel) => Promise<Answer>): Promise<Answer> {
  return askChannel(ctx.platform, { channel: etcChannelOf(ctx), what: 'toll service', message: '通行费服务没有响应，请稍后重试', call });
}
