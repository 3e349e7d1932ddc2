import { beforeAll, describe, expect, test } from 'vitest';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { writeSheet } from '../../../../test/writeSheet.ts';
import { nextCode } from '../category/categoryCode.ts';
import { createUser, seedDepart } from '../seed/seedPeople.ts';
import { sysDepart } from './depart.table.ts';

let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  user = server.as('keeper');
});

interface Depart {
  id: string;
  orgCode: string;
  parentId: string;
  version: number;
}

const add = async (departName: string, parentId?: string, further: object = {}): Promise<Depart> => {
  const reply = await user.post('/sys/sysDepart/add', { departName, parentId, ...further });
  expect(reply, departName).toMatchObject({ success: true, message: '添加成功！' });
  return reply.result;
};
const addUser = async (username: string, further: object): Promise<{ id: string; departIds_dictText: string }> => {
  const reply = await user.post('/sys/user/add', {
    username,
    realname: username,
    workNo: username,
    password: 'Loading-Bay-7#',
    ...further,
  });
  expect(reply, `${username}: ${reply.message}`).toMatchObject({ success: true });
  return reply.result;
};
/** Puts a person of the test into a department, besides what they have. */
const join = async (client: TestClient, departId: string): Promise<void> => {
  await client.get('/sys/user/getCurrentUserDeparts');
  const reply = await user.post('/sys/user/editSysDepartWithUser', { depId: departId, userIdList: [client.userId] });
  expect(reply).toMatchObject({ success: true, message: '添加成功!' });
};
const tree = async (client = user) => (await client.get('/sys/sysDepart/queryTreeList')).result as Node[];
interface Node extends Depart {
  title: string;
  isLeaf: boolean;
  children: Node[] | null;
}
const find = (nodes: readonly Node[], id: string): Node | undefined =>
  nodes.flatMap((node) => (node.id === id ? [node] : (find(node.children ?? [], id) ?? [])))[0];

describe('codes and places', () => {
  test('SYS-05 the server makes code, level and kind by place; no code is given twice', async () => {
    const company = await add('总公司', '');
    const branch = await add('分公司', company.id, { orgCategory: '1' });
    const sales = await add('市场部', company.id, { orgCode: 'ignored', departOrder: 3 });
    const clerk = await add('业务员', sales.id, { orgCategory: '3' });

    expect(company).toMatchObject({ parentId: '', orgType: '1', orgCategory: '1', delFlag: '0', departOrder: 0, version: 0 });
    expect(branch).toMatchObject({ orgCode: `${company.orgCode}A01`, orgType: '2', orgCategory: '1' });
    expect(sales).toMatchObject({ orgCode: `${company.orgCode}A02`, orgType: '2', orgCategory: '2', departOrder: 3, parentId: company.id });
    expect(clerk).toMatchObject({ orgCode: `${sales.orgCode}A01`, orgType: '3', orgCategory: '3' });
    await user.delete('/sys/sysDepart/delete', { id: sales.id });
    expect((await add('再建', company.id)).orgCode).toBe(`${company.orgCode}A03`);
    expect((await add('另一家')).orgCode).toBe(nextCode('', company.orgCode));
  });

  test('SYS-05 ten people who add at once get ten codes', async () => {
    const parent = await add('同时');

    const codes = await Promise.all(Array.from({ length: 10 }, async (_, index) => (await add(`第${index}`, parent.id)).orgCode));

    expect(new Set(codes).size).toBe(10);
  });

  test('SYS-05 roots are companies, companies stand below companies, and nothing stands below a post', async () => {
    const company = await add('公司');
    const part = await add('部门', company.id);
    const post = await add('岗位', part.id, { orgCategory: '3' });
    const refusal = (body: object) => user.post('/sys/sysDepart/add', { departName: '错', ...body });
    const edit = (row: Depart, change: object) => user.put('/sys/sysDepart/edit', { id: row.id, version: row.version, ...change });

    expect(await refusal({ orgCategory: '2' })).toMatchObject({ status: 400, message: '一级机构只能是公司' });
    expect(await refusal({ parentId: part.id, orgCategory: '1' })).toMatchObject({ status: 400, message: '公司只能在公司之下' });
    expect(await refusal({ parentId: post.id })).toMatchObject({ success: false, message: '岗位下不能再添加部门' });
    expect(await refusal({ parentId: 'nowhere' })).toMatchObject({ status: 404, message: '上级部门不存在' });
    expect(await refusal({ orgCategory: '9' })).toMatchObject({ status: 400 });
    expect(await refusal({ departName: ' ' })).toMatchObject({ status: 400 });
    expect(await refusal({ orgCode: 'x1' })).toMatchObject({ status: 400 });
    expect(await refusal({ orgCode: company.orgCode })).toMatchObject({ success: false, message: '该值不可用，系统中已存在！' });
    expect(await edit(part, { orgCategory: '3' })).toMatchObject({ status: 400, message: '有下级的部门不能改为岗位' });
    expect(await edit(company, { orgCategory: '2' })).toMatchObject({ status: 400, message: '一级机构只能是公司' });
  });

  test('SYS-05 an edit keeps place and code, so that no circle can arise; a stale one is refused', async () => {
    const company = await add('改名前');
    const part = await add('部门', company.id);
    const edit = (row: Depart, change: object) => user.put('/sys/sysDepart/edit', { id: row.id, version: row.version, ...change });

    expect(await edit(company, { parentId: part.id })).toMatchObject({ status: 400, message: '上级部门不能修改' });
    expect(await edit(company, { parentId: company.id })).toMatchObject({ status: 400 });
    expect(await edit(part, { orgCode: 'Q01' })).toMatchObject({ status: 400, message: '机构编码由系统生成，不能修改' });
    expect(await edit(part, { ...part, departName: '改名后', mobile: '0536-1234567', memo: '' })).toMatchObject({
      success: true,
      result: { departName: '改名后', parentId: company.id, orgCode: part.orgCode, version: 1, memo: null },
    });
    expect(await edit(part, { departName: '迟到' })).toMatchObject({ status: 409 });
  });
});

