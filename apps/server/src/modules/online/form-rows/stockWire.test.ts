import { beforeAll, expect, test } from 'vitest';
import { formBase, type FormSite, openFormSite } from '../../../../test/formSite.ts';

let site: FormSite;
const wire = '/online/cgform/api';
beforeAll(async () => {
  site = await openFormSite();
  await site.reset();
});

/** A field as a stock client sends it. */
const field = (dbFieldName: string, given: object = {}) => ({
  dbFieldName,
  dbFieldTxt: `名${dbFieldName}`,
  dbIsKey: 0,
  dbIsNull: 1,
  dbType: 'string',
  dbLength: 36,
  dbPointLength: 0,
  fieldShowType: 'text',
  fieldLength: '120',
  fieldMustInput: '0',
  isQuery: 0,
  isShowForm: 1,
  isShowList: 1,
  isReadOnly: 0,
  queryMode: 'single',
  ...given,
});

/** Adds a form as a stock client does, and publishes it. */
async function form(head: object, fields: object[], indexs: object[] = []): Promise<string> {
  const added = await site.admin.post(`${formBase}/api/addAll`, {
    head: { tableTxt: '表', tableType: 1, isTree: 'N', themeTemplate: 'normal', ...head },
    fields,
    indexs,
    deleteFieldIds: [],
    deleteIndexIds: [],
  });
  expect(added).toMatchObject({ success: true });
  expect(await site.admin.post(`${wire}/doDbSynch/${added.result.id}/normal`, {})).toMatchObject({ success: true });
  return added.result.id as string;
}

const propertiesOf = async (id: string) => (await site.admin.get(`${wire}/getFormItem/${id}`)).result.schema.properties;
const loadTree = async (query: object) =>
  site.admin.get('/sys/dict/loadTreeData', {
    tableName: 'yard',
    text: 'name',
    code: 'id',
    pidField: 'pid',
    hasChildField: 'has_child',
    condition: '',
    pid: '0',
    ...query,
  });

let yard: string;
test('DICT-05 ONL-02 a tree control finds the nodes of a form that is a tree, by either of its names, and of departments; and nothing else', async () => {
  yard = await form({ tableName: 'yard', isTree: 'Y', treeFieldname: 'name' }, [
    field('pid', { fieldShowType: 'sel_tree' }),
    field('name'),
    field('kind'),
    field('secret', { fieldShowType: 'password' }),
  ]);
  const add = async (row: object) => (await site.admin.post(`/online/cgform/rows/${yard}/add`, row)).result.id as string;
  const root = await add({ name: '东区', kind: 'a' });
  const child = await add({ name: '一号库', kind: 'b', pid: root });
  await add({ name: '二号库', kind: 'c', pid: root });

  for (const tableName of ['yard', 'online.yard'])
    expect((await loadTree({ tableName })).result).toEqual([
      { key: root, value: root, code: root, title: '东区', leaf: false, icon: null, parentId: '0', children: null },
    ]);
  expect(
    (await loadTree({ pid: root, hasChildField: '' })).result.map((one: { title: string; leaf: boolean }) => [one.title, one.leaf]),
  ).toEqual([
    ['一号库', true],
    ['二号库', true],
  ]);
  expect((await loadTree({ hasChildField: '' })).result[0].leaf).toBe(false);
  expect((await loadTree({ pid: root, condition: '{"kind":"b"}' })).result.map(({ key }: { key: string }) => key)).toEqual([child]);
  expect(
    (await site.elsewhere.get('/sys/dict/loadTreeData', { tableName: 'yard', text: 'name', code: 'id', pidField: 'pid', pid: '0' }))
      .success,
  ).toBe(false);
  for (const other of [
    { text: 'secret' },
    { pidField: 'secret' },
    { pidField: 'none' },
    { condition: '{"secret":"x"}' },
    { condition: '[]' },
    { condition: 'x' },
    { tableName: 'hy_driver', text: 'driver_name' },
  ])
    expect(await loadTree(other), JSON.stringify(other)).toMatchObject({ status: 400 });

  const departs = { tableName: 'sys_depart', text: 'depart_name', code: 'id', pidField: 'parent_id', hasChildField: '' };
  expect(await loadTree(departs)).toMatchObject({ success: true });
  expect(await loadTree({ ...departs, pidField: 'org_code' })).toMatchObject({ status: 400 });
});

