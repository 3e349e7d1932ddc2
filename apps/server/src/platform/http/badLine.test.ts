import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await testServer({ shared: true });
  port = Number(new URL(await server.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
});

/** A call over a line, and the server's end of it. */
async function call(...lines: string[]): Promise<{ line: Socket; far: Socket }> {
  const accepted = once(server.fastify.server, 'connection') as Promise<[Socket]>;
  const line = connect(port, '127.0.0.1');
  line.write(lines.join('\r\n'));
  return { line, far: (await accepted)[0] };
}
const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

test.each([
  ['en-US', 'The request did not arrive in time: check the connection and try again'],
  ['zh-CN', '请求未能在规定时间内发送完毕，请检查网络后重试'],
])('API-02 security 50 an upload that takes too long is refused in words, in %s', async (language, message) => {
  const { token } = server.as('uploader');
  const { line, far } = await call(
    'POST /jeecg-boot/sys/common/upload HTTP/1.1',
    'Host: x',
    `X-Access-Token: ${token}`,
    `Accept-Language: ${language}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 1000000',
    '',
    '--x',
    '',
  );
  await once(server.fastify.server, 'request');

  server.fastify.server.emit('clientError', late, far);

  const answer = await text(line);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ success: false, code: 408, message, result: null });
  line.destroy();
});

test('API-02 security 50 what is not a request is refused in an envelope', async () => {
  const { line } = await call('nonsense', '', '');

  const answer = await text(line);

  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ success: false, code: 400, message: '请求格式不正确' });
});
