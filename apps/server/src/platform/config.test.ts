import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { securityHeaders } from './http/headers.ts';

const read = (env: Record<string, string>) => readConfig(env, { dataDirectory: '/data', secret: 'x'.repeat(32) });
const policyOf = (env: Record<string, string>) =>
  Object.fromEntries(
    (securityHeaders(read(env))['Content-Security-Policy'] ?? '').split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources];
    }),
  );

test.each([
  ['', null],
  ['/stock/', '/stock'],
  ['/', null],
  ['https://stock.example/jeecg-boot/', 'https://stock.example/jeecg-boot'],
])('REQ-01 API_BASE %j names the server of the web app: %j', (given, expected) => {
  expect(read({ API_BASE: given }).apiBase).toBe(expected);
});

test.each(['stock', '//stock.example/x', 'ftp://stock.example', 'javascript:alert(1)'])(
  'REQ-01 API_BASE %j is refused by name',
  (given) => {
    expect(() => read({ API_BASE: given })).toThrow(`API_BASE is neither a path such as /jeecg-boot nor an http(s) address: ${given}`);
  },
);

test('SEC-01 security 49 the page may call and show what lies on the server that API_BASE names, and nowhere else', () => {
  const { 'connect-src': connect, 'img-src': images } = policyOf({ API_BASE: 'https://stock.example:8080/jeecg-boot' });
  expect(connect).toEqual(["'self'", 'https://stock.example:8080', 'wss://stock.example:8080']);
  expect(images).toEqual(["'self'", 'data:', 'blob:', 'https://stock.example:8080']);
  expect(policyOf({ API_BASE: '/stock' })).toEqual(policyOf({}));
});

test('SEC-01 security 49 pictures are shown by other pages only where their origins are let in', () => {
  const rule = (env: Record<string, string>) => securityHeaders(read(env))['Cross-Origin-Resource-Policy'];
  expect([rule({}), rule({ CORS_ORIGINS: 'https://office.example' })]).toEqual(['same-origin', 'cross-origin']);
});
