import { beforeAll, describe, expect, test } from 'vitest';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { writeSheet } from '../../../../test/writeSheet.ts';

let server: TestServer;
let boss: TestClient;
const password = 'Loading-Bay-7#';
const second = 'Weigh-Bridge-8#';
let count = 0;

interface User {
  id: string;
  username: string;
  version: number;
  [field: string]: unknown;
}

const add = async (further: object = {}): Promise<User> => {
  count += 1;
  const reply = await boss.post('/sys/user/add', {
    username: `life${count}`,
    realname: `某人${count}`,
    workNo: `L${count}`,
    password,
    ...further,
  });
  expect(reply, reply.message).toMatchObject({ success: true });
  return reply.result;
};
const login = (username: string, word = password) => server.stranger.post('/sys/login', { username, password: word });
const freeze = (ids: string, status: number | string) => boss.put('/sys/user/frozenBatch', { ids, status });
const listed = async (id: string): Promise<boolean> =>
  (await boss.get('/sys/user/list', { pageSize: 500 })).result.records.some((row: User) => row.id === id);
const signedIn = async (username: string): Promise<TestClient> => {
  const client = server.as({ username, permissions: [] });
  await client.get('/sys/user/getCurrentUserDeparts');
  return client;
};

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
});

describe('freezing', () => {
  test('SYS-01 AUTH-03 a frozen person is out at once, and in again after the release', async () => {
    const [one, two] = [await signedIn('frozen1'), await signedIn('frozen2')];

    expect(await freeze(`${one.userId},${two.userId},nothing,`, '2')).toMatchObject({
      success: true,
      message: '2 项成功，1 项失败：未找到对应实体',
      result: { success: [one.userId, two.userId], fail: [{ id: 'nothing', code: 404 }] },
    });

    for (const client of [one, two]) expect(await client.get('/sys/user/getCurrentUserDeparts')).toMatchObject({ status: 401 });
    expect(await login('frozen1', 'Test-only-1!')).toMatchObject({ success: false });
    expect((await boss.get('/sys/user/list', { status: 2, pageSize: 500 })).result.records).toHaveLength(2);
    await freeze(one.userId, 1);
    expect(await one.get('/sys/user/getCurrentUserDeparts')).toMatchObject({ status: 401 });
    expect(await login('frozen1', 'Test-only-1!')).toMatchObject({ success: true });
    for (const status of [0, 3, 'x']) expect(await freeze(two.userId, status)).toMatchObject({ status: 400 });
    expect(await freeze(',', 2)).toMatchObject({ status: 400 });
  });
});

