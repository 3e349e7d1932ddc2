import { defineScreens } from '../../shared/pages/screens.ts';

/** Pages about where vehicles are and were, by what a menu row stores. */
export const screens = defineScreens({
  'shipping/ShippingTrackQueryList': () => import('./track-note/ShippingTrackQueryListPage.tsx'),
  'wlhy/hytrack/HyTrackQueryList': () => import('./track-query/TrackQueryListPage.tsx'),
});
