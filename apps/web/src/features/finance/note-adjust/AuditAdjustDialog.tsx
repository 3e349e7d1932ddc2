import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import {
  createNoteAdjustQueries,
  type NoteAdjust,
  noteAdjustAuditFields,
  noteAdjustFields as fields,
  noteAdjustSchemas as schemas,
  noteAdjustStates,
  type NoteAdjustTrialQuery,
} from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { AdjustTrial } from '../../../shared/adjust/AdjustTrial.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { VerdictDialog } from '../../../shared/review/VerdictDialog.tsx';
import { client } from '../../../shared/session/session.ts';
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

const queries = createNoteAdjustQueries(client);
/** As many as a bill is corrected by at once, and a person reads. */
const most = 500;

/** What a bill asked for together: each waybill with its part, and all of it. */
function Together({ row: { billId, groupNo } }: { row: NoteAdjust }) {
  const { localize } = useLocale();
  const { data } = useQuery(queries.list({ billId, state: noteAdjustStates.codes.toAudit, pageSize: most }));
  const parts = data?.records.filter((one) => one.groupNo === groupNo) ?? [];
  const total = parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return (
    <>
      <Note>{localize(texts.together)}</Note>
      <section
        aria-label={localize(texts.parts)}
        className="mb-3 max-h-40 overflow-auto rounded-md border border-solid border-line px-3 py-2"
      >
        <dl className="m-0 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
          {parts.map((one) => (
            <div key={one.id} className="contents">
              <dt>{one.shippingNoteNumber}</dt>
              <dd className="m-0 text-end">{formatMoney(one.amount ?? 0)}</dd>
            </div>
          ))}
          <dt className="font-semibold">{localize(texts.total)}</dt>
          <dd className="m-0 text-end font-semibold">{formatMoney(total)}</dd>
        </dl>
      </section>
    </>
  );
}

/** Decides on a correction beside what it comes to now. */
export function AuditAdjustDialog({ rows, ...dialog }: ActionDialogProps<NoteAdjust, Verdict>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  return (
    <VerdictDialog {...dialog} title={localize(texts.auditTitle)} remark={noteAdjustAuditFields.remark} schema={schemas.audit} isReady>
      <RowFacts row={row} fields={fields} names={about} />
      {row.groupNo !== null && <Together row={row} />}
      <AdjustTrial of={{ noteId: row.noteId, side: row.side, amount: row.amount, adjustId: row.id } as NoteAdjustTrialQuery} />
    </VerdictDialog>
  );
}
