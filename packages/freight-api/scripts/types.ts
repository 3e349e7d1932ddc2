import { type Field, fieldDoc, type JsonSchema, key, refName } from './jsonSchema.ts';

/** Writes a schema as a TypeScript type. Names of components go into `used`. */
export function typeOf(schema: JsonSchema, { used, fields }: { used: Set<string>; fields?: Record<string, Field> }): string {
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref);
    used.add(name);
    return name;
  }
  const union = schema.anyOf ?? schema.oneOf;
  if (union !== undefined) return unique(union.map((one) => typeOf(one, { used }))).join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map((one) => typeOf(one, { used })).join(' & ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (Array.isArray(schema.type)) return unique(schema.type.map((type) => typeOf({ ...schema, type }, { used }))).join(' | ');
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array': {
      const item = typeOf(schema.items ?? {}, { used });
      return /[|&]/.test(item) ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      return objectType(schema, { used, fields });
    default:
      return 'unknown';
  }
}

function objectType(schema: JsonSchema, { used, fields = {} }: { used: Set<string>; fields?: Record<string, Field> }): string {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) {
    if (typeof schema.additionalProperties === 'object') return `Record<string, ${typeOf(schema.additionalProperties, { used })}>`;
    return 'Record<string, unknown>';
  }
  const lines = properties.map(([name, property]) => {
    const doc = fieldDoc(
      property['x-field'] ?? fields[name] ?? property.anyOf?.find((one) => one['x-field'] !== undefined)?.['x-field'],
      property.description,
    );
    const optional = schema.required?.includes(name) === true ? '' : '?';
    return `${doc === undefined ? '' : `/** ${doc.replaceAll('*/', '* /')} */\n`}${key(name)}${optional}: ${typeOf(property, { used })};`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

const unique = (names: string[]): string[] => [...new Set(names)];
