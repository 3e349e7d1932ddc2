import { type AnyRow, defineAction, defineListAction, type ListAction, type Resource, type RowAction } from '@tarmac/admin-kit/resource';
import type { BatchOutcome } from '@tarmac/admin-kit/resource';
import { ofOne } from '../api/ofOne.ts';
import { uploadTexts } from './uploadTexts.ts';

type UploadRow = AnyRow & { id: string; state: string | null };

/** The call of a list, fetched with the first upload: most people who open a list upload nothing. */
const calls = {
  driver: 'uploadDrivers',
  vehicle: 'uploadVehicles',
  carrier: 'uploadCarriers',
  customer: 'uploadCustomers',
} as const;

async function upload(kind: keyof typeof calls, { ids, idempotencyKey }: { ids: string[]; idempotencyKey: string }): Promise<BatchOutcome> {
  const { govUploadApi } = await import('../api/govUploadApi.ts');
  return govUploadApi[calls[kind]]({ ids }, { idempotencyKey });
}

/** Anyone who was approved is reported. @source freight-domain C2 */
const isApproved = ({ state }: UploadRow) => state === '2';

/**
 * The action 上传监管 of a list: on one row, and on those that are chosen.
 *
 * @source freight-domain F04–F07
 */
export function uploadActions<Row extends UploadRow>(
  resource: Resource<Row>,
  kind: keyof typeof calls,
): { one: RowAction<Row>; chosen: ListAction<Row> } {
  const shared = { label: uploadTexts.upload, permission: `${kind}:upload`, success: uploadTexts.queued, when: isApproved };
  return {
    one: defineAction(resource, {
      ...shared,
      run: ({ id }, { context: { idempotencyKey } }) => ofOne(upload(kind, { ids: [id], idempotencyKey })),
    }),
    chosen: defineListAction(resource, {
      ...shared,
      needsSelection: true,
      run: (rows, { context: { idempotencyKey } }) => upload(kind, { ids: rows.map(({ id }) => id), idempotencyKey }),
    }),
  };
}
