import { z } from 'zod';

type JsonSchema = { readonly [key: string]: unknown };

/** Makes up the value of a field; undefined leaves it to its schema. */
export type Given = (name: string) => unknown;

/**
 * A body that a schema takes, as far as its kinds say it: every field is there, with what is `given` for its name, else with a plain value of its
 * kind. What rules beyond kinds ask for is not known here.
 */
export function sampleInput(schema: z.ZodType | undefined, given: Given): Record<string, unknown> {
  if (schema === undefined) return {};
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return valueOf('', json, { given, defs: (json['$defs'] ?? {}) as Record<string, JsonSchema> }) as Record<string, unknown>;
}

interface Around {
  given: Given;
  defs: Readonly<Record<string, JsonSchema>>;
}

function valueOf(name: string, schema: JsonSchema, around: Around): unknown {
  const known = name === '' ? undefined : around.given(name);
  if (known !== undefined) return schema['type'] === 'array' && !Array.isArray(known) ? [known] : known;
  const reference = schema['$ref'];
  if (typeof reference === 'string') return valueOf(name, around.defs[reference.split('/').at(-1)!] ?? {}, around);
  const several = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as JsonSchema[] | undefined;
  if (several !== undefined) return valueOf(name, several.find(({ type }) => type !== 'null') ?? {}, around);
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if ('const' in schema) return schema['const'];
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(([key, one]) => [key, valueOf(key, one, around)]),
      );
    case 'array':
      return [valueOf(name.replace(/s$/, ''), (schema['items'] ?? {}) as JsonSchema, around)];
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 1), 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textOf(name, schema);
  }
}

function textOf(name: string, { minLength, maxLength, pattern }: JsonSchema): string {
  if (/time$/i.test(name)) return '2026-06-02 11:00:00';
  if (/(date|From|To|begin|end)$/i.test(name)) return '2026-06-01';
  if (/month$/i.test(name)) return '2026-05';
  if (/files?$/i.test(name)) return 'slip/load.png';
  if (/phone|mobile/i.test(name)) return '13800000000';
  const plain = '说明'.repeat(Math.ceil(Number(minLength ?? 1) / 2)).slice(0, Number(maxLength ?? 50));
  return typeof pattern === 'string' && !new RegExp(pattern, 'u').test(plain) ? '1'.repeat(Number(minLength ?? 1)) : plain;
}
