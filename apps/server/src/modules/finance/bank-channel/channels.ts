import type { Platform } from '../../../platform/platform.ts';
import type { BankChannel } from './bankChannel.ts';
import { embeddedChannel } from './embedded/embeddedChannel.ts';
import { filesChannel } from './files/filesChannel.ts';
import { institutionChannel } from './https/institutionChannel.ts';

/** Channels that tests put in the place of the installed one. */
const replaced = new WeakMap<Platform, BankChannel>();

/** Puts a channel in the place of the installed one, for one server. */
export const useChannel = (platform: Platform, channel: BankChannel): void => void replaced.set(platform, channel);

/**
 * The channel that payments leave by: the payment institution where the installation has one, files where it says so, else the embedded bank.
 *
 * @param tenantId whose payments they are: serials of two tenants have nothing to do with each other
 * @source freight-domain 7
 */
export const channelOf = (platform: Platform, _payChannel: string, tenantId = 0): BankChannel =>
  replaced.get(platform) ?? installed(platform, tenantId);

function installed(platform: Platform, tenantId: number): BankChannel {
  const { bank, bankChannel } = platform.config;
  if (bank !== null) return institutionChannel(platform, { config: bank, tenantId });
  return bankChannel === 'files' ? filesChannel(platform, tenantId) : embeddedChannel(platform, tenantId);
}

/** Whether the results of a channel are imitated, and to be shown as such. */
export const isSimulated = (platform: Platform, payChannel: string): boolean => channelOf(platform, payChannel).simulated;
