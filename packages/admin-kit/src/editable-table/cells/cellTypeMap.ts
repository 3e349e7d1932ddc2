import type { ResolvedColumn } from '../columnTypes.ts';

/** A type that is told nothing. */
export interface NoCellProps {}

/** Props of `input`, `textarea` and `input_pop`. */
export interface TextCellProps {
  /** Most characters (as people count them) that it takes. */
  maxLength?: number;
}

/** Props of `inputNumber`. Decimal values are plain numbers of the wire. @source TBL-03 */
export interface NumberCellProps {
  /** Least value, as the wire holds it: in fen where that is fen. */
  min?: number;
  /** Greatest value, as the wire holds it. */
  max?: number;
  /** Most digits after the point; absent: any. */
  decimals?: number;
  /**
   * The wire holds an integer, shown divided by 10 to this power: 2 for fen shown as yuan. What is typed finer than that is
   * refused, so no float ever carries an amount.
   */
  scale?: number;
  /** A whole number that a JavaScript number does not say exactly is the text of its digits. */
  wide?: boolean;
  /** Thousands separators where it is shown. */
  grouping?: boolean;
}

/** Props of `checkbox` and `switch`. */
export interface ToggleCellProps {
  /** Values of on and off on the wire; absent: true and false. */
  customValue?: readonly [on: unknown, off: unknown];
  /** A new row starts with on. */
  defaultChecked?: boolean;
}

/** Props of the kinds of `select`. */
export interface SelectCellProps {
  /** A person can search the choices. */
  allowSearch?: boolean;
  /** Typed text that is not a choice becomes the value. */
  allowInput?: boolean;
}

/** Props of `select-dict-search`. */
export interface DictSearchCellProps {
  /** Code of a dictionary, or `table,text,code`. */
  dict: string;
  /** Asks the server for each search (300 ms after the last key); absent: true. */
  async?: boolean;
  /** Shown before something is typed; absent: 请输入搜索内容. */
  tipsContent?: string;
}

/** Props of `radio`. */
export interface RadioCellProps {
  /** A click on the chosen one empties the cell. */
  allowClear?: boolean;
}

/** Props of `date`, `datetime` and `time`. */
export interface DateCellProps {
  /** How it is shown, in the letters YYYY, MM, DD, HH, mm, ss; the wire's own form does not change. */
  format?: string;
}

/** Props of `upload`, `file` and `image`. @source UPL-01 */
export interface FileCellProps {
  /** Address of the upload; absent: the app's own. */
  action?: string;
  /** Member of the answer that holds the path; absent: `message`. */
  responseName?: string;
  /** Words of the button that chooses a file; absent: 点击上传. */
  btnText?: string;
  /** A person can fetch the file; absent: true. */
  allowDownload?: boolean;
  /** A person can take the file out of the cell; absent: true. */
  allowRemove?: boolean;
  /** How many files at most; absent: any number. */
  maxCount?: number;
}

/** Props of `popup`. @source POP-02 */
export interface PopupCellProps {
  /** Code of the online report that is picked from. */
  popupCode: string;
  /** Column that gets the first value; absent: the column's key. */
  field?: string;
  /** Report columns to copy, pairwise with `destFields`; both joined by commas. */
  orgFields?: string;
  /** Keys of the row that they land in; those other than the column's own are written in the same step. */
  destFields?: string;
  /** Several rows can be picked; their values are joined by commas. */
  multiple?: boolean;
}

/** Props of `tags`. @source TBL-04 */
export interface TagsCellProps {
  /** Colour of one tag: of its background, or of background and text. */
  setTagColor?: (tag: {
    tagValue: string;
    value: unknown;
    row: Readonly<Record<string, unknown>>;
    /** The column, with the props of its type. */
    column: ResolvedColumn;
  }) => string | readonly [string, string];
}

/** Props of `link`. */
export interface LinkCellProps {
  /** Where it leads; absent: the value itself, if it is an address of http or https. */
  href?: (value: unknown, row: Readonly<Record<string, unknown>>) => string | undefined;
}

