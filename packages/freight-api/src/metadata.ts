import type { LocalizedText } from './rules/label.ts';

/** Everything the contract says about one field. */
export interface FieldMeta {
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
    | 'files'
    | 'reference'
    | 'json';
  label: LocalizedText;
  description?: string;
  /** Shown = stored / factor. */
  unit?: { stored: string; factor: number; decimals: number; symbol: LocalizedText };
  /** Decimals only: digits behind the point. */
  decimals?: number;
  dict?: string;
  multiple?: boolean;
  /** Codes by further names of them, as papers and standards print them: a sheet may say any. */
  otherNames?: Readonly<Record<string, string>>;
  /** Codes that a form offers; absent: all of the dictionary. */
  offered?: readonly string[];
  /** Codes whose rows are in no sum, such as those of what was revoked, and what a footer calls them. */
  uncounted?: { codes: readonly string[]; label: LocalizedText };
  required?: boolean;
  readOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /** Name of a check in `@tarmac/freight-api/rules`. */
  rule?: string;
  /** Texts only: how values may be written, before they are checked, compared, stored and searched for; absent: as they are typed. */
  spelling?: 'compact' | 'phone' | 'code';
  /** Texts only: table dictionary that has the name of what the value stands for, such as of a person; shown in its place. A value that the reader may not look up stays. */
  calledBy?: string;
  /** Dates only: a day to come is refused. */
  notAfter?: 'today';
  /** No two rows have the same value; `within` names a field whose value must be the same, too, for a value to be taken. */
  unique?: { table: string; column: string; within?: string };
  /** Code of a check rule that the server keeps. */
  checkRule?: string;
  image?: boolean;
  /** Kind of business that the files are uploaded under. */
  biz?: string;
  maxCount?: number;
  /** Which files are taken, as in the `accept` attribute. */
  accept?: string;
  /** Bytes of the largest file. */
  maxSize?: number;
  reference?: string;
  textField?: string;
  filter?: 'equals' | 'text' | 'options' | 'range';
  /** Worked out for an answer and not stored: no list can be asked for it. */
  derived?: boolean;
  sortable?: boolean;
  /** Name of the group of fields that change together, such as a code and the names of its place. */
  group?: string;
  sensitive?: boolean;
  default?: unknown;
}

/** How a state is coloured. */
export type Tone = 'draft' | 'waiting' | 'running' | 'ok' | 'danger' | 'void';

/** A dictionary of the product, as it is before anybody extends it. */
export interface Dictionary {
  label: LocalizedText;
  items: readonly { value: string; text: LocalizedText; tone?: Tone }[];
}

/** States of one field by name with their codes, and the moves between them. */
export interface StateMachine<State extends string = string, Action extends string = string> {
  name: string;
  field: string;
  dict: string;
  codes: Readonly<Record<State, string>>;
  moves: Readonly<Record<Action, { from: readonly State[]; to?: State; permission?: string }>>;
}

/** Whether `action` may be taken in the state with this code. The server decides in the end. */
export function canAdvance<State extends string, Action extends string>(
  machine: StateMachine<State, Action>,
  action: NoInfer<Action>,
  code: string | null | undefined,
): boolean {
  return machine.moves[action].from.some((state) => machine.codes[state] === code);
}
