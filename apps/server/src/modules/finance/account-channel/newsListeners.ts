import type { Platform } from '../../../platform/platform.ts';
import type { AccountNews } from './accountChannel.ts';

/** Takes what an institution tells by itself. */
type NewsListener = (told: { tenantId: number; news: AccountNews }) => Promise<void>;

const listeners = new WeakMap<Platform, Set<NewsListener>>();

/** Has somebody told of the news of the institution of a server. */
export function onAccountNews(platform: Platform, listener: NewsListener): void {
  const known = listeners.get(platform) ?? new Set();
  listeners.set(platform, known.add(listener));
}

/** Tells the listeners of a server. @throws what a listener throws: the institution has to call again */
export async function tellAccountNews(platform: Platform, told: { tenantId: number; news: AccountNews }): Promise<void> {
  for (const listener of listeners.get(platform) ?? []) await listener(told);
}
