import { beforeAll, beforeEach, expect, test } from 'vitest';
import { configIs, formBase, formBody, openFormSite, type FormSite } from '../../../../test/formSite.ts';
import { inEnglish, problemsOf } from '../../../../test/reportSite.ts';

let site: FormSite;
beforeAll(async () => {
  site = await openFormSite();
});
beforeEach(() => site.reset());

test('ONL-07 a definition is a draft until it is published, and then a table of its own', async () => {
  const { result: head } = await site.add();

  expect(head).toMatchObject({ tableName: 'fuel_card', isDbSynch: 'N', tableType: 1, copyType: 0, publishedVersion: 0 });
  const plan = await site.plan(head.id);
  expect(plan.steps.map(({ text }) => text.zh)).toEqual([
    '新建数据表',
    '新增字段 卡号（card_no），字符串 20',
    '新增字段 余额（balance），小数 10,2',
    '新增字段 开卡日期（opened），日期',
    '建立索引：创建时间',
    '建立唯一索引：卡号',
    '建立倒序排列的索引：卡号',
    '建立按开头查找的索引：卡号',
    '建立按部分内容查找的索引：卡号，超过 50000 行的表在发布后建立',
  ]);

  const published = await site.publish(head.id);

  expect(published).toMatchObject({ success: true, message: '同步成功！', result: { isDbSynch: 'Y', publishedVersion: 1 } });
  expect(await site.columns(head.id)).toEqual({
    id: 'character varying(36)',
    tenant_id: 'integer',
    create_by: 'character varying(64)',
    create_time: 'timestamp with time zone',
    update_by: 'character varying(64)',
    update_time: 'timestamp with time zone',
    sys_org_code: 'character varying(64)',
    del_flag: 'integer',
    version: 'integer',
    pid: 'character varying(36)',
    has_child: 'character varying(3)',
    f1: 'character varying(20)',
    f2: 'numeric(10,2)',
    f3: 'date',
  });
});

test('ONL-07 jeecg-wire 4.4: heads, fields, indexes and buttons have the names and types that stock clients read', async () => {
  const { result: added } = await site.add(formBody({ formCategory: 'temp', scroll: 0 }));
  const text = expect.any(String);
  const number = expect.any(Number);

  const { result: listed } = await site.admin.get(`${formBase}/head/list`, {
    tableName: '*fuel*',
    tableType: '1',
    tableTxt: '*油*',
    copyType: '0',
    pageNo: '1',
  });
  expect(listed).toMatchObject({ total: 1, records: [{ id: added.id }] });
  expect(listed.records[0]).toMatchObject({
    tableName: 'fuel_card',
    tableType: 1,
    tableType_dictText: '单表',
    tableVersion: 1,
    tableTxt: '油卡',
    isCheckbox: 'Y',
    isDbSynch: 'N',
    isPage: 'Y',
    isTree: 'N',
    idSequence: null,
    idType: 'UUID',
    queryMode: 'single',
    relationType: null,
    subTableStr: null,
    tabOrderNum: null,
    treeParentIdField: null,
    treeIdField: null,
    treeFieldname: null,
    formCategory: 'temp',
    formTemplate: '1',
    formTemplateMobile: null,
    scroll: 0,
    copyVersion: null,
    copyType: 0,
    physicId: null,
    themeTemplate: 'normal',
    hascopy: 0,
    createBy: 'admin',
  });
  const { result: fields } = await site.admin.get(`${formBase}/field/listByHeadId`, { headId: added.id });
  expect(fields.map(({ dbFieldName }: Record<string, string>) => dbFieldName).toSorted()).toEqual(
    ['id', 'create_by', 'create_time', 'update_by', 'update_time', 'sys_org_code', 'card_no', 'balance', 'opened'].toSorted(),
  );
  expect(fields.find(({ dbFieldName }: Record<string, string>) => dbFieldName === 'card_no')).toMatchObject({
    id: text,
    cgformHeadId: added.id,
    dbFieldTxt: '卡号',
    dbFieldNameOld: null,
    dbIsKey: 0,
    dbIsNull: 1,
    dbType: 'string',
    dbLength: 20,
    dbPointLength: 0,
    dbDefaultVal: null,
    dictField: null,
    dictTable: null,
    dictText: null,
    fieldShowType: 'text',
    fieldHref: null,
    fieldLength: '120',
    fieldValidType: null,
    fieldMustInput: '1',
    fieldExtendJson: null,
    fieldDefaultValue: null,
    isQuery: 1,
    isShowForm: 1,
    isShowList: 1,
    isReadOnly: 0,
    queryMode: 'single',
    mainTable: null,
    mainField: null,
    orderNum: number,
    converter: null,
    queryDefVal: null,
    queryDictText: null,
    queryDictField: null,
    queryDictTable: null,
    queryShowType: null,
    queryConfigFlag: '0',
    queryValidType: null,
    queryMustInput: null,
    sortFlag: '0',
  });
  expect(fields.find(({ dbFieldName }: Record<string, string>) => dbFieldName === 'id')).toMatchObject({
    dbIsKey: 1,
    dbType: 'string',
    dbLength: 36,
  });
  expect((await site.admin.get(`${formBase}/field/listByHeadCode`, { headCode: 'fuel_card' })).result).toEqual(fields);
  const { result: indexes } = await site.admin.get(`${formBase}/index/listByHeadId`, { headId: added.id });
  expect(indexes).toMatchObject([
    { id: text, cgformHeadId: added.id, indexName: 'by_number', indexField: 'card_no', indexType: 'unique', isDbSynch: 'N', delFlag: 0 },
  ]);
});

