import { describe, expect, test } from 'vitest';
import type { FieldMeta } from '../field/FieldMeta.ts';
import { computedInOrder, fieldsRead, valueOf } from './expressions.ts';
import { partsOf } from '../resource/form/formSpec.ts';
import { periodOf, regionLevels, shownLength, takesSeveral } from './fieldSettings.ts';
import { formSpecOf, rowOf } from './formSpecOf.tsx';
import { linkedChain, linkedNames } from './linkedChain.ts';
import { linkOf } from './linkOf.ts';
import { flatRow, nestedApi, nestedBody } from './nestedRows.ts';
import type { OnlineRow } from './onlineForm.ts';
import { onlineActions } from './onlineActions.ts';
import { onlineResource } from './onlineResource.tsx';
import { rowTitles } from './rowTitles.ts';
import { inspection, memoryOnlineApi, onlineField, onlineForm, onlineSub } from './stories.fixture.ts';
import { createMemoryListState } from '../resource/list/listState.ts';
import { plainLists as wire } from '../resource/list/listWire.ts';
import type { Filters } from '../field/search.ts';
import { beginningWith, filtersFirst, misasked, unasked } from './firstFilters.ts';
import { asFieldValue, defaultOf } from './valueTexts.ts';
import { workedRow } from './workedRow.ts';

const user = { username: 'ada', orgCode: 'A01' };

