import { Download, RotateCcw } from 'lucide-react';
import { Dialog } from '../../dialog/Dialog.tsx';
import { Button } from '../../internals/Button.tsx';
import { csvCell } from '../../internals/csv.ts';
import { ScrollRegion } from '../../internals/ScrollRegion.tsx';
import type { BatchOutcome } from './batchOutcome.ts';
import { saveFile } from '../saveFile.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** After an action on several rows of which some failed: which ones, and why. They stay chosen, can be tried again and taken along as a sheet. */
export function BatchOutcomeDialog({ label, outcome, titleOf, onRetry, onOpenChange }: BatchOutcomeDialogProps) {
  const { t } = useTexts(zhResource);
  const { success, fail } = outcome;
  const lines = fail.map(({ id, message }) => [titleOf(id), message] as const);

  const download = () => {
    const table = [[t('outcome.row'), t('outcome.reason')], ...lines];
    // The mark in front tells spreadsheets that the text is UTF-8.
    const blob = new Blob([`\uFEFF${table.map((line) => line.map(csvCell).join(',')).join('\r\n')}`], { type: 'text/csv;charset=utf-8' });
    saveFile({ blob, fileName: undefined }, { fallbackName: t('outcome.file', { action: label }), emptyMessage: '' });
  };

  return (
    <Dialog
      open
      title={t('outcome.title', { action: label, done: success.length, failed: fail.length })}
      width={560}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button icon={<Download aria-hidden size={15} />} className="me-auto" onClick={download}>
            {t('outcome.download')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t('common.close')}</Button>
          <Button variant="primary" icon={<RotateCcw aria-hidden size={15} />} onClick={onRetry}>
            {t('outcome.retry')}
          </Button>
        </>
      }
    >
      <ScrollRegion className="max-h-[50vh] overflow-auto">
        <table className="w-full border-collapse text-start">
          <thead>
            <tr>
              <th scope="col" className={cell}>
                {t('outcome.row')}
              </th>
              <th scope="col" className={cell}>
                {t('outcome.reason')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(([title, message], index) => (
              <tr key={fail[index]!.id}>
                <th scope="row" className={cell}>
                  {title}
                </th>
                <td className={cell}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Dialog>
  );
}

const cell = 'border-b border-solid border-line px-2 py-1.5 text-start align-top font-normal wrap-anywhere';

/** Props of {@link BatchOutcomeDialog}. */
export interface BatchOutcomeDialogProps {
  /** What was done. */
  label: string;
  outcome: BatchOutcome;
  /** What people call the row of a key. */
  titleOf: (id: string) => string;
  /** Does the same again with the rows that failed. */
  onRetry: () => void;
  onOpenChange: (open: boolean) => void;
}
