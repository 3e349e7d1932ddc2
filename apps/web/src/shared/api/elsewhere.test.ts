import { expect, test } from 'vitest';
import { createElsewhere } from './elsewhere.ts';

interface Sent {
  call: string;
  body: unknown;
}

const answer = (result: unknown) => Response.json({ success: true, code: 200, message: '', result });
const absent = () => Response.json({ timestamp: '', status: 404, error: 'Not Found', message: 'No message available' }, { status: 404 });
const wrongMethod = () => Response.json({ success: false, code: 405, message: '不支持PUT请求方法，支持以下\nGET', result: null });

/** A server that has what is named, by method and path, and nothing else. */
function serverOf(known: Record<string, () => Response>, otherwise = absent) {
  const sent: Sent[] = [];
  const ask = createElsewhere({
    basePath: 'https://stock.example/jeecg-boot',
    localize: ({ zh }) => zh,
    fetch: async (address, { method = '', body }) => {
      const call = `${method} ${address.replace('https://stock.example/jeecg-boot', '')}`;
      sent.push({ call, body: typeof body === 'string' ? JSON.parse(body) : body });
      return (known[call.split('?')[0] ?? ''] ?? otherwise)();
    },
  });
  const call = async (method: string, path: string, body?: unknown) => {
    const init: RequestInit = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    return (await ask(`https://stock.example/jeecg-boot${path}`, init)).json() as Promise<Record<string, unknown>>;
  };
  return { call, sent, calls: () => sent.map((one) => one.call) };
}

test('API-06 what a server has is asked once, as it is', async () => {
  const { call, sent } = serverOf({ 'GET /sys/user/list': () => answer([1]), 'PUT /sys/user/edit': () => answer(null) });
  expect(await call('GET', '/sys/user/list?realname=*%E6%9D%8E*&pageNo=1')).toMatchObject({ success: true, result: [1] });
  await call('PUT', '/sys/user/edit', { id: '1', realname: '李' });
  expect(sent).toEqual([
    { call: 'GET /sys/user/list?realname=*%E6%9D%8E*&pageNo=1', body: null },
    { call: 'PUT /sys/user/edit', body: { id: '1', realname: '李' } },
  ]);
});

test.each([
  ['by its framework', absent],
  ['by its own handler', () => Response.json({ success: false, code: 404, message: '路径不存在，请检查路径是否正确', result: null })],
  ['by the method', wrongMethod],
])('API-06 what a server does not have, told %s, is refused in words with code 404', async (_how, otherwise) => {
  const { call, calls } = serverOf({}, otherwise);
  expect(await call('GET', '/sys/savedView/list')).toEqual({
    success: false,
    code: 404,
    message: '当前服务器没有提供此接口',
    result: null,
  });
  expect(calls()).toEqual(['GET /sys/savedView/list']);
});

test('API-06 a refusal, a lost session, a page and a missing file come as they are', async () => {
  for (const [status, body, type] of [
    [200, '{"success":false,"code":500,"message":"角色编码已存在"}', 'application/json'],
    [200, '{"success":false,"code":404,"message":"未找到对应实体"}', 'application/json'],
    [500, '{"status":500,"message":"Token失效，请重新登录"}', 'application/json'],
    [404, '<html></html>', 'text/html'],
    [502, '<html></html>', 'text/html'],
  ] as const) {
    const ask = createElsewhere({
      basePath: '',
      localize: ({ en }) => en,
      fetch: async () => new Response(body, { status, headers: { 'content-type': type } }),
    });
    const came = await ask('/sys/role/add', { method: 'POST', body: '{}' });
    expect([came.status, await came.text()]).toEqual([status, body]);
  }
});

test('API-06 a job is paused by a GET where the server has no other way, and is not asked twice from then on', async () => {
  const { call, calls } = serverOf({ 'GET /sys/quartzJob/pause': () => answer(null) }, wrongMethod);
  expect(await call('PUT', '/sys/quartzJob/pause?id=7&jobClassName=a.B')).toMatchObject({ success: true });
  await call('PUT', '/sys/quartzJob/pause?id=8&jobClassName=a.B');
  expect(calls()).toEqual([
    'PUT /sys/quartzJob/pause?id=7&jobClassName=a.B',
    'GET /sys/quartzJob/pause?id=7&jobClassName=a.B',
    'GET /sys/quartzJob/pause?id=8&jobClassName=a.B',
  ]);
});

