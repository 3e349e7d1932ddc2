import { expect } from 'vitest';
import { type Chance, mark } from './chance.ts';
import type { Definition } from './definitions.ts';
import { chanceOf } from './chance.ts';
import { queryByChance } from './queries.ts';
import { type Call, inPath, type World, type WorldForm } from './world.ts';

const comparisons = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'empty', 'not_empty'];
const patterns = ['like', 'left_like', 'right_like'];

/** Values that a field can be compared with. */
function valuesFor({ dbType = 'string', fieldShowType = 'text' }: Record<string, unknown>): string[] {
  if (fieldShowType === 'datetime' || dbType === 'Datetime') return ['2026-06-01 08:00:00', '2026-06-01'];
  if (dbType === 'Date') return ['2026-06-01'];
  return ['int', 'long', 'double', 'BigDecimal'].includes(String(dbType)) ? ['5', '12.5'] : ['a B', '1', '中'];
}

/** Every way to search each field of a form, to sort by it and to add it up. */
export function everySearch({ id }: WorldForm, { fields }: Definition): Call[] {
  const list = (query: Record<string, unknown>): Call => ({ kind: 'list', method: 'get', path: `/online/cgform/rows/${id}/list`, query });
  const asked = [
    ...(fields as Record<string, unknown>[]),
    { dbFieldName: 'createTime', dbType: 'Datetime' },
    { dbFieldName: 'updateTime', dbType: 'Datetime' },
    ...['createBy', 'updateBy', 'sysOrgCode', 'id', 'pid'].map((dbFieldName) => ({ dbFieldName })),
  ].map((field) => ({ name: String(field['dbFieldName']), values: valuesFor(field) }));
  const ofField = asked.flatMap(({ name, values }) => {
    const [one = ''] = values;
    const rules = isTime(one) ? comparisons : [...comparisons, ...patterns];
    const items = values.flatMap((val) => rules.map((rule) => ({ field: name, rule, val: rule === 'in' ? `${val},${one}` : val })));
    return [
      list({ superQueryParams: JSON.stringify(items.slice(0, 40)), superQueryMatchType: 'or' }),
      list({ column: name, order: 'asc' }),
      list({ column: name, order: 'desc', pageNo: 2 }),
    ];
  });
  // All fields at once, each time in another way: a list of conditions is known when each of them is.
  const ofAll = searches.map((search) =>
    list(Object.fromEntries(asked.flatMap(({ name, values }) => Object.entries(search(name, values[0] ?? '', values.at(-1) ?? ''))))),
  );
  return [...ofField, ...ofAll, list({ sums: 'only' }), list({ [`${mark}_c0`]: 'a', sums: 'only' })];
}

const isTime = (value: string): boolean => /^\d{4}-/.test(value);
const withoutTimes = (search: (value: string) => string) => (name: string, value: string) =>
  isTime(value) ? {} : { [name]: search(value) };

/** Ways to ask for a field in a list: its name, and two values that it can have. */
const searches: readonly ((name: string, one: string, other: string) => Record<string, string>)[] = [
  (name, one) => ({ [name]: one }),
  (name, _one, other) => ({ [name]: other }),
  (name, one) => ({ [name]: `>= ${one}` }),
  (name, one) => ({ [name]: `< ${one}` }),
  (name, one) => ({ [name]: `!${one}` }),
  (name, one, other) => ({ [name]: `${one},${other}` }),
  (name, one, other) => ({ [`${name}_begin`]: one, [`${name}_end`]: other }),
  (name, one, other) => ({ [`${name}_MultiString`]: `${one},${other}` }),
  (name, _one, other) => ({ [`${name}_MultiString`]: `${other},${other}` }),
  withoutTimes((value) => `*${value}*`),
  withoutTimes((value) => `*${value}`),
  withoutTimes((value) => `${value}*`),
  withoutTimes((value) => `,${value},`),
];

