import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { modules } from '../src/modules/index.ts';
import { methodsOf, type Endpoint } from '../src/platform/contract/index.ts';
import { apiPrefix } from '../src/platform/http/buildServer.ts';
import { buildFreight, dispatch, orderForm, publishOrder } from './freight.ts';
import { testServer, type TestServer } from './testServer.ts';

// The embedded engine has seen them all; PostgreSQL is asked whether it fails where that one does not.
const requests = Number(process.env['GENERATED_REQUESTS'] ?? (process.env['TEST_DATABASE_URL'] === undefined ? '10000' : '1200'));
const seed = Number(process.env['GENERATED_SEED'] ?? randomInt(2 ** 31));

/** Hashing a password takes a tenth of a second; these get few requests. */
const slow = /\/(login|mLogin|updatePassword|changePassword|user\/add)$/;
/** Would end the session that all requests come from. */
const ending = /\/logout$/;

interface Route {
  method: string;
  base: string;
  path: string;
  endpoint: Endpoint;
  /** Fields that a list may be filtered by. */
  fields: readonly string[];
}

const routes: Route[] = modules.flatMap((module) =>
  (module.routes ?? []).flatMap(({ contract }) =>
    Object.values(contract.endpoints).flatMap((endpoint) =>
      methodsOf(endpoint).map((method) => ({
        method,
        base: contract.base,
        path: endpoint.path,
        endpoint,
        fields: Object.keys(contract.about.entity?.fields ?? {}),
      })),
    ),
  ),
);

let server: TestServer;
/** Ids that stand for something, so that requests get past the first look-up. */
const ids: string[] = [];

beforeAll(async () => {
  server = await testServer({ shared: true });
  const build = buildFreight(server);
  const boss = server.as('boss');
  const world = await build.world(100_000_000);
  await build.carrier();
  const order = await publishOrder(boss, orderForm(world));
  const note = await dispatch(boss, order, world);
  const second = await publishOrder(boss, orderForm(world));
  ids.push(...Object.values(world).map(({ id }) => id), order.id, second.id, note.id, boss.userId);
});

const nasty: readonly unknown[] = [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '\uffff', '👩‍👩‍👧‍👦', "' or 1=1--", '%', '_', '\\', '*', '!*a*', '!=', '>=', ',,,', 'a,b', '1,', '..', '<b>', '${x}', '%00',
  'x'.repeat(5000), '9'.repeat(40), '0', '-1', '1.5', '1e9', '1e400', 'NaN', 'null', 'true', '9999-99-99 99:99:99', '0000-00-00', '2026-02-30', '99999-01-01', '294277-01-01 00:00:00',
  null, true, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [null], [[]], { a: { b: {} } }, ['x', 1], { $gt: '' }, { length: 3 }, { toString: 1 },
]; // prettier-ignore

type JsonSchema = { [key: string]: unknown };

/** Values that a schema would take, mostly, with others among them. */
function arbitraryOf(schema: JsonSchema, defs: Readonly<Record<string, JsonSchema>>, name: string, depth: number): fc.Arbitrary<unknown> {
  const reference = schema['$ref'];
  if (typeof reference === 'string' && depth < 5) return arbitraryOf(defs[reference.split('/').at(-1) ?? ''] ?? {}, defs, name, depth + 1);
  const fitting = fittingOf(schema, defs, name, depth);
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: fc.constantFrom(...nasty) });
}

function fittingOf(schema: JsonSchema, defs: Readonly<Record<string, JsonSchema>>, name: string, depth: number): fc.Arbitrary<unknown> {
  const several = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  if (several !== undefined) return fc.oneof(...several.map((one) => arbitraryOf(one, defs, name, depth + 1)));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if ('const' in schema) return fc.constant(schema['const']);
  const [least, most] = [Number(schema['minimum'] ?? -(10 ** 6)), Number(schema['maximum'] ?? 10 ** 9)];
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, defs, depth);
    case 'array':
      return fc.array(arbitraryOf((schema['items'] ?? {}) as JsonSchema, defs, name.replace(/s$/, ''), depth + 1), { maxLength: 3 });
    case 'integer':
      return fc.oneof(
        fc.integer({ min: Math.max(least, -(2 ** 53)), max: Math.max(least, Math.min(most, 100_000)) }),
        fc.constantFrom(least, most, 0, 1, 2),
      );
    case 'number':
      return fc.oneof(fc.double({ min: least, max: Math.max(least, most), noNaN: true }), fc.integer({ min: 0, max: 100 }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema, name);
  }
}

