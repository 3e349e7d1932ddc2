import { late } from '../../../internals/late.ts';
import { useConfirm } from '../../../dialog/ConfirmProvider.tsx';
import { Dialog } from '../../../dialog/Dialog.tsx';
import { ProgressBar, Steps } from '../../../input/progress.tsx';
import { Spinner } from '../../../internals/Spinner.tsx';
import { useUnsavedChanges } from '../../../internals/unsaved.ts';
import type { ImportColumn } from '../../api.ts';
import type { AnyRow, Resource } from '../../defineResource.ts';
import type { ImportDialogProps } from '../ImportDialog.tsx';
import { ImportPanel } from '../ImportPanel.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { type ImportBusy, percentOf } from './importBusy.ts';
import { progressOf } from './importRun.ts';
import { FileStep } from './FileStep.tsx';
import { OutcomeStep } from './OutcomeStep.tsx';
import { useImportColumns } from './useCheckTools.ts';
import { withinSentence } from '../../../i18n/catalogue.ts';
import { importSteps, type ImportWizardHandle, useImportWizard } from './useImportWizard.ts';
import { WizardFooter } from './WizardFooter.tsx';
import { zhImport } from '../texts.zh.ts';
import { useTexts } from '../../../i18n/useTexts.ts';

const CheckStep = late(() => import('./CheckStep.tsx'), { part: 'CheckStep', meanwhile: () => <Spinner /> });

/** What an import shows where the server checks rows; a server that turns out not to gets the whole file. */
export function ImportWizard<Row extends AnyRow>(props: ImportDialogProps<Row>) {
  const { data, isError } = useImportColumns(props.resource);
  return isError ? <ImportPanel {...props} /> : <WizardDialog {...props} columns={data} />;
}

/** In px. Only the table of rows needs the room; a file and an outcome are small. */
const widths = { file: 560, columns: 720, check: 960, outcome: 560 } as const;
const none: readonly ImportColumn[] = [];

function WizardDialog<Row extends AnyRow>({ resource, columns: told, onOpenChange }: WizardDialogProps<Row>) {
  const { t, locale, localize } = useTexts(zhImport);
  const columns = told ?? none;
  const wizard = useImportWizard(resource, columns);
  const { step, busy, problem, run, setBox } = wizard;
  const confirm = useConfirm();
  const isImporting = busy?.is === 'importing';
  // What was fixed by hand is as good as typed into a form.
  const isFixed = wizard.hasEdits && step !== 'outcome';
  useUnsavedChanges(isImporting || isFixed);
  const close = async () => {
    if (isFixed) {
      if (!(await confirm({ content: t('resource.discard') }))) return;
      wizard.discard();
    }
    onOpenChange(false);
  };
  return (
    <Dialog
      open
      title={t('import.title', { label: withinSentence(localize(resource.label), locale) })}
      width={widths[step]}
      fullScreenToggle
      busy={isImporting}
      onOpenChange={() => void close()}
      footer={<WizardFooter wizard={wizard} resource={resource} columns={columns} onClose={() => onOpenChange(false)} />}
    >
      <div ref={setBox} className="flex flex-col gap-4">
        <Steps label={t('import.steps')} steps={importSteps.map((one) => t(`import.step.${one}`))} current={importSteps.indexOf(step)} />
        {step === 'file' && (
          <FileStep
            columns={columns}
            disabled={busy !== null || told === undefined}
            onChoose={(file) => {
              if (file === undefined) return;
              void wizard.read(file);
              // The table that comes two steps later is on its way by then.
              CheckStep.preload();
            }}
          />
        )}
        {step === 'columns' && <ColumnsStep wizard={wizard} columns={columns} />}
        {step === 'check' && (
          // As high as it will be: buttons below it that move when the table comes are missed by who presses them.
          <div className="flex min-h-130 flex-col gap-4">
            <CheckStep key={wizard.round} wizard={wizard} />
          </div>
        )}
        {step === 'outcome' && <OutcomeStep wizard={wizard} />}
        <div aria-live="polite">
          {busy && <BusyLine busy={busy} />}
          {run && <StoppedLine run={run} />}
        </div>
        {problem && (
          <div role="alert" className="rounded-md border border-solid border-danger-line bg-danger-soft px-3 py-2 text-danger-ink">
            {problem}
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface WizardDialogProps<Row extends AnyRow> extends ImportDialogProps<Row> {
  resource: Resource<Row>;
  /** Absent until the server has told them. */
  columns: readonly ImportColumn[] | undefined;
}

function BusyLine({ busy }: { busy: ImportBusy }) {
  const { t } = useTexts(zhImport);
  const { is, done, total } = busy;
  const label = t(`import.busy.${is}`, { done, total: total ?? '', percent: percentOf(busy) });
  return total === null ? <Spinner label={label} /> : <ProgressBar percent={percentOf(busy)} label={label} />;
}

function StoppedLine({ run }: { run: NonNullable<ImportWizardHandle['run']> }) {
  const { t } = useTexts(zhImport);
  return (
    <p role="status" className="m-0 font-medium text-waiting-ink">
      {t('import.stopped', progressOf(run))}
    </p>
  );
}