test('API-06 a stock login asks for its picture first, then takes the same words', async () => {
  const { call, sent } = serverOf({ 'POST /sys/login': () => answer({ token: 't' }) });
  const input = { username: 'admin', password: '123456' };
  expect(await call('POST', '/sys/loginByUsername', input)).toMatchObject({ code: 406, result: { need: ['captcha'] } });
  expect(await call('POST', '/sys/loginByUsername', { ...input, captcha: 'ab12', checkKey: 'k' })).toMatchObject({ success: true });
  expect(sent.at(-1)).toEqual({ call: 'POST /sys/login', body: { ...input, captcha: 'ab12', checkKey: 'k' } });
});

test('API-06 the ticket of a CAS server goes into the address where it is asked by GET, at either place', async () => {
  const { call, calls } = serverOf({ 'GET /sys/cas/client/validateLogin': () => answer({}) });
  expect(await call('POST', '/cas/client/validateLogin', { ticket: 'ST-1', service: 'https://x/?a=b' })).toMatchObject({ success: true });
  expect(calls().at(-1)).toBe('GET /sys/cas/client/validateLogin?ticket=ST-1&service=https%3A%2F%2Fx%2F%3Fa%3Db');
});

test('API-06 what later servers keep below /sys is found there', async () => {
  const { call, calls } = serverOf({ 'GET /sys/message/sysMessage/list': () => answer({ records: [], total: 0 }) });
  await call('GET', '/message/sysMessage/list?pageNo=1');
  expect(await call('GET', '/message/sysMessage/list?pageNo=2')).toMatchObject({ success: true });
  expect(calls()).toEqual([
    'GET /message/sysMessage/list?pageNo=1',
    'GET /sys/message/sysMessage/list?pageNo=1',
    'GET /sys/message/sysMessage/list?pageNo=2',
  ]);
});

test('API-06 a row that has no address of its own is the first of its list', async () => {
  const { call } = serverOf({
    'GET /sys/sysDepart/listAll': () => answer([{ id: 'd1', departName: '总部' }]),
    'GET /sys/dict/list': () => answer({ records: [{ id: 'x1' }], total: 1 }),
    'GET /sys/dictItem/list': () => answer({ records: [], total: 0 }),
  });
  expect(await call('GET', '/sys/sysDepart/queryById?id=d1')).toMatchObject({ result: { departName: '总部' } });
  expect(await call('GET', '/sys/dict/queryById?id=x1')).toMatchObject({ result: { id: 'x1' } });
  expect(await call('GET', '/sys/dictItem/queryById?id=gone')).toMatchObject({ result: null });
});

test('API-06 categories are searched in the list of children, page by page', async () => {
  const { call, calls } = serverOf({ 'GET /sys/category/childList': () => answer([{ id: '1' }, { id: '2' }, { id: '3' }]) });
  expect(await call('GET', '/sys/category/list?name=*a*&pageNo=2&pageSize=2')).toMatchObject({
    result: { records: [{ id: '3' }], total: 3, current: 2 },
  });
  expect(calls().at(-1)).toBe('GET /sys/category/childList?name=*a*&pageNo=2&pageSize=2');
});

test('API-06 people are chosen from all, found by any of their names, and from a department', async () => {
  const { call, calls } = serverOf({
    'GET /sys/user/list': () => answer({ records: [{ id: 'u1' }], total: 1 }),
    'GET /sys/user/departUserList': () => answer(null),
  });
  expect(await call('GET', '/sys/user/queryUserComponentData?realname=*wang*&keyword=wang&pageNo=1')).toMatchObject({
    result: { records: [{ id: 'u1' }] },
  });
  const { searchParams } = new URL(`https://x${calls().at(-1)?.slice(4)}`);
  expect(searchParams.get('realname')).toBeNull();
  expect([searchParams.get('pageNo'), searchParams.get('superQueryMatchType')]).toEqual(['1', 'or']);
  expect(JSON.parse(decodeURI(searchParams.get('superQueryParams') ?? ''))).toEqual(
    ['realname', 'username', 'phone'].map((field) => ({ field, type: 'string', rule: 'like', val: 'wang' })),
  );
  expect(await call('GET', '/sys/user/queryUserComponentData?departId=d1&keyword=wang&pageNo=1&pageSize=10')).toMatchObject({
    success: true,
    result: { records: [], total: 0 },
  });
  expect(calls().at(-1)).toBe('GET /sys/user/departUserList?depId=d1&username=wang&pageNo=1&pageSize=10');
  expect(await call('GET', '/sys/user/queryUserComponentData?username=wang&pageNo=1')).toMatchObject({ success: true });
  expect(calls().at(-1)).toBe('GET /sys/user/list?username=wang&pageNo=1');
});