function textOf(schema: JsonSchema, name: string): fc.Arbitrary<string> {
  if (/(^id|Id)$/.test(name))
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.stringMatching(/^[0-9a-f]{32}$/) });
  if (/^ids$|selections/.test(name)) return fc.array(fc.constantFrom(...ids, 'x'), { maxLength: 3 }).map((some) => some.join(','));
  if (schema['format'] === 'uuid') return fc.uuid();
  if (/time$/i.test(name))
    return fc.constantFrom('2026-06-01 08:00:00', '2026-06-01 09:59:59', '2025-12-31 23:59:59', '2030-01-01 00:00:00');
  if (/(From|To|date|Date)$/.test(name)) return fc.constantFrom('2026-06-01', '2020-02-29', '2035-12-31', '2026-06-01 08:00:00');
  if (/phone$/i.test(name)) return fc.stringMatching(/^13\d{9}$/);
  if (/adcode$/i.test(name)) return fc.constantFrom('370783', '110101', '999999');
  if (typeof schema['pattern'] === 'string' && !/[\\]p|\(\?/.test(schema['pattern']))
    return fc.stringMatching(new RegExp(schema['pattern']));
  const [min, max] = [Number(schema['minLength'] ?? 0), Number(schema['maxLength'] ?? 30)];
  return fc.string({ unit: 'grapheme', minLength: Math.min(min, 50), maxLength: Math.min(max, 50) });
}

function objectOf(schema: JsonSchema, defs: Readonly<Record<string, JsonSchema>>, depth: number): fc.Arbitrary<unknown> {
  if (depth > 5) return fc.constant({});
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const required = new Set(schema['required'] as string[] | undefined);
  const model = Object.fromEntries(properties.map(([key, one]) => [key, arbitraryOf(one, defs, key, depth + 1)]));
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(model, { requiredKeys: properties.map(([key]) => key).filter((key) => required.has(key)) }) },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
  );
}

function inputOf(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.constant({});
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return arbitraryOf(json, (json['$defs'] ?? {}) as Record<string, JsonSchema>, '', 0);
}

/** Filters, sorts and super queries of a list, as its screen and others might send them. */
function filtersOf(fields: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  if (fields.length === 0) return fc.constant({});
  const field = fc.constantFrom(...fields, 'nothing', '__proto__');
  const value = fc.oneof(
    fc.constantFrom('1', '2026-06-01', '2026-06-01 08:00:00', '鲁*', '*a*', '!1', '1,2', ...ids),
    fc.constantFrom(...nasty),
  );
  const filter = fc
    .tuple(field, fc.constantFrom('', '', '_begin', '_end', '_MultiString'), value)
    .map(([name, suffix, one]): [string, unknown] => [`${name}${suffix}`, one]);
  const rule = fc.record({
    field,
    rule: fc.constantFrom('eq', 'ne', 'gt', 'le', 'like', 'in', 'empty', 'drop'),
    val: value,
    type: fc.constantFrom('string', 'int', 'date'),
  });
  const superQuery = fc.oneof(
    fc
      .array(rule, { maxLength: 3 })
      .map((rules) => ({ superQueryParams: encodeURIComponent(JSON.stringify(rules).replaceAll(/\\ud[89a-f].{2}/gi, '')) })),
    fc.constantFrom('[', '%', '[{}]', '[null]', '"x"', '{"a":1}').map((superQueryParams) => ({ superQueryParams })),
    fc.constant({}),
    fc.constant({}),
  );
  const sort = fc.oneof(
    fc.record({
      column: fc.oneof(
        field,
        field.map((one) => `${one}_dictText`),
        fc.constantFrom('id; drop', 'a,b'),
      ),
      order: fc.constantFrom('asc', 'desc', 'x'),
    }),
    fc.constant({}),
  );
  return fc
    .tuple(fc.array(filter, { maxLength: 3 }), superQuery, sort)
    .map(([some, query, by]) => ({ ...Object.fromEntries(some), ...query, ...by }));
}

