import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { createNoteAdjustQueries, type NoteAdjustTrialQuery } from '@tarmac/freight-api/finance';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../session/session.ts';
import { adjustTexts as texts } from './adjustTexts.ts';

const queries = createNoteAdjustQueries(client);

/** Whether enough is known to try it. */
export const isTriable = (given: Partial<Record<keyof NoteAdjustTrialQuery, unknown>>): boolean =>
  typeof given.noteId === 'string' && typeof given.side === 'string' && typeof given.amount === 'number' && given.amount !== 0;

/** What a correction comes to, asked of the server while it is typed: the total and what is open, before and after; or why it cannot be. */
export function AdjustTrial({ of }: { of: NoteAdjustTrialQuery }) {
  const { localize } = useLocale();
  const trial = useQuery({ ...queries.trial(of), placeholderData: keepPreviousData, retry: false, gcTime: 0 });
  const { data } = trial;
  const isCustomer = of.side === 'customer';
  const rows: ReadonlyArray<readonly [label: string, before: number | null, after: number]> =
    data === undefined
      ? []
      : [
          [localize(isCustomer ? texts.customerTotal : texts.carrierTotal), data.totalBefore, data.totalAfter],
          [localize(isCustomer ? texts.customerOpen : texts.carrierOpen), data.openBefore, data.openAfter],
          ...(data.taxAmount === 0 ? [] : [[localize(texts.tax), null, data.taxAmount] as const]),
          ...(data.walletAmount === 0
            ? []
            : [[localize(data.walletAmount > 0 ? texts.toWallet : texts.fromWallet), null, Math.abs(data.walletAmount)] as const]),
        ];
  return (
    <section
      aria-label={localize(texts.trial)}
      aria-live="polite"
      className="mt-2 mb-4 rounded-md border border-solid border-line bg-sunken p-3"
    >
      <h4 className="m-0 mb-2 text-sm font-semibold text-ink-secondary">{localize(texts.trial)}</h4>
      {trial.isError ? (
        <p className="m-0 text-danger-ink">{trial.error.message}</p>
      ) : (
        <dl className="m-0 grid grid-cols-1 gap-x-6 gap-y-1 md:grid-cols-2">
          {rows.map(([label, before, after]) => (
            <div key={label} className="flex flex-wrap gap-2">
              <dt className="text-ink-secondary">{label}</dt>
              <dd className="m-0 tabular-nums">
                {before !== null && (
                  <>
                    {formatMoney(before)}
                    <span aria-hidden> → </span>
                  </>
                )}
                <strong>{formatMoney(after)}</strong>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
