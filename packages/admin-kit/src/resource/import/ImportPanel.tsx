import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog } from '../../dialog/Dialog.tsx';
import { ProgressBar } from '../../input/progress.tsx';
import { useOptionalUploadTransport } from '../../input/UploadProvider.tsx';
import { Button } from '../../internals/Button.tsx';
import { Spinner } from '../../internals/Spinner.tsx';
import { notices } from '../../notice/createNoticeStore.ts';
import { tell } from '../actions/actionRunner.ts';
import type { ImportProgress, ImportResult } from '../api.ts';
import { askAgain } from '../actions/askAgain.ts';
import type { AnyRow } from '../defineResource.ts';
import { FileDrop } from './FileDrop.tsx';
import type { ImportDialogProps } from './ImportDialog.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { SheetError } from './wizard/sheetTypes.ts';
import { saveFile } from '../saveFile.ts';
import { withinSentence } from '../../i18n/catalogue.ts';
import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import { zhImport } from './texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** What {@link ImportDialog} shows. */
export function ImportPanel<Row extends AnyRow>({ resource, onOpenChange }: ImportDialogProps<Row>) {
  const { t, locale, localize } = useTexts(zhImport);
  const client = useQueryClient();
  const urlOf = useOptionalUploadTransport()?.urlOf;
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const label = localize(resource.label);
  const { import: send, importTemplate } = resource.api;

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    if (!/\.(xlsx?|csv)$/i.test(chosen.name)) {
      notices.warning(t('import.wrongType'));
      return;
    }
    setFile(chosen);
    setResult(null);
    setProblem(null);
  };
  const start = async () => {
    if (!file || !send) {
      notices.warning(t('import.noFile'));
      return;
    }
    const aborter = new AbortController();
    running.current = aborter;
    setProblem(null);
    setProgress({ phase: 'uploading', done: 0, total: null });
    try {
      const { signal } = aborter;
      setResult(await send(await workbookOf(file, signal), { signal, onProgress: setProgress }));
    } catch (error) {
      setProblem(aborter.signal.aborted ? t('import.cancelled') : reasonOf(error, t));
    } finally {
      running.current = null;
      setProgress(null);
      // Rows may have landed even when it was cancelled or broke off.
      await askAgain(client, resource);
    }
  };
  const downloadTemplate = async () => {
    try {
      saveFile(await importTemplate!(), { fallbackName: `${label}.xlsx`, emptyMessage: t('resource.exportFailed') });
    } catch (error) {
      tell(error, t('resource.exportFailed'));
    }
  };

  return (
    <Dialog
      open
      title={t('import.title', { label: withinSentence(label, locale) })}
      width={680}
      closable
      busy={false}
      onOpenChange={(open) => {
        if (!open) running.current?.abort();
        onOpenChange(open);
      }}
      footer={
        <>
          {importTemplate && (
            <Button className="me-auto" icon={<Download aria-hidden size={15} />} onClick={() => void downloadTemplate()}>
              {t('import.template')}
            </Button>
          )}
          {progress ? (
            <Button variant="danger" onClick={() => running.current?.abort()}>
              {t('common.cancel')}
            </Button>
          ) : (
            <Button onClick={() => onOpenChange(false)}>{t('common.close')}</Button>
          )}
          {result ? (
            <Button
              variant="primary"
              onClick={() => {
                setResult(null);
                setFile(null);
              }}
            >
              {t('import.again')}
            </Button>
          ) : (
            <Button variant="primary" busy={progress !== null} onClick={() => void start()}>
              {t('import.start')}
            </Button>
          )}
        </>
      }
    >
      {!result && (
        <FileDrop file={file} label={t('import.dropSheet')} accept=".xlsx,.xls,.csv" disabled={progress !== null} onChoose={choose} />
      )}
      <div aria-live="polite">
        {progress && <ProgressLine progress={progress} />}
        {result && <ImportOutcome result={result} urlOf={urlOf} />}
      </div>
      {problem && (
        <div role="alert" className="mt-3 rounded-md border border-solid border-danger-line bg-danger-soft px-3 py-2 text-danger-ink">
          {problem}
        </div>
      )}
    </Dialog>
  );
}

/** Servers take workbooks alone. */
async function workbookOf(file: File, signal: AbortSignal): Promise<File> {
  if (!/\.csv$/i.test(file.name)) return file;
  const { asWorkbook } = await import('./wizard/asWorkbook.ts');
  return asWorkbook(file, signal);
}

function reasonOf(error: unknown, t: LocaleContextValue['t']): string {
  if (error instanceof SheetError) return t(`import.file.${error.fault}`);
  return error instanceof Error && error.message ? error.message : t('import.failed');
}

function ProgressLine({ progress }: { progress: ImportProgress }) {
  const { t } = useTexts(zhImport);
  const percent = progress.total ? Math.floor((progress.done / progress.total) * 100) : null;
  return (
    <div className="mt-3">
      {percent === null ? (
        <Spinner label={t('import.processing')} />
      ) : (
        <ProgressBar percent={percent} label={t('import.running', { percent })} />
      )}
    </div>
  );
}
