import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type FormSite, openFormSite, rowsOf, runtime } from '../../../../test/formRowSite.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import type { TestClient } from '../../../../test/testServer.ts';
import { sysPermission } from '../../system/permission/permission.table.ts';
import { sysRole } from '../../system/role/role.table.ts';

let site: FormSite;
let admin: TestClient;
let clerk: TestClient;
let gates: string;
let lanes: string;
const all = ['list', 'add', 'edit', 'delete', 'import', 'export', 'close'].map((action) => `online:gate:${action}`);
beforeAll(async () => {
  site = await openFormSite();
  ({ admin } = site);
  gates = await site.publish({
    headId: 'f4000000000000000000000000000001',
    tableName: 'gate',
    tableTxt: '收费站',
    tableType: 2,
    fields: [
      { dbFieldName: 'name', dbFieldTxt: '站名', fieldMustInput: true, isQuery: true },
      { dbFieldName: 'price', dbFieldTxt: '底价', dbType: 'BigDecimal', dbLength: 10, dbPointLength: 2, isQuery: true },
      { dbFieldName: 'code', dbFieldTxt: '编号', fieldMustInput: true, fieldDefaultValue: 'NEW' },
      { dbFieldName: 'owner', dbFieldTxt: '负责人', fieldDefaultValue: '#{sysUserCode}' },
    ],
    buttons: [{ buttonCode: 'close', buttonName: '关闭', action: { kind: 'set', confirm: null, values: { code: "'X'" } } }],
  });
  lanes = await site.publish({
    tableName: 'lane',
    tableTxt: '车道',
    tableType: 3,
    main: { headId: gates, tableName: 'gate', foreignKey: 'gate_id', relation: 'many', order: 1 },
    fields: [{ dbFieldName: 'gate_id', dbLength: 36, isShowForm: false }, { dbFieldName: 'lane' }],
  });
  clerk = site.server.as({ username: 'clerk', permissions: all });
  await clerk.get(`${runtime}/getColumns/${gates}`);
});

const roleId = async (username: string) => {
  const [role] = await site.server.inTenant(0, (tx) =>
    tx
      .select({ id: sysRole.id })
      .from(sysRole)
      .where(and(eq(sysRole.tenantId, 0), eq(sysRole.roleCode, `role_of_${username}`))),
  );
  return role!.id;
};

test('ONL-07 a form gets its menu and its permissions by one press, and again what a later version brings', async () => {
  const form = {
    headId: 'f5000000000000000000000000000001',
    tableName: 'training',
    tableTxt: '培训',
    theme: 'innerTable',
    fields: [{ dbFieldName: 'name' }],
  } as const;
  await site.publish(form);
  const make = (given: object) => admin.post('/online/cgform/head/makeMenu', { headId: form.headId, ...given });
  const made = await make({ name: '安全培训' });
  expect(made).toMatchObject({
    success: true,
    result: { url: `/online/cgformInnerTableList/${form.headId}`, permissionIds: { length: 6 } },
  });
  expect((await make({})).result).toEqual(made.result);
  await site.publish({ ...form, version: 2, buttons: [{ buttonCode: 'close', buttonName: '关闭' }] });
  expect((await make({})).result.permissionIds).toHaveLength(7);
  const all = ['list', 'add', 'edit', 'delete', 'import', 'export', 'close'].map((action) => `online:training:${action}`);
  const rows = await site.server.inTenant(0, (tx) => tx.select().from(sysPermission).where(eq(sysPermission.parentId, made.result.menuId)));
  expect(new Set(rows.map(({ perms }) => perms))).toEqual(new Set(all));
  expect(await admin.post('/online/cgform/head/makeMenu', { headId: 'nobody' })).toMatchObject({ status: 404 });
  const drafter = site.server.as({ username: 'drafter', permissions: ['online:form:publish'] });
  expect(await drafter.post('/online/cgform/head/makeMenu', { headId: lanes })).toMatchObject({ status: 403 });
});

