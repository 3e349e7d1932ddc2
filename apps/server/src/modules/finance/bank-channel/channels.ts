import { loggedAdapter } from '../../../platform/adapterLog/loggedAdapter.ts';
import type { Context } from '../../../platform/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { BankChannel } from './bankChannel.ts';
import { embeddedChannel } from './embedded/embeddedChannel.ts';
import { filesChannel } from './files/filesChannel.ts';
import { institutionChannel } from './https/institutionChannel.ts';
import { replaceable } from '../replaceable.ts';

const place = replaceable<BankChannel>();
/** `replaceChannel` puts a channel in the place of the installed one, for one server. */
export const { replace: replaceChannel } = place;

/**
 * The channel that the payments of a tenant leave by: the payment institution where the installation has one, files where it says so, else the
 * embedded bank.
 *
 * @source freight-domain 7
 */
export const channelOf = ({ platform, actor: { tenantId } }: Pick<Context, 'platform' | 'actor'>): BankChannel =>
  loggedAdapter(platform, { tenantId, adapter: 'bank' }, place.replacementOf(platform) ?? installed(platform, tenantId));

function installed(platform: Platform, tenantId: number): BankChannel {
  const { bank, bankChannel } = platform.config;
  if (bank !== null) return institutionChannel(platform, { config: bank, tenantId });
  return bankChannel === 'files' ? filesChannel(platform, tenantId) : embeddedChannel(platform, tenantId);
}
