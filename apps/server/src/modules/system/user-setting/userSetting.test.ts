import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { sysAnnouncement } from '../announcement/announcement.table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
});

const profileOf = async (client: ReturnType<TestServer['as']>) => (await client.get('/sys/own/profile')).result;

test('GEN-01 security 5.23 people change what is theirs to change, and nothing else of themselves', async () => {
  const me = server.as({ username: 'own_me', permissions: [], departs: ['A01'] });
  const other = server.as({ username: 'own_other', permissions: [] });
  const before = await profileOf(me);
  expect(before).toMatchObject({ username: 'own_me', signature: null, unread: 0 });
  expect(before).not.toHaveProperty('password');

  const edit = (change: object) => me.put('/sys/own/profile', { id: before.id, version: before.version, ...change });
  const reply = await edit({
    email: 'me@example.com',
    sex: 2,
    birthday: '1990-05-01',
    signature: '<b>平安</b>',
    tags: '准时,细心',
    realname: '别名',
    userType: 9,
    username: 'admin',
    status: 2,
  });
  expect(reply).toMatchObject({
    success: true,
    result: {
      email: 'me@example.com',
      sex: 2,
      signature: '<b>平安</b>',
      tags: '准时,细心',
      username: 'own_me',
      realname: before.realname,
      version: before.version + 1,
    },
  });
  expect(await edit({ email: 'x@example.com' })).toMatchObject({ status: 409 });
  expect(await edit({ email: 'x@example.com', version: 9_007_199_254_740_991 })).toMatchObject({ status: 409 });
  const mine = await profileOf(other);
  expect(await other.put('/sys/own/profile', { id: before.id, version: mine.version, email: 'me@example.com' })).toMatchObject({
    status: 400,
    errorData: [{ path: 'email', message: '邮箱已存在' }],
  });
  expect(await other.put('/sys/own/profile', { id: before.id, version: mine.version, email: 'other@example.com' })).toMatchObject({
    result: { username: 'own_other' },
  });
  expect((await profileOf(me)).email).toBe('me@example.com');
  for (const avatar of ['certificate/2026/01/x.png', '../../etc/passwd'])
    expect(await me.put('/sys/own/profile', { id: before.id, version: before.version + 1, avatar }), avatar).toMatchObject({ status: 400 });
});

test('GEN-01 who turns a kind of messages off is told of the urgent ones alone', async () => {
  const me = server.as({ username: 'own_quiet', permissions: [] });
  await me.get('/sys/own/notification');
  const common = { sendStatus: '1', msgType: 'USER', userIds: `${me.userId},`, sendTime: '2026-05-30 08:00:00', msgCategory: '2' };
  await server.inTenant(0, (tx) =>
    tx.insert(sysAnnouncement).values([
      { ...common, id: 'q1', titile: '平常', priority: 'M' },
      { ...common, id: 'q2', titile: '紧急', priority: 'H' },
    ]),
  );
  const total = async () => (await me.get('/sys/annountCement/listByUser')).result.sysMsgTotal;
  expect((await me.get('/sys/own/notification')).result).toEqual({ announcement: true, system: true });
  expect(await total()).toBe(2);
  expect(await me.put('/sys/own/notification', { announcement: true, system: false })).toMatchObject({ success: true });
  expect(await total()).toBe(1);
  expect((await server.as('own_loud').get('/sys/own/notification')).result.system).toBe(true);
  await me.put('/sys/own/notification', { announcement: true, system: true });
  expect(await total()).toBe(2);
});

test('GEN-01 security 3.12 a person sees where they are signed in and ends one of their own sessions', async () => {
  const me = server.as({ username: 'own_devices', permissions: [] });
  const other = server.as({ username: 'own_thief', permissions: [] });
  const [mine] = (await me.get('/sys/own/sessions')).result;
  expect(mine).toMatchObject({ isCurrent: true });
  expect(mine).not.toHaveProperty('tokenHash');
  expect(await other.delete('/sys/own/session', { id: mine.id })).toMatchObject({ status: 404 });
  expect(await me.get('/sys/own/profile')).toMatchObject({ success: true });
  expect(await me.delete('/sys/own/session', { id: mine.id })).toMatchObject({ success: true, message: '已下线' });
  expect(await me.get('/sys/own/profile')).toMatchObject({ status: 401 });
});

test('DET-03 whether empty fields are shown is kept for each person', async () => {
  const me = server.as({ username: 'own_reader', permissions: [] });
  expect((await me.get('/sys/own/detailView')).result).toEqual({ emptyShown: false });

  expect(await me.put('/sys/own/detailView', { emptyShown: true })).toMatchObject({ success: true, result: { emptyShown: true } });

  expect((await me.get('/sys/own/detailView')).result).toEqual({ emptyShown: true });
  expect((await server.as({ username: 'own_reader_2', permissions: [] }).get('/sys/own/detailView')).result).toEqual({ emptyShown: false });
  expect(await me.put('/sys/own/detailView', { emptyShown: 'yes' })).toMatchObject({ status: 400 });
});
