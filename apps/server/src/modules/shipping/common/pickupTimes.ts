import { refusedField } from '../../../platform/errors.ts';

/** @throws InvalidInput a vehicle is to load until before it may begin */
export function assertPickupTimes({
  pickupTimeFrom,
  pickupTimeTo,
}: {
  pickupTimeFrom?: string | null;
  pickupTimeTo?: string | null;
}): void {
  if (pickupTimeFrom && pickupTimeTo && pickupTimeFrom > pickupTimeTo) throw refusedField('pickupTimeTo', '装货结束时间不能早于开始时间');
}
