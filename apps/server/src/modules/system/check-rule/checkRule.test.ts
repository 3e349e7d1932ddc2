import { beforeAll, expect, test } from 'vitest';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { writeSheet } from '../../../../test/writeSheet.ts';

let server: TestServer;
let boss: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
});

const part = (digits: string | number, pattern: string, message = `${digits} ${pattern}`) => ({ digits, pattern, message });
const add = (ruleCode: string, parts: unknown) =>
  boss.post('/sys/checkRule/add', {
    ruleName: `规则${ruleCode}`,
    ruleCode,
    ruleJson: typeof parts === 'string' ? parts : JSON.stringify(parts),
  });
const check = (ruleCode: string, value: string) => boss.get('/sys/checkRule/checkByCode', { ruleCode, value: encodeURIComponent(value) });

test('SYS-13 VAL-02 parts take their characters from left to right, a star takes them all, and what failed is told', async () => {
  const rule = await add('parts', [
    part('*', '.{3,12}', '3到12位'),
    { ...part(2, '\\d\\d', '先两位数字'), priority: '1' },
    part('3', '[^pP]{3}', '后三位'),
  ]);
  expect(rule).toMatchObject({ success: true });
  expect(JSON.parse(rule.result.ruleJson)[1]).toEqual({ digits: '2', pattern: '\\d\\d', message: '先两位数字' });

  expect(await check('parts', '12abc')).toMatchObject({ success: true, code: 200, message: '校验通过' });
  expect(await check('parts', '1')).toMatchObject({
    success: false,
    code: 500,
    message: '3到12位',
    result: { digits: '*', pattern: '.{3,12}', checkValue: '1', passed: false },
  });
  expect(await check('parts', 'x2abc')).toMatchObject({ message: '先两位数字', result: { beginIndex: 0, endIndex: 2, checkValue: 'x2' } });
  expect(await check('parts', '12pbc')).toMatchObject({ message: '后三位', result: { beginIndex: 2, endIndex: 5, checkValue: 'pbc' } });
  expect(await check('parts', '12a')).toMatchObject({ message: '后三位', result: { endIndex: 3, checkValue: 'a' } });
  expect(await check('unknown', 'x')).toMatchObject({ success: false, message: '该编码不存在' });
});

test('SYS-13 a rule that is none is refused, and nothing is stored', async () => {
  for (const wrong of [
    'x',
    '{}',
    '[]',
    [part('0', 'a')],
    [part('-1', 'a')],
    [part('*', '(')],
    [part('*', 'a)|(b')],
    [part('*', '')],
    [part('*', 'a', ' ')],
  ])
    expect(await add('wrong', wrong), JSON.stringify(wrong)).toMatchObject({ status: 400, errorData: [{ path: 'ruleJson' }] });
  expect(await add('a b', [part('*', 'a')])).toMatchObject({ status: 400 });
  expect(await add('hy_idcard', [part('*', '.*')])).toMatchObject({ status: 400, message: '该编码由系统提供，不能使用' });
  expect((await boss.get('/sys/checkRule/list', { ruleCode: 'wrong' })).result.total).toBe(0);
  expect(await check('hy_idcard', '1')).toMatchObject({ success: false });
});

test('SYS-13 a pattern that would take ages is cut off, and the server goes on', async () => {
  await add('slow', [part('*', '(a+)+', '不符合')]);
  const began = performance.now();
  expect(await check('slow', `${'a'.repeat(60)}b`)).toMatchObject({ success: false, message: '不符合' });
  expect(performance.now() - began).toBeLessThan(5000);
  expect(await check('slow', 'aaa')).toMatchObject({ success: true });
});

test('SYS-13 a code is taken once; a rule is changed, found and removed; the common rule may be replaced', async () => {
  const { result: rule } = await add('once', [part('*', 'a')]);
  expect(await add('once', [part('*', 'a')])).toMatchObject({ status: 400, errorData: [{ path: 'ruleCode', message: '规则编码已存在' }] });
  expect(await boss.get('/sys/duplicate/check', { tableName: 'sys_check_rule', fieldName: 'rule_code', fieldVal: 'once' })).toMatchObject({
    success: false,
  });
  const edit = (change: object) => boss.put('/sys/checkRule/edit', { id: rule.id, version: rule.version, ...change });
  expect(await edit({ ruleJson: JSON.stringify([part('*', 'b')]) })).toMatchObject({ success: true });
  expect(await edit({ ruleName: '迟到' })).toMatchObject({ status: 409 });
  expect(await check('once', 'b')).toMatchObject({ success: true });
  for (const ruleName of ["' or '1'='1", '*%*']) expect((await boss.get('/sys/checkRule/list', { ruleName })).result.total).toBe(0);
  expect(await boss.get('/sys/checkRule/list', { column: 'rule_code;--', order: 'asc' })).toMatchObject({ success: true });
  expect(await boss.delete('/sys/checkRule/delete', { id: rule.id })).toMatchObject({ success: true });
  expect(await check('once', 'b')).toMatchObject({ message: '该编码不存在' });

  expect(await check('common', 'abc')).toMatchObject({ success: true });
  for (const [value, message] of [
    ['1bc', '首位必须为字母'],
    ['ab-c', '只能由数字、字母、下划线组成'],
    ['ab', '最少三位数'],
    ['abcdefghijklm', '最多十二位数'],
  ] as const)
    expect(await check('common', value)).toMatchObject({ success: false, message });
  await add('common', [part('*', 'own')]);
  expect(await check('common', 'own')).toMatchObject({ success: true });
});

test('SYS-13 SESS-10 rules ask for permission and keep to their tenant; anybody signed in may check by them', async () => {
  const { result: rule } = await add('private', [part('*', 'a')]);
  const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });
  expect((await elsewhere.get('/sys/checkRule/list')).result.total).toBe(0);
  expect(await elsewhere.delete('/sys/checkRule/delete', { id: rule.id })).toMatchObject({ status: 404 });
  expect(await elsewhere.get('/sys/checkRule/checkByCode', { ruleCode: 'private', value: 'a' })).toMatchObject({ message: '该编码不存在' });
  const plain = server.as({ username: 'plain', permissions: [] });
  for (const act of [
    plain.get('/sys/checkRule/list'),
    plain.post('/sys/checkRule/add', {}),
    plain.get('/sys/checkRule/exportXls'),
    plain.delete('/sys/checkRule/deleteBatch', { ids: rule.id }),
  ])
    expect(await act).toMatchObject({ status: 403 });
  expect(await plain.get('/sys/checkRule/checkByCode', { ruleCode: 'private', value: 'a' })).toMatchObject({ success: true });
});

test('SYS-13 sheets in and out with the captions of JeecgBoot', async () => {
  const sheet = await writeSheet(
    ['规则名称', '规则Code', '规则JSON', '规则描述'],
    [
      ['来自表格', 'sheet', JSON.stringify([part('*', 'z')]), '描述'],
      ['坏的', 'broken', '[]', ''],
    ],
  );
  expect(await boss.upload('/sys/checkRule/importExcel', { fileName: '规则.xlsx', content: sheet })).toMatchObject({
    result: { successCount: 1, errorCount: 1 },
  });
  expect(await check('sheet', 'z')).toMatchObject({ success: true });
  const text = await readWorkbookText((await boss.download('/sys/checkRule/exportXls', { ruleCode: 'sheet' })).body);
  for (const caption of ['规则名称', '规则Code', '规则JSON', '规则描述', '来自表格']) expect(text).toContain(caption);
});
