import { beforeAll, expect, test } from 'vitest';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let boss: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
});

const classOf = (name: string) => `org.jeecg.modules.system.rule.${name}`;
const add = (ruleCode: string, name: string, ruleParams?: string) =>
  boss.post('/sys/fillRule/add', { ruleName: `规则${ruleCode}`, ruleCode, ruleClass: classOf(name), ruleParams });
const make = (ruleCode: string, formData: object = {}) => boss.put(`/sys/fillRule/executeRuleByCode/${ruleCode}`, formData);

test('SYS-15 numbers have a prefix, the moment, two digits and the name of the form', async () => {
  expect(await add('order_no', 'OrderNumberRule', '{"prefix":"DD"}')).toMatchObject({ success: true });
  expect((await make('order_no', { name: '甲' })).result).toMatch(/^DD20\d{12}[1-9]\d甲$/);
  await add('plain_no', 'OrderNumberRule');
  expect((await boss.get('/sys/fillRule/testFillRule', { ruleCode: 'plain_no' })).result).toMatch(/^CN20\d{12}[1-9]\d$/);
  const { result } = await boss.put('/sys/fillRule/executeRuleByCodeBatch', {
    rules: [{ ruleCode: 'plain_no' }, { ruleCode: 'order_no', formData: { name: '自己' } }],
    commonFormData: { name: '共同' },
  });
  expect(result).toMatchObject([
    { ruleCode: 'plain_no', result: expect.stringMatching(/共同$/) },
    { ruleCode: 'order_no', result: expect.stringMatching(/自己$/) },
  ]);
});

test('SYS-15 codes of categories and departments go on from what is there', async () => {
  await add('category_code', 'CategoryCodeRule');
  await add('org_code', 'OrgCodeRule');
  const { result: category } = await boss.post('/sys/category/add', { name: '上级' });
  expect((await make('category_code', { pid: category.id })).result).toBe(`${category.code}A01`);
  expect(await make('category_code', { pid: 'nowhere' })).toMatchObject({ status: 404 });
  const { result: made } = await make('org_code');
  expect(made).toEqual([expect.stringMatching(/^[A-Z]\d\d$/), '1']);
});

test('SYS-15 only the ways of the product are taken, and parameters are a JSON object', async () => {
  for (const name of ['java.lang.Runtime', '../../x', 'constructor', '__proto__', ''])
    expect(await boss.post('/sys/fillRule/add', { ruleName: '坏', ruleCode: 'bad', ruleClass: name }), name).toMatchObject({ status: 400 });
  for (const params of ['x', '[]', '1', 'null', '${7*7}'])
    expect(await add('bad', 'OrderNumberRule', params), params).toMatchObject({ status: 400, errorData: [{ path: 'ruleParams' }] });
  await add('literal', 'OrderNumberRule', '{"prefix":"${7*7}","__proto__":{"prefix":"P"}}');
  expect((await make('literal', { name: '#{1+1}' })).result).toMatch(/^\$\{7\*7\}20\d{14}#\{1\+1\}$/);
  expect(await make('nothing')).toMatchObject({ success: false, message: '该编码不存在' });
});

test('SYS-15 a code is taken once and stays; a rule is changed, exported and removed', async () => {
  const { result: rule } = await add('once', 'OrderNumberRule');
  expect(await add('once', 'OrderNumberRule')).toMatchObject({ status: 400, errorData: [{ path: 'ruleCode', message: '规则编码已存在' }] });
  expect(await boss.get('/sys/duplicate/check', { tableName: 'sys_fill_rule', fieldName: 'rule_code', fieldVal: 'once' })).toMatchObject({
    success: false,
  });
  const edit = (change: object) => boss.put('/sys/fillRule/edit', { id: rule.id, version: rule.version, ...change });
  expect(await edit({ ruleCode: 'other' })).toMatchObject({ status: 400 });
  expect(await edit({ ruleCode: 'once', ruleParams: '{"prefix":"X"}' })).toMatchObject({ success: true });
  expect((await make('once')).result).toMatch(/^X20/);
  const text = await readWorkbookText((await boss.download('/sys/fillRule/exportXls', { ruleCode: 'once' })).body);
  for (const caption of ['规则名称', '规则Code', '规则实现类', '规则参数']) expect(text).toContain(caption);
  expect(await boss.delete('/sys/fillRule/delete', { id: rule.id })).toMatchObject({ success: true });
  expect(await make('once')).toMatchObject({ success: false });
});

test('SYS-15 SESS-10 rules ask for permission and keep to their tenant; anybody signed in may have values made', async () => {
  const { result: rule } = await add('own', 'OrderNumberRule');
  const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });
  expect((await elsewhere.get('/sys/fillRule/list')).result.total).toBe(0);
  expect(await elsewhere.delete('/sys/fillRule/delete', { id: rule.id })).toMatchObject({ status: 404 });
  expect(await elsewhere.put('/sys/fillRule/executeRuleByCode/own', {})).toMatchObject({ success: false, message: '该编码不存在' });
  const plain = server.as({ username: 'plain', permissions: [] });
  for (const act of [
    plain.get('/sys/fillRule/list'),
    plain.post('/sys/fillRule/add', {}),
    plain.get('/sys/fillRule/testFillRule', { ruleCode: 'own' }),
    plain.delete('/sys/fillRule/deleteBatch', { ids: rule.id }),
  ])
    expect(await act).toMatchObject({ status: 403 });
  expect(await plain.put('/sys/fillRule/executeRuleByCode/own', {})).toMatchObject({ success: true });
});
