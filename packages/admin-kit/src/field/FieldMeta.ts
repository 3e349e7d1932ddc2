import type { ComponentType, ReactNode } from 'react';
import type { Spelling } from './spelling.ts';
import type { ControlProps } from '../internals/control.ts';
import type { CurrencyDisplay } from '../internals/currency.ts';
import type { Rounding } from '../internals/decimal.ts';

/** Everything a contract says about one field; generated clients carry it, screens read it. */
export interface FieldMeta {
  /** What the value is: how it is shown, entered, searched, compared and exported. */
  kind:
    | 'text'
    | 'longText'
    | 'integer'
    | 'bigInteger'
    | 'money'
    | 'quantity'
    | 'decimal'
    | 'dict'
    | 'flag'
    | 'date'
    | 'dateTime'
    | 'time'
    | 'files'
    | 'reference'
    | 'json';
  /** What people call it; heading of its column and of its input. */
  label: { zh: string; en: string };
  /** What it means, as the contract says it; a sentence below its input. */
  description?: string;
  /** Shown = stored / factor; digits that are not shown are rounded half away from zero, or as `rounding` says. */
  unit?: { stored: string; factor: number; decimals: number; symbol: { zh: string; en: string }; rounding?: Rounding };
  /**
   * Money only: a code of ISO 4217, such as USD. It says sign and decimals, and where no `unit` says otherwise the wire holds its smallest unit
   * (cents, yen). Absent: the `currency` of the `FieldProvider`.
   */
  currency?: string;
  /**
   * Money only: what stands before every amount. `symbol` is how the language tells the currency from others (¥ and US$ in Chinese, CN¥ and $ in
   * English), `narrow` the sign alone (¥, $, €), `code` the code (USD). Absent: nothing before amounts of the app's currency, the code before others.
   */
  currencyDisplay?: CurrencyDisplay;
  /** Decimals only: digits after the point, where no `unit` says so; absent: none. */
  decimals?: number;
  /** Dictionary code. */
  dict?: string;
  /** Dictionaries and references: the value is a comma list of codes or ids. */
  multiple?: boolean;
  /** Codes that a form offers; absent: all of the dictionary. A value beyond them is still shown. */
  offered?: readonly string[];
  /** Codes whose rows are in no sum of a list, such as those of what was revoked, and what its footer calls them. */
  uncounted?: { codes: readonly string[]; label: { zh: string; en: string } };
  /** Sums of a list show the average weighted by this field in their place, as of a price by the weight. */
  weightedBy?: string;
  /** A form does not save without it. */
  required?: boolean;
  /** Set by the server alone; never an input. */
  readOnly?: boolean;
  /** Texts only: characters at least. */
  minLength?: number;
  /** Texts only: characters at most. */
  maxLength?: number;
  /** Bounds in the stored unit. */
  minimum?: number;
  /** Upper bound in the stored unit. */
  maximum?: number;
  /** Source of a regular expression that the whole text must match somewhere, as in JSON Schema. */
  pattern?: string;
  /** Name of a check that the app supplies, such as 'idCard'. */
  rule?: string;
  /** Texts only: how values may be written, before they are checked, compared, stored and searched for; absent: as they are typed. */
  spelling?: Spelling;
  /** Dictionaries only: codes by further names of them, as papers and standards print them: a sheet may say any. */
  otherNames?: Readonly<Record<string, string>>;
  /** Texts only: table dictionary that has the name of what the value stands for, such as of a person; shown in its place. A value that the reader may not look up stays. */
  calledBy?: string;
  /** Dates only: a day to come is refused. */
  notAfter?: 'today';
  /**
   * Column, as the server calls it, in which no two rows have the same value; `within` names a field whose value must be the same, too, for a
   * value to be taken, `withinValue` is that value where the form has no such field. A form asks the server whether the value is free, see
   * `createFieldChecks`. @source VAL-02
   */
  unique?: { table: string; column: string; within?: string; withinValue?: string };
  /** Code of a rule that is kept by the server, where people may change it: a form asks whether the value passes. @source VAL-02 */
  checkRule?: string;
  /** Lists only (`arrayKind`): how many entries at least and at most. */
  minItems?: number;
  /** Lists only: how many entries at most. */
  maxItems?: number;
  /** Files only: pictures. */
  image?: boolean;
  /** Files only: kind of business that they are uploaded under, 'temp' when it is absent. @source UPL-06 */
  biz?: string;
  /** Files only: how many at most. */
  maxCount?: number;
  /** Files only: which are taken, as in the `accept` attribute. */
  accept?: string;
  /** Files only: bytes of the largest. */
  maxSize?: number;
  /** Entity that the value is an id of. */
  reference?: string;
  /** Key of the row that carries the text of a reference. */
  textField?: string;
  /** How a list may be searched by it; absent means not at all. */
  filter?: 'equals' | 'text' | 'options' | 'range';
  /** Worked out for an answer and not stored: an advanced query does not offer it. */
  derived?: boolean;
  /** Lists may be ordered by it. */
  sortable?: boolean;
  /** Name of the group of fields that change together, such as a code and its names: rows edited in a list show such a field and do not change it. */
  group?: string;
  /** Masked by the server unless a permission is held. */
  sensitive?: boolean;
  /** What a form for a new row begins with. */
  default?: unknown;
}

