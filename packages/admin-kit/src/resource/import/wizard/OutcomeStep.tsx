import { Download } from 'lucide-react';
import { Button } from '../../../internals/Button.tsx';
import { ImportOutcome } from '../ImportOutcome.tsx';
import { wholeRow } from './problems.ts';
import type { ImportWizardHandle } from './useImportWizard.ts';
import { zhImport } from '../texts.zh.ts';
import { useTexts } from '../../../i18n/useTexts.ts';

/** Problems that are told one by one; the sheet of the other rows has them all. */
const mostTold = 200;

/** How many rows were taken and which were not, why, and what can be done about them. */
export function OutcomeStep({ wizard }: OutcomeStepProps) {
  const { t } = useTexts(zhImport);
  const { work, context, report, chosen, busy } = wizard;
  if (!work || !context || !chosen) return null;
  const left = work.left();
  const titleOf = new Map(context.columns.map(({ name, title }) => [name, title]));
  const errors = left.slice(0, mostTold).flatMap((row) =>
    [...work.book.of(row)].map(([name, { reason, text }]) => ({
      row,
      column: name === wholeRow ? null : (titleOf.get(name) ?? name),
      value: text ?? null,
      reason,
    })),
  );
  const reasonOf = (row: number) =>
    [...work.book.of(row)].map(([name, { reason }]) => `${name === wholeRow ? '' : `${titleOf.get(name) ?? name}: `}${reason}`).join('; ');
  function* linesLeft(): Generator<string[], void, void> {
    yield [...context!.columns.map(({ title }) => title), t('import.reason')];
    for (const row of left) yield [...context!.columns.map(({ name }) => work!.textAt(row, name)), reasonOf(row)];
  }
  const saveRest = () =>
    void wizard.saveLines(`${chosen.file.name.replace(/\.\w+$/, '')} ${t('import.rest')}`, { count: left.length + 1, lines: linesLeft() });
  return (
    <>
      <ImportOutcome
        result={{ totalCount: work.rows.length, successCount: work.taken.size, errorCount: left.length, errors: errors.slice(0, mostTold) }}
      />
      {(left.length > 0 || report) && (
        <div className="flex flex-wrap gap-2">
          {left.length > 0 && (
            <Button variant="primary" disabled={busy !== null} onClick={() => wizard.checkAgain(true)}>
              {t('import.fixRest', { count: left.length })}
            </Button>
          )}
          {left.length > 0 && (
            <Button disabled={busy !== null} icon={<Download aria-hidden size={15} />} onClick={saveRest}>
              {t('import.downloadRest')}
            </Button>
          )}
          {report && (
            <Button
              disabled={busy !== null}
              icon={<Download aria-hidden size={15} />}
              onClick={() =>
                void wizard.saveLines(report.title, { count: report.lines.length + 1, lines: [report.captions, ...report.lines] })
              }
            >
              {t('import.report')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** Props of {@link OutcomeStep}. */
export interface OutcomeStepProps {
  wizard: ImportWizardHandle;
}
