import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import { createEvaluationQueries, type Evaluation, evaluationFields } from '@tarmac/freight-api/service';
import { noteCell } from '../../../shared/pages/linkCell.tsx';
import { CarrierPicker } from '../../../shared/pickers/pickers.tsx';
import { NotePicker } from '../../../shared/pickers/notePicker.ts';
import { evaluationApi } from '../../../shared/service/serviceApi.ts';
import { client } from '../../../shared/session/session.ts';
import { evaluationTexts as texts } from './evaluationTexts.ts';

/** Questions about evaluations. */
export const evaluationQueries = createEvaluationQueries(client);

/** What one side of a waybill thinks of the other. */
export const evaluation = defineResource<Evaluation>()({
  label: { zh: '评价', en: 'Evaluation' },
  api: evaluationApi,
  permission: 'evaluation',
  name: 'evaluation',
  titleField: 'shippingNoteNumber',
  listFields: ['state', 'noteId', 'fromType', 'toType', 'replyTime', 'shippingNoteNumber', 'dueTime', 'score', 'content'],
  detailHead: { status: 'state', facts: ['fromName', 'toName', 'score', 'submitTime'] },
  fields: {
    ...evaluationFields,
    toGive: { kind: 'flag', label: texts.toGive },
    // In the list the number leads to the evaluation; in its detail this leads on to the waybill.
    noteId: {
      ...field.reference(evaluationFields.noteId, { picker: NotePicker }),
      cell: (_id, row) => noteCell(row.shippingNoteNumber, row),
    },
    carrierId: field.reference(evaluationFields.carrierId, { picker: CarrierPicker }),
  },
});
