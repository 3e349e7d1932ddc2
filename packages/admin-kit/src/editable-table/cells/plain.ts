import { toText } from '../../internals/toText.ts';
import { defineCellType, type CellContext, type CellType } from './cellType.ts';
import type { LinkCellProps, NoCellProps, PopupCellProps, SlotCellProps } from './cellTypeMap.ts';
import { compareTexts } from './texts.ts';

/** Value as text, or the text of the choice that it stands for. */
function textOf(value: unknown, { column, options }: CellContext): string {
  const hasChoices = column.options ?? column.optionsOf ?? column.dictCode;
  return (hasChoices && options.textOf(value)) || toText(value);
}

const readOnly = {
  blank: null,
  width: 140,
  format: textOf,
  parse: (text: string) => text,
  compare: (one: unknown, other: unknown) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compareTexts(toText(one), toText(other)),
  edit: { by: 'nothing' },
} as const;

/** Shown, never edited. @source TBL-02 */
export const normalType: CellType<unknown, NoCellProps> = defineCellType<unknown, NoCellProps>({ ...readOnly, name: 'normal' });

/** Not shown; kept and handed out. @source jeecg-wire §5.6 */
export const hiddenType = defineCellType<unknown, NoCellProps>({ ...readOnly, name: 'hidden', isHidden: true });

/**
 * Columns of the table's own, named only to give them another width or title, or to turn numbers and boxes on: no column of values.
 *
 * @source jeecg-wire §5.6
 */
export const helperTypes = ['row-number', 'row-checkbox', 'row-radio', 'row-expand', 'row-drag-sort'].map((name) => ({
  ...hiddenType,
  name,
}));

/** A text that leads somewhere. @source TBL-02 */
export const linkType = defineCellType<unknown, LinkCellProps>({ ...readOnly, name: 'link' });

/** Drawn by the app, which also writes it. @source TBL-02 */
export const slotType = defineCellType<unknown, SlotCellProps>({ ...readOnly, name: 'slot' });

/** A value picked from an online report, which may fill other cells of the row. @source TBL-02, POP-02 */
export const popupType = defineCellType<string, PopupCellProps>({
  name: 'popup',
  width: 160,
  blank: '',
  format: (value) => toText(value),
  parse: (text) => text.trim(),
  compare: (one, other) => compareTexts(toText(one), toText(other)),
  edit: { by: 'control', opens: 'popup' },
});

/** Address that a link leads to; only those of the web. */
export function hrefOf(
  value: unknown,
  { row, column }: { row: Readonly<Record<string, unknown>>; column: { props: unknown } },
): string | undefined {
  const props = column.props as LinkCellProps;
  const address = props.href ? props.href(value, row) : toText(value);
  return address && /^(?:https?:\/\/|\/(?!\/))/i.test(address) ? address : undefined;
}
