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
