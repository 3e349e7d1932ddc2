import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import { testServer, type Answer, type TestServer } from '../../../../test/testServer.ts';
import { createUser, seedDepart } from '../seed/seedPeople.ts';
import { endSessions, endSessionsOfUser, type SessionEnd } from '../session/session.service.ts';

const password = 'Freight-2026!';
const day = 86_400_000;
let server: TestServer;

beforeEach(async () => {
  server = await testServer({ config: { idleMinutes: 60 } });
  await server.database.transaction('system', async (tx) => {
    await seedDepart(tx, { orgCode: 'A01', name: '总部' });
    await seedDepart(tx, { orgCode: 'A02', name: '分部' });
    await createUser(tx, { username: 'wu', realname: '吴', password, departs: ['A01', 'A02'] });
    await createUser(tx, { username: 'fresh', realname: '新人', password, mustChangePassword: true });
  });
});

const logIn = async (more: object = { remember_me: true }): Promise<Answer['result']> =>
  (await server.stranger.post('/sys/loginByUsername', { username: 'wu', password, ...more })).result;
const restore = (id: string, headers?: Record<string, string>) => server.stranger.get(`/sys/remember/${id}`, {}, headers);
const statusOf = async (token: string) =>
  (await server.stranger.get('/sys/user/getUserSectionInfoByToken', {}, { 'x-access-token': token })).status;
const refused = { status: 200, success: false, code: 500, message: '登录状态已过期，请重新登录' };

test('SESS-05 a login that is to be remembered brings a ticket, another one does not', async () => {
  expect((await logIn()).rememberId).toMatch(/^[\w-]{43}$/);
  expect((await logIn({})).rememberId).toBeUndefined();
  expect((await logIn({ remember_me: false })).rememberId).toBeUndefined();
  const fresh = await server.stranger.post('/sys/loginByUsername', { username: 'fresh', password, remember_me: true });
  expect(fresh).toMatchObject({ code: 406 });
  expect(fresh.result.rememberId).toBeUndefined();
});

test('SESS-05 a ticket begins a new session, once, and brings the next one; the former token is over', async () => {
  const { token, rememberId } = await logIn();
  server.clock.advance(3 * 3_600_000);
  expect(await statusOf(token)).toBe(401);

  const reply = await restore(rememberId);

  expect(reply).toMatchObject({
    success: true,
    code: 200,
    message: '登录成功',
    result: { userType: 1, userInfo: { username: 'wu', realname: '吴' }, sysAllDictItems: { sex: expect.anything() } },
  });
  expect(reply.result.token).not.toBe(token);
  expect(reply.result.rememberId).not.toBe(rememberId);
  expect(await statusOf(reply.result.token)).toBe(200);
  expect(await restore(rememberId)).toMatchObject(refused);
  expect(await restore(reply.result.rememberId)).toMatchObject({ success: true });
  expect(await statusOf(reply.result.token)).toBe(401);
});

test('SESS-05 SESS-07 the department that was chosen still stands', async () => {
  const { token, rememberId, multi_depart } = await logIn();
  expect(multi_depart).toBe(2);
  await server.stranger.post('/sys/selectDepart', { orgCode: 'A02' }, { 'x-access-token': token });

  const { result } = await restore(rememberId);

  expect(result.multi_depart).toBe(1);
  expect((await server.stranger.get('/sys/user/getUserSectionInfoByToken', {}, { 'x-access-token': result.token })).result.sysOrgCode).toBe(
    'A02',
  );
});

test('SESS-05 SESS-03 nothing extends the seven days from the password: neither ticket nor session', async () => {
  let { rememberId } = await logIn();
  for (let passed = 0; passed < 3; passed += 1) {
    server.clock.advance(2 * day);
    ({ rememberId } = (await restore(rememberId)).result);
  }
  server.clock.advance(day - 30_000);
  const last = (await restore(rememberId)).result;
  expect(await statusOf(last.token)).toBe(200);
  server.clock.advance(31_000);
  expect(await statusOf(last.token)).toBe(401);
  expect(await restore(last.rememberId)).toMatchObject(refused);
});

test('SESS-05 a ticket that is shown again later was copied: its whole chain and its sessions end, others of the user do not', async () => {
  const other = (await logIn({})).token;
  const { rememberId: stolen } = await logIn();
  const owner = (await restore(stolen)).result;

  // Two windows of one browser may come with the same ticket in one moment: that is not a theft.
  server.clock.advance(30_000);
  expect(await restore(stolen)).toMatchObject(refused);
  expect(await statusOf(owner.token)).toBe(200);
  server.clock.advance(1000);
  expect(await restore(stolen)).toMatchObject(refused);
  expect(await statusOf(owner.token)).toBe(401);
  expect(await restore(owner.rememberId)).toMatchObject(refused);
  expect(await statusOf(other)).toBe(200);
  const { rows } = await server.database.transaction('system', (tx) =>
    tx.execute<{ n: string }>(sql`select count(*) as n from sys_audit where action = 'login' and outcome = 'refused'`),
  );
  expect(Number(rows[0]?.n)).toBe(1);
});

