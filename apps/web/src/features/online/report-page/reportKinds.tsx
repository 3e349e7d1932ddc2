import { DictSearchSelect } from '@tarmac/admin-kit/dictionary';
import { defineFieldKind, type FieldDefinition, type SearchInputProps, type SearchValue } from '@tarmac/admin-kit/field';
import { Select } from '@tarmac/admin-kit/input';
import { PopupPicker } from '@tarmac/admin-kit/popup-picker';
import type { ComponentType } from 'react';
import { ReportsAround } from '../../../shared/pickers/reportPickers.tsx';

/** A column of a report whose values are searched for by choosing them. */
export interface ChosenColumn extends FieldDefinition {
  /** The table that values are rows of: `table,text,code`. */
  table?: string;
  /** Texts in the place of values. */
  options?: readonly { value: string; label: string }[];
  /** The report that values are chosen from, and its column. */
  popup?: { code: string; column: string };
}

const textOf = (value: SearchValue): string => (typeof value === 'string' ? value : (value ?? []).join(','));

function TableSearch({ meta, value, onValueChange, ...props }: SearchInputProps) {
  return (
    <DictSearchSelect
      {...props}
      code={(meta as ChosenColumn).table ?? ''}
      value={textOf(value) || null}
      onValueChange={(next) => onValueChange(next ? [next] : null)}
    />
  );
}

function PopupSearch({ meta, value, onValueChange, ...props }: SearchInputProps) {
  const { code = '', column = '' } = (meta as ChosenColumn).popup ?? {};
  return (
    <ReportsAround>
      <PopupPicker
        {...props}
        code={code}
        originalFields={[column]}
        destinationFields={[column]}
        field={column}
        multiple
        value={textOf(value) || null}
        onValueChange={(next) => onValueChange(next ? next.split(',') : null)}
      />
    </ReportsAround>
  );
}

function ReplacedSearch({ meta, value, onValueChange, ...props }: SearchInputProps) {
  return (
    <Select
      {...props}
      options={(meta as ChosenColumn).options ?? []}
      value={textOf(value) || null}
      onValueChange={(next) => onValueChange(next ? [next] : null)}
    />
  );
}

const kind = (name: string, Search: ComponentType<SearchInputProps>) =>
  defineFieldKind<string | null>({
    name,
    holds: 'text',
    width: 150,
    blank: null,
    Cell: ({ value, meta, row, name: field }) => calledOf(meta, { value, called: row[`${field}_dictText`] }) || '—',
    // A report is read, not filled in.
    Input: () => null,
    Search,
    text: (value, { meta }) => calledOf(meta, { value }),
    parse: (text) => text || null,
    compare: (one, other) => String(one).localeCompare(String(other)),
  });

/** What a value is called: as its row says, or as its column replaces it. */
function calledOf(meta: FieldDefinition, { value, called }: { value: string | null | undefined; called?: unknown }): string {
  if (typeof called === 'string' && called !== '') return called;
  return (meta as ChosenColumn).options?.find((one) => one.value === value)?.label ?? value ?? '';
}

/** Kinds of columns that only reports have: values are chosen to be searched for, and called by what stands for them. */
export const reportKinds = [kind('reportTable', TableSearch), kind('reportPopup', PopupSearch), kind('reportReplaced', ReplacedSearch)];
