import { joinSentences } from '@tarmac/admin-kit/i18n';
import type { BatchDispatchResult } from '@tarmac/freight-api/shipping';
import { blankTrip } from './batchTrips.ts';

/** Rows of a batch that the server refused; the others are done. */
export class RowsRefused extends Error {
  /** By the position of each row in the batch. */
  readonly fail: BatchDispatchResult['fail'];

  constructor(fail: BatchDispatchResult['fail']) {
    super(
      joinSentences(
        fail.map((one) => one.message),
        document.documentElement.lang,
      ),
    );
    this.fail = fail;
  }
}

/**
 * All that speaks against a refused row, at its inputs.
 *
 * @param hasVehiclesLeft the order takes further vehicles: what a row exceeds is the weight then
 */
export function refusalsOf(
  { code, message, errorData = [] }: BatchDispatchResult['fail'][number],
  hasVehiclesLeft: boolean,
): { path: string; message: string }[] {
  const placed = errorData.filter(({ path }) => Object.hasOwn(blankTrip(), path));
  return placed.length > 0 ? placed : [{ path: refusedInput(code, hasVehiclesLeft), message }];
}

/**
 * What a row was refused for, as the input that it is about.
 *
 * @param hasVehiclesLeft the order takes further vehicles: what a row exceeds is the weight then
 * @source freight-domain 6.2
 */
function refusedInput(code: number | null, hasVehiclesLeft: boolean): 'driverId' | 'vehicleId' | 'weight' | 'prepayAmount' {
  if (code === 40201 || code === 40205) return 'driverId';
  if (code === 40431) return 'prepayAmount';
  return code === 40206 || (code === 40107 && hasVehiclesLeft) ? 'weight' : 'vehicleId';
}
