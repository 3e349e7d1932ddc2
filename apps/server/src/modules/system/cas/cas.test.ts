import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { readCasAnswer } from './readCasAnswer.ts';

/** A small central login as CAS 3.0 describes it: a ticket is good once, for the service that it was given to. */
function createCas() {
  const tickets = new Map<string, { service: string; user: string }>();
  const special = new Map<string, string>();
  const answer = (inner: string) => `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inner}</cas:serviceResponse>`;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://cas');
    const ticket = url.searchParams.get('ticket') ?? '';
    const found = tickets.get(ticket);
    tickets.delete(ticket);
    response.setHeader('content-type', 'application/xml');
    if (url.pathname !== '/cas/p3/serviceValidate') return response.writeHead(404).end();
    if (special.has(ticket)) return response.end(special.get(ticket));
    return response.end(
      found?.service === url.searchParams.get('service')
        ? answer(`<cas:authenticationSuccess><cas:user>${found.user}</cas:user></cas:authenticationSuccess>`)
        : answer(`<cas:authenticationFailure code="INVALID_TICKET">Ticket ${ticket} not recognized</cas:authenticationFailure>`),
    );
  });
  return {
    server,
    special,
    answer,
    give: (user: string, service: string) => {
      const ticket = `ST-${randomUUID()}`;
      tickets.set(ticket, { service, user });
      return ticket;
    },
  };
}

const cas = createCas();
let prefix: string;
let server: TestServer;
const service = 'https://freight.example.com/user/login';

beforeAll(async () => {
  await new Promise<void>((resolve) => cas.server.listen(0, '127.0.0.1', resolve));
  prefix = `http://127.0.0.1:${(cas.server.address() as AddressInfo).port}/cas`;
});
afterAll(() => new Promise((resolve) => (cas.server as Server).close(resolve)));
beforeEach(async () => {
  server = await testServer({ config: { publicUrl: 'https://freight.example.com', casPrefixUrl: prefix } });
  await server.as({ username: 'zhou', permissions: [] }).get('/sys/user/getCurrentUserDeparts');
});

const enter = (ticket: string, to = service) => server.stranger.post('/cas/client/validateLogin', { ticket, service: to });

test('SESS-01 a ticket of the central login opens a session once, by POST and by GET', async () => {
  const ticket = cas.give('Zhou', service);
  expect(await enter(ticket)).toMatchObject({ success: true, code: 200, result: { userInfo: { username: 'zhou' } } });
  expect(await enter(ticket)).toMatchObject({ success: false, message: '登录凭证无效或已过期，请重新登录' });
  const second = cas.give('zhou', service);
  expect(await server.stranger.get('/cas/client/validateLogin', { ticket: second, service })).toMatchObject({ success: true });
  // Clients of the 2.4 line.
  const third = cas.give('zhou', service);
  expect(await server.stranger.get('/sys/cas/client/validateLogin', { ticket: third, service })).toMatchObject({ success: true });
});

test('SESS-01 a ticket that was given to another site opens nothing here', async () => {
  for (const foreign of [
    'https://evil.example.com/',
    'https://freight.example.com.evil.com/',
    'not an address',
    'http://freight.example.com/',
  ])
    expect(await enter(cas.give('zhou', foreign), foreign)).toMatchObject({ success: false, message: '登录地址不属于本平台' });
  expect(await enter(cas.give('zhou', 'https://evil.example.com/'))).toMatchObject({ message: '登录凭证无效或已过期，请重新登录' });
});

test('SESS-01 anyone who is unknown or frozen here stays outside, and so does everybody while the central login is broken', async () => {
  expect(await enter(cas.give('nobody', service))).toMatchObject({ message: '该用户不存在，请注册' });
  await server.database.pool.query("update sys_user set status = 2 where username = 'zhou'");
  expect(await enter(cas.give('zhou', service))).toMatchObject({ message: '该用户已冻结' });
  cas.special.set('ST-odd', 'hello');
  expect(await enter('ST-odd')).toMatchObject({ message: '统一认证服务应答无效' });
  cas.special.set('ST-long', 'x'.repeat(100_000));
  expect(await enter('ST-long')).toMatchObject({ message: '统一认证服务暂时无法访问，请稍后重试' });
});

test('SESS-01 without a central login there is no such call', async () => {
  const plain = await testServer();
  expect(await plain.stranger.post('/cas/client/validateLogin', { ticket: 'ST-1', service })).toMatchObject({ status: 404 });
  expect(await plain.stranger.get('/sys/login/ways')).toMatchObject({ result: { cas: null, thirdParties: [] } });
  expect(await server.stranger.get('/sys/login/ways')).toMatchObject({ result: { cas: prefix } });
});

test('SESS-01 only the user element in its place names somebody', () => {
  const { answer } = cas;
  expect(readCasAnswer(answer('<cas:authenticationSuccess><cas:user> zhou </cas:user></cas:authenticationSuccess>'))).toEqual({
    user: 'zhou',
  });
  for (const hostile of [
    answer('<cas:authenticationSuccess><cas:attributes><cas:user>admin</cas:user></cas:attributes></cas:authenticationSuccess>'),
    answer(
      '<cas:authenticationFailure>no</cas:authenticationFailure><cas:authenticationSuccess><cas:user>admin</cas:user></cas:authenticationSuccess>',
    ),
    `<!DOCTYPE x [<!ENTITY a "admin">]>${answer('<cas:authenticationSuccess><cas:user>&a;</cas:user></cas:authenticationSuccess>')}`,
    '<cas:user>admin</cas:user>',
    '<unclosed',
    '',
  ])
    expect(readCasAnswer(hostile) ?? {}, hostile).not.toHaveProperty('user');
});
