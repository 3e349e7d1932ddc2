import type { EditableColumn } from '../../editable-table/columnTypes.ts';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { moneyUnitOf } from '../../field/moneyUnit.ts';
import { toText } from '../../internals/toText.ts';
import { checkFields, fieldOf, type FieldsContext } from '../form/fieldValues.ts';
import { sentText } from '../../field/sentText.ts';

/** What the columns of an inline edit are made from. */
export interface InlineColumnOptions {
  context: Omit<FieldsContext, 'items'>;
  /** Fields in the order of the list. */
  names: readonly string[];
  /** Rows that may be edited at all. */
  mayEdit: (row: Readonly<Record<string, unknown>>) => boolean;
  /** The row as it is stored, by its key. */
  storedOf: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** The columns of a table in which the rows of a list are edited. What a person may not set, or a cell cannot hold, is only read. */
export function inlineColumns({ context, names, mayEdit, storedOf }: InlineColumnOptions): EditableColumn[] {
  const { fields, words } = context;
  return names.map((name): EditableColumn => {
    const meta = fieldOf(fields, name);
    const label = words.localize(meta.label);
    // A cell has no room for a unit beside its number, as an input of a form has.
    const unit = meta.unit ? words.localize(meta.unit.symbol) : meta.kind === 'money' ? moneyUnitOf(meta, words).sign : undefined;
    const common = { key: name, title: unit === undefined ? label : `${label} (${unit})` };
    const cell = cellOf(meta, words.currency);
    if (cell === undefined) return { ...common, formatter: (value, row) => toText(sentText(row, name) ?? value) };
    return {
      ...common,
      ...cell,
      disabled: (row) => !mayEdit(row),
      validateRules: [
        ...(meta.required ? [{ required: true, message: words.t('form.required', { label }) }] : []),
        {
          handler: ({ cellValue, row }, callback) => {
            const problem = checkFields(
              { ...context, items: [{ field: name }] },
              { values: { ...row, [name]: cellValue }, stored: storedOf(row) },
            )[name];
            callback(problem === undefined, problem);
          },
        },
      ],
    };
  });
}

/** Names of the fields that a person can change in such a table. */
export const editableNames = (fields: Readonly<Record<string, FieldDefinition>>, names: readonly string[]): string[] =>
  names.filter((name) => cellOf(fieldOf(fields, name), undefined) !== undefined);

type Cell = Pick<
  Extract<EditableColumn, { type: 'input' | 'inputNumber' | 'textarea' | 'select' | 'checkbox' | 'date' | 'datetime' | 'time' }>,
  'type'
> & {
  props?: object;
  dictCode?: string;
};

/**
 * undefined for what a person may not set, for kinds that need more room than a cell has, or a window of their own, and for fields that
 * change together with others: those are changed in the form, where the picker of the group fills them all.
 */
function cellOf(meta: FieldDefinition, currency: string | undefined): Cell | undefined {
  if (meta.readOnly || meta.sensitive || meta.group !== undefined) return undefined;
  switch (meta.kind) {
    case 'text':
      return { type: 'input', props: { maxLength: meta.maxLength } };
    case 'longText':
      return { type: 'textarea', props: { maxLength: meta.maxLength } };
    case 'integer':
      return { type: 'inputNumber', props: { min: meta.minimum, max: meta.maximum, decimals: 0 } };
    case 'money':
    case 'quantity':
    case 'decimal':
      return { type: 'inputNumber', props: { min: meta.minimum, max: meta.maximum, ...scaleOf(meta, currency), grouping: true } };
    case 'dict':
      return meta.multiple || meta.dict === undefined ? undefined : { type: 'select', dictCode: meta.dict };
    case 'flag':
      return { type: 'checkbox', props: { customValue: ['1', '0'] } };
    case 'date':
      return { type: 'date' };
    case 'dateTime':
      return { type: 'datetime' };
    case 'time':
      return { type: 'time' };
    default:
      return undefined;
  }
}

function scaleOf(meta: FieldDefinition, currency: string | undefined): { scale?: number; decimals?: number } {
  const unit = meta.kind === 'money' ? moneyUnitOf(meta, { currency }) : meta.unit;
  if (unit === undefined) return { decimals: meta.decimals };
  // What is stored in its shown unit has the decimals of that.
  if (unit.factor === 1) return { decimals: unit.decimals };
  return { scale: Math.round(Math.log10(unit.factor)), decimals: unit.decimals };
}
