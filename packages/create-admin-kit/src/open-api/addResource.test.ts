import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../scaffold/createApp.ts';
import { addResource, nameOf } from './addResource.ts';
import { conventionsOf } from './conventionsOf.ts';
import { follow, type OpenApiDocument, readDocument, whole } from './document.ts';
import { examplesOf } from './examplesOf.ts';
import { fieldsOf } from './fieldsOf.ts';
import { findOperations } from './findOperations.ts';
import { typeOf } from './writePathTypes.ts';

const from = join(import.meta.dirname, 'orders.json');
const orders = JSON.parse(readFileSync(from, 'utf8')) as OpenApiDocument;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarmac-add-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const app = (backEnd: 'rest' | 'openapi' | 'jeecg') =>
  createApp({ folder: join(folder, backEnd), backEnd, packages: {}, templates: join(import.meta.dirname, '../../templates') });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('KIT-14 the calls of a path are found, and where its answer has rows and their number', () => {
  const { calls, rowsAt, totalAt, asked } = findOperations(orders, '/orders');

  expect(calls).toEqual({ list: '/orders', get: '/orders/{orderId}', add: '/orders', patch: '/orders/{orderId}' });
  expect([rowsAt, totalAt]).toEqual(['data', 'meta.total']);
  expect(asked).toEqual(['limit', 'offset', 'sort', 'status', 'customer_like', 'placedOn_gte', 'placedOn_lte']);
  expect(() => findOperations(orders, '/bills')).toThrow("no list at '/bills'. It has: /orders.");
  expect(findOperations(orders, '/orders/{orderId}/lines')).toMatchObject({ rowsAt: undefined, totalAt: undefined });
});

test('KIT-14 how a list is asked follows from the names of its parameters', () => {
  expect(conventionsOf(findOperations(orders, '/orders')).text).toBe(
    "{ range: { start: 'offset', limit: 'limit' }, sort: { style: 'signed', by: 'sort' }, filters: { is: '*', in: '*', contains: '*_like', from: '*_gte', to: '*_lte' }, rowsAt: 'data', totalAt: 'meta.total' }",
  );
  const named = conventionsOf({
    asked: ['page', 'per_page', 'orderBy', 'direction'],
    rowsAt: undefined,
    totalAt: undefined,
    row: {},
    several: new Map(),
    fixed: {},
  });
  expect(named.text).toBe(
    "{ page: { page: 'page', size: 'per_page' }, sort: { style: 'names', by: 'orderBy', direction: 'direction' }, totalHeader: 'X-Total-Count' }",
  );
  expect(conventionsOf({ asked: [], rowsAt: 'rows', totalAt: undefined, row: {}, several: new Map(), fixed: {} })).toEqual({
    text: "{ rowsAt: 'rows' }",
    sorts: false,
  });
});

test('KIT-14 fields have kinds, rules and searches as the document says', () => {
  const { fields, dictionaries, left } = fieldsOf(orders, { found: findOperations(orders, '/orders'), name: 'order', sorts: true });
  const text = Object.fromEntries(fields.map((field) => [field.name, field.text]));

  expect(text['customer']).toBe(
    "{ kind: 'text', label: { zh: 'Customer', en: 'Customer' }, required: true, maxLength: 80, filter: 'text', sortable: true }",
  );
  expect(text['status']).toContain(
    "kind: 'dict', label: { zh: 'Status', en: 'Status' }, dict: 'order_status', required: true, filter: 'options'",
  );
  expect(text['placedOn']).toContain("kind: 'date', label: { zh: 'Placed on', en: 'Placed on' }, filter: 'range'");
  expect(text['due-at']).toContain("kind: 'dateTime'");
  expect(text['weight']).toContain("kind: 'decimal', label: { zh: 'Weight', en: 'Weight' }, decimals: 2, minimum: 0");
  expect(text['isUrgent']).toContain("kind: 'flag'");
  expect(text['pieces']).toContain("kind: 'integer'");
  expect(text['remark']).toBe("{ kind: 'longText', label: { zh: 'What else to know', en: 'What else to know' }, maxLength: 500 }");
  expect(text['number']).toContain('readOnly: true');
  expect(dictionaries).toEqual({ order_status: ['open', 'sent'] });
  expect(left).toEqual(['lines']);
});

