import { type Chance, mark, type Mood } from './chance.ts';
import { type Call, inPath, type World, type WorldForm } from './world.ts';

const api = '/online/cgform/api';

const plainValues = [
  'a',
  'b*',
  '*c',
  '*d*',
  '1',
  '12.5',
  'Y',
  '2026-06-01',
  '2026-06-01 08:00:00',
  'a,b',
  '!x',
  '>= 5',
  `${mark}`,
  'admin',
  '',
];
const rules = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'like', 'left_like', 'right_like', 'in', 'empty', 'not_empty'];
const common = ['createBy', 'create_time', 'updateTime', 'id', 'pid', 'sysOrgCode', 'sys_org_code'];

const fieldName = (chance: Chance, mood: Mood): string => {
  const own = `${mark}_c${chance.between(0, 13)}`;
  if (mood === 'honest' || chance.chance(0.6))
    return chance.pick([own, own, own, `${own}_begin`, `${own}_end`, `${own}_MultiString`, chance.pick(common)]);
  return chance.pick([chance.harm(), `${own}${chance.harm()}`, 'tenant_id', 'tenantId', 'del_flag', 'version', `${own}_dictText`, 'f1']);
};
const value = (chance: Chance, mood: Mood): string => (mood === 'honest' || chance.chance(0.3) ? chance.pick(plainValues) : chance.harm());

function superQuery(chance: Chance, mood: Mood): string {
  if (mood === 'hostile' && chance.chance(0.1)) return chance.pick([chance.harm(), JSON.stringify(chance.junk())]);
  const item = (): Record<string, unknown> => ({
    field: fieldName(chance, mood).replace(/_(?:begin|end|MultiString)$/, ''),
    rule: mood === 'honest' || chance.chance(0.8) ? chance.pick(rules) : chance.pick([chance.harm(), 'USE_SQL_RULES']),
    val: value(chance, mood) || 'a',
    ...(mood === 'hostile' && chance.chance(0.1) && { [chance.harm()]: chance.junk() }),
  });
  const items = Array.from({ length: chance.between(1, 4) }, () =>
    chance.chance(0.2) ? { matchType: chance.pick(['and', 'or']), items: [item(), item()] } : item(),
  );
  const text = JSON.stringify(items);
  return chance.chance(0.5) ? encodeURIComponent(text.toWellFormed()) : text;
}

/** Parameters of a list. */
function listQuery(chance: Chance, mood: Mood): Record<string, unknown> {
  const pairs: [string, unknown][] = Array.from({ length: chance.between(0, 4) }, () => [fieldName(chance, mood), value(chance, mood)]);
  if (chance.chance(0.4)) pairs.push(['superQueryParams', superQuery(chance, mood)], ['superQueryMatchType', chance.pick(['and', 'or'])]);
  if (chance.chance(0.4)) pairs.push(['column', fieldName(chance, mood)], ['order', chance.pick(['asc', 'desc'])]);
  if (chance.chance(0.3)) pairs.push(['pageNo', chance.between(1, 3)], ['pageSize', chance.pick([1, 10, -521])]);
  if (mood === 'hostile' && chance.chance(0.3))
    pairs.push([
      chance.pick(['pageNo', 'pageSize', 'order', 'column', 'field', 'sums', 'selections', 'paramsStr', 'hasQuery']),
      chance.harm(),
    ]);
  return Object.fromEntries(pairs);
}

/** What is typed into a form. */
export function rowBody(chance: Chance, mood: Mood, world: World): Record<string, unknown> {
  const body: Record<string, unknown> = { [`${mark}_c0`]: `${mark} ${chance.pick(plainValues)}`, [`${mark}_key`]: world.mainRow };
  for (let at = 1; at < 13; at += 1)
    if (chance.chance(0.5)) body[`${mark}_c${at}`] = mood === 'honest' ? chance.pick([...plainValues, 5, 1.5, null]) : chance.junk(1);
  if (chance.chance(0.2)) body['pid'] = mood === 'honest' ? '0' : chance.pick([chance.harm(), world.foreign.rowId]);
  if (mood === 'hostile' && chance.chance(0.4))
    body[chance.pick(['id', 'tenantId', 'version', '__proto__', chance.harm()])] = chance.junk();
  return body;
}

const asked = [
  'list',
  'list',
  'list',
  'sums',
  'data',
  'data',
  'tree',
  'add',
  'add',
  'edit',
  'stockAdd',
  'stockEdit',
  'check',
  'export',
  'delete',
  'row',
  'subrows',
  'options',
  'columns',
  'button',
  'choices',
  'taken',
  'importRows',
  'checkRows',
  'popup',
] as const;

