import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { sysAnnouncement } from './announcement.table.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ shared: true });
  const reader = server.as({ username: 'mail_reader', permissions: [] });
  await reader.get('/sys/annountCement/listByUser');
  const common = { sender: '调度中心', priority: 'M', sendStatus: '1', msgType: 'USER', userIds: `${reader.userId},` };
  await server.inTenant(0, (tx) =>
    tx.insert(sysAnnouncement).values([
      { ...common, id: 'm1', titile: '第一份 100%', msgCategory: '1', sendTime: '2026-05-30 08:00:00' },
      {
        ...common,
        id: 'm2',
        titile: '第二份',
        msgCategory: '2',
        sendTime: '2026-05-31 08:00:00',
        openType: 'url',
        openPage: '/shipping/list',
      },
      { ...common, id: 'm3', titile: '第三份', msgCategory: '1', sendTime: '2026-05-29 08:00:00', sender: '财务' },
      { ...common, id: 'm4', titile: '草稿', sendStatus: '0' },
      { ...common, id: 'm5', titile: '给别人的', userIds: 'somebody,' },
    ]),
  );
});

test('SYS-07 PERM-08 an announcement is read by those it is for alone', async () => {
  const reader = server.as({ username: 'mail_reader', permissions: [] });
  expect((await reader.get('/sys/annountCement/queryById', { id: 'm2' })).result).toMatchObject({
    titile: '第二份',
    openType: 'url',
    openPage: '/shipping/list',
  });
  for (const id of ['m4', 'm5', 'nothing'])
    expect(await reader.get('/sys/annountCement/queryById', { id }), id).toMatchObject({ status: 404 });
  expect(await server.as({ username: 'mail_other', permissions: [] }).get('/sys/annountCement/queryById', { id: 'm2' })).toMatchObject({
    status: 404,
  });
});

test('NOTI-02 NOTI-03 SYS-08 everything that a person got, unread first, filtered and in pages; all is marked at once', async () => {
  const reader = server.as({ username: 'mail_reader', permissions: [] });
  const list = async (query: Record<string, string> = {}) =>
    (await reader.get('/sys/sysAnnouncementSend/getMyAnnouncementSend', { sender: '', ...query })).result;
  const ids = async (query?: Record<string, string>) =>
    (await list(query)).records.map((row: { anntId: string; readFlag: string }) => `${row.anntId}:${row.readFlag}`);
  await reader.put('/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: 'm2' });

  expect(await ids()).toEqual(['m1:0', 'm3:0', 'm2:1']);
  expect(await list({ pageSize: '2', pageNo: '2' })).toMatchObject({
    total: 3,
    size: 2,
    current: 2,
    pages: 2,
    records: [{ anntId: 'm2' }],
  });
  expect(await ids({ titile: '二' })).toEqual(['m2:1']);
  expect(await ids({ titile: '0%' })).toEqual(['m1:0']);
  expect(await ids({ titile: '第_份' })).toEqual([]);
  expect(await ids({ sender: '财' })).toEqual(['m3:0']);
  expect(await ids({ readFlag: '0' })).toEqual(['m1:0', 'm3:0']);
  expect(await ids({ readFlag: '1' })).toEqual(['m2:1']);
  expect(await ids({ msgCategory: '1' })).toEqual(['m1:0', 'm3:0']);
  expect(await ids({ titile: '*二' })).toEqual([]);
  expect(await ids({ titile: '*二*', readFlag_MultiString: '0,1' })).toEqual(['m2:1']);
  expect(await ids({ titile: '第二份,第三份' })).toEqual([]);
  expect(await ids({ priority: 'H' })).toEqual([]);
  expect(await ids({ sendTime_begin: '2026-05-30', sendTime_end: '2026-05-31' })).toEqual(['m1:0', 'm2:1']);
  expect((await list()).records[0]).toMatchObject({
    readFlag_dictText: '未读',
    msgCategory_dictText: '通知公告',
    priority_dictText: '中',
    userId: reader.userId,
  });

  expect(await reader.put('/sys/sysAnnouncementSend/readAll')).toMatchObject({ success: true, message: '全部已读' });
  expect(await ids({ readFlag: '0' })).toEqual([]);
  expect((await reader.get('/sys/annountCement/listByUser')).result).toMatchObject({ anntMsgTotal: 0, sysMsgTotal: 0 });
  expect(await reader.post('/sys/sysAnnouncementSend/readAll')).toMatchObject({ success: true });
});
