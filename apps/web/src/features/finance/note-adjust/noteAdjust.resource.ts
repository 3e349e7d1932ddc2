import { defineResource } from '@tarmac/admin-kit/resource';
import { createNoteAdjustApi, createNoteAdjustQueries, type NoteAdjust, noteAdjustFields } from '@tarmac/freight-api/finance';
import { client } from '../../../shared/session/session.ts';

/** Calls of corrections of waybills. */
export const noteAdjustApi = createNoteAdjustApi(client);
/** Their questions. */
export const noteAdjustQueries = createNoteAdjustQueries(client);

/** A correction of what an examined waybill costs. */
export const noteAdjust = defineResource<NoteAdjust>()({
  label: { zh: '费用调整', en: 'Fee adjustment' },
  api: noteAdjustApi,
  permission: 'adjust',
  name: 'noteAdjust',
  titleField: 'adjustNo',
  listFields: ['state', 'applyBy'],
  detailHead: { status: 'state', facts: ['side', 'amount', 'partyName', 'shippingNoteNumber', 'applyBy', 'auditBy'] },
  fields: noteAdjustFields,
});
