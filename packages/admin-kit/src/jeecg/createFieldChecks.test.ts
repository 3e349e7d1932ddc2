import { expect, test } from 'vitest';
import { ApiError } from '../request/ApiError.ts';
import type { RequestCall } from '../request/requestTypes.ts';
import { createFieldChecks } from './createFieldChecks.ts';

/** A server that answers every call alike, and what it was asked. */
function setUp(failure?: Error) {
  const calls: RequestCall[] = [];
  const checks = createFieldChecks(async <Result>(call: RequestCall<Result>) => {
    calls.push(call as RequestCall);
    if (failure) throw failure;
    return null as Result;
  });
  return { calls, checks };
}
const username = { tableName: 'sys_user', fieldName: 'username', fieldVal: 'ops' };
const refusal = new ApiError('该值不可用，系统中已存在！', { status: 200, code: 500 });

test('VAL-02 asks whether a value is free, by table and column, for the row that is edited, and quietly', async () => {
  const { calls, checks } = setUp();
  const { signal } = new AbortController();

  await expect(checks.unique({ ...username, dataId: 'u1' }, { signal })).resolves.toBeUndefined();

  expect(calls).toEqual([{ method: 'GET', path: '/sys/duplicate/check', query: { ...username, dataId: 'u1' }, signal, quiet: true }]);
});

test('VAL-02 an empty value is not asked about', async () => {
  const { calls, checks } = setUp(refusal);

  await expect(checks.unique({ ...username, fieldVal: '' })).resolves.toBeUndefined();

  expect(calls).toEqual([]);
});

test('VAL-02 asks a rule by its code, with the value encoded once more', async () => {
  const { calls, checks } = setUp();

  await expect(checks.rule({ ruleCode: 'common', value: '50% 职务' })).resolves.toBeUndefined();

  expect(calls).toMatchObject([
    { method: 'GET', path: '/sys/checkRule/checkByCode', query: { ruleCode: 'common', value: '50%25%20%E8%81%8C%E5%8A%A1' }, quiet: true },
  ]);
});

test.each([
  ['code', { ruleCode: '', value: 'a' }],
  ['value', { ruleCode: 'common', value: '' }],
])('VAL-02 a rule is not asked without its %s', async (_what, question) => {
  const { calls, checks } = setUp(refusal);

  await expect(checks.rule(question)).resolves.toBeUndefined();

  expect(calls).toEqual([]);
});

test('VAL-02 what the server says of a value is what is wrong', async () => {
  const { checks } = setUp(refusal);

  await expect(checks.unique(username)).resolves.toBe('该值不可用，系统中已存在！');
  await expect(checks.rule({ ruleCode: 'common', value: '1' })).resolves.toBe('该值不可用，系统中已存在！');
});

test.each([
  ['no network', new ApiError('网络异常', { status: 0 })],
  ['a server that broke down', new ApiError('服务器错误', { status: 500, code: 500 })],
  ['a column that may not be asked about', new ApiError('不支持的校验字段', { status: 400, code: 400 })],
  ['an expired login', new ApiError('登录已过期', { status: 200, code: 401 })],
])('VAL-02 %s is not a word about the value', async (_what, failure) => {
  const { checks } = setUp(failure);

  await expect(checks.unique(username)).rejects.toBe(failure);
});
