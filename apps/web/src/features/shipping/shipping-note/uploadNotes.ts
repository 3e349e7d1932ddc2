import { defineAction, defineListAction } from '@tarmac/admin-kit/resource';
import { type ShippingNote, shippingNoteStates } from '@tarmac/freight-api/shipping';
import { ofOne } from '../../../shared/api/ofOne.ts';
import { uploadTexts } from '../../../shared/review/uploadActions.ts';
import { noteLabels as labels } from './noteLabels.ts';
import { shippingNote } from './shippingNote.resource.ts';

const { reviewed, paid, invoiced, revoked } = shippingNoteStates.codes;

const shared = { label: uploadTexts.upload, permission: 'gov:upload', success: uploadTexts.queued };
/** Fees are final from the business review on. @source freight-domain F02 */
const isFinal = ({ noteStatus }: ShippingNote) => Number(noteStatus) >= Number(reviewed) && noteStatus !== revoked;

async function upload(type: 'waybill' | 'fund', { rows, idempotencyKey }: { rows: readonly ShippingNote[]; idempotencyKey: string }) {
  const { govUploadApi } = await import('../../../shared/api/govUploadApi.ts');
  return govUploadApi.upload({ type, bizIds: rows.map(({ id }) => id) }, { idempotencyKey });
}

/** Reports a waybill to the authorities. */
export const uploadNote = defineAction(shippingNote, {
  ...shared,
  when: isFinal,
  run: (row, { context: { idempotencyKey } }) => ofOne(upload('waybill', { rows: [row], idempotencyKey })),
});

/** Reports several waybills, up to 500 at once: they are queued, and each goes by itself. @source freight-domain F26 批量上传 */
export const uploadChosen = defineListAction<ShippingNote>(shippingNote, {
  ...shared,
  needsSelection: true,
  when: isFinal,
  run: (rows, { context: { idempotencyKey } }) => upload('waybill', { rows, idempotencyKey }),
});

/** Reports the fund flows of several paid waybills. @source freight-domain F26 批量上传 */
export const uploadFundsChosen = defineListAction<ShippingNote>(shippingNote, {
  ...shared,
  label: labels.uploadFunds,
  needsSelection: true,
  when: ({ noteStatus }) => noteStatus === paid || noteStatus === invoiced,
  run: (rows, { context: { idempotencyKey } }) => upload('fund', { rows, idempotencyKey }),
});
