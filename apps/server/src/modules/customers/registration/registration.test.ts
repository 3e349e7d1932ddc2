import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { newestCode } from '../../../../test/codes.ts';
import { buildFreight, expectDone, someIdNo, someUscc } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { seedRole } from '../../system/seed/seedPeople.ts';

let server: TestServer;
const path = '/customer/hyCustomer';
const phone = '13800000101';
const password = 'Gravel-Lorry-58';

beforeEach(async () => {
  server = await testServer();
  await server.database.transaction('system', async (tx) => {
    await seedRole(tx, { code: 'test', name: '临时角色' });
    await seedRole(tx, { code: 'customer_admin', name: '客户管理员' });
  });
});

const register = async (more: Record<string, unknown> = {}) => {
  const mobile = (more['phone'] as string | undefined) ?? phone;
  await server.stranger.post('/sys/sms', { mobile, smsmode: '1' });
  const smscode = await newestCode(server, mobile);
  return server.stranger.post('/sys/user/register', { username: 'newcomer', password, phone: mobile, smscode, ...more });
};
const enter = () => server.stranger.post('/sys/loginByUsername', { username: 'newcomer', password });
const rolesOf = async () => {
  const { rows } = await server.database.transaction('system', (tx) =>
    tx.execute<{ role_code: string }>(
      sql`select r.role_code from sys_user u join sys_user_role ur on ur.user_id = u.id join sys_role r on r.id = ur.role_id where u.username = 'newcomer'`,
    ),
  );
  return rows.map((row) => row.role_code);
};

test('SESS-09 a company registers: a customer that waits, a main user without rights; the approval gives them', async () => {
  expect(await register({ customerName: '新远物流', customerKind: '1', email: 'new@example.com' })).toMatchObject({
    success: true,
    code: 200,
    message: '注册成功',
  });
  const { result } = await enter();
  expect(result).toMatchObject({ userType: 2, userInfo: { username: 'newcomer', realname: '新远物流' } });
  expect(await rolesOf()).toEqual(['test']);

  const admin = server.as('admin');
  await buildFreight(server).company();
  const [customer] = expectDone(await admin.get(`${path}/list`, { customerName: '新远物流' })).records;
  expect(customer).toMatchObject({ id: result.cid, regSource: 'app', state: '0', customerKind: '1', contactName: 'newcomer' });
  const filled = expectDone(
    await admin.put(`${path}/edit`, {
      id: customer.id,
      version: customer.version,
      customerName: '新远物流',
      customerKind: '1',
      uscc: someUscc(),
      contactName: '李',
      contactPhone: phone,
      legalPerson: '赵',
      legalIdNo: someIdNo(),
      adcode: '610881',
      address: '矿区1号',
      businessLicenceFile: 'c/1.png',
      legalIdFiles: 'c/2.png',
    }),
  );
  const submitted =
    filled.state === '1' ? filled : expectDone(await admin.put(`${path}/submit`, { id: customer.id, version: filled.version }));
  expectDone(await admin.put(`${path}/review`, { id: customer.id, version: submitted.version, pass: true, remark: '原件已核' }));

  expect(await rolesOf()).toEqual(['customer_admin']);
});

test('SESS-09 a registration needs the code of its phone, a password by the rules, and names that are free', async () => {
  const refused = async (more: Record<string, unknown>, message: string) => {
    const reply = await register(more);
    expect(reply).toMatchObject({ success: false, message });
    server.clock.advance(121_000);
  };
  await refused({ smscode: '000000' }, '手机验证码错误');
  await refused({ password: 'short' }, '密码不能少于8位，且包含大写字母、小写字母、数字、特殊符号!');
  await server.as({ username: 'taken' }).get('/sys/user/getCurrentUserDeparts');
  await refused({ username: 'TAKEN' }, '用户名已注册');
  expect(await register({ email: 'new@example.com' })).toMatchObject({ success: true });
  await refused({ username: 'other', phone: '13800000102', email: 'new@example.com' }, '邮箱已被注册');
  await refused({ username: 'another', phone: '13800000103', customerName: 'newcomer' }, '客户名称已存在，请联系平台客服');
  server.clock.advance(121_000);
  const all = await register({ username: 'newcomer', phone: '13800000105', email: 'new@example.com', customerName: 'newcomer' });
  expect(all).toMatchObject({ success: false, message: '用户名已注册' });
  expect((all['errorData'] as { path: string }[]).map(({ path: field }) => field)).toEqual(['username', 'email', 'customerName']);
  server.clock.advance(121_000);
  expect(await register({ username: 'a b', phone: '13800000104' })).toMatchObject({ status: 400 });
  const { rows } = await server.database.transaction('system', (tx) => tx.execute(sql`select id from hy_customer`));
  expect(rows).toHaveLength(1);
});

test('SESS-09 AUTH-01 a phone that is known gets no code, and a stranger learns of names alone whether they are free', async () => {
  expect(await register()).toMatchObject({ success: true });
  server.clock.advance(121_000);
  expect(await server.stranger.post('/sys/sms', { mobile: phone, smsmode: '1' })).toMatchObject({ success: true });
  expect(await server.stranger.post('/sys/user/register', { username: 'second', password, phone, smscode: '123456' })).toMatchObject({
    message: '手机验证码错误',
  });
  const check = (query: Record<string, string>) => server.stranger.get('/sys/user/checkOnlyUser', query);
  expect(await check({ username: 'newcomer' })).toMatchObject({ success: false, message: '用户账号已存在' });
  expect(await check({ username: 'nobody' })).toMatchObject({ success: true, result: true });
  expect(await check({ phone })).toMatchObject({ success: true, result: true });
  for (let n = 0; n < 40; n += 1) await check({ username: `n${n}` });
  expect(await check({ username: 'newcomer' })).toMatchObject({ status: 429 });
});
