import type { RowAction } from '@tarmac/admin-kit/resource';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { noteApi, shippingNote } from '../shippingNote.resource.ts';

/**
 * What to decide on next: the next row of the list as it is by now; behind its last one the waybill that has waited longest.
 *
 * @param isWaiting whether a row waits for this person
 * @param query what those that wait are asked for by
 */
export const nextWaiting =
  (isWaiting: (row: ShippingNote) => boolean, query: Readonly<Record<string, string>>): NonNullable<RowAction<ShippingNote>['next']> =>
  async (done, following) => {
    const behind = following.find(isWaiting);
    if (behind !== undefined) {
      const row = await shippingNote.api.look?.(behind.id).catch(() => undefined);
      if (row !== undefined && isWaiting(row)) return row;
    }
    const { records } = await noteApi.list({ ...query, column: 'waitingSince', order: 'asc', pageNo: 1, pageSize: 2 });
    return records.find((row) => row.id !== done.id && isWaiting(row));
  };