test('PERM-08 each call asks for its own permission, and a refusal is on record', async () => {
  const { result } = await admin.post(`${rowsOf(gates)}/add`, { name: '一站' });
  const calls: Record<string, (user: TestClient) => Promise<{ status: number; success?: boolean }>> = {
    list: (user) => user.get(`${rowsOf(gates)}/list`),
    add: (user) => user.post(`${rowsOf(gates)}/add`, { name: '二站' }),
    edit: (user) => user.put(`${rowsOf(gates)}/edit`, { id: result.id, version: 99, name: '三站' }),
    delete: (user) => user.delete(`${rowsOf(gates)}/delete`, { id: 'nobody' }),
    export: (user) => user.download(`${rowsOf(gates)}/exportXls`),
    import: (user) => user.get(`${rowsOf(gates)}/importColumns`),
  };
  const stranger = site.server.as({ username: 'stranger', permissions: ['driver:list'] });
  for (const [action, call] of Object.entries(calls)) {
    expect((await call(stranger)).status, action).toBe(403);
    const only = site.server.as({ username: `only_${action}`, permissions: [`online:gate:${action}`] });
    expect((await call(only)).status, action).not.toBe(403);
    for (const [other, otherCall] of Object.entries(calls))
      if (other !== action) expect((await otherCall(only)).status, `${action} ${other}`).toBe(403);
  }
  for (const path of ['getColumns', 'getErpColumns', 'getQueryInfo', 'getData', 'getFormItem', 'getDefinition'])
    expect(await stranger.get(`${runtime}/${path}/${gates}`), path).toMatchObject({ status: 403 });
  expect(await stranger.get(`${runtime}/form/${gates}/${result.id}`)).toMatchObject({ status: 403 });
  expect(await stranger.post(`${runtime}/doButton`, { formId: gates, buttonCode: 'close', dataId: result.id })).toMatchObject({
    status: 403,
  });
  const denied = await site.server.database.pool.query(
    `select count(*) as n from sys_audit where action = 'denied' and entity = 'online:gate:list'`,
  );
  expect(Number(denied.rows[0].n)).toBeGreaterThan(5);
});

test('ONR-04 a field that a role is not given is absent, and comes back when it is given', async () => {
  await admin.post(`${rowsOf(gates)}/add`, { name: '甲站', price: 88.5, code: 'A' });
  const find = async () => (await clerk.get(`${rowsOf(gates)}/list`, { name: '甲站' })).result.records[0];
  expect(await find()).toMatchObject({ price: 88.5, code: 'A' });

  for (const code of ['price', 'code']) await admin.put(`${runtime}/authColumn`, { cgformId: gates, code, status: 1 });
  expect(Object.keys(await find())).not.toContain('price');
  const { id } = await find();
  expect((await clerk.get(`${rowsOf(gates)}/queryById`, { id })).result).not.toHaveProperty('price');
  expect((await clerk.get(`${runtime}/form/${gates}/${id}`)).result).not.toHaveProperty('price');
  expect((await clerk.get(`${runtime}/getData/${gates}`, { price: '88.5' })).result.total).toBe(
    (await clerk.get(`${runtime}/getData/${gates}`)).result.total,
  );
  expect(await clerk.get(`${rowsOf(gates)}/list`, { superQueryParams: '[{"field":"price","rule":"eq","val":"88.5"}]' })).toMatchObject({
    status: 400,
  });
  expect((await clerk.get(`${runtime}/getColumns/${gates}`)).result).toMatchObject({
    hideColumns: expect.arrayContaining(['price', 'code']),
  });
  expect(JSON.stringify((await clerk.get(`${runtime}/getColumns/${gates}`)).result.columns)).not.toContain('price');
  expect(JSON.stringify((await clerk.get(`${runtime}/getQueryInfo/${gates}`)).result)).not.toContain('price');
  expect(JSON.stringify((await clerk.get(`${runtime}/getFormItem/${gates}`)).result)).not.toContain('price');
  expect(JSON.stringify((await clerk.get(`${runtime}/getDefinition/${gates}`)).result)).not.toContain('price');
  expect(JSON.stringify((await clerk.get(`${rowsOf(gates)}/importColumns`)).result)).not.toContain('price');
  expect(await readWorkbookText((await clerk.download(`${rowsOf(gates)}/exportXls`)).body)).not.toContain('底价');
  expect(await clerk.get('/sys/dict/getDictItems/online.gate,price,id')).toMatchObject({ status: 400 });
  expect(await clerk.get(`${runtime}/querySelectOptions`, { table: 'gate', txt: 'price', key: 'id' })).toMatchObject({ status: 400 });
  // What is not theirs to set begins with its default, and stays what it is.
  const added = (await clerk.post(`${rowsOf(gates)}/add`, { name: '乙站', code: 'MINE', price: 1 })).result;
  expect((await admin.get(`${rowsOf(gates)}/queryById`, { id: added.id })).result).toMatchObject({ code: 'NEW', price: null });
  await clerk.put(`${rowsOf(gates)}/edit`, { id, version: 0, name: '甲站', price: 1 });
  expect((await admin.get(`${rowsOf(gates)}/queryById`, { id })).result).toMatchObject({ price: 88.5, version: 1 });

  const choices = (await admin.get(`${runtime}/authPage/${gates}/1`)).result;
  expect(choices).toHaveLength(6);
  const given = choices.filter(
    ({ code, page, control }: { code: string; page: number; control: number }) => code === 'price' && (page === 3 || control === 5),
  );
  const role = await roleId('clerk');
  expect(
    await admin.post(`${runtime}/roleColumnAuth/${role}/${gates}`, { authId: JSON.stringify(given.map((one: { id: string }) => one.id)) }),
  ).toMatchObject({ success: true });
  for (const authMode of ['depart', 'user'])
    expect(await admin.post(`${runtime}/roleColumnAuth/${role}/${gates}`, { authId: '[]', authMode })).toMatchObject({
      status: 400,
      message: '表单权限只能授予角色',
      errorData: [{ path: 'authMode' }],
    });
  expect((await admin.get(`${runtime}/roleAuth`, { roleId: role, cgformId: gates, type: '1' })).result).toHaveLength(2);
  expect(await find()).toMatchObject({ price: 88.5 });
  // Seen, and still not theirs to change.
  await clerk.put(`${rowsOf(gates)}/edit`, { id, version: 1, price: 2 });
  expect((await admin.get(`${rowsOf(gates)}/queryById`, { id })).result.price).toBe(88.5);
  expect((await clerk.get(`${runtime}/getFormItem/${gates}`)).result.schema.properties.price).toMatchObject({
    ui: { widgetattrs: { disabled: true } },
  });
  for (const code of ['price', 'code']) await admin.put(`${runtime}/authColumn`, { cgformId: gates, code, status: 0 });
});

