import { lightGrossMass } from '@tarmac/freight-api/rules';
import type { ScheduledJob } from '../../platform/jobs/scheduledJob.ts';
import { carrierServices } from './carrier/carrier.service.ts';
import { driverServices } from './driver/driver.service.ts';
import { vehicleServices } from './vehicle/vehicle.service.ts';

/** Certificates of the fleet, looked at every night. @source freight-domain 3.3 C8, 7.2 */
export const fleetJobs: readonly ScheduledJob[] = [
  {
    name: 'fleet.expireCertificates',
    label: { zh: '证件到期检查', en: 'Check expiring certificates' },
    cron: '0 30 0 * * ?',
    timeoutSeconds: 1800,
    run: async (ctx) => {
      await driverServices.expire(ctx, {
        nameOf: (row) => row.driverName,
        companyOf: (row) => row.carrierId,
        // Drivers of trucks up to 4.5 t need no qualification.
        isMandatory: (row, field) => field !== 'qualificationValidTo' || row.lightOnly !== '1',
        page: '/wlhy/hydriver/HyDriverList',
      });
      await vehicleServices.expire(ctx, {
        nameOf: (row) => row.vehicleNumber,
        companyOf: (row) => row.carrierId,
        isMandatory: (row, field) => field !== 'rtcValidTo' || row.grossMass > lightGrossMass,
        page: '/wlhy/hyvehicle/HyVehicleList',
      });
      await carrierServices.expire(ctx, {
        nameOf: (row) => row.carrierName,
        companyOf: (row) => row.id,
        page: '/wlhy/hycarrier/HyCarrierList',
      });
    },
  },
];
