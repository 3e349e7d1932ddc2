// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createContractApi } from './shipping/contract.ts';
import { createContractTemplateApi } from './shipping/contractTemplate.ts';
import { createLossSettingApi } from './shipping/lossSetting.ts';
import { createNoteEventApi } from './shipping/noteEvent.ts';
import { createOrderApi } from './shipping/order.ts';
import { createPendingCountsApi } from './shipping/pendingCounts.ts';
import { createPlaceApi } from './shipping/place.ts';
import { createPriceHistoryApi } from './shipping/priceHistory.ts';
import { createReceiveAddressApi } from './shipping/receiveAddress.ts';
import { createRegionApi } from './shipping/region.ts';
import { createSendAddressApi } from './shipping/sendAddress.ts';
import { createShippingNoteApi } from './shipping/shippingNote.ts';
export * from './shipping/contract.ts';
export * from './shipping/contract.queries.ts';
export * from './shipping/contract.bodies.ts';
export * from './shipping/contractTemplate.ts';
export * from './shipping/contractTemplate.queries.ts';
export * from './shipping/lossSetting.ts';
export * from './shipping/lossSetting.queries.ts';
export * from './shipping/noteEvent.ts';
export * from './shipping/noteEvent.queries.ts';
export * from './shipping/noteEvent.bodies.ts';
export * from './shipping/order.ts';
export * from './shipping/order.queries.ts';
export * from './shipping/order.bodies.ts';
export * from './shipping/pendingCounts.ts';
export * from './shipping/pendingCounts.queries.ts';
export * from './shipping/place.ts';
export * from './shipping/place.queries.ts';
export * from './shipping/priceHistory.ts';
export * from './shipping/priceHistory.queries.ts';
export * from './shipping/receiveAddress.ts';
export * from './shipping/receiveAddress.queries.ts';
export * from './shipping/region.ts';
export * from './shipping/region.queries.ts';
export * from './shipping/region.bodies.ts';
export * from './shipping/sendAddress.ts';
export * from './shipping/sendAddress.queries.ts';
export * from './shipping/shippingNote.ts';
export * from './shipping/shippingNote.queries.ts';
export * from './shipping/shippingNote.bodies.ts';
/** All calls of the shipping domain. */
export const createShippingApi = (transport: Transport) => ({
  contract: createContractApi(transport),
  contractTemplate: createContractTemplateApi(transport),
  lossSetting: createLossSettingApi(transport),
  noteEvent: createNoteEventApi(transport),
  order: createOrderApi(transport),
  pendingCounts: createPendingCountsApi(transport),
  place: createPlaceApi(transport),
  priceHistory: createPriceHistoryApi(transport),
  receiveAddress: createReceiveAddressApi(transport),
  region: createRegionApi(transport),
  sendAddress: createSendAddressApi(transport),
  shippingNote: createShippingNoteApi(transport),
});
