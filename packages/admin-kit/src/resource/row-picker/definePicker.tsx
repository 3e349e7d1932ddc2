import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldDefinition, PickerProps } from '../../field/FieldMeta.ts';
import type { Filters } from '../../field/search.ts';
import type { LocalText } from '../../i18n/catalogue.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import type { Option } from '../../input/options.ts';
import { MultiSelect, Select } from '../../input/Select.tsx';
import { late } from '../../internals/late.ts';
import { zhPopup } from '../../popup-picker/texts.zh.ts';
import type { ListParams, Page } from '../api.ts';
import { type AnyRow, valuesOf } from '../defineResource.ts';
import type { ResourceColumn } from '../list/fieldColumns.tsx';
import { type ListWire, ListWireContext, plainLists } from '../list/listWire.ts';
import { keysOf, namesOf } from './pickedKeys.ts';
import { type Narrowing, pickerQuery, withText } from './pickerQuery.ts';
import { useTextsOf } from './useTextsOf.ts';

/** How rows are searched and shown when one of them is chosen. */
export interface PickerDefinition<Row extends AnyRow> {
  /** The call for rows, told what the wire makes of filters. */
  list: (query: ListParams, options: { signal?: AbortSignal }) => Promise<Pick<Page<Row>, 'records'> & { total?: number }>;
  /** Field that tells rows apart, and that lists can be narrowed by to several values; default `id`. */
  key?: string;
  /** Field that the typed text is looked for in. */
  searchBy: string;
  /** What a row is called. */
  text: (row: Row) => string;
  /** A second line that tells rows of the same name apart, and what a choice depends on. */
  description?: (row: Row, given: { localize: (text: LocalText) => string; parameters: ListParams }) => string;
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
  /** How the server spells what is asked of lists; by default as the app says in `ListWireContext`, and for names of keys as the kit does. */
  wire?: ListWire;
}

/** The table of a picker: what its rows are compared by. */
export interface PickerTable<Row extends AnyRow> {
  /** What one row is. */
  label: LocalText;
  /** As the contract has them. */
  fields: Readonly<Record<string, FieldDefinition>>;
  /** Names of fields, in order, and columns that are drawn from the row; `parameters` are what the call is told besides filters. */
  columns: (localize: (text: LocalText) => string, parameters: ListParams) => ReadonlyArray<ResourceColumn<Row>>;
  /** Fields to search by, in order; that of the list stands before them. */
  search: readonly string[] | ((parameters: ListParams) => readonly string[]);
}

/** Props of a picker beyond those that a form hands to it. */
export interface RowPickerProps extends PickerProps {
  /** Keys of the rows that come first, as far as they may be chosen. */
  first?: () => Promise<readonly string[]>;
  /** What the call takes besides filters and what a form around the picker holds. */
  parameters?: ListParams;
  /** Class of the box. */
  className?: string;
  /** Begins open with this typed, in the place of a cell. */
  defaultQuery?: string;
}

/** A definition with what follows from it. */
export interface ReadyDefinition<Row extends AnyRow> extends PickerDefinition<Row> {
  keyOf: (row: Row) => string;
  /** A row of which only the key is at hand. */
  bare: (key: string) => Row;
}

const shownAtOnce = 100;

/**
 * Makes the picker of an entity: searched on the server while typing, keyboard first, and from there in a table. It shows names, also of values
 * that it did not choose itself, and takes several rows with `multiple`. Of a whole resource `resourcePicker` makes one with less.
 *
 * @example const DevicePicker = definePicker({ list: api.device.list, searchBy: 'name', text: (one) => one.name });
 * @source POP-01, INP-02
 */
