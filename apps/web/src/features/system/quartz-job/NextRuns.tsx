import { useLocale } from '@tarmac/admin-kit/i18n';
import { createQuartzJobQueries } from '@tarmac/freight-api/system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../../shared/session/session.ts';
import { quartzJobTexts as texts } from './quartzJobTexts.ts';

const queries = createQuartzJobQueries(client);
const typingMs = 300;

/** When an expression is due next, as the server reckons it; what is wrong with one that is none. @source SYS-11 */
export function NextRuns({ expression }: { expression: string }) {
  const { localize } = useLocale();
  const [asked, setAsked] = useState(expression);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(expression), typingMs);
    return () => clearTimeout(timer);
  }, [expression]);
  const { data, error } = useQuery({
    ...queries.nextRuns({ cronExpression: asked }),
    enabled: asked !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={localize(texts.nextRuns)} aria-live="polite" className="text-sm">
      <p className="m-0 mb-1 font-medium text-ink-secondary">{localize(texts.nextRuns)}</p>
      {error !== null && asked !== '' ? (
        <p className="m-0 text-danger-ink">{error.message}</p>
      ) : (
        <ol className="m-0 list-none p-0 font-mono tabular-nums">
          {(asked === '' ? [] : (data ?? [])).map((time) => (
            <li key={time}>{time}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
