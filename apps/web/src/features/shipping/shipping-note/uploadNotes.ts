import { defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { ofOne } from '../../../shared/api/ofOne.ts';
import { uploadTexts } from '../../../shared/review/uploadTexts.ts';
import { shippingNote } from './shippingNote.resource.ts';

const { reviewed, revoked } = shippingNoteStates.codes;

/** What uploads of waybills have in common. */
export const uploading = { label: uploadTexts.upload, permission: 'gov:upload', success: uploadTexts.queued };
/** Fees are final from the business review on. @source freight-domain F02 */
const isFinal = ({ noteStatus }: ShippingNote) => Number(noteStatus) >= Number(reviewed) && noteStatus !== revoked;

/** Hands objects of waybills in for the authorities. */
export async function upload(
  type: 'waybill' | 'fund',
  { rows, idempotencyKey }: { rows: readonly ShippingNote[]; idempotencyKey: string },
) {
  const { govUploadApi } = await import('../../../shared/api/govUploadApi.ts');
  return govUploadApi.upload({ type, bizIds: rows.map(({ id }) => id) }, { idempotencyKey });
}

/** Reports a waybill to the authorities. */
export const uploadNote = defineAction(shippingNote, {
  ...uploading,
  when: isFinal,
  run: (row, { context: { idempotencyKey } }) => ofOne(upload('waybill', { rows: [row], idempotencyKey })),
});

/** Reports several waybills, up to 500 at once: they are queued, and each goes by itself. @source freight-domain F26 批量上传 */
export const uploadChosen = defineListAction<ShippingNote>(shippingNote, {
  ...uploading,
  needsSelection: true,
  when: isFinal,
  run: (rows, { context: { idempotencyKey } }) => upload('waybill', { rows, idempotencyKey }),
});
