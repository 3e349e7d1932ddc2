import type { PickerProps } from '@tarmac/admin-kit/field';
import { type Option, Select } from '@tarmac/admin-kit/input';
import type { ListQuery, Page } from '@tarmac/freight-api';
import { useRef } from 'react';

/** How the rows of an entity are searched and shown when one of them is chosen. */
export interface PickerDefinition<Row extends { id: string }> {
  list: (query: ListQuery, options: { signal: AbortSignal }) => Promise<Page<Row>>;
  /** Field that the typed text is looked for in. */
  searchBy: string;
  text: (row: Row) => string;
  /** A second line that tells rows of the same name apart. */
  description?: (row: Row) => string;
  /** Rows that may be chosen, as filters of the list. */
  filter?: ListQuery;
}

const shownAtOnce = 30;

/** Makes the picker of an entity: searched on the server while typing, keyboard first. */
export function definePicker<Row extends { id: string }>(definition: PickerDefinition<Row>) {
  return function EntityPicker({ valueText, onPick, onValueChange, value, ...control }: PickerProps) {
    const rows = useRef(new Map<string, Row>());
    const load = async (typed: string, signal: AbortSignal): Promise<Option[]> => {
      const page = await definition.list({ ...definition.filter, [definition.searchBy]: typed.trim() === '' ? undefined : `*${typed.trim()}*`, pageSize: shownAtOnce }, { signal });
      for (const row of page.records) rows.current.set(row.id, row);
      return page.records.map((row) => ({ value: row.id, label: definition.text(row), description: definition.description?.(row) }));
    };
    return (
      <Select
        {...control}
        value={value ?? null}
        loadOptions={load}
        knownOptions={value && valueText ? [{ value, label: valueText }] : undefined}
        onValueChange={(id) => onValueChange?.(id)}
        onOptionChange={(option) => onPick?.(option === null ? null : { value: option.value, text: option.label, row: { ...rows.current.get(option.value) } })}
      />
    );
  };
}
