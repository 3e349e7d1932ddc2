import { beforeAll, expect, test } from 'vitest';
import { hostileHtml } from '../../../../../../packages/admin-kit/src/safe-html/hostileHtml.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { writeSheet } from '../../../../test/writeSheet.ts';
import { notify } from './notify.service.ts';

let server: TestServer;
let boss: TestClient;
const told: { userIds: readonly string[] | 'all'; cmd: unknown }[] = [];

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
  await boss.get('/sys/annountCement/list');
  server.platform.sockets.send = async (_tenantId: number, { target, message }: { target: unknown; message: object }) => {
    const userIds = target === 'all' ? 'all' : ((target as { userIds?: readonly string[] }).userIds ?? []);
    told.push({ userIds, cmd: (message as { cmd?: unknown }).cmd });
  };
});

const period = { startTime: '2020-01-01 00:00:00', endTime: '2099-01-01 00:00:00' };
const draft = { titile: '停运通知', msgCategory: '1', msgType: 'ALL', msgAbstract: '明日停运', priority: 'H', ...period };
const add = async (change: object = {}) => {
  const reply = await boss.post('/sys/annountCement/add', { ...draft, ...change });
  expect(reply).toMatchObject({ success: true, result: { sendStatus: '0', sendStatus_dictText: '未发布', delFlag: '0' } });
  return reply.result as { id: string; version: number; userIds: string | null; msgContent: string | null };
};
const publish = (id: string) => boss.get('/sys/annountCement/doReleaseData', { id });
const unreadIds = async (client: TestClient) =>
  (await client.get('/sys/annountCement/listByUser')).result.anntMsgList.map((row: { id: string }) => row.id);

