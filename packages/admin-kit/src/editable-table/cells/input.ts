import { toText } from '../../internals/toText.ts';
import { defineCellType, type CellContext } from './cellType.ts';
import type { TextCellProps } from './cellTypeMap.ts';
import { compareTexts, lengthOf } from './texts.ts';

/** What the length of a text has against it. */
function checkLength(value: string, { column, words }: CellContext<TextCellProps>): string | undefined {
  const { maxLength } = column.props;
  if (maxLength === undefined || value.length <= maxLength || lengthOf(value) <= maxLength) return undefined;
  return words.t('form.maxLength', { label: column.title, count: maxLength });
}

const text = {
  blank: '',
  format: (value: string | null | undefined) => toText(value),
  validate: checkLength,
  validates: (column: { props: TextCellProps }) => column.props.maxLength !== undefined,
  compare: (one: string, other: string) => compareTexts(toText(one), toText(other)),
  series: 'text',
} as const;

/** One line of text. Line breaks that are pasted become blanks. @source TBL-02 */
export const inputType = defineCellType<string, TextCellProps>({
  ...text,
  name: 'input',
  width: 140,
  parse: (typed) => (/[\r\n]/.test(typed) ? typed.replaceAll(/\r\n?|\n/g, ' ') : typed),
  // What is too long stays as it was typed, and is told.
  edit: { by: 'text' },
});

/** Text of several lines. @source TBL-02 */
export const textareaType = defineCellType<string, TextCellProps>({
  ...text,
  name: 'textarea',
  width: 200,
  parse: (typed) => typed.replaceAll(/\r\n?/g, '\n'),
  edit: { by: 'text', isMultiline: true },
});
