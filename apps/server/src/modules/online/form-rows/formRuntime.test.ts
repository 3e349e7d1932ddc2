import { beforeAll, describe, expect, test } from 'vitest';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { type FormSite, openFormSite, problemsOf, rowsOf, runtime } from '../../../../test/formRowSite.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import type { TestClient } from '../../../../test/testServer.ts';
import { writeSheet } from '../../../../test/writeSheet.ts';

let site: FormSite;
let admin: TestClient;
let cards: string;
let clauses: string;
let gates: string;
let lanes: string;
beforeAll(async () => {
  site = await openFormSite();
  ({ admin } = site);
  cards = await site.publish({
    tableName: 'fuel_card',
    tableTxt: '油卡',
    tableTxtEn: 'Fuel cards',
    formTemplate: '2',
    fields: [
      {
        dbFieldName: 'card_no',
        dbFieldTxt: '卡号',
        dbFieldTxtEn: 'Number',
        dbLength: 20,
        fieldMustInput: true,
        fieldValidType: 'only',
        isQuery: true,
        sortFlag: true,
        fieldHref: '/fleet/card/${card_no}',
      },
      {
        dbFieldName: 'amount',
        dbFieldTxt: '余额',
        dbType: 'BigDecimal',
        dbLength: 12,
        dbPointLength: 2,
        isQuery: true,
        queryMode: 'group',
      },
      { dbFieldName: 'kind', dbFieldTxt: '种类', fieldShowType: 'radio', dictField: 'report_search_mode', isQuery: true },
      { dbFieldName: 'phone', dbFieldTxt: '手机', fieldValidType: 'm' },
      { dbFieldName: 'photo', dbFieldTxt: '照片', dbType: 'Text', fieldShowType: 'image', fieldExtendJson: { uploadnum: 2 } },
      { dbFieldName: 'is_open', dbFieldTxt: '启用', fieldShowType: 'switch', fieldExtendJson: ['Y', 'N'], fieldDefaultValue: 'Y' },
      { dbFieldName: 'driver', dbFieldTxt: '司机', fieldShowType: 'popup', dictTable: 'driver_pick', dictField: 'id', dictText: 'driver' },
      { dbFieldName: 'secret', dbFieldTxt: '密码', fieldShowType: 'password', dbType: 'Text', isQuery: true },
      { dbFieldName: 'noted', dbFieldTxt: '内部', fieldShowType: 'hidden', isShowList: false },
    ],
    buttons: [
      {
        buttonCode: 'close',
        buttonName: '停用',
        buttonNameEn: 'Close',
        exp: 'is_open#eq#Y',
        action: { kind: 'set', confirm: null, values: { is_open: "'N'", noted: "'closed by ' + user.username" } },
      },
      {
        buttonCode: 'go',
        buttonName: '打开',
        buttonStyle: 'button',
        action: { kind: 'open', confirm: null, to: '/fleet/card/${card_no}?x=${amount}' },
      },
      { buttonCode: 'off', buttonName: '停', isActive: false },
      { buttonCode: 'odd', buttonName: '无', action: { kind: 'call', confirm: null, name: 'nobody' } },
    ],
  });
  clauses = await site.publish({
    tableName: 'clause',
    tableTxt: '条款',
    theme: 'tree',
    tree: { parentField: 'pid', childField: 'has_child', titleField: 'title' },
    fields: [{ dbFieldName: 'title', dbFieldTxt: '标题', fieldMustInput: true, isQuery: true }],
  });
  const main = { headId: 'f2000000000000000000000000000001', tableName: 'toll_gate' };
  gates = await site.publish({
    ...main,
    tableTxt: '收费站',
    tableType: 2,
    theme: 'erp',
    fields: [{ dbFieldName: 'name', fieldMustInput: true }],
  });
  const key = { dbFieldName: 'gate_id', mainTable: 'toll_gate', mainField: 'id', isShowForm: false, isShowList: false, dbLength: 36 };
  const of = { headId: gates, tableName: main.tableName, foreignKey: 'gate_id' };
  lanes = await site.publish({
    tableName: 'toll_lane',
    tableTxt: '车道',
    tableType: 3,
    main: { ...of, relation: 'many', order: 1 },
    fields: [key, { dbFieldName: 'lane', dbFieldTxt: '车道号', fieldMustInput: true, dbType: 'int' }],
  });
  await site.publish({
    tableName: 'toll_paper',
    tableTxt: '证件',
    tableType: 3,
    main: { ...of, relation: 'one', order: 2 },
    fields: [key, { dbFieldName: 'paper_no' }],
  });
});

