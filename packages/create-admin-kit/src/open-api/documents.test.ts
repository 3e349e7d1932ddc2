import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../scaffold/createApp.ts';
import { addResource } from './addResource.ts';
import { conventionsOf } from './conventionsOf.ts';
import { type OpenApiDocument, type Schema, whole, withServerPaths } from './document.ts';
import { fieldsOf } from './fieldsOf.ts';
import { findOperations } from './findOperations.ts';
import { typeOf, writePathTypes } from './writePathTypes.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarmac-documents-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const app = (backEnd: 'rest' | 'openapi') =>
  createApp({ folder: join(folder, backEnd), backEnd, packages: {}, templates: join(import.meta.dirname, '../../templates') });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const written = (text: string) => {
  const file = join(folder, 'document.yaml');
  writeFileSync(file, text);
  return file;
};

/** A document with one list, whose rows and parameters are these. */
const listed = (row: Schema, { schemas = {}, parameters = [] as object[], above = [] as object[], openapi = '3.1.0' } = {}) =>
  ({
    openapi,
    paths: {
      '/bills': {
        parameters: above,
        get: { parameters, responses: { 200: { content: { 'application/json': { schema: { type: 'array', items: row } } } } } },
      },
    },
    components: { schemas: { Kind: { type: 'string', enum: ['in', 'out'] }, ...schemas } },
  }) as OpenApiDocument;
const described = (document: OpenApiDocument) => {
  const found = findOperations(document, '/bills');
  const { fields, dictionaries } = fieldsOf(document, { found, name: 'bill', sorts: false });
  return { found, dictionaries, text: Object.fromEntries(fields.map((field) => [field.name, field.text])) };
};
const query = (name: string, schema: object, further: object = {}) => ({ name, in: 'query', schema, ...further });

test.each(['rest', 'openapi'] as const)(
  'KIT-14 a document in YAML, with its server below a path, is added to an app over %s',
  async (backEnd) => {
    const from = written(`
openapi: 3.1.0
info: { title: Bills, version: "1" }
servers:
  - url: "https://{host}/{base}/v2/"
    variables: { host: { default: bills.example }, base: { default: api } }
x-page: &page
  in: query
  schema: { type: integer }
paths:
  /bills:
    parameters:
      - { name: page, <<: *page }
      - { name: size, <<: *page }
    get:
      responses:
        "200": { $ref: "#/components/responses/Bills" }
    post:
      requestBody: { $ref: "#/components/requestBodies/Bill" }
      responses: { "201": { description: Made } }
components:
  requestBodies:
    Bill: { content: { application/json: { schema: { $ref: "#/components/schemas/Bill" } } } }
  responses:
    Bills:
      description: Some
      content:
        application/json:
          schema: { type: object, properties: { rows: { type: array, items: { $ref: "#/components/schemas/Bill" } }, total: { type: integer } } }
          example: { rows: [{ id: 1, paidOn: 2026-03-04 }], total: 1 }
  schemas:
    Bill:
      type: object
      required: [id, paidOn]
      properties: { id: { type: integer }, paidOn: { type: [string, "null"], format: date } }
`);
    const { notes } = await addResource({ app: app(backEnd), from, path: '/bills' });

    expect(notes.join('\n')).toContain('It is asked for at /api/v2/bills: the document says that its server lies at /v2.');
    expect(read(`${backEnd}/src/bill/billApi.ts`)).toContain(
      `serverWith({ page: { page: 'page', size: 'size' }, rowsAt: 'rows', totalAt: 'total' }).resource<Bill>(${
        backEnd === 'rest' ? "'v2/bills', { calls: ['add'] }" : "{ list: '/v2/bills', add: '/v2/bills' }"
      })`,
    );
    expect(read(`${backEnd}/mock/further.ts`)).toContain(`'/v2/bills': { rows: [{"id":1,"paidOn":"2026-03-04"}], rowsAt: 'rows'`);
    expect(read(`${backEnd}/src/bill/bill.ts`)).toContain('paidOn: string | null;');
    if (backEnd === 'rest') return;
    const types = read('openapi/src/generated/paths.ts');
    expect(types).toContain("'/v2/bills': {");
    expect(types).toContain("requestBody?: { content: { 'application/json': components['schemas']['Bill'] } }");
    expect(JSON.parse(read('openapi/openapi.json'))).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: '/api' }],
      components: { schemas: { Device: {}, Bill: {} }, responses: { Bills: {} } },
    });
  },
);