describe('recycle bin', () => {
  test('SYS-01 AUTH-03 a removed person is out at once, keeps the user name taken, and comes back as before', async () => {
    const user = await signedIn('gone');
    const before = (await boss.get('/sys/user/queryById', { id: user.userId })).result as User;
    await boss.put('/sys/user/edit', { id: before.id, version: before.version, workNo: 'gone', phone: '13800000011' });
    const depart = (await boss.post('/sys/sysDepart/add', { departName: '原部门' })).result;
    await boss.post('/sys/user/editSysDepartWithUser', { depId: depart.id, userIdList: [user.userId] });

    expect(await boss.delete('/sys/user/delete', { id: user.userId })).toMatchObject({ success: true, message: '删除用户成功' });

    expect(await user.get('/sys/user/getCurrentUserDeparts')).toMatchObject({ status: 401 });
    expect(await login('gone', 'Test-only-1!')).toMatchObject({ success: false });
    expect(await listed(user.userId)).toBe(false);
    const bin = (await boss.get('/sys/user/recycleBin')).result as User[];
    expect(bin.find(({ id }) => id === user.userId)).toMatchObject({
      username: 'gone',
      orgCode: '原部门',
      delFlag: 1,
      phone: '138****0011',
    });
    expect(JSON.stringify(bin)).not.toMatch(/password|argon2/i);
    expect(await boss.post('/sys/user/add', { username: 'gone', realname: '新人', workNo: 'new', password })).toMatchObject({
      status: 400,
      message: '登录账号已存在',
    });
    const heir = await add({ phone: '13800000011' });
    expect((await boss.put('/sys/user/putRecycleBin', { userIds: `${user.userId},` })).result.fail).toMatchObject([
      { message: '手机号已存在' },
    ]);
    await boss.put('/sys/user/edit', { id: heir.id, version: heir.version, phone: '' });
    expect(await boss.put('/sys/user/putRecycleBin', { userIds: `${user.userId},` })).toMatchObject({ success: true, message: '还原成功' });
    expect((await boss.get('/sys/user/queryById', { id: user.userId })).result).toMatchObject({ orgCodeTxt: '原部门', delFlag: 0 });
    expect(await user.get('/sys/user/getCurrentUserDeparts')).toMatchObject({ status: 401 });
    expect(await login('gone', 'Test-only-1!')).toMatchObject({ success: true });
    expect((await boss.put('/sys/user/putRecycleBin', { userIds: user.userId })).result.fail).toHaveLength(1);
  });

  test('SYS-01 several are removed together; who is removed for good leaves the user name free', async () => {
    const [one, two] = [await add(), await add()];

    expect(await boss.delete('/sys/user/deleteBatch', { ids: `${one.id},${two.id},` })).toMatchObject({
      message: '批量删除用户成功',
      result: { success: [one.id, two.id] },
    });
    expect((await boss.delete('/sys/user/deleteRecycleBin', { userIds: boss.userId })).result.fail).toHaveLength(1);
    expect(await boss.delete('/sys/user/deleteRecycleBin', { userIds: `${one.id},` })).toMatchObject({
      message: '删除成功',
      result: { success: [one.id], fail: [] },
    });
    const left = (await boss.get('/sys/user/recycleBin')).result.map((row: User) => row.id);
    expect(left).toContain(two.id);
    expect(left).not.toContain(one.id);
    expect(await boss.post('/sys/user/add', { username: one.username, realname: '新人', workNo: 'L-new', password })).toMatchObject({
      success: true,
    });
    expect(await listed(boss.userId)).toBe(true);
  });
});

describe('reset of a password', () => {
  test('SYS-01 AUTH-03 the new one is to begin with, the old one and all sessions are over', async () => {
    const user = await signedIn('forgetful');

    expect(await boss.put('/sys/user/changePassword', { username: 'forgetful', password: second, confirmpassword: second })).toMatchObject({
      success: true,
      message: '密码修改成功!',
      result: { password: null },
    });

    expect(await user.get('/sys/user/getCurrentUserDeparts')).toMatchObject({ status: 401, errorData: { ended: 'password' } });
    expect(await login('forgetful', 'Test-only-1!')).toMatchObject({ success: false, code: 500 });
    expect(await login('forgetful', second)).toMatchObject({ success: false, code: 406, result: { need: ['password'] } });
  });

  test('SYS-01 without a password the server makes one and tells it once', async () => {
    const user = await add();

    const { result } = await boss.put('/sys/user/changePassword', { username: user.username });

    expect(result.password).toMatch(/^\S{12}$/);
    expect(await login(user.username, result.password)).toMatchObject({ code: 406 });
    expect(server.logLines.join('\n')).not.toContain(result.password);
    const again = await boss.put('/sys/user/changePassword', { username: user.username });
    expect(again.result.password).not.toBe(result.password);
  });

  test('SYS-01 refused: weak ones, two that differ, unknown people, oneself', async () => {
    const user = await add();
    const reset = (body: object) => boss.put('/sys/user/changePassword', { username: user.username, ...body });

    expect(await reset({ password: 'weak' })).toMatchObject({ status: 400 });
    expect(await reset({ password: `${user.username}-Xy7#` })).toMatchObject({
      status: 400,
      message: '密码不能包含账号、手机号或平台名称!',
    });
    expect(await reset({ password: second, confirmpassword: password })).toMatchObject({ status: 400, message: '两次输入密码不一致!' });
    expect(await reset({ username: 'nobody', password: second })).toMatchObject({ status: 404, message: '用户不存在！' });
    expect(await reset({ username: 'boss', password: second })).toMatchObject({
      status: 200,
      success: false,
      message: '请使用旧密码修改自己的密码',
    });
    expect(await login(user.username)).toMatchObject({ code: 406 });
  });
});

