import type { ServerModule } from '../../platform/platform.ts';
import { shippingDictionaries } from './dictionaries.ts';
import { lossSettingRoutes } from './loss-setting/lossSetting.routes.ts';
import { noteEventRoutes } from './note-event/noteEvent.routes.ts';
import { orderRoutes } from './order/order.routes.ts';
import { pendingCountsRoutes } from './pending-counts/pendingCounts.routes.ts';
import { placeRoutes } from './place/place.routes.ts';
import { priceHistoryRoutes } from './price-history/priceHistory.routes.ts';
import { receiveAddressRoutes } from './receive-address/receiveAddress.routes.ts';
import { sendAddressRoutes } from './send-address/sendAddress.routes.ts';
import { shippingNoteRoutes } from './shipping-note/shippingNote.routes.ts';
import { shippingEvents } from './shipping.events.ts';
import { shippingJobs } from './shipping.jobs.ts';

/** Orders, waybills and what they need. */
export const shippingModule: ServerModule = {
  name: 'shipping',
  routes: [
    orderRoutes,
    shippingNoteRoutes,
    noteEventRoutes,
    sendAddressRoutes,
    receiveAddressRoutes,
    lossSettingRoutes,
    priceHistoryRoutes,
    placeRoutes,
    pendingCountsRoutes,
  ],
  events: shippingEvents,
  jobs: shippingJobs,
  dictionaries: shippingDictionaries,
};
