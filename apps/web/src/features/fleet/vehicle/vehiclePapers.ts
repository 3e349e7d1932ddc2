import { vehicleFields } from '@tarmac/freight-api/fleet';
import type { Papers } from '../../../shared/papers/papers.ts';
import { vehicleApi } from './vehicle.resource.ts';

/** Papers of a vehicle that are read from their pictures. @source freight-domain F05 ocr */
export const vehiclePapers: Papers = {
  fields: vehicleFields,
  kinds: { vehicleLicenceFile: 'vehicleLicence', vehicleLicenceBackFile: 'vehicleLicenceBack', rtcFile: 'rtc' },
  permission: 'vehicle:ocr',
  read: ({ kind, image }, options) => vehicleApi.ocr({ kind: kind as 'rtc', image }, options),
};