describe('stand-ins', () => {
  test('SYS-01 one person stands in for another for a while', async () => {
    const [user, agent] = [await add(), await add()];
    const times = { startTime: '2026-06-01 00:00:00', endTime: '2026-06-30 00:00:00' };
    const body = { userName: user.username, agentUserName: agent.username, ...times };
    const post = (change: object) => boss.post('/sys/sysUserAgent/add', { ...body, ...change });

    expect(await boss.get('/sys/sysUserAgent/queryByUserName', { userName: user.username })).toMatchObject({
      success: false,
      message: '未找到对应实体',
    });
    expect(await post({ agentUserName: user.username })).toMatchObject({ status: 400, message: '代理人不能是本人' });
    expect(await post({ endTime: times.startTime })).toMatchObject({ status: 400, message: '结束时间需大于开始时间' });
    expect(await post({ agentUserName: 'nobody' })).toMatchObject({ status: 400, message: '用户不存在' });
    const added = await post({ status: '1' });
    expect(added).toMatchObject({ success: true, result: { status: '1', status_dictText: '有效', createName: 'boss的姓名' } });
    expect((await boss.get('/sys/sysUserAgent/queryByUserName', { userName: user.username })).result).toMatchObject({
      agentUserName: agent.username,
    });
    const edit = (change: object) => boss.put('/sys/sysUserAgent/edit', { id: added.result.id, version: 0, ...change });
    expect(await edit({ endTime: '2026-05-01 00:00:00' })).toMatchObject({ status: 400 });
    expect(await edit({ status: '0' })).toMatchObject({ result: { status: '0', updateName: 'boss的姓名' } });
    expect((await boss.get('/sys/sysUserAgent/list', { userName: user.username })).result.total).toBe(1);
    expect((await server.as({ username: 'far', tenantId: 2 }).get('/sys/sysUserAgent/list')).result.total).toBe(0);
  });
});

