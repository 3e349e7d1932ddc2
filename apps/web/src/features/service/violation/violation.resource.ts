import { field } from '@tarmac/admin-kit/field';
import { defineResource } from '@tarmac/admin-kit/resource';
import { createViolationQueries, type Violation, violationFields } from '@tarmac/freight-api/service';
import { withSums } from '../../../shared/api/withSums.ts';
import { linkCell, noteCell } from '../../../shared/pages/linkCell.tsx';
import { NotePicker } from '../../../shared/pickers/notePicker.ts';
import { VehiclePicker } from '../../../shared/pickers/pickers.tsx';
import { violationApi } from '../../../shared/service/serviceApi.ts';
import { client } from '../../../shared/session/session.ts';
import { violationTexts as texts } from './violationTexts.ts';

/** Questions about violations. */
export const violationQueries = createViolationQueries(client);

/** What somebody did against the rules. */
export const violation = defineResource<Violation>()({
  label: { zh: '违规记录', en: 'Violation' },
  api: withSums(violationApi),
  permission: 'violation',
  name: 'violation',
  titleField: 'violationNo',
  listFields: [
    'state',
    'source',
    'noteId',
    'targetType',
    'appealUntil',
    'createBy',
    'appealBy',
    'scoreDeduct',
    'fineAmount',
    'blacklist',
    'violationType',
    'happenTime',
    'location',
    'lng',
    'lat',
    'detail',
    'files',
    'adjustNo',
    'violationNo',
  ],
  detailHead: { status: 'state', facts: ['violationType', 'targetName', 'vehicleNumber', 'scoreDeduct', 'fineAmount', 'appealUntil'] },
  fields: {
    ...violationFields,
    toDecide: { kind: 'flag', label: texts.toDecide },
    canAppeal: { kind: 'flag', label: texts.canAppeal },
    noteId: field.reference(violationFields.noteId, { picker: NotePicker }),
    vehicleId: field.reference(violationFields.vehicleId, { picker: VehiclePicker }),
    shippingNoteNumber: { ...violationFields.shippingNoteNumber, cell: noteCell },
    adjustNo: { ...violationFields.adjustNo, cell: linkCell((number) => `/shipping/noteadjust?adjustNo=${number}`) },
  },
});