const get = async (path: string, query: Record<string, string> = {}, user = admin) => (await user.get(`${runtime}/${path}`, query)).result;

describe('what stock clients draw', () => {
  test('ONL-01 getColumns has every field of the wire', async () => {
    expect(await get(`getColumns/${cards}`)).toEqual({
      checkboxFlag: 'Y',
      paginationFlag: 'Y',
      scrollFlag: 1,
      fieldHrefSlots: [{ slotName: 'fieldHref_card_no', href: '/fleet/card/${card_no}' }],
      dictOptions: {
        is_open: [
          { value: 'Y', text: '是', title: '是' },
          { value: 'N', text: '否', title: '否' },
        ],
        report_search_mode: [
          { value: 'single', text: '单值', title: '单值' },
          { value: 'group', text: '范围', title: '范围' },
        ],
      },
      formTemplate: '2',
      description: '油卡',
      currentTableName: 'fuel_card',
      cgButtonList: [
        {
          buttonCode: 'close',
          buttonName: '停用',
          buttonStyle: 'link',
          optType: 'action',
          buttonIcon: null,
          exp: 'is_open#eq#Y',
          orderNum: 0,
          buttonStatus: '1',
          optPosition: '2',
        },
        expect.objectContaining({ buttonCode: 'go', buttonStyle: 'button' }),
        expect.objectContaining({ buttonCode: 'odd' }),
      ],
      enhanceJs: '',
      hideColumns: [],
      columns: [
        {
          title: '卡号',
          dataIndex: 'card_no',
          align: 'center',
          sorter: true,
          customRender: null,
          hrefSlotName: 'fieldHref_card_no',
          scopedSlots: null,
          fieldType: 'string',
          fieldWidth: 120,
          showLength: null,
        },
        expect.objectContaining({ dataIndex: 'amount', align: 'right', fieldType: 'BigDecimal' }),
        expect.objectContaining({ dataIndex: 'kind', customRender: 'report_search_mode' }),
        expect.objectContaining({ dataIndex: 'phone' }),
        expect.objectContaining({ dataIndex: 'photo', scopedSlots: { customRender: 'imgSlot' } }),
        expect.objectContaining({ dataIndex: 'is_open' }),
        expect.objectContaining({ dataIndex: 'driver' }),
      ],
    });
    expect(await get(`getColumns/${clauses}`)).toMatchObject({ pidField: 'pid', hasChildrenField: 'has_child', textField: 'title' });
    expect(await get(`getColumns/${lanes}`, { tabletype: '3' })).toMatchObject({
      currentTableName: 'toll_lane',
      foreignKeys: [{ field: 'gate_id', table: 'toll_gate', key: 'id' }],
    });
    expect(await get(`getErpColumns/${gates}`)).toMatchObject({
      main: { code: gates, currentTableName: 'toll_gate', columns: [{ dataIndex: 'name' }] },
      subList: [
        { code: lanes, description: '车道', currentTableName: 'toll_lane', columns: [{ dataIndex: 'lane', fieldType: 'int' }] },
        { description: '证件', currentTableName: 'toll_paper' },
      ],
    });
  });

  test('ONL-01 getQueryInfo names what is searched, and how', async () => {
    const items = await get(`getQueryInfo/${cards}`);
    expect(items).toEqual([
      { field: 'card_no', label: '卡号', view: 'text', mode: 'single', hidden: '0', dictCode: null, dictTable: null, dictText: null },
      { field: 'amount', label: '余额', view: 'text', mode: 'group', hidden: '0', dictCode: null, dictTable: null, dictText: null },
      {
        field: 'kind',
        label: '种类',
        view: 'list',
        mode: 'single',
        hidden: '1',
        dictCode: 'report_search_mode',
        dictTable: null,
        dictText: null,
      },
    ]);
    expect(await get(`getQueryInfoVue3/${cards}`)).toMatchObject({
      card_no: { type: 'string', title: '卡号', view: 'text' },
      amount: { type: 'number', mode: 'group' },
    });
  });

  test('ONL-01 getFormItem has head, schema, buttons and no script', async () => {
    const item = await get(`getFormItem/${cards}`);
    expect(item).toMatchObject({
      head: {
        id: cards,
        tableName: 'fuel_card',
        tableType: 1,
        tableTxt: '油卡',
        formTemplate: '2',
        isTree: 'N',
        treeParentIdField: null,
        themeTemplate: 'normal',
        extConfigJson: null,
      },
      enhanceJs: '',
      schema: { $schema: expect.any(String), type: 'object', title: '油卡', required: ['card_no'] },
    });
    expect(item.schema.properties).toMatchObject({
      card_no: { type: 'string', view: 'text', title: '卡号', order: 0, maxLength: 20, pattern: 'only' },
      amount: { type: 'number', multipleOf: 0.01 },
      kind: { view: 'radio', enum: [{ value: 'single', text: '单值', title: '单值' }, { value: 'group' }] },
      phone: { pattern: '^1[3-9]\\d{9}$', errorInfo: '应为手机号码' },
      photo: { view: 'image', fieldExtendJson: '{"uploadnum":2}' },
      is_open: { view: 'switch', defVal: 'Y', extendOption: ['Y', 'N'] },
      driver: { view: 'popup', code: 'driver_pick', orgFields: 'id', destFields: 'driver' },
      secret: { view: 'password' },
      noted: { view: 'hidden', hidden: true },
    });
    const whole = await get('getFormItemBytbname/toll_gate');
    expect(whole.schema.properties).toMatchObject({
      toll_lane: {
        view: 'tab',
        title: '车道',
        describe: '车道',
        foreignKey: 'gate_id',
        relationType: 0,
        required: ['lane'],
        columns: [{ key: 'lane', title: '车道号', type: 'inputNumber' }],
      },
      toll_paper: { view: 'tab', relationType: 1, properties: { paper_no: { type: 'string' } } },
    });
    expect(Object.keys(whole.schema.properties.toll_lane)).not.toContain('properties');
  });

  test('ONL-01 getDefinition says what the web app draws, in both languages', async () => {
    const form = await get(`getDefinition/${cards}`);
    expect(form).toMatchObject({
      id: cards,
      name: 'fuel_card',
      version: 1,
      label: { zh: '油卡', en: 'Fuel cards' },
      permission: 'online:fuel_card',
      theme: 'normal',
      formColumns: 2,
      tree: null,
      subs: [],
      actions: ['list', 'add', 'edit', 'delete', 'import', 'export'],
      buttons: [
        {
          code: 'close',
          label: { zh: '停用', en: 'Close' },
          place: 'row',
          when: "row.is_open == 'Y'",
          action: { kind: 'set', confirm: null },
        },
        { code: 'go', place: 'toolbar', action: { kind: 'open', to: '/fleet/card/${card_no}?x=${amount}' } },
        { code: 'odd' },
      ],
    });
    const fields = new Map(form.fields.map((field: { name: string }) => [field.name, field]));
    expect(fields.get('card_no')).toMatchObject({
      field: {
        kind: 'text',
        label: { zh: '卡号', en: 'Number' },
        required: true,
        maxLength: 20,
        unique: { table: 'online.fuel_card', column: 'card_no' },
      },
      view: 'text',
      inList: true,
      inForm: true,
      inSearch: 'single',
      href: '/fleet/card/${card_no}',
    });
    expect(fields.get('amount')).toMatchObject({ field: { kind: 'decimal', decimals: 2, maximum: 9999999999.99 }, inSearch: 'group' });
    expect(fields.get('createTime')).toMatchObject({ field: { kind: 'dateTime', readOnly: true }, inForm: false });
    expect(fields.get('secret')).toMatchObject({ inList: false, inForm: true, inSearch: null });
    const gate = await get(`getDefinition/${gates}`);
    expect(gate).toMatchObject({
      theme: 'erp',
      subs: [
        { name: 'toll_lane', relation: 'many', foreignKey: 'gate_id', mainField: 'id' },
        { name: 'toll_paper', relation: 'one' },
      ],
    });
  });
});

