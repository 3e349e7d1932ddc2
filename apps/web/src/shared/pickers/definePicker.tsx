import { late } from '@tarmac/admin-kit/chunk';
import type { Filters, PickerProps } from '@tarmac/admin-kit/field';
import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { MultiSelect, type Option, Select } from '@tarmac/admin-kit/input';
import type { ListParams, Page } from '@tarmac/admin-kit/resource';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { defineTexts } from '../texts/defineTexts.ts';
import type { PickerTable } from './PickerDialog.tsx';
import { keysOf, namesOf } from './pickedKeys.ts';
import { type Narrowing, pickerQuery, withIds, withText } from './pickerQuery.ts';
import { useTextsOf } from './useTextsOf.ts';

/** How the rows of an entity are searched and shown when one of them is chosen. */
export interface PickerDefinition<Row extends { id: string }> {
  /** The call for rows, told what `listWire` makes of filters. */
  list: (query: ListParams, options: { signal?: AbortSignal }) => Promise<Pick<Page<Row>, 'records'> & { total?: number }>;
  /** Field that the typed text is looked for in. */
  searchBy: string;
  text: (row: Row) => string;
  /** A second line that tells rows of the same name apart, and what a choice depends on. */
  description?: (row: Row, localize: ReturnType<typeof useLocale>['localize'], parameters: ListParams) => string;
  /** Rows that may be chosen. */
  filter?: Filters;
  /** What else narrows them by what the form around the picker holds; when that changes, a choice made before is given up. */
  narrowedBy?: (values: Readonly<Record<string, unknown>>) => Narrowing;
  /** Parameters of the call that put some of the rows first, by what the form around the picker holds; a choice made before stays. */
  rankedBy?: (values: Readonly<Record<string, unknown>>) => ListParams;
  /** Whether a row may stand among those that come first; by default any. */
  mayLead?: (row: Row) => boolean;
  /** The table that the list leads to, where rows are compared and none is out of reach. It comes when it is first opened. Absent: only the list. */
  table?: () => Promise<PickerTable<Row>>;
}

/** Props of the picker of an entity beyond those that a form hands to it. */
export interface EntityPickerProps extends PickerProps {
  /** Ids of the rows that come first, as far as they may be chosen. */
  first?: () => Promise<readonly string[]>;
  /** What the call takes besides filters and what a form around the picker holds. */
  parameters?: ListParams;
  /** Class of the box. */
  className?: string;
  /** Begins open with this typed, in the place of a cell. */
  defaultQuery?: string;
}

const shownAtOnce = 100;
const texts = defineTexts({
  first: { zh: '只列出前 {total} 条，请输入更多文字以缩小范围', en: 'First {total}: type more to narrow down' },
  more: { zh: '共 {total} 条，请输入更多文字以缩小范围', en: '{total} in total: type more to narrow down' },
  table: { zh: '在表格中选择', en: 'Choose in a table' },
  firstToTable: { zh: '只列出前 {total} 条 · 在表格中选择…', en: 'First {total} · Choose from a table …' },
  allToTable: { zh: '共 {total} 条 · 在表格中选择…', en: '{total} in total · Choose from a table …' },
});

