import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSampleTable, sampleModule, sampleTable } from '../../../test/sampleModule.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { systemModule } from '../../modules/system/system.module.ts';

let server: TestServer;
const modules = [systemModule, sampleModule];
const base = '/test/sample';

beforeAll(async () => {
  server = await testServer({ modules, shared: true });
  await createSampleTable(server.database);
});

describe('who may call', () => {
  test('PERM-08 a stranger, a junk token and a user without the permission are refused', async () => {
    expect(await server.stranger.get(`${base}/list`)).toMatchObject({
      status: 401,
      success: false,
      code: 401,
      message: 'Token失效，请重新登录',
    });
    expect(await server.stranger.get(`${base}/list`, {}, { 'x-access-token': 'junk' })).toMatchObject({ status: 401 });
    const nobody = server.as({ username: 'nobody', permissions: [] });
    expect(await nobody.get(`${base}/list`)).toMatchObject({
      status: 403,
      success: false,
      code: 510,
      message: '没有权限，请联系管理员授权',
    });
    expect(await server.as({ username: 'lister', permissions: ['sample:list'] }).get(`${base}/list`)).toMatchObject({
      status: 200,
      code: 0,
    });
    expect(await server.stranger.get(`${base}/open`)).toMatchObject({ status: 200, result: { hello: 'world' } });
  });

  test('PERM-08 a token in the address is ignored', async () => {
    const { token } = server.as('keeper');
    await server.as('keeper').get(`${base}/list`);

    expect(await server.stranger.get(`${base}/list`, { token: server.as('keeper').token || token })).toMatchObject({ status: 401 });
  });

  test('PERM-08 SEC-01 a page of another site cannot call with a stolen token', async () => {
    expect(await server.as('keeper').get(`${base}/list`, {}, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  });

  test('PERM-08 a refusal leaves a trace', async () => {
    await server.as({ username: 'curious', permissions: [] }).post(`${base}/add`, { name: 'x' });

    const { rows } = await server.database.pool.query("select action, outcome, entity from sys_audit where username = 'curious'");
    expect(rows).toEqual([{ action: 'denied', outcome: 'refused', entity: 'sample:add' }]);
  });

  test('PERM-08 a contract without a word on who may call does not start', async () => {
    await expect(
      testServer({
        modules: [
          systemModule,
          {
            name: 'bad',
            routes: [
              {
                contract: {
                  base: '/bad',
                  about: { domain: 'x', name: 'x' },
                  endpoints: {
                    a: {
                      method: 'GET',
                      path: '/a',
                      summary: { zh: '', en: '' },
                      reply: sampleModule.routes?.[0]?.contract.endpoints['open']?.reply as never,
                    },
                  },
                },
                handlers: { a: () => null },
              },
            ],
          },
        ],
      }),
    ).rejects.toThrow('/bad/a names neither auth nor permission');
  });
});

describe('PERM-08 addresses that are open to strangers and know who is signed in', () => {
  const ask = (token: string | undefined, headers: Record<string, string> = {}) =>
    server.stranger.get(`${base}/known`, undefined, { ...(token === undefined ? {} : { 'x-access-token': token }), ...headers });
  const nobody = { username: '', hasSession: false, tenantId: 0 };

  test('PERM-08 who is signed in acts as themselves in their tenant; a token that is nobody’s makes a stranger', async () => {
    const guest = server.as({ username: 'known_guest', tenantId: 2, permissions: [] });
    await guest.get(`${base}/known`);

    expect((await ask(guest.token)).result).toEqual({ username: 'known_guest', hasSession: true, tenantId: 2 });
    for (const token of [undefined, '', 'junk', 'x'.repeat(300)])
      expect(await ask(token), token).toMatchObject({ status: 200, result: nobody });
    expect((await ask(undefined, { authorization: `Bearer ${guest.token}`, cookie: `X-Access-Token=${guest.token}` })).result).toEqual(
      nobody,
    );
    await guest.post('/sys/logout');
    expect((await ask(guest.token)).result).toEqual(nobody);
  });

  test('PERM-08 security 6.29 a session is used neither in a foreign tenant nor from a foreign site nor before its password is changed', async () => {
    const guest = server.as({ username: 'known_fresh', permissions: [] });
    await guest.get(`${base}/known`);

    expect(await ask(guest.token, { tenant_id: '2' })).toMatchObject({ status: 403 });
    expect(await ask(guest.token, { tenant_id: '02' })).toMatchObject({ status: 400 });
    expect(await ask(guest.token, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
    expect(await ask(undefined, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 200, result: nobody });
    await server.database.pool.query('update sys_user set must_change_password = 1 where id = $1', [guest.userId]);
    expect(await ask(guest.token)).toMatchObject({ status: 403, message: '请先修改密码' });
  });
});

describe('answers', () => {
  test('API-02 unknown addresses and methods stay envelopes', async () => {
    expect(await server.stranger.get('/nothing')).toMatchObject({ status: 404, success: false, code: 404 });
    expect(await server.stranger.delete(`${base}/open`)).toMatchObject({ status: 405, success: false, code: 405 });
    const refused = await server.fastify.inject({ method: 'PATCH', url: `/jeecg-boot${base}/open?x=1` });
    expect(refused).toMatchObject({ statusCode: 405, headers: { allow: 'GET', 'x-request-id': expect.any(String) } });
    expect(refused.json()).toMatchObject({ success: false, message: '不支持PATCH请求方法，支持 GET' });
    expect(await server.stranger.get(`${base}//open`)).toMatchObject({ status: 404 });
    expect(await server.stranger.get(`${base}/open;x=1`)).toMatchObject({ status: 404 });
  });

  test('API-02 our own errors show one plain sentence and are logged whole', async () => {
    const reply = await server.as('keeper').post(`${base}/crash`);

    expect(reply).toMatchObject({ status: 500, success: false, code: 500, message: '操作失败，系统出现内部错误', result: null });
    expect(JSON.stringify(reply)).not.toMatch(/secret_table|\.ts:\d/);
    expect(server.errors.join()).toContain('secret_table');
  });

  test('API-02 a rule of the business answers 200 with its code', async () => {
    expect(await server.as('keeper').post(`${base}/refuse`)).toMatchObject({
      status: 200,
      success: false,
      code: 500,
      errorCode: 40201,
      message: '运单状态不允许',
    });
  });

  test('PERM-08 what the contract does not declare does not leave', async () => {
    expect((await server.as('keeper').get(`${base}/leak`)).result).toEqual({ id: '1', list: [{ a: 1 }] });
  });

  test('SEC-01 security 49: headers stand on every answer', async () => {
    const reply = await server.fastify.inject({ url: `/jeecg-boot${base}/open` });

    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(reply.headers['content-security-policy']).toContain("default-src 'self'; script-src 'self';");
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(reply.headers).not.toHaveProperty('x-powered-by');
  });

  test('SEC-01 security 49: refusals are kept by nobody, no matter who refuses', async () => {
    const { as, stranger, fastify } = await testServer({
      modules,
      config: {
        limits: { anonymous: { perSecond: 1, burst: 1 }, session: { perSecond: 1, burst: 100 }, handshake: { perSecond: 1, burst: 1 } },
      },
    });
    const nobody = as({ username: 'unlisted', permissions: [] });
    await nobody.get(`${base}/open`);
    const ask = async (url: string, headers: Record<string, string> = {}) => {
      const reply = await fastify.inject({ url, headers });
      return [reply.statusCode, reply.headers['cache-control']];
    };

    expect(await ask(`/jeecg-boot${base}/list`)).toEqual([401, 'no-store']);
    expect(await ask(`/jeecg-boot${base}/list`)).toEqual([429, 'no-store']);
    expect(await ask(`/jeecg-boot${base}/list`, { 'x-access-token': nobody.token })).toEqual([403, 'no-store']);
    expect(await ask('/jeecg-boot/nothing')).toEqual([404, 'no-store']);
    expect(await ask(`/jeecg-boot/${'x'.repeat(9000)}`)).toEqual([400, 'no-store']);
    expect(await stranger.delete(`${base}/open`)).toMatchObject({ status: 405 });
  });

  test('API-02 an address that cannot be decoded gets the envelope, and a trailing slash changes nothing', async () => {
    for (const url of ['/jeecg-boot/%zz', '/jeecg-boot/test/%', '/jeecg-boot/%ff/list']) {
      const reply = await server.fastify.inject({ url });
      expect(reply.statusCode, url).toBe(404);
      expect(reply.json(), url).toMatchObject({ success: false, code: 404, message: '请求的地址不存在', requestId: expect.any(String) });
      expect(reply.headers, url).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    }

    expect(await server.stranger.get(`${base}/open/`)).toMatchObject({ status: 200, result: { hello: 'world' } });
    expect(await server.stranger.get(`${base}/list/`)).toMatchObject({ status: 401 });
    expect(await server.as({ username: 'slashed', permissions: [] }).get(`${base}/list/`)).toMatchObject({ status: 403 });
    expect(await server.stranger.delete(`${base}/open/`)).toMatchObject({ status: 405 });
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['no end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="biz"\r\n\r\ntemp'],
    [
      'a file without an end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\na,b',
    ],
    [
      'an end that is missing behind a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--x\r\nContent-Disposition: form-data; name="b"\r\n\r\n',
    ],
    ['another boundary', 'multipart/form-data; boundary=y', '--x\r\nContent-Disposition: form-data; name="biz"\r\n\r\ntemp\r\n--x--\r\n'],
    ['no parts', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['nothing', 'multipart/form-data; boundary=x', ''],
    [
      'a name of the prototype',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--x--\r\n',
    ],
    ['another kind of parts', 'multipart/mixed; boundary=x', '--x\r\n\r\nx\r\n--x--\r\n'],
  ])('API-03 security 42: a form with %s is refused as malformed', async (_what, type, payload) => {
    const user = server.as('keeper');
    for (const path of ['/sys/common/upload', `${base}/importExcel`, `${base}/add`]) {
      const reply = await server.fastify.inject({
        method: 'POST',
        url: `/jeecg-boot${path}`,
        headers: { 'x-access-token': user.token, 'content-type': type },
        payload,
      });
      expect(reply.statusCode, `${path} ${reply.body}`).toBe(400);
      expect(reply.json(), path).toMatchObject({ success: false, code: 400, message: expect.stringMatching(/./) });
    }
  });

  test('API-03 bodies that are broken, too large or too deep are refused', async () => {
    const send = (payload: string, type = 'application/json') =>
      server.fastify.inject({
        method: 'POST',
        url: `/jeecg-boot${base}/refuse`,
        headers: { 'x-access-token': server.as('keeper').token, 'content-type': type },
        payload,
      });

    expect((await send('{"a":')).json()).toMatchObject({ success: false, code: 400, message: '请求内容不是有效的JSON' });
    expect((await send('['.repeat(33) + ']'.repeat(33))).statusCode).toBe(400);
    expect((await send(`"${'x'.repeat(1024 * 1024)}"`)).json()).toMatchObject({ code: 413, success: false });
    for (const [half, path] of [
      [String.raw`{"\ud800":"a"}`, ''],
      [String.raw`{"a":["b\udc00"]}`, 'a.0'],
      [String.raw`{"a":{"b":"c","d":"\ud83d"}}`, 'a.d'],
    ] as const) {
      const message = '参数含有不允许的字符';
      expect((await send(half)).json(), half).toMatchObject({ success: false, code: 400, message, errorData: [{ path, message }] });
    }
    expect((await send('a=1', 'application/x-www-form-urlencoded')).json()).toMatchObject({ success: false, code: 400 });
  });

  test('API-03 too many calls of one person on one address are put off', async () => {
    const { as, database } = await testServer({
      modules,
      config: {
        limits: { anonymous: { perSecond: 1, burst: 2 }, session: { perSecond: 1, burst: 3 }, handshake: { perSecond: 1, burst: 1 } },
      },
    });
    await createSampleTable(database);
    const user = as('fast');
    const replies = [];
    for (let call = 0; call < 5; call += 1) replies.push((await user.get(`${base}/leak`)).status);

    expect(replies).toEqual([200, 200, 200, 429, 429]);
    expect((await as('slow').get(`${base}/leak`)).status).toBe(200);
  });

  test('API-07 long answers are compressed for those who can read it', async () => {
    const user = server.as('keeper');
    for (let index = 0; index < 12; index += 1) await user.post(`${base}/add`, { name: `压缩${index}` });
    const reply = await server.fastify.inject({
      url: `/jeecg-boot${base}/list`,
      headers: { 'x-access-token': user.token, 'accept-encoding': 'gzip' },
    });

    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(reply.rawPayload).toString())).toMatchObject({ success: true });
  });

  test('OPS-03 health and readiness say one word', async () => {
    expect((await server.fastify.inject({ url: '/healthz' })).body).toBe('ok');
    expect((await server.fastify.inject({ url: '/readyz' })).body).toBe('ready');
  });

  test('SEC-02 no token and no password reaches the log', async () => {
    const user = server.as({ username: 'logged', password: 'Canary-pass-1!' });
    await user.post(`${base}/add`, { name: 'x', password: 'Canary-pass-1!' }, { authorization: 'Canary-pass-1!' });
    await user.get(`${base}/list`, { token: user.token });

    const log = server.logLines.join('');
    expect(log).not.toContain(user.token);
    expect(log).not.toContain('Canary-pass-1!');
  });
});

describe('idempotency', () => {
  const key = '0b1c2d3e-4f50-4617-8899-aabbccddeeff';

  test('API-04 security 54: a key makes an effect happen once', async () => {
    const user = server.as('shipper');
    const { result: row } = await user.post(`${base}/add`, { name: '一次' });

    expect(await user.post(`${base}/ship`, { id: row.id })).toMatchObject({ status: 400, message: '缺少 Idempotency-Key' });
    expect(await user.post(`${base}/ship`, { id: row.id }, { 'idempotency-key': 'short' })).toMatchObject({ status: 400 });
    const first = await user.post(`${base}/ship`, { id: row.id }, { 'idempotency-key': key });
    const again = await user.post(`${base}/ship`, { id: row.id }, { 'idempotency-key': key.replaceAll('-', '') });

    expect(first).toMatchObject({ success: true, result: { id: row.id } });
    expect(again.result).toEqual(first.result);
    expect(await user.post(`${base}/ship`, { id: 'other' }, { 'idempotency-key': key })).toMatchObject({ status: 409 });
    expect((await user.get(`${base}/list`, { name: '发货单 一次' })).result.total).toBe(1);
    server.clock.advance(31 * 86_400_000);
    server.clock.set('2026-06-01T10:00:00+08:00');
  });

  test('API-04 security 54: parallel repeats have one effect', async () => {
    const user = server.as('shipper');
    const { result: row } = await user.post(`${base}/add`, { name: '并发' });
    const keys = { 'idempotency-key': '11111111-2222-4333-8444-555555555555' };

    const replies = await Promise.all(Array.from({ length: 8 }, () => user.post(`${base}/ship`, { id: row.id }, keys)));

    expect(replies.filter((reply) => ![200, 409].includes(reply.status))).toEqual([]);
    expect(new Set(replies.filter((reply) => reply.status === 200).map((reply) => reply.result.shipped)).size).toBe(1);
    expect((await user.get(`${base}/list`, { name: '发货单 并发' })).result.total).toBe(1);
  });

  test('API-04 security 54: a refused effect leaves nothing behind, so the key may be used again', async () => {
    const user = server.as('shipper');
    const { result: row } = await user.post(`${base}/add`, { name: '超额' });
    const keys = { 'idempotency-key': '99999999-2222-4333-8444-555555555555' };

    const refused = await user.post(`${base}/ship`, { id: row.id }, keys);

    expect(refused).toMatchObject({ status: 200, success: false, errorCode: 40105, errorData: { missing: 100 } });
    expect((await user.get(`${base}/list`, { name: '发货单*' })).result.records.map((one: { name: string }) => one.name)).not.toContain(
      '发货单 超额',
    );
    expect((await user.get(`${base}/queryById`, { id: row.id })).result.remark).toBeNull();
    await server.inTenant(0, (tx) => tx.update(sampleTable).set({ name: '正常' }));
    expect(await user.post(`${base}/ship`, { id: row.id }, keys)).toMatchObject({ success: true });
  });

  test.each([
    ['zh', '样品已冻结', '添加成功！'],
    ['en', 'The sample is frozen', 'Added'],
  ])('LANG-01 in %s a refusal stands at its field, and a success is told, in the language of the reader', async (locale, words, added) => {
    const user = server.as('shipper');
    const { result: row, message } = await user.post(`${base}/add`, { name: '冻结' }, { 'accept-language': locale });
    const refused = await user.post(`${base}/ship`, { id: row.id }, { 'idempotency-key': randomUUID(), 'accept-language': locale });

    expect(message).toBe(added);
    expect(refused).toMatchObject({ status: 400, message: words });
    expect(refused.errorData).toEqual([{ path: 'id', message: words }]);
  });

  test('API-04 security 54: a warning stops the call until it is confirmed', async () => {
    const user = server.as('shipper');
    const { result: row } = await user.post(`${base}/add`, { name: '超载' });
    const keys = { 'idempotency-key': '77777777-2222-4333-8444-555555555555' };

    const warned = await user.post(`${base}/ship`, { id: row.id }, keys);
    expect(warned).toMatchObject({ success: true, result: { warnings: [{ code: 40242, message: '装货量超过核定载质量' }] } });
    expect((await user.get(`${base}/queryById`, { id: row.id })).result.remark).toBeNull();

    expect(await user.post(`${base}/ship`, { id: row.id, confirmWarnings: true }, keys)).toMatchObject({
      success: true,
      result: { id: row.id },
    });
  });
});
