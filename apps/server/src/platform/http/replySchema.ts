import type { z } from 'zod';
import { shownOnly } from '../contract/partialRow.ts';

/** Copies the declared part of a value. */
export type Projector = (value: unknown) => unknown;

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  items?: readonly z.ZodType[];
  out?: z.ZodType;
  getter?: () => z.ZodType;
}

const built = new WeakMap<z.ZodType, Projector>();

/**
 * Compiles a reply schema into a function that copies what the schema declares and nothing else, so that a column that was
 * never promised cannot leave. It copies and does not judge: a stored value that breaks a rule is still shown.
 *
 * @source security 5.25
 */
export function projector(schema: z.ZodType): Projector {
  const known = built.get(schema);
  if (known !== undefined) return known;
  // Recursive schemas meet themselves while they are compiled.
  let real: Projector = (value) => value;
  built.set(schema, (value) => real(value));
  real = compile(schema);
  built.set(schema, real);
  return real;
}

function compile(schema: z.ZodType): Projector {
  const definition = schema.def as unknown as Definition;
  switch (definition.type) {
    case 'object':
      return object(definition);
    case 'array': {
      const element = projector(definition.element as z.ZodType);
      return (value) => (Array.isArray(value) ? value.map(element) : value);
    }
    case 'tuple': {
      const items = (definition.items ?? []).map(projector);
      return (value) => (Array.isArray(value) ? items.map((item, index) => item(value[index])) : value);
    }
    case 'record': {
      const item = projector(definition.valueType as z.ZodType);
      return (value) => (isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, item(one)])) : value);
    }
    case 'union':
      return union(definition.options ?? []);
    case 'lazy':
      return projector((definition.getter as () => z.ZodType)());
    case 'pipe':
      return projector(definition.out as z.ZodType);
    case 'null':
    case 'undefined':
    case 'void':
    case 'never':
      return () => null;
    default:
      return definition.innerType === undefined ? (value) => value ?? null : projector(definition.innerType);
  }
}

function object(definition: Definition): Projector {
  const fields = Object.entries(definition.shape ?? {}).map(([name, one]) => ({
    name,
    project: projector(one),
    optional: isOptional(one),
  }));
  // A loose object promises further keys; only unknown ones pass, declared ones are still projected.
  const loose = definition.catchall !== undefined && (definition.catchall.def as unknown as Definition).type !== 'never';
  const byName = new Map(fields.map((field) => [field.name, field]));
  // Rows of a list share one list of names.
  const parts = new WeakMap<readonly string[], typeof fields>();
  const partOf = (names: readonly string[]) => {
    let part = parts.get(names);
    if (part === undefined) parts.set(names, (part = names.flatMap((name) => byName.get(name) ?? [])));
    return part;
  };
  return (value) => {
    if (!isRecord(value)) return value ?? null;
    const some = shownOnly(value);
    if (some !== undefined) {
      const part: Record<string, unknown> = {};
      for (const { name, project } of partOf(some)) part[name] = project(value[name] ?? null);
      return part;
    }
    const copy: Record<string, unknown> = loose ? { ...value } : {};
    for (const { name, project, optional } of fields) {
      const one = value[name];
      if (one !== undefined) copy[name] = project(one);
      else if (!optional) copy[name] = null;
    }
    return copy;
  };
}

function union(options: readonly z.ZodType[]): Projector {
  const all = options.map((option) => ({ option, project: projector(option) }));
  return (value) => {
    if (value === null || value === undefined) return null;
    const fit = all.find(({ option }) => option.safeParse(value).success);
    if (fit !== undefined) return fit.project(value);
    // Nothing fits: leave out rather than leak, unless the value has no parts to leak.
    return typeof value === 'object' ? null : value;
  };
}

function isOptional(schema: z.ZodType): boolean {
  const definition = schema.def as unknown as Definition;
  if (definition.type === 'optional') return true;
  return definition.innerType !== undefined && definition.type !== 'default' && isOptional(definition.innerType);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