export function definePicker<Row extends AnyRow>(given: PickerDefinition<Row>) {
  const { key: keyField = 'id', narrowedBy, rankedBy, table } = given;
  const definition: ReadyDefinition<Row> = {
    ...given,
    keyOf: (row) => String(valuesOf(row)[keyField]),
    bare: (key) => ({ [keyField]: key }) as Row,
  };
  const { keyOf } = definition;
  const withKeys = (keys: readonly string[]): Filters => ({ [keyField]: { in: keys } });
  const Table =
    table &&
    late(async () => {
      const [{ dialogOf }, shown] = await Promise.all([import('./PickerDialog.tsx'), table()]);
      return { default: dialogOf(definition, shown) };
    });

  /** What a list offers: those that come first, then what fits the typed text, and at its end how many there are and the way to them. */
  async function load({ typed, signal, texts, spell, filter, parameters, first, note, toTable }: Loading<Row>): Promise<Option[]> {
    const fitting = { ...filter, ...withText(definition.searchBy, typed) };
    const list = (wanted: Filters) =>
      definition.list(pickerQuery({ filter: wanted, parameters }, { size: shownAtOnce, spell }), { signal });
    const firstKeys = (await first?.()) ?? [];
    const [leading, { records, total }] = await Promise.all([
      firstKeys.length === 0 ? undefined : list({ ...fitting, ...withKeys(firstKeys) }),
      list(fitting),
    ]);
    const placed = firstKeys.flatMap(
      (key) => leading?.records.find((row) => keyOf(row) === key && definition.mayLead?.(row) !== false) ?? [],
    );
    const found = [...placed, ...records.filter((row) => placed.every((one) => keyOf(one) !== keyOf(row)))].slice(0, shownAtOnce);
    note(found);
    const options = found.map((row) => ({
      value: keyOf(row),
      label: definition.text(row),
      description: definition.description?.(row, { localize: texts.localize, parameters }),
    }));
    // What is nearest is answered without a number of all.
    const isWhole = total === undefined ? records.length < shownAtOnce : total <= found.length;
    const end = (text: keyof typeof zhPopup) => ({ value: '', label: texts.t(text, { total: total ?? found.length }) });
    if (toTable !== undefined && found.length > 0) {
      const text = total === undefined && !isWhole ? 'popup.firstToTable' : 'popup.allToTable';
      return [...options, { ...end(text), onPick: () => toTable(typed) }];
    }
    return isWhole ? options : [...options, { ...end(total === undefined ? 'popup.first' : 'popup.more'), disabled: true }];
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
  }: RowPickerProps & { narrow?: Narrowing }) {
    const texts = useTexts(zhPopup);
    const around = use(ListWireContext);
    const { params: spell } = definition.wire ?? around;
    const rows = useRef(new Map<string, Row>());
    const [browsing, setBrowsing] = useState<{ open: boolean; typed: string }>();
    /** What rows that were chosen here are called: the control knows those of its list, and the table is told them. */
    const [taken, setTaken] = useState<Readonly<Record<string, string>>>({});
    const keys = keysOf(value, multiple);
    // A text names the value that it came with, not what is chosen in its place.
    const [came, setCame] = useState({ keys, valueText });
    if (came.valueText !== valueText) setCame({ keys, valueText });
    const given = namesOf(came.keys, came.valueText);
    const named = useTextsOf(RowPicker.textsOf, {
      ids: keys.filter((key) => !Object.hasOwn(given, key)),
      wasChosen: (id) => rows.current.has(id),
    });
    const names = new Map(Object.entries({ ...named, ...given, ...taken }));
    const asked = { filter: { ...definition.filter, ...narrow?.filter }, parameters: { ...narrow?.parameters, ...parameters } };
    const note = (shown: readonly Row[]) => {
      for (const row of shown) rows.current.set(keyOf(row), row);
    };
    const toTable = Table && ((typed: string) => setBrowsing({ open: true, typed }));

    const take = (ids: readonly string[]) => {
      const next = ids.join(',') || null;
      onValueChange?.(next);
      const chosen = ids.map((id) => rows.current.get(id));
      setTaken((before) => ({
        ...before,
        ...Object.fromEntries(chosen.flatMap((row) => (row ? [[keyOf(row), definition.text(row)]] : []))),
      }));
      const text = chosen.map((row, index) => (row ? definition.text(row) : (names.get(ids[index]!) ?? ids[index]!))).join(',');
      onPick?.(next === null ? null : { value: next, text, ...(ids.length === 1 && { row: { ...chosen[0] } }) });
    };
    const common = {
      ...control,
      defaultValue: undefined,
      loadOptions: (typed: string, signal: AbortSignal) => load({ typed, signal, texts, spell, ...asked, first, note, toTable }),
      knownOptions: keys.flatMap((key) => (names.get(key) ? [{ value: key, label: names.get(key)! }] : [])),
      // A cell has no room for a button.
      browse: toTable && { label: texts.t('popup.table'), button: control.defaultQuery === undefined, onOpen: toTable },
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
            chosen={keys.map((key) => ({ key, name: names.get(key) }))}
            onPick={(picked) => {
              // One that was chosen before and stood only ticked is no more than its key.
              note(picked.filter((row) => Object.keys(row).length > 1));
              take(picked.map(keyOf));
            }}
          />
        )}
      </>
    );
  }

  function NarrowedPicker(props: RowPickerProps) {
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

  function RowPicker(props: RowPickerProps) {
    // In a search area there is no form around.
    const form = useFormContext() as ReturnType<typeof useFormContext> | null;
    return (narrowedBy ?? rankedBy) === undefined || form === null ? <Picker {...props} /> : <NarrowedPicker {...props} />;
  }
  // Not only those that may still be chosen: a link may ask for rows of somebody who has left.
  RowPicker.textsOf = async (keys: readonly string[]) => {
    const { params: spell } = definition.wire ?? plainLists;
    const page = await definition.list(pickerQuery({ filter: withKeys(keys) }, { size: keys.length, spell }), {});
    return Object.fromEntries(page.records.map((row) => [keyOf(row), definition.text(row)]));
  };
  RowPicker.multiple = true;
  return RowPicker;
}

interface Loading<Row> extends Required<Narrowing> {
  typed: string;
  signal: AbortSignal;
  texts: Pick<LocaleContextValue, 't' | 'localize'>;
  spell: ListWire['params'];
  first: RowPickerProps['first'];
  /** Told the rows that are offered. */
  note: (rows: readonly Row[]) => void;
  /** Opens the table with what was typed; absent where there is none. */
  toTable: ((typed: string) => void) | undefined;
}
