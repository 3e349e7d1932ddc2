import { defineListAction } from '@tarmac/admin-kit/resource';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { shippingNote } from './shippingNote.resource.ts';
import { upload, uploading } from './uploadNotes.ts';

const { paid, invoiced } = shippingNoteStates.codes;

/** Reports the fund flows of several paid waybills. @source freight-domain F26 批量上传 */
export const uploadFundsChosen = defineListAction<ShippingNote>(shippingNote, {
  ...uploading,
  label: { zh: '上传流水', en: 'Upload fund flows' },
  needsSelection: true,
  when: ({ noteStatus }) => noteStatus === paid || noteStatus === invoiced,
  run: (rows, { context: { idempotencyKey } }) => upload('fund', { rows, idempotencyKey }),
});
