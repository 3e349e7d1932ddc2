import { FieldView } from '@tarmac/admin-kit/field';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import { ActionHost, RowActions } from '@tarmac/admin-kit/resource';
import { createNoteAdjustQueries, noteAdjustFields as fields, noteAdjustStates } from '@tarmac/freight-api/finance';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { adjustAction } from '../../../shared/adjust/adjustAction.ts';
import { adjustTexts as texts } from '../../../shared/adjust/adjustTexts.ts';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { client, session } from '../../../shared/session/session.ts';
import { shippingNote } from './shippingNote.resource.ts';

const queries = createNoteAdjustQueries(client);
const actions = [adjustAction(shippingNote)];
const most = 50;
const href = (adjustNo: string | null) => `/shipping/noteadjust?adjustNo=${encodeURIComponent(adjustNo ?? '')}`;

/** What was corrected of a waybill's fees since its examination, with the way there, and a further one to ask for. */
export function NoteAdjusts({ note }: { note: ShippingNote }) {
  const { localize } = useLocale();
  const { data, error, isError, refetch } = useQuery({
    ...queries.list({ noteId: note.id, pageSize: most }),
    // One that was asked for here is shown at once: what is said of the waybill is asked again then.
    queryKey: [shippingNote.name, 'adjusts', note.id],
  });
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={1} />;
  const { effective } = noteAdjustStates.codes;
  const changed = (side: string) =>
    data.records.reduce((sum, row) => (row.side === side && row.state === effective ? sum + (row.amount ?? 0) : sum), 0);
  // What somebody may not see stays out of view with its corrections.
  const totals = [
    [texts.customerTotal, note.feeTotal, changed('customer')],
    [texts.carrierTotal, note.driverFee, changed('carrier')],
  ] as const;
  // Others than staff have no list of them.
  const isStaff = session.state().userType === '1';
  return (
    <div className="flex flex-col gap-2">
      {data.records.length === 0 ? (
        <Empty>{localize(texts.none)}</Empty>
      ) : (
        <ul className="m-0 flex list-none flex-col gap-1 p-0">
          {data.records.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center gap-x-2 tabular-nums">
              {isStaff ? (
                <AppLink href={href(row.adjustNo)} className="text-primary-ink">
                  {row.adjustNo}
                </AppLink>
              ) : (
                row.adjustNo
              )}
              <FieldView meta={fields.state} name="state" row={{ ...row }} />
              <FieldView meta={fields.side} name="side" row={{ ...row }} />
              <FieldView meta={fields.reasonCode} name="reasonCode" row={{ ...row }} />
              <span className="ms-auto">{formatMoney(row.amount ?? 0)}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className="m-0 flex flex-col gap-1">
        {totals.map(
          ([label, before, change]) =>
            before !== null &&
            change !== 0 && (
              <div key={label.zh} className="flex gap-2">
                <dt className="text-ink-secondary">{localize(label)}</dt>
                <dd className="m-0 ms-auto tabular-nums">
                  {formatMoney(before)}
                  <span aria-hidden> → </span>
                  <strong>{formatMoney(before + change)}</strong>
                </dd>
              </div>
            ),
        )}
      </dl>
      <ActionHost resource={shippingNote}>
        <RowActions row={note} actions={actions} />
      </ActionHost>
    </div>
  );
}
