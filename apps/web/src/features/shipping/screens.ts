import { defineScreens } from '../../shared/pages/screens.ts';

/** Pages of the shipping domain, by what a menu row stores. */
export const screens = defineScreens({
  'wlhy/hyorder/HyOrderList': () => import('./order/OrderListPage.tsx'),
  'shipping/ShippingList': () => import('./shipping-note/ShippingNoteListPage.tsx'),
  'shipping/ShippingDetail': () => import('./shipping-note/ShippingDetailPage.tsx'),
  'shipping/ShippingHistoryList': () => import('./shipping-note/ShippingHistoryListPage.tsx'),
  'shipping/ShippingCheckList': () => import('./shipping-note/checking/CheckListPage.tsx'),
  'shipping/ShippingBusinessList': () => import('./shipping-note/checking/BusinessListPage.tsx'),
  'shipping/ShippingBusinessNoList': () => import('./shipping-note/checking/BusinessNoListPage.tsx'),
  'shipping/SendAddressList': () => import('./addresses/SendAddressListPage.tsx'),
  'shipping/ReceiveAddressList': () => import('./addresses/ReceiveAddressListPage.tsx'),
  'wlhy/hyregion/HyRegionList': () => import('./region/RegionListPage.tsx'),
  'wlhy/hyprice/HyPriceHistoryList': () => import('./price-history/PriceHistoryListPage.tsx'),
  'wlhy/hyloss/HyLossSettingList': () => import('./loss-setting/LossSettingListPage.tsx'),
});
