import { askAdapter } from '../../platform/askAdapter.ts';
import type { Platform } from '../../platform/platform.ts';

/** How long a channel may take while a person waits, ms. @source security 12.51 */
const timeLimit = 10_000;

/** What is asked of a channel while a person waits. */
interface Asked<Channel, Answer> {
  channel: Channel;
  /** Names the service in logs and figures. */
  what: string;
  /** What people read where no answer comes. */
  message: string;
  call: (channel: Channel) => Promise<Answer>;
}

/**
 * Asks a channel within the time that a person waits. Call it outside of any transaction.
 *
 * @throws AppError 50301 it broke or took too long
 */
export const askChannel = <Channel extends { name: string }, Answer>(
  platform: Platform,
  { channel, what, message, call }: Asked<Channel, Answer>,
): Promise<Answer> =>
  askAdapter(platform, { what, about: { channel: channel.name }, timeLimit, message, errorCode: 50301 }, () => call(channel));
