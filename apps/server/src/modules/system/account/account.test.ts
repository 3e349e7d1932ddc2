import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testServer } from '../../../../test/testServer.ts';
import { commonPasswords } from './commonPasswords.ts';
import { ensureFirstAdmin, randomPassword } from './firstAdmin.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwordHash.ts';
import { passwordPolicyMessage, passwordProblem } from './passwordPolicy.ts';

const refused: [string, string][] = [
  ['', 'empty'],
  ['Ab1!', 'short'],
  ['Ab1!xyz', 'seven characters'],
  ['abcdef1!', 'no upper case'],
  ['ABCDEF1!', 'no lower case'],
  ['Abcdefg!', 'no digit'],
  ['Abcdefg1', 'no sign'],
  [`Ab1!${'x'.repeat(27)}`, '31 characters'],
  ['Abcdef1 ', 'a blank is not a sign'],
  ['ＡＢＣＤｅｆ１２', 'wide digits are not digits'],
];
const common = [
  'Password1!',
  'Password123!',
  'P@ssw0rd!',
  'Admin@123',
  'Admin123!',
  'Qwerty123!',
  'Welcome@2024',
  'Abc12345!',
  'Test@1234',
  'Woaini@520',
  'Jeecg@123',
  'Wuliu#888',
  'Asdf!1234',
  'Shanghai@2025',
  '1qaz@WSX',
  '!QAZ2wsx',
  'Aa@123456',
  'Qwe123!@#',
  'Zaq1@wsx',
  '1Q2w3e4r!',
  'L1verpool!',
  'M1chael#1',
  'Zhangwei@1990',
  'Qq5201314!',
  '888@Dragon',
  'Monkey_007',
];
const accepted = [
  'Kv7#mpRtz2',
  'Freight-2026!x9Q',
  '运输Ab1!运输q',
  'tR4&kk!pLq0w',
  'Zq9_aaaaaaaaaaaaaaaaaaaaaaaaaa',
  'correct-Horse-7battery',
  'Dragon-7-Xy-lantern',
  'Michael+Tr9uck',
];

test.each(refused)('VAL-01 refuses %j: %s', (password) => {
  expect(passwordProblem(password)).toBe(passwordPolicyMessage);
});

test.each(common)('VAL-01 refuses the well-known %s', (password) => {
  expect(passwordProblem(password)).toBe('密码过于常见，请更换!');
});

test.each(accepted)('VAL-01 accepts %s', (password) => {
  expect(passwordProblem(password)).toBeUndefined();
});

test('VAL-01 the list refuses thousands of passwords that fit the rule on characters', () => {
  const decorated = [...commonPasswords()]
    .filter((word) => /^[a-z]{5,}$/.test(word))
    .flatMap((word) => {
      const capital = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
      return [`${capital}@123`, `${capital}_2024`, `888#${capital}`];
    });

  expect(commonPasswords().size).toBeGreaterThan(1000);
  expect(decorated.length).toBeGreaterThan(3000);
  expect(decorated.filter((password) => passwordProblem(password) !== '密码过于常见，请更换!')).toEqual([]);
});

test('VAL-01 a password must not contain the name, the phone or the platform', () => {
  const owner = { username: 'wangwu', phone: '13800000001', names: ['Tarmac'] };

  expect(passwordProblem('xWangWu#19q', owner)).toContain('不能包含');
  expect(passwordProblem('aA!13800000001', owner)).toContain('不能包含');
  expect(passwordProblem('Qz9!taRMAcx', owner)).toContain('不能包含');
});

test('SEC-02 passwords are kept as argon2id and compared exactly', async () => {
  const stored = await hashPassword(' Spaced-Pass1 ');

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/);
  expect(await verifyPassword(stored, ' Spaced-Pass1 ')).toBe(true);
  expect(await verifyPassword(stored, 'Spaced-Pass1')).toBe(false);
  expect(isOutdated(stored)).toBe(false);
  expect(isOutdated('$argon2id$v=19$m=512,t=1,p=1$abc$def')).toBe(true);
});

test('MOD-01 AUTH-03 a person changes the own password, and all other sessions end', async () => {
  const { as, stranger } = await testServer();
  const user = as({ username: 'zhao', password: 'Freight-2026!', permissions: [] });
  await user.get('/sys/user/getCurrentUserDeparts');
  const other = (await stranger.post('/sys/login', { username: 'zhao', password: 'Freight-2026!' })).result.token;
  const change = (more: object) =>
    user.post('/sys/user/updatePassword', {
      username: 'zhao',
      oldpassword: 'Freight-2026!',
      password: 'Better-2027?k',
      confirmpassword: 'Better-2027?k',
      ...more,
    });

  expect(await change({ username: 'admin' })).toMatchObject({ status: 403, message: '只允许修改自己的密码！' });
  expect(await change({ oldpassword: '' })).toMatchObject({ success: false, message: '请输入旧密码!' });
  expect(await change({ oldpassword: 'x' })).toMatchObject({ success: false, message: '旧密码输入错误!' });
  expect(await change({ password: '' })).toMatchObject({ success: false, message: '新密码不允许为空!' });
  expect(await change({ confirmpassword: 'x' })).toMatchObject({ success: false, message: '两次输入密码不一致!' });
  expect(await change({ password: 'weak', confirmpassword: 'weak' })).toMatchObject({ success: false, message: passwordPolicyMessage });
  expect((await change({ oldpassword: 'x', password: 'weak', confirmpassword: 'week' })).errorData).toEqual([
    { path: 'confirmpassword', message: '两次输入密码不一致!' },
    { path: 'oldpassword', message: '旧密码输入错误!' },
    { path: 'password', message: passwordPolicyMessage },
  ]);
  expect(await change({})).toMatchObject({ success: true, message: '密码重置成功!' });
  expect((await user.get('/sys/user/getCurrentUserDeparts')).status).toBe(200);
  expect((await stranger.get('/sys/user/getCurrentUserDeparts', {}, { 'x-access-token': other })).status).toBe(401);
});

test('OPS-01 the first start makes an administrator with a password of its own, once', async () => {
  const { database, stranger } = await testServer();
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-first-'));
  try {
    const first = await ensureFirstAdmin(database, folder);

    expect(first?.password).toHaveLength(20);
    expect(passwordProblem(first?.password ?? '')).toBeUndefined();
    expect(statSync(first?.file ?? '').mode & 0o777).toBe(0o600);
    expect(readFileSync(first?.file ?? '', 'utf8')).toBe(`admin\n${first?.password}\n`);
    expect(await ensureFirstAdmin(database, folder)).toBeUndefined();
    expect(await stranger.post('/sys/login', { username: 'admin', password: first?.password })).toMatchObject({
      code: 406,
      result: { need: ['password'] },
    });
    expect(randomPassword()).not.toBe(randomPassword());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
