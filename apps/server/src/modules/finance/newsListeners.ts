import type { Platform } from '../../platform/platform.ts';

/** Takes what a channel tells by itself. The same news may come twice, late, or in another order. */
export type NewsListener<News> = (news: News) => Promise<void>;

/** Those who are told of the news of one kind, by server. */
export function createListeners<News>() {
  const listeners = new WeakMap<Platform, Set<NewsListener<News>>>();
  return {
    /** Has somebody told of the news of a server. A listener that throws is told again. */
    on: (platform: Platform, listener: NewsListener<News>): void => {
      const known = listeners.get(platform) ?? new Set();
      listeners.set(platform, known.add(listener));
    },
    /** Tells the listeners of a server. @throws what a listener throws: the caller has to call again */
    tell: async (platform: Platform, news: News): Promise<void> => {
      for (const listener of listeners.get(platform) ?? []) await listener(news);
    },
  };
}