describe('people to choose from', () => {
  test('SYS-19 SYS-01 by department with all below it, by name, by ids; frozen people are left out', async () => {
    const company = (await boss.post('/sys/sysDepart/add', { departName: '总部' })).result;
    const part = (await boss.post('/sys/sysDepart/add', { departName: '分部', parentId: company.id })).result;
    const [one, two, frozen] = [
      await add({
        realname: '钱一',
        selecteddeparts: company.id,
        phone: '13800000021',
        email: 'q1@example.test',
        telephone: '0536-2345678',
      }),
      await add({ realname: '钱二', selecteddeparts: `${part.id},${company.id}` }),
      await add({ realname: '钱三', selecteddeparts: part.id }),
    ];
    await freeze(frozen.id, 2);
    const plain = await signedIn('chooser');
    const ids = (rows: User[]) => rows.map((row) => row.id);

    // By pinyin: èr comes before yī.
    expect(ids((await plain.get('/sys/user/queryUserByDepId', { id: company.id })).result)).toEqual([two.id, one.id]);
    expect((await plain.get('/sys/user/queryUserByDepId', { id: part.id, realname: '钱' })).result).toMatchObject([
      { id: two.id, orgCode: '总部,分部', orgCodeTxt: '总部,分部' },
    ]);
    expect((await plain.get('/sys/user/queryUserByDepId', { id: company.id, realname: '%' })).result).toEqual([]);
    expect((await plain.get('/sys/user/queryUserByDepId', { id: "' or 1=1--" })).result).toEqual([]);
    const page = { departId: company.id, column: 'realname', order: 'asc' };
    expect(ids((await plain.get('/sys/user/queryUserComponentData', { ...page, realname: '*钱*' })).result.records)).toEqual([
      two.id,
      one.id,
    ]);
    const named = async (keyword: string) =>
      ids((await plain.get('/sys/user/queryUserComponentData', { ...page, realname: `*${keyword}*`, keyword })).result.records);
    expect(await named('钱二')).toEqual([two.id]);
    expect(await named(String(one['username']).toUpperCase())).toEqual([one.id]);
    expect(await named('13800000021')).toEqual([one.id]);
    for (const partOrNobody of ['1380000', '%', String(frozen['username'])]) expect(await named(partOrNobody), partOrNobody).toEqual([]);
    expect(ids((await plain.get('/sys/user/queryByIds', { userIds: `${one.id},${frozen.id},` })).result)).toHaveLength(2);
    expect(ids((await plain.get('/sys/sysDepart/getUsersByDepartId', { id: part.id })).result)).toEqual([two.id]);
    expect((await plain.get('/sys/sysDepart/queryTreeByKeyWord', { keyWord: '钱' })).result.userList).toHaveLength(2);
    expect((await plain.get('/sys/user/queryByIds', { userIds: one.id })).result[0].phone).toBe('138****0021');
    expect(await plain.get('/sys/user/queryByOrgCodeForAddressList')).toMatchObject({ status: 403 });
    const book = server.as({ username: 'caller', permissions: ['addressBook:list'] });
    const found = (await book.get('/sys/user/queryByOrgCodeForAddressList', { orgCode: company.orgCode })).result;
    expect(found).toMatchObject({
      total: 2,
      records: [
        { userId: two.id, departName: '总部 | 分部', departId: `${company.id} | ${part.id}` },
        { userId: one.id, realname: '钱一', departName: '总部', telephone: '0536-2345678', email: 'q1@example.test', phone: '138****0021' },
      ],
    });
    expect(Object.keys(found.records[0])).not.toContain('username');
    const search = async (query: Record<string, string>) =>
      (await book.get('/sys/user/queryByOrgCodeForAddressList', query)).result.records.map((row: { userId: string }) => row.userId);
    expect(await search({ realname: '钱二' })).toEqual([two.id]);
    expect(await search({ workNo: `*${String(one['workNo'])}*`, realname: '*钱*' })).toEqual([one.id]);
    expect(await search({ orgCode: '%' })).toEqual([]);
    expect(await search({ realname: '%' })).toEqual([]);
  });

  test('SYS-01 anyone who is not of the staff chooses among people of the own company', async () => {
    const guest = server.as({ username: 'guest', userType: 2, cid: 'c1', permissions: [] });
    await guest.get('/sys/user/getCurrentUserDeparts');

    expect(
      (await guest.get('/sys/user/queryUserComponentData', { pageSize: 500 })).result.records.map((row: User) => row.username),
    ).toEqual(['guest']);
    expect((await guest.get('/sys/user/queryByIds', { userIds: boss.userId })).result).toEqual([]);
  });
});

test('SYS-01 a sheet brings people who cannot sign in before somebody gives them a password; the export shows texts', async () => {
  await boss.post('/sys/position/add', { code: 'dev', name: '研发 经理', postRank: '2' });
  const sheet = await writeSheet(
    ['登录账号', '真实姓名', '工号', '性别', '职务', '电话'],
    [
      ['sheet1', '表一', 'S1', '女', '研发 经理', '13800000005'],
      ['sheet1', '重名', 'S2', '男', '', ''],
      ['sheet3', '表三', 'S3', '未知', '', ''],
      ['sheet4', '表四', 'S1', '', '', ''],
    ],
  );

  const reply = await boss.upload('/sys/user/importExcel', { fileName: '用户.xlsx', content: sheet });

  expect(reply).toMatchObject({ success: true, code: 201, result: { successCount: 1, errorCount: 3 } });
  const [row] = (await boss.get('/sys/user/list', { username: 'sheet1' })).result.records;
  expect(row).toMatchObject({ realname: '表一', sex: 2, post: 'dev', status: 1 });
  for (const guess of ['123456', '', '!']) expect(await login('sheet1', guess)).toMatchObject({ success: false });
  const { body } = await boss.download('/sys/user/exportXls', { selections: row.id });
  const text = await readWorkbookText(body);
  for (const part of ['登录账号', '真实姓名', 'sheet1', '女', '研发 经理', '正常', '138****0005']) expect(text).toContain(part);
  expect(text).not.toContain('13800000005');
});
