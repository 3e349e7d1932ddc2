import { Download } from 'lucide-react';
import { Button } from '../../../internals/Button.tsx';
import { tell } from '../../actions/actionRunner.ts';
import type { ImportColumn } from '../../api.ts';
import type { AnyRow, Resource } from '../../defineResource.ts';
import { saveFile } from '../../saveFile.ts';
import { missingColumns } from './ColumnsStep.tsx';
import type { ImportWizardHandle } from './useImportWizard.ts';
import { zhImport } from '../texts.zh.ts';
import { useTexts } from '../../../i18n/useTexts.ts';

/** The buttons of the present step; while work is under way, the one that stops it. */
export function WizardFooter<Row extends AnyRow>({ wizard, resource, columns, onClose }: WizardFooterProps<Row>) {
  const { t, localize } = useTexts(zhImport);
  const { step, busy, run, chosen, work } = wizard;
  const { importTemplate } = resource.api;
  const downloadTemplate = async () => {
    try {
      saveFile(await importTemplate!(), { fallbackName: `${localize(resource.label)}.xlsx`, emptyMessage: t('resource.exportFailed') });
    } catch (error) {
      tell(error, t('resource.exportFailed'));
    }
  };

  if (busy) {
    return (
      <Button variant="danger" onClick={wizard.stop}>
        {t('common.cancel')}
      </Button>
    );
  }
  if (run) {
    return (
      <>
        <Button onClick={wizard.finish}>{t('import.finish')}</Button>
        <Button variant="primary" onClick={wizard.goOn}>
          {t('import.goOn')}
        </Button>
      </>
    );
  }
  const back = (to: 'file' | 'columns') => <Button onClick={() => wizard.backTo(to)}>{t('import.back')}</Button>;
  if (step === 'columns' && chosen) {
    const isReady =
      missingColumns(columns, { match: chosen.match, given: chosen.given }).length === 0 && Object.keys(chosen.match).length > 0;
    const hasRows = chosen.sheet.rows.length > chosen.headerAt + 1;
    return (
      <>
        {back('file')}
        <Button variant="primary" disabled={!isReady || !hasRows} onClick={wizard.startCheck}>
          {t('import.next')}
        </Button>
      </>
    );
  }
  if (step === 'check' && work) {
    return (
      <>
        {back('columns')}
        <CheckButtons wizard={wizard} />
      </>
    );
  }
  if (step === 'outcome') {
    return (
      <>
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button variant="primary" onClick={wizard.again}>
          {t('import.again')}
        </Button>
      </>
    );
  }
  return (
    <>
      {importTemplate && (
        <Button className="me-auto" icon={<Download aria-hidden size={15} />} onClick={() => void downloadTemplate()}>
          {t('import.template')}
        </Button>
      )}
      <Button onClick={onClose}>{t('common.close')}</Button>
    </>
  );
}

/** Props of {@link WizardFooter}. */
export interface WizardFooterProps<Row extends AnyRow> {
  wizard: ImportWizardHandle;
  resource: Resource<Row>;
  columns: readonly ImportColumn[];
  onClose: () => void;
}

function CheckButtons({ wizard }: { wizard: ImportWizardHandle }) {
  const { t } = useTexts(zhImport);
  const { work, goodCount: count, touchedCount } = wizard;
  const isTouched = touchedCount > 0;
  return (
    <>
      {(isTouched || work!.book.size > 0) && (
        <Button variant={isTouched ? 'primary' : 'default'} onClick={() => wizard.checkAgain()}>
          {t('import.checkAgain')}
        </Button>
      )}
      <Button variant={isTouched ? 'default' : 'primary'} disabled={isTouched || count === 0} onClick={() => void wizard.startImport()}>
        {t('import.importRows', { count })}
      </Button>
    </>
  );
}