interface Call {
  params: unknown;
  query: unknown;
  filters: Record<string, unknown>;
  body: unknown;
  file: Uint8Array;
  confirm: boolean;
}

const callOf = ({ endpoint, fields, path }: Route): fc.Arbitrary<Call> =>
  fc.record({
    params: inputOf(endpoint.params),
    query: inputOf(endpoint.query),
    filters: /list|export|count/i.test(path) ? filtersOf(fields) : fc.constant({}),
    body: inputOf(endpoint.body),
    file: fc.uint8Array({ maxLength: 200 }),
    confirm: fc.boolean(),
  });

const textual = (value: unknown): string =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)).toWellFormed();

async function send({ method, base, path, endpoint }: Route, call: Call) {
  const params = typeof call.params === 'object' && call.params !== null ? (call.params as Record<string, unknown>) : {};
  const url = `${base}${path}`.replaceAll(
    /:(\w+)/g,
    (_all, name: string) => encodeURIComponent(textual(params[name] ?? 'x').slice(0, 300)) || 'x',
  );
  const pairs = Object.entries({ ...(call.query as object), ...call.filters }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(textual(value)).slice(0, 3000)}`],
  );
  const headers: Record<string, string> = { 'x-access-token': server.as('boss').token };
  if (endpoint.idempotent !== undefined) headers['idempotency-key'] = randomUUID();
  let payload: string | Buffer | undefined;
  if (endpoint.content === 'upload') {
    headers['content-type'] = 'multipart/form-data; boundary=b';
    const head =
      '--b\r\nContent-Disposition: form-data; name="biz"\r\n\r\ntemp\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n';
    payload = Buffer.concat([Buffer.from(head), Buffer.from('504b0304', 'hex'), call.file, Buffer.from('\r\n--b--\r\n')]);
  } else if (method === 'POST' || method === 'PUT') {
    headers['content-type'] = 'application/json';
    const body =
      typeof call.body === 'object' && call.body !== null && !Array.isArray(call.body) && call.confirm
        ? { ...call.body, confirmWarnings: true }
        : call.body;
    payload = JSON.stringify(body);
  }
  return server.fastify.inject({
    method: method as 'GET',
    url: `${apiPrefix}${url}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
}

const envelope = z.object({
  success: z.boolean(),
  message: z.string(),
  code: z.union([z.number(), z.string()]),
  result: z.unknown(),
  timestamp: z.number(),
  requestId: z.string(),
});

test(`API-03 security 1: ${requests} generated requests over all routes meet an envelope and no failure of ours`, async () => {
  console.log(`GENERATED_SEED=${seed}`);
  const pool = routes.filter(({ path }) => !ending.test(path));
  const each = Math.ceil(requests / pool.filter(({ path }) => !slow.test(path)).length);
  const problems: string[] = [];
  const statuses = new Map<number, number>();
  let done = 0;
  for (const route of pool) {
    for (const call of fc.sample(callOf(route), { numRuns: slow.test(route.path) ? 5 : each, seed })) {
      const reply = await send(route, call).catch((error: unknown) => ({ statusCode: 599, body: String(error) }));
      statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
      done += 1;
      const isFile = route.endpoint.content === 'file' && reply.statusCode === 200;
      const isRaw = route.endpoint.content === 'raw' && reply.statusCode === 200;
      const isFine =
        reply.statusCode < 500 &&
        (isFile || (isRaw && typeof JSON.parse(reply.body) === 'object') || envelope.safeParse(JSON.parse(reply.body)).success) &&
        !/at .*\.ts:\d+|relation "|syntax error/.test(isFile ? '' : reply.body);
      if (!isFine)
        problems.push(
          `${route.method} ${route.base}${route.path} ${reply.statusCode} ${JSON.stringify(call).slice(0, 1500)} → ${reply.body.slice(0, 300)}`,
        );
    }
  }
  console.log(`${done} requests: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`);
  expect(problems).toEqual([]);
  expect(server.errors).toEqual([]);
  expect(done).toBeGreaterThanOrEqual(requests);
}, 600_000);
