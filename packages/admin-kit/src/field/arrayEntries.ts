import type { FieldKind, FieldWords } from './defineFieldKind.ts';
import type { FieldDefinition } from './FieldMeta.ts';

/** One entry: a row of values by field, or where the list has no fields a value alone. */
export type Entry = unknown;

/** Under this name an entry that is a value alone is handled as a row. */
export const alone = '';

/** A list of texts, where the field does not say what its entries are. */
const texts: FieldDefinition = { kind: 'text', label: { zh: '', en: '' } };

/** The fields of an entry. */
export const fieldsOf = (meta: FieldDefinition): Readonly<Record<string, FieldDefinition>> =>
  meta.items ?? { [alone]: { ...(meta.item ?? texts), label: meta.label } };

/** What an entry holds of a field. */
export const partOf = (entry: Entry, name: string): unknown =>
  name === alone ? entry : (entry as Readonly<Record<string, unknown>>)[name];

/** The entry with another value of a field. */
export const withPart = (entry: Entry, { name, value }: { name: string; value: unknown }): Entry =>
  name === alone ? value : { ...(entry as object), [name]: value };

/** A new entry, with defaults. */
export function blankEntry(meta: FieldDefinition, kindOf: KindOf): Entry {
  const made = Object.fromEntries(Object.entries(fieldsOf(meta)).map(([name, field]) => [name, field.default ?? kindOf(field).blank]));
  return meta.items ? made : made[alone];
}

/** What is wrong with a value of an entry, in words. */
export function problemOf(value: unknown, { field, kindOf, words }: { field: FieldDefinition; kindOf: KindOf; words: FieldWords }) {
  const kind = kindOf(field);
  if (value === null || value === undefined || value === '' || value === kind.blank)
    return field.required ? words.t('form.required', { label: words.localize(field.label) }) : undefined;
  return kind.check?.(value, { meta: field, words });
}

/** Finds the kind of a field. */
export type KindOf = (meta: Pick<FieldDefinition, 'kind'>) => FieldKind;
