import { defineCellType, type CellTypes, type CellViewProps } from '../editable-table/cells/cellType.ts';
import type { EditableColumn } from '../editable-table/columnTypes.ts';
import { useDictText } from '../dictionary/useDictText.ts';
import { sentText, sentTextKey } from '../field/sentText.ts';
import { FieldView } from '../field/FieldView.tsx';
import { toText } from '../internals/toText.ts';
import { OnlineCellControl, type FieldCellProps } from './OnlineCellControl.tsx';
import { definitionsOf } from './onlineDefinitions.tsx';
import type { OnlineUser } from './onlineApi.ts';
import type { OnlineSub } from './onlineForm.ts';
import { tableOf } from './tableOf.ts';

type Held = string | null;
type Cell = Omit<Extract<EditableColumn, { type: string }>, 'key' | 'title'>;

const common = {
  width: 140,
  blank: '',
  compare: (one: string, other: string) => one.localeCompare(other, 'zh-CN', { numeric: true }),
  edit: { by: 'control', opens: 'popup', Control: OnlineCellControl },
} as const;

/** A cell whose value is chosen by the picker that the field has in forms; it shows what is called so. */
const picked = defineCellType<Held, FieldCellProps>({
  ...common,
  name: 'onlinePick',
  width: 160,
  format: (value, { row, column, words }) => {
    const code = tableOf(column.props.meta);
    return (
      toText(sentText(row, column.key)) ||
      toText(value)
        .split(',')
        .map((key) => (key && code && words.dictText?.(code, key)) || key)
        .join(', ')
    );
  },
  // Keys, which alone can be read back: two may be called the same.
  copy: (value) => toText(value),
  parse: (text) => text.trim(),
  View: ({ value, cell }) => (value ? <Called value={value} cell={cell} /> : null),
});

/** A cell whose value is written as the input of its field writes it: a month, a year, a password. */
const written = defineCellType<Held, FieldCellProps>({
  ...common,
  name: 'onlineValue',
  format: (value, { column, words }) => (value ? column.props.kind.text(value, { meta: column.props.meta, words: words as never }) : ''),
  parse: (text, { column, words }) => column.props.kind.parse(text, { meta: column.props.meta, words: words as never }) as Held | undefined,
  copy: (value, { column }) => (column.props.meta.kind === 'onlinePassword' ? '' : toText(value)),
});

/** The cell types that only rows of online forms have. */
export const onlineCellTypes = { onlinePick: picked, onlineValue: written } as unknown as CellTypes;

const isWritten: ReadonlySet<string> = new Set(['onlineMonth', 'onlinePeriod', 'onlinePassword']);

/** The cells of a sub-table that are edited as their fields are in forms, by name; others have cells of the kit. */
export function fieldCells(
  sub: OnlineSub,
  { user, kinds }: { user: OnlineUser; kinds: FieldCellProps['kindOf'] },
): ReadonlyMap<string, Cell> {
  const definitions = Object.values(definitionsOf(sub, { user }));
  return new Map(
    definitions.flatMap((meta) => {
      const { name, view } = meta.online;
      const isPicked = meta.kind === 'onlinePick' && view !== 'popup' && view !== 'popup_dict';
      if (!isPicked && !isWritten.has(meta.kind)) return [];
      const props: FieldCellProps = { meta, kind: kinds(meta), kindOf: kinds, fields: sub.fields, dict: isPicked ? tableOf(meta) : '' };
      return [[name, { type: isPicked ? 'onlinePick' : 'onlineValue', props } as unknown as Cell]];
    }),
  );
}

/** What holds the words of a picked value beside it; it is emptied when another value is written. */
export const wordsColumn = (name: string): EditableColumn =>
  ({ key: sentTextKey(name), title: name, type: 'hidden', linkedTo: name }) as EditableColumn;

function Called({ value, cell }: CellViewProps<Held, FieldCellProps> & { value: string }) {
  const { meta, dict } = cell.column.props;
  const sent = toText(sentText(cell.row, cell.column.key));
  if (sent !== '' || dict === '')
    return <FieldView whole meta={meta} name={cell.column.key} row={{ ...cell.row, [cell.column.key]: value }} />;
  return <TableText code={dict} value={value} />;
}

function TableText({ code, value }: { code: string; value: string }) {
  const text = useDictText(code, value) || value;
  return <span title={text}>{text}</span>;
}
