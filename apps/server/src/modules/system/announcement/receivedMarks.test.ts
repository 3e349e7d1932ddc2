import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let boss: TestClient;
let reader: TestClient;
let other: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
  reader = server.as({ username: 'reader', permissions: [] });
  other = server.as({ username: 'other', permissions: [] });
  await reader.get('/sys/annountCement/listByUser');
});

const publish = async (titile: string, further: object = {}): Promise<string> => {
  const body = {
    titile,
    msgCategory: '1',
    msgType: 'ALL',
    priority: 'M',
    msgAbstract: '摘要',
    msgContent: '<p>正文</p>',
    startTime: '2020-01-01 00:00:00',
    endTime: '2090-01-01 00:00:00',
    ...further,
  };
  const reply = await boss.post('/sys/annountCement/add', body);
  expect(reply, reply.message).toMatchObject({ success: true });
  const published = await boss.get('/sys/annountCement/doReleaseData', { id: reply.result.id }, { 'sec-fetch-site': 'same-origin' });
  expect(published, published.message).toMatchObject({ success: true });
  return reply.result.id;
};
const base = '/sys/sysAnnouncementSend';
const titles = async (client: TestClient) =>
  (await client.get(`${base}/getMyAnnouncementSend`)).result.records.map((row: { titile: string }) => row.titile);
const waiting = async (client: TestClient) => (await client.get('/sys/annountCement/listByUser')).result.anntMsgTotal as number;

test('SYS-08 a message is read, marked unread again and taken out of the own list; others keep it as it was', async () => {
  const id = await publish('停电通知');

  expect((await reader.get(`${base}/queryById`, { id })).result).toMatchObject({
    titile: '停电通知',
    readFlag: '0',
    readFlag_dictText: '未读',
  });
  expect(await waiting(reader)).toBe(1);
  expect(await reader.put(`${base}/edit`, { id, readFlag: '1' })).toMatchObject({ success: true, message: '修改成功!' });
  expect(await waiting(reader)).toBe(0);
  expect(await reader.put(`${base}/edit`, { id, readFlag: '0' })).toMatchObject({ success: true });
  expect(await waiting(reader)).toBe(1);
  expect((await reader.get(`${base}/queryById`, { id })).result).toMatchObject({ readFlag: '0' });
  expect(await reader.put(`${base}/edit`, { id, readFlag: '7' })).toMatchObject({ status: 400 });

  expect(await reader.delete(`${base}/delete`, { id })).toMatchObject({ success: true, message: '删除成功!' });
  expect(await titles(reader)).not.toContain('停电通知');
  expect(await waiting(reader)).toBe(0);
  expect(await reader.get(`${base}/queryById`, { id })).toMatchObject({ status: 404 });
  expect(await reader.put(`${base}/edit`, { id, readFlag: '0' })).toMatchObject({ status: 404 });
  expect(await reader.delete(`${base}/delete`, { id })).toMatchObject({ status: 404 });
  expect(await titles(other)).toContain('停电通知');
  expect(await waiting(other)).toBe(1);
  expect((await boss.get('/sys/annountCement/list', { titile: '停电通知' })).result.total).toBe(1);
});

test('SYS-08 several are taken out at once, each by itself', async () => {
  const [one, two] = [await publish('一'), await publish('二')];

  expect(await reader.delete(`${base}/deleteBatch`, { ids: `${one},nowhere,${two},` })).toMatchObject({
    success: true,
    result: { success: [one, two], fail: [{ id: 'nowhere' }] },
  });
  expect(await titles(reader)).not.toContain('一');
  expect(await titles(other)).toEqual(expect.arrayContaining(['一', '二']));
});

test('SYS-08 what was taken out of the own list is put back; nobody puts anything into a list of others without the right', async () => {
  const id = await publish('找回');
  const secret = await publish('不给别人', { msgType: 'USER', userIds: `${reader.userId},` });
  await reader.delete(`${base}/delete`, { id });

  expect(await reader.post(`${base}/add`, { anntId: id })).toMatchObject({ success: true, message: '添加成功！' });
  expect((await reader.get(`${base}/queryById`, { id })).result).toMatchObject({ readFlag: '0' });
  expect(await reader.post(`${base}/add`, { anntId: id, userId: reader.userId, readFlag: '1' })).toMatchObject({ success: true });
  expect((await reader.get(`${base}/queryById`, { id })).result).toMatchObject({ readFlag: '1' });

  expect(await other.post(`${base}/add`, { anntId: secret })).toMatchObject({ status: 404 });
  expect(await other.post(`${base}/add`, { anntId: secret, userId: reader.userId })).toMatchObject({ status: 403 });
  expect(await reader.post(`${base}/add`, { anntId: secret, userId: other.userId })).toMatchObject({ status: 403 });
  expect(await other.get(`${base}/queryById`, { id: secret })).toMatchObject({ status: 404 });
});

test('SYS-07 who may publish sends a published announcement to one more person, who hears of it; to no stranger, and nothing that was withdrawn', async () => {
  const told: unknown[] = [];
  const id = await publish('加发', { msgType: 'USER', userIds: `${reader.userId},` });
  const send = (userId: string, anntId = id) => boss.post(`${base}/add`, { anntId, userId });
  const elsewhere = server.as({ username: 'elsewhere_2', tenantId: 2 });
  await elsewhere.get(`${base}/getMyAnnouncementSend`);
  server.platform.sockets.send = async (_tenantId, { target, message: { cmd, msgId } }) => void told.push([target, cmd, msgId]);

  expect(await send(other.userId)).toMatchObject({ success: true });
  expect(await send(other.userId)).toMatchObject({ success: true });

  expect(told).toEqual(Array.from({ length: 2 }, () => [{ userIds: [other.userId] }, 'user', id]));
  expect((await other.get(`${base}/queryById`, { id })).result).toMatchObject({ titile: '加发', readFlag: '0' });
  expect((await reader.get(`${base}/queryById`, { id })).result).toMatchObject({ titile: '加发' });
  expect((await boss.get('/sys/annountCement/queryById', { id })).result.userIds).toBe(`${reader.userId},${other.userId},`);
  for (const userId of ['nobody', elsewhere.userId])
    expect(await send(userId), userId).toMatchObject({ status: 400, message: '接收人不存在或已冻结' });
  expect(await send(other.userId, 'nothing')).toMatchObject({ status: 404 });
  await boss.get('/sys/annountCement/doReovkeData', { id });
  expect(await send(other.userId)).toMatchObject({ success: false, message: '只有已发布的通告可以发送' });
});

test('SYS-08 SESS-10 nobody reads, marks or removes what is for others', async () => {
  const id = await publish('只给一人', { msgType: 'USER', userIds: `${reader.userId},` });
  const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });

  expect(await reader.get(`${base}/queryById`, { id })).toMatchObject({ success: true });
  for (const one of [other, elsewhere]) {
    expect(await one.get(`${base}/queryById`, { id }), one.username).toMatchObject({ status: 404 });
    expect(await one.put(`${base}/edit`, { id, readFlag: '1', userId: reader.userId }), one.username).toMatchObject({ status: 404 });
    expect(await one.delete(`${base}/delete`, { id }), one.username).toMatchObject({ status: 404 });
  }
  expect((await reader.get(`${base}/queryById`, { id })).result).toMatchObject({ readFlag: '0' });
});
