import { refusedByRule } from '../../platform/errors.ts';
import { holds } from '../../platform/context.ts';
import type { FormAction } from '../../platform/formAction.ts';
import { findRow } from '../../platform/resource/getRow.ts';
import { vehicleResource } from './vehicle/vehicle.service.ts';

/** What forms about vehicles may call. @source ONL-03 */
export const fleetFormActions: readonly FormAction[] = [
  {
    name: 'vehicle.papers',
    label: { zh: '更新车辆证件有效期', en: 'Refresh the papers of the vehicle' },
    // Until when its papers hold stands in the row as it is now; the field `vehicle_id` says whose they are.
    run: async (tx, ctx, { row, set }) => {
      const id = row['vehicle_id'];
      const vehicle = typeof id === 'string' && holds(ctx.actor, 'vehicle:list') ? await findRow(tx, ctx, vehicleResource, id) : undefined;
      if (vehicle === undefined)
        throw refusedByRule({ zh: '该数据没有您可以查看的车辆', en: 'This row names no vehicle that you may see' });
      await set({
        inspect_valid_to: vehicle.inspectValidTo,
        rtc_valid_to: vehicle.rtcValidTo,
        compulsory_valid_to: vehicle.compulsoryValidTo,
        commercial_valid_to: vehicle.commercialValidTo,
      });
    },
  },
];
