import { loggedAdapter } from '../../../platform/adapterLog/loggedAdapter.ts';
import type { Context } from '../../../platform/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccountChannel } from './accountChannel.ts';
import { embeddedAccounts } from './embedded/embeddedAccounts.ts';
import { accountInstitution } from './https/accountInstitution.ts';
import { askChannel } from '../askChannel.ts';
import { replaceable } from '../replaceable.ts';

const place = replaceable<AccountChannel>();
/** `replaceAccountChannel` puts a channel in the place of the installed one, for one server. */
export const { replace: replaceAccountChannel } = place;

/** The institution of a tenant's accounts: the one that the installation has, else the embedded one. @source freight-domain 7 */
export const accountChannelOf = (platform: Platform, tenantId: number): AccountChannel =>
  loggedAdapter(platform, { tenantId, adapter: 'accounts' }, place.replacementOf(platform) ?? installed(platform, tenantId));

function installed(platform: Platform, tenantId: number): AccountChannel {
  const { accounts } = platform.config;
  return accounts === null ? embeddedAccounts(platform, tenantId) : accountInstitution(platform, { config: accounts, tenantId });
}

/** What an institution is asked. */
interface Question<Answer> {
  /** What people read where no answer comes. */
  message: string;
  call: (channel: AccountChannel) => Promise<Answer>;
}

/**
 * Asks the institution within the time that a person waits. Call it outside of any transaction.
 *
 * @throws AppError 50301 it broke or took too long
 */
export function askInstitution<Answer>(
  { platform, actor: { tenantId } }: Pick<Context, 'platform' | 'actor'>,
  { message, call }: Question<Answer>,
): Promise<Answer> {
  return askChannel(platform, { channel: accountChannelOf(platform, tenantId), what: 'payment institution', message, call });
}
