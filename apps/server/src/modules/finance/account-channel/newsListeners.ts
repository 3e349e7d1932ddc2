import { createListeners } from '../newsListeners.ts';
import type { AccountNews } from './accountChannel.ts';

/** `onAccountNews` has somebody told of the news of the institution of a server, `tellAccountNews` tells them. */
export const { on: onAccountNews, tell: tellAccountNews } = createListeners<{ tenantId: number; news: AccountNews }>();
