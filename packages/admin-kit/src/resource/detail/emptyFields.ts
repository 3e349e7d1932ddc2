import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { valuesOf, type AnyRow } from '../defineResource.ts';
import { fieldOf, isBlank } from '../form/fieldValues.ts';

const hasNothing = (value: unknown) => isBlank(value) || (Array.isArray(value) && value.length === 0);

/** Whether a row has no value to show for a field; a field with a cell of its own may draw one from others. */
export function isFieldEmpty(fields: Readonly<Record<string, FieldDefinition>>, { name, row }: { name: string; row: AnyRow }): boolean {
  const { cell, textField } = fieldOf(fields, name);
  const values = valuesOf(row);
  return cell === undefined && hasNothing(values[name]) && (textField === undefined || hasNothing(values[textField]));
}