/** Every way to search the list of forms itself. */
export const headSearches = (): Call[] =>
  ['tableName', 'tableTxt', 'tableType', 'createBy', 'physicId', 'id'].flatMap((name) =>
    ['a B', '中', '1', '*a B*', '*a', 'a B*', '1*', ',a,b,', 'a,B', '中,文', '!a', '!1', '>= a', '<= 1'].map((value) => ({
      kind: 'heads',
      method: 'get' as const,
      path: '/online/cgform/head/list',
      query: { [name]: value, column: name, order: 'desc' },
    })),
  );

/** Each kind of call often enough to have gone each way. */
export function everyCall(world: World, form: WorldForm, { rowId, count }: { rowId: string; count: number }): Call[] {
  const chance: Chance = chanceOf(11);
  const parts = ['getColumns', 'getErpColumns', 'getQueryInfo', 'getQueryInfoVue3', 'getFormItem', 'getDefinition'];
  return [
    ...parts.map((part): Call => ({ kind: 'columns', method: 'get', path: `/online/cgform/api/${part}/${form.id}` })),
    ...Array.from({ length: count }, () => queryByChance(chance, 'honest', { world, form, rowId })),
  ];
}

const stored: readonly Record<string, unknown>[] = [
  { dbType: 'string', dbLength: 60 },
  { dbType: 'string', dbLength: 400 },
  { dbType: 'Text', fieldShowType: 'textarea' },
  { dbType: 'int' },
  { dbType: 'long' },
  { dbType: 'double' },
  { dbType: 'BigDecimal', dbLength: 9, dbPointLength: 2 },
  { dbType: 'BigDecimal', dbLength: 12, dbPointLength: 1 },
  { dbType: 'Date', fieldShowType: 'date' },
  { dbType: 'Datetime', fieldShowType: 'datetime' },
];

/** The same fields with their types moved on: after as many turns as there are types, each has been made into each. */
export function turnedDefinition(turn: number, known?: { id: string; fields: readonly Record<string, unknown>[] }): Definition {
  const fields = stored.map((_type, at) => {
    const dbFieldName = `${mark}_t${at}`;
    const id = known?.fields.find((field) => field['dbFieldName'] === dbFieldName)?.['id'];
    // Steps of one, two and so on: every pair of types meets.
    const type = stored[(at + (turn * (turn + 1)) / 2) % stored.length];
    return {
      dbFieldName,
      dbFieldTxt: `换${at}`,
      dbLength: 60,
      dbPointLength: 0,
      fieldShowType: 'text',
      ...type,
      ...(id !== undefined && { id }),
    };
  });
  const head = known === undefined ? { tableName: `${mark}_turned`, tableTxt: '转换' } : { id: known.id };
  const indexs = known === undefined ? [{ indexName: `${mark}_unique`, indexField: `${mark}_t3`, indexType: 'unique' }] : [];
  return { head, fields, indexs };
}

/** Turns that lead through all pairs of types, nearly. */
export const turns = stored.length;

