import { z } from 'zod';
import type { Dictionary } from './dictionaries.ts';
import type { Contract, Endpoint, Method } from './endpoints.ts';
import type { FieldMeta } from './meta.ts';
import type { AnyStateMachine } from './states.ts';

type Json = Record<string, unknown>;

/** What the document is built from. */
export interface OpenApiInput {
  contracts: readonly Contract[];
  dictionaries: readonly Dictionary[];
  version: string;
}

/** Moves as a screen needs them, which offers an action and does not ask where it may lead. */
const offered = ({ moves }: AnyStateMachine) =>
  Object.fromEntries(Object.entries(moves).map(([action, { leadsTo: _leadsTo, mayStay: _mayStay, ...move }]) => [action, move]));

/**
 * Writes all contracts as one OpenAPI 3.1 document. Beside the standard parts it carries, as `x-` keys, what a screen
 * needs: entities with their fields, dictionaries, state machines and permissions.
 */
export function buildOpenApi({ contracts, dictionaries, version }: OpenApiInput): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  const entities: Json = {};
  const machines: Json = {};
  const permissions = new Set<string>();

  const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const {
      $defs,
      $schema: _dialect,
      ...json
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json & { $defs?: Json };
    for (const [name, definition] of Object.entries($defs ?? {})) schemas[name] ??= tidy(definition);
    const { id, ...rest } = json as Json & { id?: string };
    if (id === undefined) return tidy(rest) as Json;
    schemas[id] ??= tidy(rest);
    return { $ref: `#/components/schemas/${id}` };
  };

  for (const contract of contracts) {
    const { domain, name, entity, states, further = [], alsoAt = [] } = contract.about;
    for (const one of [entity, ...further]) {
      if (one === undefined) continue;
      schemaOf(one.row, 'output');
      entities[one.name] = {
        label: one.label,
        domain,
        resource: name,
        fields: one.fields satisfies Record<string, FieldMeta>,
        sums: one.definition.sums ?? [],
        ...(one.definition.filters && { filters: one.definition.filters }),
      };
    }
    if (states !== undefined) machines[states.name] = { ...states, moves: offered(states), resource: name };
    for (const [operation, endpoint] of Object.entries(contract.endpoints)) {
      if (endpoint.permission !== undefined) permissions.add(endpoint.permission);
      const [method, ...variants] = methodsOf(endpoint);
      const address = `${contract.base}${endpoint.path}`.replaceAll(/:(\w+)/g, '{$1}');
      const item = (paths[address] ??= {});
      item[method.toLowerCase()] = operationOf(`${name}.${operation}`, { domain, endpoint, entity: entity?.name, schemaOf });
      if (variants.length > 0) (item[method.toLowerCase()] as Json)['x-also'] = variants;
      if (alsoAt.length > 0) (item[method.toLowerCase()] as Json)['x-also-at'] = alsoAt.map((base) => `${base}${endpoint.path}`);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tarmac freight back office', version },
    servers: [{ url: '/jeecg-boot' }],
    paths: sorted(paths),
    components: { schemas: sorted(schemas) },
    'x-entities': sorted(entities),
    'x-states': sorted(machines),
    'x-dictionaries': sorted(Object.fromEntries(dictionaries.map(({ code, label, items }) => [code, { label, items }]))),
    'x-permissions': [...permissions].sort(),
  };
}

/** The methods that an endpoint answers; the first one is what the generated client uses. */
export function methodsOf(endpoint: Endpoint): readonly [Method, ...Method[]] {
  return typeof endpoint.method === 'string' ? [endpoint.method] : endpoint.method;
}

function operationOf(
  operationId: string,
  {
    domain,
    endpoint,
    entity,
    schemaOf,
  }: { domain: string; endpoint: Endpoint; entity: string | undefined; schemaOf: (schema: z.ZodType, io: 'input' | 'output') => Json },
): Json {
  const parameters = [
    ...parametersOf('path', { schema: endpoint.params, schemaOf }),
    ...parametersOf('query', { schema: endpoint.query, schemaOf }),
  ];
  const content = endpoint.content ?? 'json';
  return {
    operationId,
    tags: [domain],
    summary: endpoint.summary.zh,
    'x-summary': endpoint.summary,
    'x-auth': endpoint.auth ?? endpoint.permission,
    ...(entity === undefined ? {} : { 'x-entity': entity }),
    ...(endpoint.idempotent === undefined ? {} : { 'x-idempotent': endpoint.idempotent }),
    ...(endpoint.checkable === true ? { 'x-checkable': true } : {}),
    ...(endpoint.severalOrders === true ? { 'x-several-orders': true } : {}),
    'x-content': content,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } } }),
    ...(content === 'upload'
      ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: { type: 'object' } } } } }
      : {}),
    responses: {
      '200':
        content === 'file'
          ? { description: 'File', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
          : {
              description: 'Result',
              content: {
                'application/json': {
                  schema: content === 'raw' ? schemaOf(endpoint.reply, 'output') : envelope(schemaOf(endpoint.reply, 'output')),
                },
              },
            },
    },
  };
}

function envelope(result: Json): Json {
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      message: { type: 'string' },
      code: { type: 'integer' },
      result,
      timestamp: { type: 'integer' },
    },
    required: ['success', 'message', 'code', 'result', 'timestamp'],
  };
}

function parametersOf(
  where: 'path' | 'query',
  { schema, schemaOf }: { schema: z.ZodObject | undefined; schemaOf: (schema: z.ZodType, io: 'input' | 'output') => Json },
): Json[] {
  if (schema === undefined) return [];
  return Object.entries(schema.shape).map(([name, one]) => ({
    name,
    in: where,
    required: where === 'path' || !(one as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(one as z.ZodType, 'input'),
  }));
}

// Rewrites local references and drops the number bounds that zod adds to every safe integer.
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const out: Json = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string') out[key] = inner.replace('#/$defs/', '#/components/schemas/');
    else if ((key === 'maximum' && inner === Number.MAX_SAFE_INTEGER) || (key === 'minimum' && inner === Number.MIN_SAFE_INTEGER)) continue;
    else out[key] = tidy(inner);
  }
  return out;
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