test('ONR-04 a button that a role is not given is refused by the server', async () => {
  const { result } = await admin.post(`${rowsOf(gates)}/add`, { name: '丙站' });
  const rights: string[] = [];
  for (const code of ['close', 'update'])
    rights.push((await admin.post(`${runtime}/authButton`, { cgformId: gates, code, title: code, status: 1 })).result.id);
  expect((await clerk.get(`${runtime}/getColumns/${gates}`)).result).toMatchObject({
    cgButtonList: [],
    hideColumns: expect.arrayContaining(['close', 'update']),
  });
  expect((await clerk.get(`${runtime}/getDefinition/${gates}`)).result).toMatchObject({
    buttons: [],
    actions: ['list', 'add', 'delete', 'import', 'export'],
  });
  expect(await clerk.post(`${runtime}/doButton`, { formId: gates, buttonCode: 'close', dataId: result.id })).toMatchObject({ status: 404 });
  expect(await clerk.put(`${rowsOf(gates)}/edit`, { id: result.id, version: 0, name: '?' })).toMatchObject({ status: 403 });
  expect(
    await admin.post(`${runtime}/roleButtonAuth/${await roleId('clerk')}/${gates}`, { authId: JSON.stringify([rights[0]]) }),
  ).toMatchObject({ success: true });
  expect(await clerk.post(`${runtime}/doButton`, { formId: gates, buttonCode: 'close', dataId: result.id })).toMatchObject({
    success: true,
  });
  for (const id of rights) expect(await admin.put(`${runtime}/authButton/${id}`)).toMatchObject({ success: true });
  expect((await clerk.put(`${rowsOf(gates)}/edit`, { id: result.id, version: 1, name: '丁站' })).success).toBe(true);
});

