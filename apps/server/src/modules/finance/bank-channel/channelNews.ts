import { createListeners } from '../newsListeners.ts';
import type { ChannelNews } from './bankChannel.ts';

/** `onNews` has somebody told of the news of all channels of a server, `tellNews` tells them. */
export const { on: onNews, tell: tellNews } = createListeners<ChannelNews & { tenantId: number }>();
