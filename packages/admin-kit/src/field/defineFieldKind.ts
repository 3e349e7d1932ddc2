import type { DecimalSeparator } from '../internals/decimalSeparator.ts';
import type { ComponentType } from 'react';
import type { KitMessages, Label, MessageParams } from '../i18n/catalogue.ts';
import type { ControlProps } from '../internals/control.ts';
import type { FieldDefinition, PickerProps } from './FieldMeta.ts';
import type { SearchValue } from './search.ts';

/** What a kind needs to speak. */
export interface FieldWords {
  /** Text of a key in the present language. */
  t: (key: keyof KitMessages, params?: MessageParams) => string;
  /** Chooses the language of a label. */
  localize: (label: Label) => string;
  /** The kinds around, for a kind whose values are made of others. */
  kindOf: (meta: Pick<FieldDefinition, 'kind'>) => FieldKind;
  /** What is said in the language around, for texts that come with the kind. */
  find: (key: string) => string | undefined;
  /** The present language. */
  locale: string;
  /** What parts the decimals of a number that people read and write; absent: a point. */
  decimalSeparator?: DecimalSeparator | undefined;
  /** The currency that amounts are in unless their field names another, a code of ISO 4217; absent: the app names none. */
  currency?: string | undefined;
  /** Text of a dictionary value or comma list, as far as the dictionary is loaded. */
  dictText: (code: string, value: unknown) => string;
  /** Value of a dictionary text; `undefined` when there is none. */
  dictValue: (code: string, text: string) => string | undefined;
}

/** What a cell is given. */
export interface CellProps<Value> {
  /** What the row holds; null and undefined are shown as `--`. */
  value: Value | null | undefined;
  /** Facts of the field, such as its dictionary or its unit. */
  meta: FieldDefinition;
  /** Key of the field in its row. */
  name: string;
  /** The whole row, for kinds whose text stands in another field. */
  row: Readonly<Record<string, unknown>>;
  /** A detail has room for the whole value; the cell of a list shows the beginning of a long one. */
  whole?: boolean;
}

/** What an input is given. `value` is the kind's blank when empty. */
export interface FieldInputProps<Value> extends ControlProps<Value> {
  /** Facts of the field, such as bounds, dictionary or picker. */
  meta: FieldDefinition;
  /** Text of a stored reference, so that it can be shown before anything is searched; absent for an empty value. */
  valueText?: string;
  /** Called by pickers with the whole row that was chosen, for forms that copy further columns of it. */
  onPick?: PickerProps['onPick'];
}

/** What a search input is given. */
export interface SearchInputProps extends Omit<ControlProps<SearchValue>, 'defaultValue'> {
  /** Facts of the field that is searched by. */
  meta: FieldDefinition;
  /** What is searched for now: one text, a range or several values. */
  value: SearchValue;
  /** Called with the next condition; an empty one takes the filter away. */
  onValueChange: (value: SearchValue) => void;
}

/** The field that a value belongs to, and the words it is told in. */
export interface FieldInfo {
  /** The field as it was declared. */
  meta: FieldDefinition;
  /** Words, separators and dictionaries of the language of the person. */
  words: FieldWords;
}

/**
 * One kind of value, all of it: how it is shown, edited, searched, compared, written as text, read from text and checked.
 * Columns, forms, details, search areas and copied cells read the same object, so money looks alike everywhere.
 */
export interface FieldKind<Value = unknown> {
  /** Name that fields say as their `kind`. */
  name: string;
  /** Numbers stand at the end of their column. */
  align?: 'end';
  /** Column width in px unless the field says otherwise; words of other languages are longer than Chinese ones. */
  width: number | ((meta: FieldDefinition, locale: string) => number);
  /** Values are texts: whatever else a server sends is written out instead of handed to `Cell`. */
  holds?: 'text';
  /** What an empty input holds; it leaves the form as null. */
  blank: Value;
  /** Takes the whole line of a form or a detail. */
  isWide?: (meta: FieldDefinition) => boolean;
  /** Shows a value. */
  Cell: ComponentType<CellProps<Value>>;
  /** Lets a person enter one. */
  Input: ComponentType<FieldInputProps<Value>>;
  /** Absent: the field cannot be searched. */
  Search?: ComponentType<SearchInputProps>;
  /** For copying, exporting and comparing as people read it; '' for nothing. */
  text: (value: Value | null | undefined, field: FieldInfo) => string;
  /** Reads pasted or typed text; `undefined` when it is not such a value. */
  parse: (text: string, field: FieldInfo) => Value | undefined;
  /** Order of two values that are not empty. */
  compare: (one: Value, other: Value) => number;
  /** Whether two values of different letters mean the same; absent where only what is equal means the same. */
  isSame?: (one: Value, other: Value) => boolean;
  /** What is wrong with a value that is not blank, in words; `undefined` when nothing is. */
  check?: (value: Value, field: FieldInfo) => string | undefined;
}

/**
 * Declares a kind of value; register it with `FieldProvider kinds`.
 *
 * @example
 * const stars = defineFieldKind<number>({
 *   name: 'stars',
 *   width: 120,
 *   blank: 0,
 *   Cell: ({ value }) => '★'.repeat(value ?? 0),
 *   Input: ({ value, onValueChange }) => <NumberInput value={value} onValueChange={(next) => onValueChange?.(next ?? 0)} />,
 *   text: (value) => String(value ?? ''),
 *   parse: (text) => Number(text),
 *   compare: (one, other) => one - other,
 * });
 */
export function defineFieldKind<Value>(kind: FieldKind<Value>): FieldKind<Value> {
  return kind;
}
