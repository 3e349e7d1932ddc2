import { defineScreens } from '../../shared/pages/screens.ts';

/** Pages of the fleet domain, by what a menu row stores. */
export const screens = defineScreens({
  'wlhy/hydriver/HyDriverList': () => import('./driver/DriverListPage.tsx'),
  'wlhy/hyvehicle/HyVehicleList': () => import('./vehicle/VehicleListPage.tsx'),
  'wlhy/hycarrier/HyCarrierList': () => import('./carrier/CarrierListPage.tsx'),
});
