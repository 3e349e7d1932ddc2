import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  user = server.as('keeper');
});

const add = async (departName: string, parentId?: string): Promise<{ id: string; orgCode: string }> => {
  const reply = await user.post('/sys/sysDepart/add', { departName, parentId });
  expect(reply, departName).toMatchObject({ success: true });
  return reply.result;
};
/** Puts a person of the test into a department, besides what they have. */
const join = async (client: TestClient, departId: string): Promise<void> => {
  await client.get('/sys/user/getCurrentUserDeparts');
  await user.post('/sys/user/editSysDepartWithUser', { depId: departId, userIdList: [client.userId] });
};
const tree = async (client: TestClient) => (await client.get('/sys/sysDepart/queryTreeList')).result;

describe('who sees what', () => {
  test('SYS-05 anyone who is not of the staff sees only the own department and those below', async () => {
    const company = await add('平台');
    const own = await add('客户的部门', company.id);
    const below = await add('客户的组', own.id);
    await add('财务部', company.id);
    const guest = server.as({ username: 'guest', userType: 2, cid: 'c1' });
    await join(guest, own.id);
    const lonely = server.as({ username: 'lonely', userType: 2, cid: 'c1' });

    expect(await tree(guest)).toMatchObject([{ id: own.id, children: [{ id: below.id }] }]);
    expect((await guest.get('/sys/sysDepart/queryDepartTreeSync')).result).toMatchObject([{ id: own.id }]);
    expect((await guest.get('/sys/sysDepart/list')).result.total).toBe(2);
    expect(await guest.get('/sys/sysDepart/queryById', { id: company.id })).toMatchObject({ status: 404 });
    expect(await guest.post('/sys/sysDepart/add', { departName: '新根' })).toMatchObject({ status: 403 });
    expect(await guest.post('/sys/sysDepart/add', { departName: '偷挂', parentId: company.id })).toMatchObject({ status: 404 });
    expect(await tree(lonely)).toEqual([]);
  });

  test('SYS-05 departments that one does not see stay with a colleague whom one may edit', async () => {
    const [hidden, own] = [await add('看不见的'), await add('看得见的')];
    const other = await add('看得见的组', own.id);
    const host = server.as({ username: 'host', userType: 2, cid: 'c7' });
    await join(host, own.id);
    const mate = (await host.post('/sys/user/add', { username: 'mate', realname: '同事', workNo: 'M1', password: 'Loading-Bay-7#' }))
      .result;
    for (const { id } of [hidden, own]) await user.post('/sys/user/editSysDepartWithUser', { depId: id, userIdList: [mate.id] });
    const edit = (selecteddeparts: string, version: number) => host.put('/sys/user/edit', { id: mate.id, version, selecteddeparts });

    expect(await edit(`${hidden.id},${other.id}`, 0)).toMatchObject({ success: true, result: { orgCodeTxt: '看不见的,看得见的组' } });
    expect(await edit(other.id, 1)).toMatchObject({ status: 404, message: '部门不存在' });
    expect(await host.delete('/sys/user/deleteUserInDepart', { depId: other.id, userId: mate.id })).toMatchObject({ success: true });
    expect((await user.get('/sys/user/queryById', { id: mate.id })).result).toMatchObject({ orgCode: hidden.orgCode });
  });

  test('SYS-05 SESS-10 another tenant neither sees nor reaches them', async () => {
    const own = await add('自己的');
    const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });

    expect(await tree(elsewhere)).toEqual([]);
    expect(await elsewhere.post('/sys/sysDepart/add', { departName: '偷挂', parentId: own.id })).toMatchObject({ status: 404 });
    expect(await elsewhere.delete('/sys/sysDepart/delete', { id: own.id })).toMatchObject({ status: 404 });
    expect((await elsewhere.post('/sys/sysDepart/add', { departName: '第一' })).result.orgCode).toBe('A01');
  });

  test('SYS-05 trees are open to every session, lists and changes are not', async () => {
    const plain = server.as({ username: 'plain', permissions: [] });

    expect(await plain.get('/sys/sysDepart/queryTreeList')).toMatchObject({ success: true });
    expect(await plain.get('/sys/sysDepart/list')).toMatchObject({ status: 403 });
    expect(await plain.post('/sys/sysDepart/add', { departName: '偷' })).toMatchObject({ status: 403 });
  });
});

test('SYS-05 hostile sorts and filters change nothing', async () => {
  await add('总部');
  const all = (await user.get('/sys/sysDepart/list', { pageSize: 500 })).result.total;
  for (const column of ['del_flag', '1;drop table sys_depart', 'orgCode;--', '(select 1)', 'constructor'])
    expect((await user.get('/sys/sysDepart/list', { column, order: 'asc', pageSize: 500 })).result.total, column).toBe(all);
  for (const departName of ["' or '1'='1", '"', '*_*'])
    expect((await user.get('/sys/sysDepart/list', { departName })).result?.total ?? 0, departName).toBe(0);
  expect((await user.get('/sys/sysDepart/list', { tenantId: '2', delFlag: '1' })).result.total).toBe(0);
});
