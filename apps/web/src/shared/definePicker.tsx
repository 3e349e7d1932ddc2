import type { PickerProps } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ControlProps, MultiSelect, type Option, Select } from '@tarmac/admin-kit/input';
import type { ListQuery, Page } from '@tarmac/freight-api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { defineTexts } from './defineTexts.ts';

/** How the rows of an entity are searched and shown when one of them is chosen. */
export interface PickerDefinition<Row extends { id: string }> {
  list: (query: ListQuery, options: { signal?: AbortSignal }) => Promise<Pick<Page<Row>, 'records'> & { total?: number }>;
  /** Field that the typed text is looked for in. */
  searchBy: string;
  text: (row: Row) => string;
  /** A second line that tells rows of the same name apart, and what a choice depends on. */
  description?: (row: Row, localize: ReturnType<typeof useLocale>['localize']) => string;
  /** What `description` says beyond the rows themselves, asked for with each list. Must not fail. */
  enrich?: (rows: readonly Row[], signal: AbortSignal) => Promise<readonly Row[]>;
  /** Rows that may be chosen, as filters of the list. */
  filter?: ListQuery;
  /** Further filters by what the form around the picker holds; when they change, a choice made before is given up. */
  narrowedBy?: (values: Readonly<Record<string, unknown>>) => ListQuery;
}

/** Props of the picker of an entity beyond those that a form hands to it. */
export interface EntityPickerProps extends PickerProps {
  /** Ids of the rows that come first, as far as they may be chosen. */
  first?: () => Promise<readonly string[]>;
  /** What the list is told besides what a form around the picker holds. */
  further?: ListQuery;
  /** Class of the box. */
  className?: string;
  /** Begins open with this typed, in the place of a cell. */
  defaultQuery?: string;
}

const shownAtOnce = 100;
const texts = defineTexts({
  first: { zh: '只列出前 {total} 条，请输入更多文字以缩小范围', en: 'The first {total}: type more to narrow them down' },
  more: { zh: '共 {total} 条，请输入更多文字以缩小范围', en: '{total} in all: type more to narrow them down' },
});

/** Makes the picker of an entity: searched on the server while typing, keyboard first. */
export function definePicker<Row extends { id: string }>(definition: PickerDefinition<Row>) {
  const { narrowedBy } = definition;

  /** What a list offers: those that come first, then what fits the typed text, and how many more there are. */
  async function load({ typed, signal, localize, filters, first, note }: Loading<Row>): Promise<Option[]> {
    const query: ListQuery = {
      ...definition.filter,
      ...filters,
      [definition.searchBy]: typed.trim() === '' ? undefined : `*${typed.trim()}*`,
      pageSize: shownAtOnce,
    };
    const ids = (await first?.()) ?? [];
    const [leading, { records, total }] = await Promise.all([
      ids.length === 0 ? undefined : definition.list({ ...query, id_MultiString: ids.join(',') }, { signal }),
      definition.list(query, { signal }),
    ]);
    const placed = ids.flatMap((id) => leading?.records.find((row) => row.id === id) ?? []);
    const found = [...placed, ...records.filter(({ id }) => !ids.includes(id))].slice(0, shownAtOnce);
    const shown = (await definition.enrich?.(found, signal)) ?? found;
    note?.(shown);
    const options = shown.map((row) => ({
      value: row.id,
      label: definition.text(row),
      description: definition.description?.(row, localize),
    }));
    // What is nearest is answered without a number of all.
    if (total === undefined ? records.length < shownAtOnce : total <= found.length) return options;
    const more = localize(total === undefined ? texts.first : texts.more).replace('{total}', String(total ?? found.length));
    return [...options, { value: '', label: more, disabled: true }];
  }

  function Picker({
    valueText,
    onPick,
    onValueChange,
    value,
    narrow,
    further,
    first,
    ...control
  }: EntityPickerProps & { narrow?: ListQuery }) {
    const { localize } = useLocale();
    const rows = useRef(new Map<string, Row>());
    const named = useTextsOf(EntityPicker.textsOf, valueText || !value ? [] : [value], (id) => rows.current.has(id));
    const known = valueText || named[value ?? ''];
    const note = (shown: readonly Row[]) => {
      for (const row of shown) rows.current.set(row.id, row);
    };
    return (
      <Select
        {...control}
        value={value ?? null}
        loadOptions={(typed, signal) => load({ typed, signal, localize, filters: { ...narrow, ...further }, first, note })}
        knownOptions={value && known ? [{ value, label: known }] : undefined}
        onValueChange={(id) => onValueChange?.(id)}
        onOptionChange={(option) =>
          onPick?.(option === null ? null : { value: option.value, text: option.label, row: { ...rows.current.get(option.value) } })
        }
      />
    );
  }

  function Several({ value, ...control }: ControlProps<readonly string[]>) {
    const { localize } = useLocale();
    const chosen = value ?? [];
    const offered = useRef(new Set<string>());
    const named = useTextsOf(EntityPicker.textsOf, chosen, (id) => offered.current.has(id));
    const note = (shown: readonly Row[]) => {
      for (const { id } of shown) offered.current.add(id);
    };
    return (
      <MultiSelect
        {...control}
        value={chosen}
        loadOptions={(typed, signal) => load({ typed, signal, localize, note })}
        knownOptions={chosen.map((id) => ({ value: id, label: named[id] ?? id }))}
      />
    );
  }

  function NarrowedPicker(props: EntityPickerProps) {
    const narrow = narrowedBy?.(useWatch() as Record<string, unknown>);
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
    return <Picker key={key} {...props} narrow={narrow} />;
  }

  function EntityPicker(props: EntityPickerProps) {
    // In a search area there is no form around.
    const form = useFormContext() as ReturnType<typeof useFormContext> | null;
    return narrowedBy === undefined || form === null ? <Picker {...props} /> : <NarrowedPicker {...props} />;
  }
  // Not only those that may still be chosen: a link may ask for rows of somebody who has left.
  EntityPicker.textsOf = async (ids: readonly string[]) => {
    const page = await definition.list({ id_MultiString: ids.join(','), pageSize: ids.length }, {});
    return Object.fromEntries(page.records.map((row) => [row.id, definition.text(row)]));
  };
  EntityPicker.Several = Several;
  return EntityPicker;
}

interface Loading<Row> {
  typed: string;
  signal: AbortSignal;
  localize: ReturnType<typeof useLocale>['localize'];
  filters?: ListQuery;
  first?: EntityPickerProps['first'];
  /** Told the rows that are offered. */
  note?: (rows: readonly Row[]) => void;
}

/** Texts of values that came without one, as from a link; what was chosen here needs none. */
function useTextsOf(
  textsOf: (ids: readonly string[]) => Promise<Readonly<Record<string, string>>>,
  ids: readonly string[],
  wasChosen: (id: string) => boolean,
): Readonly<Record<string, string>> {
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({});
  const asked = ids.filter((id) => id !== '' && !(id in known)).join(',');
  const isUnknown = useEffectEvent((id: string) => !wasChosen(id));
  useEffect(() => {
    const unknown = asked.split(',').filter((id) => id !== '' && isUnknown(id));
    if (unknown.length === 0) return;
    let isCurrent = true;
    textsOf(unknown).then(
      (found) => isCurrent && setKnown((before) => ({ ...before, ...found })),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [textsOf, asked]);
  return known;
}
