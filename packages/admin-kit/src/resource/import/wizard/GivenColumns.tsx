import { X } from 'lucide-react';
import type { FieldInputProps } from '../../../field/defineFieldKind.ts';
import { useFieldKinds } from '../../../field/FieldProvider.tsx';
import { Select } from '../../../input/Select.tsx';
import { TextInput } from '../../../input/TextInput.tsx';
import { IconButton } from '../../../internals/Button.tsx';
import { toText } from '../../../internals/toText.ts';
import type { ImportColumn } from '../../api.ts';
import type { ReadColumn } from './readCell.ts';
import type { ChosenSheet } from './useChosenSheet.ts';
import type { ImportWizardHandle } from './useImportWizard.ts';
import { zhImport } from '../texts.zh.ts';
import { useTexts } from '../../../i18n/useTexts.ts';

/** Columns that the sheet lacks and that have one text in all rows, such as the customer of a whole sheet. */
export function GivenColumns({ wizard, columns, chosen }: GivenColumnsProps) {
  const { t } = useTexts(zhImport);
  const lacking = wizard.readColumns(columns).filter(({ name }) => !(name in chosen.match));
  const given = lacking.filter(({ name }) => name in chosen.given);
  // What no two rows may share, and personal numbers, are never the same in all of them.
  const offered = lacking.filter(({ name, unique, field }) => !(name in chosen.given) && !unique && !field?.sensitive);
  if (lacking.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {given.map((column) => (
        <div key={column.name} className="flex flex-wrap items-center gap-2">
          <span className="w-40 truncate">{`${column.title}${column.required ? ' *' : ''}`}</span>
          <div className="w-64">
            <GivenText
              column={column}
              label={t('import.giveOf', { name: column.title })}
              value={chosen.given[column.name] ?? ''}
              disabled={wizard.busy !== null}
              onValueChange={(text) => wizard.give(column.name, text)}
            />
          </div>
          <IconButton
            size="small"
            label={t('import.takeAway', { name: column.title })}
            icon={<X aria-hidden size={14} />}
            disabled={wizard.busy !== null}
            onClick={() => wizard.give(column.name, undefined)}
          />
        </div>
      ))}
      {offered.length > 0 && (
        <div className="w-64">
          <Select
            aria-label={t('import.give')}
            placeholder={t('import.give')}
            options={offered.map(({ name, title, required }) => ({ value: name, label: `${title}${required ? ' *' : ''}` }))}
            value={null}
            disabled={wizard.busy !== null}
            onValueChange={(name) => name !== null && wizard.give(name, '')}
          />
        </div>
      )}
    </div>
  );
}

interface GivenColumnsProps {
  wizard: ImportWizardHandle;
  columns: readonly ImportColumn[];
  chosen: ChosenSheet;
}

/** Choices and days by their own input, whose value is a text that a sheet could have; the rest as it would be typed into a sheet. */
const ownInputs = ['dict', 'flag', 'date', 'dateTime'];

function GivenText({ column, label, value, disabled, onValueChange }: GivenTextProps) {
  const kindOf = useFieldKinds();
  const { field } = column;
  const props = { 'aria-label': label, value, disabled };
  if (field === undefined || !ownInputs.includes(field.kind)) return <TextInput {...props} maxLength={500} onValueChange={onValueChange} />;
  const { Input } = kindOf(field);
  return <Input {...(props as unknown as FieldInputProps<unknown>)} meta={field} onValueChange={(next) => onValueChange(toText(next))} />;
}

interface GivenTextProps {
  column: ReadColumn;
  label: string;
  value: string;
  disabled: boolean;
  onValueChange: (text: string) => void;
}
