import { createListeners } from '../newsListeners.ts';
import type { TaxNews } from './taxChannel.ts';

/** `onTaxNews` has somebody told of the news of all tax channels of a server, `tellTaxNews` tells them. */
export const { on: onTaxNews, tell: tellTaxNews } = createListeners<TaxNews & { tenantId: number }>();
