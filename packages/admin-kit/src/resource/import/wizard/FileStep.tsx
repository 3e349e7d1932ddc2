import { Tag } from '../../../input/Tag.tsx';
import type { ImportColumn } from '../../api.ts';
import { FileDrop } from '../FileDrop.tsx';
import { sheetLimits } from './sheetTypes.ts';
import { zhImport } from '../texts.zh.ts';
import { useTexts } from '../../../i18n/useTexts.ts';

/** Where a file is chosen: what it may hold, and which columns it must have. */
export function FileStep({ columns, disabled, onChoose }: FileStepProps) {
  const { t, localize } = useTexts(zhImport);
  const required = columns.filter((column) => column.required);
  return (
    <>
      <FileDrop file={null} label={t('import.dropSheet')} accept=".xlsx,.csv,.txt" disabled={disabled} onChoose={onChoose} />
      <p className="m-0 text-ink-secondary">
        {t('import.limits', {
          rows: sheetLimits.rows.toLocaleString('en-US'),
          columns: sheetLimits.columns,
          size: `${sheetLimits.bytes / 1024 ** 2} MB`,
        })}
      </p>
      {required.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-ink-secondary">{t('import.required', { count: required.length })}</span>
          {required.map(({ name, label }) => (
            <Tag key={name}>{localize(label)}</Tag>
          ))}
        </div>
      )}
    </>
  );
}

interface FileStepProps {
  columns: readonly ImportColumn[];
  disabled: boolean;
  onChoose: (file: File | undefined) => void;
}
