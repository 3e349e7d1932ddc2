import type { LocalizedText, Spelling } from '@tarmac/freight-api/rules';

/** How a stored whole number is shown: `shown = stored / factor`, with `decimals` digits and `symbol` behind it. */
export interface UnitMeta {
  /** Name of the stored unit, such as `kg` or `fen`. */
  stored: string;
  factor: number;
  decimals: number;
  symbol: LocalizedText;
}

/** Where no two rows have the same value. */
export interface UniqueMeta {
  table: string;
  column: string;
  /** Field whose value must be the same, too, for a value to be taken: plates are told apart by their colour, a card belongs to its holder. */
  within?: string;
}

/** The kinds of value that a screen, a sheet and the query compiler know how to treat. */
export type FieldKind =
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
  | 'files'
  | 'reference'
  | 'json';

/**
 * Everything that is known about one field, written once in the contract. It travels as `x-field` through
 * `openapi.json` into the generated client and from there into columns, search, forms, details and sheets.
 */
export interface FieldMeta {
  kind: FieldKind;
  label: LocalizedText;
  description?: string;
  /** `importHeadings` of its entity. No page carries them. */
  aliases?: readonly string[];
  unit?: UnitMeta;
  /** Dictionary code; the stored value is one of its codes, or a comma list when `multiple`. */
  dict?: string;
  multiple?: boolean;
  /** Codes by further names of them, as papers and standards print them: a sheet may say any. */
  otherNames?: Readonly<Record<string, string>>;
  /** Codes that a form offers; absent: all of the dictionary. */
  offered?: readonly string[];
  /** Codes whose rows are in no sum, such as those of what was revoked, and what a footer calls them. */
  uncounted?: { codes: readonly string[]; label: LocalizedText };
  /** Must be present on input. */
  required?: boolean;
  /** Set by the server alone; never an input. */
  readOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** Decimals only: digits behind the point. */
  decimals?: number;
  pattern?: string;
  /** Name of a check in `@tarmac/freight-api/rules`, such as `idCard`. */
  rule?: string;
  /** Texts only: how values may be written, before they are checked, compared, stored and searched for; absent: as they are typed. */
  spelling?: Spelling;
  /** Texts only: table dictionary that has the name of what the value stands for, such as of a person; shown in its place. A value that the reader may not look up stays. */
  calledBy?: string;
  /** Dates only: a day to come is refused. */
  notAfter?: 'today';
  /** No two rows have the same value: a form asks `/sys/duplicate/check` before it sends one. Names as the database writes them. @source VAL-02 */
  unique?: UniqueMeta;
  /** Code of a check rule, which a tenant may replace by one of its own: a form asks `/sys/checkRule/checkByCode`. @source VAL-02, SYS-13 */
  checkRule?: string;
  /** Files only: raster images alone are taken. */
  image?: boolean;
  /** Files only: kind of business that they are uploaded under, `temp` when it is absent. @source UPL-06 */
  biz?: string;
  /** Files only: how many at most. */
  maxCount?: number;
  /** Files only: which are taken, as in the `accept` attribute: extensions with their dots, lower case, joined by commas. */
  accept?: string;
  /** Files only: bytes of the largest, refused before it is sent; what the upload itself takes bounds it on the server. */
  maxSize?: number;
  /** Entity that the value is an id of. */
  reference?: string;
  /** Key of the row that carries the text of a reference. */
  textField?: string;
  /** How a list may be searched by this field; absent means not at all. */
  filter?: 'equals' | 'text' | 'options' | 'range';
  /** Worked out for an answer and not stored: no list can be asked for it. */
  derived?: boolean;
  sortable?: boolean;
  /** Name of the group of fields that change together, such as a code and the names of its place: a table cell alone does not change one. */
  group?: string;
  /** Masked unless the field permission is held. */
  sensitive?: boolean;
  default?: unknown;
}

/** Key under which a schema's metadata carries its field. */
export const fieldKey = 'x-field';
