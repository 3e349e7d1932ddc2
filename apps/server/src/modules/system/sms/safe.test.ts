import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testServer, type Answer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { hyConfig } from '../setting/setting.table.ts';

let server: TestServer;
let reader: TestClient;

beforeEach(async () => {
  server = await testServer();
  reader = server.as({ username: 'reader', permissions: ['verifyCode:list', 'verifyCode:viewCode', 'verifyCode:export'] });
});

/** A person with a phone. */
async function withPhone(username: string, phone: string, all = false): Promise<TestClient> {
  const client = server.as({ username, permissions: all ? 'all' : [] });
  await client.get('/sys/user/getCurrentUserDeparts');
  await server.database.transaction('system', (tx) => tx.execute(sql`update sys_user set phone = ${phone} where username = ${username}`));
  return client;
}

const records = async (query: Record<string, string> = {}) => (await reader.get('/hysms/hyVerifyCode/list', query)).result.records;

/** The code of the newest message, as an administrator reads it. */
async function newestCode(): Promise<string> {
  const [row] = await records();
  const { result } = await reader.get('/hysms/hyVerifyCode/viewCode', { id: row.id });
  return /\d{6}/.exec(result.content)?.[0] ?? '';
}

const send = (client: TestClient) => client.post('/sys/safe/user/sms');
const check = (client: TestClient, captcha?: string) => client.post('/sys/safe/user/checkCaptcha', { captcha });
/** Six digits that are not these. */
const other = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
/** What is open to safe sessions alone. */
const grave = (client: TestClient): Promise<Answer> => client.post('/account/hyAccount/bindPhoneSms', { phone: '13911112222' });

test('SMS-01 SMS-02 a code goes to the phone of the login, passes once for its session, and makes it safe for ten minutes', async () => {
  const user = await withPhone('zhou', '13800000101');
  expect(await grave(user)).toMatchObject({ status: 403, code: 510, errorCode: 40331, message: '请先完成短信安全验证' });

  expect(await send(user)).toMatchObject({ success: true, message: '验证码已发送', result: null });
  const code = await newestCode();

  expect(code).toMatch(/^\d{6}$/);
  expect(await check(user)).toMatchObject({ success: false, message: '不能为空!' });
  expect(await check(user, ' ')).toMatchObject({ success: false, message: '不能为空!' });
  expect(await check(user, other(code))).toMatchObject({ success: false, code: 500, message: '验证码错误' });
  expect(await check(user, ` ${code} `)).toMatchObject({ success: true, message: '验证成功' });
  expect(await grave(user)).toMatchObject({ success: true });
  server.clock.advance(599_000);
  expect((await grave(user)).status).not.toBe(403);
  server.clock.advance(2000);
  expect(await grave(user)).toMatchObject({ status: 403, errorCode: 40331 });
});

test('SMS-03 a code that passed passes again within the ten minutes, and no longer makes the session safe', async () => {
  const user = await withPhone('zhou', '13800000101');
  await send(user);
  const code = await newestCode();
  await check(user, code);

  server.clock.advance(590_000);
  expect(await check(user, other(code))).toMatchObject({ success: false, message: '验证码已失效，请重新获取' });
  expect(await check(user, code)).toMatchObject({ success: true });
  server.clock.advance(11_000);
  expect(await check(user, code)).toMatchObject({ success: false, message: '验证码已失效，请重新获取' });
  expect(await grave(user)).toMatchObject({ status: 403 });
});