/** A field as a screen uses it: what the contract says, and what only the screen can know. */
export interface FieldDefinition extends Omit<FieldMeta, 'kind'> {
  /** A built-in kind or one that the app registered. */
  kind: FieldMeta['kind'] | (string & {});
  /** Chooses the row of a reference. */
  picker?: ReferencePicker;
  /** Chooses what lists are searched by, where that is more than a row may hold, such as a whole province; absent: `picker`. */
  searchPicker?: ReferencePicker;
  /** Lists only (`arrayKind`): the fields of an entry. */
  items?: Readonly<Record<string, FieldDefinition>>;
  /** Lists only (`arrayKind`): what an entry is that has no fields; default: a text. */
  item?: FieldDefinition;
  /** Column width in px, instead of the kind's own. */
  width?: number;
  /** Replaces the cell of the kind. */
  cell?: (value: unknown, row: Readonly<Record<string, unknown>>) => ReactNode;
  /** A line below the input. */
  help?: { zh: string; en: string };
}

/** A picker of a reference, and what it calls values that it did not choose itself, such as those of a link. */
export type ReferencePicker = ComponentType<PickerProps> & {
  /** Texts by value; those that nobody knows are missing. */
  textsOf?: (values: readonly string[], locale: string) => Promise<Readonly<Record<string, string>>>;
  /** Takes `multiple`, so that lists are searched by several rows at once. */
  multiple?: boolean;
};

/** What a picker of a reference is given. */
export interface PickerProps extends ControlProps<string | null> {
  /** Several rows may be chosen: the value is a comma list, and so are the texts. A field with `multiple` asks for it. */
  multiple?: boolean;
  /** Text of the present value, from the row's `textField`. */
  valueText?: string;
  /** The same moment as `onValueChange`, with the text and whatever else the picked row holds, where it is one. */
  onPick?: (picked: { value: string; text: string; row?: Readonly<Record<string, unknown>> } | null) => void;
}

/** Makes definitions where the contract alone is not enough. */
export const field = {
  /** A reference, or a text that means one such as a code, with the picker that chooses its row; `text` names the key that carries its text. */
  reference: <Meta extends FieldMeta>(
    meta: Meta,
    extra: { picker: ReferencePicker; searchPicker?: ReferencePicker; text?: string },
  ): FieldDefinition => ({
    ...meta,
    kind: 'reference',
    picker: extra.picker,
    searchPicker: extra.searchPicker,
    textField: extra.text ?? meta.textField,
  }),
  /** A field of another kind, such as one that the app registered. */
  as: <Meta extends FieldMeta>(meta: Meta, kind: string): FieldDefinition => ({ ...meta, kind }),
};
