import { type Chance, mark } from './chance.ts';
import type { World } from './world.ts';

type Field = Record<string, unknown>;
export interface Definition {
  head: Record<string, unknown>;
  fields: unknown;
  indexs: unknown;
  [name: string]: unknown;
}

const name = (at: number) => `${mark}_c${at}`;

/** Fields as people declare them; `other` is a form whose rows some of them name. */
const kinds: readonly ((at: number, other: string) => Field)[] = [
  () => ({ dbLength: 40, fieldExtendJson: '{"showLength":5,"orderRule":"desc","isOneRow":true}' }),
  () => ({ dbLength: 2000, fieldShowType: 'textarea' }),
  () => ({ fieldShowType: 'list', dictField: 'yn', dbLength: 10 }),
  () => ({ fieldShowType: 'radio', dictField: 'report_search_mode' }),
  () => ({ dbType: 'Text', fieldShowType: 'checkbox', dictField: 'report_field_type' }),
  () => ({ dbLength: 200, fieldShowType: 'list_multi', dictField: 'report_field_type' }),
  () => ({ fieldShowType: 'switch', fieldExtendJson: '["Y","N"]', dbLength: 2 }),
  () => ({ fieldShowType: 'time', dbLength: 10 }),
  () => ({ fieldShowType: 'month', dbLength: 10 }),
  () => ({
    fieldValidType: '[a-z0-9]{1,20}',
    queryConfigFlag: '1',
    queryShowType: 'list_multi',
    queryDictField: 'report_field_type',
    queryValidType: 'n',
  }),
  () => ({ fieldValidType: 'only', dbLength: 50 }),
  () => ({ dbType: 'int' }),
  () => ({ dbType: 'int', fieldShowType: 'list', dictField: 'yn' }),
  () => ({ dbType: 'long' }),
  () => ({ dbType: 'double' }),
  () => ({ dbType: 'BigDecimal', dbLength: 10, dbPointLength: 3 }),
  () => ({ dbType: 'Date', fieldShowType: 'date' }),
  () => ({ dbType: 'Date', fieldShowType: 'datetime' }),
  () => ({ dbType: 'Datetime', fieldShowType: 'datetime', fieldDefaultValue: '#{datetime}' }),
  () => ({ dbType: 'Text', fieldShowType: 'umeditor' }),
  () => ({ dbType: 'Text', fieldShowType: 'markdown' }),
  () => ({ dbType: 'Text', fieldShowType: 'password' }),
  () => ({ dbType: 'Text', fieldShowType: 'file' }),
  () => ({ dbType: 'Text', fieldShowType: 'image', fieldExtendJson: '{"uploadnum":2}' }),
  () => ({ fieldShowType: 'sel_user', dbLength: 200 }),
  () => ({ fieldShowType: 'sel_depart', dbLength: 200 }),
  () => ({ fieldShowType: 'pca', dbLength: 30 }),
  () => ({ fieldShowType: 'sel_search', dictTable: 'sys_user', dictText: 'realname', dictField: 'username' }),
  () => ({ fieldShowType: 'cat_tree', dictField: 'A01', dbLength: 100 }),
  () => ({ fieldShowType: 'sel_tree', dictTable: 'sys_category', dictText: 'id,pid,name,has_child', dictField: '0' }),
  (_at, other) => ({ fieldShowType: 'list', dictTable: `online.${other}`, dictText: name(0), dictField: 'id', dbLength: 36 }),
  (_at, other) => ({ fieldShowType: 'link_table', dictTable: other, dictText: name(0), dictField: 'id', dbLength: 400 }),
  () => ({ fieldShowType: 'hidden', dbLength: 60, isShowList: 0 }),
  () => ({ dbType: 'BigDecimal', dbLength: 12, dbPointLength: 2, computeExpr: '1 + 2', isShowForm: 0 }),
  () => ({ visibleExpr: `row.${name(0)} != ''`, requiredExpr: `user.username == 'nobody'` }),
  () => ({ fieldDefaultValue: `{{ user.username + '${mark}' }}`, fieldHref: `/x/\${${name(0)}}`, dbLength: 100 }),
];

/** A definition as people send it: the first field is a plain text. */
export function honestDefinition(chance: Chance, world: World, tableName: string): Definition {
  const count = chance.between(1, 9);
  const fields = Array.from({ length: count }, (_one, at): Field => ({
    dbFieldName: name(at),
    dbFieldTxt: `字段${at} ${mark}'"`,
    dbFieldTxtEn: `Field ${at} ${mark}`,
    ...(at === 0 ? { dbLength: 60, sortFlag: '1' } : chance.pick(kinds)(at, world.linked)),
    isQuery: chance.between(0, 1),
    queryMode: chance.pick(['single', 'group']),
    ...(chance.chance(0.2) && { isReadOnly: 1 }),
    orderNum: at,
  }));
  return bodyOf(chance, world, { tableName, fields });
}

