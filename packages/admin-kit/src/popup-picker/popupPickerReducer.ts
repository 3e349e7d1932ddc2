import type { TableSort } from '../table/columns.ts';
import type { PopupReportQuery, PopupReportRow } from './popupReport.ts';

/** A row that was ticked, also on another page. */
export interface ChosenRow {
  key: string;
  row: PopupReportRow;
}

/** What a person has set in an open dialog. */
export interface PopupPickerState {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Null: the order of the report. */
  sort: TableSort | null;
  /** Search values that were asked for. */
  filters: PopupReportQuery['filters'];
  chosen: readonly ChosenRow[];
  /** OK was pressed with no row, or with several where one is wanted. */
  isRefused: boolean;
}

/** What a person does in an open dialog. */
export type PopupPickerAction =
  | { do: 'search'; filters: PopupReportQuery['filters'] }
  | { do: 'sort'; sort: TableSort | null }
  | { do: 'page'; page: number; pageSize: number }
  /** `rows` are those in view; keys of other pages keep their rows. */
  | { do: 'choose'; keys: readonly string[]; rows: readonly ChosenRow[] }
  | { do: 'refuse' };

/** How a dialog begins: with `chosen` ticked that were picked before. `sorter` is `column=asc`. @source jeecg-wire 4.2 */
export function startState(
  sorter?: string,
  { chosen = [], filters = {} }: { chosen?: readonly ChosenRow[]; filters?: PopupPickerState['filters'] } = {},
): PopupPickerState {
  const [column = '', order] = sorter?.split('=') ?? [];
  const sort = column !== '' && (order === 'asc' || order === 'desc') ? { column, order } : null;
  return {
    page: 1,
    pageSize: 10,
    sort,
    filters,
    chosen,
    isRefused: false,
  } as PopupPickerState;
}

/** The state after an action. */
export function popupPickerReducer(state: PopupPickerState, action: PopupPickerAction): PopupPickerState {
  switch (action.do) {
    case 'search':
      return { ...state, page: 1, filters: action.filters };
    case 'sort':
      return { ...state, page: 1, sort: action.sort };
    case 'page':
      return { ...state, page: action.page, pageSize: action.pageSize };
    case 'choose': {
      const known = new Map([...action.rows, ...state.chosen].map((one) => [one.key, one]));
      return { ...state, isRefused: false, chosen: action.keys.flatMap((key) => known.get(key) ?? []) };
    }
    case 'refuse':
      return { ...state, isRefused: true };
  }
}
