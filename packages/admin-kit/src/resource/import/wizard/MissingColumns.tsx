import { ChevronDown } from 'lucide-react';
import { Menu } from '../../../input/Menu.tsx';
import { Button } from '../../../internals/Button.tsx';
import type { ImportColumn } from '../../api.ts';
import type { ChosenSheet } from './useChosenSheet.ts';
import type { ImportWizardHandle } from './useImportWizard.ts';
import { zhImport } from '../texts.zh.ts';
import { useTexts } from '../../../i18n/useTexts.ts';

/** The required columns that nothing fills yet, each with the columns of the sheet that could. */
export function MissingColumns({ missing, headings, chosen, wizard }: MissingColumnsProps) {
  const { t, localize } = useTexts(zhImport);
  if (missing.length === 0) return null;
  const taken = new Set(Object.values(chosen.match));
  const free = headings.flatMap((heading, index) => (heading === '' || taken.has(index) ? [] : [{ heading, index }]));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span role="alert" className="text-danger-ink">
        {t('import.missing', { count: missing.length })}
      </span>
      {missing.map(({ name, label }) => (
        <Menu
          key={name}
          align="start"
          label={t('import.choose', { name: localize(label) })}
          trigger={
            <Button
              size="small"
              disabled={wizard.busy !== null || free.length === 0}
              title={t('import.choose', { name: localize(label) })}
              className="max-w-full border-danger-line text-danger-ink"
            >
              <span className="truncate">{localize(label)}</span>
              <ChevronDown aria-hidden size={14} />
            </Button>
          }
          items={free.map(({ heading, index }) => ({
            key: String(index),
            label: heading,
            onSelect: () => wizard.assign(index, name),
          }))}
        />
      ))}
    </div>
  );
}

interface MissingColumnsProps {
  missing: readonly ImportColumn[];
  /** Of the sheet, in order. */
  headings: readonly string[];
  chosen: ChosenSheet;
  wizard: ImportWizardHandle;
}
