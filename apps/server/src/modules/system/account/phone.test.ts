import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let user: TestClient;

beforeEach(async () => {
  server = await testServer();
  user = server.as({ username: 'sun', permissions: [], password: 'Freight-2026!' });
  await user.get('/sys/user/getCurrentUserDeparts');
});

async function newestCode(): Promise<string> {
  const reader = server.as('reader');
  const [row] = (await reader.get('/hysms/hyVerifyCode/list')).result.records;
  return /\d{6}/.exec((await reader.get('/hysms/hyVerifyCode/viewCode', { id: row.id })).result.content)?.[0] ?? '';
}
const phoneOf = async (username: string) =>
  (
    await server.database.transaction('system', (tx) =>
      tx.execute<{ phone: string }>(sql`select phone from sys_user where username = ${username}`),
    )
  ).rows[0]?.phone;
const sms = (phone: string) => user.post('/account/hyAccount/bindPhoneSms', { phone });
const bind = (body: object) => user.put('/account/hyAccount/bindPhone', body);

test('ACCT-05 who has no phone binds one by password and code; the phone then gets the codes of the security check', async () => {
  expect(await sms('12345')).toMatchObject({ status: 400 });
  expect(await sms('13911112222')).toMatchObject({ success: true });
  const smscode = await newestCode();

  expect(await bind({ phone: '13911112222', smscode: '' })).toMatchObject({ success: false, message: '不能为空!' });
  expect(await bind({ phone: '13911112222', smscode })).toMatchObject({ success: false, message: '登录密码错误!' });
  expect(await bind({ phone: '13911112222', smscode, password: 'x' })).toMatchObject({ success: false, message: '登录密码错误!' });
  expect(await bind({ phone: '13911113333', smscode, password: 'Freight-2026!' })).toMatchObject({
    success: false,
    message: '验证码已失效，请重新获取',
  });
  expect(await bind({ phone: '13911112222', smscode, password: 'Freight-2026!' })).toMatchObject({
    success: true,
    message: '手机号绑定成功！',
    result: { phone: '13911112222' },
  });
  expect(await phoneOf('sun')).toBe('13911112222');
});

test('ACCT-05 SMS-02 who has a phone proves it first; the old one then is free for others', async () => {
  await server.database.transaction('system', (tx) => tx.execute(sql`update sys_user set phone = '13800000201' where username = 'sun'`));
  expect(await bind({ phone: '13911112222', smscode: '123456', password: 'Freight-2026!' })).toMatchObject({
    status: 403,
    errorCode: 40331,
  });
  await user.post('/sys/safe/user/sms');
  await user.post('/sys/safe/user/checkCaptcha', { captcha: await newestCode() });

  expect(await sms('13800000201')).toMatchObject({ success: false, message: '新手机号与当前手机号相同' });
  expect(await sms('13911112222')).toMatchObject({ success: true });
  expect(await bind({ phone: '13911112222', smscode: await newestCode() })).toMatchObject({ success: true });
  expect(await phoneOf('sun')).toBe('13911112222');
});

test('ACCT-05 a phone that somebody else has is refused, to its owner alone', async () => {
  await server.as({ username: 'other', permissions: [] }).get('/sys/user/getCurrentUserDeparts');
  await server.database.transaction('system', (tx) => tx.execute(sql`update sys_user set phone = '13911112222' where username = 'other'`));

  expect(await sms('13911112222')).toMatchObject({ success: true, message: '验证码已发送' });
  expect(await bind({ phone: '13911112222', smscode: await newestCode(), password: 'Freight-2026!' })).toMatchObject({
    success: false,
    errorCode: 40303,
    message: '该手机号已被其他用户绑定',
  });
  expect(await phoneOf('sun')).toBeNull();
});

test('AUTH-01 security 4.16 a password is not tried out here', async () => {
  await sms('13911112222');
  for (let attempt = 1; attempt <= 10; attempt += 1)
    expect(await bind({ phone: '13911112222', smscode: '000000', password: `Wrong-${attempt}` })).toMatchObject({ success: false });
  expect(await bind({ phone: '13911112222', smscode: '000000', password: 'Freight-2026!' })).toMatchObject({ status: 429 });
});