describe('rows on the calls of stock clients', () => {
  test('ONL-01 a row is added, listed, read, edited without a version and removed', async () => {
    const added = await admin.post(`${runtime}/form/${cards}?tabletype=1`, {
      card_no: 'B1',
      amount: '12.5',
      kind: 'single',
      id: '',
      create_by: 'somebody',
    });
    expect(added).toMatchObject({ success: true, message: '添加成功！', result: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const id = added.result;
    const data = await get(`getData/${cards}`, { pageNo: '1', pageSize: '10', column: 'create_time', order: 'desc', card_no: 'B1' });
    expect(data).toMatchObject({
      total: 1,
      records: [
        {
          id,
          card_no: 'B1',
          amount: 12.5,
          kind: 'single',
          kind_dictText: '单值',
          is_open: 'Y',
          create_by: 'admin',
          create_time: '2026-06-01 10:00:00',
          update_by: null,
        },
      ],
    });
    expect(Object.keys(data)).toEqual(['total', 'records']);
    const row = await get(`form/${cards}/${id}`);
    expect(row).toMatchObject({ id, card_no: 'B1', amount: 12.5 });
    expect(row).not.toHaveProperty('secret');
    const { version: _version, ...whole } = row;
    expect(await admin.put(`${runtime}/form/${cards}?tabletype=1`, { ...whole, amount: 13 })).toMatchObject({
      success: true,
      message: '修改成功!',
    });
    expect(await get(`form/${cards}/${id}`)).toMatchObject({ amount: 13, version: 1, update_by: 'admin' });
    // Who says which version was read is held to it.
    expect(await admin.put(`${runtime}/form/${cards}`, { ...row, amount: 14 })).toMatchObject({ status: 409 });
    expect((await get(`getData/${cards}`, { card_no: 'B1', pageSize: '-521' })).records).toHaveLength(1);
    expect(
      (
        await get(`getData/${cards}`, {
          superQueryParams: encodeURIComponent(
            JSON.stringify([
              { field: 'create_by', rule: 'eq', val: 'admin' },
              { field: 'amount', rule: 'ge', val: '13' },
            ]),
          ),
        })
      ).total,
    ).toBe(1);
    expect(await admin.delete(`${runtime}/form/${cards}/${id},`)).toMatchObject({ success: true, message: '删除成功!' });
    expect(await admin.get(`${runtime}/form/${cards}/${id}`)).toMatchObject({ status: 404 });
  });

  test('ONL-02 a tree opens level by level, is searched as a whole, and goes with all below a row', async () => {
    const add = async (title: string, pid?: string) =>
      (await admin.post(`${runtime}/form/${clauses}`, { title, ...(pid && { pid }) })).result;
    const root = await add('总则');
    const child = await add('付款', root);
    const leaf = await add('月结', child);
    expect(await get(`getTreeData/${clauses}`, { pid: '0' })).toMatchObject({
      total: 1,
      records: [{ id: root, pid: '0', has_child: '1', title: '总则' }],
    });
    expect((await get(`getTreeData/${clauses}`, { pid: root })).records).toMatchObject([{ id: child, has_child: '1' }]);
    expect((await get(`getTreeData/${clauses}`, { pid: child })).records).toMatchObject([{ id: leaf, has_child: '0' }]);
    expect((await get(`getTreeData/${clauses}`, { title: '月*', hasQuery: 'true' })).records).toMatchObject([{ id: leaf }]);
    expect(problemsOf(await admin.put(`${runtime}/form/${clauses}`, { id: root, pid: leaf }))).toEqual([
      ['pid', '父级节点不能是自己或自己的下级'],
    ]);
    expect(problemsOf(await admin.post(`${runtime}/form/${clauses}`, { title: '?', pid: 'nobody' }))).toEqual([['pid', '父级节点不存在']]);
    await admin.put(`${runtime}/form/${clauses}`, { id: leaf, pid: root });
    expect((await get(`getTreeData/${clauses}`, { pid: root })).records).toMatchObject([{ id: leaf }, { id: child, has_child: '0' }]);
    await admin.delete(`${runtime}/form/${clauses}/${root}`);
    expect((await get(`getData/${clauses}`)).total).toBe(0);
  });

  test('ONL-03 a master–detail row comes with its sub-tables', async () => {
    const { result: id } = await admin.post(`${runtime}/form/${gates}?tabletype=2`, {
      name: '济南东',
      toll_lane: [{ lane: '1' }, { lane: 2 }],
      toll_paper: [{ paper_no: 'P1' }],
    });
    const row = await get(`form/${gates}/${id}`);
    expect(row).toMatchObject({ name: '济南东', toll_lane: [{ lane: 1, gate_id: id }, { lane: 2 }] });
    expect(row).not.toHaveProperty('toll_paper');
    expect(await get(`detail/${gates}/${id}`)).toMatchObject({ toll_paper: { paper_no: 'P1' } });
    expect(await get(`subform/toll_paper/${id}`)).toMatchObject({ paper_no: 'P1', gate_id: id });
    expect(await get(`subform/list/toll_lane/${id}`)).toMatchObject([{ lane: 1 }, { lane: 2 }]);
    expect((await get(`getData/${lanes}`, { gate_id: id, tabletype: '3' })).total).toBe(2);
    await admin.put(`${runtime}/form/${gates}?tabletype=2`, { ...row, toll_lane: [row.toll_lane[1]] });
    expect((await get(`getData/${lanes}`, { gate_id: id })).records).toMatchObject([{ lane: 2 }]);
    expect(await admin.get(`${runtime}/subform/list/toll_lane/nobody`)).toMatchObject({ status: 404 });
  });

  test('ONR-03 a button does what it declares, where its condition holds', async () => {
    const { result: id } = await admin.post(`${runtime}/form/${cards}`, { card_no: 'D1', amount: 5 });
    const press = (buttonCode: string, dataId: string = id) => admin.post(`${runtime}/doButton`, { formId: cards, buttonCode, dataId });
    expect(await press('close')).toMatchObject({ success: true, message: '处理完成!' });
    expect(await get(`form/${cards}/${id}`)).toMatchObject({ is_open: 'N', noted: 'closed by admin' });
    expect(await press('close')).toMatchObject({ success: false, message: '该数据当前不能执行“停用”' });
    expect((await press('go')).result).toEqual({ openUrl: '/fleet/card/D1?x=5' });
    expect(await press('odd')).toMatchObject({ success: false, message: '动作 nobody 未注册' });
    for (const code of ['off', 'nothing', 'constructor']) expect(await press(code)).toMatchObject({ status: 404 });
    expect(await press('close', '')).toMatchObject({ status: 400 });
  });

  test('ONL-01 rows leave as a sheet and come back from one', async () => {
    await admin.post(`${runtime}/form/${cards}`, { card_no: 'E1', amount: 1.5, secret: 'geheim' });
    await admin.post(`${runtime}/form/${cards}`, { card_no: 'E2', amount: 2 });
    const file = await admin.download(`${runtime}/exportXls/${cards}`, {
      paramsStr: encodeURIComponent(JSON.stringify({ card_no: 'E*', column: 'card_no', order: 'asc' })),
    });
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('油卡.xlsx');
    const text = JSON.stringify(await readWorkbookText(file.body));
    expect(text).toContain('E1');
    expect(text).toContain('E2');
    expect(text).not.toContain('D1');
    expect(text).not.toContain('密码');
    const sheet = await writeSheet(
      ['卡号', '余额'],
      [
        ['F1', '3.5'],
        ['F2', '3.555'],
        ['E1', '1'],
      ],
    );
    for (const fieldName of ['file', 'files[]']) {
      const reply = await admin.upload(`${runtime}/importXls/${cards}`, { fileName: 'a.xlsx', content: sheet, fieldName });
      expect(reply).toMatchObject({ success: true, code: 201, result: { totalCount: 3, successCount: fieldName === 'file' ? 1 : 0 } });
    }
    expect((await get(`getData/${cards}`, { card_no: 'F1' })).records).toMatchObject([{ amount: 3.5, is_open: 'Y' }]);
  });

  test('ONL-01 linked selects and table dictionaries take rows of forms', async () => {
    const { result: root } = await admin.post(`${runtime}/form/${clauses}`, { title: '甲' });
    await admin.post(`${runtime}/form/${clauses}`, { title: '乙', pid: root });
    const asked = { table: 'clause', txt: 'title', key: 'id', idField: 'id', pidField: 'pid' };
    expect(await get('querySelectOptions', { ...asked, condition: "pid = '0'" })).toEqual([
      { value: root, store: root, label: '甲', id: root, pid: '0' },
    ]);
    // The first select says nothing of a parent, or an empty one.
    for (const first of [asked, { ...asked, pidValue: '' }])
      expect(await get('querySelectOptions', first)).toMatchObject([{ label: '甲' }]);
    expect(await get('querySelectOptions', { ...asked, pidValue: root })).toMatchObject([{ label: '乙' }]);
    for (const hostile of [
      { condition: "1=1 or pid = '0'" },
      { txt: 'tenant_id' },
      { key: 'del_flag' },
      { pidField: '__proto__' },
      { condition: "amount = 'x'" },
    ])
      expect(await admin.get(`${runtime}/querySelectOptions`, { ...asked, pidValue: 'x', ...hostile })).toMatchObject({ status: 400 });
    expect((await admin.get('/sys/dict/getDictItems/online.clause,title,id')).result).toEqual(
      expect.arrayContaining([expect.objectContaining({ value: root, text: '甲' })]),
    );
    expect(await admin.get('/sys/dict/getDictItems/online.fuel_card,secret,id')).toMatchObject({ status: 400 });
  });

  test('ONL-01 a row shows fields of the rows of another form that it names', async () => {
    const id = await site.publish({
      tableName: 'contract',
      fields: [
        { dbFieldName: 'clause_id', fieldShowType: 'link_table', dictTable: 'clause', dictField: 'id', dictText: 'title', dbLength: 200 },
        { dbFieldName: 'clause_title', fieldShowType: 'link_table_field', dictTable: 'clause_id', dictText: 'title' },
        { dbFieldName: 'clause_tenant', fieldShowType: 'link_table_field', dictTable: 'clause_id', dictText: 'tenant_id' },
      ],
    });
    const [one, two] = [
      (await admin.post(`${runtime}/form/${clauses}`, { title: '子' })).result,
      (await admin.post(`${runtime}/form/${clauses}`, { title: '丑' })).result,
    ];
    const { result } = await admin.post(`${runtime}/form/${id}`, { clause_id: `${one},${two}`, clause_title: 'typed' });
    expect(await get(`form/${id}/${result}`)).toMatchObject({ clause_title: '子,丑', clause_tenant: null });
    expect((await get(`getData/${id}`)).records).toMatchObject([{ clause_title: '子,丑', clause_tenant: null }]);
  });

  test('ONL-01 what is not published says so, and what is not there is not found', async () => {
    const { onlCgformHead } = await import('../form/form.table.ts');
    const draft = 'f3000000000000000000000000000001';
    await site.server.inTenant(0, (tx) =>
      tx.insert(onlCgformHead).values({ id: draft, tenantId: 0, tableName: 'draft_only', tableTxt: '草稿' }),
    );
    expect(await admin.get(`${runtime}/getData/${draft}`)).toMatchObject({ success: false, message: 'NO_DB_SYNC' });
    for (const id of ['nobody', 'constructor', '0']) expect(await admin.get(`${runtime}/getData/${id}`)).toMatchObject({ status: 404 });
    expect(await admin.get(`${runtime}/getFormItemBytbname/nobody`)).toMatchObject({ status: 404 });
    expect(await admin.get(`${runtime}/getTreeData/${cards}`)).toMatchObject({ status: 404 });
  });
});

test('ONL-02 lists ask for a field by the control, the dictionary and the default that its search has', async () => {
  const search = { dictField: null, dictTable: null, dictText: null, defaultValue: null, validType: null, mustInput: false };
  const id = await site.publish({
    tableName: 'asked_form',
    fields: [
      {
        dbFieldName: 'kind',
        isQuery: true,
        query: { ...search, view: 'list', dictField: 'report_search_mode', defaultValue: 'single', mustInput: true },
      },
      {
        dbFieldName: 'own',
        isQuery: true,
        fieldShowType: 'list',
        dictField: 'report_search_mode',
        query: { ...search, view: 'list', defaultValue: 'group' },
      },
      { dbFieldName: 'plain', isQuery: true },
      {
        dbFieldName: 'chosen',
        isQuery: true,
        query: { ...search, view: 'list_multi' },
        fieldShowType: 'radio',
        dictField: 'report_search_mode',
      },
      { dbFieldName: 'phone', isQuery: true, query: { ...search, view: 'text', validType: 'm' } },
      {
        dbFieldName: 'code',
        isQuery: true,
        fieldValidType: '[A-Z]{2}',
        fieldExtendJson: { validateError: '两个大写字母' },
        query: { ...search, view: 'text', validType: '[A-Z]{2}', defaultValue: 'AB' },
      },
      { dbFieldName: 'must', isQuery: true, query: { ...search, view: 'text', validType: '*' } },
    ],
  });
  const { fields } = await get(`getDefinition/${id}`);
  const dictionary = { kind: 'dict', dict: 'report_search_mode', filter: 'options' };
  expect(fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'kind',
        view: 'text',
        field: expect.objectContaining({ kind: 'text' }),
        query: {
          view: 'list',
          config: {},
          field: expect.objectContaining(dictionary),
          defaultValue: 'single',
          isRequired: true,
          check: null,
        },
      }),
      expect.objectContaining({
        name: 'own',
        query: {
          view: 'list',
          config: {},
          field: expect.objectContaining(dictionary),
          defaultValue: 'group',
          isRequired: false,
          check: null,
        },
      }),
      expect.objectContaining({ name: 'plain', query: null }),
    ]),
  );
  expect(await get(`getQueryInfo/${id}`)).toMatchObject([
    { field: 'kind', view: 'list', dictCode: 'report_search_mode' },
    { field: 'own', view: 'list', dictCode: 'report_search_mode' },
    { field: 'plain', view: 'text', dictCode: null },
    { field: 'chosen', view: 'list_multi', dictCode: 'report_search_mode', config: '1', defVal: null, mustInput: '0' },
    { field: 'phone', pattern: '^1[3-9]\\d{9}$', errorInfo: '应为手机号码' },
    { field: 'code', pattern: '^(?:[A-Z]{2})$', errorInfo: '两个大写字母', defVal: 'AB' },
    { field: 'must', mustInput: '1' },
  ]);
  expect(await get(`getQueryInfoVue3/${id}`)).toMatchObject({ code: { pattern: '^(?:[A-Z]{2})$', defVal: 'AB' } });
  const queries = Object.fromEntries(fields.map(({ name, query }: { name: string; query: unknown }) => [name, query]));
  expect(queries).toMatchObject({
    code: { check: { pattern: '^(?:[A-Z]{2})$', message: { zh: '两个大写字母', en: '两个大写字母' } } },
    phone: { check: { message: { zh: '应为手机号码', en: 'must be a mobile number' } }, isRequired: false },
    must: { check: null, isRequired: true },
    chosen: { field: dictionary, view: 'list_multi' },
  });
});

