import { toText } from '../../internals/toText.ts';
import type { CellOption } from '../columnTypes.ts';
import { defineCellType, type CellContext, type CellType } from './cellType.ts';
import type { DictSearchCellProps, EntityCellProps, RadioCellProps, SelectCellProps } from './cellTypeMap.ts';
import { compareTexts, splitList } from './texts.ts';

type Choice = CellOption['value'] | null;

/** What people read of one value: its choice, the dictionary's text, or the value itself. */
function textOf(value: unknown, { column, options, words }: CellContext): string {
  const known = options.textOf(value);
  if (known !== undefined) return known;
  const text = toText(value);
  const code = column.dictCode ?? (column.props as Partial<DictSearchCellProps>).dict;
  return (text && code && words.dictText?.(code, text)) || text;
}

/** What is copied of one value: its text, or the value where the text would be read as another one. */
function copyOf(value: unknown, cell: CellContext): string {
  const text = textOf(value, cell);
  const found = cell.options.find(text);
  return found !== undefined && String(found.value) === toText(value) ? text : toText(value);
}

/** The value of a text; one that is no longer offered cannot be newly chosen. */
function readChoice(text: string, cell: CellContext): Choice | undefined {
  const wanted = text.trim();
  if (wanted === '') return null;
  const option = cell.options.find(wanted);
  if (option) return option.disabled ? undefined : option.value;
  return (cell.column.props as SelectCellProps).allowInput ? wanted : undefined;
}

/** Compares what people read. */
const compareChoices: CellType<unknown>['compare'] = (one, other, cell) => compareTexts(textOf(one, cell), textOf(other, cell));

const choice = {
  width: 140,
  blank: null,
  format: textOf,
  copy: copyOf,
  parse: readChoice,
  compare: compareChoices,
  edit: { by: 'control', opens: 'popup' },
} as const;

function selectType(name: string): CellType<Choice, SelectCellProps> {
  return defineCellType<Choice, SelectCellProps>({ ...choice, name });
}

/** One of some choices; read and pasted by text or value. @source TBL-02 */
export const selectTypes = ['select', 'select-search', 'sel_search'].map(selectType);

/** One of the choices, all of them in view. @source TBL-02 */
export const radioType = defineCellType<Choice, RadioCellProps>({
  ...choice,
  name: 'radio',
  width: 200,
  edit: { by: 'control', opens: 'inline' },
});

/** One row of a dictionary too large to be shown whole. @source DICT-03 */
export const dictSearchType = defineCellType<Choice, DictSearchCellProps>({
  ...choice,
  name: 'select-dict-search',
  width: 180,
  // What is pasted may be a key that has not been looked up yet; the text of one that has is not known the other way round.
  parse: (text, cell) => {
    const found = readChoice(text, cell);
    if (found !== undefined) return found;
    const wanted = text.trim();
    return cell.words.dictText?.(cell.column.props.dict, wanted) === undefined ? undefined : wanted;
  },
});

const formatList = (value: string | null | undefined, cell: CellContext) =>
  splitList(toText(value))
    .map((one) => textOf(one, cell))
    .join('，');

const compareList: CellType<string>['compare'] = (one, other, cell) => compareTexts(formatList(one, cell), formatList(other, cell));

const list = {
  width: 180,
  blank: '',
  format: formatList,
  compare: compareList,
  edit: { by: 'control', opens: 'popup' },
} as const;

/** The parts as they are copied: their texts, but the value of one whose text holds a comma itself. */
function copyList(value: string | null | undefined, cell: CellContext): string {
  return splitList(toText(value))
    .map((one) => {
      const text = copyOf(one, cell);
      return /[,，、]/.test(text) ? one : text;
    })
    .join(',');
}

function readList(text: string, cell: CellContext): string | undefined {
  const values = splitList(text).map((part) => readChoice(part, cell));
  return values.includes(undefined) ? undefined : [...new Set(values)].join(',');
}

function multipleType(name: string): CellType<string, SelectCellProps> {
  return defineCellType<string, SelectCellProps>({ ...list, name, copy: copyList, parse: readList });
}

/** Several of some choices, a comma list on the wire. @source TBL-02 */
export const multipleTypes = ['select-multiple', 'list_multi'].map(multipleType);

function entityType(name: string): CellType<string, EntityCellProps> {
  return defineCellType<string, EntityCellProps>({
    ...list,
    name,
    format(value, cell) {
      const sent = cell.row[cell.column.props.textField ?? ''];
      if (typeof sent === 'string' && sent !== '') return sent;
      return splitList(toText(value))
        .map((id) => cell.options.textOf(id) ?? cell.words.dictText?.(cell.column.dictCode ?? name, id) ?? id)
        .join('，');
    },
    // Ids, which alone can be read back: a name may belong to two people.
    copy: toText,
    parse: (text, cell) => {
      const ids = new Set(splitList(text).map((part) => cell.options.find(part)?.value ?? part));
      return cell.column.props.multiple === false && ids.size > 1 ? undefined : [...ids].join(',');
    },
  });
}

/** Departments, users and categories, ids in a comma list on the wire. @source TBL-02 */
export const entityTypes = ['sel_depart', 'sel_user', 'cat_tree'].map(entityType);