/** Every kind of field once, for what is asked in the order of the program. */
export const wholeDefinitions = (chance: Chance, world: World, tableName: (part: number) => string): Definition[] =>
  [0, 1, 2].map((part) => {
    const own = kinds.filter((_kind, at) => at % 3 === part);
    const fields = [() => ({ dbLength: 60 }), ...own].map((kind, at): Field => ({
      dbFieldName: name(at),
      dbFieldTxt: `字段${at} ${mark}'"`,
      ...kind(at, world.linked),
      isQuery: 1,
      sortFlag: '1',
      orderNum: at,
    }));
    return bodyOf(chance, world, { tableName: tableName(part), fields, shape: part });
  });

function bodyOf(
  chance: Chance,
  world: World,
  { tableName, fields, shape = chance.between(0, 5) }: { tableName: string; fields: Field[]; shape?: number },
): Definition {
  const tree = { isTree: 'Y', treeParentIdField: 'pid', treeIdField: 'has_child', treeFieldname: name(0) };
  const key = {
    dbFieldName: `${mark}_key`,
    dbFieldTxt: '主表',
    dbLength: 36,
    mainTable: world.main,
    mainField: 'id',
    isShowForm: 0,
    isShowList: 0,
  };
  const indexed = fields.filter(({ dbType = 'string', dbLength = 0 }) => dbType !== 'Text' && Number(dbLength) <= 200).slice(0, 3);
  return {
    head: {
      tableName,
      tableTxt: `表 ${mark}'"--`,
      tableTxtEn: `Table ${mark}`,
      ...(shape === 1 && tree),
      ...(shape === 2 && { tableType: 3, relationType: chance.between(0, 1) }),
      ...(shape === 3 && { tableType: 2, themeTemplate: chance.pick(['normal', 'erp', 'innerTable', 'tab']) }),
      ...(chance.chance(0.3) && {
        rules: [{ holds: `row.${name(0)} != '${mark}!'`, message: { zh: `不行${mark}`, en: `No ${mark}` }, field: name(0) }],
      }),
    },
    fields: shape === 2 ? [...fields, key] : fields,
    indexs: chance.chance(0.5)
      ? [{ indexName: `${mark}_ix`, indexField: indexed.map((field) => field['dbFieldName']).join(','), indexType: 'normal' }]
      : [],
  };
}

const fieldProperties = [
  'dbFieldName',
  'dbFieldTxt',
  'dbType',
  'dbLength',
  'dbPointLength',
  'dbDefaultVal',
  'dictField',
  'dictTable',
  'dictText',
  'fieldShowType',
  'fieldHref',
  'fieldLength',
  'fieldValidType',
  'fieldMustInput',
  'fieldExtendJson',
  'fieldDefaultValue',
  'isQuery',
  'isShowForm',
  'queryMode',
  'mainTable',
  'mainField',
  'orderNum',
  'converter',
  'queryDefVal',
  'queryDictTable',
  'queryDictField',
  'queryShowType',
  'queryConfigFlag',
  'queryValidType',
  'sortFlag',
  'computeExpr',
  'visibleExpr',
  'requiredExpr',
  // None of these is anybody's to say.
  'id',
  'columnNo',
  'column',
  'dbFieldNameOld',
  'cgformHeadId',
  'tenantId',
  '__proto__',
];
const headProperties = [
  'tableName',
  'tableTxt',
  'tableType',
  'isTree',
  'treeParentIdField',
  'treeIdField',
  'treeFieldname',
  'idSequence',
  'idType',
  'queryMode',
  'relationType',
  'formTemplate',
  'themeTemplate',
  'extConfigJson',
  'scroll',
  'rules',
  'physicId',
  'copyType',
  'publishedVersion',
  'nextColumn',
  'id',
  'version',
  'tenantId',
  'delFlag',
];

/** The same definition with one thing wrong, or with much of it. */
export function hostileDefinition(chance: Chance, world: World, tableName: string): Definition {
  const body = honestDefinition(chance, world, tableName);
  for (let left = chance.pick([1, 1, 1, 2, 5, 20]); left > 0; left -= 1) spoil(chance, body);
  return body;
}