test('KIT-14 where a server lies goes in front of its paths, but for what an app puts there itself', () => {
  const at = (url?: string, own?: string) =>
    withServerPaths({
      openapi: '3.0.0',
      ...(url !== undefined && { servers: [{ url }] }),
      paths: { '/bills': { ...(own !== undefined && { servers: [{ url: own }] }) } },
    }).placed('/bills');

  expect([at(), at('/'), at('https://bills.example'), at('/api'), at('https://bills.example/api/')]).toEqual(Array(5).fill('/bills'));
  expect([at('https://bills.example/api/v1'), at('/v1?x=1'), at('v1'), at('//bills.example/v1')]).toEqual(Array(4).fill('/v1/bills'));
  expect([at('/apis'), at('/v1', 'https://other.example/v9')]).toEqual(['/apis/bills', '/v9/bills']);
});

test('KIT-14 a parameter with a single choice is searched by one value, one of a list by several, one with one value is always sent', () => {
  const row: Schema = { type: 'object', properties: { kind: { $ref: '#/components/schemas/Kind' }, state: { enum: ['open', 'paid'] } } };
  const { found, text } = described(
    listed(row, {
      above: [query('kind', { type: 'array', items: {} }), query('version', { const: '1' }, { required: true })],
      parameters: [
        query('kind', { $ref: '#/components/schemas/Kind' }),
        query('state', { type: 'array', items: { type: 'string' } }, { explode: false }),
        query('format', { type: 'string', enum: ['json'] }, { required: true }),
        query('layout', { type: 'string', enum: ['wide'] }),
        query('tenant', { type: 'string' }, { required: true }),
        query('lang', { type: 'string', default: 'en' }, { required: true }),
      ],
    }),
  );

  expect(text['kind']).toContain("filter: 'equals'");
  expect(text['state']).toContain("filter: 'options'");
  expect([found.fixed, found.needed]).toEqual([{ version: '1', format: 'json' }, ['tenant']]);
  expect(conventionsOf(found).text).toBe(
    "{ filters: { is: '*', in: '*' }, joined: true, fixed: { version: '1', format: 'json' }, totalHeader: 'X-Total-Count' }",
  );
  const single = described(listed(row, { parameters: [query('kind', { enum: ['in', 'out'] })] })).found;
  expect(conventionsOf(single).text).toContain("filters: { is: '*' }");
});

test.each([
  ['3.0.3', { nullable: true, allOf: [{ $ref: '#/components/schemas/Kind' }] }],
  ['3.0.3', { type: 'string', enum: ['in', 'out', null], nullable: true }],
  ['3.1.0', { oneOf: [{ $ref: '#/components/schemas/Kind' }, { type: 'null' }] }],
  ['3.1.0', { anyOf: [{ $ref: '#/components/schemas/Nothing' }, { $ref: '#/components/schemas/Kind' }] }],
  ['3.1.0', { type: ['string', 'null'], enum: ['in', 'out', null] }],
  ['3.1.0', { oneOf: [{ const: 'in', title: 'Coming in' }, { const: 'out', title: 'Going out' }, { type: 'null' }] }],
])('KIT-14 %s: a value that may be absent, %j, is a choice that nobody has to make', (openapi, kind) => {
  const { text, dictionaries } = described(
    listed(
      { type: 'object', required: ['kind'], properties: { kind: kind as Schema } },
      { openapi, schemas: { Nothing: { type: 'null' } } },
    ),
  );

  expect(text['kind']).toMatch(/^\{ kind: 'dict', label: \{ zh: 'Kind', en: 'Kind' \}, dict: 'bill_kind' \}$/);
  expect(dictionaries).toEqual({ bill_kind: ['in', 'out'] });
});

