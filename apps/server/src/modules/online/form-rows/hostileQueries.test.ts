import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FormSite, type GivenField, openFormSite, rowsOf, runtime } from '../../../../test/formRowSite.ts';

/** By hand: `FORM_QUERIES=100000 vitest run hostileQueries`. */
const queries = Number(process.env['FORM_QUERIES'] ?? 300);
const seed = Number(process.env['FORM_SEED'] ?? 20260601);
/** Forms that each have their own fields by chance; as many queries go to each. */
const forms = Math.max(4, Math.min(60, Math.round(queries / 500)));
/** What no honest statement holds: it stands in names and values of queries. */
const mark = 'zqxmark';

let site: FormSite;
beforeAll(async () => {
  site = await openFormSite();
});
afterAll(() => vi.restoreAllMocks());

const types: readonly Partial<GivenField>[] = [
  { dbType: 'string' },
  { dbType: 'string', fieldShowType: 'list', dictField: 'report_search_mode' },
  { dbType: 'string', dbLength: 200, fieldShowType: 'list_multi', dictField: 'report_field_type' },
  { dbType: 'string', fieldShowType: 'switch', fieldExtendJson: ['Y', 'N'] },
  { dbType: 'string', fieldShowType: 'time' },
  { dbType: 'string', fieldValidType: '[a-z]{1,5}' },
  { dbType: 'string', fieldValidType: 'only' },
  { dbType: 'int' },
  { dbType: 'long' },
  { dbType: 'double' },
  { dbType: 'BigDecimal', dbLength: 10, dbPointLength: 3 },
  { dbType: 'Date', fieldShowType: 'date' },
  { dbType: 'Datetime', fieldShowType: 'datetime' },
  { dbType: 'Text', fieldShowType: 'textarea' },
  { dbType: 'Text', fieldShowType: 'umeditor' },
  { dbType: 'Text', fieldShowType: 'password' },
  { dbType: 'Text', fieldShowType: 'file' },
];

const fieldsArb = fc
  .array(fc.record({ type: fc.integer({ min: 0, max: types.length - 1 }), query: fc.boolean(), must: fc.boolean() }), {
    minLength: 3,
    maxLength: 12,
  })
  .map((given) =>
    given.map(({ type, query, must }, at): GivenField => ({
      dbFieldName: `c${at}`,
      ...types[type],
      isQuery: query,
      fieldMustInput: must && at === 0,
    })),
  );

const hostile = fc.constantFrom(
  "'",
  '"',
  '--',
  '/*',
  ';',
  '\0',
  '%',
  '_',
  '\\',
  '1=1',
  ') or (1=1',
  '*',
  ',,,',
  '!',
  '>= ',
  'in a,b',
  '${x}',
  '#{sysUserCode}',
  '{{1}}',
  '[',
  '{"a":1}',
  '-0',
  'NaN',
  'Infinity',
  '1e400',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '\ud800',
  '﻿',
  "'; drop table sys_user; --",
  'pg_sleep(5)',
  'information_schema.tables',
  '__proto__',
  'constructor',
  'tenant_id',
  'del_flag',
  'version',
  'id',
  'createBy',
  'create_time',
);
const value = fc.oneof(
  hostile,
  fc.string({ maxLength: 30 }),
  fc.tuple(hostile, hostile).map((two) => two.join(mark)),
  fc.integer().map(String),
);
const name = fc.oneof(
  fc
    .integer({ min: 0, max: 12 })
    .chain((at) => fc.constantFrom(`c${at}`, `c${at}_begin`, `c${at}_end`, `c${at}_MultiString`, `c${at}_dictText`)),
  hostile,
  fc.constantFrom(
    'column',
    'order',
    'field',
    'pageNo',
    'pageSize',
    'superQueryParams',
    'superQueryMatchType',
    'sums',
    'selections',
    'paramsStr',
    'pid',
    'hasQuery',
    'create_by',
    'exactTotal',
  ),
);
const superQuery = fc
  .array(fc.record({ field: name, rule: fc.constantFrom('eq', 'like', 'in', 'ne', 'gt', 'empty', 'USE_SQL_RULES', 'x'), val: value }), {
    maxLength: 4,
  })
  .map((items) => JSON.stringify(items));
const queryArb = fc.record({
  pairs: fc.array(fc.tuple(name, fc.oneof(value, superQuery)), { maxLength: 6 }),
  body: fc.dictionary(
    name,
    fc.oneof(
      value,
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.constant('x'), { maxLength: 2 }),
      fc.object({ maxDepth: 1 }),
    ),
    { maxKeys: 6 },
  ),
  call: fc.constantFrom(
    'list',
    'sums',
    'data',
    'tree',
    'add',
    'edit',
    'stockAdd',
    'stockEdit',
    'export',
    'delete',
    'options',
    'columns',
    'button',
    'check',
  ),
});

