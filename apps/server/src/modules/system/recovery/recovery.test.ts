import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { newestCode, otherCode, solvedCaptcha } from '../../../../test/codes.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
const phone = '13800000101';
const before = 'Gravel-Lorry-58';
const after = 'Pebble-Truck-73';

beforeEach(async () => {
  server = await testServer();
  await server.as({ username: 'zhou', password: before, permissions: [] }).get('/sys/user/getCurrentUserDeparts');
  await server.database.transaction('system', (tx) => tx.execute(sql`update sys_user set phone = ${phone} where username = 'zhou'`));
});

const post = (path: string, body: unknown) => server.stranger.post(path, body);
const get = (path: string, query: Record<string, string> = {}) => server.stranger.get(path, query);
const send = (mobile = phone) => post('/sys/sms', { mobile, smsmode: '2' });
const verify = (smscode: string, mobile = phone, username?: string) =>
  post('/sys/user/phoneVerification', { phone: mobile, smscode, username });
const change = (smscode: string, password = after, username = 'zhou', mobile = phone) =>
  post('/sys/user/passwordChange', { username, password, smscode, phone: mobile });
const enter = (password: string) => post('/sys/loginByUsername', { username: 'zhou', password });
const wrong = { success: false, message: '短信验证码错误或已失效！' };

test('ROUTE-17 account, code, new password: sessions end, the old password is over, and nobody is signed in by it', async () => {
  const session = server.as('zhou');
  expect(await session.get('/sys/user/getCurrentUserDeparts')).toMatchObject({ success: true });
  await send();
  const code = await newestCode(server, phone);
  expect(await verify(code)).toMatchObject({ success: true, result: { smscode: code, username: 'zhou' } });

  const reply = await change(code);

  expect(reply).toMatchObject({ success: true, message: '密码重置完成！', result: null });
  expect(await session.get('/sys/user/getCurrentUserDeparts')).toMatchObject({ status: 401 });
  expect(await enter(before)).toMatchObject({ success: false });
  expect(await enter(after)).toMatchObject({ success: true, code: 200 });
  expect(await change(code, 'Gravel-Tyre-91')).toMatchObject(wrong);
});

test('ROUTE-17 AUTH-01 no step without the one before it, none late, and no guessing', async () => {
  expect(await verify('123456')).toMatchObject(wrong);
  expect(await change('123456')).toMatchObject(wrong);
  await send();
  const code = await newestCode(server, phone);
  expect(await change(code)).toMatchObject(wrong);
  expect(await verify(otherCode(code))).toMatchObject(wrong);
  expect(await verify(code)).toMatchObject({ success: true });
  expect(await change(otherCode(code))).toMatchObject(wrong);
  server.clock.advance(901_000);
  expect(await change(code)).toMatchObject(wrong);
  for (let n = 0; n < 12; n += 1) await change(otherCode(code));
  expect(await change(code)).toMatchObject({ status: 429 });
});

test('ROUTE-17 VAL-01 the new password keeps the rules, is another one, and a refused one may be tried again', async () => {
  await send();
  const code = await newestCode(server, phone);
  await verify(code);
  expect(await change(code, 'short')).toMatchObject({ message: '密码不能少于8位，且包含大写字母、小写字母、数字、特殊符号!' });
  expect(await change(code, 'Zhou-Lorry-58')).toMatchObject({ message: '密码不能包含账号、手机号或平台名称!' });
  expect(await change(code, before)).toMatchObject({ message: '新密码不能与旧密码相同!' });
  expect(await change(code, after, 'somebody')).toMatchObject({ message: '未找到用户！' });
  expect(await change(code)).toMatchObject({ success: true });
});

test('ROUTE-17 AUTH-01 unknown phones are answered like known ones up to the code', async () => {
  const [known, unknown] = [await send(), await send('13899999999')];
  expect(unknown).toEqual({ ...known, requestId: expect.any(String), timestamp: expect.any(Number) });
  expect(await verify('123456', '13899999999')).toMatchObject(wrong);
  expect(await verify('123456')).toMatchObject(wrong);
  expect(await change('123456', after, 'nobody', '13899999999')).toMatchObject(wrong);
});

test('ROUTE-17 AUTH-01 the account is named with a picture code, and the answer tells nothing of it', async () => {
  expect(await get('/sys/user/querySysUser', { username: 'zhou' })).toMatchObject({ success: false, message: '验证码无效' });
  expect(await get('/sys/user/querySysUser', { username: 'zhou', checkKey: 'some-key', captcha: 'ABCDE' })).toMatchObject({
    message: '验证码错误',
  });
  for (const username of ['zhou', 'nobody'])
    expect(await get('/sys/user/querySysUser', { username, ...(await solvedCaptcha(server)) })).toMatchObject({
      success: true,
      result: { username, phone: null },
    });
  expect(await get('/sys/user/querySysUser', await solvedCaptcha(server))).toMatchObject({ success: false, message: '验证失败' });
});
