import { type Field, type JsonSchema, key, refName } from './jsonSchema.ts';

/** Schemas by component name. */
export type Components = Record<string, JsonSchema>;

/** Writes a schema in zod mini, so that a form checks input as the server will. */
export function zodOf(schema: JsonSchema, { components, fields = {} }: { components: Components; fields?: Record<string, Field> }): string {
  if (schema.$ref !== undefined) return zodOf(components[refName(schema.$ref)] ?? {}, { components });
  const union = schema.anyOf ?? schema.oneOf;
  if (union !== undefined) {
    const rest = union.filter((one) => one.type !== 'null');
    const inner =
      rest.length === 1 ? zodOf(rest[0]!, { components }) : `z.union([${rest.map((one) => zodOf(one, { components })).join(', ')}])`;
    return rest.length < union.length ? `z.nullable(${inner})` : inner;
  }
  if (schema.const !== undefined) return `z.literal(${JSON.stringify(schema.const)})`;
  if (schema.enum !== undefined) return `z.enum(${JSON.stringify(schema.enum)})`;
  switch (schema.type) {
    case 'string':
      return withChecks('z.string()', stringChecks(schema));
    case 'integer':
      return withChecks('z.int()', numberChecks(schema));
    case 'number':
      return withChecks('z.number()', numberChecks(schema));
    case 'boolean':
      return 'z.boolean()';
    case 'null':
      return 'z.null()';
    case 'array':
      return withChecks(`z.array(${zodOf(schema.items ?? {}, { components })})`, [
        ...(schema.minItems === undefined ? [] : [`z.minLength(${schema.minItems})`]),
        ...(schema.maxItems === undefined ? [] : [`z.maxLength(${schema.maxItems})`]),
      ]);
    case 'object':
      return objectOf(schema, { components, fields });
    default:
      return 'z.unknown()';
  }
}

function objectOf(schema: JsonSchema, { components, fields }: { components: Components; fields: Record<string, Field> }): string {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return 'z.record(z.string(), z.unknown())';
  const lines = properties.map(([name, property]) => {
    const field = property['x-field'] ?? fields[name];
    const isNullable = property.anyOf?.some((one) => one.type === 'null') === true;
    let inner =
      isNullable && field?.rule !== undefined
        ? zodOf(
            property.anyOf!.find((one) => one.type !== 'null')!,
            { components },
          )
        : zodOf(property, { components });
    // Rules apply to what was typed; a field that may be left empty has none to break.
    if (field?.rule !== undefined) inner = `${inner}.check(byRule(${JSON.stringify(field.rule)}))`;
    if (isNullable && field?.rule !== undefined) inner = `z.nullable(${inner})`;
    return `${key(name)}: ${schema.required?.includes(name) === true ? inner : `z.optional(${inner})`},`;
  });
  return `z.object({\n${lines.join('\n')}\n})`;
}

const withChecks = (base: string, checks: string[]): string => (checks.length === 0 ? base : `${base}.check(${checks.join(', ')})`);

function stringChecks(schema: JsonSchema): string[] {
  return [
    ...(schema.minLength === undefined ? [] : [`z.minLength(${schema.minLength})`]),
    ...(schema.maxLength === undefined ? [] : [`z.maxLength(${schema.maxLength})`]),
    ...(schema.pattern === undefined ? [] : [`z.regex(new RegExp(${JSON.stringify(schema.pattern)}))`]),
  ];
}

function numberChecks(schema: JsonSchema): string[] {
  return [
    ...(schema.minimum === undefined ? [] : [`z.minimum(${schema.minimum})`]),
    ...(schema.maximum === undefined ? [] : [`z.maximum(${schema.maximum})`]),
  ];
}
