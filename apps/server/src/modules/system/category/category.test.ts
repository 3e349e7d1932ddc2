import { beforeAll, expect, test } from 'vitest';
import { demoCategories } from '../../../../seed/categories.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { writeSheet } from '../../../../test/writeSheet.ts';
import { seedCategories } from '../seed/seedCategories.ts';
import { nextCode } from './categoryCode.ts';

let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  user = server.as('keeper');
});

const add = async (name: string, pid?: string, code?: string): Promise<{ id: string; code: string; pid: string; version: number }> => {
  const reply = await user.post('/sys/category/add', { name, pid, code });
  expect(reply, name).toMatchObject({ success: true });
  return reply.result;
};

test.each([
  ['', undefined, 'A01'],
  ['', 'A01', 'A02'],
  ['', 'A99', 'B01'],
  ['', 'Z99', undefined],
  ['A01', undefined, 'A01A01'],
  ['A01', 'A01A09', 'A01A10'],
  ['A01', 'A01C99', 'A01D01'],
])('SYS-12 below %j, after %j, the next code is %j', (parent, last, next) => {
  expect(nextCode(parent, last)).toBe(next);
});

test('SYS-12 codes are made by place: roots in a row, children below their parent; none is given twice', async () => {
  const ore = await add('矿石', '0');
  const iron = await add('铁矿石', ore.id);
  const fine = await add('铁精粉', iron.id, 'ignored');
  const copper = await add('铜矿石', ore.id);

  expect(iron.code).toBe(`${ore.code}A01`);
  expect(fine.code).toBe(`${ore.code}A01A01`);
  expect(copper.code).toBe(`${ore.code}A02`);
  expect((await add('木材')).code).toBe(nextCode('', ore.code));
  await user.delete('/sys/category/delete', { id: copper.id });
  expect((await add('铝土矿', ore.id)).code).toBe(`${ore.code}A03`);
  expect(await user.post('/sys/category/add', { name: '无处', pid: 'nothing' })).toMatchObject({ status: 404, message: '上级分类不存在' });
  expect(await user.post('/sys/category/add', { name: '重复', code: ore.code })).toMatchObject({
    success: false,
    message: '该值不可用，系统中已存在！',
  });
  expect(await user.post('/sys/category/add', { name: '乱码', code: 'x1' })).toMatchObject({ status: 400 });
  expect(await user.post('/sys/category/add', { pid: '0' })).toMatchObject({ status: 400 });
});

test('SYS-12 ten people who add at once get ten codes', async () => {
  const parent = await add('同时');

  const codes = await Promise.all(Array.from({ length: 10 }, async (_, index) => (await add(`第${index}`, parent.id)).code));

  expect(new Set(codes).size).toBe(10);
});

test('SYS-12 what moves takes all below it along, and gets codes of the new place', async () => {
  const [from, to] = [await add('原处'), await add('新处')];
  const branch = await add('枝', from.id);
  const leaf = await add('叶', branch.id);
  const edit = (row: { id: string; version: number }, change: object) =>
    user.put('/sys/category/edit', { id: row.id, version: row.version, ...change });

  expect(await edit(branch, { pid: leaf.id })).toMatchObject({ success: false, message: '不能移动到自身或下级分类' });
  expect(await edit(branch, { pid: branch.id })).toMatchObject({ success: false });
  expect(await edit(branch, { code: 'Q01' })).toMatchObject({ status: 400 });
  expect(await edit(branch, { name: '树枝', pid: to.id })).toMatchObject({
    success: true,
    result: { name: '树枝', pid: to.id, code: `${to.code}A01`, hasChild: '1' },
  });
  expect((await user.get('/sys/category/queryById', { id: leaf.id })).result.code).toBe(`${to.code}A01A01`);
  expect((await user.get('/sys/category/queryById', { id: from.id })).result.hasChild).toBeNull();
  expect(await edit(branch, { name: '迟到' })).toMatchObject({ status: 409 });
});

test('SYS-12 a removed branch takes its leaves along; branch and leaf may be chosen together', async () => {
  const root = await add('待删');
  const branch = await add('枝', root.id);
  const leaf = await add('叶', branch.id);
  const other = await add('另一枝', root.id);

  expect(await user.delete('/sys/category/deleteBatch', { ids: `${branch.id},${leaf.id},` })).toMatchObject({
    success: true,
    result: { success: [leaf.id, branch.id], fail: [] },
  });
  expect(await user.delete('/sys/category/delete', { id: root.id })).toMatchObject({ success: true, message: '删除成功!' });
  for (const { id } of [root, branch, leaf, other])
    expect(await user.get('/sys/category/queryById', { id })).toMatchObject({ status: 404 });
});