/** A query of a form by chance, as a call. */
export function queryByChance(chance: Chance, mood: Mood, { world, form, rowId }: { world: World; form: WorldForm; rowId: string }): Call {
  const own = (id: string) => `/online/cgform/rows/${id}`;
  const word = (honest: string) => (mood === 'honest' || chance.chance(0.6) ? honest : chance.harm());
  // Forms of others are not there, whatever they are called.
  const id = mood === 'hostile' && chance.chance(0.05) ? chance.pick([world.foreign.formId, inPath(chance.harm())]) : form.id;
  const row = mood === 'hostile' && chance.chance(0.3) ? chance.pick([world.foreign.rowId, inPath(chance.harm())]) : rowId;
  const kind = chance.pick(asked);
  const query = listQuery(chance, mood);
  const name = `${mark}_c${chance.between(0, 4)}`;
  switch (kind) {
    case 'list':
      return { kind, method: 'get', path: `${own(id)}/list`, query };
    case 'sums':
      return { kind, method: 'get', path: `${own(id)}/list`, query: { ...query, sums: 'only' } };
    case 'data':
      return { kind, method: 'get', path: `${api}/getData/${id}`, query };
    case 'tree':
      return {
        kind,
        method: 'get',
        path: `${api}/getTreeData/${id}`,
        query: { pid: word('0'), hasQuery: chance.pick(['true', 'false']), ...query },
      };
    case 'add':
      return { kind, method: 'post', path: `${own(id)}/add`, body: rowBody(chance, mood, world) };
    case 'check':
      return { kind, method: 'post', path: `${own(id)}/add`, body: rowBody(chance, mood, world), headers: { 'x-check-only': '1' } };
    case 'edit':
      return {
        kind,
        method: 'put',
        path: `${own(id)}/edit`,
        body: { id: row, version: chance.between(0, 2), ...rowBody(chance, mood, world) },
      };
    case 'stockAdd':
      return { kind, method: 'post', path: `${api}/form/${id}`, body: rowBody(chance, mood, world) };
    case 'stockEdit':
      return { kind, method: 'put', path: `${api}/form/${id}`, body: { id: row, ...rowBody(chance, mood, world) } };
    case 'export':
      return { kind, method: 'get', path: `${api}/exportXls/${id}`, query: { paramsStr: JSON.stringify(query) } };
    case 'delete':
      return { kind, method: 'delete', path: `${api}/form/${id}/${chance.chance(0.5) ? row : `${row},`}` };
    case 'row':
      return { kind, method: 'get', path: `${api}/${chance.pick(['form', 'detail'])}/${id}/${row}` };
    case 'subrows':
      return { kind, method: 'get', path: `${api}/subform/${chance.pick(['', 'list/'])}${inPath(word(form.tableName))}/${row}` };
    case 'options':
      return {
        kind,
        method: 'get',
        path: `${api}/querySelectOptions`,
        query: {
          table: word(chance.pick([form.tableName, world.linked, 'sys_category'])),
          txt: word(`${mark}_c0`),
          key: word('id'),
          ...(chance.chance(0.4) && { condition: mood === 'honest' ? `${mark}_c0='x'` : chance.harm() }),
          ...(chance.chance(0.4) && { pidField: word('pid'), pidValue: value(chance, mood) }),
        },
      };
    case 'columns':
      return {
        kind,
        method: 'get',
        path: `${api}/${chance.pick(['getColumns', 'getErpColumns', 'getQueryInfo', 'getQueryInfoVue3', 'getFormItem', 'getDefinition'])}/${id}`,
      };
    case 'button':
      return {
        kind,
        method: 'post',
        path: `${api}/doButton`,
        body: {
          formId: id,
          buttonCode: word(`${mark}_b${chance.between(0, 9)}`),
          dataId: decodeURIComponent(row),
          uiFormData: mood === 'honest' ? {} : { [chance.harm().slice(0, 60)]: chance.junk() },
        },
      };
    case 'choices':
      return {
        kind,
        method: 'get',
        path: `/sys/dict/${chance.pick(['getDictItems', 'loadDict', 'loadDictItem'])}/${inPath(`online.${word(form.tableName)},${word(name)},${word('id')}`)}`,
        query: { keyword: value(chance, mood), key: word(rowId) },
      };
    case 'taken':
      return {
        kind,
        method: 'get',
        path: '/sys/duplicate/check',
        query: { tableName: `online.${word(form.tableName)}`, fieldName: word(name), fieldVal: value(chance, mood), dataId: word(rowId) },
      };
    case 'importRows':
    case 'checkRows': {
      const cells = () =>
        Object.fromEntries(
          Array.from({ length: chance.between(1, 6) }, (_one, at) => [
            mood === 'honest' ? `${mark}_c${at}` : word(`${mark}_c${at}`),
            value(chance, mood),
          ]),
        );
      return {
        kind,
        method: 'post',
        path: `${own(id)}/${kind}`,
        body: { rows: [2, 3].map((line) => ({ row: line, cells: cells() })), confirmWarnings: chance.chance(0.5) },
        ...(kind === 'importRows' && { headers: { 'idempotency-key': `${mark}${chance.next()}` } }),
      };
    }
    case 'popup':
      return {
        kind,
        method: 'get',
        path: `/online/cgreport/api/getRpColumns/${inPath(word('driver_pick'))}`,
      };
  }
}