describe('removal', () => {
  test('SYS-05 a department takes all below it along, and nobody acts in it any more', async () => {
    const company = await add('撤销');
    const part = await add('部门', company.id);
    const kept = await add('留下');
    const worker = server.as({ username: 'worker', permissions: [] });
    await join(worker, part.id);
    expect((await worker.get('/sys/user/getCurrentUserDeparts')).result).toMatchObject({ orgCode: part.orgCode, list: [{}] });
    const leader = await addUser('leader', { userIdentity: 2, departIds: `${part.id},${kept.id}` });
    expect(leader.departIds_dictText).toBe('部门,留下');

    expect(await user.delete('/sys/sysDepart/deleteBatch', { ids: `${company.id},${part.id},` })).toMatchObject({
      success: true,
      result: { success: [part.id, company.id], fail: [] },
    });

    expect((await worker.get('/sys/user/getCurrentUserDeparts')).result).toEqual({ orgCode: null, list: [] });
    expect((await user.get('/sys/user/queryById', { id: leader.id })).result).toMatchObject({ departIds: kept.id });
    for (const { id } of [company, part]) expect(find(await tree(), id)).toBeUndefined();
    expect(await user.delete('/sys/sysDepart/delete', { id: part.id })).toMatchObject({ status: 404 });
  });
});

describe('trees', () => {
  test('SYS-05 whole and level by level, in their order, with leaves marked', async () => {
    const company = await add('树');
    const second = await add('二', company.id, { departOrder: 2 });
    const first = await add('一', company.id, { departOrder: 1 });
    const deep = await add('深', second.id);

    const node = find(await tree(), company.id);
    expect(node).toMatchObject({
      key: company.id,
      value: company.id,
      title: '树',
      departName: '树',
      isLeaf: false,
      delFlag: '0',
      version: 0,
      children: [
        { id: first.id, isLeaf: true, children: null },
        { id: second.id, isLeaf: false, children: [{ id: deep.id, children: null }] },
      ],
    });
    expect((await user.get('/sys/sysDepart/queryDepartTreeSync', { pid: company.id })).result).toMatchObject([
      { id: first.id, isLeaf: true, children: null },
      { id: second.id, isLeaf: false, children: null },
    ]);
    expect((await user.get('/sys/sysDepart/queryDepartTreeSync')).result.map((one: Node) => one.id)).toContain(company.id);
    const options = (await user.get('/sys/sysDepart/queryIdTree')).result as Node[];
    expect(options.find(({ title }) => title === '树')).toEqual({
      key: company.id,
      value: company.id,
      title: '树',
      children: [
        { key: first.id, value: first.id, title: '一', children: [] },
        {
          key: second.id,
          value: second.id,
          title: '二',
          children: [{ key: deep.id, value: deep.id, title: '深', children: [] }],
        },
      ],
    });
    expect((await user.get('/sys/sysDepart/queryAllParentId', { departId: `${deep.id},` })).result).toMatchObject({
      [deep.id]: { parentIds: [company.id, second.id], parentMap: { [second.id]: { departName: '二' } } },
    });
    expect((await user.get('/sys/sysDepart/queryAllParentId', { orgCode: second.orgCode })).result).toMatchObject({
      [second.orgCode]: { parentIds: [company.id] },
    });
    expect((await user.get('/sys/sysDepart/listAll', { id: `${deep.id},${first.id}` })).result.map((one: Node) => one.id)).toEqual([
      deep.id,
      first.id,
    ]);
    expect((await user.get('/sys/sysDepart/getDepartName', { orgCode: deep.orgCode })).result).toMatchObject({ departName: '深' });
    expect((await user.get('/sys/sysDepart/getDepartName', { orgCode: 'Q99' })).result).toBeNull();
    expect((await user.get('/sys/dict/loadDictItem/sys_depart,depart_name,id', { key: deep.id })).result).toEqual(['深']);
  });

  test('SYS-05 a search finds by name, without what lies below, and says when it finds nothing', async () => {
    const company = await add('搜索总部100%');
    await add('搜索分部', company.id);
    const search = (query: Record<string, string>) => user.get('/sys/sysDepart/searchBy', query);

    expect((await search({ keyWord: '搜索' })).result).toMatchObject([
      { title: '搜索总部100%', children: null },
      { title: '搜索分部', children: null },
    ]);
    expect((await search({ keyWord: '100%' })).result).toHaveLength(1);
    for (const keyWord of ['没有', '%_%', "' or 1=1--", '\\', '搜_总'])
      expect(await search({ keyWord }), keyWord).toMatchObject({ success: false, message: '未查询匹配数据！' });
    expect((await user.get('/sys/sysDepart/queryTreeByKeyWord', { keyWord: '搜索分' })).result).toMatchObject({
      userList: [],
      departList: [{ title: '搜索分部' }],
    });
  });

  test('SYS-05 a superior gets the departments that they lead, others none', async () => {
    const company = await add('我的公司');
    const part = await add('我的部门', company.id);
    const other = await add('别人的部门', company.id);
    const chief = server.as({ username: 'chief', permissions: ['user:list'] });
    await chief.get('/sys/user/getCurrentUserDeparts');
    const { version } = (await user.get('/sys/user/queryById', { id: chief.userId })).result;
    const leads = { id: chief.userId, version, userIdentity: '2', departIds: `${part.id},` };
    expect(await user.put('/sys/user/edit', leads)).toMatchObject({ success: true, result: { userIdentity: 2, departIds: part.id } });
    const plain = server.as({ username: 'plain', permissions: [] });

    expect(await chief.get('/sys/sysDepart/queryMyDeptTreeList')).toMatchObject({
      message: '2',
      result: [{ id: part.id, children: null }],
    });
    expect(await plain.get('/sys/sysDepart/queryMyDeptTreeList')).toMatchObject({ success: true, message: '1', result: null });
    expect(await chief.get('/sys/sysDepart/searchBy', { keyWord: '别人', myDeptSearch: '1' })).toMatchObject({ success: false });
    expect((await chief.get('/sys/sysDepart/searchBy', { keyWord: '我的', myDeptSearch: '1' })).result).toHaveLength(1);
    expect(other.orgCode).not.toBe(part.orgCode);
  });
});