test('SMS-02 a code serves no other session, no other person and no other purpose', async () => {
  const user = await withPhone('zhou', '13800000101');
  const stranger = await withPhone('qian', '13800000102');
  const second = (await server.stranger.post('/sys/login', { username: 'zhou', password: 'Test-only-1!' })).result.token;
  await send(user);
  const code = await newestCode();

  for (const reply of [
    await check(stranger, code),
    await server.stranger.post('/sys/safe/user/checkCaptcha', { captcha: code }, { 'x-access-token': second }),
    await user.post('/sys/safe/checkCaptcha', { captcha: code }),
  ])
    expect(reply).toMatchObject({ success: false, message: '验证码已失效，请重新获取' });
  expect(await check(user, code)).toMatchObject({ success: true });
  expect(
    await server.stranger.post('/account/hyAccount/bindPhoneSms', { phone: '13911112222' }, { 'x-access-token': second }),
  ).toMatchObject({ status: 403 });
});

test('SMS-02 five wrong codes void the right one; ten minutes do, too; a new code voids the one before', async () => {
  const user = await withPhone('zhou', '13800000101');
  await send(user);
  const first = await newestCode();
  for (let attempt = 1; attempt <= 4; attempt += 1) expect(await check(user, other(first))).toMatchObject({ message: '验证码错误' });
  expect(await check(user, other(first))).toMatchObject({ message: '验证码错误次数过多，请重新获取' });
  expect(await check(user, first)).toMatchObject({ success: false, message: '验证码已失效，请重新获取' });

  server.clock.advance(121_000);
  await send(user);
  const second = await newestCode();
  server.clock.advance(121_000);
  await send(user);
  const third = await newestCode();
  if (second !== third) expect(await check(user, second)).toMatchObject({ success: false, message: '验证码错误' });
  server.clock.advance(600_000);
  expect(await check(user, third)).toMatchObject({ success: false, message: '验证码已失效，请重新获取' });
});

test('SMS-01 one code in 120 seconds, five in an hour and ten in a day for a phone; the answer says how long to wait', async () => {
  const user = await withPhone('zhou', '13800000101');
  const tries = async (count: number) => {
    for (let sent = 0; sent < count; sent += 1) {
      expect(await send(user), String(sent)).toMatchObject({ success: true });
      server.clock.advance(120_000);
    }
  };

  await send(user);
  server.clock.advance(119_000);
  expect(await send(user)).toMatchObject({ status: 429, errorCode: 42900, message: '验证码发送过于频繁，请1秒后再试' });
  server.clock.advance(1000);
  await tries(4);
  expect(await send(user)).toMatchObject({ status: 429, message: expect.stringContaining('分钟后再试') });
  server.clock.advance(3_600_000);
  await tries(5);
  server.clock.advance(3_600_000);
  expect(await send(user)).toMatchObject({ status: 429, message: expect.stringContaining('小时后再试') });
});

test('SMS-01 an address gets twenty codes in an hour, no matter who asks', async () => {
  const people = await Promise.all(Array.from({ length: 21 }, (_, index) => withPhone(`p${index}`, `1380000${String(2001 + index)}`)));
  const replies: Answer[] = [];
  for (const one of people) replies.push(await send(one));

  expect(replies.slice(0, 20).every((reply) => reply.success)).toBe(true);
  expect(replies[20]).toMatchObject({ status: 429 });
});

test('SMS-01 a phone that cannot be reached is told in words, its code is void and nothing is counted', async () => {
  const user = await withPhone('zhou', '13800010000');

  for (let attempt = 1; attempt <= 2; attempt += 1)
    expect(await send(user)).toMatchObject({ success: false, code: 500, errorCode: 50301, message: '短信发送失败：号码无法接收短信' });
  expect(await records({ state: '40' })).toMatchObject([
    { state: '40', state_dictText: '发送失败', failReason: '短信发送失败：号码无法接收短信', channel: 'local' },
    { state: '40' },
  ]);
  expect(await check(user, '123456')).toMatchObject({ success: false, message: '验证码已失效，请重新获取' });
});

