import type { ReactNode } from 'react';
import type { FieldKind, FieldWords } from '../../field/defineFieldKind.ts';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { FieldView } from '../../field/FieldView.tsx';
import type { Label } from '../../i18n/catalogue.ts';
import { type SpokenColumn, spokenColumns, type TableColumn } from '../../table/columns.ts';
import { valuesOf, type AnyRow } from '../defineResource.ts';
import { isFieldEmpty } from '../detail/emptyFields.ts';
import { fieldOf } from '../form/fieldValues.ts';

/** A column: a field by name, a field with changes, or something drawn from the row. */
export type ResourceColumn<Row, Name extends string = string> =
  | Name
  | {
      /** Field whose value it shows. */
      field: Name;
      /** In the place of the field's label; in both languages it follows the one that is spoken. */
      title?: Label;
      /** Width in px; absent: as the kind of the field has it. */
      width?: number;
      /** Stays at this edge while columns scroll; absent: it scrolls with them. */
      pinned?: 'start' | 'end';
      /** Takes the room that a wide window leaves; absent: texts of 200 px and more do. */
      grow?: boolean;
      /** Out of view until a person switches it on. */
      hidden?: boolean;
      /** Draws the cell; `shown` is what the field shows by itself. */
      cell?: (row: Row, shown: ReactNode) => ReactNode;
      /** The own cell of a title still opens its row: it holds no link or button itself. */
      opens?: boolean;
      /** Further fields that its cell reads; see `listFields` of a resource. */
      reads?: readonly Name[];
    }
  | (TableColumn<Row> & { field?: undefined; reads?: readonly Name[] });

/** Turns names into columns of the table: title, width, side, order and cell come from the field and its kind. */
export function fieldColumns<Row extends AnyRow>(
  columns: ReadonlyArray<ResourceColumn<Row>>,
  {
    fields,
    kindOf,
    words,
    locale,
  }: {
    fields: Readonly<Record<string, FieldDefinition>>;
    kindOf: (meta: Pick<FieldDefinition, 'kind'>) => FieldKind;
    words: FieldWords;
    locale: string;
  },
): SpokenColumn<Row>[] {
  return columns.map((column) => {
    if (typeof column !== 'string' && column.field === undefined) return spokenColumns([column], words.localize)[0]!;
    const extra = typeof column === 'string' ? { field: column } : column;
    const meta = fieldOf(fields, extra.field);
    const kind = kindOf(meta);
    const show = (row: Row) => <FieldView meta={meta} name={extra.field} row={valuesOf(row)} />;
    const width = extra.width ?? meta.width ?? (typeof kind.width === 'function' ? kind.width(meta, locale) : kind.width);
    return {
      key: extra.field,
      title: extra.title === undefined ? fieldTitle(meta, words.localize) : words.localize(extra.title),
      width,
      // Names of companies and the like: the more of them is seen, the better.
      grow: extra.grow ?? (kind.holds === 'text' && width >= roomyWidth),
      align: kind.align,
      sortable: meta.sortable,
      pinned: extra.pinned,
      hidden: extra.hidden,
      unit: meta.kind === 'quantity' && meta.unit ? words.localize(meta.unit.symbol) : undefined,
      isEmpty: extra.cell ? undefined : (row) => isFieldEmpty(fields, { name: extra.field, row }),
      cell: extra.cell ? (row) => extra.cell?.(row, show(row)) : show,
      formatSum: kind.align === 'end' ? (sum) => <kind.Cell value={sum} meta={meta} name={extra.field} row={{}} /> : undefined,
    };
  });
}

/** Texts in columns of that width, in px, take what room is left. */
const roomyWidth = 200;

/**
 * The name of a row stays in view while its other columns scroll: the columns up to that of the title where it is the first or the
 * second, else the first. Lists that pin columns themselves stay as they are.
 */
export function withNameFixed<Row>(columns: ReadonlyArray<SpokenColumn<Row>>, titleField: string): ReadonlyArray<SpokenColumn<Row>> {
  if (columns.some(({ pinned }) => pinned === 'start')) return columns;
  const last = columns.findIndex(({ key }) => key === titleField) === 1 ? 1 : 0;
  return columns.map((column, index) => (index <= last && column.pinned === undefined ? { ...column, pinned: 'start' } : column));
}

/** A label with the unit in which a quantity is shown. @example fieldTitle(fields.price, useLocalize()) // '价格 (元)' */
export function fieldTitle(meta: FieldDefinition, localize: (label: Label) => string): string {
  const label = localize(meta.label);
  return meta.kind === 'quantity' && meta.unit ? `${label} (${localize(meta.unit.symbol)})` : label;
}

/** The sum of each numeric column over the rows in view, or its weighted average, without those that the fields leave out of sums. */
export function pageSums<Row extends AnyRow>(
  rows: readonly Row[],
  { keys, fields }: { keys: readonly string[]; fields: Readonly<Record<string, FieldDefinition>> },
): Record<string, number> {
  const states = Object.entries(fields).filter(([, { uncounted }]) => uncounted !== undefined);
  const counted = rows.filter((row) => !states.some(([name, { uncounted }]) => uncounted?.codes.includes(String(valuesOf(row)[name]))));
  const sumOf = (key: string, weight: (row: Row) => number = () => 1) =>
    counted.reduce((sum, row) => sum + (typeof valuesOf(row)[key] === 'number' ? (valuesOf(row)[key] as number) * weight(row) : 0), 0);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const { weightedBy } = fields[key] ?? {};
      if (weightedBy === undefined) return [[key, sumOf(key)]];
      const weightOf = (row: Row) => Number(valuesOf(row)[weightedBy] ?? 0);
      const whole = counted.reduce((sum, row) => sum + (typeof valuesOf(row)[key] === 'number' ? weightOf(row) : 0), 0);
      return whole === 0 ? [] : [[key, sumOf(key, weightOf) / whole]];
    }),
  );
}

/** What the rows are called that sums leave out; undefined where they count all. */
export function uncountedLabel(fields: Readonly<Record<string, FieldDefinition>>, localize: (label: Label) => string): string | undefined {
  const labels = Object.values(fields).flatMap(({ uncounted }) => (uncounted === undefined ? [] : [localize(uncounted.label)]));
  return labels.length === 0 ? undefined : labels.join(localize({ zh: '、', en: ', ' }));
}
