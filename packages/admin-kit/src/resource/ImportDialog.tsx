import { useQueryClient } from '@tanstack/react-query';
import { Download, FileSpreadsheet, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { ProgressBar } from '../input/progress.tsx';
import { useOptionalUploadTransport } from '../input/UploadProvider.tsx';
import { Button } from '../internals/Button.tsx';
import { cx } from '../internals/cx.ts';
import { formatBytes } from '../internals/format.ts';
import { Spinner } from '../internals/Spinner.tsx';
import { notices } from '../notice/createNoticeStore.ts';
import { tell } from './ActionHost.tsx';
import type { ImportProgress, ImportResult } from './api.ts';
import type { AnyRow, Resource } from './defineResource.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import { saveFile } from './saveFile.ts';

/** Takes a sheet in: template, file by drop or choice, progress, cancel, and each bad cell with row, column and reason. */
export function ImportDialog<Row extends AnyRow>({ resource, onOpenChange }: ImportDialogProps<Row>) {
  const { t, localize } = useTexts();
  const client = useQueryClient();
  const urlOf = useOptionalUploadTransport()?.urlOf;
  const [file, setFile] = useState<File | null>(null);
  const [isOver, setOver] = useState(false);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const label = localize(resource.label);
  const { import: send, importTemplate } = resource.api;

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    if (!/\.xlsx?$/i.test(chosen.name)) {
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
      setResult(await send(file, { signal: aborter.signal, onProgress: setProgress }));
    } catch (error) {
      setProblem(
        aborter.signal.aborted ? t('import.cancelled') : error instanceof Error && error.message ? error.message : t('import.failed'),
      );
    } finally {
      running.current = null;
      setProgress(null);
      // Rows may have landed even when it was cancelled or broke off.
      await client.invalidateQueries({ queryKey: [resource.name] });
    }
  };
  const downloadTemplate = async () => {
    try {
      saveFile(await importTemplate!(), `${label}.xlsx`, t('resource.exportFailed'));
    } catch (error) {
      tell(error, t('resource.exportFailed'));
    }
  };

  return (
    <Dialog
      open
      title={t('import.title', { label })}
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
            <Button className="mr-auto" icon={<Download aria-hidden size={15} />} onClick={() => void downloadTemplate()}>
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
        <button
          type="button"
          disabled={progress !== null}
          className={cx(
            'flex w-full cursor-pointer flex-col items-center gap-2 rounded-lg border border-dashed border-line-strong bg-sunken px-4 py-8 text-ink-secondary hover:border-primary-solid disabled:cursor-progress',
            isOver && 'border-primary-solid bg-primary-soft',
          )}
          onClick={() => chooser.current?.click()}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            choose(event.dataTransfer.files[0]);
          }}
        >
          {file ? <FileSpreadsheet aria-hidden size={28} className="text-ok-ink" /> : <Upload aria-hidden size={28} />}
          {file ? `${file.name} · ${formatBytes(file.size)}` : t('import.drop')}
        </button>
      )}
      <input
        ref={chooser}
        type="file"
        accept=".xlsx,.xls"
        hidden
        aria-label={t('import.drop')}
        data-testid="import-file"
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
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

/** Props of {@link ImportDialog}. */
export interface ImportDialogProps<Row extends AnyRow> {
  resource: Resource<Row>;
  onOpenChange: (open: boolean) => void;
}

function ProgressLine({ progress }: { progress: ImportProgress }) {
  const { t } = useTexts();
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
