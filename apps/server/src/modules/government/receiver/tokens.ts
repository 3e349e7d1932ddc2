import type { Platform } from '../../../platform/platform.ts';
import { applyToken, type GovReceiver } from './govReceiver.ts';

/** A token holds for two hours, restarted with every use. @source freight-domain 6.2 */
const holdsMs = 2 * 3_600_000;

const kept = new WeakMap<Platform, Map<string, { token: string; usedAt: number }>>();

/**
 * The token for a receiver, asked for when there is none that holds.
 *
 * @param renew asks for a new one whatever is kept: the receiver does not know the old one any more
 * @throws Error the receiver gives none
 */
export async function tokenFor(platform: Platform, receiver: GovReceiver, renew = false): Promise<string> {
  const tokens = kept.get(platform) ?? new Map();
  kept.set(platform, tokens);
  const key = `${receiver.url} ${receiver.userName}`;
  const now = platform.clock.now().getTime();
  const known = tokens.get(key);
  if (!renew && known !== undefined && now - known.usedAt < holdsMs) {
    known.usedAt = now;
    return known.token;
  }
  const token = await applyToken(receiver);
  tokens.set(key, { token, usedAt: now });
  return token;
}
