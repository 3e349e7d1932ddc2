import { defineTexts } from '../../../shared/defineTexts.ts';

/** Words of what belongs to a carrier. */
export const carrierTexts = defineTexts({
  drivers: { zh: '司机', en: 'Drivers' },
  vehicles: { zh: '车辆', en: 'Vehicles' },
});