test('SYS-05 a sheet builds the tree from its codes; the export has the captions of JeecgBoot', async () => {
  const sheet = await writeSheet(
    ['机构/部门名称', '机构类别', '机构编码', '排序'],
    [
      ['外地公司', '公司', 'T01', '1'],
      ['外地部门', '部门', 'T01A05', '2'],
      ['无上级', '部门', 'U01A01', ''],
      ['类别错', '集团', 'U02', ''],
    ],
  );

  const reply = await user.upload('/sys/sysDepart/importExcel', { fileName: '部门.xlsx', content: sheet });

  expect(reply).toMatchObject({ success: true, code: 201, result: { successCount: 2, errorCount: 2, errors: [{ row: 4 }, { row: 5 }] } });
  const company = (await tree()).find(({ title }) => title === '外地公司');
  expect(company).toMatchObject({ orgCode: 'T01', children: [{ orgCode: 'T01A05', orgType: '2', departOrder: 2 }] });
  expect((await add('下一个', company?.id)).orgCode).toBe('T01A06');
  const { body } = await user.download('/sys/sysDepart/exportXls', { selections: company?.id });
  const text = await readWorkbookText(body);
  for (const part of ['机构/部门名称', '机构编码', '机构类别', '外地公司', '公司', 'T01']) expect(text).toContain(part);
});

test('SYS-05 five thousand departments: each stands once, below its parent', async () => {
  const { database, as } = await testServer();
  await database.transaction('system', async (tx) => {
    const rootId = await seedDepart(tx, { orgCode: 'A01', name: '根' });
    const two = (index: number) => `${String.fromCharCode(65 + Math.floor(index / 99))}${String((index % 99) + 1).padStart(2, '0')}`;
    const rows = Array.from({ length: 4999 }, (_, index) => {
      const [group, place] = [Math.floor(index / 50), index % 50];
      const isGroup = place === 0;
      return {
        id: `d${index}`,
        parentId: isGroup ? rootId : `d${group * 50}`,
        departName: `部门${index}`,
        orgCode: `A01${two(group)}${isGroup ? '' : two(place - 1)}`,
        orgCategory: '2',
      };
    });
    for (let from = 0; from < rows.length; from += 1000) await tx.insert(sysDepart).values(rows.slice(from, from + 1000));
    await createUser(tx, { username: 'reader', realname: '读者', password: 'Freight-2026!' });
  });
  const began = performance.now();

  const [root] = (await as('reader').get('/sys/sysDepart/queryTreeList')).result as Node[];

  if (process.env['MEASURE'] !== undefined) process.stderr.write(`tree of 5,000: ${(performance.now() - began).toFixed(0)} ms\n`);
  expect(root?.children).toHaveLength(100);
  expect(root?.children?.reduce((sum, child) => sum + (child.children?.length ?? 0), 0)).toBe(4899);
});