test('SESS-05 SESS-04 a logout withdraws the ticket, also that of a session which had ended before', async () => {
  const one = await logIn();
  await server.stranger.post('/sys/logout', undefined, { 'x-access-token': one.token });
  expect(await restore(one.rememberId)).toMatchObject(refused);

  const two = await logIn();
  for (let more = 0; more < 10; more += 1) await logIn({});
  expect(await statusOf(two.token)).toBe(401);
  await server.stranger.post('/sys/logout', undefined, { 'x-access-token': two.token });
  expect(await restore(two.rememberId)).toMatchObject(refused);
});

test('SESS-05 who lost the session to a newer one comes back by the ticket', async () => {
  const { token, rememberId } = await logIn();
  for (let more = 0; more < 10; more += 1) await logIn({});
  expect(await statusOf(token)).toBe(401);
  expect(await restore(rememberId)).toMatchObject({ success: true });
});

test('SESS-05 AUTH-03 a changed password withdraws every ticket of the user, the own one, too', async () => {
  const [here, elsewhere] = [await logIn(), await logIn()];
  const change = await server.stranger.post(
    '/sys/user/updatePassword',
    { username: 'wu', oldpassword: password, password: 'Better-2027?k', confirmpassword: 'Better-2027?k' },
    { 'x-access-token': here.token },
  );
  expect(change).toMatchObject({ success: true });
  expect(await statusOf(here.token)).toBe(200);
  for (const { rememberId } of [here, elsewhere]) expect(await restore(rememberId)).toMatchObject(refused);
});

test.each<SessionEnd>(['frozen', 'deleted', 'recovery'])('SESS-05 all sessions ended as %s: no ticket is good any more', async (reason) => {
  const { rememberId, userInfo } = await logIn();
  const ctx = createContext(server.platform, { actor: systemActor() });
  await server.database.transaction('system', (tx) => endSessionsOfUser(tx, ctx, { tenantId: 0, userId: userInfo.id }, { reason }));
  expect(await restore(rememberId)).toMatchObject(refused);
});

test('SESS-05 an administrator who ends one session withdraws its ticket', async () => {
  const [kept, ended] = [await logIn(), await logIn()];
  const ctx = createContext(server.platform, { actor: systemActor() });
  const hash = createHash('sha256').update(ended.token).digest('hex');
  await server.database.transaction('system', async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from sys_session where token_hash = ${hash}`);
    await endSessions(tx, ctx, 0, { ids: [rows[0]?.id ?? ''], reason: 'forced' });
  });
  expect(await restore(ended.rememberId)).toMatchObject(refused);
  expect(await restore(kept.rememberId)).toMatchObject({ success: true });
});

test.each([
  ['is frozen', sql`update sys_user set status = 2 where username = 'wu'`],
  ['is removed', sql`update sys_user set del_flag = 1 where username = 'wu'`],
  ['must change the password', sql`update sys_user set must_change_password = 1 where username = 'wu'`],
  ['is of a closed tenant', sql`update sys_tenant set status = 0 where tenant_id = 0`],
])('SESS-05 nobody comes back who %s', async (_what, change) => {
  const { rememberId } = await logIn();
  await server.database.transaction('system', (tx) => tx.execute(change));
  expect(await restore(rememberId)).toMatchObject(refused);
});

test('SESS-05 a ticket is known by its hash alone, leaves no trace in the log, and is no good from another site', async () => {
  const { rememberId } = await logIn();
  expect(await restore(rememberId, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  for (const id of ['x', `${rememberId}x`, rememberId.toLowerCase(), '%00', encodeURIComponent("' or '1'='1")])
    expect((await restore(id)).success, id).toBe(false);
  await restore(rememberId);

  const { rows } = await server.database.transaction('system', (tx) =>
    tx.execute<{ all: string }>(
      sql`select (select string_agg(r::text, ' ') from sys_remember r) || (select string_agg(l::text, ' ') from sys_log l)
        || (select string_agg(a::text, ' ') from sys_audit a) as all`,
    ),
  );
  expect(rows[0]?.all).toContain(createHash('sha256').update(rememberId).digest('hex'));
  expect(`${rows[0]?.all}${server.logLines.join('\n')}`).not.toContain(rememberId);
});