test('ONL-07 a call says what changes: what it does not name stays, numbers may come as texts, and a version that is named must be the stored one', async () => {
  const { result: added } = await site.add();
  const before = await site.fields(added.id);

  const reply = await site.edit({
    head: { id: added.id, tableTxt: '加油卡' },
    fields: [
      { id: 'row_17', dbFieldName: 'station', dbFieldTxt: '油站', dbLength: '50', fieldLength: 90, fieldMustInput: 1, isQuery: '1' },
      { ...before['balance'], dbFieldTxt: '卡内余额' },
    ],
    deleteFieldIds: `${String(before['opened']?.['id'])},`,
  });

  expect(reply).toMatchObject({ success: true, message: '修改成功!', result: { tableTxt: '加油卡', tableVersion: 2, version: 1 } });
  const after = await site.fields(added.id);
  expect(after['station']).toMatchObject({ dbLength: 50, fieldLength: '90', fieldMustInput: '1', isQuery: 1 });
  expect(after['balance']).toMatchObject({ id: before['balance']?.['id'], dbFieldTxt: '卡内余额', dbPointLength: 2 });
  expect(after['card_no']).toMatchObject({ dbFieldTxtEn: 'Card number' });
  expect(after).not.toHaveProperty('opened');
  expect(await site.edit({ head: { id: added.id, version: 0, tableTxt: '又改' } })).toMatchObject({ status: 409, errorCode: 40901 });
  expect(await site.admin.put(`${formBase}/head/edit`, { id: added.id, version: 1, tableTxt: '再改' })).toMatchObject({ success: true });
  expect(await site.edit({ head: { id: 'nobody', tableTxt: 'x' } })).toMatchObject({ status: 404 });
  // Screens ask what is wrong before anything is kept.
  const asked = { 'x-check-only': '1' };
  const checked = await site.admin.put(
    `${formBase}/api/editAll`,
    { head: { id: added.id, tableTxt: '只是问问', treeFieldname: 'x', isTree: 'Y' } },
    asked,
  );
  expect(problemsOf(checked)).toEqual([['head.treeFieldname', '请选择表单中的字段作为树的展开列']]);
  expect(await site.admin.put(`${formBase}/api/editAll`, { head: { id: added.id, tableTxt: '只是问问' } }, asked)).toMatchObject({
    success: true,
  });
  expect((await site.admin.get(`${formBase}/head/queryById`, { id: added.id })).result).toMatchObject({ tableTxt: '再改' });
});

