import { defineQuickForms, quickResource } from '../../shared/lists/quickForms.ts';

/** What of the fleet can be added or imported from every page. */
export const quickForms = defineQuickForms([
  {
    key: 'driver',
    label: { zh: '司机', en: 'driver' },
    permission: 'driver',
    offers: ['add', 'import'],
    load: async () => {
      const [{ driver }, { driverForms }] = await Promise.all([import('./driver/driver.resource.ts'), import('./driver/driver.form.ts')]);
      return quickResource(driver, driverForms);
    },
  },
  {
    key: 'vehicle',
    label: { zh: '车辆', en: 'vehicle' },
    permission: 'vehicle',
    offers: ['add', 'import'],
    load: async () => {
      const [{ vehicle }, { vehicleForms }] = await Promise.all([
        import('./vehicle/vehicle.resource.ts'),
        import('./vehicle/vehicle.form.ts'),
      ]);
      return quickResource(vehicle, vehicleForms);
    },
  },
  {
    key: 'carrier',
    label: { zh: '承运商', en: 'carrier' },
    permission: 'carrier',
    offers: ['add', 'import'],
    load: async () => {
      const [{ carrier }, { carrierForms }] = await Promise.all([
        import('./carrier/carrier.resource.ts'),
        import('./carrier/carrier.form.ts'),
      ]);
      return quickResource(carrier, carrierForms);
    },
  },
]);