test('ONL-02 a form is named as it is called where choices come from it, and its unique values are asked for so', async () => {
  const id = await form({ tableName: 'yard_lane', formTemplate: '99', themeTemplate: 'one' }, [
    field('code', { fieldValidType: 'only' }),
    field('pin', { fieldValidType: '*6-16' }),
    field('yard', { fieldShowType: 'sel_search', dictTable: 'yard', dictField: 'id', dictText: 'name' }),
    field('below', { fieldShowType: 'sel_tree', dictTable: 'yard', dictField: '0', dictText: 'id,pid,name,has_child' }),
    field('first', {
      fieldShowType: 'link_down',
      dictTable: JSON.stringify({
        table: 'yard',
        txt: 'name',
        key: 'id',
        linkField: 'second',
        idField: 'id',
        pidField: 'pid',
        condition: "kind = 'a'",
      }),
    }),
    field('second'),
    field('count', { dbType: 'int' }),
    field('worth', { dbType: 'BigDecimal', dbLength: 6, dbPointLength: 2 }),
  ]);
  const item = (await site.admin.get(`${wire}/getFormItem/${id}`)).result;

  expect(item.head).toMatchObject({ formTemplate: '99', themeTemplate: 'normal', isTree: 'N' });
  expect(item.schema.properties).toMatchObject({
    pin: { minLength: 6, maxLength: 36 },
    below: { dict: 'yard,name,id', pidField: 'pid', pidValue: '0', hasChildField: 'has_child', pidComponent: 0 },
    first: { others: [{ title: '名second', field: 'second' }], config: { condition: "kind = 'a'" } },
    count: { minimum: -2_147_483_648, maxinum: 2_147_483_647 },
    worth: { minimum: -9999.99, maxinum: 9999.99 },
  });
  expect((await propertiesOf(yard)).pid).toMatchObject({
    dict: 'yard,name,id',
    pidField: 'pid',
    hasChildField: 'has_child',
    pidComponent: 1,
  });
  expect((await site.admin.get(`${wire}/getFormItem/${yard}`)).result.head).toMatchObject({ themeTemplate: 'normal', isTree: 'Y' });
  expect((await site.admin.get('/sys/dict/loadDict/yard,name,id', { keyword: '东' })).result).toMatchObject([{ text: '东区' }]);

  await site.admin.post(`/online/cgform/rows/${id}/add`, { code: 'L1', pin: '123456' });
  const check = (fieldVal: string) => site.admin.get('/sys/duplicate/check', { tableName: 'yard_lane', fieldName: 'code', fieldVal });
  expect([(await check('L1')).success, (await check('L2')).success]).toEqual([false, true]);
});

test('ONL-07 a table is copied as one of its own, and buttons and row rules of stock clients are taken', async () => {
  const { result: copied } = await site.admin.get(`${formBase}/head/copyOnlineTable/${yard}`, { tableName: 'yard_two' });
  expect(copied).toMatchObject({ tableName: 'yard_two', copyType: 0, physicId: null, isDbSynch: 'N', isTree: 'Y' });
  expect(await site.publish(copied.id)).toMatchObject({ success: true });
  expect(await site.rows(copied.id)).toEqual([]);
  expect(await site.admin.get(`${formBase}/head/copyOnlineTable/${yard}`, { tableName: 'yard_two' })).toMatchObject({ status: 400 });

  const button = {
    cgformHeadId: yard,
    buttonCode: 'goNow',
    buttonName: '走',
    buttonStyle: 'link',
    optType: 'bus',
    exp: 'kind#eq#a',
    orderNum: 1,
    buttonStatus: '1',
  };
  expect(await site.admin.post(`${formBase}/button/add`, button)).toMatchObject({ success: true });
  expect(await site.publish(yard)).toMatchObject({ success: true });
  expect((await site.admin.get(`${wire}/getColumns/${yard}`)).result.cgButtonList).toMatchObject([{ buttonCode: 'goNow', optType: 'bus' }]);
  expect(await site.admin.post(`${wire}/doButton`, { formId: yard, buttonCode: 'goNow', dataId: 'x' })).toMatchObject({
    success: false,
    message: '处理失败：按钮没有定义动作',
  });

  const rule = { cgformId: yard, ruleName: '本人', ruleColumn: 'create_by', ruleOperator: '=', ruleValue: '#{sys_user_code}', status: '1' };
  const said = await site.admin.post(`${wire}/authData`, rule);
  expect(said).toMatchObject({ success: true, result: { ruleColumn: 'create_by', status: 1 } });
});

test('ONL-01 a list says what its values are called: people and nodes beside them, switches by the words of the field', async () => {
  const id = await form({ tableName: 'yard_duty' }, [
    field('who', { fieldShowType: 'sel_user', dbLength: 64 }),
    field('node', { fieldShowType: 'sel_tree', dictTable: 'yard', dictField: '0', dictText: 'id,pid,name,has_child' }),
    field('cat', { fieldShowType: 'cat_tree', dictText: 'cat_name', dbLength: 50 }),
    field('cat_name'),
    field('is_open', { fieldShowType: 'switch', fieldExtendJson: '["1","0"]' }),
  ]);
  const columns = (await site.admin.get(`${wire}/getColumns/${id}`)).result;
  expect(
    Object.fromEntries(columns.columns.map((one: { dataIndex: string; customRender: string }) => [one.dataIndex, one.customRender])),
  ).toMatchObject({
    who: '_replace_text_who_dictText',
    node: '_replace_text_node_dictText',
    cat: '_replace_text_cat_name',
    cat_name: null,
    is_open: 'is_open',
  });
  expect(columns.dictOptions.is_open).toMatchObject([
    { value: '1', text: '是' },
    { value: '0', text: '否' },
  ]);

  const [{ key: node }] = (await loadTree({})).result;
  await site.admin.post(`${wire}/form/${id}`, { who: 'admin', node, is_open: '1' });
  for (const pageSize of ['10', '-521']) {
    const [row] = (await site.admin.get(`${wire}/getData/${id}`, { pageNo: '1', pageSize })).result.records;
    expect(row).toMatchObject({ node_dictText: '东区', is_open: '1' });
    expect(row).toHaveProperty('who_dictText');
  }
});