test('DICT-05 SYS-12 trees by code and by id, level by level or whole, with the mark of a leaf', async () => {
  const root = await add('货物');
  const coal = await add('煤炭', root.id);
  const coke = await add('焦炭', coal.id);
  const grain = await add('粮食', root.id);
  const node = (row: { id: string; code: string; pid: string }, title: string, leaf: boolean, children: unknown = null) => ({
    key: row.id,
    value: row.id,
    title,
    leaf,
    icon: null,
    parentId: row.pid,
    code: row.code,
    children,
  });
  const level = [node(coal, '煤炭', false), node(grain, '粮食', true)];
  const get = async (path: string, query: Record<string, string | boolean>) => (await user.get(`/sys/category/${path}`, query)).result;

  expect(await get('loadTreeRoot', { async: true, pcode: root.code })).toEqual(level);
  expect(await get('loadTreeRoot', { async: false, pcode: root.code })).toEqual([
    node(coal, '煤炭', false, [node(coke, '焦炭', true, [])]),
    node(grain, '粮食', true, []),
  ]);
  expect(await get('loadTreeChildren', { pid: root.id })).toEqual(level);
  expect(await get('loadTreeData', { pid: root.id })).toEqual(level);
  expect(await get('loadTreeData', { pcode: root.code, condition: '{"name":"粮食"}' })).toEqual([level[1]]);
  expect((await get('loadTreeData', { pcode: '0' })).map((one: { key: string }) => one.key)).toContain(root.id);
  expect((await get('loadTreeRoot', { async: true, pcode: '' })).map((one: { key: string }) => one.key)).toContain(root.id);
  expect(await user.get('/sys/category/loadTreeRoot', { async: true, pcode: 'Y99' })).toMatchObject({
    success: false,
    message: '该编码【Y99】不存在，请核实!',
  });
  expect(await user.get('/sys/category/loadTreeData')).toMatchObject({ success: false, message: '加载分类字典树参数有误.[null]!' });
  expect(await user.get('/sys/category/loadTreeData', { pcode: 'Y99' })).toMatchObject({
    success: false,
    message: '加载分类字典树参数有误.[code]!',
  });
  for (const condition of ['x', '[]', '{"password":"1"}', '{"name":{"$gt":""}}', '{"__proto__":"x"}', '{"1=1 or name":"x"}'])
    expect(await user.get('/sys/category/loadTreeData', { pid: root.id, condition }), condition).toMatchObject({ status: 400 });
});

test('DICT-05 names of chosen nodes come in the order asked; what is unknown is left out, or stands for itself', async () => {
  const [one, two] = [await add('甲'), await add('乙')];

  for (const path of ['/sys/category/loadDictItem', '/sys/category/loadDictItem/'])
    expect((await user.get(path, { ids: `${two.id},gone,${one.id}` })).result).toEqual(['乙', '甲']);
  expect((await user.get('/sys/category/loadDictItem', { ids: `${two.id},gone`, delNotExist: false })).result).toEqual(['乙', 'gone']);
  expect((await user.get('/sys/category/loadOne', { field: 'code', val: one.code })).result).toMatchObject({ id: one.id, name: '甲' });
  expect(await user.get('/sys/category/loadOne', { field: 'id', val: 'gone' })).toMatchObject({ success: false, message: '查询无果' });
  expect(await user.get('/sys/category/loadOne', { field: 'name', val: '甲' })).toMatchObject({ status: 400 });
  expect((await user.get('/sys/category/loadAllData', { code: two.code })).result).toEqual([{ value: two.id, text: '乙', title: '乙' }]);
  expect(await user.get('/sys/category/loadAllData', { code: '%' })).toMatchObject({ success: false, message: '无数据,参数有误.[code]' });
  expect((await user.get('/sys/dict/loadDictItem/sys_category,name,id', { key: one.id })).result).toEqual(['甲']);
});

test('SYS-12 a code is checked against its parent', async () => {
  const parent = await add('上级');
  const check = (query: Record<string, string>) => user.get('/sys/category/checkCode', query);

  expect(await check({ pid: parent.id, code: `${parent.code}A01` })).toMatchObject({ success: true });
  expect(await check({ code: 'Q01' })).toMatchObject({ success: true });
  expect(await check({ pid: parent.id, code: 'Q01' })).toMatchObject({
    success: false,
    message: `编码不符合规范,须以"${parent.code}"开头!`,
  });
  expect(await check({ pid: parent.id })).toMatchObject({ success: false, message: '错误,类型编码为空!' });
});

