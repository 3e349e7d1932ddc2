import type { FieldDefinition } from '../../field/FieldMeta.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import type { ResourceColumn } from './fieldColumns.tsx';
import { fieldOf } from '../form/fieldValues.ts';

/**
 * The fields that a list asks its server for: those of its columns in view, of the title, what says whether sums count a row, and what the
 * resource says that its rules and actions read.
 *
 * @param hidden keys of columns that are out of view
 * @returns undefined for all, where the resource does not say it
 */
export function askedFields<Row extends AnyRow>(
  resource: Pick<Resource<Row>, 'fields' | 'listFields' | 'titleField'>,
  { columns, hidden }: { columns: ReadonlyArray<ResourceColumn<Row>>; hidden: readonly string[] },
): readonly string[] | undefined {
  const { fields, listFields, titleField } = resource;
  if (listFields === undefined) return undefined;
  const shown = columns.filter((column) => !hidden.includes(keyOf(column))).flatMap((column) => readBy(column, fields));
  const uncounted = Object.keys(fields).filter((name) => fields[name]?.uncounted !== undefined);
  return [...new Set([titleField, ...listFields, ...uncounted, ...shown])];
}

function readBy<Row>(column: ResourceColumn<Row>, fields: Readonly<Record<string, FieldDefinition>>): readonly string[] {
  const name = typeof column === 'string' ? column : column.field;
  const further = typeof column === 'string' ? [] : (column.reads ?? []);
  if (name === undefined) return further;
  const { textField } = fieldOf(fields, name);
  return [name, ...(textField === undefined ? [] : [textField]), ...further];
}

const keyOf = <Row>(column: ResourceColumn<Row>): string =>
  typeof column === 'string' ? column : column.field === undefined ? column.key : column.field;
