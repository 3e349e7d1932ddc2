import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWeb } from './serveWeb.ts';

const folder = mkdtempSync(join(tmpdir(), 'tarmac-web-'));
const app = fastify();
let isServed = false;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tarmac</title>');
  writeFileSync(join(folder, 'assets', 'index-1.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'index-1.js.br'), 'as br.');
  writeFileSync(join(folder, 'assets', 'index-1.js.gz'), 'as gzip.');
  writeFileSync(join(folder, 'assets', 'sign.svg'), '<svg/>');
  writeFileSync(join(folder, 'config.js'), 'globalThis.TARMAC_CONFIG ??= { apiBase: "/of-the-build" };');
  isServed = await serveWeb(app, { folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string, accept?: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, headers: accept === undefined ? {} : { accept } });

test.each([undefined, '*/*', 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'])(
  'API-07 the page answers at every address of a person and to who names no kind (%s)',
  async (accept) => {
    for (const url of ['/', '/shipping/list', '/shipping/detail/12?tab=a.b']) {
      const answer = await ask(url, accept);
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']], url).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(answer.body).toContain('<title>Tarmac</title>');
    }
  },
);

test.each([
  ['/shipping/list/', '/shipping/list'],
  ['/shipping/list//?a=1/', '/shipping/list?a=1/'],
  ['/a/', '/a'],
])('API-07 %s leads to %s', async (url, expected) => {
  const { statusCode, headers } = await ask(url, 'text/html');
  expect([statusCode, headers['location']]).toEqual([302, expected]);
});

test.each(['/', '//evil.example/', '//evil.example//', '/\\evil.example/'])('API-07 %s leads nowhere else', async (url) => {
  const { statusCode, headers } = await ask(url, 'text/html');
  expect([statusCode, headers['location']]).toEqual([200, undefined]);
});

test('API-07 a file that is missing, another kind and another method are not answered by a page', async () => {
  for (const [url, accept, method] of [
    ['/assets/index-0.js', '*/*', 'GET'],
    ['/assets/index-0.js', 'text/html', 'GET'],
    ['/assets/..%2findex.html', '*/*', 'GET'],
    ['/shipping/list', 'application/json', 'GET'],
    ['/shipping/list', 'text/html', 'POST'],
  ] as const)
    expect((await ask(url, accept, method)).statusCode, `${method} ${url} ${accept}`).toBe(404);
});

test('API-07 a file with its content in its name is kept for a year, and comes as the client takes it', async () => {
  const sent = async (name: string, accepted?: string) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const { statusCode, headers: answered, body } = await app.inject({ url: `/assets/${name}`, headers });
    expect([statusCode, answered['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    return [answered['content-type'], answered['content-encoding'], answered['vary'], answered['content-length'], body];
  };
  const script = 'text/javascript; charset=utf-8';
  expect(await sent('index-1.js')).toEqual([script, undefined, 'accept-encoding', '10', 'export {};']);
  expect(await sent('index-1.js', 'gzip, deflate, br, zstd')).toEqual([script, 'br', 'accept-encoding', '6', 'as br.']);
  expect(await sent('index-1.js', 'br;q=0, gzip;q=0.5')).toEqual([script, 'gzip', 'accept-encoding', '8', 'as gzip.']);
  expect(await sent('sign.svg', 'br')).toEqual(['image/svg+xml', undefined, undefined, '6', '<svg/>']);
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/assets/index-1.js' });
  expect([statusCode, headers['content-length'], body]).toEqual([200, '10', '']);
});

test('REQ-01 API-07 the app is told its server, and nothing where it is this one; whatever a build holds is not asked', async () => {
  const told = async (settings: { apiBase?: string | null }) => {
    const other = fastify();
    await serveWeb(other, { folder, webSettings: settings });
    const { statusCode, headers, body } = await other.inject({ url: '/config.js' });
    await other.close();
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache']);
    return body;
  };
  expect(await told({ apiBase: 'https://stock.example/x"</script>' })).toBe(
    'globalThis.TARMAC_CONFIG ??= {"apiBase":"https://stock.example/x\\"</script>"};\n',
  );
  const packed = fastify();
  await serveWeb(packed, { folder, webSettings: { apiBase: '/api' } });
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await packed.inject({ url: '/config.js', headers: { 'accept-encoding': encoding } });
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'accept-encoding']);
    expect(unpack(rawPayload).toString()).toBe('globalThis.TARMAC_CONFIG ??= {"apiBase":"/api"};\n');
  }
  await packed.close();
  expect(await told({ apiBase: null })).toBe('globalThis.TARMAC_CONFIG ??= {};\n');
  expect(await told({})).toBe('globalThis.TARMAC_CONFIG ??= {};\n');
});

test('API-07 a built app is served, and a folder without one is told', async () => {
  expect(isServed).toBe(true);
  expect(await serveWeb(fastify(), { folder: join(folder, 'assets') })).toBe(false);
});
