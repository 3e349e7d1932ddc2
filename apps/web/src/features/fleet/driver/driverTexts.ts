import { defineTexts } from '../../../shared/defineTexts.ts';

/** Words of what is done to a driver. */
export const driverTexts = defineTexts({
  bind: { zh: '绑定车辆', en: 'Bind a vehicle' },
  vehicle: { zh: '车辆', en: 'Vehicle' },
  vehicles: { zh: '已绑定车辆', en: 'Bound vehicles' },
});
