import type { Platform } from '../../../platform/platform.ts';
import type { BankChannel } from './bankChannel.ts';
import { embeddedChannel } from './embedded/embeddedChannel.ts';

/** Channels that tests put in the place of the installed one. */
const replaced = new WeakMap<Platform, BankChannel>();

/** Puts a channel in the place of the installed one, for one server. */
export const replaceChannel = (platform: Platform, channel: BankChannel): void => void replaced.set(platform, channel);

/** The channel that payments leave by. @source freight-domain 7 */
export const channelOf = (platform: Platform, _payChannel: string): BankChannel => replaced.get(platform) ?? embeddedChannel(platform);

/** Whether the results of a channel are imitated, and to be shown as such. */
export const isSimulated = (platform: Platform, payChannel: string): boolean => channelOf(platform, payChannel).simulated;