test('SYS-12 lists of roots in pages and of children at once, with the permission alone', async () => {
  const parent = await add('列表上级');
  const children = [await add('一', parent.id), await add('二', parent.id)];
  const ids = (rows: { id: string }[]) => rows.map((row) => row.id);

  expect((await user.get('/sys/category/childList', { pid: parent.id })).result).toMatchObject([
    { name: '一', pid: parent.id, hasChild: null },
    { name: '二' },
  ]);
  expect(ids((await user.get('/sys/category/childList', { pid: parent.id, name: '*二*' })).result)).toEqual([children[1]?.id]);
  expect((await user.get('/sys/category/rootList', { pageSize: 1, pageNo: 2 })).result).toMatchObject({ size: 1, current: 2 });
  expect(ids((await user.get('/sys/category/rootList', { pageSize: 200 })).result.records)).not.toContain(children[0]?.id);
  expect(ids((await user.get('/sys/category/rootList', { pid: parent.id })).result.records)).toEqual(ids(children));
  expect(ids((await user.get('/sys/category/getChildListBatch', { parentIds: `${parent.id},` })).result.records)).toEqual(ids(children));
  const plain = server.as({ username: 'plain', permissions: [] });
  for (const path of ['rootList', 'list']) expect(await plain.get(`/sys/category/${path}`)).toMatchObject({ status: 403 });
  expect(await plain.get('/sys/category/loadTreeChildren', { pid: parent.id })).toMatchObject({ success: true });
});

test('SYS-12 SESS-10 another tenant neither sees nor reaches them', async () => {
  const own = await add('自己的');
  const other = server.as({ username: 'elsewhere', tenantId: 2 });

  expect((await other.get('/sys/category/loadTreeChildren', { pid: '0' })).result).toEqual([]);
  expect((await other.get('/sys/category/loadDictItem', { ids: own.id })).result).toEqual([]);
  expect(await other.post('/sys/category/add', { name: '偷挂', pid: own.id })).toMatchObject({ status: 404 });
  expect(await other.delete('/sys/category/delete', { id: own.id })).toMatchObject({ status: 404 });
  expect((await other.post('/sys/category/add', { name: '第一' })).result.code).toBe('A01');
});

test('SYS-12 a sheet brings a tree by its codes; the export has the captions of JeecgBoot', async () => {
  const sheet = await writeSheet(
    ['类型名称', '类型编码'],
    [
      ['建材', 'T01'],
      ['水泥', 'T01A01'],
      ['无上级', 'U01A01'],
    ],
  );

  const reply = await user.upload('/sys/category/importExcel', { fileName: '分类.xlsx', content: sheet });

  expect(reply).toMatchObject({ success: true, code: 201, result: { successCount: 2, errorCount: 1, errors: [{ row: 4 }] } });
  const [root] = (await user.get('/sys/category/rootList', { code: 'T01', pageSize: 200 })).result.records;
  expect(root).toMatchObject({ name: '建材', code: 'T01', hasChild: '1' });
  expect((await user.get('/sys/category/childList', { pid: root.id })).result).toMatchObject([{ name: '水泥', code: 'T01A01' }]);
  const { body } = await user.download('/sys/category/exportXls', { selections: root.id });
  const text = await readWorkbookText(body);
  for (const part of ['类型名称', '类型编码', '是否有子节点(1:有)', '建材', 'T01']) expect(text).toContain(part);
});

test('SYS-12 the demonstration begins with trees whose codes the server goes on from', async () => {
  const { database, as } = await testServer();
  await database.transaction('system', (tx) => seedCategories(tx, demoCategories));
  await database.transaction('system', (tx) => seedCategories(tx, demoCategories));
  const keeper = as('keeper');

  const whole = (await keeper.get('/sys/category/loadTreeRoot', { async: false, pcode: 'A01' })).result;

  expect(whole[0]).toMatchObject({
    title: '煤炭及制品',
    code: 'A01A01',
    leaf: false,
    children: [{ title: '动力煤', code: 'A01A01A01' }, {}, {}, {}],
  });
  expect((await keeper.post('/sys/category/add', { name: '褐煤', pid: whole[0].key })).result.code).toBe('A01A01A05');
});

test('DICT-05 a tree control of stock clients finds the categories by table and columns, and nothing else', async () => {
  const root = await add('车型');
  const child = await add('半挂车', root.id);
  const asked = { tableName: 'sys_category', text: 'name', code: 'id', pidField: 'pid', hasChildField: '', condition: '' };
  const keys = async (query: Record<string, string>) =>
    (await user.get('/sys/dict/loadTreeData', { ...asked, ...query })).result.map(({ key }: { key: string }) => key);

  expect(await keys({ pid: '0' })).toContain(root.id);
  expect(await keys({ pid: '' })).toContain(root.id);
  expect(await keys({ pid: root.id })).toEqual([child.id]);
  expect(await keys({ pid: root.id, condition: '{"name":"厢车"}' })).toEqual([]);
  for (const other of [
    { tableName: 'sys_user' },
    { text: 'password' },
    { code: 'code' },
    { pidField: "pid' or 1=1 --" },
    { hasChildField: 'x' },
  ])
    expect(await user.get('/sys/dict/loadTreeData', { ...asked, pid: '0', ...other }), JSON.stringify(other)).toMatchObject({
      status: 400,
    });
});
