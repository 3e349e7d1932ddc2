import type { Context } from '../../../platform/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { BankChannel } from './bankChannel.ts';
import { embeddedChannel } from './embedded/embeddedChannel.ts';

/** Channels that tests put in the place of the installed one. */
const replaced = new WeakMap<Platform, BankChannel>();

/** Puts a channel in the place of the installed one, for one server. */
export const replaceChannel = (platform: Platform, channel: BankChannel): void => void replaced.set(platform, channel);

/** The channel that the payments of a tenant leave by. @source freight-domain 7 */
export const channelOf = ({ platform, actor }: Pick<Context, 'platform' | 'actor'>): BankChannel =>
  replaced.get(platform) ?? embeddedChannel(platform, actor.tenantId);