test('ONL-07 a main table has sub-tables, a tree its parent; relations are checked where they are written', async () => {
  const main = await site.add(formBody({ tableName: 'inspection', tableType: 2, themeTemplate: 'erp' }, { indexs: [] }));
  const sub = (head: object, field: object, rest: object[] = []) =>
    site.add({
      head: { tableName: 'defect', tableTxt: '缺陷', tableType: 3, relationType: 1, tabOrderNum: 2, ...head },
      fields: [
        { dbFieldName: 'inspection_id', dbFieldTxt: '检查', dbLength: 36, mainTable: 'inspection', mainField: 'id', ...field },
        { dbFieldName: 'what', dbFieldTxt: '问题' },
        ...rest,
      ],
    });

  expect(problemsOf(await sub({}, { mainTable: 'nothing' }))).toEqual([['fields.0.mainTable', '主表 nothing 不存在']]);
  expect(problemsOf(await sub({}, { mainField: 'what' }))).toEqual([['fields.0.mainField', '主表字段须为 id']]);
  expect(problemsOf(await sub({}, { dbLength: 31 }))).toEqual([['fields.0.dbType', '外键字段须为文本框，字符串长度至少32']]);
  expect(problemsOf(await sub({}, { mainTable: null, mainField: null }))).toEqual([['fields', '附表须有一个字段指向主表']]);
  expect(problemsOf(await sub({ tableType: 1 }, {}))).toEqual([['fields.0.mainTable', '只有附表的字段可以指向主表']]);
  expect(problemsOf(await sub({ tableName: 'card_no' }, {}))).toEqual([['head.tableName', '与主表的字段 card_no 重名']]);
  // A sub-table of a sub-table, and so every circle, is none.
  const { result: defect } = await sub({}, {});
  expect(problemsOf(await sub({ tableName: 'deeper' }, { mainTable: 'defect' }))).toEqual([['fields.0.mainTable', '主表 defect 不存在']]);
  expect((await site.admin.get(`${formBase}/head/queryById`, { id: main.result.id })).result).toMatchObject({ subTableStr: 'defect' });
  expect(problemsOf(await site.edit({ head: { id: main.result.id, tableType: 1, themeTemplate: 'normal' } }))).toEqual([
    ['head.tableType', '还有附表，须保持为主表'],
  ]);
  expect(await site.admin.delete(`${formBase}/head/delete`, { id: main.result.id }, inEnglish)).toMatchObject({
    message: 'Remove its sub-tables first: defect',
  });
  // Its name is known to its sub-tables.
  expect(await site.edit({ head: { id: main.result.id, tableName: 'inspections' } })).toMatchObject({
    success: true,
    result: { subTableStr: 'defect' },
  });
  expect((await site.fields(defect.id))['inspection_id']).toMatchObject({ mainTable: 'inspections' });

  const tree = formBody({ tableName: 'clause', isTree: 'Y', treeFieldname: 'card_no' });
  expect(problemsOf(await site.add({ ...tree, head: { ...tree.head, treeFieldname: 'pid' } }))).toEqual([
    ['head.treeFieldname', '请选择表单中的字段作为树的展开列'],
  ]);
  expect(problemsOf(await site.add({ ...tree, head: { ...tree.head, tableType: 2 } }))).toEqual([['head.isTree', '只有单表可以是树']]);
  const { result: clause } = await site.add(tree);
  expect(clause).toMatchObject({ treeParentIdField: 'pid', treeIdField: 'has_child' });
  expect(await site.fields(clause.id)).toMatchObject({ pid: { dbLength: 32 }, has_child: { dictField: 'yn', fieldShowType: 'list' } });
  await site.publish(clause.id);
  expect(await site.edit({ head: { id: clause.id, isTree: 'N' } })).toMatchObject({ success: true, result: { treeParentIdField: null } });
  expect(await site.fields(clause.id)).not.toHaveProperty('pid');
});

