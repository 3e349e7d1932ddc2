import type { ComponentType, ReactNode } from 'react';
import type { SearchValue } from '../field/search.ts';
import type { TableSort } from '../table/columns.ts';

/** A column of a report. @source jeecg-wire 4.1 */
export interface PopupReportColumn {
  /** Heading of the column. */
  title: string;
  /** Key of the cell in its row. */
  dataIndex: string;
  /** `right` for numbers. */
  align?: string;
  /** The server can order by it. */
  sorter?: boolean;
  /** Key of `dictOptions` whose texts stand for the values. */
  customRender?: string | null;
  /** Pixels, default 230. */
  fieldWidth?: number | null;
  /** Part of every row, but not shown. */
  hidden?: boolean;
  /** Draws the cell; absent: the text of the value. No report of a server has it. */
  cell?: (row: PopupReportRow) => ReactNode;
}

/** What a report is made of. @source jeecg-wire 4.1 */
export interface PopupReportColumns {
  /** Id that the other questions ask by. */
  id: string;
  /** Name of the report, for people. */
  name: string;
  /** Columns in their order, hidden ones included. */
  columns: readonly PopupReportColumn[];
  /** Texts of coded values, by dictionary. */
  dictOptions: Readonly<Record<string, ReadonlyArray<{ value: string; text: string }>>>;
}

/** A search field of a report. @source jeecg-wire 4.1 */
export interface PopupQueryItem {
  /** Name under which the value is asked for. */
  field: string;
  /** What stands before the input. */
  label: string;
  /** `date`, `datetime`, `number`, `list` (a dictionary) or, as all else, a text. */
  view: string;
  /** `group` is a range. */
  mode: string;
  /** `1` stands in the folded part. @source POP-01 */
  hidden: string;
  /** Dictionary of its choices; absent where anything may be typed. */
  dictCode?: string | null;
  /** Takes the place of the input that `view` asks for. No report of a server has it. */
  input?: ComponentType<PopupSearchInputProps>;
}

/** What stands in a search field that is not empty: a text, several values, or both ends of a range ('' for an open end). */
export type PopupSearchValue = Exclude<SearchValue, null>;

/** What stands in the search fields, by their names. */
export type PopupSearchDrafts = Readonly<Record<string, PopupSearchValue | undefined>>;

/** What the input of a search field is given. */
export interface PopupSearchInputProps {
  /** Id that the label of the field names. */
  id: string;
  /** The search field that the input is for. */
  item: PopupQueryItem;
  /** What stands in all search fields now. */
  drafts: PopupSearchDrafts;
  /** Called with the fields that change; undefined empties one. */
  onDraftsChange: (changes: PopupSearchDrafts) => void;
}

/** A row of a report, by `dataIndex`. */
export type PopupReportRow = Readonly<Record<string, unknown>>;

/** What is asked of a report's rows. */
export interface PopupReportQuery {
  /** From 1. */
  page: number;
  /** Rows per page. */
  size: number;
  /** Null: the order of the report. */
  sort: TableSort | null;
  /** What was searched for, by the names of the search fields. */
  filters: Readonly<Record<string, PopupSearchValue>>;
  /** What the screen sets for good: the `param` of the picker. */
  params: Readonly<Record<string, string>>;
}

/** Where reports come from. A failed call rejects with the server's words as its message, and with `status` 403 when a person may not. @source POP-04 */
export interface PopupReportSource {
  /** Columns of a report by its code. */
  columns: (code: string) => Promise<PopupReportColumns>;
  /** Search fields by the id that the columns named. */
  queryInfo: (id: string) => Promise<readonly PopupQueryItem[]>;
  /** One page of rows. */
  data: (
    id: string,
    given: { signal: AbortSignal } & { query: PopupReportQuery },
  ) => Promise<{ total: number; records: readonly PopupReportRow[] }>;
  /** What tells a row from all others; absent: its values, as {@link rowKey} puts them together. */
  keyOf?: (row: PopupReportRow) => string;
}
