import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callOut, type OutboundConfig } from './outbound.ts';

let heard = 0;
const answers: Record<string, RequestListener> = {
  '/ok': (_request, response) => response.end('hello'),
  '/away': (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  '/much': (_request, response) => response.end('x'.repeat(5 * 1024 * 1024 + 1)),
  '/echo': (request, response) => request.pipe(response),
};
const server = createServer((request, response) => {
  heard += 1;
  answers[request.url ?? '']?.(request, response);
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const production: OutboundConfig = { mode: 'production', privateHosts: [] };
const listed: OutboundConfig = { mode: 'production', privateHosts: ['127.0.0.1', 'localhost', '169.254.169.254'] };

test('SEC-05 security 51 an answer is read whole, with what was sent', async () => {
  expect(await callOut(listed, { address: `http://127.0.0.1:${port}/ok` })).toEqual({ status: 200, text: 'hello' });
  expect(await callOut(listed, { address: `http://localhost:${port}/echo`, method: 'POST', body: '{"a":1}' })).toEqual({
    status: 200,
    text: '{"a":1}',
  });
});

test('SEC-05 security 51 nothing of one’s own network hears a call unless it is listed, whatever its address looks like', async () => {
  heard = 0;
  for (const host of [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    'localhost',
    '10.0.0.1',
    '192.168.1.1',
    '[fd00::1]',
  ])
    await expect(callOut(production, { address: `https://${host}:${port}/ok` }), host).rejects.toThrow('may not be called');
  expect(heard).toBe(0);
});

test('SEC-05 security 51 a listed host never leads to where clouds tell secrets', async () => {
  await expect(callOut(listed, { address: 'http://169.254.169.254/latest/meta-data' })).rejects.toThrow('may not be called');
  await expect(callOut({ mode: 'test', privateHosts: [] }, { address: 'http://169.254.169.254/' })).rejects.toThrow('may not be called');
});

test('SEC-05 security 51 no call without https to others, no redirect, no endless answer', async () => {
  await expect(callOut(production, { address: 'http://example.com/' })).rejects.toThrow('without https');
  await expect(callOut(listed, { address: `http://127.0.0.1:${port}/away` })).rejects.toThrow('leads elsewhere (302)');
  await expect(callOut(listed, { address: `http://127.0.0.1:${port}/much` })).rejects.toThrow('too long');
});
