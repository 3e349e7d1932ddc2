import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { newestCode, otherCode } from '../../../../test/codes.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
const phone = '13800000101';
const password = 'Gravel-Lorry-58';

beforeEach(async () => {
  server = await testServer();
});

/** A person with a phone. */
async function person(username: string, mobile: string, more: { userType?: number; tenantId?: number } = {}): Promise<void> {
  await server.as({ username, password, permissions: [], ...more }).get('/sys/user/getCurrentUserDeparts');
  await server.database.transaction('system', (tx) => tx.execute(sql`update sys_user set phone = ${mobile} where username = ${username}`));
}

const send = (mobile = phone, smsmode = '0') => server.stranger.post('/sys/sms', { mobile, smsmode });
const enter = (captcha: string, mobile = phone, path = '/sys/loginBySMS') => server.stranger.post(path, { mobile, captcha });
const wrong = { success: false, message: '手机验证码错误' };

test.each(['/sys/loginBySMS', '/sys/phoneLogin'])('SESS-01 %s signs in anyone who holds the phone, once per code', async (path) => {
  await person('zhou', phone);
  expect(await send()).toMatchObject({ success: true, message: '验证码已发送', result: null });
  const code = await newestCode(server, phone);

  expect(await enter(otherCode(code), phone, path)).toMatchObject(wrong);
  const reply = await enter(code, phone, path);

  expect(reply).toMatchObject({ success: true, code: 200, message: '登录成功' });
  expect(reply.result).toMatchObject({ userInfo: { username: 'zhou' }, userType: 1, multi_depart: 0 });
  expect(reply.result.token).toHaveLength(43);
  expect(reply.result.sysAllDictItems).toHaveProperty('yn');
  expect(await enter(code, phone, path)).toMatchObject(wrong);
});

test('AUTH-01 an unknown phone is answered like a known one, gets no message, and no code opens anything', async () => {
  await person('zhou', phone);
  const known = await send();
  const unknown = await send('13899999999');
  expect(unknown).toEqual({ ...known, requestId: expect.any(String), timestamp: expect.any(Number) });
  expect(await enter('123456', '13899999999')).toMatchObject(wrong);
  expect(await enter(otherCode(await newestCode(server, phone)))).toMatchObject(wrong);
  const { rows } = await server.database.transaction('system', (tx) => tx.execute(sql`select id from hy_sms_message`));
  expect(rows).toHaveLength(1);
  expect(await send('13899999999')).toMatchObject({ status: 429, message: '验证码发送过于频繁，请120秒后再试' });
});

test('SESS-01 AUTH-01 codes of one phone and of one purpose serve no other', async () => {
  await person('zhou', phone);
  await person('li', '13800000102');
  await send();
  const code = await newestCode(server, phone);
  expect(await enter(code, '13800000102')).toMatchObject(wrong);
  server.clock.advance(121_000);
  await send('13800000102', '2');
  expect(await enter(await newestCode(server, '13800000102'), '13800000102')).toMatchObject(wrong);
});

test('AUTH-01 a code is over after ten minutes and void after five wrong tries', async () => {
  await person('zhou', phone);
  await send();
  const late = await newestCode(server, phone);
  server.clock.advance(601_000);
  expect(await enter(late)).toMatchObject(wrong);
  await send();
  const code = await newestCode(server, phone);
  await server.database.transaction('system', (tx) => tx.execute(sql`delete from sys_login_throttle`));
  for (let n = 0; n < 5; n += 1) {
    expect(await enter(otherCode(code))).toMatchObject(wrong);
    await server.database.transaction('system', (tx) => tx.execute(sql`delete from sys_login_throttle`));
  }
  expect(await enter(code)).toMatchObject(wrong);
});

test('AUTH-01 failures by code and by password count together, and a waiting account is not told apart', async () => {
  await person('zhou', phone);
  await send();
  const code = await newestCode(server, phone);
  for (let n = 0; n < 3; n += 1) await enter(otherCode(code));
  expect(await server.stranger.post('/sys/loginByUsername', { username: 'zhou', password })).toMatchObject({
    code: 406,
    result: { need: ['captcha'] },
  });
  await enter(otherCode(code));
  server.clock.advance(130_000);
  await send();
  await enter('000000');
  const again = await newestCode(server, phone);
  expect(await enter(again)).toMatchObject(wrong);
});

test('SESS-01 the frozen, and those whose password is one that others set, do not come in by phone', async () => {
  await person('zhou', phone);
  for (const [column, message] of [
    ['status = 2', '该用户已冻结'],
    ['status = 1, must_change_password = 1', '请先用用户名和初始密码登录，并设置新密码'],
  ] as const) {
    await server.database.transaction('system', (tx) => tx.execute(sql.raw(`update sys_user set ${column} where username = 'zhou'`)));
    await send();
    expect(await enter(await newestCode(server, phone))).toMatchObject({ success: false, message });
    server.clock.advance(121_000);
  }
});

test('SESS-01 SESS-10 a phone of several accounts names none, and one of a closed tenant nobody', async () => {
  await person('zhou', phone);
  await person('zhou2', phone, { tenantId: 2 });
  await send();
  expect(await enter(await newestCode(server, phone))).toMatchObject({
    success: false,
    message: '该手机号绑定了多个账号，请使用用户名登录',
  });
  await server.database.transaction('system', (tx) => tx.execute(sql`update sys_tenant set status = 0 where tenant_id = 2`));
  server.clock.advance(121_000);
  await send();
  expect(await enter(await newestCode(server, phone))).toMatchObject({ success: true });
});

test('SESS-01 /sys/customerlogin lets customers in, and answers others like a wrong password', async () => {
  await person('buyer', '13800000103', { userType: 2 });
  await person('zhou', phone);
  const enterAs = (username: string, path = '/sys/customerlogin') => server.stranger.post(path, { username, password });
  expect(await enterAs('buyer')).toMatchObject({ success: true, result: { userType: 2 } });
  expect(await enterAs('zhou')).toMatchObject({ success: false, message: '用户名或密码错误' });
  expect(await enterAs('zhou', '/sys/mLogin')).toMatchObject({ success: true, code: 200 });
});

test.each([['1380000010'], ['23800000101'], ["1380000010' or 1=1"], ['']])('SESS-01 %j is not a phone', async (mobile) => {
  expect(await send(mobile)).toMatchObject({ status: 400 });
  expect(await enter('123456', mobile)).toMatchObject({ status: 400 });
});