test.each(['rest', 'openapi'] as const)('KIT-14 an app over %s gets type, fields, calls, page and menu entry', async (backEnd) => {
  const { written, notes } = await addResource({ app: app(backEnd), from, path: '/orders' });

  expect(written).toEqual(
    expect.arrayContaining(['src/order/order.ts', 'src/order/orderApi.ts', 'src/order/OrderPage.tsx', 'src/menu.ts', 'src/pages.ts']),
  );
  expect(read(`${backEnd}/src/order/order.ts`)).toContain("'due-at'?: string | null;");
  expect(read(`${backEnd}/src/order/orderApi.ts`)).toContain(
    backEnd === 'rest'
      ? ".resource<Order>('orders', { calls: ['get', 'add', 'edit'], wholeRows: false, booleans: ['isUrgent'] })"
      : "patch: '/orders/{orderId}'",
  );
  expect(read(`${backEnd}/src/order/OrderPage.tsx`)).toContain("search={['customer', 'status', 'placedOn']}");
  expect(read(`${backEnd}/src/pages.ts`)).toContain("  Order: () => import('./order/OrderPage.tsx'),\n  // create-admin-kit: pages");
  expect(read(`${backEnd}/src/dictionaries.ts`)).toContain("order_status: [{ value: 'open', text: 'open' }");
  expect(read(`${backEnd}/mock/further.ts`)).toContain(
    `  '/orders': { rows: [{"id":7,"number":"A-7","customer":"Acme","status":"open","placedOn":"2026-03-04"}], rowsAt: 'data', totalAt: 'meta.total' },`,
  );
  expect(read(`${backEnd}/mock/people.ts`)).toContain("'order:list', 'order:add', 'order:edit', 'order:delete',");
  expect(notes.join(' ')).toContain('No field stands for lines');
  if (backEnd === 'openapi') expect(read('openapi/src/generated/paths.ts')).toMatch(/'\/devices': \{[\s\S]*'\/orders': \{/);
  await expect(addResource({ app: join(folder, backEnd), from, path: '/orders' })).rejects.toThrow('src/order is there already');
  await addResource({ app: join(folder, backEnd), from, path: '/orders', name: 'sale' });
  expect(read(`${backEnd}/src/menu.ts`)).toContain("path: '/sale', component: 'Sale'");
  expect(read(`${backEnd}/mock/further.ts`).match(/'\/orders'/g)).toHaveLength(1);
  rmSync(join(folder, backEnd, 'mock'), { recursive: true });
  const { notes: alone } = await addResource({ app: join(folder, backEnd), from, path: '/orders', name: 'deal' });
  expect(alone.join(' ')).not.toContain('mock');
});

test('KIT-14 the mock begins with the examples of the document: of its list, else of a row, else none', () => {
  const document = (list: object, single: object): OpenApiDocument => ({
    openapi: '3.0.0',
    paths: {
      '/a': { get: { responses: { 200: { content: { 'application/json': list } } } } },
      '/a/{id}': { get: { responses: { default: {}, 201: { content: { 'application/json': single } } } } },
    },
    components: { schemas: { Row: { type: 'object', example: { id: 3 } } } },
  });
  const found = { calls: { list: '/a', get: '/a/{id}' }, rowsAt: 'data.items' };
  const list = { example: { data: { items: [{ id: 1 }, 'no row'] } } };
  const single = { examples: { one: { value: { id: 2 } } } };

  expect(examplesOf(document(list, single), found)).toEqual([{ id: 1 }]);
  expect(examplesOf(document({ example: [{ id: 4 }] }, {}), { calls: { list: '/a' }, rowsAt: undefined })).toEqual([{ id: 4 }]);
  expect(examplesOf(document({}, single), found)).toEqual([{ id: 2 }]);
  expect(examplesOf(document({ example: 'nonsense' }, { schema: { $ref: '#/components/schemas/Row' } }), found)).toEqual([{ id: 3 }]);
  expect(examplesOf(document({}, {}), found)).toEqual([]);
  expect(examplesOf(document({}, single), { calls: { list: '/a' }, rowsAt: undefined })).toEqual([]);
});

test('KIT-14 what cannot be done is said before anything is written', async () => {
  await expect(addResource({ app: folder, from, path: '/orders' })).rejects.toThrow('no app of create-admin-kit');
  await expect(addResource({ app: app('jeecg'), from, path: '/orders' })).rejects.toThrow('server.resource<Row>(path)');
  const rest = app('rest');
  writeFileSync(join(rest, 'src/pages.ts'), 'export const pages = {};\n');
  await expect(addResource({ app: rest, from, path: '/orders' })).rejects.toThrow("src/pages.ts has no line '// create-admin-kit: pages'");
  expect(existsSync(join(rest, 'src/order'))).toBe(false);
});

test('KIT-14 a document is read from a file or an address, and nonsense is told', async () => {
  const answers: Record<string, [number, string]> = {
    '/ok': [200, JSON.stringify(orders)],
    '/yaml': [200, 'openapi: 3.1.0\npaths: &none {}\nx-also: *none\n'],
    '/neither': [200, 'openapi: [3.1.0'],
    '/circle': [200, '&all {openapi: 3.1.0, paths: *all}'],
    '/old': [200, '{"swagger":"2.0"}'],
    '/none': [200, '{"openapi":"3.1.0"}'],
  };
  const server = createServer((request, reply) => {
    const [status, text] = answers[request.url ?? ''] ?? [404, ''];
    reply.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = (path: string) => readDocument(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

  expect(await at('/ok')).toEqual(orders);
  expect(await at('/yaml')).toEqual({ openapi: '3.1.0', paths: {}, 'x-also': {} });
  await expect(at('/neither')).rejects.toThrow('is neither JSON nor YAML: Flow sequence');
  await expect(at('/circle')).rejects.toThrow('is neither JSON nor YAML');
  await expect(at('/old')).rejects.toThrow('is not a document of OpenAPI 3');
  await expect(at('/none')).rejects.toThrow('has no paths');
  await expect(at('/missing')).rejects.toThrow('answers 404');
  server.close();
});

test('KIT-14 references are followed, joined, and told where they lead nowhere', () => {
  expect(Object.keys(whole(orders, { schema: { $ref: '#/components/schemas/Order' } }).properties ?? {})).toContain('customer');
  expect(whole(orders, { schema: { anyOf: [{ type: 'null' }, { type: 'string', format: 'date' }] } })).toMatchObject({ format: 'date' });
  expect(() => follow(orders, { $ref: '#/components/schemas/Gone' })).toThrow('which is not in it');
  expect(() => follow(orders, { $ref: 'other.json' })).toThrow('which is not in it');
  const circle = { ...orders, components: { schemas: { A: { allOf: [{ $ref: '#/components/schemas/A' }] } } } };
  expect(() => whole(circle, { schema: { $ref: '#/components/schemas/A' } })).toThrow('stands for itself');
});

test.each([
  [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  [{ enum: ['a', 1, null] }, '"a" | 1 | null'],
  [{ const: 'a' }, '"a"'],
  [{ oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Line' }] }, "string | components['schemas']['Line']"],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ type: 'object' }, 'Record<string, unknown>'],
  [{ type: 'string', nullable: true }, 'string | null'],
  [{}, 'unknown'],
])('KIT-14 the type of %j is %s', (schema, text) => {
  expect(typeOf(schema)).toBe(text);
});

test('KIT-14 a path names its rows', () => {
  expect(['/orders', '/api/v1/sales-orders', '/companies', '/addresses', '/status', '/users/{id}/posts'].map(nameOf)).toEqual([
    'order',
    'salesOrder',
    'company',
    'address',
    'status',
    'post',
  ]);
});

test('KIT-14 names of a document stay names, whatever is in them', async () => {
  const wicked = structuredClone(orders) as unknown as {
    paths: object;
    components: { schemas: { NewOrder: { properties: Record<string, object> } } };
  };
  wicked.components.schemas.NewOrder.properties["a'];process.exit();//"] = { type: 'string', enum: ["'\n};alert(1)//"] };
  writeFileSync(join(folder, 'wicked.json'), JSON.stringify(wicked));
  await addResource({ app: app('rest'), from: join(folder, 'wicked.json'), path: '/orders' });

  expect(read('rest/src/order/order.ts')).toContain("'a\\'];process.exit();//': { kind: 'dict'");
  expect(read('rest/src/dictionaries.ts')).toContain("'order_a\\'];process.exit();//': [{ value: '\\' };alert(1)//'");
  const { '/orders': path } = orders.paths;
  writeFileSync(join(folder, 'new.json'), JSON.stringify({ ...orders, paths: { '/news': path, '/new': path } }));
  await expect(addResource({ app: join(folder, 'rest'), from: join(folder, 'new.json'), path: '/new' })).rejects.toThrow(
    'Give another --name',
  );
});
