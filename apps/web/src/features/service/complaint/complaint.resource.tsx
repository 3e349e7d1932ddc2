import { field } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Tag } from '@tarmac/admin-kit/input';
import { defineResource } from '@tarmac/admin-kit/resource';
import { type Complaint, complaintFields, createComplaintQueries } from '@tarmac/freight-api/service';
import { withSums } from '../../../shared/api/withSums.ts';
import { linkCell, noteCell } from '../../../shared/pages/linkCell.tsx';
import { NotePicker } from '../../../shared/pickers/notePicker.ts';
import { withLook } from '../../../shared/lists/reveal.tsx';
import { complaintApi } from '../../../shared/service/serviceApi.ts';
import { client } from '../../../shared/session/session.ts';
import { complaintTexts as texts } from './complaintTexts.ts';

/** Questions about complaints. */
export const complaintQueries = createComplaintQueries(client);

const summed = withSums(complaintApi);

/** What somebody holds against somebody else. */
export const complaint = defineResource<Complaint>()({
  label: { zh: '投诉', en: 'Complaint' },
  api: withLook<Complaint, typeof summed>(summed),
  permission: 'complaint',
  name: 'complaint',
  titleField: 'complaintNo',
  listFields: [
    'state',
    'overdue',
    'noteId',
    'fromType',
    'compensateState',
    'reopenCount',
    'complaintNo',
    'result',
    'againstType',
    'approvalNo',
  ],
  detailHead: { status: 'state', facts: ['complaintType', 'fromName', 'againstName', 'replyDue', 'compensateState'] },
  fields: {
    ...complaintFields,
    noteId: field.reference(complaintFields.noteId, { picker: NotePicker }),
    shippingNoteNumber: { ...complaintFields.shippingNoteNumber, cell: noteCell },
    approvalNo: { ...complaintFields.approvalNo, cell: linkCell((number) => `/account/approval?approvalNo=${number}`) },
    replyDue: { ...complaintFields.replyDue, cell: (due, row) => <Due due={due} row={row} /> },
  },
});

/** Until when it is to be answered, with a mark once that is past. */
function Due({ due, row }: { due: unknown; row: Readonly<Record<string, unknown>> }) {
  const { localize } = useLocale();
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      {typeof due === 'string' ? due : '--'}
      {row['overdue'] === '1' && <Tag tone="danger">{localize(texts.overdue)}</Tag>}
    </span>
  );
}
