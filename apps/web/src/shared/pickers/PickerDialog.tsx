import type { FieldDefinition } from '@tarmac/admin-kit/field';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { type ListParams, type ResourceColumn, RowPickerDialog } from '@tarmac/admin-kit/resource';
import type { PickerDefinition } from './definePicker.tsx';
import type { Narrowing } from './pickerQuery.ts';

/** The table of a picker: what its rows are compared by. */
export interface PickerTable<Row extends { id: string }> {
  /** What one row is. */
  label: LocalText;
  /** As the contract has them. */
  fields: Readonly<Record<string, FieldDefinition>>;
  /** Names of fields, in order, and columns that are drawn from the row; `parameters` are what the call is told besides filters. */
  columns: (localize: (text: LocalText) => string, parameters: ListParams) => ReadonlyArray<ResourceColumn<Row>>;
  /** Fields to search by, in order; that of the list stands before them. A distance is offered where a place is known, and a load where a weight is. */
  search: readonly string[];
}

/** Fields that are known by a parameter of the call. */
const known: Readonly<Record<string, string>> = { nearMetres: 'lng', carries: 'weight' };

/** Makes the dialog of a picker: the same rows as its list, in pages. */
export function dialogOf<Row extends { id: string }>(definition: PickerDefinition<Row>, table: PickerTable<Row>) {
  const { list, searchBy, text } = definition;
  return function PickerDialog({ open, onOpenChange, typed, filter, parameters, multiple, chosen, onPick }: PickerDialogProps<Row>) {
    const { localize } = useLocale();
    const names = new Map(chosen.map(({ id, name }) => [id, name]));
    return (
      <RowPickerDialog<Row>
        open={open}
        onOpenChange={onOpenChange}
        of={{ label: table.label, fields: table.fields, api: { list } }}
        columns={table.columns(localize, parameters)}
        search={[searchBy, ...table.search.filter((name) => !Object.hasOwn(known, name) || parameters[known[name]!] !== undefined)]}
        filter={filter}
        parameters={parameters}
        typed={{ [searchBy]: typed }}
        multiple={multiple}
        // Of what was chosen before, only the id may be at hand.
        chosen={chosen.map(({ id }) => ({ id }) as Row)}
        text={(row) => text(row) || names.get(row.id) || row.id}
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
  chosen: ReadonlyArray<{ id: string; name: string | undefined }>;
  onPick: (rows: readonly Row[]) => void;
}