/** Makes the picker of an entity: searched on the server while typing, keyboard first, and from there in a table. */
export function definePicker<Row extends { id: string }>(definition: PickerDefinition<Row>) {
  const { narrowedBy, rankedBy, table } = definition;
  const Table =
    table &&
    late(async () => {
      const [{ dialogOf }, shown] = await Promise.all([import('./PickerDialog.tsx'), table()]);
      return { default: dialogOf(definition, shown) };
    });

  /** What a list offers: those that come first, then what fits the typed text, and at its end how many there are and the way to them. */
  async function load({ typed, signal, localize, filter, parameters, first, note, toTable }: Loading<Row>): Promise<Option[]> {
    const fitting = { ...filter, ...withText(definition.searchBy, typed) };
    const list = (wanted: Filters) => definition.list(pickerQuery({ filter: wanted, parameters }, shownAtOnce), { signal });
    const ids = (await first?.()) ?? [];
    const [leading, { records, total }] = await Promise.all([
      ids.length === 0 ? undefined : list({ ...fitting, ...withIds(ids) }),
      list(fitting),
    ]);
    const placed = ids.flatMap((id) => leading?.records.find((row) => row.id === id && definition.mayLead?.(row) !== false) ?? []);
    const found = [...placed, ...records.filter(({ id }) => placed.every((row) => row.id !== id))].slice(0, shownAtOnce);
    note(found);
    const options = found.map((row) => ({
      value: row.id,
      label: definition.text(row),
      description: definition.description?.(row, localize, parameters),
    }));
    // What is nearest is answered without a number of all.
    const isWhole = total === undefined ? records.length < shownAtOnce : total <= found.length;
    const end = (text: LocalText) => ({ value: '', label: localize(text).replace('{total}', String(total ?? found.length)) });
    if (toTable !== undefined && found.length > 0) {
      const text = total === undefined && !isWhole ? texts.firstToTable : texts.allToTable;
      return [...options, { ...end(text), onPick: () => toTable(typed) }];
    }
    return isWhole ? options : [...options, { ...end(total === undefined ? texts.first : texts.more), disabled: true }];
  }

  function Picker({
    valueText,
    onPick,
    onValueChange,
    value,
    multiple = false,
    narrow,
    parameters,
    first,
    ...control
  }: EntityPickerProps & { narrow?: Narrowing }) {
    const { localize } = useLocale();
    const rows = useRef(new Map<string, Row>());
    const [browsing, setBrowsing] = useState<{ open: boolean; typed: string }>();
    /** What rows that were chosen here are called: the control knows those of its list, and the table is told them. */
    const [taken, setTaken] = useState<Readonly<Record<string, string>>>({});
    const keys = keysOf(value, multiple);
    // A text names the value that it came with, not what is chosen in its place.
    const [came, setCame] = useState({ keys, valueText });
    if (came.valueText !== valueText) setCame({ keys, valueText });
    const given = namesOf(came.keys, came.valueText);
    const named = useTextsOf(EntityPicker.textsOf, {
      ids: keys.filter((key) => !Object.hasOwn(given, key)),
      wasChosen: (id) => rows.current.has(id),
    });
    const names = new Map(Object.entries({ ...named, ...given, ...taken }));
    const asked = { filter: { ...definition.filter, ...narrow?.filter }, parameters: { ...narrow?.parameters, ...parameters } };
    const note = (shown: readonly Row[]) => {
      for (const row of shown) rows.current.set(row.id, row);
    };
    const toTable = Table && ((typed: string) => setBrowsing({ open: true, typed }));

    const take = (ids: readonly string[]) => {
      const next = ids.join(',') || null;
      onValueChange?.(next);
      const chosen = ids.map((id) => rows.current.get(id));
      setTaken((before) => ({ ...before, ...Object.fromEntries(chosen.flatMap((row) => (row ? [[row.id, definition.text(row)]] : []))) }));
      const text = chosen.map((row, index) => (row ? definition.text(row) : (names.get(ids[index]!) ?? ids[index]!))).join(',');
      onPick?.(next === null ? null : { value: next, text, ...(ids.length === 1 && { row: { ...chosen[0] } }) });
    };
    const common = {
      ...control,
      defaultValue: undefined,
      loadOptions: (typed: string, signal: AbortSignal) => load({ typed, signal, localize, ...asked, first, note, toTable }),
      knownOptions: keys.flatMap((key) => (names.get(key) ? [{ value: key, label: names.get(key)! }] : [])),
      // A cell has no room for a button.
      browse: toTable && { label: localize(texts.table), button: control.defaultQuery === undefined, onOpen: toTable },
    };
    return (
      <>
        {multiple ? (
          <MultiSelect {...common} value={keys} onValueChange={take} />
        ) : (
          <Select {...common} value={keys[0] ?? null} onValueChange={(id) => take(id === null ? [] : [id])} />
        )}
        {Table && browsing && (
          <Table
            {...browsing}
            {...asked}
            multiple={multiple}
            onOpenChange={(open) => setBrowsing({ ...browsing, open })}
            chosen={keys.map((key) => ({ id: key, name: names.get(key) }))}
            onPick={(picked) => {
              // One that was chosen before and stood only ticked is no more than its id.
              note(picked.filter((row) => Object.keys(row).length > 1));
              take(picked.map(({ id }) => id));
            }}
          />
        )}
      </>
    );
  }

  function NarrowedPicker(props: EntityPickerProps) {
    const values = useWatch() as Record<string, unknown>;
    const narrow = narrowedBy?.(values);
    const key = JSON.stringify(narrow);
    const value = props.value ?? null;
    const before = useRef({ key, value });
    const giveUp = useEffectEvent(() => props.onValueChange?.(null));
    useEffect(() => {
      const last = before.current;
      before.current = { key, value };
      // A choice that comes together with what it depends on was made for it: a draft, or what somebody else has stored meanwhile.
      if (last.key !== key && last.value === value && value !== null && value !== '') giveUp();
    }, [key, value]);
    return <Picker key={key} {...props} parameters={{ ...rankedBy?.(values), ...props.parameters }} narrow={narrow} />;
  }

  function EntityPicker(props: EntityPickerProps) {
    // In a search area there is no form around.
    const form = useFormContext() as ReturnType<typeof useFormContext> | null;
    return (narrowedBy ?? rankedBy) === undefined || form === null ? <Picker {...props} /> : <NarrowedPicker {...props} />;
  }
  // Not only those that may still be chosen: a link may ask for rows of somebody who has left.
  EntityPicker.textsOf = async (ids: readonly string[]) => {
    const page = await definition.list(pickerQuery({ filter: withIds(ids) }, ids.length), {});
    return Object.fromEntries(page.records.map((row) => [row.id, definition.text(row)]));
  };
  EntityPicker.multiple = true;
  return EntityPicker;
}

interface Loading<Row> extends Required<Narrowing> {
  typed: string;
  signal: AbortSignal;
  localize: ReturnType<typeof useLocale>['localize'];
  first: EntityPickerProps['first'];
  /** Told the rows that are offered. */
  note: (rows: readonly Row[]) => void;
  /** Opens the table with what was typed; absent where there is none. */
  toTable: ((typed: string) => void) | undefined;
}
