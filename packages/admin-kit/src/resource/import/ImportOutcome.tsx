import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { emptyText } from '../../internals/format.ts';
import { ScrollRegion } from '../../internals/ScrollRegion.tsx';
import type { ImportResult } from '../api.ts';
import { zhImport } from './texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** What became of an import: the counts, the bad cells, the file of the bad rows. */
export function ImportOutcome({ result, urlOf }: ImportOutcomeProps) {
  const { t } = useTexts(zhImport);
  const errors = result.errors ?? [];
  const addressOf = (path: string | null | undefined) => (path ? (urlOf?.(path) ?? path) : undefined);
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className={result.errorCount > 0 ? 'font-medium text-waiting-ink' : 'font-medium text-ok-ink'}>
        {result.cancelled && <span>{`${t('import.cancelled')} · `}</span>}
        <span>
          {result.errorCount > 0
            ? t('import.partial', { total: result.totalCount, success: result.successCount, failed: result.errorCount })
            : t('import.done', { success: result.successCount })}
        </span>
      </div>
      {errors.length > 0 && (
        <ScrollRegion className="max-h-72 overflow-auto rounded-md border border-solid border-line">
          <table aria-label={t('import.bad')} className="w-full border-collapse text-sm">
            <thead>
              <tr>
                {(['import.row', 'import.column', 'import.reason'] as const).map((key) => (
                  <th key={key} scope="col" className="sticky top-0 bg-sunken px-3 py-1.5 text-start font-medium text-ink-secondary">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {errors.map((error) => (
                <tr key={`${error.row}-${error.column}-${error.reason}`} className="border-t border-solid border-line">
                  <td className="px-3 py-1.5 tabular-nums">{error.row}</td>
                  <td className="px-3 py-1.5">{error.column ?? emptyText}</td>
                  <td className="px-3 py-1.5">
                    <span>{error.reason}</span>
                    {error.value && <span className="text-ink-secondary"> ({error.value})</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <OutcomeFile url={addressOf(result.fileUrl)} name={result.fileName}>
        {t('import.errorFile')}
      </OutcomeFile>
      <OutcomeFile url={addressOf(result.reportUrl)} name={result.reportName}>
        {t('import.report')}
      </OutcomeFile>
    </div>
  );
}

/** Props of {@link ImportOutcome}. */
export interface ImportOutcomeProps {
  result: ImportResult;
  /** Address of a stored path. */
  urlOf?: (path: string) => string | undefined;
}

function OutcomeFile({ url, name, children }: { url: string | undefined; name: string | null | undefined; children: ReactNode }) {
  if (url === undefined) return null;
  return (
    <a href={url} download={name ?? true} className="inline-flex items-center gap-1.5 self-start text-primary-ink hover:underline">
      <Download aria-hidden size={15} />
      {children}
    </a>
  );
}
