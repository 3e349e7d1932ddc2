import { type OpenApiDocument, type Schema, valuesOf, whole } from './document.ts';
import type { FoundResource } from './findOperations.ts';

/** A field of a resource, as it is written. */
export interface FieldText {
  name: string;
  /** Its definition in TypeScript. */
  text: string;
  isFilter: boolean;
}

/** What is written of a row. */
export interface FieldsText {
  fields: readonly FieldText[];
  /** Codes by dictionary, of properties that have a list of values. */
  dictionaries: Readonly<Record<string, readonly string[]>>;
  /** Properties that are `true` or `false` on the wire. */
  booleans: readonly string[];
  /** Properties that no field stands for: objects and lists of objects. */
  left: readonly string[];
}

/** The fields of a row: kinds by type and format, rules by what the document says, searches by the parameters of the list. */
export function fieldsOf(
  document: OpenApiDocument,
  { found, name, sorts }: { found: Pick<FoundResource, 'row' | 'input' | 'asked' | 'several'>; name: string; sorts: boolean },
): FieldsText {
  const { row, input, asked, several } = found;
  const fields: FieldText[] = [];
  const dictionaries: Record<string, readonly string[]> = {};
  const left: string[] = [];
  const booleans: string[] = [];
  for (const [property, given] of Object.entries(row.properties ?? {})) {
    if (property === 'id' || property === 'version') continue;
    const schema = whole(document, { schema: given });
    const kind = kindOf(schema);
    if (kind === undefined) {
      left.push(property);
      continue;
    }
    const dict = `${name}_${property}`;
    if (kind === 'flag') booleans.push(property);
    if (kind === 'dict')
      dictionaries[dict] = valuesOf(schema)
        .filter((one) => one !== null)
        .map(String);
    const filter = filterOf(property, { kind, asked, several });
    const isInput = input === undefined || input.properties?.[property] !== undefined;
    const isRequired = (input ?? row).required?.includes(property) === true && kind !== 'flag' && !isNullable(schema);
    const members = [
      `kind: '${kind}'`,
      `label: ${labelOf(property, schema)}`,
      ...(schema.description ? [`description: ${quoted(schema.description)}`] : []),
      ...(kind === 'dict' ? [`dict: ${quoted(dict)}`] : []),
      ...(kind === 'decimal' ? ['decimals: 2'] : []),
      ...(isInput && !schema.readOnly ? [] : ['readOnly: true']),
      ...(isRequired ? ['required: true'] : []),
      ...(kind === 'text' || kind === 'longText'
        ? (['minLength', 'maxLength'] as const).flatMap((rule) => (schema[rule] === undefined ? [] : [`${rule}: ${schema[rule]}`]))
        : []),
      ...(kind === 'integer' || kind === 'decimal'
        ? (['minimum', 'maximum'] as const).flatMap((rule) => (schema[rule] === undefined ? [] : [`${rule}: ${schema[rule]}`]))
        : []),
      ...(filter ? [`filter: '${filter}'`] : []),
      ...(sorts && kind !== 'longText' ? ['sortable: true'] : []),
    ];
    fields.push({ name: property, text: `{ ${members.join(', ')} }`, isFilter: filter !== undefined });
  }
  return { fields, dictionaries, booleans, left };
}

const isNullable = ({ nullable, type, enum: values }: Schema) =>
  nullable === true || [type].flat().includes('null') || values?.includes(null) === true;

function kindOf(schema: Schema): string | undefined {
  const types = [schema.type].flat().filter((one) => one !== 'null');
  if (valuesOf(schema).length > 0) return types.includes('boolean') ? 'flag' : 'dict';
  if (types.length !== 1) return undefined;
  if (types[0] === 'boolean') return 'flag';
  if (types[0] === 'integer') return 'integer';
  if (types[0] === 'number') return 'decimal';
  if (types[0] !== 'string') return undefined;
  if (schema.format === 'date') return 'date';
  if (schema.format === 'date-time') return 'dateTime';
  return (schema.maxLength ?? 0) > 200 ? 'longText' : 'text';
}

function filterOf(
  property: string,
  { kind, asked, several }: Pick<FoundResource, 'asked' | 'several'> & { kind: string },
): string | undefined {
  const has = (pattern: RegExp) => asked.some((one) => one.startsWith(property) && pattern.test(one.slice(property.length)));
  if (kind === 'text' && has(/^[_.[]?(?:like|contains)\]?$/i)) return 'text';
  if (has(fromEnding)) return 'range';
  if (!asked.includes(property)) return undefined;
  return kind === 'dict' && several.has(property) ? 'options' : 'equals';
}

export const fromEnding = /^[_.[]?(?:from|gte|min|after|begin)\]?$/i;

/** `boughtOn` is "Bought on"; a title of the document wins. */
function labelOf(property: string, { title }: Schema): string {
  const words = property
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  const label = title ?? words.charAt(0).toUpperCase() + words.slice(1);
  return `{ zh: ${quoted(label)}, en: ${quoted(label)} }`;
}

export const quoted = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll(/\s*\n\s*/g, ' ')}'`;
