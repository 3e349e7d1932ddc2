/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: (string | number | null)[];
  const?: string | number | boolean | null;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  default?: unknown;
  description?: string;
  'x-field'?: Field;
}

/** Field metadata as far as the generator reads it. */
export interface Field {
  kind: string;
  label: { zh: string; en: string };
  unit?: { stored: string };
  dict?: string;
  rule?: string;
  filter?: string;
  required?: boolean;
  description?: string;
  aliases?: readonly string[];
}

/** Name of a `$ref`. */
export const refName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** `a-b c` → `AbC`-like identifiers are not needed: names of the contract are identifiers already. */
export const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A property key, quoted where it must be. */
export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** One documentation line for a field: label, unit, dictionary and what it says beyond. */
export function fieldDoc(field: Field | undefined, description?: string): string | undefined {
  if (field === undefined) return description;
  const notes = [
    field.unit === undefined ? undefined : field.unit.stored,
    field.dict === undefined ? undefined : `dictionary ${field.dict}`,
  ].filter((note) => note !== undefined);
  const head = `${field.label.zh} · ${field.label.en}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
  const more = description ?? field.description;
  return more === undefined ? head : `${head}. ${more}`;
}