/** Props of `slot`. */
export interface SlotCellProps {
  /** Name under which the app draws the cell; absent: the column's key. */
  slotName?: string;
}

/** Props of `sel_depart` and `sel_user`: ids, joined by commas. */
export interface EntityCellProps {
  /** Several can be chosen; absent: true. */
  multiple?: boolean;
  /** Key of the row that carries the text of the value. */
  textField?: string;
}

/** Props of `cat_tree`: ids of categories, joined by commas. */
export interface CategoryCellProps extends EntityCellProps {
  /** Code of the category whose tree is offered. */
  code: string;
  /** Only categories with none below them can be chosen; absent: every one. */
  leavesOnly?: boolean;
}

/**
 * The built-in cell types with the props of each. An app adds its own, so that `type` and `props` of its columns are checked.
 *
 * @example declare module '@tarmac/admin-kit/editable-table' { interface CellTypeMap { stars: { most: number } } }
 * @source TBL-02
 */
export interface CellTypeMap {
  /** A text that only the program writes. */
  normal: NoCellProps;
  /** A value that is kept and handed out, in no column. */
  hidden: NoCellProps;
  /** The place of the row in the view, from 1. */
  'row-number': NoCellProps;
  /** A box that checks the row. */
  'row-checkbox': NoCellProps;
  /** A circle that checks the row and no other. */
  'row-radio': NoCellProps;
  /** Opens and closes the sub-table of the row. */
  'row-expand': NoCellProps;
  /** A handle that moves the row. */
  'row-drag-sort': NoCellProps;
  /** An address that opens in a new tab. */
  link: LinkCellProps;
  /** One line of text. */
  input: TextCellProps;
  /** A number, kept as it was typed where it has more digits than a number of JavaScript. */
  inputNumber: NumberCellProps;
  /** A text of several lines. */
  textarea: TextCellProps;
  /** The name of JVxeTable for `textarea`. */
  input_pop: TextCellProps;
  /** One of the choices; kept by its value. */
  select: SelectCellProps;
  /** As `select`, with a search in the list. */
  'select-search': SelectCellProps;
  /** The name of JVxeTable for `select-search`. */
  sel_search: SelectCellProps;
  /** Several of the choices; their values joined by commas. */
  'select-multiple': SelectCellProps;
  /** The name of JVxeTable for `select-multiple`. */
  list_multi: SelectCellProps;
  /** An entry of a dictionary that is searched at the server; kept by its value. */
  'select-dict-search': DictSearchCellProps;
  /** One of few choices, each with a circle. */
  radio: RadioCellProps;
  /** A day, `YYYY-MM-DD`. */
  date: DateCellProps;
  /** An instant, `YYYY-MM-DD HH:mm:ss`. */
  datetime: DateCellProps;
  /** A time of day, `HH:mm:ss`. */
  time: DateCellProps;
  /** A box; kept as `true` and `false` unless `customValue` says otherwise. */
  checkbox: ToggleCellProps;
  /** As `checkbox`, drawn as a switch. */
  switch: ToggleCellProps;
  /** Files; their paths joined by commas. */
  upload: FileCellProps;
  /** The name of JVxeTable for `upload`. */
  file: FileCellProps;
  /** Pictures; their paths joined by commas. */
  image: FileCellProps;
  /** Rows of a report, whose columns are copied into cells of the row. */
  popup: PopupCellProps;
  /** A share from 0 to 100, drawn as a bar. */
  progress: NoCellProps;
  /** Texts of two characters, with `;` behind each. */
  tags: TagsCellProps;
  /** Departments; their ids joined by commas. */
  sel_depart: EntityCellProps;
  /** People; their ids joined by commas. */
  sel_user: EntityCellProps;
  /** Categories of one tree; their ids joined by commas. */
  cat_tree: CategoryCellProps;
  /** A component of the app, by the name of its slot. */
  slot: SlotCellProps;
}

/** Name of a cell type, built in or added by the app. */
export type CellTypeName = keyof CellTypeMap;