function spoil(chance: Chance, body: Definition): void {
  const fields = Array.isArray(body.fields) ? (body.fields as Field[]) : [];
  const picked: unknown = fields.length === 0 ? undefined : chance.pick(fields);
  const field = typeof picked === 'object' && picked !== null && !Array.isArray(picked) ? (picked as Field) : undefined;
  switch (chance.between(0, 11)) {
    case 0:
      body.head[chance.pick(headProperties)] = chance.pick([chance.harm(), chance.junk()]);
      break;
    case 1:
      body.indexs = [{ indexName: chance.harm(), indexField: chance.harm(), indexType: chance.pick(['normal', 'unique', chance.harm()]) }];
      break;
    case 2:
      body.indexs = [
        { indexName: `${mark}_one`, indexField: `${name(0)}, ${chance.harm()}` },
        { indexName: `${mark}_one`, indexField: name(0) },
      ];
      break;
    case 3:
      if (field !== undefined) fields.push({ ...field, ...(chance.chance(0.5) && { dbFieldName: chance.harm() }) });
      break;
    case 4:
      body.head['rules'] = [
        { holds: chance.harm(), message: { zh: chance.harm(), en: chance.harm() }, field: chance.pick([null, chance.harm()]) },
        chance.junk(),
      ];
      break;
    case 5:
      if (chance.chance(0.3)) body[chance.pick(['fields', 'indexs', 'deleteFieldIds', 'deleteIndexIds', 'head'])] = chance.junk() as never;
      if (typeof body.head !== 'object' || body.head === null) body.head = {};
      break;
    case 6:
      if (field !== undefined) delete field[chance.pick(Object.keys(field))];
      break;
    default:
      if (field !== undefined) field[chance.pick(fieldProperties)] = chance.chance(0.75) ? chance.harm() : chance.junk();
  }
}

/** What is changed of a stored form: types, names, and what goes. */
export function changedDefinition(
  chance: Chance,
  stored: readonly Field[],
  { headId, isHostile }: { headId: string; isHostile: boolean },
): Definition {
  const own = stored.filter(({ dbFieldName }) => String(dbFieldName).startsWith(mark) && !String(dbFieldName).endsWith('_key'));
  const gone = own.length > 2 && chance.chance(0.5) ? [chance.pick(own.slice(1))] : [];
  const fields = chance
    .some(
      own.filter((field) => !gone.includes(field)),
      3,
    )
    .map(({ id, dbFieldName }): Field => ({
      id,
      dbFieldName: chance.chance(0.3) ? `${String(dbFieldName)}n` : dbFieldName,
      dbFieldTxt: `新${mark}`,
      ...chance.pick([
        {},
        { dbLength: chance.pick([10, 80, 300]) },
        { dbType: 'Text', fieldShowType: 'textarea', fieldValidType: '', isQuery: 0 },
        { dbType: 'int', fieldShowType: 'text', dictField: '', fieldValidType: '', fieldDefaultValue: '' },
        { dbType: 'BigDecimal', dbLength: 12, dbPointLength: 2, fieldShowType: 'text', dictField: '', fieldDefaultValue: '' },
        { dbType: 'Date', fieldShowType: 'date', dictField: '', fieldValidType: '', fieldDefaultValue: '' },
        { fieldMustInput: '1' },
      ]),
    }));
  const added: Field = { dbFieldName: `${mark}_new`, dbFieldTxt: '新增', ...chance.pick(kinds.slice(0, 20))(0, '') };
  const body: Definition = {
    head: { id: headId },
    fields: [...fields, ...(chance.chance(0.4) ? [added] : [])],
    indexs: chance.chance(0.3) ? [{ indexName: `${mark}_more`, indexField: `${mark}_c0`, indexType: 'unique' }] : [],
    ...(gone.length > 0 && { deleteFieldIds: gone.map(({ id }) => String(id)) }),
  };
  if (isHostile) spoil(chance, body);
  return body;
}

/** A button, mostly with an action. */
export function buttonByChance(chance: Chance, headId: string, isHostile: boolean): Record<string, unknown> {
  const word = (honest: string) => (isHostile && chance.chance(0.4) ? chance.harm() : honest);
  const confirm = chance.pick([null, { zh: `确认${mark}`, en: `Sure? ${mark}` }]);
  const action = chance.pick([
    { kind: 'set', confirm, values: { [word(name(0))]: word(`user.username + '${mark}'`) } },
    { kind: 'call', confirm, name: word('refresh') },
    { kind: 'message', confirm, template: word(`${mark}_told`), receivers: word(`'admin'`) },
    { kind: 'open', confirm, to: word(`/x/\${${name(0)}}`) },
    null,
  ]);
  return {
    cgformHeadId: word(headId),
    buttonCode: word(`${mark}_b${chance.between(0, 99)}`),
    buttonName: `按钮${mark}`,
    buttonStyle: chance.pick(['button', 'link', 'form']),
    exp: chance.chance(0.4) ? word(`${name(0)}#eq#1`) : null,
    action: isHostile && chance.chance(0.2) ? chance.junk() : action,
  };
}