describe('where a field leads', () => {
  const row = { id: 'a/b', plate: '沪A 1', none: null };
  test.each<[string, string | undefined]>([
    ['/fleet/vehicle?plate=${plate}', '/fleet/vehicle?plate=%E6%B2%AAA%201'],
    ['https://maps.example/${id}', 'https://maps.example/a%2Fb'],
    ['/x/{{ user.orgCode + row.id }}', '/x/A01a%2Fb'],
    ['/x?${none}${unknown}${constructor}', '/x?'],
    ['/x?{{ not readable }}', '/x?'],
    ['online/cgreport/7?plate=${plate}', '/online/cgreport/7?plate=%E6%B2%AAA%201'],
    ['home', '/home'],
    ['modules/x/Detail.vue?id=1', undefined],
    ['javascript:alert(1)', undefined],
    ['JavaScript:${id}', undefined],
    ['data:text/html,x', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['https:///x', undefined],
    ['${id}', undefined],
    ['http://x y', undefined],
    ['\u0000/x', undefined],
    [`/${'x'.repeat(2000)}`, undefined],
    ['', undefined],
  ])('%j', (template, address) => {
    expect(linkOf(template, { row, user })).toBe(address);
  });
});

test('ONR-01 computed fields are worked out after those that they read, and a circle ends', () => {
  const computed = (sources: Record<string, string>) =>
    computedInOrder({ fields: Object.entries(sources).map(([name, source]) => onlineField(name, ['', ''], { computed: source })) }).map(
      ({ name }) => name,
    );

  expect(computed({ gross: 'row.net * 1.06', net: 'row.price * row.amount', price: 'row.list' })).toEqual(['price', 'net', 'gross']);
  expect(computed({ a: 'row.b', b: 'row.a', c: 'not readable' })).toEqual(['b', 'a']);
  expect(fieldsRead("row.a + row.b['x'] + main.c")).toEqual(['a', 'b']);
});

test('ONR-01 what a main row reads of the rows of a sub-table is worked out while they are typed, also what no column shows', () => {
  const fields = [
    onlineField('outcome', ['结果', 'Result']),
    onlineField('failed', ['不合格', 'Failed'], { kind: 'integer', computed: "row.outcome == '2' ? 1 : 0", inForm: false }),
  ];
  const sub = onlineSub({ id: 'f2', name: 'item', label: { zh: '项目', en: 'Items' }, fields, foreignKey: 'check_id' });
  const form = onlineForm({
    id: 'f1',
    name: 'check',
    label: { zh: '检查', en: 'Check' },
    fields: [onlineField('plate', ['车牌', 'Plate'])],
    subs: [sub],
  });
  const row = rowOf(form, { values: { plate: '沪A', item: [{ outcome: '1' }, { outcome: '2', failed: 0 }, { outcome: '2' }] }, user });

  expect(row['item']).toEqual([
    { outcome: '1', failed: 0 },
    { outcome: '2', failed: 1 },
    { outcome: '2', failed: 1 },
  ]);
  expect(valueOf("sum('item', 'failed')", { row, user })).toBe(2);
});

describe('one-to-one sub-tables', () => {
  const stored: OnlineRow = {
    id: '1',
    plate: '沪A',
    inspection_paper: { id: '21', version: 3, paper_number: '31', paper_number_dictText: 'x' },
  };

  test('stand in the form of their main row, and go back into it', () => {
    expect(flatRow(inspection, stored)).toMatchObject({ plate: '沪A', 'inspection_paper:paper_number': '31' });
    expect(rowOf(inspection, { values: { plate: '沪B', 'inspection_paper:paper_number': '32' }, user })).toEqual({
      plate: '沪B',
      inspection_paper: { paper_number: '32' },
    });
    const body = { id: '1', version: 2, total: 5, 'inspection_paper:paper_number': '32' };
    expect(nestedBody(inspection, { body, stored })).toEqual({
      id: '1',
      version: 2,
      inspection_paper: { id: '21', version: 3, paper_number: '32' },
    });
    expect(nestedBody(inspection, { body: { id: '1', plate: '沪C' }, stored })).toEqual({ id: '1', plate: '沪C' });
  });

  test('ONR-01 what the server says of them is said at their inputs', async () => {
    const { api } = memoryOnlineApi({ f1: [] });
    const refusal = Object.assign(new Error('x'), {
      errorData: [
        { path: 'inspection_paper.paper_number', message: '已存在' },
        { path: 'plate', message: '必填' },
      ],
    });
    const calls = nestedApi(inspection, { ...api.rows('f1'), add: () => Promise.reject(refusal) });

    await expect(calls.add!({} as never)).rejects.toMatchObject({
      errorData: [{ path: 'inspection_paper:paper_number' }, { path: 'plate' }],
    });
  });
});

test('linked selects are found from the first to the last, wherever they stand', () => {
  const fields = [
    onlineField('district', ['', '']),
    onlineField('province', ['', ''], {
      view: 'link_down',
      config: { config: { table: 'area', key: 'code', txt: 'name', linkField: 'city, district', idField: 'id', pidField: 'pid' } },
    }),
    onlineField('city', ['', '']),
  ];

  expect(linkedChain(fields, 'city')).toEqual({
    names: ['province', 'city', 'district'],
    table: { table: 'area', key: 'code', text: 'name', idField: 'id', parentField: 'pid' },
  });
  expect([...linkedNames(fields)]).toEqual(['province', 'city', 'district']);
});

describe('values of defaults and computations', () => {
  const around = { row: {}, user };
  test.each<[string, Parameters<typeof asFieldValue>[1], unknown]>([
    ['5', { kind: 'integer' }, 5],
    ['5.50', { kind: 'decimal' }, 5.5],
    ['five', { kind: 'integer' }, undefined],
    ['5', { kind: 'text' }, '5'],
    ['1', { kind: 'dict', minimum: 0 }, 1],
    ['#{sysUserCode}', { kind: 'text' }, 'ada'],
    ['= 1 + 1', { kind: 'text' }, '2'],
    ['{{ addDays("2026-02-27", 2) }}', { kind: 'date' }, '2026-03-01'],
    ['${rule}', { kind: 'text' }, undefined],
    ['{{ new Date() }}', { kind: 'text' }, undefined],
  ])('%s of %j', (written, meta, value) => {
    expect(defaultOf(written, { meta: { label: { zh: '', en: '' }, ...meta }, around })).toBe(value);
  });
});

test('ONL-01 a form becomes a resource: calls, columns, search and what links and buttons read', () => {
  const { api } = memoryOnlineApi({ f1: [] });
  const { resource, columns, search } = onlineResource(inspection, { api, user });

  expect(search).toEqual(['plate', 'inspected_on', 'result']);
  expect(columns[0]).toEqual({ field: 'plate', pinned: 'start' });
  expect(resource.titleField).toBe('plate');
  expect(resource.listFields).toEqual(['plate', 'is_paid']);
  expect(resource.fields['inspection_paper:valid_until']?.kind).toBe('date');
  expect(resource.fields['inspection_finding']?.kind).toBe('onlineRows:inspection_finding');
  expect(resource.api.import).toBeDefined();

  const read = onlineResource({ ...inspection, actions: ['list', 'export'] }, { api, user }).resource.api;
  expect([read.add, read.edit, read.remove, read.import, read.importTemplate]).toEqual(Array.from({ length: 5 }));
  expect(read.export).toBeDefined();
});

test('ONL-01 names that objects answer to are names like any other', () => {
  const { api } = memoryOnlineApi({ f1: [] });
  const odd = onlineForm({
    id: 'f1',
    name: 'constructor',
    label: { zh: '', en: '' },
    fields: [onlineField('toString', ['', ''], { view: 'valueOf', defaultValue: 'x' }), onlineField('constructor', ['', ''])],
  });

  const { resource } = onlineResource(odd, { api, user });
  expect(Object.keys(resource.fields)).toEqual(['toString', 'constructor']);
  expect(resource.fields['toString']).toMatchObject({ kind: 'text', default: 'x' });
});

test('ONL-03 a rule about a field is said at its input, one about the whole row at none', () => {
  const rule = (field: string | null, holds: string, message: string) => ({ field, holds, message: { zh: message, en: message } });
  const sub = onlineSub({
    id: 'f2',
    name: 'sheet',
    relation: 'one',
    label: { zh: '检查单', en: 'Sheet' },
    fields: [onlineField('signer', ['签字', 'Signer']), onlineField('pin', ['口令', 'Pin'], { inForm: false })],
    foreignKey: 'check_id',
    rules: [rule(null, 'main.plate == row.signer', '签字不符'), rule('pin', 'empty(row.pin)', '口令不符')],
  });
  const form = onlineForm({
    id: 'f1',
    name: 'check',
    label: { zh: '检查', en: 'Check' },
    fields: [onlineField('plate', ['车牌', 'Plate']), onlineField('net', ['净重', 'Net'], { kind: 'integer' })],
    rules: [rule('net', 'row.net > 0', '净重须大于0'), rule(null, "row.plate != 'x' || row.net > 5", '两项不符')],
    subs: [sub],
  });

  const [main, sheet] = partsOf(formSpecOf(form, user));
  const values = { plate: 'x', net: 3, 'sheet:signer': 'y', 'sheet:pin': '1' };
  const said = (part: typeof main, given: object = {}) => part?.check?.({ ...values, ...given }).map((label) => Object(label).zh as string);
  expect([said(main), said(main, { net: 6 }), said(sheet), said(sheet, { 'sheet:signer': 'x', 'sheet:pin': '' })]).toEqual([
    ['两项不符'],
    [],
    ['签字不符', '口令不符'],
    [],
  ]);
  const checks = main?.items.map((item) => (typeof item === 'string' ? undefined : item.check?.({ ...values, net: 0 })));
  expect(checks).toEqual([undefined, { zh: '净重须大于0', en: '净重须大于0' }]);
});

test('ONL-02 fields of sub-tables are named as the wire has them, and asked for by the advanced query alone', () => {
  const { resource, queryFields = {} } = onlineResource(inspection, { api: memoryOnlineApi({ [inspection.id]: [] }).api, user });

  const names = Object.keys(queryFields);
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(name).toMatch(/^\w+,\w+$/);
  expect(names.some((name) => inspection.subs.some(({ foreignKey }) => name.endsWith(`,${foreignKey}`)))).toBe(false);
  const first = inspection.subs[0]!;
  expect(queryFields[names[0]!]?.label.zh).toContain(`${first.label.zh} · `);
  for (const [name, meta] of Object.entries(resource.fields)) if (name.includes(':')) expect(meta.derived).toBe(true);
});

test('A11Y-01 lists below rows of one name are told apart by their place', () => {
  const form = onlineForm({
    id: 'f',
    name: 'talks',
    label: { zh: '培训', en: 'Talks' },
    fields: [onlineField('topic', ['主题', 'Topic'])],
  });
  const rows = [
    { id: '1', topic: 'New drivers' },
    { id: '2', topic: 'Winter' },
    { id: '3', topic: 'New drivers' },
    { id: '4', topic: null },
  ];
  expect(Object.fromEntries(rowTitles(form, rows))).toEqual({ 1: 'New drivers 1', 2: 'Winter', 3: 'New drivers 2', 4: '' });
});

test('ONR-01 a whole number of 64 bits is worked out while it is typed as the server does: no digit is lost, and + adds', () => {
  const wide = onlineField('wide', ['编号', 'Number'], { kind: 'bigInteger' });
  const next = onlineField('next', ['下一个', 'Next'], { kind: 'bigInteger', computed: 'row.wide + 1' });
  const item = onlineSub({
    ...inspection.subs[0]!,
    relation: 'many',
    fields: [wide, onlineField('of', ['共', 'Of'], { kind: 'bigInteger', computed: 'main.wide + row.wide' })],
  });
  const form = onlineForm({ id: 'f', name: 'f', label: { zh: '表', en: 'Form' }, fields: [wide, next], subs: [item] });
  const row = { wide: '9007199254740993', [item.name]: [{ wide: '9007199254740993' }] };

  expect(workedRow(form, { row, user })['next']).toBe('9007199254740994');
  expect(workedRow(form, { row: { wide: 1 }, user })['next']).toBe(2);
  expect(rowOf(form, { values: row, user })[item.name]).toEqual([{ wide: '9007199254740993', of: '18014398509481986' }]);
  const { rowActions } = onlineActions(onlineResource(form, { api: memoryOnlineApi({}).api, user }).resource, {
    fields: form.fields,
    buttons: [
      {
        code: 'b',
        label: { zh: '按', en: 'B' },
        place: 'row',
        icon: null,
        when: "row.wide + 1 == '9007199254740994'",
        action: { kind: 'set', confirm: null },
      },
    ],
    run: () => Promise.resolve(),
    user,
  });
  expect(rowActions[0]?.when?.(row)).toBe(true);
});

test('ONL-01 settings of the stock product act: rows and levels, however they are written', () => {
  const field = (config: Record<string, unknown>, meta: Partial<FieldMeta> = {}) =>
    onlineField('f', ['字段', 'Field'], { config, ...meta });
  expect([1, '1', true, 'true', 'Y', 0, 'N', null].map((multiSelect) => takesSeveral({ multiSelect }))).toEqual([
    ...Array.from({ length: 5 }, () => true),
    ...Array.from({ length: 3 }, () => false),
  ]);
  expect(['province', 'city', 'region', 'all', undefined].map((displayLevel) => regionLevels({ displayLevel }))).toEqual([
    1,
    2,
    3,
    undefined,
    undefined,
  ]);
  expect([20, '20', 0, 'x'].map((length) => shownLength(field({ showLength: length })))).toEqual([20, 20, undefined, undefined]);
  expect(shownLength(field({ showLength: 2 }, { kind: 'integer' }))).toBeUndefined();
  expect(['month', 'year', 'week'].map((picker) => periodOf(field({ picker }, { kind: 'date' })))).toEqual(['month', 'year', undefined]);
  expect(periodOf(field({ picker: 'month' }))).toBeUndefined();
  const [part] = partsOf(
    formSpecOf(onlineForm({ id: 'f', name: 'f', label: { zh: '表', en: 'Form' }, fields: [field({ isOneRow: '1' })] }), user),
  );
  expect(part?.items).toMatchObject([{ field: 'f', wide: true }]);
});

describe('ONL-02 what a list asks before a person does', () => {
  const asked = (defaultValue: string | null, { kind = 'text', filter = 'text', isRequired = false, ...meta }: AskedFacts = {}) => ({
    inSearch: 'single' as const,
    filter: 'text' as const,
    query: { view: 'text', config: {}, defaultValue, isRequired, field: { kind, filter, label: { zh: '查', en: 'Asked' }, ...meta } },
  });
  type AskedFacts = Partial<FieldMeta> & { isRequired?: boolean };
  const label: readonly [string, string] = ['字段', 'Field'];
  const form = onlineForm({
    id: 'f',
    name: 'f',
    label: { zh: '表', en: 'Form' },
    fields: [
      onlineField('plate', label, asked('A1')),
      onlineField('kind', label, asked('1,2', { kind: 'dict', dict: 'kinds', filter: 'options', isRequired: true })),
      onlineField('days', label, asked('3,5', { kind: 'integer', filter: 'range' })),
      onlineField('by', label, asked('#{sysUserCode}', { filter: 'equals' })),
      onlineField('none', label, asked(null)),
      onlineField('hidden', label, { ...asked('x'), inSearch: null }),
    ],
  });
  const fields = form.fields.map(({ name }) => name);
  const filters = filtersFirst(form, user);

  test('comes of the defaults, as each field is asked for', () => {
    expect(filters).toEqual({
      plate: { contains: 'A1' },
      kind: { in: ['1', '2'] },
      days: { from: '3', to: '5' },
      by: { is: 'ada' },
    });
    expect(onlineResource(form, { api: memoryOnlineApi({}).api, user }).queryFields?.['kind']).toMatchObject({
      kind: 'dict',
      dict: 'kinds',
    });
  });

  test('is shown until the link says something, or a person takes it away', () => {
    const page = createMemoryListState({ id: '7' });
    const store = beginningWith(page, { filters, fields, wire });
    expect(store.getSnapshot()).toMatchObject({ id: '7', plate: '*A1*', 'kind.in': '1,2' });
    expect(store.getSnapshot()).toBe(store.getSnapshot());
    let told = 0;
    store.subscribe(() => (told += 1));
    store.set({ id: '7' });
    expect(told).toBeGreaterThan(0);
    expect(store.getSnapshot()).toEqual({ id: '7' });
    expect(beginningWith(createMemoryListState({ plate: 'B2' }), { filters, fields, wire }).getSnapshot()).toEqual({ plate: 'B2' });
  });

  test('says which fields must be asked for', () => {
    expect(unasked(form, {}).map(({ name }) => name)).toEqual(['kind']);
    expect(unasked(form, { kind: { is: '1' } })).toEqual([]);
  });

  test('is held back where a value is not one that the search takes', () => {
    const check = { pattern: '^(?:[A-Z]\\d+)$', message: { zh: '格式不正确', en: 'has the wrong format' } };
    const checked = { ...form, fields: form.fields.map((field) => (field.query ? { ...field, query: { ...field.query, check } } : field)) };
    const names = (filters: Filters) => misasked(checked, filters).map(({ name }) => name);
    expect(names({ plate: { contains: 'A1' }, kind: { in: ['B2', 'x'] }, days: { from: 'A1', to: '3' } })).toEqual(['kind', 'days']);
    expect(misasked(form, { plate: { contains: '?' } })).toEqual([]);
  });
});