test('SYS-07 NOTI-06 an announcement is kept as a draft, published to those it is for, pushed, read, followed and withdrawn', async () => {
  const [reader, other] = [server.as('annt_reader'), server.as('annt_other')];
  await unreadIds(reader);
  await unreadIds(other);
  const annt = await add({ msgType: 'USER', userIds: `${reader.userId},nobody,${reader.userId},` });
  expect(annt.userIds).toBe(`${reader.userId},`);
  expect(await unreadIds(reader)).not.toContain(annt.id);

  told.length = 0;
  expect(await publish(annt.id)).toMatchObject({ success: true, message: '该系统通知发布成功' });
  expect(told).toEqual([{ userIds: [reader.userId], cmd: 'user' }]);
  expect(await publish(annt.id)).toMatchObject({ status: 409 });
  expect(await unreadIds(reader)).toContain(annt.id);
  expect(await unreadIds(other)).not.toContain(annt.id);
  expect(await boss.put('/sys/annountCement/edit', { ...annt, version: 1, titile: '晚了' })).toMatchObject({
    success: false,
    message: '只有未发布的通告可以修改',
  });
  expect(await boss.delete('/sys/annountCement/delete', { id: annt.id })).toMatchObject({
    success: false,
    message: '通告“停运通知”已发布，请先撤销',
  });

  const readers = (query = {}) => boss.get('/sys/sysAnnouncementSend/list', { anntId: annt.id, ...query });
  expect((await readers()).result).toMatchObject({
    total: 1,
    records: [{ username: 'annt_reader', readFlag: '0', readFlag_dictText: '未读' }],
  });
  await reader.put('/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: annt.id });
  expect((await readers({ readFlag: '1' })).result).toMatchObject({ total: 1, records: [{ readTime: expect.any(String) }] });
  expect((await readers({ readFlag: '0' })).result.total).toBe(0);
  expect(await boss.get('/sys/sysAnnouncementSend/list', { anntId: 'nothing' })).toMatchObject({ status: 404 });

  expect(await boss.get('/sys/annountCement/doReovkeData', { id: annt.id })).toMatchObject({
    success: true,
    message: '该系统通知撤销成功',
  });
  expect(await reader.get('/sys/annountCement/queryById', { id: annt.id })).toMatchObject({ result: { sendStatus: '2' } });
  expect(await server.as({ username: 'annt_plain', permissions: [] }).get('/sys/annountCement/queryById', { id: annt.id })).toMatchObject({
    status: 404,
  });
  expect(await boss.get('/sys/annountCement/doReovkeData', { id: annt.id })).toMatchObject({ status: 409 });
  expect(await boss.delete('/sys/annountCement/delete', { id: annt.id })).toMatchObject({ success: true });
});

test('SYS-07 one for everybody reaches everybody within its days alone', async () => {
  const reader = server.as('annt_reader');
  const [now, later] = [await add(), await add({ startTime: '2098-01-01 00:00:00' })];
  told.length = 0;
  await publish(now.id);
  await publish(later.id);
  expect(told).toEqual([{ userIds: 'all', cmd: 'topic' }]);
  const ids = await unreadIds(reader);
  expect(ids).toContain(now.id);
  expect(ids).not.toContain(later.id);
  expect((await boss.get('/sys/sysAnnouncementSend/list', { anntId: now.id, username: 'annt_reader' })).result.total).toBe(1);
  expect(await unreadIds(server.as({ username: 'annt_elsewhere', tenantId: 2 }))).toEqual([]);
});

test('SYS-07 what is missing or turned round is refused with its reason', async () => {
  const refused = async (change: object) => (await boss.post('/sys/annountCement/add', { ...draft, ...change })).errorData;
  expect(await refused({ endTime: '2019-01-01 00:00:00' })).toMatchObject([{ path: 'endTime', message: '结束时间需大于开始时间' }]);
  expect(await refused({ msgType: 'USER', userIds: 'nobody,' })).toMatchObject([{ path: 'userIds', message: '指定用户不能为空！' }]);
  expect(await refused({ msgType: 'EVERY' })).toMatchObject([{ path: 'msgType' }]);
  expect(await refused({ priority: '<b>' })).toMatchObject([{ path: 'priority' }]);
  expect(await refused({ titile: ' ' })).toMatchObject([{ path: 'titile' }]);
  const { result } = await boss.post('/sys/annountCement/add', { ...draft, sendStatus: '1', sender: '别人', delFlag: '1', busType: 'x' });
  expect(result).toMatchObject({ sendStatus: '0', sender: 'boss的姓名', delFlag: '0', busType: null });
});

test.each(hostileHtml)('SEC-04 a hostile text is stored without anything that runs: %s', async (hostile) => {
  const { id, msgContent } = await add({ msgContent: `<p>前</p>${hostile}` });
  await publish(id);
  const { result } = await server.as('annt_reader').get('/sys/annountCement/queryById', { id });
  expect(result.msgContent).toBe(msgContent);
  expect(msgContent).toContain('<p>前</p>');
  const markup = msgContent?.replaceAll(/"[^"]*"/g, '""');
  expect(markup).not.toMatch(
    /<(?:script|style|svg|math|iframe|form|object|embed|input|button|meta|base|link|video|audio|details|template)/i,
  );
  expect(markup).not.toMatch(/<[^>]*\s(?:on\w+|style|class|id|srcdoc|formaction)\s*=/i);
  expect(msgContent).not.toMatch(/(?:href|src)="(?!https?:|mailto:|\/(?!\/)|data:image\/(?:png|jpeg|gif|webp);|jeditor\/)/i);
});

test('SYS-07 security 3.14 publishing asks for its permission, and not from other sites', async () => {
  const { id } = await add();
  const editor = server.as({ username: 'annt_editor', permissions: ['announcement:list', 'announcement:edit'] });
  expect(await editor.get('/sys/annountCement/doReleaseData', { id })).toMatchObject({ status: 403 });
  expect(await boss.get('/sys/annountCement/doReleaseData', { id }, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  await publish(id);
  told.length = 0;
  await editor.get('/sys/annountCement/syncNotic', { anntId: id });
  await boss.get('/sys/annountCement/syncNotic', { anntId: id });
  expect(told).toEqual([
    { userIds: [editor.userId], cmd: 'user' },
    { userIds: 'all', cmd: 'topic' },
  ]);
});

test('SYS-07 sheets in and out with the captions of JeecgBoot', async () => {
  const captions = ['标题', '内容', '开始时间', '结束时间', '优先级', '消息类型', '通告对象类型', '摘要'];
  const sheet = await writeSheet(captions, [
    ['表格通告', '<p>字<script>x</script></p>', '2026-01-01 00:00:00', '2026-12-31 00:00:00', '高', '通知公告', '全体用户', '摘要'],
    ['缺人', '', '2026-01-01 00:00:00', '2026-12-31 00:00:00', '高', '通知公告', '指定用户', '摘要'],
  ]);
  expect(await boss.upload('/sys/annountCement/importExcel', { fileName: '通告.xlsx', content: sheet })).toMatchObject({
    code: 201,
    result: { successCount: 1, errorCount: 1 },
  });
  const text = await readWorkbookText((await boss.download('/sys/annountCement/exportXls', { titile: '表格通告' })).body);
  for (const part of ['发布人', '发布状态', '发布时间', '撤销时间', '表格通告', '未发布', '全体用户']) expect(text).toContain(part);
  expect(text).not.toContain('script');
});

test('SYS-07 EXP-02 an export is read back in as it was: notices of the system without end or summary, and those for chosen people', async () => {
  const [reader, other] = [server.as('annt_reader'), server.as('annt_other')];
  await Promise.all([unreadIds(reader), unreadIds(other)]);
  const ctx = server.context();
  await ctx.transaction(async (tx) => {
    const to = { usernames: ['annt_reader', 'annt_other'] };
    await notify(tx, ctx, to, { title: '往返通知甲', lines: ['第一行', '第二行'], priority: 'L' });
    await notify(tx, ctx, to, { title: '往返通知乙', lines: [], html: '<p>正文</p>' });
  });
  await add({ titile: '往返通知丙', msgType: 'USER', userIds: reader.userId, msgContent: '<p>一</p>' });
  await add({ titile: '往返通知丁', endTime: null });
  const names = ['titile', 'msgContent', 'startTime', 'endTime', 'priority', 'msgCategory', 'msgType', 'msgAbstract', 'userIds'];
  const rows = async () => {
    const { result } = await boss.get('/sys/annountCement/list', { titile: '往返通知*', column: 'titile', order: 'asc', pageSize: 100 });
    return result.records.map((row: Record<string, unknown>) => JSON.stringify(names.map((name) => row[name])));
  };
  const before: string[] = await rows();
  expect(before).toHaveLength(4);

  const { body } = await boss.download('/sys/annountCement/exportXls', { titile: '往返通知*' });
  const reply = await boss.upload('/sys/annountCement/importExcel', { fileName: '系统通告.xlsx', content: body });

  expect(reply).toMatchObject({ code: 200, result: { successCount: 4, errorCount: 0 } });
  expect((await rows()).toSorted()).toEqual(before.flatMap((row) => [row, row]).toSorted());
});

test('SYS-07 IMP-05 a sheet that a person writes names people by their user names', async () => {
  const reader = server.as('annt_reader');
  await unreadIds(reader);
  const sheet = await writeSheet(
    ['标题', '开始时间', '消息类型', '通告对象类型', '指定用户'],
    [
      ['点名通告', '2026-01-01 00:00:00', '通知公告', '指定用户', 'annt_reader,nobody'],
      ['无人通告', '2026-01-01 00:00:00', '通知公告', '指定用户', 'nobody'],
    ],
  );

  expect(await boss.upload('/sys/annountCement/importExcel', { fileName: '通告.xlsx', content: sheet })).toMatchObject({
    code: 201,
    result: { successCount: 1, errorCount: 1 },
  });
  const { result } = await boss.get('/sys/annountCement/list', { titile: '点名通告' });
  expect(result.records).toMatchObject([{ userIds: `${reader.userId},`, endTime: null, msgAbstract: null }]);
});