test('ONR-04 rules of a role narrow rows, their sub-tables, sheets and choices', async () => {
  const mine = (await clerk.post(`${rowsOf(gates)}/add`, { name: '我的站', lane: [{ lane: '1' }] })).result;
  const other = (await admin.post(`${rowsOf(gates)}/add`, { name: '别人的站', lane: [{ lane: '2' }] })).result;
  for (const wrong of [{ ruleColumn: 'nothing' }, { ruleOperator: 'USE_SQL_RULES' }, { ruleValue: '#{sys_password}' }])
    expect(
      await admin.post(`${runtime}/authData`, {
        cgformId: gates,
        ruleName: '错',
        ruleColumn: 'owner',
        ruleOperator: '=',
        ruleValue: 'x',
        ...wrong,
      }),
    ).toMatchObject({ status: 400 });
  const rule = (
    await admin.post(`${runtime}/authData`, {
      cgformId: gates,
      ruleName: '自己的',
      ruleColumn: 'owner',
      ruleOperator: '=',
      ruleValue: '#{sysUserCode}',
    })
  ).result;
  const role = await roleId('clerk');
  expect((await admin.get(`${runtime}/validAuthData/${gates}`)).result).toMatchObject([{ id: rule.id, status: 1 }]);
  expect((await clerk.get(`${rowsOf(gates)}/list`, { name: '*的站' })).result.total).toBe(2);

  await admin.post(`${runtime}/roleDataAuth/${role}/${gates}`, { authId: JSON.stringify([rule.id]) });
  expect((await clerk.get(`${rowsOf(gates)}/list`, { name: '*的站' })).result.records).toMatchObject([{ id: mine.id }]);
  expect((await clerk.get(`${runtime}/getData/${gates}`, { name: '*的站' })).result.total).toBe(1);
  for (const id of [mine.id, other.id]) {
    const status = id === mine.id ? 200 : 404;
    expect((await clerk.get(`${rowsOf(gates)}/queryById`, { id })).status).toBe(status);
    expect((await clerk.get(`${runtime}/subform/list/lane/${id}`)).status).toBe(status);
  }
  expect((await clerk.put(`${rowsOf(gates)}/edit`, { id: other.id, version: 0, name: '?' })).status).toBe(404);
  expect((await clerk.get(`${rowsOf(lanes)}/list`)).result.records).toMatchObject([{ gate_id: mine.id }]);
  expect((await clerk.post(`${rowsOf(lanes)}/add`, { gate_id: other.id, lane: '9' })).status).toBe(400);
  expect(await readWorkbookText((await clerk.download(`${rowsOf(gates)}/exportXls`)).body)).not.toContain('别人的站');
  expect(JSON.stringify((await clerk.get('/sys/dict/getDictItems/online.gate,name,id')).result)).not.toContain('别人的站');
  await admin.put(`${runtime}/authData`, { id: rule.id, status: 0 });
  expect((await clerk.get(`${rowsOf(gates)}/list`, { name: '*的站' })).result.total).toBe(2);
  expect(await admin.delete(`${runtime}/authData/${rule.id}`)).toMatchObject({ success: true });
});