test('KIT-14 rows that are made of references, or are one of several kinds, have the members of all', () => {
  const schemas: Record<string, Schema> = {
    Base: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
    Paid: {
      allOf: [
        { $ref: '#/components/schemas/Base' },
        { type: 'object', required: ['paidOn'], properties: { paidOn: { type: 'string', format: 'date' } } },
      ],
    },
    Open: { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { dueOn: { type: 'string', format: 'date' } } }] },
    Amount: {
      oneOf: [
        { type: 'number', minimum: 0 },
        { type: 'number', minimum: 5 },
      ],
    },
  };
  const row: Schema = {
    required: ['sum'],
    properties: { sum: { $ref: '#/components/schemas/Amount', description: 'With tax' } },
    oneOf: [{ $ref: '#/components/schemas/Paid' }, { $ref: '#/components/schemas/Open' }],
  };
  const document = listed(row, { schemas });

  expect(whole(document, { schema: row }).required?.toSorted()).toEqual(['id', 'sum']);
  expect(described(document).text).toMatchObject({
    sum: "{ kind: 'decimal', label: { zh: 'Sum', en: 'Sum' }, description: 'With tax', decimals: 2, required: true }",
    paidOn: expect.stringContaining("kind: 'date'"),
    dueOn: expect.stringContaining("kind: 'date'"),
  });
  expect(typeOf(row).replaceAll(/\s+/g, ' ')).toBe(
    "(components['schemas']['Paid'] | components['schemas']['Open']) & { sum: components['schemas']['Amount']; }",
  );
});

test('KIT-14 a choice between unlike values is left to the person, and references into a document are typed as what they may be', () => {
  const { found } = described(listed({ type: 'object', properties: { any: { oneOf: [{ type: 'string' }, { type: 'integer' }] } } }));
  expect(fieldsOf(listed({}), { found, name: 'bill', sorts: false }).left).toEqual(['any']);
  expect([typeOf({ $ref: '#/components/schemas/a~1b' }), typeOf({ $ref: '#/components/schemas/Bill/properties/id' })]).toEqual([
    "components['schemas']['a/b']",
    'unknown',
  ]);
});

test('KIT-14 a path and its parameters may be described elsewhere', () => {
  const document = {
    ...listed({ type: 'object', properties: { id: {} } }),
    paths: { '/bills': { $ref: '#/components/pathItems/Bills' } },
    components: {
      pathItems: { Bills: listed({ type: 'object', properties: { number: {} } }, { above: [query('page', {})] }).paths['/bills'] },
    },
  } as unknown as OpenApiDocument;

  expect(findOperations(document, '/bills').asked).toEqual(['page']);
  expect(writePathTypes(document)).toContain('get: { parameters: { query?: { page?: unknown }');
});

test("KIT-14 GitHub's document of public keys becomes a resource", async () => {
  const { notes } = await addResource({ app: app('openapi'), from: join(import.meta.dirname, 'githubKeys.yaml'), path: '/user/keys' });

  expect(notes.join(' ')).not.toMatch(/No field|asked (?:for|with)/);
  expect(read('openapi/src/key/keyApi.ts')).toContain(
    "serverWith({ page: { page: 'page', size: 'per_page' }, totalHeader: 'X-Total-Count' }).resource<Key>({ list: '/user/keys', get: '/user/keys/{key_id}', add: '/user/keys', remove: '/user/keys/{key_id}' }, { booleans: ['verified', 'read_only'] })",
  );
  const resource = read('openapi/src/key/key.ts');
  expect(resource).toContain('  last_used?: string | null;');
  expect(resource).toContain("    key: { kind: 'text', label: { zh: 'Key', en: 'Key' }, required: true },");
  expect(resource).toContain("    last_used: { kind: 'dateTime', label: { zh: 'Last used', en: 'Last used' }, readOnly: true },");
  expect(read('openapi/src/generated/paths.ts')).toContain(
    "401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['basic-error'] } }",
  );
  expect(read('openapi/mock/further.ts')).toContain(`'/user/keys': { rows: [{"key":"2Sg8iYjAxxmI2LvUXpJjkYrMxURPc8r+dB7TJyvv1234","id":2`);
});
