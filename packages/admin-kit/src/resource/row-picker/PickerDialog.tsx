import { useTexts } from '../../i18n/useTexts.ts';
import type { AnyRow } from '../defineResource.ts';
import type { PickerTable, ReadyDefinition } from './definePicker.tsx';
import type { Narrowing } from './pickerQuery.ts';
import { RowPickerDialog } from './RowPickerDialog.tsx';

/** Makes the dialog of a picker: the same rows as its list, in pages. */
export function dialogOf<Row extends AnyRow>({ list, searchBy, text, keyOf, bare }: ReadyDefinition<Row>, table: PickerTable<Row>) {
  return function PickerDialog({ open, onOpenChange, typed, filter, parameters, multiple, chosen, onPick }: PickerDialogProps<Row>) {
    const { localize } = useTexts();
    const names = new Map(chosen.map(({ key, name }) => [key, name]));
    const search = typeof table.search === 'function' ? table.search(parameters) : table.search;
    return (
      <RowPickerDialog<Row>
        open={open}
        onOpenChange={onOpenChange}
        of={{ label: table.label, fields: table.fields, api: { list }, rowKey: keyOf }}
        columns={table.columns(localize, parameters)}
        search={[searchBy, ...search.filter((name) => name !== searchBy)]}
        filter={filter}
        parameters={parameters}
        typed={{ [searchBy]: typed }}
        multiple={multiple}
        // Of what was chosen before, only the key may be at hand.
        chosen={chosen.map(({ key }) => bare(key))}
        text={(row) => text(row) || names.get(keyOf(row)) || keyOf(row)}
        onPick={onPick}
      />
    );
  };
}

interface PickerDialogProps<Row> extends Required<Narrowing> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was typed before it was opened. */
  typed: string;
  multiple: boolean;
  /** What was chosen before, with its name where that is known. */
  chosen: ReadonlyArray<{ key: string; name: string | undefined }>;
  onPick: (rows: readonly Row[]) => void;
}