/** What rows have to do with other rows: those of trees, of sub-tables, and those that they name. */
export async function everyNesting(world: World): Promise<Call[]> {
  const { site, linked, ask } = world;
  const publish = async (head: object, fields: readonly object[] = []) => {
    const own = { dbFieldName: `${mark}_c0`, dbFieldTxt: '名称', dbLength: 60, isQuery: 1 };
    const { result, ...told } = await site.add({ head: { tableTxt: '嵌套', ...head }, fields: [own, ...fields] });
    expect(told).toMatchObject({ success: true });
    await site.publish(result.id);
    return String(result.id);
  };
  const rows = (id: string) => `/online/cgform/rows/${id}`;
  const add = async (id: string, body: object) => {
    const { result } = await ask({ kind: 'add', method: 'post', path: `${rows(id)}/add`, body });
    return result as { id: string; version: number };
  };
  const text = { [`${mark}_c0`]: 'x' };
  // Texts whose parts an index holds in one piece, in two and in three.
  const lengths = [35, 68, 101];
  const { result: pieces } = await site.add({
    head: { tableName: `${mark}_pieces`, tableTxt: '分段' },
    fields: lengths.map((dbLength) => ({ dbFieldName: `${mark}_p${dbLength}`, dbFieldTxt: '段', dbLength })),
    indexs: lengths.map((length) => ({ indexName: `${mark}_i${length}`, indexField: `${mark}_p${length}`, indexType: 'normal' })),
  });
  await site.publish(pieces.id);
  // Values that no two rows have, in a field and in an index, of a row that is written again.
  const { result: single } = await site.add({
    head: { tableName: `${mark}_only`, tableTxt: '唯一' },
    fields: [1, 2].map((at) => ({
      dbFieldName: `${mark}_c${at}`,
      dbFieldTxt: '号',
      dbLength: 40,
      ...(at === 1 && { fieldValidType: 'only' }),
    })),
    indexs: [{ indexName: `${mark}_io`, indexField: `${mark}_c2`, indexType: 'unique' }],
  });
  await site.publish(single.id);
  const only = await add(single.id, { [`${mark}_c1`]: 'a', [`${mark}_c2`]: 'a' });
  // A main table that is renamed takes its sub-table along.
  const { result: renamed } = await site.add({
    head: { tableName: `${mark}_former`, tableTxt: '主', tableType: 2 },
    fields: [{ dbFieldName: `${mark}_c0`, dbFieldTxt: '名', dbLength: 40 }],
  });
  await site.add({
    head: { tableName: `${mark}_follows`, tableTxt: '附', tableType: 3 },
    fields: [{ dbFieldName: `${mark}_key`, dbFieldTxt: '主', dbLength: 36, mainTable: `${mark}_former`, mainField: 'id', isShowForm: 0 }],
  });
  expect(await site.edit({ head: { id: renamed.id, tableName: `${mark}_latter` } })).toMatchObject({ success: true });
  // What is asked of rules and reports that definitions name, whether they are there or not.
  for (const given of [
    { fieldDefaultValue: '${nothing}' },
    { fieldShowType: 'popup', dictTable: 'nothing', dictField: 'x', dictText: 'y' },
  ])
    await site.add({
      head: { tableName: `${mark}_named`, tableTxt: '名' },
      fields: [{ dbFieldName: `${mark}_c1`, dbFieldTxt: '名', dbLength: 40, ...given }],
    });
  const tree = await publish({
    tableName: `${mark}_tree`,
    isTree: 'Y',
    treeParentIdField: 'pid',
    treeIdField: 'has_child',
    treeFieldname: `${mark}_c0`,
  });
  const top = await add(tree, { ...text, pid: '0' });
  const below = await add(tree, { ...text, pid: top.id });
  const deep = await add(tree, { ...text, pid: below.id });
  // Rows by any of the fields that all forms have.
  for (const code of ['id', 'pid', 'createBy', 'updateBy', 'sysOrgCode', 'createTime', 'updateTime', 'version'])
    for (const call of ['getDictItems', 'loadDict', 'loadDictItem'])
      for (const [text, value] of [
        [`${mark}_c0`, code],
        [code, 'id'],
      ])
        await ask({
          kind: 'choices',
          method: 'get',
          path: `/sys/dict/${call}/${inPath(`online.${mark}_tree,${text ?? ''},${value ?? ''}`)}`,
          query: { keyword: 'x', key: 'x' },
        });
  // Indexes of fields that all forms have.
  const every = ['create_time', 'update_time', 'create_by', 'update_by', 'sys_org_code'];
  const { result: timed } = await site.add({
    head: { tableName: `${mark}_timed`, tableTxt: '时间' },
    fields: [
      { dbFieldName: `${mark}_c0`, dbFieldTxt: '名', dbLength: 40 },
      ...every.map((dbFieldName) => ({
        dbFieldName,
        dbFieldTxt: dbFieldName,
        dbType: dbFieldName.endsWith('time') ? 'Datetime' : 'string',
        sortFlag: '1',
      })),
    ],
    indexs: every.map((indexField, at) => ({ indexName: `${mark}_e${at}`, indexField, indexType: 'normal' })),
  });
  expect(await site.publish(timed.id)).toMatchObject({ success: true });

  const main = await publish({ tableName: `${mark}_many`, tableType: 2 }, [
    { dbFieldName: `${mark}_c1`, dbFieldTxt: '合计', dbType: 'int', computeExpr: `count('${mark}_sub')`, isShowForm: 0 },
  ]);
  const key = { dbFieldName: `${mark}_key`, dbFieldTxt: '主', dbLength: 36, mainTable: `${mark}_many`, mainField: 'id', isShowForm: 0 };
  const sub = await publish({ tableName: `${mark}_sub`, tableType: 3 }, [key]);
  await publish({ tableName: `${mark}_single`, tableType: 3, relationType: 1 }, [key]);
  const whole = await add(main, { ...text, [`${mark}_sub`]: [text, text], [`${mark}_single`]: [text] });
  const part = await add(sub, { ...text, [`${mark}_key`]: whole.id });

  const other = {
    dbFieldName: `${mark}_c1`,
    dbFieldTxt: '关联',
    fieldShowType: 'link_table',
    dictTable: linked,
    dictText: `${mark}_c0`,
    dictField: 'id',
  };
  const shown = {
    dbFieldName: `${mark}_c2`,
    dbFieldTxt: '显示',
    fieldShowType: 'link_table_field',
    dictTable: `${mark}_c1`,
    dictText: `${mark}_c0`,
  };
  const chosen = {
    dbFieldName: `${mark}_c3`,
    dbFieldTxt: '选',
    fieldShowType: 'list',
    dictTable: `online.${linked}`,
    dictText: `${mark}_c0`,
    dictField: 'id',
  };
  const naming = await publish({ tableName: `${mark}_naming` }, [
    { ...other, dbLength: 400 },
    { ...shown, dbLength: 100 },
    { ...chosen, dbLength: 36 },
  ]);
  const { result } = await ask({ kind: 'list', method: 'get', path: `${rows(world.forms[0]?.id ?? '')}/list`, query: {} });
  const named = (result.records as { id: string }[])[0]?.id ?? '';
  const row = await add(naming, { ...text, [`${mark}_c1`]: named, [`${mark}_c3`]: named });

  const api = '/online/cgform/api';
  const edit = (id: string, body: object): Call => ({ kind: 'stockEdit', method: 'put', path: `${api}/form/${id}`, body });
  const get = (path: string, query: Record<string, unknown> = {}): Call => ({ kind: 'data', method: 'get', path, query });
  return [
    edit(single.id, { id: only.id, [`${mark}_c1`]: 'b', [`${mark}_c2`]: 'b' }),
    edit(tree, { id: deep.id, pid: top.id }),
    edit(tree, { id: deep.id, pid: '0' }),
    edit(tree, { id: top.id, pid: deep.id }),
    get(`${api}/getTreeData/${tree}`, { pid: top.id }),
    get(`${api}/getTreeData/${tree}`, { hasQuery: 'true', [`${mark}_c0`]: 'x' }),
    { kind: 'delete', method: 'delete', path: `${api}/form/${tree}/${top.id},${deep.id}` },
    edit(main, { id: whole.id, ...text, [`${mark}_sub`]: [{ id: part.id, ...text }, text] }),
    edit(sub, { id: part.id, [`${mark}_c0`]: 'y' }),
    get(`${api}/detail/${main}/${whole.id}`),
    get(`${api}/subform/${mark}_single/${whole.id}`),
    get(`${api}/subform/list/${mark}_sub/${whole.id}`),
    { kind: 'delete', method: 'delete', path: `${api}/form/${sub}/${part.id}` },
    { kind: 'delete', method: 'delete', path: `${api}/form/${main}/${whole.id}` },
    get(`${api}/getData/${naming}`),
    get(`${api}/form/${naming}/${row.id}`),
    get(`${api}/getData/${naming}`, { pageSize: -521 }),
    { kind: 'export', method: 'get', path: `${api}/exportXls/${naming}`, query: { selections: row.id } },
    get(`${api}/getColumns/${naming}`),
    get(`${rows(naming)}/importTemplate`),
  ];
}