test('ONL-07 buttons say what they do; scripts, SQL and Java of the stock product are kept and shown', async () => {
  const { result: head } = await site.add();
  await site.publish(head.id);
  const base = `${formBase}/button`;
  const button = {
    cgformHeadId: head.id,
    buttonCode: 'block_card',
    buttonName: '冻结',
    buttonNameEn: 'Block',
    buttonStyle: 'link',
    exp: 'balance#ne#0',
    action: { kind: 'set', confirm: { zh: '确定冻结？', en: 'Block it?' }, values: { card_no: "'-'" } },
  };

  const { result: added } = await site.admin.post(`${base}/add`, button);

  expect(added).toMatchObject({ ...button, optType: 'action', buttonStatus: '1', orderNum: 0 });
  expect((await site.admin.get(`${formBase}/head/queryById`, { id: head.id })).result).toMatchObject({ isDbSynch: 'N' });
  const refused = async (more: object) => problemsOf(await site.admin.post(`${base}/add`, { ...button, buttonCode: 'other', ...more }));
  expect(await refused({ buttonCode: 'block_card' })).toEqual([['buttonCode', '按钮编码已存在']]);
  expect(await refused({ buttonCode: 'export' })).toEqual([['buttonCode', 'export 是内置编码']]);
  expect(await refused({ exp: 'nothing#eq#1' })).toEqual([['exp', '字段 nothing 不存在']]);
  expect(await refused({ action: { kind: 'set', confirm: null, values: { nothing: '1' } } })).toEqual([
    ['action.values', '字段 nothing 不存在'],
  ]);
  expect((await refused({ action: { kind: 'open', confirm: null, to: 'javascript:alert(1)' } }))[0]?.[0]).toBe('action.to');
  for (const name of ['a b', 'nobody', 'constructor'])
    expect(await refused({ action: { kind: 'call', confirm: null, name } })).toEqual([
      ['action.name', '没有该动作，可用：refresh、vehicle.papers'],
    ]);
  expect(await refused({ action: { kind: 'message', confirm: null, template: 'nothing', receivers: "'admin'" } })).toEqual([
    ['action.template', '消息模板不存在'],
  ]);
  expect(await site.admin.put(`${base}/edit`, { id: added.id, version: 7, buttonName: 'x' })).toMatchObject({ status: 409 });
  expect(await site.admin.put(`${base}/edit`, { id: added.id, buttonName: '冻结卡' })).toMatchObject({
    result: { buttonName: '冻结卡', exp: 'balance#ne#0' },
  });
  expect((await site.admin.get(`${base}/list/${head.id}`)).result).toMatchObject([{ id: added.id, buttonName: '冻结卡' }]);
  expect((await site.admin.get(`${base}/builtInList/${head.id}`)).result).toContainEqual(
    expect.objectContaining({ buttonCode: 'super_query', buttonName: '高级查询' }),
  );
  expect((await site.admin.get(`${formBase}/head/enhanceButton/${head.id}`)).result).toHaveLength(1);
  expect(await site.admin.delete(`${base}/deleteBatch`, { ids: `${added.id},` })).toMatchObject({ result: { success: [added.id] } });
  expect((await site.admin.get(`${formBase}/head/queryById`, { id: head.id })).result).toMatchObject({ isDbSynch: 'Y' });

  const at = (what: string) => `${formBase}/head/${what}/${head.id}`;
  expect((await site.admin.get(at('enhanceJs'), { type: 'form' })).result).toBeNull();
  await site.admin.post(at('enhanceJs'), { cgJs: 'return 1', cgJsType: 'form' });
  await site.admin.put(at('enhanceJs'), { cgJs: 'return 2', cgJsType: 'form' });
  await site.admin.post(at('enhanceSql'), { buttonCode: 'add', cgbSql: 'delete from sys_user', cgbSqlName: 'x', content: '' });
  await site.admin.post(at('enhanceJava'), {
    buttonCode: 'add',
    cgJavaType: 'class',
    cgJavaValue: 'org.Hook',
    activeStatus: '1',
    event: 'end',
  });
  expect((await site.admin.get(at('enhanceJs'), { type: 'form' })).result).toMatchObject({ cgJs: 'return 2', cgJsType: 'form' });
  expect((await site.admin.get(at('enhanceJs'), { type: 'list' })).result).toBeNull();
  const { result: sqls } = await site.admin.get(at('enhanceSql'));
  expect(sqls).toMatchObject([{ buttonCode: 'add', cgbSql: 'delete from sys_user', cgbSqlName: 'x' }]);
  expect((await site.admin.get(at('enhanceJava'))).result).toMatchObject([{ cgJavaValue: 'org.Hook', event: 'end' }]);
  expect(await site.admin.delete(`${formBase}/head/deletebatchEnhanceSql`, { ids: `${sqls[0].id},` })).toMatchObject({ success: true });
  expect((await site.admin.get(at('enhanceSql'))).result).toEqual([]);
});

test('ONL-07 a form begins with the fields of a table of the product, and reaches none of its rows', async () => {
  const { result: tables } = await site.admin.get(`${formBase}/head/queryTables`, { tableName: 'driver', pageNo: '1', pageSize: '10' });
  expect(tables.records).toContainEqual({ id: 'driver', tableName: 'driver', tableTxt: '司机' });

  const { result } = await site.admin.post(`${formBase}/head/transTables/driver,vehicle`, {});

  expect(result).toMatchObject([{ tableName: 'driver_form', tableTxt: '司机', isDbSynch: 'N' }, { tableName: 'vehicle_form' }]);
  const fields = await site.fields(result[0].id);
  expect(fields['driver_name']).toMatchObject({ dbType: 'string', fieldMustInput: '1' });
  expect(await site.publish(result[1].id)).toMatchObject({ success: true });
  expect(await site.rows(result[1].id)).toEqual([]);
  expect(await site.admin.post(`${formBase}/head/transTables/pg_class`, {})).toMatchObject({
    status: 400,
    message: '数据表 pg_class 不存在',
  });
});

