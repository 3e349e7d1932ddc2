import { useLocale } from '@tarmac/admin-kit/i18n';
import { Tag } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { useQuery } from '@tanstack/react-query';
import { type Papers, readPapers, shownPapers } from './papers.ts';
import { paperTexts as texts } from './paperTexts.ts';
import { ReadingTable } from './ReadingTable.tsx';

/** What stands on the papers of a row beside what was typed, for who reviews it. @source freight-domain F04 审核 */
export function PaperReadings({ papers, row }: { papers: Papers; row: Readonly<Record<string, unknown>> }) {
  const { localize } = useLocale();
  const can = useCan();
  const files = shownPapers(papers, row);
  const isAsked = files.length > 0 && can(papers.permission);
  const { data, error } = useQuery({
    // An address is signed again every few minutes; the picture stays the same.
    queryKey: ['papers', ...files.map((name) => String(row[name]).split('?')[0])],
    queryFn: ({ signal }) => readPapers(papers, { files, values: row, options: { signal } }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!isAsked) return null;
  const rows = Object.entries(data?.fields ?? {}).filter(([name]) => Object.hasOwn(papers.fields, name));
  return (
    <section aria-label={localize(texts.readings)} aria-live="polite">
      <h3 className="m-0 flex items-center gap-2 text-base font-semibold">
        <span>{localize(texts.readings)}</span>
        {data?.simulated === true && <Tag tone="waiting">{localize(texts.simulated)}</Tag>}
      </h3>
      {error !== null && <p className="m-0 mt-1 text-danger-ink">{error.message}</p>}
      {data !== undefined && rows.length === 0 && <p className="m-0 mt-1 text-ink-secondary">{localize(texts.nothing)}</p>}
      {rows.length > 0 && (
        <ReadingTable
          label={localize(texts.readings)}
          fields={papers.fields}
          rows={rows.map(([name, read]) => ({ name, read, typed: row[name] }))}
        />
      )}
    </section>
  );
}
