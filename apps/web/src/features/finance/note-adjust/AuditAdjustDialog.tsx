import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import {
  type NoteAdjust,
  noteAdjustAuditFields,
  noteAdjustFields as fields,
  noteAdjustSchemas as schemas,
  type NoteAdjustTrialQuery,
} from '@tarmac/freight-api/finance';
import { AdjustTrial } from '../../../shared/adjust/AdjustTrial.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { VerdictDialog } from '../../../shared/review/VerdictDialog.tsx';
import { noteAdjustTexts as texts } from './noteAdjustTexts.ts';

const about = [
  'adjustNo',
  'side',
  'partyName',
  'shippingNoteNumber',
  'amount',
  'reasonCode',
  'reason',
  'billNo',
  'applyBy',
  'files',
] as const;

/** Decides on a correction beside what it comes to now. */
export function AuditAdjustDialog({ rows, ...dialog }: ActionDialogProps<NoteAdjust, Verdict>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  return (
    <VerdictDialog {...dialog} title={localize(texts.auditTitle)} remark={noteAdjustAuditFields.remark} schema={schemas.audit} isReady>
      <RowFacts row={row} fields={fields} names={about} />
      {row.groupNo !== null && <Note>{localize(texts.together)}</Note>}
      <AdjustTrial of={{ noteId: row.noteId, side: row.side, amount: row.amount, adjustId: row.id } as NoteAdjustTrialQuery} />
    </VerdictDialog>
  );
}