test('ONL-03 a module registers what buttons call: the papers of a vehicle are brought up to date in the row', async () => {
  const vehicle = {
    vehicleNumber: '鲁G·P4711',
    plateColor: '2',
    vehicleType: 'H11',
    owner: '王五',
    ownerType: 'person',
    useCharacter: '货运',
    vin: 'LFWSRXSJ0M1E00001',
    issuingOrganizations: '潍坊',
    registerDate: '2022-01-01',
    issueDate: '2022-01-02',
    inspectValidTo: '2099-05-31',
    vehicleEnergyType: 'B',
    vehicleTonnage: 1800,
    grossMass: 3100,
    roadTransportCertificateNumber: '370783000000',
  };
  const [stored] = await site.server.inTenant(0, (tx) =>
    tx
      .insert(hyVehicle)
      .values({ ...vehicle, tenantId: 0 } as never)
      .returning(),
  );
  const id = await site.publish({
    tableName: 'paper_form',
    fields: [
      { dbFieldName: 'vehicle_id', dbLength: 36 },
      { dbFieldName: 'inspect_valid_to', dbType: 'Date', fieldShowType: 'date' },
    ],
    buttons: [{ buttonCode: 'papers', buttonName: '更新证件', action: { kind: 'call', confirm: null, name: 'vehicle.papers' } }],
  });
  const rows = rowsOf(id);
  const add = async (values: object) => (await admin.post(`${rows}/add`, values)).result.id as string;
  const known = await add({ vehicle_id: stored!.id });
  const unknown = await add({ vehicle_id: 'nobody' });
  const press = (dataId: string) => admin.post(`${runtime}/doButton`, { formId: id, buttonCode: 'papers', dataId });
  expect(await press(known)).toMatchObject({ success: true });
  expect((await admin.get(`${rows}/queryById`, { id: known })).result).toMatchObject({ inspect_valid_to: '2099-05-31' });
  expect(await press(unknown)).toMatchObject({ success: false, message: '该数据没有您可以查看的车辆' });
});