test('ONR-04 the role screen keeps fields and buttons from one role, leaves others what they have, and tells which role has what', async () => {
  const path = '/online/cgform/roles';
  site.server.as({ username: 'reader', permissions: all });
  const reader = site.server.as('reader');
  await reader.get(`${runtime}/getColumns/${gates}`);
  const [role, other] = [await roleId('clerk'), await roleId('reader')];
  const picture = async () => (await admin.get(`${path}/ofForm/${gates}`)).result;
  const versionOf = async (id: string) => (await picture()).roles.find((one: { id: string }) => one.id === id).version as number;
  const kept = [
    { code: 'price', right: 'listShow', has: false },
    { code: 'price', right: 'formShow', has: false },
    { code: 'price', right: 'formEditable', has: false },
    { code: 'close', right: 'button', has: false },
  ];
  const rule = (
    await admin.post(`${runtime}/authData`, {
      cgformId: gates,
      ruleName: '本人',
      ruleColumn: 'owner',
      ruleOperator: '=',
      ruleValue: '#{sysUserCode}',
    })
  ).result;
  const before = await versionOf(role);
  const body = { roleId: role, cgformId: gates, version: before, changes: kept, rules: [rule.id] };
  const saved = await admin.put(`${path}/save`, body);
  expect(saved).toMatchObject({ success: true });
  const rolesOf = (code: string, right: string) =>
    saved.result.limited.find((one: { code: string; right: string }) => one.code === code && one.right === right).roles as string[];
  expect(rolesOf('price', 'listShow')).toContain(other);
  expect(rolesOf('price', 'listShow')).not.toContain(role);
  expect(saved.result.rules).toMatchObject([{ id: rule.id, roles: [role] }]);
  expect(saved.result.fields.map(({ code }: { code: string }) => code)).toEqual(['name', 'price', 'code', 'owner']);
  const row = (await clerk.post(`${rowsOf(gates)}/add`, { name: '戊站', price: 3 })).result;
  expect(row).not.toHaveProperty('price');
  expect((await reader.get(`${rowsOf(gates)}/list`, { name: '戊站' })).result.records[0]).toHaveProperty('price');
  expect(await clerk.post(`${runtime}/doButton`, { formId: gates, buttonCode: 'close', dataId: row.id })).toMatchObject({ status: 404 });
  // Sent again it names a version that is over.
  expect(await admin.put(`${path}/save`, body)).toMatchObject({ status: 409 });
  const given = kept.map((change) => ({ ...change, has: true }));
  expect(
    await admin.put(`${path}/save`, { roleId: role, cgformId: gates, version: await versionOf(role), changes: given, rules: [] }),
  ).toMatchObject({ success: true });
  expect((await clerk.get(`${rowsOf(gates)}/list`, { name: '戊站' })).result.records[0]).toHaveProperty('price');
  expect(
    await admin.put(`${path}/save`, { ...body, version: 0, changes: [{ code: 'none', right: 'listShow', has: false }] }),
  ).toMatchObject({
    status: 400,
  });
  // Who may authorise, but not edit forms, makes nothing a right.
  const giver = site.server.as({ username: 'giver2', permissions: ['role:authorize', 'role:list', ...all] });
  const limit = {
    roleId: role,
    cgformId: gates,
    version: await versionOf(role),
    changes: [{ code: 'name', right: 'listShow', has: false }],
  };
  expect(await giver.put(`${path}/save`, limit)).toMatchObject({ status: 403 });
  for (const code of ['price']) await admin.put(`${runtime}/authColumn`, { cgformId: gates, code, status: 0 });
  await admin.delete(`${runtime}/authData/${rule.id}`);
});

test('PERM-08 rights are given by who may give them, and not to oneself', async () => {
  const role = await roleId('clerk');
  const giver = site.server.as({ username: 'giver', permissions: ['role:authorize', 'role:list', 'online:form:edit', ...all] });
  await giver.get(`${runtime}/getColumns/${gates}`);
  const own = await roleId('giver');
  expect(await giver.post(`${runtime}/roleDataAuth/${own}/${gates}`, { authId: '[]' })).toMatchObject({ success: false });
  for (const authId of ['nothing', '{}', '["nobody"]', '[1]'])
    expect(await admin.post(`${runtime}/roleDataAuth/${role}/${gates}`, { authId }), authId).toMatchObject({ status: 400 });
  expect(await clerk.put(`${runtime}/authColumn`, { cgformId: gates, code: 'name', status: 1 })).toMatchObject({ status: 403 });
  expect(await clerk.post(`${runtime}/roleDataAuth/${role}/${gates}`, { authId: '[]' })).toMatchObject({ status: 403 });
});

test('ONR-05 a tenant sees no form, row or right of another', async () => {
  const { elsewhere } = site;
  const { result } = await admin.post(`${rowsOf(gates)}/add`, { name: '隔壁' });
  for (const path of ['getColumns', 'getData', 'getDefinition', 'getFormItem'])
    expect(await elsewhere.get(`${runtime}/${path}/${gates}`), path).toMatchObject({ status: 404 });
  expect(await elsewhere.get(`${rowsOf(gates)}/queryById`, { id: result.id })).toMatchObject({ status: 404 });
  expect(await elsewhere.get(`${runtime}/authColumn/${gates}`)).toMatchObject({ status: 404 });
  expect(await elsewhere.get(`${runtime}/subform/list/lane/${result.id}`)).toMatchObject({ status: 404 });
  // The same name elsewhere is another table.
  const theirs = await site.publish({ tableName: 'gate', tableTxt: '他们的', fields: [{ dbFieldName: 'name' }] }, 2);
  await elsewhere.post(`${rowsOf(theirs)}/add`, { name: '他们的站' });
  expect((await elsewhere.get(`${rowsOf(theirs)}/list`)).result).toMatchObject({ total: 1, records: [{ name: '他们的站' }] });
  expect(JSON.stringify((await admin.get(`${rowsOf(gates)}/list`, { pageSize: '500' })).result)).not.toContain('他们的站');
  expect(await admin.get(`${rowsOf(theirs)}/list`)).toMatchObject({ status: 404 });
});
