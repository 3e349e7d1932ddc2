import type { LocalizedText } from './rules/label.ts';

/** Everything the contract says about one field. */
export interface FieldMeta {
  /** What its values are. */
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
  /** What people read. */
  label: LocalizedText;
  /** What it means, where the label does not say it all. */
  description?: string;
  /** Shown = stored / factor. */
  unit?: { stored: string; factor: number; decimals: number; symbol: LocalizedText };
  /** Decimals only: digits behind the point. */
  decimals?: number;
  /** Code of the dictionary of its values. */
  dict?: string;
  /** It holds several values, separated by commas. */
  multiple?: boolean;
  /** Codes by further names of them, as papers and standards print them: a sheet may say any. */
  otherNames?: Readonly<Record<string, string>>;
  /** Codes that a form offers; absent: all of the dictionary. */
  offered?: readonly string[];
  /** Codes whose rows are in no sum, such as those of what was revoked, and what a footer calls them. */
  uncounted?: { codes: readonly string[]; label: LocalizedText };
  /** It may not be empty. */
  required?: boolean;
  /** Only the server sets it. */
  readOnly?: boolean;
  /** Least length of a text, in UTF-16 units. */
  minLength?: number;
  /** Greatest length of a text, in UTF-16 units. */
  maxLength?: number;
  /** Least value, in the unit of the field. */
  minimum?: number;
  /** Greatest value, in the unit of the field. */
  maximum?: number;
  /** Regular expression that the whole text must match. */
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
  /** Its files are pictures. */
  image?: boolean;
  /** Kind of business that the files are uploaded under. */
  biz?: string;
  /** Greatest number of files or entries. */
  maxCount?: number;
  /** Which files are taken, as in the `accept` attribute. */
  accept?: string;
  /** Bytes of the largest file. */
  maxSize?: number;
  /** Entity whose key it holds. */
  reference?: string;
  /** Field of the same row with the text of what it refers to. */
  textField?: string;
  /** How lists can be filtered by it; absent: they cannot. */
  filter?: 'equals' | 'text' | 'options' | 'range';
  /** Worked out for an answer and not stored: no list can be asked for it. */
  derived?: boolean;
  /** Lists can be ordered by it. */
  sortable?: boolean;
  /** Name of the group of fields that change together, such as a code and the names of its place. */
  group?: string;
  /** It is masked for people without the permission to read it. */
  sensitive?: boolean;
  /** What a new row begins with. */
  default?: unknown;
}

/** How a state is coloured. */
export type Tone = 'draft' | 'waiting' | 'running' | 'ok' | 'danger' | 'void';

/** A dictionary of the product, as it is before anybody extends it. */
export interface Dictionary {
  /** What people read. */
  label: LocalizedText;
  /** Values in their order, each with its text and, where it is a state, its tone. */
  items: readonly { value: string; text: LocalizedText; tone?: Tone }[];
}

/** States of one field by name with their codes, and the moves between them. */
export interface StateMachine<State extends string = string, Action extends string = string> {
  /** Name of the machine. */
  name: string;
  /** Field that holds the state. */
  field: string;
  /** Dictionary of the states. */
  dict: string;
  /** Code of each state, as the field holds it. */
  codes: Readonly<Record<State, string>>;
  /** From which states each action starts and where it leads; without `to` the state stays. */
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