test(`ONR-05 ${queries} queries by chance meet no fault, and no statement holds a word of them`, async () => {
  const statements = watchStatements();
  const statuses = new Map<number, number>();
  const definitions = fc.sample(fieldsArb, { numRuns: forms, seed });
  const others = await site.publish({ tableName: 'others', fields: [{ dbFieldName: 'c0' }] }, 2);
  await site.elsewhere.post(`${rowsOf(others)}/add`, { c0: 'theirs' });
  for (const [at, fields] of definitions.entries()) {
    const id = await site.publish({
      tableName: `by_chance_${at}`,
      fields,
      ...(at % 3 === 0 && { theme: 'tree', tree: { parentField: 'pid', childField: 'has_child', titleField: 'c0' } }),
    });
    for (const asked of fc.sample(queryArb, { numRuns: Math.ceil(queries / forms), seed: seed + at })) {
      const { status, text } = await send(id, asked);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status, `form ${at}: ${JSON.stringify(asked)} ${text}`).toBeLessThan(500);
      expect(text, JSON.stringify(asked)).not.toContain('theirs');
    }
  }
  console.log(
    `${queries} queries on ${forms} forms: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}; ${statements.size} statements`,
  );
  expect([...statements].filter((statement) => statement.includes(mark) || statement.includes('by_chance'))).toEqual([]);
  expect(site.server.errors).toEqual([]);
}, 600_000);

const mostStatements = 100_000;

/** Collects the texts of what is sent to the database, on whatever line. */
function watchStatements(): Set<string> {
  const texts = new Set<string>();
  const note = (text: string | undefined) => void (text !== undefined && texts.size < mostStatements && texts.add(text));
  const line = pg.Connection.prototype as unknown as {
    parse(this: unknown, query: { text?: string }): void;
    query(this: unknown, text: string): void;
  };
  const { parse, query } = line;
  vi.spyOn(line, 'parse').mockImplementation(function send(this: unknown, statement) {
    note(statement.text);
    parse.call(this, statement);
  });
  vi.spyOn(line, 'query').mockImplementation(function send(this: unknown, text) {
    note(text);
    query.call(this, text);
  });
  return texts;
}

type Asked = typeof queryArb extends fc.Arbitrary<infer One> ? One : never;

async function send(id: string, { pairs, body, call }: Asked): Promise<{ status: number; text: string }> {
  const { admin } = site;
  const query = Object.fromEntries(pairs);
  const answer = async (reply: Promise<{ status: number }>) => {
    const told = await reply;
    return { status: told.status, text: JSON.stringify(told).slice(0, 5000) };
  };
  switch (call) {
    case 'list':
      return answer(admin.get(`${rowsOf(id)}/list`, query));
    case 'sums':
      return answer(admin.get(`${rowsOf(id)}/list`, { ...query, sums: 'only' }));
    case 'data':
      return answer(admin.get(`${runtime}/getData/${id}`, query));
    case 'tree':
      return answer(admin.get(`${runtime}/getTreeData/${id}`, query));
    case 'add':
      return answer(admin.post(`${rowsOf(id)}/add`, body));
    case 'check':
      return answer(admin.post(`${rowsOf(id)}/add`, body, { 'x-check-only': '1' }));
    case 'edit':
      return answer(admin.put(`${rowsOf(id)}/edit`, { id: await anyRow(id), version: 0, ...body }));
    case 'stockAdd':
      return answer(admin.post(`${runtime}/form/${id}`, body));
    case 'stockEdit':
      return answer(admin.put(`${runtime}/form/${id}`, { id: await anyRow(id), ...body }));
    case 'export': {
      const file = await admin.download(`${runtime}/exportXls/${id}`, { paramsStr: JSON.stringify(query) });
      return { status: file.status, text: '' };
    }
    case 'delete':
      return answer(admin.delete(`${runtime}/form/${id}/${inPath(pairs[0]?.[1] ?? 'x')}`));
    case 'options':
      return answer(admin.get(`${runtime}/querySelectOptions`, { table: 'by_chance_0', txt: 'c0', key: 'id', ...query }));
    case 'columns':
      return answer(admin.get(`${runtime}/getFormItem/${inPath(pairs[0]?.[1] ?? id)}`));
    case 'button':
      return answer(
        admin.post(`${runtime}/doButton`, { formId: id, buttonCode: pairs[0]?.[0] ?? 'x', dataId: pairs[0]?.[1] ?? '', uiFormData: body }),
      );
  }
}

/** As a client writes it: half a character cannot be in an address. */
const inPath = (text: string): string => encodeURIComponent(text.slice(0, 60).toWellFormed() || 'x');

async function anyRow(id: string): Promise<string> {
  const { result } = await site.admin.get(`${rowsOf(id)}/list`, { pageSize: 1 });
  return result?.records[0]?.id ?? 'nobody';
}
