import { formatMoney, interpolate, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { QueryOptions } from '@tarmac/freight-api';
import type { OpenAmount as Amount } from '@tarmac/freight-api/finance';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Note } from '../../../shared/pages/Note.tsx';

const parts: LocalText = { zh: '（共 {count} 笔）', en: '({count} {count|item|items})' };

/** What an application is going to be about, as it is by now, before anybody confirms it; or why there is nothing to ask for. */
export function OpenAmount({ label, query }: { label: LocalText; query: QueryOptions<Amount> }) {
  const { localize } = useLocale();
  const { data, error } = useQuery({ ...query, placeholderData: keepPreviousData, retry: false, gcTime: 0 });
  return (
    <div aria-live="polite">
      {error !== null ? (
        <p className="m-0 mb-3 text-danger-ink">{error.message}</p>
      ) : (
        data !== undefined && (
          <Note>
            {localize(label)} <strong className="text-ink tabular-nums">{formatMoney(data.amount)}</strong>
            {data.count > 1 && <span>{interpolate(localize(parts), { count: data.count })}</span>}
          </Note>
        )
      )}
    </div>
  );
}

/** Whether all of these were chosen. */
export const areChosen = <Name extends string>(
  values: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): values is Record<Name, string> => names.every((name) => typeof values[name] === 'string' && values[name] !== '');