test('ONL-07 the numbers of forms and of their fields have limits, below, at and above', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => ({ dbFieldName: `a${index}`, dbFieldTxt: 'a' }));
  await configIs(site.server, { onlineFieldsMost: '3', onlineTablesMost: '2' });

  expect(await site.add(formBody({ tableName: 'two' }, { fields: names(2), indexs: [] }))).toMatchObject({ success: true });
  expect(problemsOf(await site.add(formBody({ tableName: 'four' }, { fields: names(4), indexs: [] })))).toEqual([
    ['fields', '一张表最多3个字段'],
  ]);
  expect(await site.add(formBody({ tableName: 'three' }, { fields: names(3), indexs: [] }))).toMatchObject({ success: true });
  expect(problemsOf(await site.add(formBody({ tableName: 'more' }, { fields: names(1), indexs: [] })))).toEqual([
    ['head.tableName', '最多2张在线表单'],
  ]);
  await configIs(site.server, { onlineFieldsMost: '500', onlineTablesMost: '100' });
  const { result: wide } = await site.add(formBody({ tableName: 'wide' }, { fields: names(500), indexs: [] }));
  expect(await site.publish(wide.id)).toMatchObject({ success: true });
  expect(Object.keys(await site.columns(wide.id))).toContain('f500');
});

test('PERM-08 SESS-10 ONL-07 who may list, edit and publish definitions is asked each time, and no tenant sees those of others', async () => {
  const { result: head } = await site.add();
  const reader = site.server.as({ username: 'formReader', permissions: ['online:form:list'] });
  const editor = site.server.as({ username: 'formEditor', permissions: ['online:form:edit'] });
  const publisher = site.server.as({ username: 'formPublisher', permissions: ['online:form:publish'] });
  const isDenied = { status: 403, code: 510 };

  expect(await reader.get(`${formBase}/head/list`)).toMatchObject({ success: true, result: { total: 1 } });
  expect(await site.edit({ head: { id: head.id, tableTxt: 'x' } }, reader)).toMatchObject(isDenied);
  expect(await site.publish(head.id, 'normal', editor)).toMatchObject(isDenied);
  expect(await editor.get(`${formBase}/head/list`)).toMatchObject(isDenied);
  expect(await site.add(formBody({ tableName: 'other' }), publisher)).toMatchObject(isDenied);
  expect(await site.publish(head.id, 'normal', publisher)).toMatchObject({ success: true });

  const { elsewhere } = site;
  expect((await elsewhere.get(`${formBase}/head/list`)).result).toMatchObject({ total: 0 });
  for (const answer of [
    await elsewhere.get(`${formBase}/head/queryById`, { id: head.id }),
    await elsewhere.get(`${formBase}/field/listByHeadId`, { headId: head.id }),
    await elsewhere.get(`${formBase}/field/listByHeadCode`, { headCode: 'fuel_card' }),
    await elsewhere.get(`${formBase}/head/versions`, { headId: head.id }),
    await elsewhere.get(`${formBase}/head/plan`, { id: head.id }),
    await site.edit({ head: { id: head.id, tableTxt: 'x' } }, elsewhere),
    await site.publish(head.id, 'force', elsewhere),
    await elsewhere.delete(`${formBase}/head/delete`, { id: head.id }),
  ])
    expect(answer).toMatchObject({ status: 404 });
  // A name is taken in one tenant alone.
  expect(await elsewhere.get(`${formBase}/api/checkOnlyTable`, { tbname: 'fuel_card', id: '' })).toMatchObject({
    success: true,
    message: '该值可用！',
  });
  expect(await site.admin.get(`${formBase}/api/checkOnlyTable`, { tbname: 'fuel_card' })).toMatchObject({
    success: false,
    message: '该值不可用，系统中已存在！',
  });
  expect(await site.admin.get(`${formBase}/api/checkOnlyTable`, { tbname: 'fuel_card', id: head.id })).toMatchObject({ success: true });
  expect(await site.add(formBody(), elsewhere)).toMatchObject({ success: true });
});