test('SMS-02 the administrator’s phone is the configured one, else that of an administrator; who has none is told so', async () => {
  const user = await withPhone('zhou', '13800000101');
  const send = () => user.post('/sys/safe/sms');
  expect(await send()).toMatchObject({ success: false, message: '管理员尚未设置手机号，请先设置' });
  const bare = server.as({ username: 'bare', permissions: [] });
  expect(await bare.post('/sys/safe/user/sms')).toMatchObject({ success: false, message: '您尚未绑定手机号，请先绑定' });

  await withPhone('boss', '13800000777', true);
  expect(await send()).toMatchObject({ success: true });
  const first = await records();
  expect((await reader.get('/hysms/hyVerifyCode/viewCode', { id: first[0].id })).result.phone).toBe('13800000777');
  expect(await user.post('/sys/safe/checkCaptcha', { captcha: await newestCode() })).toMatchObject({ success: true });
  expect((await grave(user)).success).toBe(true);
  server.clock.advance(130_000);
  await server.inTenant(0, (tx) => tx.insert(hyConfig).values({ tenantId: 0, configKey: 'safeAdminPhone', configValue: '13800000888' }));
  await send();
  const second = await records();
  expect((await reader.get('/hysms/hyVerifyCode/viewCode', { id: second[0].id })).result.phone).toBe('13800000888');
});

test('SEC-02 no code is in the log, in an answer, or readable in the database', async () => {
  const user = await withPhone('zhou', '13800000101');
  const reply = await send(user);
  const code = await newestCode();
  await Promise.all(Array.from({ length: 4 }, () => check(user, other(code))));
  await check(user, code);

  expect(JSON.stringify(reply)).not.toContain(code);
  expect(server.logLines.join('\n')).not.toMatch(new RegExp(`${code}|13800000101`));
  const { rows } = await server.database.transaction('system', (tx) =>
    tx.execute<{ all: string }>(
      sql`select (select string_agg(c::text, ' ') from hy_verify_code c) || (select string_agg(m::text, ' ') from hy_sms_message m)
        || coalesce((select string_agg(a::text, ' ') from sys_audit a), '') as all`,
    ),
  );
  // Digits of ids and hashes may hold any six digits by chance; a code stands alone.
  expect(rows[0]?.all).not.toMatch(new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])|13800000101`));
});

test('FRT-24 the records of codes: masked phones, states as they are now, filters, and the message for those who may read it', async () => {
  const user = await withPhone('zhou', '13800000101');
  await send(user);
  const [row] = await records();
  expect(row).toMatchObject({
    phone: '138****0101',
    scene: 'safe',
    scene_dictText: '安全验证',
    channel: 'local',
    state: '10',
    state_dictText: '已发送',
    ip: '127.0.0.1',
    tryCount: 0,
  });
  expect(Object.keys(row)).not.toContain('codeHash');
  expect((await reader.get('/hysms/hyVerifyCode/viewCode', { id: row.id })).result).toEqual({
    phone: '13800000101',
    content: `您正在进行安全验证，验证码${await newestCode()}，10分钟内有效，请勿告诉他人。`,
    sentAt: '2026-06-01 10:00:00',
    simulated: true,
  });
  expect(await reader.get('/hysms/hyVerifyCode/viewCode', { id: 'none' })).toMatchObject({ status: 404 });
  const lister = server.as({ username: 'lister', permissions: ['verifyCode:list'] });
  expect(await lister.get('/hysms/hyVerifyCode/viewCode', { id: row.id })).toMatchObject({ status: 403 });
  expect(await records({ phone: '13800000101' })).toHaveLength(1);
  expect(await records({ phone: '13800000102' })).toHaveLength(0);
  expect(await records({ state: '30' })).toEqual([]);
  server.clock.advance(600_000);
  expect(await records({ state: '10' })).toEqual([]);
  expect(await records({ state: '30' })).toMatchObject([{ state: '30', state_dictText: '已过期' }]);
  expect(await reader.get('/hysms/hyVerifyCode/list', { state: 'x' })).toMatchObject({ status: 400 });
  expect((await reader.download('/hysms/hyVerifyCode/exportXls')).status).toBe(200);
});
