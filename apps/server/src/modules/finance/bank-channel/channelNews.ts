import type { Platform } from '../../../platform/platform.ts';
import type { ChannelNews } from './bankChannel.ts';

/** Takes what a channel tells by itself. The same news may come twice, late, or in another order. */
export type NewsListener = (news: ChannelNews & { tenantId: number }) => Promise<void>;

const listeners = new WeakMap<Platform, Set<NewsListener>>();

/** Has somebody told of the news of all channels of a server. A listener that throws is told again. */
export function onNews(platform: Platform, listener: NewsListener): void {
  const known = listeners.get(platform) ?? new Set();
  listeners.set(platform, known.add(listener));
}

/** Tells the listeners of a server. @throws what a listener throws: the caller has to call again */
export async function tellNews(platform: Platform, news: ChannelNews & { tenantId: number }): Promise<void> {
  for (const listener of listeners.get(platform) ?? []) await listener(news);
}
